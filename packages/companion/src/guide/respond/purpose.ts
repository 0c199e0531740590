import type { Purpose } from '../content/ideas/purpose.ts';
import { purposeIn } from '../fit/purpose.ts';
import type { Moment } from './answer.ts';

/** What an idea is asked for; a few words mean what was told just before them. */
export function purposeOf({ reading, request }: Moment, bound: number): Purpose | undefined {
  const before = request.turns.filter(({ role }) => role === 'user').slice(-turnsBefore);
  const told = reading.words > fewWords ? undefined : before.map(({ content }) => content).join('\n');
  const heard = purposeIn(reading.text, told);
  return heard && heard.chance >= bound ? heard.purpose : undefined;
}

/** From this chance on, of messages by another hand nineteen in twenty are for the very purpose (`npm run eval`). */
export const sureEnough = 0.25;
/** For whoever was asked back, and has answered. */
export const likelyEnough = 0.15;
const fewWords = 12;
const turnsBefore = 2;
