import {
  cancelAccount,
  createUserAccount,
  downgradeAccount,
  exportData,
  getPrivacySettings,
  getUserAccount,
  getUserTime,
  updateCompanionSettings,
  updatePrivacySettings,
} from '@haven/contracts/account';
import { removeHistory } from '@haven/contracts/chat';
import { errors } from '@haven/contracts/errors';
import { storageKeys, userTimeRefetchMs } from '@haven/contracts/policy/screens';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { listStoredKeys, readStored, removeStored, writeStored } from '#lib/storage.ts';
import { renderWith } from '#testing/render-with.tsx';
import { stub } from '#testing/stub.ts';
import { AccountScreen } from './account-screen.tsx';
import { account, everything, privacy, settings, sitDown, userId } from './testing.ts';

const refusal = (words?: string) => Response.json({ success: false, message: words }, { status: 409 });
const planRefusal = (code: 'plan.none' | 'plan.change_off') =>
  Response.json({ success: false, code, message: errors[code].message }, { status: errors[code].status });
const ok = (data: unknown) => Response.json({ success: true, data });

function open(onCleared: (id: string) => void = () => undefined) {
  return renderWith(<AccountScreen security={<p>Security</p>} onCleared={onCleared} />, { path: '/account' });
}

const card = (name: string) => within(screen.getByRole('region', { name }));

describe('the overview', () => {
  test('of a visitor names no address', async () => {
    sitDown();
    stub(...everything());
    open();
    expect(await screen.findByText('Not signed in')).toBeTruthy();
    expect(screen.getByText('Free Trial')).toBeTruthy();
    expect(screen.getByText('Mar 1, 2026')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Chat' }).getAttribute('href')).toBe('/');
  });

  test('of a member holds the address they sign in with, not the one they gave for writing to them', async () => {
    sitDown({ isSignedIn: true });
    stub(...everything());
    open();
    expect(await screen.findByText('maya@example.org')).toBeTruthy();
    expect(screen.queryByText(settings.userEmail)).toBeNull();
  });

  test('of a subscriber looks up the time every minute', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    sitDown({ isSignedIn: true });
    const calls = stub(...everything({ subscriptionStatus: 'regular' }));
    const asked = () => calls.filter(({ url }) => url.startsWith('/api/user-time/')).length;
    open();
    expect(await screen.findByText('479 of 600 minutes')).toBeTruthy();
    expect(asked()).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(userTimeRefetchMs));
    await waitFor(() => expect(asked()).toBe(2));
    vi.useRealTimers();
  });

  test('of somebody who pays nothing asks for no time', async () => {
    sitDown();
    const calls = stub([getUserTime, new Error('not to be asked')], ...everything());
    open();
    await screen.findByText('Free Trial');
    expect(calls.some(({ url }) => url.startsWith('/api/user-time/'))).toBe(false);
  });

  test('that cannot be loaded can be asked for again, and whatever else did not come comes with it', async () => {
    sitDown();
    let isBack = false;
    const later = (data: unknown) => () => (isBack ? ok(data) : new Response('', { status: 500 }));
    stub([getUserAccount, later(account)], [getPrivacySettings, later(privacy)], ...everything());
    const { user } = open();
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
    isBack = true;
    await user.click(card('Account Overview').getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Free Trial')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  });

  test('of a visitor whose cookie is gone begins anew', async () => {
    sitDown();
    const isOld = (url: string) => url.includes(userId);
    stub(
      [getUserAccount, ({ url }) => (isOld(url) ? new Response('', { status: 401 }) : ok({ ...account, id: 'new' }))],
      [createUserAccount, ok({ id: 'new' })],
      ...everything(),
    );
    open();
    expect(await screen.findByText('Free Trial')).toBeTruthy();
    expect(readStored(storageKeys.userId)).toBe('new');
  });
});

test('somebody whose session is over stays as a visitor, once nobody leads them away', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  sitDown({ isSignedIn: true });
  const calls = stub([createUserAccount, ok({ id: 'new' })], ...everything());
  open();
  await screen.findByText('maya@example.org');
  act(() => {
    removeStored(storageKeys.userId);
    removeStored(storageKeys.authToken);
  });
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(await screen.findByText('Not signed in')).toBeTruthy();
  expect(readStored(storageKeys.userId)).toBe('new');
  vi.useRealTimers();
});

test('where the server cannot be reached the page says so', async () => {
  stub();
  open();
  expect(await screen.findByText(/Haven cannot be reached/)).toBeTruthy();
});

describe('personal information', () => {
  test('is saved there and here', async () => {
    sitDown();
    const calls = stub([updateCompanionSettings, ok({ ...settings, userName: 'May' })], ...everything());
    const { user } = open();
    const name = await screen.findByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'May');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Settings Updated')).toBeTruthy();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      userName: 'May',
      userEmail: settings.userEmail,
    });
    expect([storageKeys.userName, storageKeys.contactEmail].map(readStored)).toEqual(['May', settings.userEmail]);
    expect(card('Account Overview').getByText('May')).toBeTruthy();
  });

  test.each([
    ['Name', '', 'Name is required'],
    ['Name', 'n'.repeat(51), 'Name too long'],
    ['Email', 'maya@example', 'Please enter a valid email address'],
  ])('%s %j is refused before it is sent', async (label, typed, words) => {
    sitDown();
    const calls = stub(...everything());
    const { user } = open();
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    if (typed) await user.type(field, typed);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  test.each([
    [refusal('Not now.'), 'Not now.'],
    [new TypeError('Failed to fetch'), 'Failed to update settings'],
  ])('that is not taken is told of', async (answer, words) => {
    sitDown();
    stub([updateCompanionSettings, answer], ...everything());
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Update Failed')).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
  });

  test('that the browser refuses to keep counts as failed', async () => {
    sitDown();
    stub([updateCompanionSettings, ok(settings)], ...everything());
    const { user } = open();
    const button = await screen.findByRole('button', { name: 'Save changes' });
    const writing = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(button);
    expect(await screen.findByText('Update Failed')).toBeTruthy();
    writing.mockRestore();
  });
});

