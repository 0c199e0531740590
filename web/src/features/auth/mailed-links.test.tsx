import { confirmAddress, confirmAddressChange, requestPasswordReset, resetPassword } from '@haven/contracts/auth';
import { storageKeys } from '@haven/contracts/policy/screens';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { readStored, writeStored } from '#lib/storage.ts';
import { renderWith } from '#testing/render-with.tsx';
import { stub } from '#testing/stub.ts';
import { ConfirmAddress } from './confirm-address.tsx';
import { ConfirmChange } from './confirm-change.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { ResetPassword } from './reset-password.tsx';

const secret = 'secret-of-a-mailed-link';
const dead = () =>
  Response.json({ success: false, code: 'auth.link_dead', message: 'This link is too old.' }, { status: 410 });

afterEach(() => {
  window.location.hash = '';
});

describe('a forgotten password', () => {
  test('is helped by a mail, and the words are the same for every address', async () => {
    const calls = stub([requestPasswordReset, { success: true }]);
    const { user } = renderWith(<ForgotPassword />);
    await user.type(screen.getByLabelText('Email'), 'maya@example.org{Enter}');
    expect(await screen.findByText(/If there is an account with this address/)).toBeTruthy();
    expect(calls[0]?.body).toEqual({ email: 'maya@example.org' });
    expect(screen.queryByLabelText('Email')).toBeNull();
  });

  test('needs an address, and says when the mail could not be asked for', async () => {
    stub();
    const { user } = renderWith(<ForgotPassword />);
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
    await user.type(screen.getByLabelText('Email'), 'maya@example.org{Enter}');
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeTruthy();
  });
});

describe('a new password', () => {
  test('is set with the secret of the link; this browser forgets the session that ended with it', async () => {
    window.location.hash = secret;
    writeStored(storageKeys.authToken, 'a-token');
    const calls = stub([resetPassword, { success: true }]);
    const { user, router } = renderWith(<ResetPassword />, { path: '/reset-password' });
    await user.type(screen.getByLabelText('New password'), 'a new sea glass{Enter}');
    expect(await screen.findByText('Password Changed')).toBeTruthy();
    expect(calls[0]?.body).toEqual({ token: secret, password: 'a new sea glass' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(readStored(storageKeys.authToken)).toBeNull();
  });

  test('is not set with a link that is dead', async () => {
    window.location.hash = secret;
    stub([resetPassword, dead()]);
    const { user, router } = renderWith(<ResetPassword />, { path: '/reset-password' });
    await user.type(screen.getByLabelText('New password'), 'a new sea glass{Enter}');
    expect(await screen.findByText('This link is too old.')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/reset-password');
  });
});

test.each([
  ['a new password', <ResetPassword key="1" />],
  ['an address', <ConfirmAddress key="2" />],
  ['a change', <ConfirmChange key="3" />],
])('a link for %s that was cut off says so', (_, page) => {
  renderWith(page);
  expect(screen.getByText(/This link is not complete/)).toBeTruthy();
});

describe('a link to confirm something', () => {
  test('is used up by a press only', async () => {
    window.location.hash = secret;
    const calls = stub([confirmAddress, { success: true }]);
    const { user } = renderWith(<ConfirmAddress />);
    const button = screen.getByRole('button', { name: 'Yes, this address is mine' });
    expect(calls).toEqual([]);
    await user.click(button);
    expect(await screen.findByText('Thank you. The address is confirmed.')).toBeTruthy();
    expect(calls[0]?.body).toEqual({ token: secret });
  });

  test.each([
    ['waiting', /still to be followed/],
    ['changed', /From now on you sign in with the new address/],
  ] as const)('for a change that is %s says what comes next', async (state, words) => {
    window.location.hash = secret;
    stub([confirmAddressChange, { success: true, data: { state } }]);
    const { user } = renderWith(<ConfirmChange />);
    await user.click(screen.getByRole('button', { name: 'Yes, change the address' }));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test('that is dead says so, and can be tried again', async () => {
    window.location.hash = secret;
    stub([confirmAddress, dead()]);
    const { user } = renderWith(<ConfirmAddress />);
    await user.click(screen.getByRole('button', { name: 'Yes, this address is mine' }));
    expect(await screen.findByText('This link is too old.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Yes, this address is mine' })).toBeTruthy();
  });
});
