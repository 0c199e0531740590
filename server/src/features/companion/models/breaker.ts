import type { Clock } from '#lib/clock.ts';

/** It opens when so many of the last tries failed, and lets one through again after a pause. */
const remembered = 10;
const opensAt = 5;
const pauseMs = 15_000;

export type BreakerState = 'closed' | 'open' | 'half-open';

/** Leave to ask the model once. `left` says that the asker went away before anything could be told. */
export interface Pass {
  isProbe: boolean;
  end(outcome: 'answered' | 'failed' | 'left'): void;
}

export type Breaker = ReturnType<typeof createBreaker>;

/** Keeps a process from waiting again and again for a model that is not well. */
export function createBreaker(clock: Clock) {
  let failures: boolean[] = [];
  let openedAt: number | undefined;
  let isProbing = false;

  function state(): BreakerState {
    if (openedAt === undefined) return 'closed';
    const elapsed = clock.now().getTime() - openedAt;
    // A clock that was set back must not hold the model off for longer.
    return elapsed >= 0 && elapsed < pauseMs ? 'open' : 'half-open';
  }

  function close() {
    openedAt = undefined;
    failures = [];
  }

  function note(failed: boolean) {
    failures = [...failures, failed].slice(-remembered);
    if (failures.filter(Boolean).length >= opensAt) openedAt = clock.now().getTime();
  }

  /** Undefined while the model must not be asked. */
  function enter(): Pass | undefined {
    if (openedAt === undefined) {
      return {
        isProbe: false,
        // What began before it opened says nothing about now.
        end: (outcome) => outcome !== 'left' && openedAt === undefined && note(outcome === 'failed'),
      };
    }
    if (isProbing || state() === 'open') return;
    isProbing = true;
    return {
      isProbe: true,
      end: (outcome) => {
        isProbing = false;
        if (outcome === 'answered') close();
        if (outcome === 'failed') openedAt = clock.now().getTime();
      },
    };
  }

  return { enter, state };
}