describe('the companion', () => {
  test('takes a style, qualities and an introduction; its name cannot be changed', async () => {
    sitDown();
    const calls = stub([updateCompanionSettings, ok(settings)], ...everything());
    const { user } = open();
    await user.selectOptions(await screen.findByLabelText('Style'), 'wise-mentor');
    await user.click(screen.getByLabelText('Tough love'));
    await user.type(screen.getByLabelText('What should Haven know about you?'), ', quiet');
    expect(screen.getByText('Optional. 26 of 500')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Update companion' }));
    expect(await screen.findByText('Companion Updated')).toBeTruthy();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      style: 'wise-mentor',
      selectedQualities: ['tough-love', 'gentle'],
      personalizedIntro: 'the oldest of three, quiet',
    });
    expect(card('Companion').queryByDisplayValue('Haven')).toBeNull();
    expect(readStored(`${storageKeys.guide}:${userId}`)).toContain('motherly');
  });
});

describe('privacy', () => {
  test('says the rule that holds, offers what exists, and tells why the third is not there', async () => {
    sitDown();
    stub(...everything());
    open();
    const third = await screen.findByLabelText<HTMLInputElement>(/Encrypted storage/);
    expect(third.disabled).toBe(true);
    expect(screen.getByText(/Not available yet/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/Session only/).checked).toBe(true);
    expect(
      card('Privacy').getByText('a conversation is removed from our server 24 hours after its last message.', {
        exact: false,
      }),
    ).toBeTruthy();
  });

  test('is saved whole, and the rule follows', async () => {
    sitDown({ isSignedIn: true });
    const chosen = { ...privacy, storagePreference: 'user-controlled', keepUntilDeleted: true } as const;
    const calls = stub([updatePrivacySettings, ok(chosen)], ...everything());
    const { user } = open();
    await user.click(await screen.findByLabelText(/You decide/));
    const keep = screen.getByLabelText<HTMLInputElement>(/Keep until I delete it/);
    expect(keep.checked).toBe(false);
    await user.click(keep);
    await user.click(screen.getByLabelText(/Haven may remember things across conversations/));
    await user.selectOptions(screen.getByLabelText('How important is privacy to you?'), 'very-important');
    await user.click(screen.getByLabelText('AI training on my personal conversations'));
    await user.click(screen.getByLabelText('Data breaches or hacking'));
    await user.type(screen.getByLabelText('Anything else?'), 'be careful');
    await user.click(screen.getByRole('button', { name: 'Save privacy settings' }));
    expect(await screen.findByText('Privacy Settings Updated')).toBeTruthy();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      storagePreference: 'user-controlled',
      keepUntilDeleted: true,
      mayRemember: false,
      importanceLevel: 'very-important',
      privacyConcerns: ['data breaches or hacking', 'AI training on my personal conversations'],
      additionalFeedback: 'be careful',
    });
    for (const name of ['Privacy', 'Conversation history'])
      expect(card(name).getByText(/your conversations are kept until you delete them/)).toBeTruthy();
  });

  test('warns before less is kept', async () => {
    sitDown();
    stub(...everything({ privacy: { storagePreference: 'user-controlled' } }));
    const { user } = open();
    await user.click(await screen.findByLabelText(/Session only/));
    expect(screen.getByText(/conversations whose session has ended are removed at once/)).toBeTruthy();
  });

  test('that is not taken is told of', async () => {
    sitDown();
    stub(...everything());
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Save privacy settings' }));
    expect(await screen.findByText('Update Failed')).toBeTruthy();
    expect(screen.getByText('Failed to update privacy settings')).toBeTruthy();
  });

  test('hears the signal of the browser, and says what it means here', async () => {
    sitDown();
    stub(...everything());
    open();
    expect(await screen.findByText(/Your browser sends no such request/)).toBeTruthy();
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    open();
    expect(await screen.findByText(/Your browser asks every site not to sell/)).toBeTruthy();
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  });
});

