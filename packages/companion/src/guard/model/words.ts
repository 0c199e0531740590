/** One word of a sentence, folded, and whether it stands between quotation marks. */
export interface SaidWord {
  word: string;
  isQuoted: boolean;
  /** Counts up at commas, colons, dashes and brackets. */
  clause: number;
}

const longestWord = 40;
const pieces = /\p{L}[\p{L}\p{M}]{0,39}|\p{N}{1,12}|'|"|[,;:()—–…]/gu;
const ligatures: readonly (readonly [RegExp, string])[] = [
  [/œ/gu, 'oe'],
  [/ß/gu, 'ss'],
  [/[’‘`´]/gu, "'"],
  [/[“”«»„]/gu, '"'],
];
const opened = new Map([
  ['m', 'am'],
  ['re', 'are'],
  ['ll', 'will'],
  ['ve', 'have'],
  ['d', 'would'],
]);
const run = new Map([
  ['im', ['i', 'am']],
  ['ive', ['i', 'have']],
  ['youre', ['you', 'are']],
  ['dont', ['do', 'not']],
  ['cant', ['can', 'not']],
  ['cannot', ['can', 'not']],
  ['wont', ['will', 'not']],
  ['gonna', ['going', 'to']],
]);

/** The words of a sentence: without case and accents, contractions opened ("won't" is "will not"). Linear in its length. */
export function wordsOf(sentence: string): SaidWord[] {
  const words: SaidWord[] = [];
  let isQuoted = false;
  let clause = 0;
  let isJoined = false;
  for (const [piece] of folded(sentence).matchAll(pieces)) {
    if (piece === "'") isJoined = true;
    else if (piece === '"') isQuoted = !isQuoted;
    else if (/^[\p{L}\p{N}]/u.test(piece)) add(piece);
    else clause += 1;
    if (piece !== "'") isJoined = false;
  }
  return words;

  function add(piece: string): void {
    const last = words.at(-1);
    if (isJoined && last && piece === 't' && last.word.endsWith('n')) {
      last.word = stemOfNegation(last.word);
      push('not');
    } else if (isJoined && last && opened.has(piece)) push(opened.get(piece) ?? piece);
    else for (const word of run.get(piece) ?? [piece]) push(word);
  }

  function push(word: string): void {
    words.push({ word: word.slice(0, longestWord), isQuoted, clause });
  }
}

/** "don" before "'t" is "do"; "won" is "will", "can" stays. */
function stemOfNegation(word: string): string {
  if (word === 'won') return 'will';
  return word === 'can' ? word : word.slice(0, -1);
}

function folded(sentence: string): string {
  let text = sentence
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
  for (const [pattern, by] of ligatures) text = text.replace(pattern, by);
  return text;
}
