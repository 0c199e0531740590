import type { Detection } from '@haven/companion/crisis/detect';
import { asksIfHuman } from '@haven/companion/guide/asks-if-human';
import type { Entitlement } from '@haven/contracts/chat';
import type { Atomically, LastWrite } from '#lib/atomically.ts';
import { AppError } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import type { Fingerprint } from '#lib/fingerprint.ts';
import type { PersonKey } from '#lib/personal-text.ts';
import { randomId } from '#lib/random-id.ts';
import type { AccountStore } from '../account/index.ts';
import type { CareStore } from '../companion/index.ts';
import { careStateOf, createChatCare, isRaised, noticeOf, type UseBefore, type UseStep } from './care.ts';
import { contentColumn } from './messages.ts';
import { createPutTogether } from './put-together.ts';
import type { StateStore } from './state-store.ts';
import type { Replies } from './replies.ts';
import type { ChatStore, MessageRow } from './store.ts';
import { isGrowingAlready, type NewMessage, type NewReply } from './turn-store.ts';

/** A client that keeps its own history may post a message there moments before it sends it. */
const echoWindowMs = 2 * 60_000;

/** The stores of one transaction. */
export interface ChatStores {
  chat: ChatStore;
  states: StateStore;
  care: CareStore;
  accounts: Pick<AccountStore, 'lock' | 'lockIfFree' | 'takeFreeMessage'>;
}

interface Needs {
  store: Pick<ChatStore, 'abandonStaleRepliesOf'>;
  atomically: Atomically<ChatStores>;
  fingerprint: Fingerprint;
  replies: Pick<Replies, 'listWriting'>;
  clock: Clock;
}

/** A message that may be stored, and what was found out about it. */
export interface Checked {
  userId: string;
  sessionId: string;
  message: string;
  clientId: string | undefined;
  detection: Detection;
  entitlement: Entitlement;
  key: PersonKey;
  /** The flag and the visit as they were before the message; whether they still are shows when it is stored. */
  useBefore: UseBefore;
}

