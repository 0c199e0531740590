import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listToasts, showToast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(<Toaster />);
});

afterEach(() => vi.useRealTimers());

function show(title: string, rest: Partial<Parameters<typeof showToast>[0]> = {}) {
  act(() => void showToast({ title, ...rest }));
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('only the newest toast is visible', () => {
  show('Settings Updated');
  show('Link Copied!');

  expect(screen.queryByText('Settings Updated')).toBeNull();
  expect(screen.getByText('Link Copied!')).toBeTruthy();
});

test('a toast goes after 5 seconds, not before', async () => {
  show('Link Copied!');

  await wait(4_900);
  expect(screen.queryByText('Link Copied!')).not.toBeNull();
  await wait(200);
  expect(screen.queryByText('Link Copied!')).toBeNull();
});

test('a toast with its own time keeps to it', async () => {
  show('Link Copied!', { durationMs: 2_000 });

  await wait(2_100);

  expect(screen.queryByText('Link Copied!')).toBeNull();
});

test('pointing at a toast stops its time, leaving lets it go on', async () => {
  show('Link Copied!');
  const region = screen.getByRole('region', { name: /Notifications/ });

  fireEvent.pointerMove(region);
  await wait(20_000);
  expect(screen.queryByText('Link Copied!')).not.toBeNull();

  fireEvent.pointerLeave(region);
  await wait(5_100);
  expect(screen.queryByText('Link Copied!')).toBeNull();
});

test('a focused toast stays', async () => {
  show('Link Copied!');

  act(() => screen.getByRole('button', { name: 'Dismiss Link Copied!' }).focus());
  await wait(20_000);

  expect(screen.queryByText('Link Copied!')).not.toBeNull();
});

test('F8 moves the focus to the notifications', async () => {
  show('Link Copied!');

  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });

  await waitFor(() => expect(document.activeElement?.textContent).toContain('Link Copied!'));
});

test('Escape and the close button close', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  show('First');
  await user.keyboard('{Escape}');
  expect(screen.queryByText('First')).toBeNull();

  show('Second');
  await user.click(screen.getByRole('button', { name: 'Dismiss Second' }));
  expect(screen.queryByText('Second')).toBeNull();
});

test.each([
  [40, true],
  [60, false],
])('a swipe of %i px to the right leaves it there: %j', (distance, stays) => {
  show('Link Copied!');
  const text = screen.getByText('Link Copied!');
  // The simulated browser has no pointer capture.
  Object.assign(text, { setPointerCapture: vi.fn(), hasPointerCapture: () => false, releasePointerCapture: vi.fn() });

  fireEvent.pointerDown(text, { button: 0, clientX: 10, clientY: 10 });
  fireEvent.pointerMove(text, { clientX: 30, clientY: 10 });
  fireEvent.pointerMove(text, { clientX: 10 + distance, clientY: 10 });
  fireEvent.pointerUp(text, { clientX: 10 + distance, clientY: 10 });

  expect(screen.queryByText('Link Copied!') !== null).toBe(stays);
});

test('a destructive toast is an alert, any other a status', () => {
  show('Invalid Code', { kind: 'destructive' });
  expect(screen.getByRole('alert').textContent).toBe('Invalid Code');

  show('Link Copied!');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a closed toast is forgotten after 1,000,000 ms', async () => {
  show('Link Copied!');
  await wait(5_100);
  expect(listToasts()).toHaveLength(1);

  await wait(1_000_000);

  expect(listToasts()).toHaveLength(0);
});
