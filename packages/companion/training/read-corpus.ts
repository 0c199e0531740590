import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hashText } from '@haven/companion/crisis/model/hash';
import type { RiskKind, Tier } from '@haven/companion/crisis/risk';
import { createRandom } from './random.ts';
import { readHeard } from './read-heard.ts';

/** One sentence to learn from. Sentences of one line of the corpus share its group, so that they are held out together. */
export interface Example {
  text: string;
  tier: Tier;
  /** A risk kind for risks, the form of a look-alike otherwise. */
  kind: RiskKind | (string & {});
  group: number;
  /** The file it stands in, without folder and ending. */
  file: string;
}

const folder = fileURLToPath(new URL('.', import.meta.url));
const tiers: ReadonlySet<string> = new Set(['none', 'quiet', 'elevated', 'imminent']);
/** A line with many choices gives so many sentences, unless it says how many (`40x …`). */
const mostOfLine = 6;

/** Reads every text file of the corpus and opens its slots; the same sentences of a line every time, whatever other lines there are. */
export function readCorpus(seed: number): Example[] {
  const slots = readSlots();
  const examples: Example[] = [];
  let group = 0;
  for (const { file, line, heading } of [...riskLines(), ...feelingLines()]) {
    group += 1;
    const random = createRandom((seed ^ hashText(line)) >>> 0);
    for (const text of sentencesOf(line, slots, random)) examples.push({ text, file, group, ...heading });
  }
  const known = new Set(examples.map(({ text }) => text));
  for (const { text, folder: inside } of readHeard()) {
    if (known.has(text)) continue;
    group += 1;
    examples.push({ text, file: `${heardFile}${inside}`, group, tier: 'none', kind: 'heard' });
  }
  return examples;
}

/** How the files of ordinary messages are named among the others. */
export const heardFile = 'heard/';

interface Line {
  file: string;
  line: string;
  heading: Pick<Example, 'tier' | 'kind'>;
}

/** Headings are `## tier kind language`, or `## kind` in a file named after its tier. */
function riskLines(): Line[] {
  return filesIn('.').flatMap((file) => {
    const named = tiers.has(file) ? (file as Tier) : 'none';
    return linesUnder(file, named, (words) => {
      const [first = '', second] = words;
      return second !== undefined && tiers.has(first)
        ? { tier: first as Tier, kind: second }
        : { tier: named, kind: second ?? first };
    });
  });
}

/** Everyday messages with a feeling carry no risk. */
function feelingLines(): Line[] {
  return filesIn('emotions').flatMap((file) =>
    linesUnder(`emotions/${file}`, 'none', () => ({ tier: 'none', kind: 'emotion' })),
  );
}

function filesIn(inside: string): string[] {
  const names = readdirSync(`${folder}${inside}`).filter((name) => name.endsWith('.txt') && name !== 'slots.txt');
  return names.map((name) => name.slice(0, -'.txt'.length)).sort();
}

function linesUnder(file: string, tier: Tier, read: (words: string[]) => Line['heading']): Line[] {
  let heading: Line['heading'] = { tier, kind: '' };
  return linesOf(file).flatMap((line) => {
    if (line.startsWith('# ')) return [];
    if (!line.startsWith('## ')) return [{ file, line, heading }];
    heading = read(line.slice(3).split(' '));
    return [];
  });
}

type Slots = ReadonlyMap<string, readonly string[]>;

function linesOf(file: string): string[] {
  return readFileSync(`${folder}${file}.txt`, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function readSlots(): Slots {
  const slots = new Map<string, readonly string[]>();
  for (const line of linesOf('slots')) {
    const [name, choices] = line.split(' = ');
    if (name && choices) slots.set(name, choices.split('|'));
  }
  return slots;
}

function sentencesOf(line: string, slots: Slots, random: () => number): string[] {
  const counted = /^(\d+)x (.*)$/.exec(line);
  const most = counted ? Number(counted[1]) : mostOfLine;
  const found = new Set<string>();
  for (let tries = 0; tries < most * 2 && found.size < most; tries++)
    found.add(fill(counted?.[2] ?? line, slots, random));
  return [...found];
}

function fill(line: string, slots: Slots, random: () => number): string {
  const chosen = line.replace(/\{([^{}]*)\}/g, (_, choices: string) => pick(choices.split('|'), random));
  const filled = chosen.replace(/\$([a-z]+)/g, (whole, name: string) => pick(slots.get(name) ?? [whole], random));
  return filled
    .replace(/\s+([,.])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

function pick(choices: readonly string[], random: () => number): string {
  return choices[Math.floor(random() * choices.length)] ?? '';
}
