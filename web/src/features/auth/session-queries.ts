import { listLoginHistory, listSessions } from '@haven/contracts/auth';
import { sessionsRefetchMs } from '@haven/contracts/policy/screens';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

// What tells browsers apart is large, and needed here only.
const loadReader = async () => (await import('./user-agent.ts')).describeDevice;

/** Where the person is signed in, the device at hand first. Looked up again while it is shown. */
export const sessionsQuery = queryOptions({
  queryKey: ['auth', 'sessions'],
  queryFn: async () => {
    const [{ sessions }, describeDevice] = await Promise.all([call(listSessions, {}), loadReader()]);
    return sessions
      .filter(({ isActive }) => isActive)
      .map((session) => ({ ...session, device: describeDevice(session.userAgent) }))
      .toSorted((one, other) => Number(other.isCurrentSession) - Number(one.isCurrentSession));
  },
  refetchInterval: sessionsRefetchMs,
  refetchOnMount: 'always',
  retry: false,
});

/** Who tried to sign in to the account, and whether it worked. */
export const loginHistoryQuery = queryOptions({
  queryKey: ['auth', 'login-history'],
  queryFn: async () => {
    const [{ loginHistory }, describeDevice] = await Promise.all([call(listLoginHistory, {}), loadReader()]);
    return loginHistory.map((attempt) => ({ ...attempt, device: describeDevice(attempt.userAgent) }));
  },
  refetchOnMount: 'always',
});
