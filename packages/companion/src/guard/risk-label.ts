import { type Tier, tiers } from '@haven/contracts/care';

/** The line with which a language model begins: its reading of the risk in the newest message. */
const label = new RegExp(
  `^[\\s*_[("\`#]*risk[ \\t]*[:=][ \\t*_"\`]*(${tiers.join('|')})\\b[*_\\])"\`. \\t]*\\n*`,
  'iu',
);
/** What may become one with the next piece. */
const begun = /^[\s*_[("`#]*(?:r(?:i(?:s(?:k[ \t]*(?:[:=][ \t*_"`]*\p{L}{0,9}[*_\])"`. \t]*\n*)?)?)?)?)?$/iu;

export interface Labeled {
  /** What follows the label; everything when there is none. */
  text: string;
  tier?: Tier;
}

/** Takes the label off the beginning of a stream of words, in whatever pieces it comes. */
export function createRiskLabel(): { push(piece: string): Labeled; end(): Labeled } {
  let held: string | undefined = '';

  function read(piece: string, isOver: boolean): Labeled {
    if (held === undefined) return { text: piece };
    held += piece;
    if (!isOver && begun.test(held)) return { text: '' };
    const text = held;
    held = undefined;
    const found = label.exec(text);
    const tier = tiers.find((each) => each === found?.[1]?.toLowerCase());
    return found && tier ? { text: text.slice(found[0].length), tier } : { text };
  }

  return { push: (piece) => read(piece, false), end: () => read('', true) };
}
