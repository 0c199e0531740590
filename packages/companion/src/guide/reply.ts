import type { GuideReply, GuideRequest } from './request.ts';
import { createRandom, shuffled } from './random.ts';
import { remember, repeatsSentence } from './said-before.ts';
import { startState } from './state.ts';

export type { GuideReply, GuideRequest } from './request.ts';
export type { GuideState } from './state.ts';

/** The built-in companion's answer to one message. Pure: the same request gives the same reply. */
export function replyTo(request: GuideRequest): GuideReply {
  const state = request.state ?? startState();
  const random = createRandom(`${request.seed}:${state.turn}`);
  const lines = request.detection.tier === 'none' ? listening : safety;
  const text = shuffled(lines, random).find((line) => !repeatsSentence(state.said, line)) ?? lines[0] ?? '';
  return {
    text,
    quickReplies: [],
    state: { ...state, turn: state.turn + 1, said: remember(state.said, text, [text]) },
  };
}

const listening = [
  'Take the time you need. What part of it is loudest right now?',
  'There is room for all of it here. Where did it begin today?',
  'Say as much or as little as you like. What would help most: thinking aloud, or quiet company?',
];

const safety = [
  'Thank you for saying it. Are you thinking about suicide? You can call or text 988, or text HOME to 741741, at any hour, and 911 if you are in danger now.',
];
