import { hashText, mix } from '#crisis/model/hash.ts';
import type { Word } from '#text/tokens.ts';
import { classesOf } from '#text/word-classes.ts';
import { feelingsNoticed, topicsNoticed } from '../cue-evidence.ts';
import { conceptsOf } from './concepts.ts';
import type { Channel } from './layer.ts';
import { stemOf } from '#text/stem.ts';

/** What features of each sort say weighs so much together, however many they are. */
const shares = {
  words: 1,
  rows: 0.8,
  concepts: 1,
  classes: 0.7,
  deeds: 0.8,
  letters: 0.6,
  marks: 0.3,
  feelings: 1,
  topics: 0.6,
};
const reachOfDenial = 4;
/** Concepts are paired with those at most so many words ahead. */
const pairReach = 10;
const runLengths = [3, 4, 5];
const shortestSpelled = 4;
const longestSpelled = 20;

const denials = wordSet(
  'not never no nobody none nothing without cannot cant dont wont didnt doesnt isnt wasnt couldnt wouldnt havent hasnt hadnt arent werent ni nunca nadie nada sin',
);
/** Who acts: numbers from 1. */
const subjects = new Map(
  [
    'i im ive my me mine myself yo mi',
    'he she they him her them his their hers theirs',
    'we us our nosotros',
    'you your',
    'it this that',
    'nobody everyone everybody anyone someone people',
  ].flatMap((words, i) => words.split(' ').map((word) => [word, i + 1] as const)),
);

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** A word with what it stands for and how it is meant. */
interface Seen {
  word: string;
  hash: number;
  stem: number;
  /** Its likeliest concept, or its stem. */
  meaning: number;
  concepts: readonly number[];
  isDenied: boolean;
  /** The one named last in its clause; 0 for nobody. */
  who: number;
}

/** What the model sees of a message, linear in its words. */
export function featuresOf(text: string, words: readonly Word[]): Channel[] {
  const seen = look(words);
  return [
    shared(wordFeatures(seen), shares.words),
    shared(rowFeatures(seen), shares.rows),
    shared(conceptFeatures(seen), shares.concepts),
    shared(classFeatures(seen), shares.classes),
    shared(deedFeatures(seen), shares.deeds),
    shared(letterFeatures(seen), shares.letters),
    shared(named(50, marksIn(text, words.length)), shares.marks),
    shared(named(40, feelingsNoticed(words)), shares.feelings),
    shared(named(41, topicsNoticed(words)), shares.topics),
  ];
}

function shared(found: ReadonlySet<number>, share: number): Channel {
  return { hashes: [...found], share: share / Math.sqrt(Math.max(1, found.size)) };
}

function look(words: readonly Word[]): Seen[] {
  let deniedUntil = -1;
  let who = 0;
  return words.map(({ word, clause }, i) => {
    if (words[i - 1]?.clause !== clause) {
      deniedUntil = -1;
      who = 0;
    }
    const stem = hashText(stemOf(word));
    const concepts = conceptsOf(word);
    const meaning = concepts[0] ?? stem;
    const seen = { word, hash: hashText(word), stem, meaning, concepts, isDenied: i <= deniedUntil, who };
    if (denials.has(word)) deniedUntil = i + reachOfDenial;
    who = subjects.get(word) ?? who;
    return seen;
  });
}

function wordFeatures(words: readonly Seen[]): Set<number> {
  const found = new Set<number>();
  for (const { hash, stem, isDenied } of words) {
    found.add(mix(1, hash, 0));
    found.add(mix(2, stem, 0));
    if (isDenied) found.add(mix(2, stem, 1));
  }
  return found;
}

/** What stands in a row, by word and by meaning, with one word between too. */
function rowFeatures(words: readonly Seen[]): Set<number> {
  const found = new Set<number>();
  for (const [i, word] of words.entries()) {
    const next = words[i + 1];
    if (!next) {
      found.add(mix(7, word.stem, 0));
      break;
    }
    if (i === 0) found.add(mix(8, word.stem, next.stem));
    found.add(mix(3, word.hash, next.hash));
    found.add(mix(4, word.meaning, next.meaning));
    const third = words[i + 2];
    if (!third) continue;
    found.add(mix(5, mix(0, word.meaning, next.meaning), third.meaning));
    found.add(mix(6, word.meaning, third.meaning));
  }
  return found;
}

/** Concepts by themselves and with those that follow soon. A denied one is another one. */
function conceptFeatures(words: readonly Seen[]): Set<number> {
  const found = new Set<number>();
  const marked = words.map(({ concepts, isDenied }) => (isDenied ? concepts.map((id) => mix(14, id, 1)) : concepts));
  for (const [i, ids] of marked.entries()) {
    for (const concept of words[i]?.concepts ?? []) found.add(mix(11, concept, 0));
    for (const id of ids) {
      found.add(mix(11, id, 1));
      for (let j = i + 1; j < marked.length && j <= i + pairReach; j++)
        for (const later of marked[j] ?? []) found.add(mix(13, id, later));
    }
  }
  return found;
}

/** Wide classes of words, finer for things and doings than concepts are. */
function classFeatures(words: readonly Seen[]): Set<number> {
  const found = new Set<number>();
  for (const { word, isDenied } of words) {
    for (const one of classesOf(word)) {
      found.add(mix(15, one, 0));
      if (isDenied) found.add(mix(15, one, 1));
    }
  }
  return found;
}

/** Who does what, and to whom. */
function deedFeatures(words: readonly Seen[]): Set<number> {
  const found = new Set<number>();
  for (const [i, { who, stem, concepts, isDenied }] of words.entries()) {
    const doer = isDenied ? who + subjects.size : who;
    const whom = subjects.get(words[i + 1]?.word ?? '');
    found.add(mix(30, doer, stem));
    for (const concept of concepts) found.add(mix(31, doer, concept));
    if (whom === undefined) continue;
    found.add(mix(32, mix(0, who, whom), stem));
    for (const concept of concepts) found.add(mix(33, mix(0, doer, whom), concept));
  }
  return found;
}

/** Runs of letters, so that a misspelled or new word is not wholly unknown. */
function letterFeatures(words: readonly Seen[]): Set<number> {
  const found = new Set<number>();
  for (const { word } of words) {
    if (word.length < shortestSpelled) continue;
    const spelled = `<${word.slice(0, longestSpelled)}>`;
    for (const length of runLengths)
      for (let i = 0; i + length <= spelled.length; i++) found.add(mix(20, hashText(spelled.slice(i, i + length)), 0));
  }
  return found;
}

const marks: readonly (readonly [string, RegExp])[] = [
  ['!!', /!!/],
  ['!', /(?<!!)!(?!!)/],
  ['?', /\?/],
  ['...', /\.\.\.|…/],
  ['capitals', /\b[A-Z]{3,}\b/],
];
const longestCounted = 6;

function marksIn(text: string, words: number): string[] {
  const signs = text.match(/\p{Extended_Pictographic}/gu) ?? [];
  const length = Math.min(longestCounted, Math.floor(Math.log2(words + 1)));
  return [...marks.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : [])), ...signs, `n${length}`];
}

function named(kind: number, names: Iterable<string>): Set<number> {
  return new Set(Array.from(names, (name) => mix(kind, hashText(name), 0)));
}
