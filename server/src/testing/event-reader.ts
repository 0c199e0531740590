import type { ChatEvent } from '@haven/contracts/chat';

/** The events in the text of a stream, as they came. */
export function readEvents(body: string): ChatEvent[] {
  return body
    .split('\n\n')
    .map((frame) => /^data: (.*)$/m.exec(frame)?.[1])
    .filter((data) => data !== undefined)
    .map((data) => JSON.parse(data) as ChatEvent);
}
