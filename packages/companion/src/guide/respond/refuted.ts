import { isGuessed } from '#crisis/guessed.ts';
import { endsInFarewell } from '../leave-taking/at-the-end.ts';
import type { GuideRequest } from '../request.ts';
import { wordsOf } from '../said-before.ts';
import type { GuideState } from '../state.ts';
import { isDark } from './guessed-risk.ts';
import { isClearedBy } from './careful.ts';

/** The flag stays where it is kept; what is said is no longer ruled by it once the guess behind it was wrong. */
export function withoutRefuted(request: GuideRequest, state: GuideState): GuideRequest {
  const isTakenBack = request.detection.signals.every(({ rule }) => rule === 'taken-back');
  // What was only guessed, or let go of, is not taken back again and again.
  if (
    request.detection.tier !== 'none' &&
    ((isTakenBack && (state.cleared || state.risk?.guessed)) || isGuessAgain(request, state))
  )
    return withoutRefuted({ ...request, detection: { tier: 'none', signals: [], spans: [] } }, state);
  const isOver = request.care.flag && request.detection.tier === 'none' && isClearedBy(state);
  return isOver ? { ...request, care: { ...request.care, flag: false } } : request;
}

/** Who has said that there is no danger is not asked for a hint of it again, nor at the door. */
function isGuessAgain({ detection, message }: GuideRequest, { cleared }: GuideState): boolean {
  if (!cleared || detection.tier === 'imminent' || !isGuessed(detection, message)) return false;
  const leaves = endsInFarewell({ text: message, words: wordsOf(message).length }) && !isDark(message);
  return detection.tier === 'quiet' || leaves;
}
