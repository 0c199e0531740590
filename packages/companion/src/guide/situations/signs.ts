/**
 * Signs of situations, read together, so that a message is held against all of them at once: its words lead to the phrases
 * they are in, those to the lists that hold them, and only signs whose rarest list was met are looked at.
 *
 * A sign is a line:
 * - `a|b c|d*`: one of these words or phrases; `*` stands for any ending;
 * - `@boss`: the words of a shared list;
 * - `x & y`: both in one stretch, in any order; `x > y`: in this order with at most four words between; `& !x`: and none of these.
 */
export interface SignBook {
  /** Each sign that stands in a stretch of the words, by its number, with the last such stretch. */
  find: (words: readonly SaidWord[], stretches: readonly Stretch[]) => FoundSign[];
}

/** A word of a message in small letters; `joined` when nothing but a space stands before it. */
export interface SaidWord {
  text: string;
  joined: boolean;
}

/** Words from one place up to another, the end exclusive. */
export interface Stretch {
  from: number;
  to: number;
}

export interface FoundSign {
  sign: number;
  stretch: Stretch;
}

type Lists = Readonly<Record<string, string>>;
/** Lists of phrases that follow one another, by number. */
type Steps = readonly number[];

interface Sign {
  wanted: readonly Steps[];
  unwanted: readonly Steps[];
}

interface Phrase {
  words: readonly string[];
  /** The lists it stands in. */
  lists: number[];
}

/** So many words may stand between two that are named in a row. */
const mostBetween = 4;
/** A list may name lists; one that names itself is an error. */
const deepest = 5;
const shortestStem = 3;

/**
 * Reads signs, each with the lists it may name.
 *
 * @throws Error when one names a list that is not there.
 */
export function readSigns(lines: readonly { line: string; lists: Lists }[]): SignBook {
  const phrases = new Map<string, Phrase>();
  const byStart = new Map<string, Phrase[]>();
  const listOf = new Map<string, number>();
  const signs = lines.map(({ line, lists }) => readSign(line, lists));
  const uses = countUses(signs, listOf.size);
  const bySteps = new Map<number, number[]>();
  for (const [number, { wanted }] of signs.entries()) {
    const all = wanted.flat();
    const [rarest] = all.toSorted((one, other) => (uses[one] ?? 0) - (uses[other] ?? 0));
    if (rarest !== undefined) addTo(bySteps, rarest, number);
  }
  return { find };

  function readSign(line: string, lists: Lists): Sign {
    const parts = line.split('&').map((part) => part.trim());
    const steps = (part: string) => part.split('>').map((step) => listNumber(step, lists));
    return {
      wanted: parts.filter((part) => !part.startsWith('!')).map(steps),
      unwanted: parts.filter((part) => part.startsWith('!')).map((part) => steps(part.slice(1))),
    };
  }

  /** Lists with the same phrases are one. */
  function listNumber(step: string, lists: Lists): number {
    const words = phrasesOf(step, lists, 0);
    const key = words.join('|');
    const known = listOf.get(key);
    if (known !== undefined) return known;
    const number = listOf.size;
    listOf.set(key, number);
    for (const phrase of new Set(words)) addPhrase(phrase, number);
    return number;
  }

  function addPhrase(text: string, list: number): void {
    const known = phrases.get(text);
    if (known) {
      known.lists.push(list);
      return;
    }
    const words = text.match(wordOfSign) ?? [];
    const [first] = words;
    if (first === undefined) return;
    const phrase = { words, lists: [list] };
    phrases.set(text, phrase);
    addTo(byStart, startOf(words), phrase);
  }

  function find(words: readonly SaidWord[], stretches: readonly Stretch[]): FoundSign[] {
    const met = meet(words);
    const looked = new Set([...met.keys()].flatMap((list) => bySteps.get(list) ?? []));
    return [...looked].flatMap((sign) => {
      const known = signs[sign];
      const stretch = known && stretches.findLast((one) => isIn(known, one, met));
      return stretch ? [{ sign, stretch }] : [];
    });
  }

  /** Where each list is met. */
  function meet(words: readonly SaidWord[]): Map<number, Stretch[]> {
    const met = new Map<number, Stretch[]>();
    for (const from of words.keys()) {
      for (const start of startsAt(words, from)) {
        for (const { words: wanted, lists } of byStart.get(start) ?? []) {
          if (!stands(wanted, words, from)) continue;
          for (const list of lists) addTo(met, list, { from, to: from + wanted.length });
        }
      }
    }
    return met;
  }
}

