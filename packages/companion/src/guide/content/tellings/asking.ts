import type { Telling } from './telling.ts';

/** A question to the listener that nothing else knows an answer to: an honest word, and the question given back with care. */
export const asking: Telling = {
  meet: [
    "Honest answer: I'm a program, and no judge of that.",
    "That's a big question, and I don't have a sure answer.",
    "I could only guess, so I'd rather ask.",
    'Hard to say from where I am; I only know what you tell me.',
    "I can see why you'd ask that.",
    "I'd be making it up if I sounded certain.",
    "It's all right to ask that.",
    "I can't settle that for you, but I can think along.",
    "That's not for me to decide.",
    "I don't know enough to say, and I know that's no help.",
    "A quick answer wouldn't do that justice.",
  ],
  ask: [
    'What do you think about it yourself?',
    'What would you tell a friend who asked you that?',
    'What makes you ask just now?',
    'Which answer are you afraid of?',
    'What have you thought of so far?',
    'What brings that question up?',
    'Has anybody else had an opinion on it?',
    'What would make it easier to answer?',
  ],
  rest: [
    'Say what you lean toward, and we can look at it.',
    'It can stay open for now.',
    "You don't have to have it answered today.",
    'Say more around it, if you like.',
  ],
};
