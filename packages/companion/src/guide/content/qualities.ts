import type { Quality } from '#persona/styles.ts';

/** What a chosen quality adds to any style: statements and questions of its own. */
export const qualityLines: Record<Quality, { say: readonly string[]; ask: readonly string[] }> = {
  'non-judgmental': {
    say: [
      'Nothing about that needs an excuse.',
      'There is no wrong thing to feel here.',
      'You can contradict yourself as often as you like.',
    ],
    ask: [
      'What would you say about it, if nobody could think less of you?',
      'What would you say if there were no wrong answer?',
      'How would you put it, if you did not have to explain yourself?',
      'Which thought about it have you been keeping to yourself?',
    ],
  },
  'tough-love': {
    say: [
      'Being hard on yourself is not the same thing as being honest.',
      'I will not talk you out of it, and I will not let you shrink it either.',
      'Some of this is not your doing. Some of it is yours to move.',
    ],
    ask: [
      'What is the conversation you keep putting off?',
      'What part of it is in your own hands, plainly said?',
      'Straight out: what do you want here?',
      'What is one true thing about it that you would rather not say?',
      'Plainly: what would you do, if you trusted yourself?',
    ],
  },
  empathetic: {
    say: [
      'The feeling makes sense, given all that.',
      'It hurts because it matters.',
      'That would land hard on most people.',
      'I hear how much is in that.',
    ],
    ask: [
      'What is the feeling like from the inside?',
      'What feels the strongest at the moment?',
      'How does it feel to say it?',
      'How would you name it, if one word had to do?',
    ],
  },
  'faith-centered': {
    say: [
      'If faith is part of this for you, it may have a seat here.',
      'Grace does not keep office hours.',
      'A weary soul is allowed to be a weary soul.',
      'Some prayers are only a breath.',
    ],
    ask: [
      'Does your faith have a word for what you are going through?',
      'Where is your hope resting at the moment, if anywhere?',
      'Is there a prayer, a psalm or a silence that has helped before?',
      'What would you ask for tonight, if you were to ask?',
    ],
  },
  'problem-solver': {
    say: [
      'There may be a piece of this that can be made smaller.',
      'It helps to separate what happened from what comes next.',
      'One lever is enough to begin with.',
      'We do not need the whole answer, just the next inch.',
    ],
    ask: [
      'Which bit of it could be different by tomorrow evening?',
      'What would be a first step that takes under five minutes?',
      'What has worked before, in something similar?',
      'What is in the way, concretely?',
      'If you split it in three, what would the pieces be?',
    ],
  },
  gentle: {
    say: [
      'Softly. There is no need to go any faster.',
      'You can hold this as loosely as you want.',
      'A small pause here is quite all right.',
      'Let it be as quiet as it needs to be.',
      'You may go easy on yourself about it.',
      'Slow is a fine speed.',
    ],
    ask: [
      'Would it be all right to say a little more, or is that enough for now?',
      'What would be kind to yourself in this?',
      'What feels bearable to talk about?',
      'Which part can be left alone today?',
    ],
  },
  'growth-focused': {
    say: [
      'A year from now you might tell this part differently.',
      'Hard stretches tend to show what one cares about.',
      'Every honest look at it moves you a little.',
    ],
    ask: [
      'What does this show you about what matters to you?',
      'What would you like to be able to do differently one day?',
      'What is one thing you know now that you did not know before?',
      'Who do you want to be in this, whatever the others do?',
    ],
  },
};
