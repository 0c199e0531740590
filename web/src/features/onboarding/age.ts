import type { AgeBand, updateUserAccount } from '@haven/contracts/account';
import { storageKeys } from '@haven/contracts/policy/screens';
import { ensureAccount, forgetAccount, isLocalId } from '#lib/account.ts';
import { ApiError } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { logFailure } from '#lib/log.ts';
import { removeStored } from '#lib/storage.ts';

let unsaved: AgeBand | undefined;

/**
 * Tells the server the person's age band, and returns the one that counts: an answer given earlier stands. Where the
 * server cannot be reached, the answer holds here and is told again by `tellAgeAgain`.
 */
export async function tellAge(band: AgeBand): Promise<AgeBand> {
  const userId = await ensureAccount();
  try {
    unsaved = band;
    if (!isLocalId(userId))
      await call<typeof updateUserAccount>(saving, { params: { id: userId }, body: { ageBand: band } });
    if (!isLocalId(userId)) unsaved = undefined;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'account.age_band_set') return band === 'adult' ? 'minor' : band;
    logFailure('Saving the age band', error);
  }
  return band;
}

/** Tells an answer that has not reached the server. */
export async function tellAgeAgain(): Promise<void> {
  if (unsaved) await tellAge(unsaved);
}

/** Nothing about a child stays, here neither. */
export function forgetEverything(): void {
  unsaved = undefined;
  forgetAccount();
  for (const key of Object.values(storageKeys)) {
    if (key !== storageKeys.theme) removeStored(key);
  }
}

const saving = { method: 'PUT', path: '/api/user-account/:id' } as const;
