import { getPrivacySettings, updatePrivacySettings } from '@haven/contracts/account';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { logFailure } from './log.ts';

/** How long conversations of the person are kept, and what they have said of it. */
export function privacyQuery(userId: string) {
  return queryOptions({
    queryKey: ['account', userId, 'privacy'],
    queryFn: async () => (await call(getPrivacySettings, { params: { id: userId } })).data,
  });
}

/**
 * Saves whether conversations outlive their session; either answer stands, and is not asked for again. Throws when the
 * server does not take it.
 */
export async function answerKeeping(userId: string, isAgreed: boolean) {
  const storagePreference = isAgreed ? 'user-controlled' : 'session-only';
  return (await call(updatePrivacySettings, { params: { id: userId }, body: { storagePreference } })).data;
}

/** Whether the person has agreed that conversations outlive their session. Never throws: where it is not known, no. */
export async function keepsConversations(userId: string): Promise<boolean> {
  try {
    const { data } = await call(getPrivacySettings, { params: { id: userId } });
    return data.storagePreference !== 'session-only';
  } catch (error) {
    logFailure('Reading whether to keep conversations', error);
    return false;
  }
}
