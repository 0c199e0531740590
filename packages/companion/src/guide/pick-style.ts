import type { Style } from '#persona/styles.ts';
import type { Turn } from './request.ts';
import { spanishStyleSigns } from './spanish/style-signs.ts';

/** Styles that can be picked for somebody. Faith is only ever chosen by the person. */
export type PickableStyle = Exclude<Style, 'let-haven-pick' | 'faith-centered'>;

/** How each style is called when Haven says which it picked. */
export const styleNames: Record<PickableStyle, string> = {
  motherly: 'motherly',
  fatherly: 'fatherly',
  'best-friend': 'best-friend',
  'wise-mentor': 'wise-mentor',
  'solution-focused': 'solution-focused',
  'calm-centering': 'calm-and-centering',
  'balanced-mix': 'balanced',
};

/** Picks a style from how somebody writes and about what: their first messages, this one included. */
export function pickStyle(message: string, turns: readonly Turn[]): PickableStyle {
  const text = [...turns.filter((turn) => turn.role === 'user').map((turn) => turn.content), message].join('\n');
  const scores = [...signs, ...spanishStyleSigns].map(({ style, pattern, weight }) => ({
    style,
    score: (text.match(pattern)?.length ?? 0) * weight,
  }));
  const totals = new Map<PickableStyle, number>();
  for (const { style, score } of scores) totals.set(style, (totals.get(style) ?? 0) + score);
  const [best] = [...totals].sort(([, one], [, other]) => other - one);
  return best && best[1] >= 0.8 ? best[0] : 'balanced-mix';
}

const signs: readonly { style: PickableStyle; pattern: RegExp; weight: number }[] = [
  {
    style: 'calm-centering',
    pattern:
      /\b(?:panic\w*|anxi\w+|can'?t breathe|heart (?:is )?racing|racing thoughts|can'?t sleep|shaking|overwhelm\w*|spiral\w*|3 ?am|awake)\b/giu,
    weight: 1.2,
  },
  {
    style: 'solution-focused',
    pattern:
      /\b(?:how (?:do|can|should) i|what should i|fix|plan|deadline|decide|options?|steps?|figure (?:it|this) out|solve|problem)\b/giu,
    weight: 1.1,
  },
  {
    style: 'best-friend',
    pattern: /\b(?:lol|lmao|omg|bruh|dude|literally|ugh|like,|tbh|ngl|idk|wtf|bestie|ghosted|party|roommate)\b/giu,
    weight: 0.8,
  },
  {
    style: 'motherly',
    pattern:
      /\b(?:cry(?:ing)?|cried|alone|miss(?:ing)? (?:him|her|them|my)|died|passed away|tired|exhausted|baby|hold|hug|scared|hurts?|heart)\b/giu,
    weight: 0.8,
  },
  {
    style: 'fatherly',
    pattern:
      /\b(?:job|boss|interview|work|fired|provide|responsib\w+|weak|quit|failed|failing|exam|pressure|prove)\b/giu,
    weight: 0.8,
  },
  {
    style: 'wise-mentor',
    pattern:
      /\b(?:meaning|purpose|wonder(?:ing)?|path|years? (?:ago|from now)|regret|who i am|choice|choose|torn|become|life)\b/giu,
    weight: 0.8,
  },
];
