import type { ChatEvent, ChatMessage } from '@haven/contracts/chat';
import { storageKeys } from '@haven/contracts/policy/screens';
import { ensureAccount, isLocalId, readUserId, renewAccount } from '#lib/account.ts';
import { ApiError } from '#lib/api-error.ts';
import { sendGuide } from '#lib/guide.ts';
import { logFailure } from '#lib/log.ts';
import { readStored, subscribeToStored } from '#lib/storage.ts';
import { keepAccess } from './access-cache.ts';
import { clearConversations } from './conversation-list.ts';
import { openConversation } from './opening.ts';
import { newOutgoing, readOutbox, writeOutbox } from './outbox.ts';
import { networkProblem, toProblem } from './problem.ts';
import { createReading, type Exchange } from './reading.ts';
import { advance, type LocalEvent } from './advance.ts';
import { isBusy, isStranded, type Outgoing, startState, type StreamState } from './stream-state.ts';
import { joinTabs, type Tabs } from './tabs.ts';
import type { Wire } from './wire.ts';

export interface ChatNeeds {
  wire: Wire;
  /**
   * Whether a text speaks of danger, after what was said: such a message does not wait for the reply before it, and where it
   * does not get through, who to call is said here.
   */
  isUrgent: (text: string, before: readonly ChatMessage[]) => Promise<boolean>;
}

/** Who is told of what the screen cannot read from the state. */
export interface Listening {
  /** A message that was not taken goes back to where it was written. */
  onReturned: (text: string) => void;
  onExchange: (exchange: Exchange) => void;
}

export type Chat = ReturnType<typeof createChat>;

/**
 * The conversation of one page: sends, follows, stops, tries again. It lives outside of React because replies, tabs
 * and connections come and go on their own; what they do to the screen is decided by the reducer alone.
 */
