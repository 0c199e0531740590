import { type CareNotice, type CareState, tiers } from '@haven/contracts/care';
import type { ChatEvent, ChatMessage, Entitlement } from '@haven/contracts/chat';
import type { ErrorCode } from '@haven/contracts/errors';

/** Why something could not be sent or answered, in words for the person. */
export interface Problem {
  code: ErrorCode | 'network';
  words: string;
  /** How long to wait before trying again, where the server said so. */
  retryAfterSeconds?: number | undefined;
}

/**
 * A message of the person that the server has not taken yet. `queued`: waits for its turn. `sending`: on its way.
 * `waiting`: for a connection. `unsent`: it was tried, and the person decides.
 */
export interface Outgoing {
  id: string;
  text: string;
  writtenAt: string;
  state: 'queued' | 'sending' | 'waiting' | 'unsent';
  problem?: Problem | undefined;
}

export interface Greeting {
  text: string;
  timestamp: string;
}

/** The crisis card: it stands behind the message with this sequence number. */
export interface CrisisCard {
  afterSeq: number;
  /** Or behind this message of the person, by its own id: the server had not taken it. */
  afterId?: string | undefined;
  isOpen: boolean;
  /** Goes up each time the card must be brought before the person's eyes. */
  calls: number;
}

/** Where a conversation stands when it is opened. */
export interface Opening {
  userId: string;
  sessionId: string;
  greeting: Greeting;
  messages: readonly ChatMessage[];
  hasMore: boolean;
  notices: readonly CareNotice[];
  care: CareState;
  entitlement?: Entitlement | undefined;
  /** Nothing is remembered of this conversation, and it goes when it ends. */
  isOffRecord: boolean;
}

export interface StreamState {
  userId: string;
  sessionId: string;
  isOpened: boolean;
  greeting?: Greeting | undefined;
  /** What the server keeps, by its sequence. */
  messages: readonly ChatMessage[];
  hasMore: boolean;
  outgoing: readonly Outgoing[];
  notices: readonly CareNotice[];
  care: CareState;
  card?: CrisisCard | undefined;
  entitlement?: Entitlement | undefined;
  /** The reply that is being written. */
  growingId?: string | undefined;
  /** The broken reply for which another was asked. */
  retryingId?: string | undefined;
  /** A reply is being written, but its words do not arrive here. */
  isCut: boolean;
  /** Nothing is remembered of this conversation, and it goes when it ends. */
  isOffRecord: boolean;
  /** The server asked for a plan when a message was sent. */
  isRefused: boolean;
  /** What went wrong beside the messages. */
  problem?: Problem | undefined;
}

/** What happens on this side of the wire. */
export type LocalEvent =
  | { type: 'opened'; opening: Opening; outgoing: readonly Outgoing[] }
  | { type: 'refreshed'; messages: readonly ChatMessage[]; hasMore: boolean }
  | { type: 'earlier'; messages: readonly ChatMessage[]; hasMore: boolean }
  | { type: 'written'; message: Outgoing }
  | { type: 'moved'; id: string; state: Outgoing['state']; problem?: Problem | undefined }
  | { type: 'taken-back'; id: string }
  | { type: 'retrying'; replyId: string }
  | { type: 'not-retried'; problem: Problem }
  | { type: 'subscribe-first' }
  | { type: 'following'; reply: ChatMessage }
  | { type: 'cut' }
  | { type: 'alarmed'; id: string }
  | { type: 'stopped'; reply: ChatMessage }
  | { type: 'card-opened' }
  | { type: 'card-closed' }
  | { type: 'off-record'; isOn: boolean }
  | { type: 'cleared' };

export function startState(userId: string): StreamState {
  return {
    userId,
    sessionId: '',
    isOpened: false,
    messages: [],
    hasMore: false,
    outgoing: [],
    notices: [],
    care: { crisis: false, tier: 'none' },
    isCut: false,
    isRefused: false,
    isOffRecord: false,
  };
}

/** Whether a message did not get through: nobody has read it. */
export function isStranded({ state }: Pick<Outgoing, 'state'>): boolean {
  return state === 'waiting' || state === 'unsent';
}

/** Whether Haven is at work on a reply: until it is done no other message is sent. */
export function isBusy(state: StreamState): boolean {
  return (
    state.growingId !== undefined ||
    state.retryingId !== undefined ||
    state.outgoing.some((message) => message.state === 'sending')
  );
}

