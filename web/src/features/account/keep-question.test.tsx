import { getPrivacySettings, updatePrivacySettings } from '@haven/contracts/account';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { tellChatState } from '#lib/chat-state.ts';
import { renderWith } from '#testing/render-with.tsx';
import { stub } from '#testing/stub.ts';
import { KeepQuestion } from './keep-question.tsx';
import { privacy, sitDown } from './testing.ts';

const state = (change: Partial<typeof privacy> = {}) =>
  Response.json({ success: true, data: { ...privacy, ...change } });
const title = /Would you like to keep your conversations/;

beforeEach(() => sitDown());

function open(exchanges: number) {
  return renderWith(<KeepQuestion exchanges={exchanges} instead={<p>Something else</p>} />);
}

test('nothing is asked before the third exchange', () => {
  const calls = stub([getPrivacySettings, state()]);
  open(2);
  expect(screen.getByText('Something else')).toBeTruthy();
  expect(calls).toEqual([]);
});

test.each([
  ['Keep them for 30 days', 'user-controlled', /kept for 30 days from now on/],
  ['No, let them go', 'session-only', /Nothing is kept after the session/],
] as const)('%s is an answer, and the way to change it is shown', async (name, storagePreference, words) => {
  const answer = state({ storagePreference, keepAnswered: true });
  const calls = stub([getPrivacySettings, state()], [updatePrivacySettings, answer]);
  const { user } = open(3);
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.queryByText('Something else')).toBeNull();
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('link', { name: /account page/ }).getAttribute('href')).toBe('/account');
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ storagePreference });
});

test('whoever has answered is not asked again', async () => {
  const calls = stub([getPrivacySettings, state({ keepAnswered: true })]);
  open(8);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByText(title)).toBeNull();
  expect(screen.getByText('Something else')).toBeTruthy();
});

test.each(['isInCrisis', 'isPaywalled'] as const)('nobody is asked while %s', async (risk) => {
  const calls = stub([getPrivacySettings, state()]);
  act(() => tellChatState({ [risk]: true }));
  open(3);
  expect(screen.queryByText(title)).toBeNull();
  expect(calls).toEqual([]);
  act(() => tellChatState({ [risk]: false }));
  expect(await screen.findByText(title)).toBeTruthy();
});

test('an answer that could not be saved is told of, and can be given again', async () => {
  stub([getPrivacySettings, state()]);
  const { user } = open(3);
  await user.click(await screen.findByRole('button', { name: 'Keep them for 30 days' }));
  expect(await screen.findByText('Update Failed')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Keep them for 30 days' })).toBeTruthy();
});