describe('the conversation history', () => {
  test('is cleared once the person says that they mean it', async () => {
    sitDown();
    const onCleared = vi.fn<(id: string) => void>();
    const calls = stub([removeHistory, Response.json({ success: true, removed: 1 })], ...everything());
    const { user } = open(onCleared);
    expect(await screen.findByText('I wrote the message to him.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear History' }));
    expect(
      screen.getByText('Are you sure you want to clear all conversation history? This action cannot be undone.'),
    ).toBeTruthy();
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Clear history' }));
    expect(await screen.findByText('History Cleared')).toBeTruthy();
    expect(screen.getByText(/Nothing is kept right now/)).toBeTruthy();
    expect(onCleared).toHaveBeenCalledWith(userId);
  });

  test('asks for the last ten messages only', async () => {
    sitDown();
    const calls = stub(...everything({ messages: [] }));
    open();
    expect(await screen.findByText(/Nothing is kept right now/)).toBeTruthy();
    expect(calls.find(({ url }) => url.includes('conversation-history'))?.url).toContain('limit=10');
    expect(screen.queryByRole('button', { name: 'Clear History' })).toBeNull();
  });

  test('that was not cleared stays, and that is told', async () => {
    sitDown();
    stub(...everything());
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Clear History' }));
    await user.click(screen.getByRole('button', { name: 'Clear history' }));
    expect(await screen.findByText('History Not Cleared')).toBeTruthy();
    expect(screen.getByText('I wrote the message to him.')).toBeTruthy();
  });
});

