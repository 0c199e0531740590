import type { CareNotice } from '@haven/contracts/care';
import type { ChatEvent, ChatMessage } from '@haven/contracts/chat';
import { careTimes } from '@haven/contracts/policy/care';
import { AppError } from '#lib/app-error.ts';
import { randomId } from '#lib/random-id.ts';
import type { Companion } from '../companion/index.ts';
import type { Sent } from './beginning.ts';
import { careStateOf, createChatCare, noticeOf } from './care.ts';
import { personaOf } from './context.ts';
import { createHistory, type Drawn } from './history.ts';
import { contentColumn, messageOf } from './messages.ts';
import type { OffRecordStore } from './off-record-store.ts';
import { createPlaces } from './places.ts';
import type { MessageRow } from './store.ts';
import { createRetrying } from './retrying.ts';
import { createSending, type Saying, type SendingNeeds } from './sending.ts';

export type Chat = ReturnType<typeof createChat>;

type Needs = SendingNeeds & {
  companion: Companion;
  /** How many sessions of one person may be answered at once. */
  sessionsAtOnce: number;
  /** What was drawn from messages and has to go with them. */
  drawn: Drawn;
  offRecord: Pick<OffRecordStore, 'has'>;
  /** False while nothing more should be stored. */
  hasRoom(): boolean;
};

const hourMs = 3_600_000;
/** Where all places of a person are taken, one may be free again this soon. */
const placeFreeSeconds = 2;

