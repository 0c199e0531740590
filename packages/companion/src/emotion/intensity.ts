import type { Word } from '#text/tokens.ts';

const stronger = new Set(
  'so very really super extremely incredibly completely absolutely totally utterly insanely always never every ever all whole entire such literally everything everyone'.split(
    ' ',
  ),
);
const weaker = new Set(
  'bit little slightly kind sort somewhat maybe mildly fine okay ok meh prob probably almost nearly quick small nice'.split(
    ' ',
  ),
);
const overpowering =
  /^(?:scream\w*|sob\w*|shak\w*|devastat\w*|destroy\w*|unbearable|terrified|furious|livid|ecstatic|worst|best|panic\w*|hysterical\w*|collapsed?|buried|died|funeral|heartbroken|desperate\w*|rage|bawl\w*)$/;

/** How far a message is from the usual strength, from about -1 to 2: by intensifiers, softeners, capitals, marks and the words themselves. */
export function emphasisOf(text: string, words: readonly Word[]): number {
  const up = Math.min(2, words.filter(({ word }) => stronger.has(word)).length) * 0.35;
  const down = Math.min(2, words.filter(({ word }) => weaker.has(word)).length) * 0.5;
  const peaks = Math.min(2, words.filter(({ word }) => overpowering.test(word)).length) * 0.5;
  const capitals = /\b[A-Z]{3,}\b/.test(text) ? 0.6 : 0;
  const marks = /!!/.test(text) ? 0.7 : /!/.test(text) ? 0.3 : 0;
  return up + peaks + capitals + marks - down;
}
