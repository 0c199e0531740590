/** What kind of thing a message tells, by where its weight lies. */
export const tellingKinds = [
  'ahead',
  'alone',
  'asking',
  'awake',
  'blunder',
  'body',
  'breakup',
  'chat',
  'death',
  'distrust',
  'facts',
  'funny',
  'good-news',
  'guilt',
  'hidden',
  'left-out',
  'let-down',
  'loved-one',
  'memory',
  'not-enough',
  'plan',
  'practical',
  'quarrel',
  'replay',
  'stuck',
  'tender',
  'to-listener',
  'too-much',
  'torn',
  'waiting',
  'wish',
  'wronged',
] as const;

export type TellingKind = (typeof tellingKinds)[number];

/** Whether what is told weighs; what is about the talk itself, or only goes on with details, does neither by itself. */
export type Weight = 'hard' | 'light';

const light: ReadonlySet<TellingKind> = new Set(['chat', 'funny', 'good-news', 'memory', 'plan', 'tender']);
const neither: ReadonlySet<TellingKind> = new Set(['asking', 'facts', 'to-listener', 'wish']);

export function weightOf(kind: TellingKind): Weight | undefined {
  if (neither.has(kind)) return undefined;
  return light.has(kind) ? 'light' : 'hard';
}
