import { finishGoogle, login, proveSecondFactor, register, type signedInUser } from '@haven/contracts/auth';
import type { InputOf, OutputOf } from '@haven/contracts/endpoint';
import { storageKeys } from '@haven/contracts/policy/screens';
import type { QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { ApiError, wordsOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { becomeUser } from '#lib/person.ts';
import { removeStored, writeStored } from '#lib/storage.ts';
import { userQuery } from './queries.ts';
import { resumeStep } from './resume-step.ts';

type User = z.infer<typeof signedInUser>;

/**
 * Signs in; this browser is that person's then. Answers with a challenge when the account asks for a second factor.
 * Throws when the server refuses or cannot be reached.
 */
export async function signIn(body: InputOf<typeof login>, queryClient: QueryClient): Promise<string | undefined> {
  return enterOrAsk(await call(login, { body }), queryClient);
}

/** The same with what Google sent the browser back with. */
export async function signInWithGoogle(
  body: InputOf<typeof finishGoogle>,
  queryClient: QueryClient,
): Promise<string | undefined> {
  return enterOrAsk(await call(finishGoogle, { body }), queryClient);
}

/** Finishes signing in with a code of the second factor. */
export async function answerChallenge(
  body: InputOf<typeof proveSecondFactor>,
  queryClient: QueryClient,
): Promise<void> {
  await enter(await call(proveSecondFactor, { body }), queryClient);
}

/** Creates an account and signs in to it. A visitor goes on with all they have. */
export async function signUp(body: InputOf<typeof register>, queryClient: QueryClient): Promise<void> {
  await enter(await call(register, { body }), queryClient);
}

/** The toast for a sign-in or sign-up that did not work: what the server said, or that something is wrong with it. */
export function toastOf(error: unknown, copy: { failed: Words; error: Words }) {
  const isRefusal = error instanceof ApiError && error.status < 500;
  if (!isRefusal) return { ...copy.error, kind: 'destructive' } as const;
  return {
    title: copy.failed.title,
    description: wordsOf(error, copy.failed.description),
    kind: 'destructive',
  } as const;
}

interface Words {
  title: string;
  description: string;
}

async function enterOrAsk(answer: OutputOf<typeof login>, queryClient: QueryClient): Promise<string | undefined> {
  if ('challenge' in answer) return answer.challenge;
  await enter(answer, queryClient);
  return undefined;
}

// The token is stored last: other tabs take it for the sign that everything else is there.
async function enter({ token, user }: { token: string; user: User }, queryClient: QueryClient): Promise<void> {
  queryClient.clear();
  queryClient.setQueryData(userQuery.queryKey, user);
  becomeUser(user.userId);
  writeStored(storageKeys.userEmail, user.email);
  if (user.firstName) writeStored(storageKeys.userName, user.firstName);
  else removeStored(storageKeys.userName);
  writeStored(storageKeys.authToken, token);
  await resumeStep(user.userId);
}
