/** To somebody who says thanks, and what they will do now: nothing is asked of them any more. */
export const planAtTheEnd: readonly string[] = [
  'That sounds right, and it can be as small as it is. You are welcome.',
  'I hope it goes well. You are welcome.',
  'It does not have to go perfectly to be worth doing. You are welcome.',
  'That sounds like a good thing to do. You are welcome.',
  'Good. Go gently with yourself, and you are welcome.',
  'Good that you have something to go toward. You are welcome.',
];

/** The same beside a loss, where nothing has to go well. */
export const planInLoss: readonly string[] = [
  'That sounds right. Go gently with yourself.',
  'Take the time it takes. You are welcome.',
  'Be kind to yourself while you do. You are welcome.',
];

/** Behind it, to somebody who says good night. */
export const nightAtTheEnd: readonly string[] = ['Good night.', 'Sleep well.', 'May it be a quiet night.'];

/** To somebody who goes with a plan and a goodbye, and no thanks: before the goodbye. */
export const planAtTheDoor: readonly string[] = [
  'That sounds right.',
  'Yes, do that.',
  'That sounds like just the thing.',
  'Good. It does not have to be more than that.',
];
