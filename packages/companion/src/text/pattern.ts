import type { Word } from './tokens.ts';

/** Names of word classes, each a line of words; `*` at the end of a word stands for any ending. */
export type Lexicon = Readonly<Record<string, string>>;

export interface Match<T> {
  rule: T;
  /** Index of the first and last word matched. */
  from: number;
  to: number;
}

export interface Matcher<T> {
  find(words: readonly Word[]): Match<T>[];
}

interface Element {
  /** One bit for each symbol: thousands of elements would take eight times the memory with a byte for each. */
  accepts: Uint8Array;
  optional: boolean;
  forbids: boolean;
  /** How many words may stand between this element and the one before, and whether a sentence may end there. */
  gap: number;
  crosses: boolean;
  words: readonly string[];
  cost: number;
}

interface Compiled<T> {
  rule: T;
  elements: readonly Element[];
  anchor: number;
}

/**
 * Compiles patterns over words into one matcher. A pattern is a line of elements:
 * `word`, `stem*`, `$class`, `a|b|$class`; `?` after one makes it optional; `!a|b` says which words must not stand there, in the same clause;
 * `~3` lets up to three words stand in between, `%6` up to six, also across sentences.
 * Each pattern is tried only where its rarest word stands, and all gaps are bounded, so time is linear in the words.
 */
export function compilePatterns<T>(lexicon: Lexicon, patterns: readonly { pattern: string; rule: T }[]): Matcher<T> {
  const symbols = createSymbols();
  const parsed = patterns.map(({ pattern, rule }) => ({ rule, elements: parse(pattern, lexicon, symbols) }));
  const compiled = parsed.map(({ rule, elements }) => compileOne(rule, elements, symbols));
  const index = indexByAnchor(compiled);
  const readWord = remembered(
    (word): ReadWord<T> => ({ symbols: symbols.read(word), anchored: anchoredAt(word, index) }),
  );
  return { find: (words) => findAll(words, readWord) };
}

/** A word as the patterns of a matcher see it: its symbols, and the patterns that may stand around it. */
interface ReadWord<T> {
  symbols: readonly number[];
  anchored: readonly Compiled<T>[];
}

const mostRemembered = 4096;
/** Of a longer word JavaScript would keep the whole message that it was cut from. */
const longestRemembered = 12;

/** The last few thousand words are remembered: to cut each into all its beginnings takes longer than to match what is found by them. */
function remembered<Value>(read: (word: string) => Value): (word: string) => Value {
  const known = new Map<string, Value>();
  return (word) => {
    const found = known.get(word);
    if (found !== undefined) return found;
    const value = read(word);
    if (word.length > longestRemembered) return value;
    if (known.size >= mostRemembered) known.clear();
    known.set(word, value);
    return value;
  };
}

function anchoredAt<T>(word: string, { exact, prefixes, lengths }: AnchorIndex<T>): readonly Compiled<T>[] {
  const found = [...(exact.get(word) ?? [])];
  for (const length of lengths) {
    if (length <= word.length) found.push(...(prefixes.get(word.slice(0, length)) ?? []));
  }
  return found;
}

interface Symbols {
  count(): number;
  idsOf(words: readonly string[]): number[];
  /** Symbols of a word met in a text. */
  read(word: string): readonly number[];
}

const none: readonly number[] = [];

function createSymbols(): Symbols {
  const exact = new Map<string, number>();
  const prefixes = new Map<string, number>();
  const lengths = new Set<number>();
  let count = 0;
  function idOf(word: string): number {
    const table = word.endsWith('*') ? prefixes : exact;
    const key = word.endsWith('*') ? word.slice(0, -1) : word;
    const known = table.get(key);
    if (known !== undefined) return known;
    if (table === prefixes) lengths.add(key.length);
    table.set(key, count);
    return count++;
  }
  function read(word: string): readonly number[] {
    const id = exact.get(word);
    let found: number[] | undefined = id === undefined ? undefined : [id];
    for (const length of lengths) {
      if (length > word.length) continue;
      const prefix = prefixes.get(length === word.length ? word : word.slice(0, length));
      if (prefix !== undefined) found = found ? [...found, prefix] : [prefix];
    }
    return found ?? none;
  }
  return { count: () => count, idsOf: (words) => words.map(idOf), read };
}

interface Draft extends Omit<Element, 'accepts'> {
  ids: readonly number[];
}

function parse(pattern: string, lexicon: Lexicon, symbols: Symbols): Draft[] {
  const drafts: Draft[] = [];
  let gap = 0;
  let crosses = false;
  for (const piece of pattern.split(' ')) {
    const distance = /^([~%])(\d+)$/.exec(piece);
    if (distance) {
      gap = Number(distance[2]);
      crosses = distance[1] === '%';
      continue;
    }
    const forbids = piece.startsWith('!');
    const optional = piece.endsWith('?');
    const words = piece
      .slice(forbids ? 1 : 0, optional ? -1 : undefined)
      .split('|')
      .flatMap((word) => wordsOfClass(word, lexicon));
    drafts.push({ ids: symbols.idsOf(words), optional, forbids, gap, crosses, words, cost: costOf(words) });
    gap = 0;
    crosses = false;
  }
  return drafts;
}

function wordsOfClass(word: string, lexicon: Lexicon): string[] {
  if (!word.startsWith('$')) return [word];
  const line = lexicon[word.slice(1)];
  if (line === undefined) throw new Error(`The pattern language knows no class ${word}`);
  return line
    .trim()
    .split(/\s+/)
    .flatMap((member) => wordsOfClass(member, lexicon));
}

