import type { Word } from '#text/tokens.ts';
import { Distinct } from './distinct.ts';
import { mix } from './hash.ts';
import { ideaNamed } from './ideas.ts';
import type { Idea } from './ideas.ts';
import type { ReadWord } from './read-word.ts';

/** One idea with who it is said of and how: wanted, planned, denied, past, told. */
export interface Said {
  idea: Idea;
  /** Place of its word. */
  at: number;
  /** Who does it, as a number; 0 when nobody is named. */
  subject: number;
  /** How it is meant: intended, planned, wanted, feared …; 0 when nothing says so. */
  manner: number;
  isDenied: boolean;
  isQuoted: boolean;
  /** 1 for past, 2 for a story or news, 3 for both; 0 for here and now. */
  frame: number;
  /** It names the subject or the manner, nothing done. */
  names: 'subject' | 'manner' | 'negation' | undefined;
  ending: number;
}

const reachOfNegation = 6;
const negation = ideaNamed('negate');
const turning = ideaNamed('but');
const subjects = numbered([
  ['self'],
  ['you'],
  ['they', 'parent', 'child', 'sibling', 'partner', 'relative', 'friend', 'outsider', 'stranger', 'helper'],
  ['animal'],
  ['everyone'],
  ['nobody'],
  ['we'],
]);
const manners = numbered([
  ['going', 'will'],
  ['decide', 'plan'],
  ['want'],
  ['attempt'],
  ['maybe', 'if'],
  ['think'],
  ['afraid'],
  ['past'],
  ['just'],
  ['still'],
]);
const tales = new Set(['story', 'game', 'news', 'quote', 'dream'].map((name) => ideaNamed(name).id));
const pastWords = new Set('ago used was were had did once yesterday back would been'.split(' '));

function numbered(groups: readonly (readonly string[])[]): ReadonlyMap<number, number> {
  return new Map(groups.flatMap((names, i) => names.map((name) => [ideaNamed(name).id, i + 1] as const)));
}

/** Reads who does what, how and when, clause by clause; one item for every idea of every word. */
export function readClauses(words: readonly Word[], read: readonly ReadWord[]): Said[] {
  const said: Said[] = [];
  const state = { subject: 0, before: 0, manner: 0, mannerBefore: 0, deniedUntil: -1, frame: 0 };
  for (const [i, item] of read.entries()) {
    const word = words[i];
    const last = words[i - 1];
    if (!word) break;
    if (last?.clause !== word.clause) beginClause(last?.sentence !== word.sentence);
    noteWord(item, i);
    for (const idea of item.ideas) note(idea, item, word, i);
  }
  return said;

  function beginClause(isSentence: boolean): void {
    Object.assign(state, {
      before: state.subject || state.before,
      subject: 0,
      manner: 0,
      mannerBefore: 0,
      deniedUntil: -1,
    });
    if (isSentence) state.frame = 0;
  }

  function noteWord({ word, ideas }: ReadWord, at: number): void {
    if (ideas.includes(turning)) Object.assign(state, { deniedUntil: -1, manner: 0 });
    if (ideas.includes(negation)) state.deniedUntil = at + reachOfNegation;
    if (pastWords.has(word)) state.frame |= 1;
    if (ideas.some(({ id }) => tales.has(id))) state.frame |= 2;
  }

  function note(idea: Idea, { ending }: ReadWord, { quoted }: Word, at: number): void {
    const subject = subjects.get(idea.id);
    const manner = manners.get(idea.id);
    if (manner !== undefined) Object.assign(state, { mannerBefore: state.manner, manner });
    said.push({
      idea,
      at,
      subject: state.subject || state.before,
      manner: manner === undefined ? state.manner : state.mannerBefore,
      isDenied: at <= state.deniedUntil && idea !== negation,
      isQuoted: quoted,
      frame: state.frame,
      names: namesOf(idea, subject, manner),
      ending,
    });
    if (subject !== undefined) state.subject = subject;
  }
}

function namesOf(idea: Idea, subject: number | undefined, manner: number | undefined): Said['names'] {
  if (idea === negation) return 'negation';
  if (subject !== undefined) return 'subject';
  return manner === undefined ? undefined : 'manner';
}

/** Who does what and how, as hashes: single facts first, then together, so that new combinations are half known. */
export function clauseFeatures(said: readonly Said[]): Distinct {
  const found = new Distinct();
  for (const { idea, subject, manner, isDenied, frame, names, ending } of said) {
    if (names === 'negation') continue;
    if (names === 'subject') {
      if (manner !== 0) found.add(mix(30, manner, idea.id));
      continue;
    }
    const denied = isDenied ? 100 : 0;
    const who = subject + denied;
    found.add(mix(31, who, idea.id));
    found.add(mix(32, manner + denied, idea.id));
    found.add(mix(33, mix(0, who, manner), idea.id));
    found.add(mix(34, mix(0, who, manner), mix(0, idea.family, ending)));
    found.add(mix(35, mix(0, who, frame), idea.id));
    found.add(mix(36, mix(0, who, frame), idea.family));
  }
  return found;
}
