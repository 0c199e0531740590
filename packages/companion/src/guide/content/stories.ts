/** For somebody who tells at length, of long ago: nothing is wrong, and the telling is the point. {said} is a statement of theirs. */
export const storyLines = {
  say: [
    '{Said}. I can see it.',
    'Go on, I follow: {said}.',
    '{Said}. I follow every step.',
    '{Said}. That was another time.',
  ],
  ask: [
    'What happened after that?',
    'What do you still see when you think of it?',
    'Who else would remember it?',
    'How old were you then?',
    'What brought it back just now?',
    'What was that like, back then?',
    'And how did it end?',
  ],
  rest: ['There is room for more of that.', 'Take your time with it.', 'Go on, if there is more.'],
} as const;
