import { detect } from '#crisis/detect.ts';
import { findViolation } from '#guard/check-reply.ts';
import { numbersIn } from '#guard/help-numbers.ts';
import { ownOf } from '#text/own.ts';
import { isOrder, isPrivate } from './private-matters.ts';

/**
 * Whether a sentence about a person may be kept across conversations: it tells something about them, in words that Haven may say, and
 * nothing of danger, of illness, of what is nobody's business, no secret, and nothing that a program could take for an order.
 */
export function isKeepable(sentence: string): boolean {
  if (isOrder(sentence) || !isQuotable(sentence)) return false;
  return findViolation(sentence, numbersIn(sentence)) === undefined;
}

/** The same of the person's own words, which nobody says back. */
export function isQuotable(words: string): boolean {
  if (isPrivate(words)) return false;
  return detect(asSaidBySelf(words)).tier === 'none';
}

const firstPerson: Readonly<Record<string, string>> = {
  you: 'I',
  your: 'my',
  yours: 'mine',
  yourself: 'myself',
  "you're": "I'm",
  "you've": "I've",
  "you'd": "I'd",
  "you'll": "I'll",
};

/** As the person would say it: the crisis check knows people's own words best. */
function asSaidBySelf(sentence: string): string {
  return sentence.replace(
    /\byou(?:'(?:re|ve|d|ll)|rself|rs|r)?\b/giu,
    (word) => ownOf(firstPerson, word.toLowerCase()) ?? word,
  );
}
