import { getSignInSafety } from '@haven/contracts/auth';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

/** How the person signs in, and what protects the account. */
export const safetyQuery = queryOptions({
  queryKey: ['auth', 'safety'],
  queryFn: async () => (await call(getSignInSafety, {})).data,
  refetchOnMount: 'always',
});
