import { fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSpareTime } from './use-spare-time.ts';

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

function open({ saveData }: { saveData: boolean }) {
  vi.useFakeTimers();
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  const load = vi.fn(async () => undefined);
  return { load, ...renderHook(() => useSpareTime(load)) };
}

test('the next screen is loaded while this one is read, and not at once', () => {
  const { load } = open({ saveData: false });
  expect(load).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(load).toHaveBeenCalledOnce();
});

test('a page that is left loads nothing more', () => {
  const { load, unmount } = open({ saveData: false });
  unmount();
  vi.runAllTimers();
  expect(load).not.toHaveBeenCalled();
});

test('who saves data waits for the first touch', () => {
  const { load } = open({ saveData: true });
  vi.runAllTimers();
  expect(load).not.toHaveBeenCalled();
  fireEvent.pointerDown(window);
  expect(load).toHaveBeenCalledOnce();
});