function addTo<Key, One>(map: Map<Key, One[]>, key: Key, one: One): void {
  const known = map.get(key);
  if (known) known.push(one);
  else map.set(key, [one]);
}

const wordOfSign = /[\p{L}\p{N}'*]+/gu;

function phrasesOf(step: string, lists: Lists, depth: number): string[] {
  const named = step.split('|').map((one) => one.trim().toLowerCase());
  return named.flatMap((one) => {
    if (!one.startsWith('@')) return one ? [one] : [];
    const list = lists[one.slice(1)];
    if (list === undefined || depth > deepest) throw new Error(`A sign names the list ${one}, which is not there`);
    return phrasesOf(list, lists, depth + 1);
  });
}

function countUses(signs: readonly Sign[], lists: number): Uint32Array {
  const uses = new Uint32Array(lists);
  for (const { wanted } of signs) for (const list of wanted.flat()) uses[list] = (uses[list] ?? 0) + 1;
  return uses;
}

/** Thousands of phrases begin with "i": what they begin with is their first two words, where these are plain. */
function startOf([first = '', second]: readonly string[]): string {
  return second === undefined || second.endsWith('*') ? first : `${first} ${second}`;
}

function startsAt(words: readonly SaidWord[], from: number): string[] {
  const firsts = formsOf(words[from]?.text ?? '');
  const next = words[from + 1]?.text;
  if (next === undefined) return firsts;
  const seconds = next.endsWith("'s") ? [next, next.slice(0, -2)] : [next];
  return [...firsts, ...firsts.flatMap((first) => seconds.map((second) => `${first} ${second}`))];
}

/** A word as a phrase may begin with it: itself, without "'s", and its stems. */
function formsOf(text: string): string[] {
  const bare = text.endsWith("'s") ? [text.slice(0, -2)] : [];
  const stems = Array.from(
    { length: Math.max(0, text.length - shortestStem + 1) },
    (_, i) => `${text.slice(0, shortestStem + i)}*`,
  );
  return [text, ...bare, ...stems];
}

function stands(wanted: readonly string[], words: readonly SaidWord[], from: number): boolean {
  return wanted.every((word, i) => {
    const said = words[from + i];
    if (!said || (i > 0 && !said.joined)) return false;
    if (word.endsWith('*')) return said.text.startsWith(word.slice(0, -1));
    return said.text === word || said.text === `${word}'s`;
  });
}

function isIn({ wanted, unwanted }: Sign, stretch: Stretch, met: ReadonlyMap<number, readonly Stretch[]>): boolean {
  return (
    wanted.every((steps) => followsIn(steps, stretch, met)) && !unwanted.some((steps) => followsIn(steps, stretch, met))
  );
}

/** Whether the lists are met one behind the other, at most a few words apart. */
function followsIn(
  [first, ...others]: Steps,
  { from, to }: Stretch,
  met: ReadonlyMap<number, readonly Stretch[]>,
): boolean {
  const inside = (list: number) => (met.get(list) ?? []).filter((one) => one.from >= from && one.to <= to);
  if (first === undefined) return false;
  let ends = inside(first).map((one) => one.to);
  for (const list of others) {
    const next = inside(list).filter((one) => ends.some((end) => one.from >= end && one.from - end <= mostBetween));
    ends = next.map((one) => one.to);
  }
  return ends.length > 0;
}
