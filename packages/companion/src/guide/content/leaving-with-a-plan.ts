/** To somebody who says thanks, and what they will do now: nothing is asked of them any more. */
export const planAtTheEnd: readonly string[] = [
  'You are welcome. I hope it goes well.',
  'Gladly. That sounds right, and it can be as small as it is.',
  'You are welcome. It does not have to go perfectly to be worth doing.',
  'That sounds like a good thing to do. You are welcome.',
  'Gladly. Go gently with yourself.',
  'You are welcome. Good that you have something to go toward.',
];
