import { endSession, listLoginHistory, listSessions } from '@haven/contracts/auth';
import { sessionsRefetchMs, storageKeys } from '@haven/contracts/policy/screens';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { writeStored } from '#lib/storage.ts';
import { renderWith } from '#testing/render-with.tsx';
import { stub } from '#testing/stub.ts';
import { SecurityPanel } from './security-panel.tsx';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const here = {
  sessionId: 'here',
  userAgent: firefox,
  ipAddress: '203.0.113.0/24',
  loginTime: hoursAgo(9),
  isActive: true,
  isCurrentSession: true,
};
const phone = {
  ...here,
  sessionId: 'phone',
  userAgent: iphone,
  ipAddress: '198.51.100.0/24',
  lastActivity: hoursAgo(5),
  isCurrentSession: false,
};
const ended = { ...phone, sessionId: 'ended', isActive: false, ipAddress: '192.0.2.0/24' };

const sessions = (...list: (typeof here)[]) =>
  [listSessions, Response.json({ success: true, sessions: list })] as [typeof listSessions, Response];
const asked = (calls: { url: string }[], url: string) => calls.filter((call) => call.url === url).length;
const history = (loginHistory: object[]) =>
  [listLoginHistory, Response.json({ success: true, loginHistory })] as [typeof listLoginHistory, Response];

beforeEach(() => void writeStored(storageKeys.authToken, 'a-token'));

test('a visitor is shown the way to sign in, and the server is not asked', () => {
  localStorage.clear();
  const calls = stub();
  renderWith(<SecurityPanel />);
  expect(screen.getByText('Authentication Required')).toBeTruthy();
  expect(screen.getByText('Please log in to view your active sessions and login history')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log In to View Sessions' }).getAttribute('href')).toBe('/login');
  expect(calls).toEqual([]);
});

test('a refused or broken call shows the same, after one try, and can be made again', async () => {
  let isBack = false;
  const answer = () => Response.json({ success: isBack, sessions: [here] }, { status: isBack ? 200 : 500 });
  const calls = stub([listSessions, answer], history([]));
  const { user } = renderWith(<SecurityPanel />);
  expect(await screen.findByText('Authentication Required')).toBeTruthy();
  expect(screen.queryByText('Login History')).toBeNull();
  expect(asked(calls, '/api/auth/sessions')).toBe(1);
  isBack = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Active Sessions')).toBeTruthy();
});

describe('active sessions', () => {
  test('name device, browser, network and time, this device first, and only others can be ended', async () => {
    stub(sessions(phone, here, ended));
    renderWith(<SecurityPanel />);
    await screen.findByText('This device');
    const rows = screen.getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'ComputerFirefoxThis device203.0.113.0/24 · active now',
      'PhoneSafari198.51.100.0/24 · about 5 hours agoEnd',
    ]);
  });

  test('none at all is said', async () => {
    stub(sessions());
    renderWith(<SecurityPanel />);
    expect(await screen.findByText('No active sessions found')).toBeTruthy();
  });

  test('are looked up again every half minute', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const calls = stub(sessions(here));
    renderWith(<SecurityPanel />);
    await screen.findByText('This device');
    await act(() => vi.advanceTimersByTimeAsync(sessionsRefetchMs));
    await waitFor(() => expect(asked(calls, '/api/auth/sessions')).toBe(2));
    vi.useRealTimers();
  });

  test('one that is ended goes from the list', async () => {
    let isEnded = false;
    const calls = stub(
      [listSessions, () => Response.json({ success: true, sessions: isEnded ? [here] : [here, phone] })],
      [
        endSession,
        () => {
          isEnded = true;
          return Response.json({ success: true, message: 'The session has been terminated successfully' });
        },
      ],
    );
    const { user } = renderWith(<SecurityPanel />);
    await user.click(await screen.findByRole('button', { name: /End the session of Safari/ }));
    expect(await screen.findByText('Session Ended')).toBeTruthy();
    expect(screen.getByText('The session has been terminated successfully')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Safari')).toBeNull());
    expect(calls.some(({ url }) => url === '/api/auth/sessions/phone/end')).toBe(true);
  });

  test.each([
    [new TypeError('Failed to fetch'), 'Failed to end session'],
    [Response.json({ success: false, message: 'It is over already.' }, { status: 404 }), 'It is over already.'],
  ])('one that cannot be ended is told of', async (answer, words) => {
    stub(sessions(here, phone), [endSession, answer]);
    const { user } = renderWith(<SecurityPanel />);
    await user.click(await screen.findByRole('button', { name: /End the session of Safari/ }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
  });
});

describe('the login history', () => {
  test('is asked for once it is shown, and hidden again', async () => {
    const calls = stub(
      sessions(here),
      history([
        { success: true, ipAddress: '203.0.113.0/24', attemptTime: hoursAgo(9), userAgent: firefox },
        {
          success: false,
          ipAddress: '192.0.2.0/24',
          attemptTime: hoursAgo(30),
          userAgent: '',
          failureReason: 'Wrong password',
        },
      ]),
    );
    const { user } = renderWith(<SecurityPanel />);
    await screen.findByText('This device');
    expect(asked(calls, '/api/auth/login-history')).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Show History' }));
    expect(await screen.findByText('Success')).toBeTruthy();
    expect(screen.getByText('Failed')).toBeTruthy();
    expect(screen.getByText('Reason: Wrong password')).toBeTruthy();
    expect(screen.getByText('Unknown Browser')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Hide History' }));
    expect(screen.queryByText('Success')).toBeNull();
  });

  test('that is empty says so', async () => {
    stub(sessions(here), history([]));
    const { user } = renderWith(<SecurityPanel />);
    await user.click(await screen.findByRole('button', { name: 'Show History' }));
    expect(await screen.findByText('No login history found')).toBeTruthy();
  });

  test('that cannot be loaded can be asked for again', async () => {
    stub(sessions(here));
    const { user } = renderWith(<SecurityPanel />);
    await user.click(await screen.findByRole('button', { name: 'Show History' }));
    expect(await screen.findByText('The login history could not be loaded.')).toBeTruthy();
  });
});
