/** Words too common to say that two sentences are alike. */
const common = new Set(
  'i a the and to of my in it is was for on that im me this with so but he she his her they be not just no at all an or if as up out now are am have had'.split(
    ' ',
  ),
);
const longestSharedRun = 4;
const mostSharedWords = 0.5;
const fewestWords = 3;
/** A sentence of so few words is what anybody would say: it is near to some message whoever writes, and may not be missing. */
const longestPlain = 5;

/**
 * Tells whether a sentence is too near to one of the measured messages to be learned from: five words in a row are the
 * same, or half of all the telling words of the two. The plainest sentences are judged by the first alone.
 */
export function createNearness(measured: readonly string[]): (text: string) => boolean {
  const messages = measured.map((text) => tellingWords(text)).filter((words) => words.size >= fewestWords);
  const runs = new Set(measured.flatMap((text) => runsOf(text)));
  return (text) => {
    if (runsOf(text).some((run) => runs.has(run))) return true;
    if (wordsOf(text).length <= longestPlain) return false;
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

function runsOf(text: string): string[] {
  const words = wordsOf(text);
  const length = longestSharedRun + 1;
  return words.slice(0, Math.max(0, words.length - length + 1)).map((_, i) => words.slice(i, i + length).join(' '));
}
