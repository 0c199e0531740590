import { isGuessed } from '#crisis/guessed.ts';
import type { Tier } from '#crisis/risk.ts';
import type { Moment, StateChange } from './answer.ts';

/** Whether this danger is only guessed, and nothing firm was heard before it. */
export function isGuessHere({ request, state }: Moment): boolean {
  return isGuessed(request.detection, request.message) && (!state.risk || state.risk.guessed === true);
}

interface HeardRisk {
  tier: Tier;
  kind: string;
  isGuess: boolean;
  /** Told in ordinary words, in which nothing that sounds like danger stands. */
  isTold?: boolean;
}

/** What is known once danger was heard: whatever was cleared before is open again. */
export function heardRisk({ state }: Moment, { tier, kind, isGuess, isTold }: HeardRisk): StateChange {
  const risk = { tier, kind, turn: state.turn, replies: (state.risk?.replies ?? 0) + 1 };
  return {
    risk: { ...risk, ...(isGuess ? { guessed: true } : {}), ...(isTold ? { told: true } : {}) },
    cleared: undefined,
  };
}
