/**
 * The phrase list: found anywhere in a message, whatever the case, each one is an emergency. It is the floor under the
 * reading of patterns and context, and no context lowers it below `elevated`.
 */
export const crisisPhrases: readonly string[] = [
  'going to kill myself',
  'gonna kill myself',
  'planning to hurt myself',
  'planning to kill myself',
  'planning my suicide',
  'overdosing tonight',
  'this is my last message',
  'ending it all tonight',
  'end it all tonight',
  'ending my life tonight',
  'going to end my life',
  'going to hang myself',
  'going to shoot myself',
  'about to kill myself',
  'about to jump off',
  'took all my pills',
  'swallowed all the pills',
  'i have a gun and i want to die',
  'wrote my suicide note',
  'my suicide note is',
  'goodbye forever everyone',
  'by the time you read this i will be dead',
];
