import type { Telling } from './telling.ts';

/** About the listener's own words: a correction, a complaint, agreement. */
export const toListener: Telling = {
  meet: [
    'Thanks for telling me so.',
    "Okay, I've taken that in.",
    'All right, thank you for being clear.',
    'Thanks for saying that.',
    "I've heard that.",
    'It helps that you say so.',
    "Okay, I'll go by that.",
    'I see, thank you.',
    'You can say that to me.',
    "I understand what you're saying.",
    "Right, I'll stick to what you tell me.",
  ],
  ask: [
    'So what would you like to talk about?',
    'Where shall we pick it up?',
    "What's the part I should have heard?",
    'What matters most in it, for you?',
    'Would you tell me a bit more?',
    'What did I miss?',
    'What would be better?',
  ],
  rest: ['Go on, and stop me when I get it wrong.', 'Just carry on where you were.', "Tell it your way, I'll follow."],
};
