import type { Quality } from '#persona/styles.ts';

/** What a chosen quality adds to any style: statements and questions of its own. */
export const qualityLines: Record<Quality, { say: readonly string[]; ask: readonly string[] }> = {
  'non-judgmental': {
    say: [
      'Nothing about that needs an excuse.',
      'There is no wrong thing to feel here.',
      'You will not be weighed or graded for it.',
      'People do such things for reasons, and yours count.',
      'Whatever part you played in it, you can say it without a verdict following.',
      'It is neither good nor bad, it is what happened.',
      'Even the unflattering version is welcome.',
      'You can contradict yourself as often as you like.',
    ],
    ask: [
      'What would you say about it, if nobody could think less of you?',
      'Is there a part you left out because of how it might sound?',
      'What made sense about it at the time?',
      'What are you afraid I might think?',
      'Which thought about it have you been keeping to yourself?',
    ],
  },
  'tough-love': {
    say: [
      'Straight question coming, and it is meant kindly.',
      'You have more say in this than you are taking, I think.',
      'Being hard on yourself is not the same thing as being honest.',
      'You have been circling it for a bit; you might be ready to land.',
      'I will not talk you out of it, and I will not let you shrink it either.',
      'Some of this is not your doing. Some of it is yours to move.',
    ],
    ask: [
      'What are you avoiding here, if you are honest?',
      'What would you have to admit to yourself for this to change?',
      'Which excuse are you most tired of hearing from yourself?',
      'What do you already know that you have not acted on?',
      'What is the conversation you keep putting off?',
      'How long are you willing to go on like this?',
      'What part of it is in your own hands, plainly said?',
    ],
  },
  empathetic: {
    say: [
      'Anyone in your shoes might be aching right now.',
      'The feeling makes sense, given all that.',
      'It hurts because it matters.',
      'What you feel comes first here; the rest can queue.',
      'That would land hard on most people.',
      'No wonder it follows you into the evening.',
      'There is a lot of feeling packed into those few words.',
      'I hear how much is in that.',
    ],
    ask: [
      'What is the feeling like from the inside?',
      'Which feeling is on top, and which one is hiding under it?',
      'What did it feel like in that very moment?',
      'When you say it out loud, what stirs?',
      'How would you name it, if one word had to do?',
    ],
  },
  'faith-centered': {
    say: [
      'If faith is part of this for you, it may have a seat here.',
      'There is an old permission to lament before one gives thanks.',
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
      'Let us see which part is stuck and which part only looks stuck.',
    ],
    ask: [
      'Which bit of it could be different by tomorrow evening?',
      'What would be a first step that takes under five minutes?',
      'What has worked before, in something similar?',
      'What is in the way, concretely?',
      'Who holds the key to the next part of it?',
      'If you split it in three, what would the pieces be?',
    ],
  },
  gentle: {
    say: [
      'Softly. There is no need to go any faster.',
      'You can hold this as loosely as you want.',
      'A small pause here is quite all right.',
      'Nothing sharp will come from this side.',
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
      'There may be something in this that you are growing into.',
      'A year from now you might tell this part differently.',
      'You are further along than where this began.',
      'What you practice here is already part of who you are becoming.',
      'Hard stretches tend to show what one cares about.',
      'Every honest look at it moves you a little.',
    ],
    ask: [
      'What does this show you about what matters to you?',
      'Who do you want to be in this, whatever the others do?',
      'What has this taught you so far, wanted or not?',
      'Which strength of yours is it asking for?',
      'What would the next version of you do here?',
      'Where do you want to be with this by the end of the year?',
    ],
  },
};
