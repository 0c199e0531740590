import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resetChatState, tellChatState } from '#lib/chat-state.ts';
import { renderWith } from '#testing/render-with.tsx';
import { SharePrompt } from './share-prompt.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  act(resetChatState);
  vi.useRealTimers();
});

const grateful = { count: 14, message: 'Thank you, this helped', sessionId: 'session_1' };
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function open() {
  return renderWith(<SharePrompt exchange={grateful} />);
}

test('the question comes two seconds after thanks', async () => {
  open();

  await wait(1_900);
  expect(screen.queryByText('Glad this helped.')).toBeNull();
  await wait(200);

  expect(screen.getByText('Glad this helped.')).toBeTruthy();
});

test('it is asked once in a session, also after a reload', async () => {
  const { unmount } = open();
  await wait(2_100);
  unmount();

  open();
  await wait(600_000);

  expect(screen.queryByText('Glad this helped.')).toBeNull();
});

test('a crisis that begins before it shows keeps it away', async () => {
  open();

  await wait(1_000);
  act(() => tellChatState({ isInCrisis: true }));
  await wait(5_000);

  expect(screen.queryByText('Glad this helped.')).toBeNull();
});

test('"Not now" is an answer', async () => {
  open();
  await wait(2_100);

  act(() => screen.getByRole('button', { name: 'Not now' }).click());

  expect(screen.queryByText('Glad this helped.')).toBeNull();
});

test('sharing opens the four ways', async () => {
  open();
  await wait(2_100);

  act(() => screen.getByRole('button', { name: 'Share Haven' }).click());

  expect(screen.getByRole('dialog', { name: 'Share Haven' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Text a Friend' })).toBeTruthy();
});
