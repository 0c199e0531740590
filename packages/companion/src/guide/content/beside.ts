/** For the lighter of two things told at once: it is named, so that it is not lost. {aside} is a whole statement. */
export const besideLines = [
  'And {aside}, beside that.',
  'And then there is the other thing: {aside}.',
  'I have the other part as well: {aside}.',
] as const;
