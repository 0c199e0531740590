import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { resetChatState, tellChatState } from '#lib/chat-state.ts';
import { renderWith } from '#testing/render-with.tsx';
import { TrialComplete } from './trial-complete.tsx';

afterEach(() => act(resetChatState));

const spent = { reason: 'none', messagesRemaining: 0 } as const;

test.each(['Continue Your Journey', 'View Plans & Pricing', 'Buy Now'])('"%s" leads to the plans', async (name) => {
  const { router, user } = renderWith(<TrialComplete />);
  act(() => tellChatState({ entitlement: spent }));

  await user.click(screen.getByRole('link', { name }));

  expect(router.state.location.pathname).toBe('/plans');
});

test('it is said once', async () => {
  const { user, unmount } = renderWith(<TrialComplete />);
  act(() => tellChatState({ entitlement: spent }));
  await user.click(screen.getByRole('button', { name: /Close/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();

  renderWith(<TrialComplete />);

  expect(screen.queryByRole('dialog')).toBeNull();
});

test('it waits while the chat speaks of a crisis', () => {
  renderWith(<TrialComplete />);

  act(() => tellChatState({ entitlement: spent, isInCrisis: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => tellChatState({ isInCrisis: false }));

  expect(screen.getByRole('dialog', { name: 'Your free trial is complete' })).toBeTruthy();
});

test('as long as there is access nothing is said', () => {
  renderWith(<TrialComplete />);

  act(() => tellChatState({ entitlement: { reason: 'trial', messagesRemaining: 1 } }));

  expect(screen.queryByRole('dialog')).toBeNull();
});
