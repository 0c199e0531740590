import type { logout } from '@haven/contracts/auth';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { logFailure } from '#lib/log.ts';
import { forgetPerson } from '#lib/person.ts';

const patienceMs = 5_000;

/**
 * Tells the server, and forgets the person here whatever it answers: at once, for who signs out may close the page before the answer
 * comes. The call has the token by then, and outlives the page. False when the browser refused to forget.
 */
export async function signOut(queryClient: QueryClient): Promise<boolean> {
  const told = tellServer().catch((error: unknown) => logFailure('Signing out', error));
  const isForgotten = forgetPerson();
  await told;
  queryClient.clear();
  return isForgotten;
}

async function tellServer(): Promise<void> {
  const signal = AbortSignal.timeout(patienceMs);
  await call<typeof logout>({ method: 'POST', path: '/api/auth/logout' }, { signal, keepalive: true });
}
