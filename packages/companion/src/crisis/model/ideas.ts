import { hashText } from './hash.ts';
import { danger } from './ideas/danger.ts';
import { everyday } from './ideas/everyday.ts';
import { frame } from './ideas/frame.ts';
import { general } from './ideas/general.ts';
import { mind } from './ideas/mind.ts';
import { neighbors } from './ideas/neighbors.ts';
import { people } from './ideas/people.ts';
import { spanish } from './ideas/spanish.ts';

/**
 * Something a word can stand for, so that the model needs not have met "flatmate" to know what it learned of "roommate", nor
 * "pastillas" to know what it learned of pills. Ideas of one family are near to one another.
 */
export interface Idea {
  name: string;
  /** Hashes of its name and of its family's. */
  id: number;
  family: number;
}

const fewestMany = 8;

const byName = new Map<string, Idea>();
const byWord = new Map<string, readonly Idea[]>();
const byStem = new Map<string, readonly Idea[]>();
for (const table of [danger, people, mind, frame, everyday, general]) {
  for (const [family, lines] of Object.entries(table)) {
    for (const [name, words] of Object.entries(lines)) {
      byName.set(name, { name, id: hashText(name), family: hashText(family) });
      addWords(ideaNamed(name), words);
    }
  }
}
for (const table of [spanish, neighbors]) {
  for (const lines of Object.values(table)) {
    for (const [name, words] of Object.entries(lines)) addWords(ideaNamed(name), words);
  }
}
const longestStem = Math.max(...[...byStem.keys()].map(({ length }) => length));

function addWords(idea: Idea, words: string): void {
  for (const word of words.split(' ')) {
    const isStem = word.endsWith('*');
    const found = isStem ? byStem : byWord;
    const key = isStem ? word.slice(0, -1) : word;
    const ideas = found.get(key) ?? [];
    if (!ideas.includes(idea)) found.set(key, [...ideas, idea]);
  }
}

/** The idea of this name. */
export function ideaNamed(name: string): Idea {
  const idea = byName.get(name);
  if (!idea) throw new Error(`No idea is named ${name}`);
  return idea;
}

const few = ideaNamed('few');
const many = ideaNamed('many');

/** The ideas a word stands for, the likeliest first; none for most words. Endings of English are looked through. */
export function ideasOf(word: string): readonly Idea[] {
  const known = byWord.get(word);
  if (known) return known;
  if (/^\d+$/.test(word)) return [Number(word) >= fewestMany ? many : few];
  for (const base of basesOf(word)) {
    const found = byWord.get(base);
    if (found) return found;
  }
  return ideasOfStem(word);
}

const shortestStem = 3;

function ideasOfStem(word: string): readonly Idea[] {
  for (let length = Math.min(word.length, longestStem); length >= shortestStem; length--) {
    const found = byStem.get(word.slice(0, length));
    if (found) return found;
  }
  return [];
}

const shortestBase = 3;
const endings = ['ing', 'ed', 'er', 'ers', 'in'];

function basesOf(word: string): string[] {
  const bases: string[] = [];
  if (word.endsWith('ies')) bases.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('es')) bases.push(word.slice(0, -2));
  if (word.endsWith('s')) bases.push(word.slice(0, -1));
  if (word.endsWith('ly')) bases.push(word.slice(0, -2));
  for (const ending of endings) {
    if (!word.endsWith(ending)) continue;
    const base = word.slice(0, -ending.length);
    bases.push(base, `${base}e`);
    if (base.at(-1) === base.at(-2)) bases.push(base.slice(0, -1));
  }
  return bases.filter((base) => base.length >= shortestBase);
}
