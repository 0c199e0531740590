const compiled = new Map<RegExp, RegExp>();

/** A text, and the same in small letters. */
export interface ReadableText {
  text: string;
  lowerCase: string;
}

/** Whether a pattern matches a text. */
export function matches(pattern: RegExp, read: ReadableText): boolean {
  return matchesIn(pattern, read).next().done === false;
}

/**
 * All that a pattern matches in a text; one that ignores case is matched in small letters: V8 takes half as long again to compile and to
 * run a pattern that ignores case, and there are thousands of them.
 */
export function matchesIn(pattern: RegExp, { text, lowerCase }: ReadableText): RegExpStringIterator<RegExpExecArray> {
  let known = compiled.get(pattern);
  if (!known) {
    known = new RegExp(pattern.ignoreCase ? inLowerCase(pattern.source) : pattern.source, 'gu');
    compiled.set(pattern, known);
  }
  return (pattern.ignoreCase ? lowerCase : text).matchAll(known);
}

/** The same pattern for small letters: escapes keep theirs, and any letter stands for a capital. */
function inLowerCase(source: string): string {
  return source
    .replaceAll(/\\p\{L[ult]\}/gu, String.raw`\p{L}`)
    .replaceAll(/\\p\{\w+\}|\\[a-zA-Z]|\p{Lu}/gu, (found) => (found.startsWith('\\') ? found : found.toLowerCase()));
}
