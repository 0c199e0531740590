/** For somebody who tells at length, of long ago: nothing is wrong, and the telling is the point. {said} is a statement of theirs. */
export const storyLines = {
  say: [
    '{Said}. You tell it so that it stays.',
    'Go on, I follow: {said}.',
    '{Said}. That is a whole time of life in a few lines.',
    '{Said}. Not many can tell that from their own eyes.',
  ],
  ask: [
    'What happened after that?',
    'What was an ordinary day like, back then?',
    'Who else would still remember it?',
    'What do you suppose became of it all?',
    'What did you make of it at the time?',
    'What is the smallest detail you still see?',
    'What would you tell a grandchild about it?',
  ],
  rest: ['There is room for more of that.', 'Take your time with it.', 'That has kept well.'],
} as const;
