import { fold } from './fold.ts';
import { disguises } from './disguise.ts';
import { repair, segment, uncensor, unleet } from './undisguise.ts';
import { shorthand } from './shorthand.ts';

/** One word as meant, with where it stands in the original text. */
export interface Word {
  word: string;
  /** Position in the original text, end exclusive. Words of one contraction share it. */
  start: number;
  end: number;
  /** Number of its sentence and of its clause, counted from 0. */
  sentence: number;
  clause: number;
  /** It stands between quotation marks. */
  quoted: boolean;
}

interface RawToken {
  text: string;
  start: number;
  end: number;
  /** What stood before it, back to the token before. */
  gap: string;
}

const inWord = /[a-z0-9@$*+'\u00c0-\uffff]/;
const tokenPattern = /[^\s.,!?;:()[\]{}"/\\|<>=~^&#%_-](?:[^\s.,?;:()[\]{}"/\\|<>=~^&#%_!-]|!(?=[a-z]))*/gu;

/**
 * Splits text into words as meant: contractions opened, shorthand and algospeak read, leet, spelled-out, glued and starred
 * words put right. Linear in the length of the text.
 */
export function tokenize(text: string): Word[] {
  const folded = fold(text);
  const raw = joinSpelled(joinParts(rawTokens(folded.text)));
  const words: Word[] = [];
  const place = { sentence: 0, clause: 0, quoted: false };
  const quoteEnds = findQuotes(raw);
  for (const [index, token] of raw.entries()) {
    step(place, token.gap, index > 0);
    place.quoted = quoteEnds.has(index) ? (quoteEnds.get(index) ?? false) : place.quoted;
    const start = folded.starts[token.start] ?? 0;
    const end = folded.ends[token.end - 1] ?? start;
    for (const word of inPlace(token.text, raw[index - 1]?.text, raw[index + 1]?.text) ?? meaningOf(token.text)) {
      words.push({ word, start, end, ...place });
    }
  }
  return words;
}

function rawTokens(text: string): RawToken[] {
  const tokens: RawToken[] = [];
  let before = 0;
  for (const match of text.matchAll(tokenPattern)) {
    const start = match.index;
    const end = start + match[0].length;
    if (!inWord.test(match[0])) continue;
    tokens.push({ text: match[0], start, end, gap: text.slice(before, start) });
    before = end;
  }
  return tokens;
}

const partSigns = /^[.\-_*·/ ]$/;
const joinable = new Set(
  'unalive unaliving unalived sewerslide sewerside selfharm overdose overdosed suicide suicidal myself himself herself yourself kms kys'.split(
    ' ',
  ),
);

/** "un.alive", "sewer slide", "self-harm": two halves of one word. */
function joinParts(tokens: RawToken[]): RawToken[] {
  const joined: RawToken[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    if (last && partSigns.test(token.gap) && joinable.has(last.text + token.text)) {
      joined[joined.length - 1] = { ...last, text: last.text + token.text, end: token.end };
    } else joined.push(token);
  }
  return joined;
}

const longestSpelled = 40;

/** "k i l l  m y s e l f", "d.i.e": single letters in a row that spell something. */
function joinSpelled(tokens: RawToken[]): RawToken[] {
  const joined: RawToken[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const run = spelledRun(tokens, i);
    const letters = run.map((token) => token.text).join('');
    const words = run.length >= 3 ? segment(unleet(letters)) : undefined;
    const first = run[0];
    const last = run.at(-1);
    if (words && first && last) {
      joined.push({ text: unleet(letters), start: first.start, end: last.end, gap: first.gap });
      i += run.length - 1;
    } else {
      for (const token of run.length >= 3 ? run : tokens.slice(i, i + 1)) joined.push(token);
      if (run.length >= 3) i += run.length - 1;
    }
  }
  return joined;
}

function spelledRun(tokens: RawToken[], from: number): RawToken[] {
  const run: RawToken[] = [];
  for (let i = from; i < tokens.length && run.length < longestSpelled; i++) {
    const token = tokens[i];
    if (!token || token.text.length !== 1 || (i > from && !/^(?:[.\-_*·/]| {1,3})$/.test(token.gap))) break;
    run.push(token);
  }
  return run;
}

const endsSentence = /[.!?;\n]/;

function step(place: { sentence: number; clause: number }, gap: string, notFirst: boolean): void {
  if (!notFirst) return;
  if (endsSentence.test(gap)) {
    place.sentence += 1;
    place.clause += 1;
  } else if (/[,:()"]|-{2}| - /.test(gap)) place.clause += 1;
}

/** Where quotation begins and ends, by token. Apostrophes quote only with a partner at a word's edge. */
function findQuotes(tokens: RawToken[]): Map<number, boolean> {
  const changes = new Map<number, boolean>();
  let open: '"' | "'" | undefined;
  for (const [index, token] of tokens.entries()) {
    const opening = open === undefined ? opensQuote(token) : undefined;
    if (open === '"' && token.gap.includes('"')) {
      changes.set(index, false);
      open = undefined;
    } else if (opening) {
      changes.set(index, true);
      open = opening;
    } else if (open === "'" && index > 0 && closesSingle(tokens[index - 1], token)) {
      changes.set(index, false);
      open = undefined;
    }
  }
  return changes;
}

function opensQuote(token: RawToken): '"' | "'" | undefined {
  if (token.gap.includes('"')) return '"';
  return token.text.startsWith("'") && !/^'(?:cause|til|em|tis|twas|bout|round|n)$/.test(token.text) ? "'" : undefined;
}

function closesSingle(before: RawToken | undefined, token: RawToken): boolean {
  return (before?.text.endsWith("'") ?? false) || token.gap.includes("'");
}

const beforeTo =
  /^(?:want|going|about|need|have|trying|ready|got|ought|used|plan|planning|hard|try|b|is|was|how|where|what|close|up)$/;
const afterFor = /^(?:good|ever|real|life|sure|the|me|u|you|him|her|my|us|a|this|that|once|all)$/;
const afterWill =
  /^(?:be|go|do|take|kill|just|never|not|miss|end|have|see|die|hurt|jump|probably|make|get|leave|always|still|finally|try|say|tell|stop|cut|use|put|find|let|keep|give)$/;

/** Signs whose meaning hangs on their neighbours: "want 2", "4 good", "ill be gone". */
function inPlace(text: string, before: string | undefined, after: string | undefined): readonly string[] | undefined {
  if (text === '2' && before !== undefined && after !== undefined && beforeTo.test(before)) return ['to'];
  if (text === '4' && after !== undefined && afterFor.test(after)) return ['for'];
  if (text === 'ill' && after !== undefined && afterWill.test(after)) return ['i', 'will'];
  return undefined;
}

const cache = new Map<string, readonly string[]>();
const cacheLimit = 4096;
/** Of a longer word JavaScript would keep the whole message that it was cut from. */
const longestRemembered = 12;

/** What a token stands for; the last few thousand are remembered. */
function meaningOf(text: string): readonly string[] {
  const known = cache.get(text);
  if (known) return known;
  const found = readToken(text);
  if (text.length > longestRemembered) return found;
  if (cache.size >= cacheLimit) cache.clear();
  cache.set(text, found);
  return found;
}

function readToken(text: string): readonly string[] {
  const bare = text.replace(/^['+*]+|['+]+$/g, '');
  if (bare === '') return [];
  return wordsOf(bare) ?? wordsOf(shortenRuns(bare)) ?? plainWords(bare);
}

function wordsOf(form: string): readonly string[] | undefined {
  return shorthand.get(form) ?? disguises.get(form);
}

function plainWords(form: string): readonly string[] {
  const measure = /^(\d+)([a-z]{1,4})$/.exec(form);
  if (
    measure?.[1] &&
    measure[2] &&
    /^(?:mg|ml|g|kg|lb|lbs|mcg|am|pm|x|th|st|nd|rd|yo|yr|yrs|k|cal|cals|h|hrs|min|mins|m|f)$/.test(measure[2])
  ) {
    return [measure[1], measure[2]];
  }
  const clitic = /^([a-z]+)'(s|d|ll|ve|re|m|t)$/.exec(form);
  if (clitic?.[1] && clitic[2]) return opened(clitic[1], clitic[2]);
  const plain = shortenRuns(unleet(form)).replaceAll("'", '');
  if (plain.includes('*')) return [uncensor(plain)];
  return wordsOf(plain) ?? segment(plain) ?? [repair(plain)];
}

const clitics: Record<string, string> = { d: 'would', ll: 'will', ve: 'have', re: 'are' };

function opened(stem: string, ending: string): readonly string[] {
  const verb = clitics[ending];
  if (verb) return [stem, verb];
  return ending === 's' ? [stem] : [stem + ending];
}

/** "diiiie" → "die", "sooo" → "soo" → "so": no run of three letters is spelling. */
function shortenRuns(word: string): string {
  if (!/(.)\1\1/.test(word)) return word;
  const two = word.replace(/(.)\1{2,}/g, '$1$1');
  return doubled.has(two) ? two : word.replace(/(.)\1{2,}/g, '$1');
}

const doubled = new Set(
  'kill killing killed all will well still pills bleed need feel been see too goodbye good soon noose shoot shooting hell tell ill'.split(
    ' ',
  ),
);
