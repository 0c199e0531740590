import type { Entitlement } from '@haven/contracts/chat';
import { storageKeys } from '@haven/contracts/policy/screens';
import { readStored, writeStored } from '#lib/storage.ts';

/** Keeps for display what the server decided about access. Nothing is ever decided by these values. */
export function keepAccess({ reason }: Entitlement): void {
  if (readStored(storageKeys.trialStart) === null) writeStored(storageKeys.trialStart, new Date().toISOString());
  writeStored(storageKeys.userSubscription, reason === 'paid' ? 'active' : 'trial');
  if (reason !== 'paid') writeStored(storageKeys.userPlan, 'free');
}
