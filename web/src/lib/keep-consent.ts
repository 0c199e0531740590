import { updatePrivacySettings } from '@haven/contracts/account';
import { storageKeys } from '@haven/contracts/policy/screens';
import { personalKey } from './account.ts';
import { call } from './call.ts';
import { useStored, writeStored } from './storage.ts';

/** Whether the person was asked, in this browser, whether to keep conversations. */
export function useWasAsked(userId: string | undefined): boolean {
  return useStored(personalKey(storageKeys.keepQuestion, userId ?? '')) !== null;
}

/** The question was answered, one way or the other: it is not asked again. */
export function noteAsked(userId: string): void {
  writeStored(personalKey(storageKeys.keepQuestion, userId), 'answered');
}

/** The person agreed: from now on conversations outlive their session. Throws when the server does not take it. */
export async function agreeToKeep(userId: string) {
  return (await call(updatePrivacySettings, { params: { id: userId }, body: { storagePreference: 'user-controlled' } }))
    .data;
}
