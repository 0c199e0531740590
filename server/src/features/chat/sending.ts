import { detect, type Detection } from '@haven/companion/crisis/detect';
import { asksIfHuman } from '@haven/companion/guide/asks-if-human';
import type { Persona } from '@haven/companion/persona/styles';
import type { CompanionSettings } from '@haven/contracts/account';
import type { CareNotice, CareState } from '@haven/contracts/care';
import type { ChatEvent, Entitlement } from '@haven/contracts/chat';
import type { ErrorCode } from '@haven/contracts/errors';
import type { PersonalText, PersonKey } from '#lib/personal-text.ts';
import { AppError } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import type { Fingerprint } from '#lib/fingerprint.ts';
import { randomId } from '#lib/random-id.ts';
import type { AccountStore } from '../account/index.ts';
import type { CareStore } from '../companion/index.ts';
import { careStateOf, createChatCare, isRaised, type UseStep } from './care.ts';
import { personaOf, recentOf, turnsInContext } from './context.ts';
import type { Generation } from './generation.ts';
import { contentColumn, messageOf } from './messages.ts';
import { leaseFrom, type Replies } from './replies.ts';
import type { ChatStore, MessageRow, NewMessage } from './store.ts';

/** A client that keeps its own history may post a message there moments before it sends it. */
const echoWindowMs = 2 * 60_000;

export interface ChatStores {
  chat: ChatStore;
  care: CareStore;
  accounts: Pick<AccountStore, 'lock' | 'takeFreeMessage'>;
}

export interface SendingNeeds {
  store: ChatStore;
  replies: Replies;
  atomically<T>(work: (stores: ChatStores) => Promise<T>): Promise<T>;
  personalText: PersonalText;
  fingerprint: Fingerprint;
  clock: Clock;
  beta: boolean;
  entitlementOf(userId: string): Promise<Entitlement>;
  settingsOf(userId: string): Promise<CompanionSettings>;
  isMinor(userId: string): Promise<boolean>;
  onRisk(tier: string): void;
}

export interface Saying {
  userId: string;
  sessionId: string;
  message: string;
  clientId: string | undefined;
  /** Counts against the chat limits; answers how long to wait once they are used up. */
  takeLimit(): Promise<Refusal | undefined>;
}

/** Why a message should wait; one that speaks of danger is taken all the same. */
interface Refusal {
  code?: ErrorCode;
  retryAfterSeconds?: number;
}

/** A stored message, the row of its reply, and the generation when this process writes it. */
export interface Sent {
  message: MessageRow;
  reply: MessageRow;
  key: PersonKey;
  generation: Generation | undefined;
  notices: CareNotice[];
}

interface Turn {
  role: 'user' | 'assistant';
  content: string;
}

