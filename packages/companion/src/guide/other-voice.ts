import { remember } from './said-before.ts';
import type { GuideState } from './state.ts';

/**
 * The guide's notes after somebody else, a language model, has answered: its words count as said, and nothing the guide
 * had left open is open any more, so that a "yes" to the other voice starts no exercise of the guide's.
 */
export function afterOtherVoice(state: GuideState, text: string): GuideState {
  const { pending: _pending, practical: _practical, skill, ...kept } = state;
  return {
    ...kept,
    turn: state.turn + 1,
    said: remember(state.said, text, []),
    questionsInRow: text.includes('?') ? state.questionsInRow + 1 : 0,
    ...(skill && { skill: { ...skill, paused: true } }),
  };
}