/** What Haven said last, and said to its end. */
export function lastReplyOf({ messages, growingId }: StreamState): ChatMessage | undefined {
  return messages.findLast(({ id, role }) => role === 'assistant' && id !== growingId);
}

/** Whether the paywall box stands in the conversation. Never while the crisis flag is on. */
export function isPaywalled(state: StreamState): boolean {
  return !state.care.crisis && (state.isRefused || state.entitlement?.reason === 'none');
}

/** The conversation after one more event, from the server or from here. */
export function advance(state: StreamState, event: ChatEvent | LocalEvent): StreamState {
  switch (event.type) {
    case 'accepted':
      return accept(state, event.message, event.reply);
    case 'crisis':
      return { ...raiseCard(state, isGraver(event.care, state.care)), care: event.care };
    case 'notice':
      return hearNotice(state, event.notice);
    case 'answered_by':
      return grow(state, () => ({ answeredBy: event.by }));
    case 'text':
      return grow(state, ({ content }) => ({ content: content + event.text }));
    case 'replace':
      return grow(state, () => ({ content: event.text }));
    case 'done':
      return { ...finish(state, event.reply), entitlement: event.entitlement, care: event.care, isRefused: false };
    case 'failed':
      return fail(state, event.reply, { code: event.code as ErrorCode, words: event.message });
    default:
      return advanceHere(state, event);
  }
}

function advanceHere(state: StreamState, event: LocalEvent): StreamState {
  switch (event.type) {
    case 'opened':
      return open(state, event.opening, event.outgoing);
    case 'off-record':
      return { ...state, isOffRecord: event.isOn };
    case 'refreshed':
      return { ...state, hasMore: event.hasMore, ...known(state, refreshed(state, event.messages)) };
    case 'earlier':
      return { ...state, hasMore: event.hasMore, messages: inOrder([...event.messages, ...state.messages]) };
    case 'written':
      return { ...state, outgoing: [...state.outgoing, event.message], problem: undefined };
    case 'moved':
      return { ...state, outgoing: move(state.outgoing, event) };
    case 'taken-back':
      return { ...state, outgoing: state.outgoing.filter(({ id }) => id !== event.id) };
    case 'retrying':
      return { ...state, retryingId: event.replyId, problem: undefined };
    case 'not-retried':
      return { ...state, retryingId: undefined, problem: event.problem };
    case 'subscribe-first':
      return {
        ...state,
        retryingId: undefined,
        isRefused: true,
        entitlement: { reason: 'none', messagesRemaining: 0 },
      };
    case 'following':
      return { ...state, growingId: event.reply.id, isCut: false, messages: put(state.messages, event.reply) };
    case 'cut':
      return { ...state, isCut: state.growingId !== undefined };
    case 'stopped':
      return finish(state, event.reply);
    case 'alarmed':
      return alarm(state, event.id);
    case 'card-opened':
      return raiseCard(state, true);
    case 'card-closed':
      return { ...state, card: state.card && { ...state.card, isOpen: false } };
    case 'cleared':
      return clear(state);
  }
}

function open(state: StreamState, opening: Opening, outgoing: readonly Outgoing[]): StreamState {
  const { userId, sessionId, greeting, hasMore, notices, care, entitlement, isOffRecord } = opening;
  const messages = refreshed(state, opening.messages);
  const shown = notices.findLast((notice) => notice.kind === 'crisis-card');
  return {
    ...state,
    userId,
    sessionId,
    greeting,
    hasMore,
    care,
    entitlement,
    isOffRecord,
    notices,
    isOpened: true,
    // On return the bar stands by the composer: the card may lie far up, where nobody looks.
    card: state.card ?? (shown && care.crisis ? { afterSeq: shown.afterSeq, isOpen: false, calls: 0 } : undefined),
    ...known({ ...state, outgoing }, messages),
  };
}

function accept(state: StreamState, message: ChatMessage, reply: ChatMessage): StreamState {
  const kept = state.messages.filter(({ id }) => id !== state.retryingId);
  return {
    ...state,
    ...known(state, put(put(kept, message), reply)),
    growingId: reply.id,
    retryingId: undefined,
    isCut: false,
    problem: undefined,
  };
}

