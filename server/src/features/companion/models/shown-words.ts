import { createPlainWords } from '@haven/companion/guard/plain-words';
import { createStreamGuard } from '@haven/companion/guard/stream-guard';

/**
 * What of a model's words may be shown: text and bold only, sentence by sentence, the first when there are some words of
 * them. A sentence that Haven never says ends it.
 */
export function createShownWords() {
  const plain = createPlainWords();
  const guard = createStreamGuard();
  let begun: string | undefined = '';
  let isEnded = false;

  function pass({ text, violation }: ReturnType<typeof guard.push>): string {
    isEnded ||= violation !== undefined;
    if (begun === undefined) return text;
    begun += text;
    if (!isUsable(begun)) return '';
    const first = begun;
    begun = undefined;
    return first;
  }

  return {
    push: (piece: string) => pass(guard.push(plain.push(piece))),
    end: () => pass(guard.push(plain.end())) + pass(guard.end()),
    isEnded: () => isEnded,
  };
}

/** Whether a text says anything at all: three words, or as many letters in a script that sets no spaces. */
function isUsable(text: string): boolean {
  const words = text.match(/\p{L}{1,40}/gu) ?? [];
  return words.length >= 3 || /[\p{Script=Han}\p{Script=Kana}\p{Script=Thai}]{3}/u.test(text);
}
