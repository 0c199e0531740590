import type { getUser } from '@haven/contracts/auth';
import { storageKeys } from '@haven/contracts/policy/screens';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { putDraftAway } from '#lib/person.ts';
import { readStored, removeStored, writeStored } from '#lib/storage.ts';

// Words not sent yet are kept for their writer, under their id. The token goes last, as other tabs wait for it.
const forgottenWithToken = [
  storageKeys.userId,
  storageKeys.userEmail,
  storageKeys.userName,
  storageKeys.contactEmail,
  storageKeys.conversations,
  storageKeys.badges,
  storageKeys.sessionId,
  storageKeys.greeting,
  storageKeys.authToken,
] as const;

/** Who is signed in, or null. A token the server no longer knows is forgotten, with what belonged to it. */
export const userQuery = queryOptions({
  queryKey: ['auth', 'user'],
  queryFn: async () => {
    if (!readStored(storageKeys.authToken)) return null;
    try {
      const { user } = await call<typeof getUser>({ method: 'GET', path: '/api/auth/user' }, {});
      // It may have been changed from another device.
      writeStored(storageKeys.userEmail, user.email);
      return user;
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401))
        throw new Error('Failed to fetch user', { cause: error });
      putDraftAway();
      for (const key of forgottenWithToken) removeStored(key);
      return null;
    }
  },
});
