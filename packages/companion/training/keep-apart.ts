/** Words too common to say that two sentences are alike. */
const common = new Set(
  'i a the and to of my in it is was for on that im me this with so but he she his her they be not just no at all an or if as up out now are am have had'.split(
    ' ',
  ),
);
const mostSharedWords = 0.5;
const fewestWords = 3;
/** A sentence of so few words is what anybody would say: half of them shared says nothing, and of fewer not even all of them. */
const longestPlain = 5;

/**
 * Tells whether a sentence is too near to one of the measured messages to be learned from: it is the same, so many words in a row
 * (`tooMany`) are, or half of all the telling words of the two. Few words in a row ("i don't want to be") are shared by chance, by
 * the plainest sentences most of all.
 */
export function createNearness(measured: readonly string[], tooMany: number): (text: string) => boolean {
  const messages = measured.map((text) => tellingWords(text)).filter((words) => words.size >= fewestWords);
  const runs = new Set(measured.flatMap((text) => runsOf(text, tooMany)));
  const wholes = new Set(measured.map((text) => wordsOf(text).join(' ')));
  return (text) => {
    const { length } = wordsOf(text);
    if (length >= longestPlain && wholes.has(wordsOf(text).join(' '))) return true;
    if (runsOf(text, tooMany).some((run) => runs.has(run))) return true;
    if (length <= longestPlain) return false;
    const words = tellingWords(text);
    return messages.some((message) => {
      const shared = [...words].filter((word) => message.has(word)).length;
      return shared >= mostSharedWords * (words.size + message.size - shared);
    });
  };
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .split(/\s+/)
    .filter((word) => word !== '');
}

function tellingWords(text: string): Set<string> {
  return new Set(wordsOf(text).filter((word) => !common.has(word)));
}

function runsOf(text: string, length: number): string[] {
  const words = wordsOf(text);
  return words.slice(0, Math.max(0, words.length - length + 1)).map((_, i) => words.slice(i, i + length).join(' '));
}
