import type { Topic } from './emotions.ts';
import { understand } from './understand.ts';

/** Reads what a message is about; 'none' when nothing in it says so. */
export function topicOf(text: string): Topic {
  return understand(text).topic;
}
