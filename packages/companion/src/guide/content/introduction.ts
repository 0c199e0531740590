/** To somebody who says what they are called. */
export const introducedLines = {
  /** With the first message: they have yet to say what brings them. */
  first: [
    'Hello, {who}. What brings you here tonight?',
    'Good to meet you, {who}. What is on your mind?',
    'Hello, {who}. Where would you like to begin?',
  ],
  /** In the middle of something, which goes on. */
  later: [
    'Thank you, {who}. It is good to know whom I am listening to.',
    '{Who}. Good to know. I am still with you.',
    'Thanks, {who}. Go on from where you were.',
  ],
} as const;
