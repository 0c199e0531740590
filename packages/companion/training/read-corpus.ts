import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RiskKind, Tier } from '@haven/companion/crisis/risk';

/** One sentence to learn from. Sentences of one line of the corpus share its group, so that they are held out together. */
export interface Example {
  text: string;
  tier: Tier;
  /** A risk kind for risks, the form of a look-alike otherwise. */
  kind: RiskKind | (string & {});
  group: number;
}

const files = ['imminent', 'elevated', 'quiet', 'none', 'other-languages', 'free-hand', 'ordinary', 'conversation'];
const tiers: ReadonlySet<string> = new Set(['none', 'quiet', 'elevated', 'imminent']);
/** A line with many choices gives so many sentences, unless it says how many (`40x …`). */
const mostOfLine = 6;

/** Reads the corpus and opens its slots; the same sentences every time. */
export function readCorpus(random: () => number): Example[] {
  const slots = readSlots();
  const examples: Example[] = [];
  let group = 0;
  for (const file of files) {
    let tier = file as Tier;
    let kind = '';
    for (const line of linesOf(file)) {
      if (line.startsWith('# ')) continue;
      if (line.startsWith('## ')) {
        const [first = '', second] = line.slice(3).split(' ');
        kind = second === undefined ? first : second;
        if (second !== undefined && tiers.has(first)) tier = first as Tier;
        continue;
      }
      group += 1;
      for (const text of sentencesOf(line, slots, random)) examples.push({ text, tier, kind, group });
    }
  }
  return examples;
}

type Slots = ReadonlyMap<string, readonly string[]>;

function linesOf(file: string): string[] {
  const path = fileURLToPath(new URL(`./${file}.txt`, import.meta.url));
  return readFileSync(path, 'utf8')
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
  const filled = chosen.replace(/\$([a-z]+)/g, (_, name: string) => pick(slots.get(name) ?? [], random));
  return filled
    .replace(/\s+([,.])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

function pick(choices: readonly string[], random: () => number): string {
  const choice = choices[Math.floor(random() * choices.length)];
  if (choice === undefined) throw new Error('The corpus names a slot that has no words');
  return choice;
}
