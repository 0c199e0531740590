import type { Tier } from '#crisis/risk.ts';
import type { GuideState } from '../state.ts';
import type { Moment } from './answer.ts';

const turnsAfterDanger = 4;

/** After danger nothing is said that could be beside it. */
export function isCareful({ request, state }: Pick<Moment, 'request' | 'state'>): boolean {
  const isFresh = state.risk !== undefined && state.turn - state.risk.turn <= turnsAfterDanger;
  return request.care.flag || (isFresh && !isClearedBy(state));
}

/** After a few calm turns a guess has no hold over the talk any more; the flag and its bar stay as they are. */
export function isClearedBy({ cleared, risk, turn }: GuideState): boolean {
  if (cleared) return true;
  return risk?.guessed === true && turn - risk.turn >= calmTurns[risk.tier];
}

/** Whoever goes on telling after a mere hint was asked about has answered it. */
const calmTurns: Record<Tier, number> = { none: 1, quiet: 1, elevated: 2, imminent: 4 };
