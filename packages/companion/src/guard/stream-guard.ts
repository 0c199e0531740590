import { findViolation } from './check-reply.ts';
import type { Violation } from './check-reply.ts';

/** What may be shown now; with a violation the stream must stop and its words be replaced. */
export interface Passed {
  text: string;
  violation?: Violation;
}

export interface StreamGuard {
  push(piece: string): Passed;
  end(): Passed;
}

const longestHold = 400;

/** Holds streamed words back until their sentence is whole and safe, at most 400 characters. */
export function createStreamGuard(): StreamGuard {
  let shown = '';
  let held = '';
  let stopped: Violation | undefined;

  function release(upTo: number): Passed {
    if (stopped) return { text: '', violation: stopped };
    if (upTo <= 0) return { text: '' };
    const ready = held.slice(0, upTo);
    const context = shown.slice(-longestHold);
    const violation = findViolation(context + ready);
    if (violation) {
      const offset = shown.length - context.length;
      stopped = { rule: violation.rule, start: violation.start + offset, end: violation.end + offset };
      held = '';
      return { text: '', violation: stopped };
    }
    shown += ready;
    held = held.slice(upTo);
    return { text: ready };
  }

  return {
    push(piece) {
      held += piece;
      return release(safeLength(held));
    },
    end: () => release(held.length),
  };
}

/** How much may be looked at: up to the last finished sentence, or all but the last word when the hold grows too long. */
function safeLength(held: string): number {
  const ends = [...held.matchAll(/[.!?…:]["')*]*\s+|\n+/g)];
  const last = ends.at(-1);
  if (last) return last.index + last[0].length;
  if (held.length <= longestHold) return 0;
  return Math.max(0, held.lastIndexOf(' ') + 1) || held.length;
}
