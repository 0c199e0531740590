import type { Telling } from './telling.ts';

/** Tells of the past without a present wound: how it used to be, childhood, an old story. */
export const memory: Telling = {
  meet: ["That's stayed with you.", 'That has stayed close to you.'],
  ask: [
    'What else comes back with it?',
    'Does it feel long ago?',
    'How is it to think of it now?',
    'What is closest to you in it?',
  ],
  rest: [
    'You can stop whenever you like.',
    "There's room for more memories.",
    'Go on, if another one turns up.',
    'The past can have a while.',
    'It can be told slowly.',
  ],
};
