import { classesOf } from '#text/word-classes.ts';
import { hashText, mix } from './hash.ts';
import { ideasOf } from './ideas.ts';
import type { Idea } from './ideas.ts';

/** What the model sees of a word by itself. */
export interface ReadWord {
  word: string;
  hash: number;
  /** 0 for a short word. */
  stem: number;
  /** 1 for -ing, 2 for -ed, 3 for -s: when it happens and how many do it. */
  ending: number;
  ideas: readonly Idea[];
  /** Numbers of the classes of near meaning it stands in. */
  classes: readonly number[];
  /** Its likeliest idea, or itself where it stands for none. */
  meaning: number;
  /** Runs of two to five letters, so that a misspelled or new word is not wholly unknown. */
  letters: readonly number[];
}

const stemLength = 5;
const shortestSpelled = 4;
const longestSpelled = 24;
const shortestRun = 2;
const longestRun = 5;

const cache = new Map<string, ReadWord>();
const cacheLimit = 4096;

/** Reads a word; the last few thousand are remembered. */
export function readWord(word: string): ReadWord {
  const known = cache.get(word);
  if (known) return known;
  const read = readNewWord(word);
  if (cache.size >= cacheLimit) cache.clear();
  cache.set(word, read);
  return read;
}

function readNewWord(word: string): ReadWord {
  const ideas = ideasOf(word);
  const hash = hashText(word);
  const [likeliest] = ideas;
  return {
    word,
    hash,
    stem: word.length > stemLength ? hashText(`${word.slice(0, stemLength)}*`) : 0,
    ending: endingOf(word),
    ideas,
    classes: classesOf(word),
    meaning: likeliest ? hashText(`#${likeliest.id}`) : hash,
    letters: lettersOf(word),
  };
}

function endingOf(word: string): number {
  if (word.length < shortestSpelled) return 0;
  return ['ing', 'ed', 's'].findIndex((ending) => word.endsWith(ending)) + 1;
}

/** Each run goes on from the hash of the run before it, so that a run costs one step. */
function lettersOf(word: string): number[] {
  const spelled = ` ${word.slice(0, longestSpelled)} `;
  const runs: number[] = [];
  for (let from = 0; from < spelled.length; from++) {
    let hash = 0x811c9dc5;
    for (let length = 1; length <= longestRun && from + length <= spelled.length; length++) {
      hash = Math.imul(hash ^ spelled.charCodeAt(from + length - 1), 0x01000193);
      if (length >= shortestRun) runs.push(mix(20, hash, length));
    }
  }
  return runs;
}
