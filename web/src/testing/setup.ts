import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { clearToasts } from '#ui/toast-store.ts';

beforeEach(() => {
  vi.spyOn(console, 'error');
});

// A console error is a fault: React reports broken markup and lost updates there.
afterEach(() => {
  cleanup();
  clearToasts();
  const complaints = vi.mocked(console.error).mock.calls;
  localStorage.clear();
  sessionStorage.clear();
  expect(complaints).toEqual([]);
});