/** Both rows, the flag and the counter together, or nothing. */
export function createStoring({ store, atomically, fingerprint, replies, clock }: Needs) {
  const chatCare = createChatCare({ clock });
  const put = createPutTogether(atomically);

  /**
   * Stores a message and the empty row of its reply; undefined when the same message came in between. Questions and
   * writes that don't need each other's answers are asked for together: PostgreSQL does them in this order.
   */
  async function storeMessage(checked: Checked) {
    try {
      return await storeAtOnce(checked).catch(async (error: unknown) => {
        if (!isGrowingAlready(error) || !(await endStaleReplies(checked))) throw error;
        return storeBoth(checked);
      });
    } catch (error) {
      if (isGrowingAlready(error)) throw new AppError('chat.busy', { retryAfterSeconds: 2 });
      throw error;
    }
  }

  /** A reply whose writer died grows until somebody says that it does not. Whether there was one. */
  async function endStaleReplies({ userId }: Checked): Promise<boolean> {
    return (await store.abandonStaleRepliesOf(userId, clock.now(), replies.listWriting(userId))) > 0;
  }

  /**
   * Most messages are plain: nothing about them depends on what the transaction reads. Such a one goes out with others and with `commit`
   * behind it, and is not stored when anything has changed meanwhile.
   */
  async function storeAtOnce(checked: Checked) {
    const step = plainStepOf(checked);
    if (!step) return storeBoth(checked);
    const now = clock.now();
    const message = newMessage(checked, now);
    const reply = newReply(checked, now);
    const stored = await put({ message, reply, ...step, echoSince: echoesSince(now) });
    if (!stored) return storeBoth(checked);
    const plain = { isCharged: false, care: careStateOf(undefined), hadFlag: false, wasCheckIn: false };
    return { ...stored, ...plain, notices: stored.notices.map(noticeOf) };
  }

  function plainStepOf({ detection, entitlement, message, useBefore, ...moment }: Checked) {
    if (isRaised(detection.tier) || entitlement.reason === 'trial' || asksIfHuman(message)) return undefined;
    return chatCare.stepPlainly(moment, useBefore);
  }

  async function storeBoth(checked: Checked) {
    const now = clock.now();
    const stored = await atomically(async (stores, lastly) => {
      const added = await addMessage(stores, checked, now);
      return added && completeTurn(stores, checked, { ...added, now }, lastly);
    });
    return stored && { ...stored, reply: await stored.reply };
  }

  async function addMessage({ chat, care, accounts, states }: ChatStores, checked: Checked, now: Date) {
    const { userId, sessionId, detection } = checked;
    const words = newMessage(checked, now);
    const [isThere, , before, sealedState, adopted, added] = await Promise.all([
      // Of two messages at once the later one sees the earlier one's reply: danger can then cut it short.
      accounts.lock(userId),
      isRaised(detection.tier) ? chat.cutGrowing(userId, sessionId, now) : undefined,
      chatCare.readUse(chat, care, userId),
      states.find(userId, sessionId),
      chat.adoptEcho(words, echoesSince(now)),
      chat.addMessage(words),
    ]);
    if (!isThere) throw new AppError('caller.unknown');
    // The client's own copy became the message, so the second one has to go.
    if (adopted && added) await chat.removeOne(userId, added.id);
    const message = adopted ?? added;
    return message && { message, before, sealedState };
  }

  async function completeTurn(
    stores: ChatStores,
    checked: Checked,
    { message, before, sealedState, now }: NonNullable<Awaited<ReturnType<typeof addMessage>>> & { now: Date },
    lastly: LastWrite,
  ) {
    const { chat } = stores;
    const { userId, sessionId, detection } = checked;
    const use = await chatCare.noteUse(chat, { userId, sessionId, afterSeq: message.seq - 1 }, before);
    const isCharged = await takeFreeMessage(stores, checked, use);
    const { flag, notices } = await attend(stores, { message, text: checked.message, detection, use });
    lastly(chat.saveVisit({ ...use.visit, checkInAt: null }));
    const reply = chat.openReply({ ...newReply(checked, now), replyToSeq: message.seq });
    lastly(reply);
    return {
      message,
      reply,
      notices,
      sealedState,
      isCharged,
      care: careStateOf(flag),
      hadFlag: use.flag !== undefined,
      wasCheckIn: use.isCheckInOpen,
    };
  }

  /** Whether one was taken. None is left, and it matters: the message is not stored. */
  async function takeFreeMessage(
    { accounts }: ChatStores,
    { userId, entitlement, detection }: Checked,
    use: UseStep,
  ): Promise<boolean> {
    if (entitlement.reason !== 'trial') return false;
    if (await accounts.takeFreeMessage(userId)) return true;
    if (!isEarly(entitlement) && !isRaised(detection.tier) && !use.flag) throw new AppError('chat.subscribe');
    return false;
  }

  /** The first days are free, however many messages there were. */
  function isEarly({ expiresAt }: Entitlement): boolean {
    return expiresAt !== undefined && clock.now() < new Date(expiresAt);
  }

  async function attend(
    { chat, care }: ChatStores,
    { message, text, detection, use }: { message: MessageRow; text: string; detection: Detection; use: UseStep },
  ) {
    const { userId, sessionId, seq } = message;
    const { tier } = detection;
    const moment = { userId, sessionId, afterSeq: seq };
    const asked = asksIfHuman(text) ? [await chatCare.disclose(chat, moment)] : [];
    const notices = [...use.notices, ...asked];
    const hasEnded = use.isCheckInOpen && (await chatCare.endAfterCheckIn(care, userId, tier));
    if (!isRaised(tier)) return { flag: hasEnded ? undefined : use.flag, notices };
    const card = await chatCare.raise(chat, care, moment, tier, use.flag);
    return { flag: await care.findFlag(userId), notices: [...notices, card] };
  }

  function newMessage({ userId, sessionId, message, clientId, detection, key }: Checked, now: Date): NewMessage {
    return {
      userId,
      sessionId,
      id: randomId(),
      role: 'user',
      content: key.seal(contentColumn, message),
      origin: 'server',
      bodyHash: fingerprint(userId, message),
      clientMessageId: clientId,
      tier: detection.tier,
      now,
    };
  }

  return { storeMessage };
}

function newReply({ userId, sessionId, key }: Checked, now: Date): Omit<NewReply, 'replyToSeq'> {
  return { userId, sessionId, id: randomId(), content: key.seal(contentColumn, ''), now };
}

function echoesSince(now: Date): Date {
  return new Date(now.getTime() - echoWindowMs);
}
