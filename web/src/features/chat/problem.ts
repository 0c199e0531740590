import { ApiError } from '#lib/api-error.ts';
import { bubbleCopy } from './copy.ts';
import type { Problem } from './stream-state.ts';

/** What a failed call means to the person. Anything but an answer of the server is a lost connection. */
export function toProblem(error: unknown): Problem {
  if (!(error instanceof ApiError)) return networkProblem();
  const { code = 'server.failed', words = bubbleCopy.failure, retryAfterSeconds } = error;
  return { code, words: error.status >= 500 ? bubbleCopy.failure : words, retryAfterSeconds };
}

export function networkProblem(): Problem {
  return { code: 'network', words: bubbleCopy.failure };
}