// A message that the server knows is no longer on its way.
function known(state: StreamState, messages: readonly ChatMessage[]): Pick<StreamState, 'messages' | 'outgoing'> {
  const arrived = new Set(messages.map(({ clientId }) => clientId));
  return { messages, outgoing: state.outgoing.filter(({ id }) => !arrived.has(id)) };
}

// The server's list is the truth, but for what has come since it was read and for the reply that grows here.
function refreshed(state: StreamState, messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const lastSeq = messages.at(-1)?.seq ?? 0;
  const live = state.messages.filter(({ id, seq }) => id === state.growingId || seq > lastSeq);
  return live.reduce(put, inOrder(messages));
}

function hearNotice(state: StreamState, notice: CareNotice): StreamState {
  if (notice.kind === 'crisis-card') return raiseCard(state, state.card?.afterSeq !== lastWritten(state));
  const kept = state.notices.filter((other) => other.id !== notice.id && !isSameTop(state, other, notice));
  return { ...state, notices: [...kept, notice] };
}

// At the top of an emptied conversation the disclosure that stayed gives way to the one that comes with its first message.
function isSameTop({ messages }: StreamState, other: CareNotice, notice: CareNotice): boolean {
  if (other.kind !== 'disclosure' || notice.kind !== 'disclosure' || other.afterSeq !== 0) return false;
  return messages.every(({ seq }) => seq > notice.afterSeq);
}

// The whole card comes with the flag, and again when danger becomes imminent.
function isGraver(care: CareState, before: CareState): boolean {
  return care.crisis && (!before.crisis || tiers.indexOf(care.tier) > tiers.indexOf(before.tier));
}

function raiseCard(state: StreamState, isCalled: boolean, afterId?: string): StreamState {
  if (!isCalled) return state;
  const calls = (state.card?.calls ?? 0) + 1;
  return { ...state, card: { afterSeq: lastWritten(state), afterId, isOpen: true, calls } };
}

// A message that speaks of danger did not reach the server, which would have said so.
function alarm(state: StreamState, id: string): StreamState {
  if (!state.outgoing.some((message) => message.id === id)) return state;
  const crisis: CareState = { crisis: true, tier: 'elevated' };
  return { ...raiseCard(state, true, id), care: state.care.crisis ? state.care : crisis };
}

// The card stands before the reply that is still being written.
function lastWritten({ messages, growingId }: StreamState): number {
  return messages.findLast(({ id }) => id !== growingId)?.seq ?? 0;
}

function grow(state: StreamState, change: (reply: ChatMessage) => Partial<ChatMessage>): StreamState {
  const messages = state.messages.map((message) =>
    message.id === state.growingId ? { ...message, ...change(message) } : message,
  );
  return { ...state, messages, isCut: false };
}

function finish(state: StreamState, reply: ChatMessage): StreamState {
  const messages = put(state.messages, reply);
  // A message that speaks of danger ends the reply before it: the news of that end may come late.
  if (state.growingId !== reply.id) return { ...state, messages };
  return { ...state, messages, growingId: undefined, isCut: false };
}

function fail(state: StreamState, reply: ChatMessage | undefined, problem: Problem): StreamState {
  const growing = state.messages.find(({ id }) => id === state.growingId);
  const failed = reply ?? (growing && ({ ...growing, status: 'failed' } as const));
  if (failed) return finish(state, failed);
  if (state.retryingId) return { ...state, retryingId: undefined, problem };
  const outgoing = state.outgoing.map((message) =>
    message.state === 'sending' ? { ...message, state: 'unsent' as const, problem } : message,
  );
  return { ...state, outgoing };
}

function clear(state: StreamState): StreamState {
  const { userId, sessionId, isOpened, care, entitlement, greeting, notices } = state;
  const atTop = notices.filter(({ kind }) => kind === 'disclosure').map((notice) => ({ ...notice, afterSeq: 0 }));
  return { ...startState(userId), sessionId, isOpened, care, entitlement, greeting, notices: atTop.slice(-1) };
}

function move(outgoing: readonly Outgoing[], { id, state, problem }: Pick<Outgoing, 'id' | 'state' | 'problem'>) {
  return outgoing.map((message) => (message.id === id ? { ...message, state, problem } : message));
}

function put(messages: readonly ChatMessage[], message: ChatMessage): readonly ChatMessage[] {
  return inOrder([...messages.filter(({ id }) => id !== message.id), message]);
}

function inOrder(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  return messages.toSorted((one, other) => one.seq - other.seq);
}