describe('account management', () => {
  test('is for signed-in subscribers only', async () => {
    sitDown();
    stub(...everything({ subscriptionStatus: 'regular' }));
    open();
    await screen.findByText('regular');
    expect(screen.queryByText('Account Management')).toBeNull();
  });

  test.each([
    [Response.json({ success: true }), 'Account Downgraded', undefined],
    [new TypeError('Failed to fetch'), 'Downgrade Failed', 'Failed to downgrade account. Please try again.'],
    [refusal('The provider does not answer.'), 'Downgrade Failed', 'The provider does not answer.'],
    [planRefusal('plan.none'), 'Downgrade Failed', errors['plan.none'].message],
    [planRefusal('plan.change_off'), 'Downgrade Failed', `${errors['plan.change_off'].message} Support: s@example.org`],
  ])('a downgrade is asked about first, and answered with %#', async (answer, title, words) => {
    sitDown({ isSignedIn: true });
    stub([downgradeAccount, answer], ...everything({ subscriptionStatus: 'regular' }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Downgrade to Basic, $4.99/month' }));
    await user.click(screen.getByRole('button', { name: 'Downgrade' }));
    expect(await screen.findByText(title)).toBeTruthy();
    if (words) expect(screen.getByText(words)).toBeTruthy();
  });
});

describe('your data', () => {
  const receipt = {
    receiptId: 'receipt-1',
    deletedAt: '2026-03-12T09:00:00.000Z',
    removed: [{ name: 'messages', label: 'Messages of your conversations', count: 24 }],
    kept: ['Books of the affiliate program.'],
  };

  async function typeDelete(user: ReturnType<typeof open>['user']) {
    await user.click(await screen.findByRole('button', { name: 'Delete account' }));
    const dialog = within(screen.getByRole('dialog'));
    const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete account' });
    expect(button.disabled).toBe(true);
    await user.type(dialog.getByLabelText('Type DELETE to confirm'), 'DELETE');
    await user.click(button);
  }

  test('is counted, and what there is none of is left out', async () => {
    sitDown();
    stub(...everything());
    open();
    expect(await screen.findByText('Messages of your conversations')).toBeTruthy();
    expect(card('Your data').getByText('24')).toBeTruthy();
    expect(card('Your data').queryByText('Mood colors')).toBeNull();
  });

  test('is saved as a file whose name tells nothing', async () => {
    sitDown();
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const everythingHeld = { success: true, exportedAt: '2026-03-12T09:00:00.000Z', about: 'all', data: {} } as const;
    stub([exportData, everythingHeld], ...everything());
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText('Your data is ready')).toBeTruthy();
    expect(saved).toEqual(['my-data-2026-03-12.json']);
  });

  test('that cannot be prepared is told of', async () => {
    sitDown();
    stub(...everything());
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText('Download Failed')).toBeTruthy();
  });

  test('goes once the word is typed: the receipt is shown, this browser forgets, and two seconds later leads home', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    sitDown({ isSignedIn: true });
    writeStored(storageKeys.draft, 'not sent yet');
    const calls = stub([cancelAccount, ok(receipt)], ...everything());
    const { user, router } = open();
    await typeDelete(user);
    expect(await screen.findByText('Account Cancelled')).toBeTruthy();
    expect(screen.getByText('receipt-1')).toBeTruthy();
    expect(screen.getByText('Books of the affiliate program.')).toBeTruthy();
    expect(calls.find(({ method }) => method === 'DELETE')?.url).toBe(`/api/account/cancel/${userId}`);
    await waitFor(() => expect(listStoredKeys().filter((key) => readStored(key) !== null)).toEqual([]));
    expect(router.state.location.pathname).toBe('/account');
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(router.state.location.pathname).toBe('/');
    expect(router.state.location.state).toEqual({ deletionReceipt: receipt });
    vi.useRealTimers();
  });

  test('stays when the deletion fails', async () => {
    sitDown({ isSignedIn: true });
    stub(...everything());
    const { user } = open();
    await typeDelete(user);
    expect(await screen.findByText('Cancellation Failed')).toBeTruthy();
    expect(screen.getAllByText('Failed to cancel account. Please try again.')).toHaveLength(2);
    expect(readStored(storageKeys.authToken)).toBe('a-token');
  });
});
