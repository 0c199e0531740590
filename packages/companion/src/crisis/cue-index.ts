import type { Word } from '#text/tokens.ts';
import type { Cue } from './rules.ts';

/** A stretch of words, by index, ends inclusive. */
export interface Stretch {
  from: number;
  to: number;
}

/** Longest stretch a single pattern can match; bounds every look around a place. */
const longestStretch = 24;

/** Stretches of one kind, findable by place without walking through all of them. */
export class Stretches {
  private readonly byEnd: readonly Stretch[];
  private readonly sentences: ReadonlySet<number>;
  private readonly words: readonly Word[];
  readonly first: number;
  readonly last: number;

  constructor(stretches: readonly Stretch[], words: readonly Word[]) {
    this.byEnd = [...stretches].sort((one, other) => one.to - other.to);
    this.words = words;
    this.sentences = new Set(stretches.map(({ from }) => words[from]?.sentence ?? 0));
    this.first = stretches.reduce((first, { from }) => Math.min(first, from), Number.POSITIVE_INFINITY);
    this.last = stretches.reduce((last, { from }) => Math.max(last, from), Number.NEGATIVE_INFINITY);
  }

  isEmpty(): boolean {
    return this.byEnd.length === 0;
  }

  /** Is there one in the sentence of this place, or up to so many sentences beside it? */
  inSentence(at: Stretch, beside = 0): boolean {
    const sentence = this.words[at.from]?.sentence ?? 0;
    for (let i = sentence - beside; i <= sentence + beside; i++) if (this.sentences.has(i)) return true;
    return false;
  }

  /** Those of the same sentence that end from `reach` words before the place on, and begin at most `reach` words behind it. */
  around(at: Stretch, reach: number): Stretch[] {
    const sentence = this.words[at.from]?.sentence;
    return this.touching({ from: at.from - reach, to: at.to + reach }).filter(
      (stretch) => this.words[stretch.from]?.sentence === sentence,
    );
  }

  /** Is there one that does not lie within the place? */
  outside(at: Stretch): boolean {
    const inside = this.touching(at).filter((stretch) => stretch.from >= at.from && stretch.to <= at.to);
    return inside.length < this.byEnd.length;
  }

  /** All that share a word with the place. */
  touching(at: Stretch): Stretch[] {
    const found: Stretch[] = [];
    for (let i = this.firstEndingFrom(at.from); i < this.byEnd.length; i++) {
      const stretch = this.byEnd[i];
      if (!stretch || stretch.to > at.to + longestStretch) break;
      if (stretch.from <= at.to) found.push(stretch);
    }
    return found;
  }

  private firstEndingFrom(word: number): number {
    let low = 0;
    let high = this.byEnd.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.byEnd[middle]?.to ?? 0) < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** What one message says beside its risks. */
export interface Reading {
  words: readonly Word[];
  idioms: Stretches;
  cue(kind: Cue): Stretches;
}

/** Orders cues and idioms by place. */
export function createReading(
  words: readonly Word[],
  cues: Partial<Record<Cue, Stretch[]>>,
  idioms: readonly Stretch[],
): Reading {
  const indexed = new Map<Cue, Stretches>();
  function cue(kind: Cue): Stretches {
    const known = indexed.get(kind) ?? new Stretches(cues[kind] ?? [], words);
    indexed.set(kind, known);
    return known;
  }
  return { words, idioms: new Stretches(idioms, words), cue };
}
