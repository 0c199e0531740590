import type { Moment } from './answer.ts';

const turnsAfterDanger = 4;

/** After danger nothing is said that could be beside it. */
export function isCareful({ request, state }: Pick<Moment, 'request' | 'state'>): boolean {
  return request.care.flag || (state.risk !== undefined && state.turn - state.risk.turn <= turnsAfterDanger);
}