const frequent = new Set(
  (
    'i am is are was be been a an the to of in on at it its my me mine and or but so if that this with for from have has had do did not no you your he ' +
    'she they we him her them his will would can could just up out all get got go going want know like about what when there then now one how why who ' +
    'que de la el en y a los las un una me mi no se lo por con para es yo te le ya mas si su al del esta como pero ich und die der das zu mich nicht ist ' +
    'ein eine je le la les de et un une pas ne mon ma me ce eu o os um uma nao meu minha'
  ).split(' '),
);

function costOf(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + (frequent.has(word) ? 50 : word.endsWith('*') ? 1.5 : 1), 0);
}

function compileOne<T>(rule: T, drafts: readonly Draft[], symbols: Symbols): Compiled<T> {
  const elements = drafts.map(({ ids, ...draft }) => {
    return { ...draft, accepts: bitsOf(ids, symbols.count()) };
  });
  let anchor = -1;
  for (const [i, element] of elements.entries()) {
    const best = elements[anchor];
    if (!element.optional && !element.forbids && (best === undefined || element.cost < best.cost)) anchor = i;
  }
  if (anchor < 0) throw new Error('A pattern needs one word that must stand in the text');
  return { rule, elements, anchor };
}

function bitsOf(ids: readonly number[], count: number): Uint8Array {
  const bits = new Uint8Array((count >> 3) + 1);
  for (const id of ids) bits[id >> 3] = (bits[id >> 3] ?? 0) | (1 << (id & 7));
  return bits;
}

function hasBit(bits: Uint8Array, id: number): boolean {
  return (((bits[id >> 3] ?? 0) >> (id & 7)) & 1) === 1;
}

interface AnchorIndex<T> {
  exact: Map<string, Compiled<T>[]>;
  prefixes: Map<string, Compiled<T>[]>;
  lengths: readonly number[];
}

function indexByAnchor<T>(patterns: readonly Compiled<T>[]): AnchorIndex<T> {
  const exact = new Map<string, Compiled<T>[]>();
  const prefixes = new Map<string, Compiled<T>[]>();
  for (const pattern of patterns) {
    for (const word of new Set(pattern.elements[pattern.anchor]?.words)) {
      const table = word.endsWith('*') ? prefixes : exact;
      const key = word.endsWith('*') ? word.slice(0, -1) : word;
      const list = table.get(key);
      if (list) list.push(pattern);
      else table.set(key, [pattern]);
    }
  }
  return { exact, prefixes, lengths: [...new Set([...prefixes.keys()].map((key) => key.length))] };
}

function findAll<T>(words: readonly Word[], readWord: (word: string) => ReadWord<T>): Match<T>[] {
  const read = words.map(({ word }) => readWord(word));
  const matches: Match<T>[] = [];
  for (let at = 0; at < read.length; at++) tryAt(read[at]?.anchored ?? [], at);
  return matches;

  function tryAt(patterns: readonly Compiled<T>[], at: number): void {
    for (const pattern of patterns) {
      const to = forward(pattern.elements, pattern.anchor + 1, at, at);
      if (to < 0) continue;
      const from = backward(pattern.elements, pattern.anchor - 1, at, pattern.elements[pattern.anchor], at);
      if (from >= 0) matches.push({ rule: pattern.rule, from, to });
    }
  }

  function holds(element: Element, at: number): boolean {
    const ids = read[at]?.symbols;
    if (ids) for (const id of ids) if (hasBit(element.accepts, id)) return true;
    return false;
  }

  /** Matches the elements from `next` on behind word `at`; gives the last word matched, or -1. */
  function forward(elements: readonly Element[], next: number, at: number, last: number): number {
    const element = elements[next];
    if (!element) return last;
    const { sentence, clause } = words[at] ?? {};
    if (element.forbids) {
      for (let i = at + 1; i <= at + 1 + element.gap; i++) {
        if (words[i]?.clause === clause && holds(element, i)) return -1;
      }
      return forward(elements, next + 1, at, last);
    }
    for (let i = at + 1; i <= at + 1 + element.gap; i++) {
      const word = words[i];
      if (!word || (word.sentence !== sentence && !element.crosses)) break;
      if (!holds(element, i)) continue;
      const end = forward(elements, next + 1, i, i);
      if (end >= 0) return end;
    }
    return element.optional ? forward(elements, next + 1, at, last) : -1;
  }

  /** The same towards the front; the gap belongs to the element behind. */
  function backward(
    elements: readonly Element[],
    next: number,
    at: number,
    behind: Element | undefined,
    first: number,
  ): number {
    const element = elements[next];
    if (!element) return first;
    const gap = behind?.gap ?? 0;
    const { sentence, clause } = words[at] ?? {};
    if (element.forbids) {
      for (let i = at - 1; i >= at - 1 - gap; i--) {
        if (words[i]?.clause === clause && holds(element, i)) return -1;
      }
      return backward(elements, next - 1, at, element, first);
    }
    for (let i = at - 1; i >= at - 1 - gap; i--) {
      const word = words[i];
      if (!word || (word.sentence !== sentence && !(behind?.crosses ?? false))) break;
      if (!holds(element, i)) continue;
      const start = backward(elements, next - 1, i, element, i);
      if (start >= 0) return start;
    }
    return element.optional ? backward(elements, next - 1, at, behind, first) : -1;
  }
}
