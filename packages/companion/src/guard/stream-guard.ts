import { plain, violationIn } from './check-reply.ts';
import type { Violation } from './check-reply.ts';
import { nextPart } from './sentences.ts';

/** What may be shown now; with a violation the stream must stop and its words be replaced. */
export interface Passed {
  text: string;
  violation?: Violation;
}

export interface StreamGuard {
  push(piece: string): Passed;
  end(): Passed;
}

/** Holds streamed words back until their sentence is whole and safe, at most 400 characters. Finds what `findViolation` finds in the whole. */
export function createStreamGuard(): StreamGuard {
  let shown = 0;
  let held = '';
  let stopped: Violation | undefined;

  function release(isOver: boolean): Passed {
    if (stopped) return { text: '', violation: stopped };
    let ready = '';
    for (;;) {
      const part = nextPart(plain(held), isOver);
      if (!part) break;
      const violation = violationIn({ text: part.text, start: shown + part.start });
      if (violation) return stop(ready, violation);
      ready += held.slice(0, part.next);
      shown += part.next;
      held = held.slice(part.next);
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
