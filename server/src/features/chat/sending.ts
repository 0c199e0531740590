import { setImmediate as nextTurn } from 'node:timers/promises';
import { detect, type Detection, readAhead, type Reading } from '@haven/companion/crisis/detect';
import type { CompanionSettings } from '@haven/contracts/account';
import type { Entitlement } from '@haven/contracts/chat';
import type { ErrorCode } from '@haven/contracts/errors';
import type { Atomically } from '#lib/atomically.ts';
import type { PersonalText, PersonKey } from '#lib/personal-text.ts';
import { AppError } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import type { Fingerprint } from '#lib/fingerprint.ts';
import type { CareStore } from '../companion/index.ts';
import { beginReply, type InMind, openTurns, type Sent } from './beginning.ts';
import { createChatCare, isRaised } from './care.ts';
import { personaOf, recentOf } from './context.ts';
import { openState, type Replies } from './replies.ts';
import type { ChatStore, MessageRow } from './store.ts';
import { type ChatStores, createStoring } from './storing.ts';

export interface SendingNeeds {
  store: ChatStore;
  replies: Replies;
  atomically: Atomically<ChatStores>;
  personalText: PersonalText;
  fingerprint: Fingerprint;
  clock: Clock;
  beta: boolean;
  entitlementOf(userId: string): Promise<Entitlement>;
  settingsOf(userId: string): Promise<CompanionSettings>;
  isMinor(userId: string): Promise<boolean>;
  /** What comes to mind of earlier conversations, for whoever agreed to that. */
  comeToMind(occasion: { userId: string; sessionId: string; message: string }): Promise<InMind>;
  onRisk(tier: string): void;
  care: Pick<CareStore, 'findFlag'>;
}

export interface Saying {
  userId: string;
  sessionId: string;
  message: string;
  clientId: string | undefined;
  /** Counts against the chat limits; answers how long to wait once they are used up. */
  takeLimit(): Promise<Refusal | undefined>;
  /** What `lookUp` found, if it was asked ahead. */
  lookedUp?: Promise<LookedUp> | undefined;
}

/** What has to be known before a message is stored. */
export type LookedUp = Awaited<ReturnType<ReturnType<typeof createSending>['lookUp']>>;

/** Why a message should wait; one that speaks of danger is taken all the same. */
interface Refusal {
  code?: ErrorCode;
  retryAfterSeconds?: number;
}

/** From a message to the beginning of its reply: check for risk first, store, then let the companion speak. */
export function createSending(needs: SendingNeeds) {
  const { store, replies, fingerprint } = needs;
  const { storeMessage } = createStoring(needs);
  const chatCare = createChatCare(needs);

  async function send(saying: Saying): Promise<Sent> {
    const { userId, sessionId, message } = saying;
    const { key, known, turns, inMind, useBefore, reading, ...person } = await (saying.lookedUp ?? lookUp(saying));
    if (known) return sentBefore(known, key);
    const detection = detect(message, recentOf(turns), reading);
    if (detection.tier !== 'none') needs.onRisk(detection.tier);
    const isOverLimit = await checkPace(person.isMinor, saying, detection);
    await checkEntitlement(userId, person.entitlement, detection);
    if (isRaised(detection.tier)) await replies.stopAll(userId, sessionId);
    const stored = await storeMessage({ ...saying, detection, key, entitlement: person.entitlement, useBefore });
    if (!stored) return sentMeanwhile(saying, key);
    const state = openState(key, stored.sealedState);
    const persona = personaOf(person.settings);
    const generation = beginReply(replies, {
      ...stored,
      state,
      text: message,
      turns,
      inMind,
      detection,
      key,
      persona,
      beta: needs.beta,
      isOverLimit,
    });
    return { ...stored, key, generation };
  }

  /**
   * Everything that has to be known before the message is stored, asked for at once. What can fail should fail here,
   * and not leave a reply behind that nobody writes.
   */
  async function lookUp({ userId, sessionId, clientId, message }: Omit<Saying, 'takeLimit' | 'lookedUp'>) {
    const opening = needs.personalText.of(userId);
    const [key, known, turns, entitlement, settings, isMinor, inMind, useBefore, reading] = await Promise.all([
      opening,
      clientId === undefined ? undefined : findSent(userId, sessionId, clientId, message),
      openTurns(store, opening, { userId, sessionId }),
      needs.entitlementOf(userId),
      needs.settingsOf(userId),
      needs.isMinor(userId),
      needs.comeToMind({ userId, sessionId, message }),
      chatCare.readUse(store, needs.care, userId),
      readWhileAsked(message),
    ]);
    return { key, known, turns, entitlement, settings, isMinor, inMind, useBefore, reading };
  }

  /** The end of what is free stops neither a message that speaks of danger nor those that come after it. */
  async function checkEntitlement(userId: string, { reason }: Entitlement, { tier }: Detection): Promise<void> {
    if (reason !== 'none' || isRaised(tier)) return;
    if (!(await needs.atomically(({ care }) => care.findFlag(userId)))) throw new AppError('chat.subscribe');
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
    return { message, reply, key, generation: undefined };
  }

  async function sentMeanwhile({ userId, sessionId, clientId, message }: Saying, key: PersonKey): Promise<Sent> {
    const known = clientId === undefined ? undefined : await findSent(userId, sessionId, clientId, message);
    if (!known) throw new AppError('server.busy');
    return sentBefore(known, key);
  }

  return { send, lookUp };
}

/** While the database answers there is nothing else to do. What was asked goes out first. */
async function readWhileAsked(message: string): Promise<Reading> {
  await nextTurn();
  return readAhead(message);
}

/** A limit never stops a message that speaks of danger; whether it is over one comes back. */
export async function checkPace(
  isMinor: boolean,
  { takeLimit }: Pick<Saying, 'takeLimit'>,
  { tier }: Detection,
): Promise<boolean> {
  if (isMinor) throw new AppError('chat.minor');
  const exceeded = await takeLimit();
  if (exceeded && !isRaised(tier)) throw new AppError(exceeded.code ?? 'request.too_many', exceeded);
  return exceeded !== undefined;
}
