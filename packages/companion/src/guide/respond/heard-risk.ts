import { hasTool, namesTool } from '#crisis/fragment.ts';
import { isGuessed, isGuessedAround } from '#crisis/guessed.ts';
import type { Tier } from '#crisis/risk.ts';
import type { Moment, StateChange } from './answer.ts';

/** Whether this danger is only guessed, and nothing firm was heard before it. */
export function isGuessHere({ request, state }: Moment): boolean {
  const { detection, message } = request;
  const kind = detection.signals.find(({ tier }) => tier === detection.tier)?.kind ?? '';
  // "Omg my boyfriend is going to kill me", over a scratch in his car: it is asked.
  const isFigure = detection.signals.every(({ rule }) => rule === 'attacked-now') && exclaims.test(message);
  if (isFigure && (!state.risk || state.risk.guessed === true)) return true;
  const isHeld = ofMeans.has(kind) && hasTool(message);
  // What grows beside a guess says no more than it; grown by itself it is no guess.
  const read = state.risk?.guessed
    ? { ...detection, signals: detection.signals.filter(({ rule }) => rule !== 'risk-grows') }
    : detection;
  const isGuess = isHeld ? isGuessed(read, message) : isGuessedAround(read, message);
  return isGuess && (!state.risk || state.risk.guessed === true);
}

const exclaims = /^(?:omg|oh my god|ugh+|lol|haha)\b|\b(?:lol|lmao|haha+)\b/iu;

/** Where a thing that one could use is what the danger is about, it is no guess any more. */
const ofMeans: ReadonlySet<string> = new Set(['means', 'overdose', 'self-harm']);

interface HeardRisk {
  tier: Tier;
  kind: string;
  isGuess: boolean;
  /** Told in ordinary words, in which nothing that sounds like danger stands. */
  isTold?: boolean;
}

/** What is known once danger was heard: whatever was cleared before is open again. */
export function heardRisk({ state, request }: Moment, { tier, kind, isGuess, isTold }: HeardRisk): StateChange {
  const risk = { tier, kind, turn: state.turn, replies: (state.risk?.replies ?? 0) + 1 };
  return {
    risk: {
      ...risk,
      ...(isGuess ? { guessed: true } : {}),
      ...(isTold ? { told: true } : {}),
      ...(namesTool(request.message) ? { known: { ...state.risk?.known, means: true } } : {}),
    },
    cleared: undefined,
    numbersUnwanted: undefined,
  };
}
