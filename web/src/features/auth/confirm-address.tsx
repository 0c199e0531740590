import { confirmAddress } from '@haven/contracts/auth';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { ConfirmLink } from './confirm-link.tsx';
import { confirmAddressCopy as copy } from './copy.ts';
import { safetyQuery } from './safety-query.ts';

/** Shows that an address is theirs who follow the link. */
export function ConfirmAddress() {
  const queryClient = useQueryClient();
  async function confirm(token: string): Promise<string> {
    await call(confirmAddress, { body: { token } });
    await queryClient.invalidateQueries({ queryKey: safetyQuery.queryKey });
    return copy.done;
  }
  return <ConfirmLink words={copy} onConfirm={confirm} />;
}