/** The conversation of a person with Haven. */
export function createChat(needs: Needs) {
  const { store, replies, personalText, clock, atomically, companion, fingerprint } = needs;
  const { send, lookUp } = createSending(needs);
  const retrying = createRetrying(needs);
  const chatCare = createChatCare({ clock });
  const places = createPlaces(needs.sessionsAtOnce);
  const history = createHistory({
    store,
    atomically,
    replies,
    drawn: needs.drawn,
    personalText,
    fingerprint,
    clock,
  });

  /** The events of a reply that was just asked for. While they come, the rows are not kept. */
  function eventsOf({ generation, ...stored }: Sent, signal: AbortSignal): AsyncGenerator<ChatEvent> {
    return generation ? generation.read(signal, 'start') : eventsOfStored(stored, signal);
  }

  async function* eventsOfStored(
    { message, reply, key }: Omit<Sent, 'generation'>,
    signal: AbortSignal,
  ): AsyncGenerator<ChatEvent> {
    yield { type: 'accepted', message: messageOf(message, key), reply: messageOf(reply, key) };
    yield* replies.follow(reply, signal);
  }

  /** The whole answer, once it is there. */
  async function answerOf(sent: Sent, signal: AbortSignal) {
    const notices: CareNotice[] = [];
    for await (const event of eventsOf(sent, signal)) {
      if (event.type === 'notice') notices.push(event.notice);
      if (event.type === 'failed') throw new AppError('chat.unavailable');
      if (event.type !== 'done') continue;
      const { reply, entitlement, care } = event;
      return { message: messageOf(sent.message, sent.key), reply, entitlement, care, notices };
    }
    throw new AppError('chat.unavailable');
  }

  async function getReply(userId: string, id: string): Promise<MessageRow> {
    const row = await store.findById(userId, id);
    if (!row || row.role !== 'assistant') throw new AppError('chat.message_not_found');
    return row;
  }

  async function follow(userId: string, id: string, signal: AbortSignal) {
    return replies.follow(await getReply(userId, id), signal);
  }

  async function find(userId: string, id: string): Promise<ChatMessage> {
    return messageOf(await getReply(userId, id), await personalText.of(userId));
  }

  async function stop(userId: string, id: string): Promise<ChatMessage> {
    await getReply(userId, id);
    await replies.stop(userId, id);
    return find(userId, id);
  }

  async function retry(userId: string, id: string, takeLimit: Saying['takeLimit']): Promise<Sent> {
    const reply = await getReply(userId, id);
    return inPlace({ userId, sessionId: reply.sessionId, takeLimit }, (take) => retrying.retry(reply, take));
  }

  /** A message that was sent before, and whose reply a fault has cut off, is tried anew. */
  async function tryAnew({ userId, takeLimit }: Saying, first: Promise<Sent>): Promise<Sent> {
    const sent = await first;
    const isBroken = !sent.generation && (sent.reply.status === 'failed' || sent.reply.status === 'incomplete');
    return isBroken ? retry(userId, sent.reply.id, takeLimit) : sent;
  }

  /** Holds a place of the person's from the moment their message is within its limits until its reply has ended. */
  async function inPlace(
    { userId, sessionId, takeLimit }: Pick<Saying, 'userId' | 'sessionId' | 'takeLimit'>,
    work: (takeLimit: Saying['takeLimit']) => Promise<Sent>,
  ): Promise<Sent> {
    let leave: (() => void) | undefined;
    const takePlace = async () => {
      if (!needs.hasRoom()) return { code: 'server.full' } as const;
      const exceeded = await takeLimit();
      if (exceeded) return exceeded;
      leave = places.enter(userId, sessionId);
      return leave ? undefined : { retryAfterSeconds: placeFreeSeconds };
    };
    try {
      const sent = await work(takePlace);
      if (sent.generation) void sent.generation.ended.then(leave);
      else leave?.();
      return sent;
    } catch (error) {
      leave?.();
      throw error;
    }
  }

  /** The chat was opened: what is due is said first, and where the conversation stands comes back. */
  async function beginVisit(userId: string, sessionId: string) {
    await store.abandonStaleRepliesOf(userId, clock.now(), replies.listWriting(userId));
    const [last] = await store.listNewest(userId, { sessionId, limit: 1 });
    const sessionOpen = !last || clock.now().getTime() - last.createdAt.getTime() < careTimes.sessionIdleHours * hourMs;
    const key = await personalText.of(userId);
    const persona = personaOf(await needs.settingsOf(userId));
    const flag = await atomically(async ({ chat, care, accounts }) => {
      // Two tabs that open at once begin one visit.
      if (!(await accounts.lock(userId))) throw new AppError('caller.unknown');
      if (!sessionOpen) return care.findFlag(userId);
      const before = await chatCare.readUse(chat, care, userId);
      const use = await chatCare.noteUse(chat, { userId, sessionId, afterSeq: last?.seq ?? 0 }, before);
      await chat.saveVisit(use.checkIn ? { ...use.visit, checkInAt: clock.now() } : use.visit);
      if (!use.checkIn) return use.flag;
      const content = companion.checkIn(persona, `${userId}:${use.visit.startedAt.toISOString()}`);
      await chat.addMessage({
        userId,
        sessionId,
        id: randomId(),
        role: 'assistant',
        content: key.seal(contentColumn, content),
        origin: 'server',
        bodyHash: fingerprint(userId, content),
        clientMessageId: undefined,
        now: clock.now(),
      });
      return use.flag;
    });
    const growing = await store.findGrowing(userId, sessionId);
    return {
      sessionOpen,
      care: careStateOf(flag),
      notices: (await store.listNotices(userId, sessionId)).map(noticeOf),
      entitlement: await needs.entitlementOf(userId),
      offRecord: await needs.offRecord.has(userId, sessionId),
      ...(growing && { growing: messageOf(growing, key) }),
    };
  }

  async function getIntro(name: string, userId: string | undefined): Promise<string> {
    const persona = userId === undefined ? undefined : personaOf(await needs.settingsOf(userId));
    return companion.intro(name, Math.floor(Math.random() * 4) as 0 | 1 | 2 | 3, persona);
  }

  return {
    send: (saying: Saying) =>
      tryAnew(
        saying,
        inPlace(saying, (takeLimit) => send({ ...saying, takeLimit })),
      ),
    lookUp,
    eventsOf,
    answerOf,
    follow,
    find,
    stop,
    retry,
    beginVisit,
    getIntro,
    setOffRecord: needs.drawn.setOffRecord,
    history,
    drain: replies.drain,
    abandonStaleReplies: () => store.abandonStaleReplies(clock.now(), replies.listWriting()),
  };
}
