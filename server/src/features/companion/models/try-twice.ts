import type { Patience } from '../reply-model.ts';
import type { Breaker } from './breaker.ts';
import { type FailureKind, ModelFailure } from './failure.ts';
import { type Heard, listen, type Listening } from './listen.ts';

export interface Trying extends Omit<Listening, 'patience' | 'firstWordMs'> {
  patience: Patience;
  isAtRisk: boolean;
  breaker: Breaker;
  /** From 0 to 1, so that many processes do not try again at the same moment. */
  random: () => number;
  pause(ms: number, signal: AbortSignal): Promise<void>;
  onTried(outcome: Outcome): void;
}

/** How a try went. `left`: the asker went away. */
export type Outcome = 'answered' | 'left' | FailureKind;

/**
 * The words of a model that is asked again, once, when it fails before its first word and that may help. The breaker
 * decides whether it is asked at all, and hears how each try went.
 * @throws {ModelFailure}
 */
export async function* tryTwice(trying: Trying): AsyncGenerator<Heard> {
  const { patience, breaker, clock, signal, onTried } = trying;
  const begunAt = clock.elapsedMs();
  const elapsed = () => clock.elapsedMs() - begunAt;
  const mostMs = trying.isAtRisk ? Math.min(patience.firstWordMs, patience.firstWordAtRiskMs) : patience.firstWordMs;
  for (let tries = 1; ; tries += 1) {
    const pass = breaker.enter();
    if (!pass) {
      onTried('paused');
      throw new ModelFailure('paused');
    }
    let outcome: Outcome = 'left';
    let failure: ModelFailure;
    try {
      for await (const piece of listen({ ...trying, firstWordMs: Math.max(0, mostMs - elapsed()) })) {
        if (piece.text !== undefined) outcome = 'answered';
        yield piece;
      }
      return;
    } catch (error) {
      const hasSpoken = outcome === 'answered';
      outcome = error instanceof ModelFailure ? error.kind : 'left';
      if (!(error instanceof ModelFailure) || hasSpoken || tries === 2 || pass.isProbe || !error.mayPass) throw error;
      failure = error;
    } finally {
      pass.end(verdictOf(outcome));
      onTried(outcome);
    }
    const pauseMs = pauseBefore(failure, patience, trying.random());
    if (elapsed() + pauseMs > patience.retryWithinMs) throw failure;
    await trying.pause(pauseMs, signal);
  }
}

/** A message that was declined says nothing about how the model is: nobody can close it to others by what they write. */
function verdictOf(outcome: Outcome): 'answered' | 'failed' | 'left' {
  if (outcome === 'declined') return 'answered';
  return outcome === 'answered' || outcome === 'left' ? outcome : 'failed';
}

function pauseBefore(
  { retryAfterMs }: ModelFailure,
  { retryPauseMs: [least, most] }: Patience,
  random: number,
): number {
  return Math.max(retryAfterMs, least + (most - least) * random);
}
