import { confirmAddressChange } from '@haven/contracts/auth';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { ConfirmLink } from './confirm-link.tsx';
import { confirmChangeCopy as copy } from './copy.ts';
import { userQuery } from './queries.ts';
import { safetyQuery } from './safety-query.ts';

/** Agrees to another address to sign in with, from one of the two. */
export function ConfirmChange() {
  const queryClient = useQueryClient();
  async function confirm(token: string): Promise<string> {
    const { state } = (await call(confirmAddressChange, { body: { token } })).data;
    for (const { queryKey } of [safetyQuery, userQuery]) await queryClient.invalidateQueries({ queryKey });
    return copy[state];
  }
  return <ConfirmLink words={copy} onConfirm={confirm} />;
}
