import { stemOf } from './stem.ts';
import { body } from './thesaurus/body.ts';
import { danger } from './thesaurus/danger.ts';
import { ending } from './thesaurus/ending.ts';
import { life } from './thesaurus/life.ts';
import { mind } from './thesaurus/mind.ts';
import { people } from './thesaurus/people.ts';

const byWord = new Map<string, number[]>();
const byStem = new Map<string, number[]>();
let count = 0;
for (const table of [body, danger, ending, life, mind, people]) {
  for (const words of Object.values(table)) {
    count += 1;
    for (const word of words.split(' ')) {
      add(byWord, word, count);
      add(byStem, stemOf(word), count);
    }
  }
}

function add(map: Map<string, number[]>, key: string, number: number): void {
  const numbers = map.get(key);
  if (!numbers) map.set(key, [number]);
  else if (!numbers.includes(number)) numbers.push(number);
}

const none: readonly number[] = [];

/** Numbers of the classes a word stands in, from 1; none for many words. Endings of English are looked through. */
export function classesOf(word: string): readonly number[] {
  return byWord.get(word) ?? byStem.get(stemOf(word)) ?? none;
}
