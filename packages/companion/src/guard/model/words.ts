/** One word of a sentence, folded, and whether it stands between quotation marks. */
export interface SaidWord {
  word: string;
  isQuoted: boolean;
  /** Counts up at commas, colons, dashes and brackets. */
  clause: number;
}

const longestWord = 40;
const pieces = /\p{L}[\p{L}\p{M}]{0,39}|\p{N}{1,12}|'|"|[,;:()—–…]/gu;
/** What the pieces have besides words, numbers and quotation marks. */
const clauseMarks = new Set(',;:()—–…');
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
  for (const piece of folded(sentence).match(pieces) ?? []) {
    if (piece === "'") isJoined = true;
    else if (piece === '"') isQuoted = !isQuoted;
    else if (clauseMarks.has(piece)) clause += 1;
    else add(piece);
    if (piece !== "'") isJoined = false;
  }
  return words;

  function add(piece: string): void {
    const last = words.at(-1);
    if (isJoined && last && piece === 't' && last.word.endsWith('n')) {
      last.word = stemOfNegation(last.word);
      push('not');
    } else if (isJoined && last && opened.has(piece)) push(opened.get(piece) ?? piece);
    else {
      const together = run.get(piece);
      if (together) together.forEach(push);
      else push(piece);
    }
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

const onlyAscii = /^[\0-\x7f]*$/;

function folded(sentence: string): string {
  if (onlyAscii.test(sentence)) return sentence.toLowerCase().replaceAll('`', "'");
  let text = sentence
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
  for (const [pattern, by] of ligatures) text = text.replace(pattern, by);
  return text;
}
