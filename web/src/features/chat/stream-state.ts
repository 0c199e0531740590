import type { CareNotice, CareState } from '@haven/contracts/care';
import type { ChatMessage, Entitlement } from '@haven/contracts/chat';
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
