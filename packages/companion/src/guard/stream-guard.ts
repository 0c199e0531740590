import { plain, violationIn } from './check-reply.ts';
import type { Violation } from './check-reply.ts';
import { nextPart } from './sentences.ts';
import type { Part } from './sentences.ts';

/** What may be shown now; with a violation the stream must stop and its words be replaced. */
export interface Passed {
  text: string;
  violation?: Violation;
}

export interface StreamGuard {
  push(piece: string): Passed;
  end(): Passed;
}

/**
 * Holds streamed words back until their sentence is whole and safe, at most 400 characters. Finds what `findViolation` finds in the whole.
 *
 * @param written the numbers that the person wrote: they may be said back.
 */
export function createStreamGuard(written: ReadonlySet<string> = new Set()): StreamGuard {
  let shown = 0;
  let held = '';
  let stopped: Violation | undefined;

  function release(isOver: boolean): Passed {
    if (stopped) return { text: '', violation: stopped };
    let ready = '';
    // Sign for sign as long as what is held.
    let read = plain(held);
    for (;;) {
      const part = nextPart(read, isOver);
      if (!part) break;
      const violation = violationIn({ text: part.text, start: shown + part.start }, written);
      if (violation) return stop(ready, violation);
      const next = nextIn(held, part);
      ready += held.slice(0, next);
      shown += next;
      held = held.slice(next);
      read = read.slice(next);
    }
    return { text: isOver ? ready + held : ready };
  }

  function stop(ready: string, violation: Violation): Passed {
    stopped = violation;
    held = '';
    return { text: ready, violation };
  }

  return {
    push(piece) {
      held += piece;
      return release(false);
    },
    end: () => release(true),
  };
}

/** A mark that closes stays with its sentence; one that opens waits with the sentence behind it. */
function nextIn(held: string, { text, start, next }: Part): number {
  const end = start + text.length;
  const closed = /^[*_]*\s*/u.exec(held.slice(end, next))?.[0].length ?? 0;
  return Math.min(next, end + closed);
}
