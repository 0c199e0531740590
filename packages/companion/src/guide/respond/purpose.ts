import type { Purpose } from '../content/ideas/purpose.ts';
import { purposeIn } from '../fit/purpose.ts';
import type { Moment } from './answer.ts';

/** What an idea is asked for; a few words mean what was told just before them, and whoever does not say what for, what the talk is about. */
export function purposeOf({ reading, request }: Moment, bound: number): Purpose | undefined {
  const before = request.turns.filter(({ role }) => role === 'user').map(({ content }) => content);
  const near = reading.words > fewWords ? 0 : turnsBefore;
  for (const turns of near < turnsOfTalk ? [near, turnsOfTalk] : [near]) {
    const told = turns === 0 ? undefined : before.slice(-turns).join('\n');
    const heard = purposeIn(reading.text, told);
    if (heard && heard.chance >= bound) return heard.purpose;
  }
  return undefined;
}

/** From this chance on, of messages by another hand fourteen in fifteen are for the very purpose (`npm run eval`). */
export const sureEnough = 0.22;
/** For whoever was asked back, and has answered. */
export const likelyEnough = 0.15;
const fewWords = 12;
const turnsBefore = 2;
const turnsOfTalk = 5;
