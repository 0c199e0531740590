import { detect } from '@haven/companion/crisis/detect';
import type { PersonKey } from '#lib/personal-text.ts';
import { AppError } from '#lib/app-error.ts';
import { beginReply, openTurns, type Sent } from './beginning.ts';
import { careStateOf } from './care.ts';
import { personaOf, recentOf } from './context.ts';
import { contentColumn } from './messages.ts';
import { openState } from './replies.ts';
import { checkPace, type Saying, type SendingNeeds } from './sending.ts';
import type { MessageRow } from './store.ts';
import { isGrowingAlready } from './turn-store.ts';

/** A new try at a reply that failed, was stopped or cut off. */
export function createRetrying(needs: SendingNeeds) {
  const { store, replies, personalText, clock } = needs;

  async function retry(reply: MessageRow, takeLimit: Saying['takeLimit']): Promise<Sent> {
    const { userId, sessionId } = reply;
    const message = reply.replyToSeq === null ? undefined : await store.findBySeq(userId, reply.replyToSeq);
    if (!message) throw new AppError('chat.message_not_found');
    const key = await personalText.of(userId);
    const turns = await openTurns(store, key, { userId, sessionId, before: message.seq });
    const text = key.open(contentColumn, message.content);
    const detection = detect(text, recentOf(turns));
    const isOverLimit = await checkPace(await needs.isMinor(userId), { takeLimit }, detection);
    const persona = personaOf(await needs.settingsOf(userId));
    const inMind = await needs.comeToMind({ userId, sessionId, message: text });
    const begunAt = clock.now();
    const { flag, sealedState } = await needs.atomically(async ({ care, states }) => ({
      flag: await care.findFlag(userId),
      sealedState: await states.find(userId, sessionId),
    }));
    const care = careStateOf(flag);
    const reopened = await reopen(reply, key, begunAt);
    if (!reopened) return { message, reply, key, generation: undefined };
    const generation = beginReply(replies, {
      message,
      reply: reopened,
      notices: [],
      care,
      isCharged: false,
      hadFlag: care.crisis,
      wasCheckIn: false,
      state: openState(key, sealedState),
      text,
      turns,
      inMind,
      detection,
      key,
      persona,
      beta: needs.beta,
      isOverLimit,
    });
    return { message, reply: reopened, key, generation };
  }

  /** Undefined when the reply is whole, or somebody else has reopened it. */
  async function reopen(reply: MessageRow, key: PersonKey, now: Date): Promise<MessageRow | undefined> {
    try {
      return await store.reopenReply(reply.userId, reply.seq, key.seal(contentColumn, ''), now);
    } catch (error) {
      if (isGrowingAlready(error)) throw new AppError('chat.busy', { retryAfterSeconds: 2 });
      throw error;
    }
  }

  return { retry };
}
