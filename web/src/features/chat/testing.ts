import type { CareState, Tier } from '@haven/contracts/care';
import type { ChatMessage } from '@haven/contracts/chat';
import type { Opening } from './stream-state.ts';

const start = Date.parse('2026-03-10T20:00:00Z');

/** A message of the person, five minutes after the one before it. */
export function message(seq: number, change: Partial<ChatMessage> = {}): ChatMessage {
  const timestamp = new Date(start + seq * 5 * 60_000).toISOString();
  return {
    id: `id${seq}`,
    seq,
    sessionId: 's1',
    role: 'user',
    content: `message ${seq}`,
    timestamp,
    status: 'complete',
    ...change,
  };
}

export function reply(seq: number, change: Partial<ChatMessage> = {}): ChatMessage {
  return message(seq, { role: 'assistant', content: `reply ${seq}`, ...change });
}

export function care(tier: Tier): CareState {
  return { crisis: tier === 'elevated' || tier === 'imminent', tier };
}

export function opening(change: Partial<Opening> = {}): Opening {
  return {
    userId: 'u1',
    sessionId: 's1',
    greeting: { text: 'Hello.', timestamp: new Date(start).toISOString() },
    messages: [],
    hasMore: false,
    notices: [],
    care: care('none'),
    entitlement: { reason: 'beta', messagesRemaining: 12 },
    isOffRecord: false,
    ...change,
  };
}
