import { hashText } from '#crisis/model/hash.ts';
import { conceptTable } from './concept-table.ts';
import { stemOf } from '#text/stem.ts';

const byWord = new Map<string, number[]>();
const byStem = new Map<string, number[]>();
for (const [name, words] of Object.entries(conceptTable)) {
  const id = hashText(name);
  for (const word of words.split(' ')) {
    add(byWord, word, id);
    add(byStem, stemOf(word), id);
  }
}

function add(map: Map<string, number[]>, key: string, id: number): void {
  const ids = map.get(key);
  if (!ids) map.set(key, [id]);
  else if (!ids.includes(id)) ids.push(id);
}

const none: readonly number[] = [];

/** Hashes of what a word stands for; none for many. */
export function conceptsOf(word: string): readonly number[] {
  return byWord.get(word) ?? byStem.get(stemOf(word)) ?? none;
}
