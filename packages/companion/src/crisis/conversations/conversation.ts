import type { RecentTurn } from '../detect.ts';
import type { Tier } from '../risk.ts';

/** What the last message may be called: a tier, `calm` (none or quiet) or `raised` (elevated or imminent). */
export type Expected = Tier | 'calm' | 'raised';

/** What the last message is to be called, then the conversation; what begins with `> ` is said by Haven. */
export type Conversation = readonly [expected: Expected, ...turns: string[]];

/** The last message, and the turns before it. */
export function turnsOf([, ...lines]: Conversation): { message: string; recent: RecentTurn[] } {
  const turns = lines.map(
    (line): RecentTurn =>
      line.startsWith('> ') ? { role: 'assistant', content: line.slice(2) } : { role: 'user', content: line },
  );
  return { message: turns.pop()?.content ?? '', recent: turns };
}

export function meets(tier: Tier, expected: Expected): boolean {
  if (expected === 'calm') return tier === 'none' || tier === 'quiet';
  return expected === 'raised' ? tier === 'elevated' || tier === 'imminent' : tier === expected;
}
