import { type CareNotice, type CareState, tiers } from '@haven/contracts/care';
import type { ChatEvent, ChatMessage } from '@haven/contracts/chat';
import type { ErrorCode } from '@haven/contracts/errors';
import { type Opening, type Outgoing, type Problem, startState, type StreamState } from './stream-state.ts';

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