export function createChat({ wire, isUrgent }: ChatNeeds) {
  let state = begun(readUserId() ?? '');
  let opening: Promise<void> | undefined;
  let isComplete = false;
  let tabs: Tabs | undefined;
  let listening: Listening | undefined;
  const renewed = new Set<string>();
  const awaited = new Set<string>();
  const lookedAt = new Set<string>();
  const listeners = new Set<() => void>();
  const { read, follow, hear, leave } = createReading({
    wire,
    getState: () => state,
    apply,
    onNews: () => tabs?.tell('changed'),
    onExchange: (exchange) => listening?.onExchange(exchange),
  });

  function apply(event: ChatEvent | LocalEvent): void {
    const before = state;
    state = advance(state, event);
    if (state.outgoing !== before.outgoing) writeOutbox(state.userId, state.outgoing);
    for (const listener of listeners) listener();
    for (const message of state.outgoing) if (isStranded(message)) void lookAt(message);
  }

  // Nobody has read a message that did not get through: whether it speaks of danger is seen here then.
  async function lookAt({ id, text }: Outgoing): Promise<void> {
    if (lookedAt.has(id)) return;
    lookedAt.add(id);
    if (await isUrgent(text, state.messages)) apply({ type: 'alarmed', id });
  }

  function start(heard: Listening): () => void {
    listening = heard;
    tabs = joinTabs((news) => (news === 'cleared' ? apply({ type: 'cleared' }) : void refresh()));
    const leaveUser = subscribeToStored(storageKeys.userId, changePerson);
    window.addEventListener('online', resume);
    void open();
    return () => {
      tabs?.close();
      leaveUser();
      window.removeEventListener('online', resume);
      leave();
    };
  }

  function open(getAccount = ensureAccount): Promise<void> {
    opening ??= load(getAccount).finally(() => {
      opening = undefined;
    });
    return opening;
  }

  async function load(getAccount: () => Promise<string>): Promise<void> {
    const found = await openConversation(wire, await getAccount());
    isComplete = found.isComplete;
    const mine = new Set(state.outgoing.map(({ id }) => id));
    const left = readOutbox(found.userId).filter(({ id }) => !mine.has(id));
    apply({ type: 'opened', opening: found, outgoing: [...left, ...state.outgoing] });
    if (found.entitlement) keepAccess(found.entitlement);
    void sendGuide(found.userId);
    void followGrowing().then(flush);
  }

  // Somebody signed in or out elsewhere on this page or in another tab.
  function changePerson(): void {
    const userId = readUserId();
    if (opening || !userId || userId === state.userId) return;
    leave();
    state = begun(userId);
    void open();
  }

  function resume(): void {
    for (const { id, state: how, problem } of state.outgoing) {
      if (how === 'waiting' || problem?.code === 'network') apply({ type: 'moved', id, state: 'queued' });
    }
    if (state.isCut && state.growingId) void follow(state.growingId).then(flush);
    else if (isComplete) void refresh().then(flush);
    else void open();
  }

  async function send(text: string): Promise<void> {
    const message = newOutgoing(text);
    const before = state.messages;
    apply({ type: 'written', message });
    if (isBusy(state) && (await isUrgent(text, before))) await deliver(message);
    await flush();
  }

  /** Sends again what was not taken. */
  async function sendAgain(id: string): Promise<void> {
    apply({ type: 'moved', id, state: 'queued' });
    await flush();
  }

  async function flush(): Promise<void> {
    const next = () => (isBusy(state) ? undefined : state.outgoing.find((message) => message.state === 'queued'));
    for (let message = next(); message; message = next()) await deliver(message);
  }

  async function deliver({ id, text }: Outgoing): Promise<void> {
    if (!navigator.onLine) return apply({ type: 'moved', id, state: 'waiting' });
    apply({ type: 'moved', id, state: 'sending' });
    try {
      await getReady();
      const { userId, sessionId } = state;
      await read((signal) => wire.send({ message: text, messageId: id, sessionId, userId }, signal));
      if (isSending(id)) throw new TypeError('The answer ended before it began.');
    } catch (error) {
      await refuse({ id, text }, error);
    }
  }

  // The account or the session may not have been there when the page was opened.
  async function getReady(): Promise<void> {
    if (opening || !state.isOpened || !isComplete) await open();
    if (isLocalId(state.userId)) throw new TypeError('The server has not been reached yet.');
  }

  async function refuse({ id, text }: Pick<Outgoing, 'id' | 'text'>, error: unknown): Promise<void> {
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === 'chat.subscribe') {
      apply({ type: 'taken-back', id });
      apply({ type: 'subscribe-first' });
      return listening?.onReturned(text);
    }
    if (code === 'caller.unknown' && (await beginAnew(id))) return apply({ type: 'moved', id, state: 'queued' });
    if (code === 'chat.busy' && (await awaitOtherReply(id))) return apply({ type: 'moved', id, state: 'queued' });
    if (!(error instanceof ApiError) && !navigator.onLine) return apply({ type: 'moved', id, state: 'waiting' });
    apply({ type: 'moved', id, state: 'unsent', problem: toProblem(error) });
  }

  // A visitor whose cookie is gone begins anew, once for a message; whoever is signed in must sign in again.
  async function beginAnew(id: string): Promise<boolean> {
    if (readStored(storageKeys.authToken) !== null || renewed.has(id)) return false;
    renewed.add(id);
    await open(renewAccount);
    return !isLocalId(state.userId);
  }

  // Another tab or device has asked something: this message waits until that is answered. When that has ended in the
  // meantime there is nothing to wait for: the message is sent once more.
  async function awaitOtherReply(id: string): Promise<boolean> {
    await loadHistory();
    if (await followGrowing()) return true;
    const isFirst = !awaited.has(id);
    awaited.add(id);
    return isFirst || state.growingId !== undefined;
  }

  async function loadHistory(): Promise<void> {
    if (isLocalId(state.userId) || !state.isOpened) return;
    try {
      apply({ type: 'refreshed', ...(await wire.history(state.userId, state.sessionId)) });
    } catch (error) {
      logFailure('Loading the history', error);
    }
  }

  async function refresh(): Promise<void> {
    await loadHistory();
    if (await followGrowing()) await flush();
  }

  /** Follows the reply that grows in this session, to its end. False when none does, or it is followed already. */
  async function followGrowing(): Promise<boolean> {
    const reply = state.messages.find(({ status }) => status === 'growing');
    if (!reply || reply.id === state.growingId) return false;
    apply({ type: 'following', reply });
    await follow(reply.id);
    return true;
  }

  async function retry(replyId: string): Promise<void> {
    if (isBusy(state)) return;
    apply({ type: 'retrying', replyId });
    try {
      await read((signal) => wire.retry(replyId, signal));
      if (state.retryingId) apply({ type: 'not-retried', problem: networkProblem() });
    } catch (error) {
      const isRefused = error instanceof ApiError && error.code === 'chat.subscribe';
      apply(isRefused ? { type: 'subscribe-first' } : { type: 'not-retried', problem: toProblem(error) });
    }
    await flush();
  }

  /** Looks again for a reply whose words stopped arriving. */
  async function reconnect(): Promise<void> {
    if (state.growingId) await follow(state.growingId);
    await flush();
  }

  async function stop(): Promise<void> {
    if (!state.growingId) return;
    try {
      hear({ type: 'stopped', reply: await wire.stop(state.growingId) });
      await flush();
    } catch (error) {
      logFailure('Stopping the reply', error);
    }
  }

  async function loadEarlier(): Promise<void> {
    const page = await wire.history(state.userId, state.sessionId, state.messages[0]?.seq);
    apply({ type: 'earlier', ...page });
  }

  /** Clears the history, there and here. Throws when the server could not. */
  /** Throws when the server could not be told: then nothing has changed. */
  async function setOffRecord(isOn: boolean): Promise<void> {
    await wire.setOffRecord(state.sessionId, isOn);
    apply({ type: 'off-record', isOn });
  }

  async function clear(): Promise<void> {
    if (!isLocalId(state.userId)) await wire.clear(state.userId);
    leave();
    clearConversations(state.userId);
    apply({ type: 'cleared' });
    tabs?.tell('cleared');
  }

  function isSending(id: string): boolean {
    return state.outgoing.some((message) => message.id === id && message.state === 'sending');
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    send,
    sendAgain,
    retry,
    reconnect,
    stop,
    loadEarlier,
    clear,
    setOffRecord,
    openCard: () => apply({ type: 'card-opened' }),
    closeCard: () => apply({ type: 'card-closed' }),
  };
}

function begun(userId: string): StreamState {
  return { ...startState(userId), outgoing: readOutbox(userId) };
}
