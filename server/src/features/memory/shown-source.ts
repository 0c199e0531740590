import type { Memory } from '@haven/contracts/memory';
import type { Source } from './stores.ts';

const excerptLength = 140;

/** The message that something was drawn from, as its person sees it. */
export function sourceShownOf({
  messageId,
  text,
  timestamp,
}: Omit<Source, 'seq' | 'sessionId'>): NonNullable<Memory['source']> {
  return { messageId, excerpt: shortened(text), timestamp: timestamp.toISOString() };
}

function shortened(text: string): string {
  return text.length <= excerptLength ? text : `${text.slice(0, excerptLength).toWellFormed()}…`;
}
