import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { forgetSettings } from '#lib/settings.ts';
import { stub } from '#testing/stub.ts';
import { clearToasts } from '#ui/toast-store.ts';

// The simulated browser knows no popovers: they are simply there. Nor does it lay anything out: nothing can be scrolled to.
HTMLElement.prototype.hidePopover ??= () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn').mockReturnValue();
  // No test reaches the network: a call that nobody stubbed fails like a broken connection.
  stub();
});

// A console error is a fault: React reports broken markup and lost updates there.
afterEach(() => {
  cleanup();
  clearToasts();
  forgetSettings();
  vi.unstubAllGlobals();
  const complaints = vi.mocked(console.error).mock.calls;
  localStorage.clear();
  sessionStorage.clear();
  expect(complaints).toEqual([]);
});
