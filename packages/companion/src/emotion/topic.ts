import type { Topic } from './emotions.ts';

/** Reads what a message is about; 'none' when nothing in it says so. */
export function topicOf(text: string): Topic {
  return /\b(?:job|boss|work)\b/i.test(text) ? 'work' : 'none';
}
