/** What stands around an idea. */
export const ideaLines = {
  /** Between two of them. */
  second: ['Or another one:', 'And a second:', 'Another, if that one is not it:'],
  /** Behind one that was asked for: to take or leave. */
  fits: [
    'Could that fit?',
    'Would that be doable?',
    'Does that come near it?',
    'How does that sound to you?',
    'Is that any use?',
    'Would that suit you?',
  ],
} as const;
