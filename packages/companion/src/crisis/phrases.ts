import type { Word } from '#text/tokens.ts';
import type { Stretch } from './cue-index.ts';
import type { RiskRule } from './rules.ts';

/**
 * The phrase list: found anywhere in a message, whatever the case, each one is an emergency. It is the floor under the
 * reading of patterns; only a denial, a quotation or the past right beside it takes it back.
 */
export const crisisPhrases: readonly string[] = [
  'going to kill myself',
  'gonna kill myself',
  'planning to hurt myself',
  'planning to kill myself',
  'planning my suicide',
  'overdosing tonight',
  'this is my last message',
  'ending it all tonight',
  'end it all tonight',
  'ending my life tonight',
  'going to end my life',
  'going to hang myself',
  'going to shoot myself',
  'about to kill myself',
  'about to jump off',
  'took all my pills',
  'swallowed all the pills',
  'i have a gun and i want to die',
  'wrote my suicide note',
  'my suicide note is',
  'goodbye forever everyone',
  'by the time you read this i will be dead',
];

/** The rule all phrases share. */
export const phraseRule: RiskRule = {
  type: 'risk',
  id: 'phrase',
  kind: 'explicit',
  tier: 'imminent',
  patterns: crisisPhrases,
};

/** Where the phrases stand in a message, as stretches of its words. Plain substring search, whatever surrounds them. */
export function findPhrases(text: string, words: readonly Word[]): { rule: RiskRule; at: Stretch }[] {
  const lower = text.toLowerCase();
  return crisisPhrases.flatMap((phrase) => {
    const start = lower.indexOf(phrase);
    if (start < 0) return [];
    // Lower case can be longer than the text, so the end is only as exact as the words.
    const from = words.findIndex((word) => word.end > start);
    const behind = words.findIndex((word) => word.start >= start + phrase.length);
    return [{ rule: phraseRule, at: { from: Math.max(0, from), to: (behind < 0 ? words.length : behind) - 1 } }];
  });
}
