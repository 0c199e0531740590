import { glueWords, keyWords, leaveAlone } from './disguise.ts';

const leetLetters: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '+': 't',
};

/** "su1c1de" → "suicide". Plain numbers and plain words stay. */
export function unleet(word: string): string {
  if (!/[a-z]/.test(word) || !/[013457@$!+]/.test(word)) return word;
  return word.replace(/[013457@$!+]/g, (sign) => leetLetters[sign] ?? sign);
}

const starred = new Map<number, readonly string[]>();
for (const word of keyWords) starred.set(word.length, [...(starred.get(word.length) ?? []), word]);

/** "k*ll" → "kill": a starred word becomes the key word that fits it. */
export function uncensor(word: string): string {
  const fitting = (starred.get(word.length) ?? []).find((key) =>
    Array.from(key).every((letter, i) => word[i] === letter || word[i] === '*'),
  );
  return fitting && /[a-z]/.test(word) ? fitting : word.replaceAll('*', '');
}

const vocabulary = new Set([...keyWords, ...glueWords]);
const keys = new Set(keyWords.filter((word) => word.length >= 3));
const glueStems = /kill|suicid|wanttodie|wannadie|myself|mylife|overdos|unaliv|selfharm|todie|matarme/;
const longestGlued = 40;

/** "killmyself" → ["kill", "myself"]; undefined when the letters are not wholly known words with a key word among them. */
export function segment(letters: string): readonly string[] | undefined {
  if (keys.has(letters)) return [letters];
  if (letters.length < 6 || letters.length > longestGlued || !glueStems.test(letters)) return undefined;
  const best: (readonly string[] | undefined)[] = [[]];
  for (let end = 1; end <= letters.length; end++) {
    for (let start = Math.max(0, end - 10); start < end; start++) {
      const before = best[start];
      const word = letters.slice(start, end);
      if (before && vocabulary.has(word) && (best[end] === undefined || before.length + 1 < (best[end]?.length ?? 0))) {
        best[end] = [...before, word];
      }
    }
  }
  return best[letters.length];
}

const shortestRepaired = 6;
const slips = new Map<string, string>();
for (const key of keyWords) {
  if (key.length < shortestRepaired) continue;
  for (const slip of slipsOf(key)) if (!vocabulary.has(slip) && !leaveAlone.has(slip)) slips.set(slip, key);
}

/** Puts one typing slip in a key word right: a letter lost, doubled or swapped with its neighbour. */
export function repair(word: string): string {
  return slips.get(word) ?? word;
}

function slipsOf(word: string): string[] {
  const found: string[] = [];
  for (let i = 0; i < word.length; i++) {
    if (i > 0) found.push(word.slice(0, i) + word.slice(i + 1));
    found.push(word.slice(0, i + 1) + word.slice(i));
    if (i > 0) found.push(word.slice(0, i) + (word[i + 1] ?? '') + (word[i] ?? '') + word.slice(i + 2));
  }
  return found;
}
