import { smallTalk } from './small-talk.ts';

/** Whether an angle is everyday chat: weather, food, what is on. */
export function isChat(id: string): boolean {
  return chat.has(id);
}

const chat: ReadonlySet<string> = new Set(smallTalk.map((angle) => angle.id));
