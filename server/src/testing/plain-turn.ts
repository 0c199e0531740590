import { randomBytes } from 'node:crypto';
import type { PlainTurn } from '#features/chat/plain-turn-store.ts';
import { createChatStore } from '#features/chat/store.ts';
import type { TestApp } from './open-test-app.ts';

export const minuteMs = 60_000;

/** The next message of somebody who has said one, a minute later. */
export async function nextPlainTurn(app: TestApp): Promise<PlainTurn> {
  const person = await app.visit();
  await person.say('hello');
  const store = createChatStore(app.db);
  const before = await store.findLastVisit(person.id);
  if (!before) throw new Error('There is no visit.');
  const now = new Date(app.clock.now().getTime() + minuteMs);
  const both = { userId: person.id, sessionId: before.sessionId, now };
  return {
    message: {
      ...both,
      id: 'message',
      role: 'user',
      content: Buffer.from('sealed'),
      origin: 'server',
      bodyHash: randomBytes(32),
      clientMessageId: 'mine',
      tier: 'quiet',
    },
    reply: { ...both, id: 'reply', content: Buffer.from('nothing') },
    before,
    after: { ...before, lastActiveAt: now, activeSeconds: before.activeSeconds + 60 },
    due: [],
    echoSince: new Date(now.getTime() - minuteMs),
  };
}
