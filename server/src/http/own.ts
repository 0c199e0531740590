import { AppError } from '#lib/app-error.ts';
import type { Caller } from './caller.ts';

/** Refuses an id in the path that is not the caller's own, in the same way as one that does not exist. */
export function checkOwn(caller: Caller, id: string): void {
  if (caller.userId !== id) throw new AppError('account.not_found');
}

/** Refuses a `userId` in the body that names somebody else. It is compared, never used to find anybody. */
export function checkClaimed(caller: Caller, claimed: string | null | undefined): void {
  if (claimed !== undefined && claimed !== null && claimed !== caller.userId) throw new AppError('account.not_found');
}
