import {
  changeAddress,
  changePassword,
  disableSecondFactor,
  enableSecondFactor,
  getSignInSafety,
  requestVerification,
  setUpSecondFactor,
} from '@haven/contracts/auth';
import type { Endpoint } from '@haven/contracts/endpoint';
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderWith } from '#testing/render-with.tsx';
import { stub } from '#testing/stub.ts';
import { SafetyCard } from './safety-card.tsx';

const safe = {
  email: 'maya@example.org',
  emailVerified: true,
  hasPassword: true,
  hasGoogle: false,
  secondFactor: false,
  recoveryCodesLeft: 0,
};
const refusal = (message: string) => Response.json({ success: false, message }, { status: 403 });

async function open(change: Partial<typeof safe & { pendingEmail: string }>, ...answers: [Endpoint, Response][]) {
  const state = Response.json({ success: true, data: { ...safe, ...change } });
  const calls = stub(...answers, [getSignInSafety, state]);
  const view = renderWith(<SafetyCard />);
  await screen.findByText('maya@example.org');
  return { ...view, sent: () => calls.find(({ method }) => method === 'POST')?.body };
}

test('what cannot be loaded can be asked for again', async () => {
  stub();
  renderWith(<SafetyCard />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

describe('the address', () => {
  test('that is not confirmed can be, by a mail', async () => {
    const { user } = await open({ emailVerified: false }, [requestVerification, Response.json({ success: true })]);
    expect(screen.getByText('Not confirmed')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send a confirmation link' }));
    expect(await screen.findByText('Mail Sent')).toBeTruthy();
  });

  test('that could not be mailed to is told of', async () => {
    const { user } = await open({ emailVerified: false });
    await user.click(screen.getByRole('button', { name: 'Send a confirmation link' }));
    expect(await screen.findByText('Mail Not Sent')).toBeTruthy();
  });

  test('is changed with the password, and what is asked for is shown', async () => {
    const { user, sent } = await open({ pendingEmail: 'new@example.org' }, [
      changeAddress,
      Response.json({ success: true }),
    ]);
    expect(screen.getByText(/Asked to change to new@example.org/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Change address' }));
    await user.type(screen.getByLabelText('New address'), 'may@example.org');
    await user.type(screen.getByLabelText('Password'), 'sea glass{Enter}');
    expect(await screen.findByText('Mail Sent')).toBeTruthy();
    expect(sent()).toEqual({ newEmail: 'may@example.org', password: 'sea glass' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the password', () => {
  test('is changed by whoever knows it', async () => {
    const { user, sent } = await open({}, [changePassword, Response.json({ success: true })]);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await user.type(screen.getByLabelText('Current password'), 'sea glass');
    await user.type(screen.getByLabelText('New password'), 'another glass{Enter}');
    expect(await screen.findByText('Password Changed')).toBeTruthy();
    expect(sent()).toEqual({ currentPassword: 'sea glass', newPassword: 'another glass' });
  });

  test('that is wrong is said in the dialog', async () => {
    const { user } = await open({}, [changePassword, refusal('That is not your current password.')]);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await user.type(screen.getByLabelText('Current password'), 'not mine');
    await user.type(screen.getByLabelText('New password'), 'another glass{Enter}');
    expect(await screen.findByText('That is not your current password.')).toBeTruthy();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  test('there is none for whoever signs in with Google', async () => {
    await open({ hasPassword: false, hasGoogle: true });
    expect(screen.getByText('None: you sign in with Google')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Change address' })).toBeNull();
  });
});

describe('the second factor', () => {
  const pairing = Response.json({
    success: true,
    data: { secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/Haven:maya?secret=ABCDEFGHIJKLMNOP&issuer=Haven' },
  });
  const codes = Response.json({
    success: true,
    data: { recoveryCodes: ['abcd-efgh-jkmn-pqrs', 'tuvw-xyz0-2345-6789'] },
  });

  test('is set up from the password over the app to the recovery codes, shown once', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { user } = await open({}, [setUpSecondFactor, pairing], [enableSecondFactor, codes]);
    await user.click(screen.getByRole('button', { name: 'Set up a second factor' }));
    await user.type(screen.getByLabelText('Password'), 'sea glass{Enter}');
    expect(await screen.findByRole('img', { name: /A picture for your app/ })).toBeTruthy();
    expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeTruthy();
    await user.type(screen.getByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByText('abcd-efgh-jkmn-pqrs')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('abcd-efgh-jkmn-pqrs\ntuvw-xyz0-2345-6789');
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(saved).toEqual(['codes.txt']);
    await user.click(screen.getByRole('button', { name: 'I have kept them' }));
    expect(await screen.findByText('Second Factor On')).toBeTruthy();
    expect(screen.queryByText('abcd-efgh-jkmn-pqrs')).toBeNull();
  });

  test('waits until the address is confirmed; one that is on can be turned off all the same', async () => {
    const { unmount } = await open({ emailVerified: false });
    expect(screen.getByText(/confirm your address above first/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Set up a second factor' })).toBeNull();
    unmount();
    await open({ emailVerified: false, secondFactor: true, recoveryCodesLeft: 9 });
    expect(screen.getByRole('button', { name: 'Turn off' })).toBeTruthy();
  });

  test('is not begun with a wrong password', async () => {
    const { user } = await open({}, [setUpSecondFactor, refusal('Wrong password.')]);
    await user.click(screen.getByRole('button', { name: 'Set up a second factor' }));
    await user.type(screen.getByLabelText('Password'), 'not mine{Enter}');
    expect(await screen.findByText('Wrong password.')).toBeTruthy();
  });

  test('is not turned on with a wrong code', async () => {
    const { user } = await open({}, [setUpSecondFactor, pairing], [enableSecondFactor, refusal('Wrong code.')]);
    await user.click(screen.getByRole('button', { name: 'Set up a second factor' }));
    await user.type(screen.getByLabelText('Password'), 'sea glass{Enter}');
    await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByText('Wrong code.')).toBeTruthy();
  });

  test.each([
    [Response.json({ success: true }), 'Second Factor Off'],
    [refusal('Wrong code.'), 'Wrong code.'],
  ])('is turned off with a code only', async (answer, words) => {
    const { user } = await open({ secondFactor: true, recoveryCodesLeft: 9 }, [disableSecondFactor, answer]);
    expect(screen.getByText('9 of 10 recovery codes left')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Turn off' }));
    await user.type(screen.getByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
