import { createPlainWords } from '@haven/companion/guard/plain-words';
import { createRiskLabel, type Labeled } from '@haven/companion/guard/risk-label';
import { createStreamGuard } from '@haven/companion/guard/stream-guard';
import type { Tier } from '@haven/contracts/care';

/**
 * What of a model's words may be shown, without the labels of risk and names of speakers in them: text and bold only, sentence by sentence, the first when there are
 * some words of them. A sentence that Haven never says ends it, and so do words that the model puts into the person's mouth.
 *
 * @param written the numbers that the person wrote, which may be said back to them.
 */
export function createShownWords(written: ReadonlySet<string> = new Set()) {
  const plain = createPlainWords();
  const label = createRiskLabel();
  const guard = createStreamGuard(written);
  let tier: Tier | undefined;
  let begun: string | undefined = '';
  let isEnded = false;
  let isCutOff = false;

  function pass({ text, violation }: ReturnType<typeof guard.push>): string {
    isEnded ||= violation !== undefined;
    if (begun === undefined) return text;
    begun += text;
    if (!isUsable(begun)) return '';
    const first = begun;
    begun = undefined;
    return first;
  }

  function unlabeled(read: Labeled): string {
    tier = read.tier ?? tier;
    isCutOff ||= read.isOver === true;
    return read.text;
  }

  return {
    push: (piece: string) => pass(guard.push(unlabeled(label.push(plain.push(piece))))),
    end() {
      const rest = unlabeled(label.push(plain.end())) + unlabeled(label.end());
      return pass(guard.push(rest)) + pass(guard.end());
    },
    /** The risk that the model read in the message, once it has said so; the gravest, if it says so more than once. */
    tier: () => tier,
    isEnded: () => isEnded || isCutOff,
  };
}

/** Whether a text says anything at all: three words, or as many letters in a script that sets no spaces. */
function isUsable(text: string): boolean {
  const words = text.match(/\p{L}{1,40}/gu) ?? [];
  return words.length >= 3 || /[\p{Script=Han}\p{Script=Kana}\p{Script=Thai}]{3}/u.test(text);
}
