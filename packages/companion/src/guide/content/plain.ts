/** Open questions that keep to what was just told. */
export const plainQuestions = [
  'What do you make of it now?',
  'How does that sit with you?',
  'What did you make of it at the time?',
  'What would you say is at the bottom of it?',
  'How long has that been so?',
] as const;

/** Ties what is said now to something told before. */
export const linkQuestions = [
  'Earlier you said that {point}. Does this belong to the same thing?',
  'I keep in mind that {point}. How do the two go together?',
  'Is this connected with what you told me, that {point}?',
  'You told me before that {point}. What does this change about it?',
] as const;
