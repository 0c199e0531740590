import { countData, getCompanionSettings, getUserAccount, getUserTime } from '@haven/contracts/account';
import { listHistory } from '@haven/contracts/chat';
import { accountHistory, storageKeys, userTimeRefetchMs } from '@haven/contracts/policy/screens';
import { queryOptions } from '@tanstack/react-query';
import { renewAccount } from '#lib/account.ts';
import { ApiError } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { readStored } from '#lib/storage.ts';

export function accountQuery(userId: string) {
  return queryOptions({
    queryKey: ['account', userId],
    queryFn: () => asSomebodyKnown(async () => (await call(getUserAccount, { params: { id: userId } })).data),
  });
}

export function settingsQuery(userId: string) {
  return queryOptions({
    queryKey: ['account', userId, 'settings'],
    queryFn: async () => (await call(getCompanionSettings, { params: { id: userId } })).data,
  });
}

/** The minutes of a plan, looked up every minute while they are shown. */
export function userTimeQuery(userId: string) {
  return queryOptions({
    queryKey: ['account', userId, 'time'],
    queryFn: async () => (await call(getUserTime, { params: { id: userId } })).data,
    refetchInterval: userTimeRefetchMs,
  });
}

/** The newest messages, oldest first. Read anew whenever the page is opened: the chat goes on elsewhere. */
export function recentMessagesQuery(userId: string) {
  return queryOptions({
    queryKey: ['account', userId, 'messages'],
    queryFn: async () =>
      (await call(listHistory, { params: { userId }, query: { limit: accountHistory.messages } })).data,
    refetchOnMount: 'always',
  });
}

/** What is held about the person, counted anew whenever the page is opened. */
export function dataCountsQuery(userId: string) {
  return queryOptions({
    queryKey: ['account', userId, 'counts'],
    queryFn: async () => (await call(countData, {})).data.filter(({ count }) => count > 0),
    refetchOnMount: 'always',
  });
}

// A visitor whose cookie is gone is nobody to the server: they begin anew, under another id.
async function asSomebodyKnown<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const isUnknown = error instanceof ApiError && (error.status === 401 || error.status === 404);
    if (isUnknown && readStored(storageKeys.authToken) === null) await renewAccount();
    throw error;
  }
}
