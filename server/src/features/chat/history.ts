import type { ChatMessage } from '@haven/contracts/chat';
import { limits } from '@haven/contracts/policy/limits';
import type { PersonalText } from '#lib/personal-text.ts';
import { AppError } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import type { Fingerprint } from '#lib/fingerprint.ts';
import { randomId } from '#lib/random-id.ts';
import { contentColumn, messageOf } from './messages.ts';
import type { Replies } from './replies.ts';
import type { ChatStores } from './storing.ts';
import type { ChatStore } from './store.ts';

interface Needs {
  store: ChatStore;
  /** The same store inside a transaction. */
  atomically<T>(work: (stores: Pick<ChatStores, 'chat' | 'accounts'>) => Promise<T>): Promise<T>;
  replies: Replies;
  drawn: Drawn;
  personalText: PersonalText;
  fingerprint: Fingerprint;
  clock: Clock;
}

/** What was drawn from messages and has to go with them. */
export interface Drawn {
  forgetFrom(userId: string, seq: number): Promise<void>;
  forgetAll(userId: string): Promise<void>;
  /** A session of theirs goes off the record, or comes back to it. */
  setOffRecord(userId: string, sessionId: string, isOn: boolean): Promise<void>;
}

interface Page {
  sessionId?: string | undefined;
  before?: number | undefined;
  limit?: number | undefined;
}

interface Saved {
  userId: string;
  sessionId: string;
  role: 'user' | 'assistant';
  content: string;
  clientId: string | undefined;
}

/** A person's messages: read, kept, removed. */
export function createHistory({ store, atomically, replies, drawn, personalText, fingerprint, clock }: Needs) {
  /** The newest page before `before`, oldest first. */
  async function list(userId: string, { limit = limits.historyPageSize, ...page }: Page) {
    const rows = await store.listNewest(userId, { ...page, limit: limit + 1 });
    const key = await personalText.of(userId);
    const data = rows.slice(0, limit).map((row) => messageOf(row, key));
    return { data: data.toReversed(), hasMore: rows.length > limit };
  }

  /** Keeps words a client holds. Words the chat has stored already are not stored again. */
  async function save({ userId, sessionId, role, content, clientId }: Saved): Promise<ChatMessage> {
    const key = await personalText.of(userId);
    const bodyHash = fingerprint(userId, content);
    const sealed = key.seal(contentColumn, content);
    const row = await atomically(async ({ chat }) => {
      const now = clock.now();
      const echoed = await chat.markEcho(userId, sessionId, role, bodyHash, now);
      if (echoed) return echoed;
      const words = {
        userId,
        sessionId,
        id: randomId(),
        role,
        content: sealed,
        origin: 'client',
        bodyHash,
        clientMessageId: clientId,
        now,
      } as const;
      return (
        (await chat.addMessage(words)) ?? (clientId && chat.findByClientId(userId, sessionId, clientId)) ?? undefined
      );
    });
    if (!row) throw new AppError('server.busy');
    if (!row.bodyHash?.equals(bodyHash)) throw new AppError('chat.message_changed');
    return messageOf(row, key);
  }

  /** Everything of the conversation, and what was drawn from it. A reply being written stops first. */
  async function removeAll(userId: string): Promise<number> {
    await replies.stopAll(userId);
    await drawn.forgetAll(userId);
    const removed = await atomically(async ({ chat, accounts }) => {
      await accounts.lock(userId);
      return chat.removeAll(userId);
    });
    // Once more: work that had begun may have written until the messages were gone.
    await drawn.forgetAll(userId);
    return removed;
  }

  async function removeOne(userId: string, id: string): Promise<number> {
    const seq = await store.removeOne(userId, id);
    if (seq === undefined) throw new AppError('chat.message_not_found');
    await drawn.forgetFrom(userId, seq);
    return 1;
  }

  return { list, save, removeAll, removeOne };
}
