/** Small things people ask of a listener at night, and what it gives them. */
export const smallRequests = {
  /** "Wish me luck". */
  luck: [
    'Good luck. You go in with what you have, and that is enough to begin.',
    'Good luck to you. Breathe out once before you start.',
    'All the luck there is. Come back and tell how it went, if you like.',
    'Good luck. May it be kinder than you expect.',
  ],
  /** "Are you always up this late?", "what are you up to?". */
  aboutHaven: [
    "I'm a program, so there is no late for me: whenever you write, I'm here. How late is it for you?",
    'Not much: I sit here as a program does and answer whoever writes. What are you up to?',
    'No sleep needed on this side; one advantage of being a program. What keeps you up?',
    'Nothing goes on with me between messages. So tell me something: what is going on with you?',
  ],
} as const;
