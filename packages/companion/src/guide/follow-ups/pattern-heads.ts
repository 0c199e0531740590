/**
 * The beginnings of words, up to three letters each, of which a statement must hold one to be matched by a pattern; nothing where no part of
 * the pattern says so. A thousand patterns cost too much to be tried, or only compiled, for every statement: these few letters leave some.
 */
export function headsOf(when: string): ReadonlySet<string> | undefined {
  const ways = waysOf(when);
  if (ways.length > 1) return headsOfAll(ways);
  return partsOf(when)
    .flatMap((part) => headsOfAll(part) ?? [])
    .sort((one, other) => one.size - other.size)[0];
}

/** The beginnings of all words of a statement, as they may be asked for. */
export function headsIn(statement: string): ReadonlySet<string> {
  const words = statement.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(words.flatMap((word) => [word.slice(0, 1), word.slice(0, 2), word.slice(0, longestHead)]));
}

const longestHead = 3;

/** Of several ways each must say it: nothing where one of them may be anything. */
function headsOfAll(ways: readonly string[]): ReadonlySet<string> | undefined {
  const heads = ways.map((way) => (/^\p{L}+$/u.test(way) ? headOfWord(way) : headsOf(way)));
  return heads.every((head) => head !== undefined) ? new Set(heads.flatMap((head) => [...head])) : undefined;
}

/** Of a plain word what it begins with, unless it stands nearly everywhere. */
function headOfWord(word: string): ReadonlySet<string> | undefined {
  const small = word.toLowerCase();
  return everywhere.has(small) ? undefined : new Set([small.slice(0, longestHead)]);
}

/** What must stand in whatever is matched: the ways of each group, and each plain word, that begin a word and may not be missing. */
function partsOf(when: string): (readonly string[])[] {
  const parts: (readonly string[])[] = [];
  let plain = '';
  for (let at = 0; at < when.length; at += 1) {
    if (when.charAt(at) === '\\') {
      plain += when.slice(at, at + 2);
      at += 1;
    } else if (when.charAt(at) === '[') {
      const end = when.indexOf(']', at);
      plain += '.';
      at = end < 0 ? when.length : end;
    } else if (when.charAt(at) === '(') {
      const end = closing(when, at);
      const inner = when.slice(at + 1, end);
      const isMissed = /^(?:[?*]|\{0)/u.test(when.slice(end + 1));
      const isGroup = /^\?(?::|<\w+>)/u.test(inner);
      if (isGroup && !isMissed && startsWord(when.slice(0, at)))
        parts.push(waysOf(inner.replace(/^\?(?::|<\w+>)/u, '')));
      parts.push(...wordsOf(plain));
      plain = ')';
      at = end;
    } else plain += when.charAt(at);
  }
  return [...parts, ...wordsOf(plain)];
}

/** Whether what follows begins a word: behind a space, a list that brings its own, or a group that may be missing. */
function startsWord(before: string): boolean {
  return /(?:^| |@(?:ADV|YOU|YOURE) ?|\)[?*])$/u.test(before);
}

/** The plain words of a stretch outside all groups, whole ones only. */
function wordsOf(plain: string): (readonly string[])[] {
  const words = plain.match(/(?<=^|[ ]|@(?:ADV|YOU|YOURE))\p{Ll}{3,}(?![\p{L}'?*{|.])/gu) ?? [];
  return words.map((word) => [word]);
}

function closing(when: string, from: number): number {
  let depth = 0;
  for (let at = from; at < when.length; at += 1) {
    const sign = when.charAt(at);
    if (sign === '\\') at += 1;
    else if (sign === '(') depth += 1;
    else if (sign === ')') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return when.length;
}

/** The ways of a choice, parted at its own bars only. */
function waysOf(inner: string): string[] {
  const ways: string[] = [];
  let way = '';
  for (let at = 0; at < inner.length; at += 1) {
    const sign = inner.charAt(at);
    if (sign === '\\') {
      way += inner.slice(at, at + 2);
      at += 1;
    } else if (sign === '(') {
      const end = closing(inner, at);
      way += inner.slice(at, end + 1);
      at = end;
    } else if (sign === '|') {
      ways.push(way);
      way = '';
    } else way += sign;
  }
  return [...ways, way];
}

const everywhere: ReadonlySet<string> = new Set(
  'just really so very too all some any more a an the to of in on at for and or but so it is was are were be been has have had do does did not you your he she they his her their that this with my me i'.split(
    ' ',
  ),
);
