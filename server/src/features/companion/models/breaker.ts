import type { Clock } from '#lib/clock.ts';

/** It opens when so many of the last tries failed, and lets one through again after a pause. */
const remembered = 10;
const opensAt = 5;
const pauseMs = 15_000;

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

  function close() {
    openedAt = undefined;
    failures = [];
  }

  function note(failed: boolean) {
    failures = [...failures, failed].slice(-remembered);
    if (failures.filter(Boolean).length >= opensAt) openedAt = clock.elapsedMs();
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
    if (isProbing || clock.elapsedMs() - openedAt < pauseMs) return;
    isProbing = true;
    return {
      isProbe: true,
      end: (outcome) => {
        isProbing = false;
        if (outcome === 'answered') close();
        if (outcome === 'failed') openedAt = clock.elapsedMs();
      },
    };
  }

  return { enter };
}
