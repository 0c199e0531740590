import { APICallError, InvalidResponseDataError } from '@ai-sdk/provider';

/**
 * Why a model gave no reply. `slow`: no first word in time. `hung`: silent in the middle. `limited`: too many calls.
 * `refused`: wrong key, model or address. `declined`: this message alone, by its server or by the guard. `broken`: its server failed. `unreachable`: no connection. `cut`: the
 * connection broke. `unusable`: nothing that can be shown. `paused`: not asked, the breaker is open.
 */
export type FailureKind =
  | 'slow'
  | 'hung'
  | 'limited'
  | 'refused'
  | 'declined'
  | 'broken'
  | 'unreachable'
  | 'cut'
  | 'unusable'
  | 'paused';

/** A model failed. Holds nothing of what its server said: that text is the provider's, and may quote the person. */
export class ModelFailure extends Error {
  readonly kind: FailureKind;
  readonly retryAfterMs: number;

  constructor(kind: FailureKind, retryAfterMs = 0) {
    super(`The language model gave no reply: ${kind}.`);
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }

  /** Trying once more may help: the fault is one of those that pass. */
  get mayPass(): boolean {
    return ['limited', 'broken', 'unreachable', 'cut'].includes(this.kind);
  }
}

/** What a provider package threw, or put into its stream. */
export function failureOf(error: unknown, now: Date): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (APICallError.isInstance(error)) return failureOfCall(error, now);
  // A stream whose connection breaks ends with a TypeError, one that ends too early with this error of the package.
  const isCut = error instanceof TypeError || InvalidResponseDataError.isInstance(error);
  return new ModelFailure(isCut ? 'cut' : 'unusable');
}

/** Too long for the model, or not wanted by a filter of the provider. */
const ofThisMessage: ReadonlySet<number> = new Set([400, 413, 422]);

function failureOfCall({ statusCode, responseHeaders, cause }: APICallError, now: Date): ModelFailure {
  if (statusCode === undefined) return new ModelFailure('unreachable');
  if (statusCode < 400) return new ModelFailure(cause instanceof TypeError ? 'cut' : 'unusable');
  if (statusCode === 429) return new ModelFailure('limited', waitOf(responseHeaders?.['retry-after'], now));
  if (statusCode >= 500) return new ModelFailure('broken', waitOf(responseHeaders?.['retry-after'], now));
  if (ofThisMessage.has(statusCode)) return new ModelFailure('declined');
  return new ModelFailure(statusCode === 408 ? 'broken' : 'refused');
}

/** `Retry-After` in seconds or as a date; 0 when there is none. */
function waitOf(retryAfter: string | undefined, now: Date): number {
  if (retryAfter === undefined) return 0;
  const seconds = Number(retryAfter);
  const wait = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(retryAfter) - now.getTime();
  return Number.isFinite(wait) ? Math.max(0, wait) : 0;
}
