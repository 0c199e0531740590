import type { Angle } from './angle.ts';

/** In a loss: what is left behind, what goes on, what nobody asks. No advice, no bright sides. */
export const loss: readonly Angle[] = [
  {
    id: 'left-behind',
    when: /\b(?:found|kept|keep|left|wash(?:ed)?|wear(?:ing)?|smells?|forgot|hold(?:ing)?|set|touch(?:ed)?|looking for|with|got|have) (?<thing>(?:her|his|their|its|the blue|the old) (?!name\b)\p{L}+(?: \p{L}+)?)(?= (?:in|on|under|there|by|out|last|from|and)\b|$|[,.])/iu,
    onlyInLoss: true,
    rank: 4,
    say: [
      'An ordinary thing, {thing}, and now it holds so much.',
      'Something so small can bring the whole person into the room.',
      'With {thing} still there, a bit of everyday life is still there too, perhaps.',
      'It is not really about {thing}, I think, or not only.',
      'Things keep their owners for a while.',
    ],
    ask: [
      'What comes back to you when you see it?',
      'What would you like to happen with it?',
      'What is the story that belongs to it?',
      'Where is it now?',
    ],
    rest: [
      'There is no hurry to decide anything about it.',
      'You can keep it exactly as it is for as long as you want.',
      'Nobody needs that sorted out but you.',
    ],
  },
  {
    id: 'still-do',
    when: /\b(?:I|we) (?:still|always|automatically|without thinking|almost) (?<act>(?:set|make|made|buy|bought|call|reach|turn|save|check|listen|wait|talk|lay|sleep|say|go)\b[^,.;?!]{0,40})|\bwithout thinking\b|\bset the table for two\b/iu,
    onlyInLoss: true,
    rank: 5,
    say: [
      'Your hands still know the old life.',
      'Part of you goes on as if, because it was so for so long.',
      'Habit is slower than news, and kinder, maybe.',
      'For a second it was true again, and then it was not.',
    ],
    ask: [
      'What was it like, when you noticed?',
      'Which habit is the hardest to meet?',
      'Which of those do you want to keep?',
    ],
    rest: [
      'You can leave it set.',
      'There is nothing foolish about that.',
      'Love is practiced with the hands, and hands take their time.',
    ],
  },
  {
    id: 'last-time-together',
    when: /\b(?:the day before|last (?:thing|words?|time|call|message|conversation)|never (?:called|got to|had the chance|told (?:him|her)|said)|didn't get to|i was at work|wasn't there)\b/iu,
    onlyInLoss: true,
    rank: 5,
    say: [
      'It was left open, and now it stays open.',
      'There was something still to come, and it did not get its turn.',
      'That unfinished piece seems to be what you keep coming back to.',
      'Nobody knew that it would be the last time.',
    ],
    ask: [
      'What would it have been about, do you think?',
      'What would you have wanted to say?',
      'What do you imagine they would have said?',
    ],
    rest: ['That does not undo the years before it.', 'It can stay unfinished and still have been love.'],
  },
  {
    id: 'others-decide',
    when: /\b(?:wants? (?:me )?to|trying to|told me to|thinks? I should|says? (?:it's|its) time|clear(?:ing)? (?:out )?the|sell(?:ing)? the|get rid of|throw(?:ing)? out|move on|being dramatic|get another)\b/iu,
    onlyInLoss: true,
    rank: 6,
    say: [
      'That is going faster than you can.',
      'They have a pace, and you have yours, and right now the two do not fit.',
      'You are being hurried in something that cannot be hurried.',
      'You needed a no there, or at least more time.',
    ],
    ask: [
      'What would be slow enough for you?',
      'What do you need to keep, whatever they do?',
      'What would you want them to understand?',
    ],
    rest: ['“Later” is a whole answer.', 'Grief has no schedule that others can set.'],
  },
  {
    id: 'guilt-in-loss',
    when: /\b(?:I feel (?:so )?(?:guilty|bad)|my fault|if I had|I (?:should|could) have|i wasn't there|i was at work|what if (?:I|we) (?:did|waited|decided|had|let|put|could|should)|too (?:early|soon)|waited too long)\b/iu,
    onlyInLoss: true,
    rank: 7,
    say: [
      'You are looking for the place where it could have been prevented.',
      'It would almost be easier if it had been in your hands, I imagine.',
      'You loved, and so you go over it again and again.',
    ],
    ask: ['What would you say to a friend who told you this?', 'What do you wish you could tell them?'],
    rest: [
      'You could not have known; and not having known does not undo the love.',
      'Being somewhere else is not the same as not caring.',
    ],
  },
  {
    id: 'how-it-happened',
    when: /\b(?:got hit|was hit|cancer|heart attack|stroke|accident|hospital|hospice|in (?:his|her) sleep|had to call|lost (?:two|three|a|another) patients?|found (?:him|her|them)|in a box|the vet)\b/iu,
    onlyInLoss: true,
    rank: 3,
    say: [
      'That is a picture one does not simply put away.',
      'And you have to carry how it happened as well.',
      'So sudden, or so slow: either way it is too much.',
    ],
    ask: ['Who was with you then?', 'What has stayed with you most from that day?'],
    rest: [
      'You do not have to tell that part unless you want to.',
      'We can go around that or stay with it, as you like.',
    ],
  },
  {
    id: 'burial',
    when: /\b(?:bury(?:ing)?|buried|funeral|cremat\p{L}*|ashes|grave|memorial service)\b/iu,
    unless: /\b(?:after|since|at|before) (?:the|his|her) (?:funeral|memorial|burial)\b|\bstopped\b/iu,
    onlyInLoss: true,
    rank: 4,
    say: [
      'A place of their own, then.',
      'That is a last thing you can do with care.',
      'You are giving it a form, and forms help a little.',
    ],
    ask: [
      'What would you like to be part of it?',
      'Who will be with you?',
      'Is there something you want to lay beside them, or say?',
    ],
    rest: ['It does not have to be done well, only with love.', 'May it be a quiet hour.'],
  },
  {
    id: 'who-they-were',
    when: /\b(?:she|he|they) (?:always|used to|would|loved|had the|made the best|never missed|could)\b/iu,
    onlyInLoss: true,
    rank: 3,
    tone: 'any',
    say: [
      'I get a small picture of them from that.',
      'You can see it still, I think.',
      'That is something only someone who loved them would know.',
    ],
    ask: [
      'What else belongs to that picture?',
      'What would they be doing today?',
      'What did they call you?',
      'What did they love best?',
    ],
    rest: ['Thank you for letting a bit of that be seen here.', 'That stays true.'],
  },
  {
    id: 'years-together',
    when: /\b(?<span>\d{1,2} years|(?:a|my) whole life|since (?:college|school|i was \p{L}+|childhood))\b/iu,
    onlyInLoss: true,
    rank: 4,
    say: [
      '{Span}. So most of your days had them in it.',
      '{Span}, and now each day has to be learned again.',
      'That is a whole world of small habits, {span} of it.',
    ],
    ask: [
      'What do you remember from the very beginning?',
      'What was an ordinary evening like?',
      'What do you carry on from that time?',
    ],
    rest: ['A time like that does not end with the end.', 'That is a great deal of love in one number.'],
  },
];