/** From a message to the beginning of its reply: check for risk first, store, then let the companion speak. */
export function createSending(needs: SendingNeeds) {
  const { store, replies, personalText, fingerprint, clock } = needs;
  const chatCare = createChatCare({ clock });

  async function send(saying: Saying): Promise<Sent> {
    const { userId, sessionId, message, clientId } = saying;
    const key = await personalText.of(userId);
    const known = clientId === undefined ? undefined : await findSent(userId, sessionId, clientId, message);
    if (known) return sentBefore(known, key);
    const turns = await openTurns(key, userId, sessionId, undefined);
    const detection = detect(message, recentOf(turns));
    if (detection.tier !== 'none') needs.onRisk(detection.tier);
    await checkPace(saying, detection);
    const entitlement = await checkEntitlement(userId, detection);
    // Asked before anything is stored: what can fail should not leave a reply behind that nobody writes.
    const persona = personaOf(await needs.settingsOf(userId));
    if (isRaised(detection.tier)) await replies.stopAll(userId, sessionId);
    const stored = await storeMessage({ saying, detection, key, entitlement });
    if (!stored) return sentMeanwhile(saying, key);
    const generation = begin({ ...stored, text: message, turns, detection, key, persona });
    return { ...stored, key, generation };
  }

  /** A limit never stops a message that speaks of danger. */
  async function checkPace({ userId, takeLimit }: Pick<Saying, 'userId' | 'takeLimit'>, { tier }: Detection) {
    if (await needs.isMinor(userId)) throw new AppError('chat.minor');
    const exceeded = await takeLimit();
    if (exceeded && !isRaised(tier)) throw new AppError(exceeded.code ?? 'request.too_many', exceeded);
  }

  /** The end of what is free stops neither a message that speaks of danger nor those that come after it. */
  async function checkEntitlement(userId: string, { tier }: Detection): Promise<Entitlement> {
    const entitlement = await needs.entitlementOf(userId);
    if (entitlement.reason !== 'none' || isRaised(tier)) return entitlement;
    if (!(await needs.atomically(({ care }) => care.findFlag(userId)))) throw new AppError('chat.subscribe');
    return entitlement;
  }

  /** Both rows, the flag and the counter together, or nothing. Undefined when the same message came in between. */
  function storeMessage({
    saying,
    detection,
    key,
    entitlement,
  }: {
    saying: Saying;
    detection: Detection;
    key: PersonKey;
    entitlement: Entitlement;
  }) {
    const { userId, sessionId } = saying;
    const now = clock.now();
    return needs.atomically(async ({ chat, care, accounts }) => {
      // Of two messages at once the later one sees the earlier one's reply: danger can then cut it short.
      if (!(await accounts.lock(userId))) throw new AppError('caller.unknown');
      await chat.abandonStaleReplies(now, userId);
      if (isRaised(detection.tier)) await chat.cutGrowing(userId, sessionId, now);
      const words = newMessage(saying, detection, key, now);
      const message =
        (await chat.adoptEcho(words, new Date(now.getTime() - echoWindowMs))) ?? (await chat.addMessage(words));
      if (!message) return;
      const reply = await chat.openReply(newReply(message, key, now));
      if (!reply) throw new AppError('chat.busy', { retryAfterSeconds: 2 });
      const use = await chatCare.noteUse(chat, care, { userId, sessionId, afterSeq: message.seq - 1 });
      const isCharged = entitlement.reason === 'trial' && (await accounts.takeFreeMessage(userId));
      const isFree = entitlement.reason !== 'trial' || isCharged || isEarly(entitlement);
      if (!isFree && !isRaised(detection.tier) && !use.flag) throw new AppError('chat.subscribe');
      const { flag, notices } = await attend(chat, care, { message, text: saying.message, detection, use });
      return {
        message,
        reply,
        notices,
        care: careStateOf(flag),
        isCharged,
        hadFlag: use.flag !== undefined,
        wasCheckIn: use.isCheckInOpen,
      };
    });
  }

  /** The first days are free, however many messages there were. */
  function isEarly({ expiresAt }: Entitlement): boolean {
    return expiresAt !== undefined && clock.now() < new Date(expiresAt);
  }

  async function attend(
    chat: ChatStore,
    care: CareStore,
    { message, text, detection, use }: { message: MessageRow; text: string; detection: Detection; use: UseStep },
  ) {
    const { userId, sessionId, seq } = message;
    const { tier } = detection;
    const moment = { userId, sessionId, afterSeq: seq };
    const asked = asksIfHuman(text) ? [await chatCare.disclose(chat, moment)] : [];
    const notices = [...use.notices, ...asked];
    const ended = use.isCheckInOpen && (await chatCare.closeCheckIn(chat, care, use.visit, tier));
    if (!isRaised(tier)) return { flag: ended ? undefined : use.flag, notices };
    const card = await chatCare.raise(chat, care, moment, tier, use.flag);
    return { flag: await care.findFlag(userId), notices: [...notices, card] };
  }

  function newMessage(
    { userId, sessionId, message, clientId }: Saying,
    { tier }: Detection,
    key: PersonKey,
    now: Date,
  ): NewMessage {
    return {
      userId,
      sessionId,
      id: randomId(),
      role: 'user',
      content: key.seal(contentColumn, message),
      origin: 'server',
      bodyHash: fingerprint(userId, message),
      clientMessageId: clientId,
      tier,
      now,
    };
  }

  function begin(start: {
    message: MessageRow;
    reply: MessageRow;
    notices: CareNotice[];
    care: CareState;
    isCharged: boolean;
    hadFlag: boolean;
    wasCheckIn: boolean;
    text: string;
    turns: Turn[];
    detection: Detection;
    key: PersonKey;
    persona: Persona;
  }): Generation {
    const { message, reply, notices, care, key, detection, persona } = start;
    return replies.start({
      reply,
      key,
      isCharged: start.isCharged,
      first: firstEvents({ message, reply, notices, care, key, detection }),
      request: {
        message: start.text,
        turns: start.turns,
        persona,
        detection,
        care: { flag: care.crisis, cardShownBefore: start.hadFlag, checkIn: start.wasCheckIn },
        beta: needs.beta,
      },
    });
  }

  /** The message under this id, when it was sent before. One that was only posted to the history was not. */
  async function findSent(userId: string, sessionId: string, clientId: string, message: string) {
    const known = await store.findByClientId(userId, sessionId, clientId);
    if (known && !known.bodyHash?.equals(fingerprint(userId, message))) throw new AppError('chat.message_changed');
    return known?.origin === 'server' ? known : undefined;
  }

  /** The same message again: its reply as it stands, and nothing new is made. */
  async function sentBefore(message: MessageRow, key: PersonKey): Promise<Sent> {
    const reply = await store.findReplyTo(message.userId, message.seq);
    if (!reply) throw new AppError('chat.message_not_found');
    return { message, reply, key, generation: undefined, notices: [] };
  }

  async function sentMeanwhile({ userId, sessionId, clientId, message }: Saying, key: PersonKey): Promise<Sent> {
    const known = clientId === undefined ? undefined : await findSent(userId, sessionId, clientId, message);
    if (!known) throw new AppError('server.busy');
    return sentBefore(known, key);
  }

  /** A new try at a reply that failed, was stopped or cut off. */
  async function retry(reply: MessageRow, takeLimit: Saying['takeLimit']): Promise<Sent> {
    const { userId, sessionId } = reply;
    const message = reply.replyToSeq === null ? undefined : await store.findBySeq(userId, reply.replyToSeq);
    if (!message) throw new AppError('chat.message_not_found');
    const key = await personalText.of(userId);
    const turns = await openTurns(key, userId, sessionId, message.seq);
    const text = key.open(contentColumn, message.content);
    const detection = detect(text, recentOf(turns));
    await checkPace({ userId, takeLimit }, detection);
    const persona = personaOf(await needs.settingsOf(userId));
    const flag = await needs.atomically(({ care }) => care.findFlag(userId));
    const care = careStateOf(flag);
    const reopened = await reopen(reply, key);
    if (!reopened) return { message, reply, key, generation: undefined, notices: [] };
    const generation = begin({
      message,
      reply: reopened,
      notices: [],
      care,
      isCharged: false,
      hadFlag: care.crisis,
      wasCheckIn: false,
      text,
      turns,
      detection,
      key,
      persona,
    });
    return { message, reply: reopened, key, generation, notices: [] };
  }

  /** Undefined when the reply is whole, or somebody else has reopened it. */
  async function reopen(reply: MessageRow, key: PersonKey): Promise<MessageRow | undefined> {
    const now = clock.now();
    try {
      return await store.reopenReply(reply.userId, reply.seq, key.seal(contentColumn, ''), leaseFrom(now), now);
    } catch (error) {
      // The unique index: another reply grows in this session.
      if ((error as { cause?: { code?: string } }).cause?.code === '23505')
        throw new AppError('chat.busy', { retryAfterSeconds: 2 });
      throw error;
    }
  }

  async function openTurns(
    key: PersonKey,
    userId: string,
    sessionId: string,
    before: number | undefined,
  ): Promise<Turn[]> {
    const rows = await store.listTurns(userId, sessionId, before, turnsInContext);
    return rows.map(({ role, content }) => ({ role, content: key.open(contentColumn, content) }));
  }

  return { send, retry, noteUse: chatCare.noteUse };
}

function newReply(message: MessageRow, key: PersonKey, now: Date) {
  const { userId, sessionId, seq } = message;
  const content = key.seal(contentColumn, '');
  return { userId, sessionId, id: randomId(), content, replyToSeq: seq, leaseUntil: leaseFrom(now), now };
}

function firstEvents(start: {
  message: MessageRow;
  reply: MessageRow;
  notices: CareNotice[];
  care: CareState;
  detection: Detection;
  key: PersonKey;
}): ChatEvent[] {
  const { message, reply, notices, care, detection, key } = start;
  const crisis: ChatEvent[] = isRaised(detection.tier) ? [{ type: 'crisis', tier: detection.tier, care }] : [];
  return [
    { type: 'accepted', message: messageOf(message, key), reply: messageOf(reply, key) },
    ...crisis,
    ...notices.map((notice) => ({ type: 'notice' as const, notice })),
  ];
}
