import type { AskedKind } from '../fit/asked.ts';

/**
 * An honest word to a question that no answer is known to, by what is asked. The sort is read wrongly often enough that each line
 * has to do little harm under another.
 */
export const askedLines: Record<AskedKind, { say: readonly string[]; ask: readonly string[] }> = {
  'should-i': {
    say: [
      "You asked me straight, so: I can't judge that from here.",
      "I won't decide it for you, but I'll think it through with you.",
      "There's no answer of mine to that I would trust.",
      'That is a decision, and a program should not make it.',
      "I don't know your life well enough to say yes or no to that.",
    ],
    ask: [
      'What speaks for it, and what against?',
      'Which way were you leaning before you asked?',
      'What would you need to know to decide?',
    ],
  },
  which: {
    say: [
      "Between those I can't choose for you.",
      "I can't pick one from here.",
      'As you tell it, neither is plainly the wrong one.',
      'You know what hangs on each; I only know that there are two.',
    ],
    ask: [
      'Which one would be easier to live with?',
      'Which of them did you think of first?',
      'What makes it hard to choose?',
    ],
  },
  words: {
    say: [
      'Keep it short, and say the plain thing first.',
      'The way you put it to me was clear; it may do as it is.',
      "What it's about, and what you'd like: two sentences can be enough.",
      'If it sounds like you when you read it aloud, it will do.',
    ],
    ask: ['What is the one thing it has to say?', 'How would it sound in ten words?', 'What should not be in it?'],
  },
  self: {
    say: [
      'Nobody who asks that deserves a harsh answer, and I have none for you.',
      "I can't measure that from here, and I'm on nobody's side against you.",
      'That you ask shows that it matters to you.',
      'What other people would say, I do not know. It counts that it troubles you.',
    ],
    ask: [
      'What makes you ask that of yourself?',
      'What would you say to a friend who asked it?',
      'Has somebody said so?',
    ],
  },
  others: {
    say: [
      "I can't see into anybody, least of all from here.",
      "Only they know that; I'd be guessing.",
      'It could mean more than one thing, and I know only what you told me.',
      "I wasn't there, so my guess is worth little.",
    ],
    ask: ['What do you think it meant?', 'How did it come across to you?', 'What makes you wonder about it?'],
  },
  ahead: {
    say: [
      "Nobody can promise you that, and I won't.",
      'How it goes from here, I do not know.',
      "I can't see ahead, and I'd rather not guess.",
    ],
    ask: ['What are you hoping for?', 'What would help while it is open?', 'Which way do you expect it to go?'],
  },
  why: {
    say: [
      "I don't know why, and a made-up reason would be no help.",
      'There may be more than one reason for that, and I know none for sure.',
      'Not to know why is hard by itself.',
    ],
    ask: ['What is your own explanation for it?', 'What do you tell yourself about it?'],
  },
  fact: {
    say: [
      "That I don't know, and I'd rather not make it up.",
      'That is past what I can answer; listening is more my line than facts.',
      'For that one somebody who knows about it is the better address.',
      "I'd only be guessing, and a wrong answer is worse than none.",
    ],
    ask: ['What hangs on it for you?', 'Is there somebody you could ask?', 'What brought the question up?'],
  },
  haven: {
    say: [
      "Fair to ask. I'm a program: I read what you write and answer it, and there is no more behind it.",
      "I'm software, so I have only words to give, no eyes and no life beside this.",
      'A program is what I am, and I get things wrong. What you write I do take up.',
    ],
    ask: ['What made you wonder?', 'What would you like it to be?'],
  },
  request: {
    say: [
      'If words can do it, gladly. More than words I do not have.',
      "I'm a program for talking, so I can only do what talking does.",
      'I will do what I can with words.',
    ],
    ask: ['What would be good right now?', 'How would you like it?'],
  },
};
