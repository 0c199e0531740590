/** The eighteen emotions Haven reads. */
export const emotions = [
  'sadness',
  'anxiety',
  'anger',
  'shame',
  'guilt',
  'loneliness',
  'grief',
  'overwhelm',
  'jealousy',
  'disappointment',
  'numbness',
  'joy',
  'gratitude',
  'pride',
  'hope',
  'calm',
  'confusion',
  'love',
] as const;
export type Emotion = (typeof emotions)[number];

/** What a message is about. */
export const topics = [
  'work',
  'school',
  'family',
  'romantic',
  'friendship',
  'health',
  'body',
  'money',
  'identity',
  'loss',
  'parenting',
  'sleep',
  'habits',
  'world',
  'self-worth',
  'none',
] as const;
export type Topic = (typeof topics)[number];
