import type { Telling } from './telling.ts';

/** About the listener's own words: a correction, a complaint, agreement. */
export const toListener: Telling = {
  meet: [
    'Fair enough.',
    'Okay, noted.',
    "All right, that's clear.",
    'Point taken.',
    'Thanks for saying that.',
    'Got it.',
    'Good to know.',
    "Okay, I'll go by that.",
    'Yes, I see.',
    "That's fair.",
    'Understood.',
    "Right, I'll stick to what you tell me.",
  ],
  ask: [
    'So what would you like to talk about?',
    'Where shall we pick it up?',
    "What's the part I should have heard?",
    'What matters most in it, for you?',
    'Would you tell me a bit more?',
    'What did I miss?',
    'Shall we go back to what you were telling me?',
    'What would be better?',
  ],
  rest: ['Go on, and stop me when I get it wrong.', 'Just carry on where you were.', "Tell it your way, I'll follow."],
};
