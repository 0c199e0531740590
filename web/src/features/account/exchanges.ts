import type { ChatMessage } from '@haven/contracts/chat';
import { accountHistory } from '@haven/contracts/policy/screens';

/** A message of the person with what Haven said to it; either may be missing at the edge of what is listed. */
export interface ListedExchange {
  id: string;
  timestamp: string;
  messages: readonly Pick<ChatMessage, 'id' | 'role' | 'content'>[];
}

/** The messages in groups of what belongs together, newest group first. */
export function toExchanges(messages: readonly ChatMessage[]): ListedExchange[] {
  const groups: ChatMessage[][] = [];
  for (const message of messages) {
    const last = groups.at(-1);
    if (last && message.role === 'assistant') last.push(message);
    else groups.push([message]);
  }
  return groups.toReversed().flatMap((group) => {
    const [first] = group;
    return first ? [{ id: first.id, timestamp: first.timestamp, messages: group }] : [];
  });
}

/** The beginning of a message, without bold markers; never half a character. */
export function shorten(text: string): string {
  const characters = Array.from(text.replaceAll('**', ''));
  if (characters.length <= accountHistory.previewLength) return characters.join('');
  return `${characters.slice(0, accountHistory.previewLength).join('').trimEnd()}...`;
}
