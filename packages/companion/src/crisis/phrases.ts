import type { RiskKind, Tier } from './risk.ts';

/**
 * The phrase list: found anywhere in a message, whatever the case, each one is an emergency. It is the floor under the
 * reading of patterns and context, and no context lowers it below `elevated`.
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

/** Where the phrases stand in a message; every one is an emergency. */
export function findPhrases(text: string): { kind: RiskKind; tier: Tier; rule: string; start: number; end: number }[] {
  const lower = text.toLowerCase();
  // A few letters change length in lower case; then the whole message is the span.
  const exact = lower.length === text.length;
  return crisisPhrases.flatMap((phrase) => {
    const start = lower.indexOf(phrase);
    if (start < 0) return [];
    const place = exact ? { start, end: start + phrase.length } : { start: 0, end: text.length };
    return [{ kind: 'explicit' as const, tier: 'imminent' as const, rule: 'phrase', ...place }];
  });
}
