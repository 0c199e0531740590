import type { CareNotice } from '@haven/contracts/care';
import type { ChatMessage, MessageStatus } from '@haven/contracts/chat';
import { disclaimerEveryMessages } from '@haven/contracts/policy/care';
import type { Outgoing, Problem, StreamState } from './stream-state.ts';

/** A bubble. */
export interface SpokenItem {
  kind: 'message';
  key: string;
  /** The server's id, once it has one. */
  id?: string | undefined;
  side: 'person' | 'haven';
  text: string;
  writtenAt: string;
  status: MessageStatus | Outgoing['state'];
  problem?: Problem | undefined;
  /** The built-in companion answered because the language model could not. */
  isSubstitute: boolean;
  /** False where the next bubble, of the same side and within two minutes, carries the time for both. */
  showsTime: boolean;
  /** Nothing was said after it. */
  isLast: boolean;
  /** It did not get through, and nothing else here says who answers now. */
  namesHelp: boolean;
}

export type ThreadItem =
  | { kind: 'day'; key: string; day: string }
  | SpokenItem
  | { kind: 'writing'; key: string; text: string; isSubstitute: boolean; isCut: boolean }
  | { kind: 'notice'; key: string; notice: CareNotice }
  | { kind: 'crisis-card'; key: string }
  | { kind: 'disclaimer'; key: string };

/**
 * The conversation as it stands on the screen: a line where the day changes, the bubbles, what the care layer puts
 * behind a message, and the disclaimer behind every eighth message, both sides counted. The greeting opens the
 * thread and is not one of the counted messages.
 */
export function toThread(state: StreamState): ThreadItem[] {
  const spoken = listSpoken(state);
  const asides = asidesBySeq(state, spoken);
  const greeting = state.greeting && greetingItem(state.greeting);
  const items: ThreadItem[] = [...(asides.get(0) ?? []), ...(greeting ? withDay(undefined, greeting) : [])];
  let before = greeting;
  for (const [index, { item, seq }] of spoken.entries()) {
    items.push(...withDay(before, item), ...(asides.get(seq) ?? []), ...(asides.get(item.key) ?? []));
    if ((index + 1) % disclaimerEveryMessages === 0) items.push({ kind: 'disclaimer', key: `disclaimer-${index + 1}` });
    before = item;
  }
  items.push(...(asides.get('end') ?? []));
  return marked(withWriting(items, state));
}

interface Spoken {
  item: SpokenItem;
  seq?: number;
}

function listSpoken({ messages, growingId, retryingId, outgoing }: StreamState): Spoken[] {
  return [
    ...messages
      .filter(({ id }) => id !== growingId && id !== retryingId)
      .map((message) => ({ item: messageItem(message), seq: message.seq })),
    ...outgoing.map((message) => ({ item: outgoingItem(message) })),
  ];
}

function messageItem({ id, clientId, role, content, timestamp, status, answeredBy }: ChatMessage): SpokenItem {
  const side = role === 'user' ? 'person' : 'haven';
  const isSubstitute = answeredBy !== undefined;
  return { ...bubble, key: clientId ?? id, id, side, text: content, writtenAt: timestamp, status, isSubstitute };
}

function outgoingItem({ id, text, writtenAt, state, problem }: Outgoing): SpokenItem {
  return { ...bubble, key: id, side: 'person', text, writtenAt, status: state, problem };
}

function greetingItem({ text, timestamp }: { text: string; timestamp: string }): SpokenItem {
  return { ...bubble, key: 'greeting', side: 'haven', text, writtenAt: timestamp, status: 'complete' };
}

const bubble = { kind: 'message', showsTime: true, isLast: false, isSubstitute: false, namesHelp: false } as const;

/** Behind the message with this number, or with this key. */
type Place = number | string | undefined;

// An aside stands behind the last message up to its number: the message itself may belong to an earlier session.
function asidesBySeq({ notices, card }: StreamState, spoken: readonly Spoken[]): Map<Place, ThreadItem[]> {
  const seqs = spoken.flatMap(({ seq }) => seq ?? []);
  const asides = new Map<Place, ThreadItem[]>();
  const add = (place: Place, item: ThreadItem) => asides.set(place, [...(asides.get(place) ?? []), item]);
  for (const notice of notices) {
    if (notice.kind === 'crisis-card') continue;
    add(seqs.findLast((seq) => seq <= notice.afterSeq) ?? 0, { kind: 'notice', key: notice.id, notice });
  }
  if (card?.isOpen) {
    const own = spoken.find(({ item }) => item.key === card.afterId)?.item.key;
    add(own ?? seqs.findLast((seq) => seq <= card.afterSeq) ?? 'end', { kind: 'crisis-card', key: 'crisis-card' });
  }
  return asides;
}

function withDay(before: SpokenItem | undefined, item: SpokenItem): ThreadItem[] {
  const day = dayOf(item.writtenAt);
  if (before && dayOf(before.writtenAt) === day) return [item];
  return [{ kind: 'day', key: `day-${item.key}`, day: item.writtenAt }, item];
}

/** The day in the person's own time zone. */
function dayOf(time: string): string {
  return new Date(time).toDateString();
}

// The reply stands behind what it answers, before what waits for its turn.
function withWriting(items: ThreadItem[], state: StreamState): ThreadItem[] {
  const { messages, growingId, retryingId, isCut, outgoing } = state;
  const growing = messages.find(({ id }) => id === growingId);
  if (!growing && !retryingId && !outgoing.some((message) => message.state === 'sending')) return items;
  const isSubstitute = growing?.answeredBy !== undefined;
  const written: ThreadItem = { kind: 'writing', key: 'writing', text: growing?.content ?? '', isSubstitute, isCut };
  const waits = items.findIndex((item) => item.kind === 'message' && item.id === undefined && isWaiting(item));
  return waits === -1 ? [...items, written] : items.toSpliced(waits, 0, written);
}

function isWaiting({ status }: SpokenItem): boolean {
  return status === 'queued' || status === 'waiting' || status === 'unsent';
}

const groupedWithinMs = 2 * 60_000;

function marked(items: ThreadItem[]): ThreadItem[] {
  const bubbles = items.filter((item) => item.kind === 'message');
  const isAnswered = items.some((item) => item.kind === 'writing');
  const hasCard = items.some((item) => item.kind === 'crisis-card');
  const nextOf = new Map(bubbles.map((item, index) => [item, bubbles[index + 1]]));
  return items.map((item) => {
    if (item.kind !== 'message') return item;
    const next = nextOf.get(item);
    const isLast = next === undefined && !isAnswered;
    const isStranded = item.status === 'waiting' || item.status === 'unsent';
    return { ...item, showsTime: !isGrouped(item, next), isLast, namesHelp: isLast && isStranded && !hasCard };
  });
}

function isGrouped(item: SpokenItem, next: SpokenItem | undefined): boolean {
  if (next?.side !== item.side) return false;
  return Math.abs(Date.parse(next.writtenAt) - Date.parse(item.writtenAt)) < groupedWithinMs;
}
