import type { Telling } from './telling.ts';

/** A question to the listener that nothing else knows an answer to: an honest word, and the question given back with care. */
export const asking: Telling = {
  meet: [
    "Honest answer: I can't tell from here.",
    "Good question, and I don't have a sure answer.",
    "I could only guess, so I'd rather ask.",
    "Hard to say from where I am; you're the one who knows the people in it.",
    "I don't know. Let's look at it together.",
    'There may be no one right answer to that.',
    "I'd be making it up if I sounded certain.",
    'Fair thing to ask.',
    "I can't settle that for you, but I can think along.",
    'There is no clear answer from me.',
    'It depends, which I know is no help.',
    "I wouldn't trust anybody who answered that too quickly.",
  ],
  ask: [
    "What's your own hunch?",
    'If you had to answer it yourself, what would you say?',
    'Which answer are you hoping for?',
    'What would you tell a friend who asked you that?',
    'What makes you ask just now?',
    'Which answer are you afraid of?',
    'What have you thought of so far?',
    'What does your gut say?',
    'Has anybody else had an opinion on it?',
    'What would make it easier to answer?',
  ],
  rest: [
    'Say what you lean toward, and we can look at it.',
    'It can stay open for now.',
    "You don't have to have it answered today.",
    'Take a guess, if you like; a guess is enough.',
  ],
};
