import type { AskedKind } from '../fit/asked.ts';

/**
 * An honest word to a question that no answer is known to, by what is asked; short, for it is one of many answers that are weighed,
 * and does little harm where the sort was read wrongly.
 */
export const askedLines: Record<AskedKind, { say: readonly string[]; ask?: readonly string[] }> = {
  'should-i': {
    say: [
      "I won't decide it for you, but I'll think it through with you.",
      'I could argue it either way, which is no help, I know.',
      "Rather than a yes or a no, I'd look at it from both sides with you.",
      'Both could be defended, from here.',
    ],
    ask: ['Which way were you leaning before you asked?', 'What would you tell a friend who had to decide that?'],
  },
  which: {
    say: [
      'As you tell it, neither is plainly the wrong one.',
      'Either could be right, from here.',
      "I can't pick one for you, but both sound like something one could stand by.",
    ],
    ask: ['Which one would be easier to live with?', 'Which of them did you think of first?'],
  },
  words: {
    say: [
      'Short and plain, the way you said it to me.',
      'Say the plain thing first, and stop there.',
      'One plain sentence may be enough.',
    ],
  },
  self: {
    say: [
      "I don't hear anything wrong with you in that.",
      'Plenty of people would.',
      'No harm in it that I can see.',
      'You would hardly be the only one.',
    ],
  },
  others: {
    say: ['Hard to say from outside.', 'It could mean more than one thing.', 'I could only guess at that.'],
    ask: ['How did it come across to you?', "What's your own guess?"],
  },
  ahead: {
    say: [
      'How it goes from here, I do not know.',
      "I can't see ahead, and I'd rather not guess.",
      'Nobody can promise you that.',
    ],
  },
  why: {
    say: ["I don't know why.", 'There may be more than one reason for that.'],
  },
  fact: {
    say: [
      "I don't know that one, and I'd rather not make it up.",
      "I don't know that one.",
      "I'd only be guessing there.",
    ],
  },
  haven: {
    say: ["I'm software: I have only your words to go by."],
  },
  idea: {
    say: [
      "Nothing ready-made from me there, but I'll think along.",
      "I'd rather not hand you just any tip for that.",
      'No idea at hand that I would trust there.',
    ],
    ask: ['What would already help a little?', 'What have you tried so far?', "What's the hardest bit of it?"],
  },
  request: {
    say: ['If words can do it, gladly.'],
  },
};
