import type { ChatEvent, ChatMessage, MessageStatus } from '@haven/contracts/chat';
import { errors } from '@haven/contracts/errors';
import { limits } from '@haven/contracts/policy/limits';
import type { ReplyPiece } from '../companion/index.ts';
import type { RaisedTier } from './care.ts';

/** How often a growing reply is written down: every second or every 50 pieces, whichever comes first. */
const flushEvery = { ms: 1_000, pieces: 50 } as const;

export interface GenerationNeeds {
  pieces(signal: AbortSignal): AsyncIterable<ReplyPiece>;
  /** Raises the tier of the message, and answers what to tell the readers. */
  raise(tier: RaisedTier): Promise<readonly ChatEvent[]>;
  /** Stores what was said so far; answers whether the reply should go on. */
  flush(text: string): Promise<'go on' | 'stop' | 'gone'>;
  /** Stores the end, and answers what to tell the readers once it is stored. */
  end(end: GenerationEnd): Promise<ChatEvent>;
}

/** What a reply came to. */
export interface GenerationEnd {
  text: string;
  status: MessageStatus;
  last: Extract<ReplyPiece, { type: 'end' }> | undefined;
  /** Who spoke in the place of the model. */
  answeredBy: ChatMessage['answeredBy'] | undefined;
}

/** A reply being written. It goes on whether or not anyone reads. */
export interface Generation {
  /** The events from the beginning, or for a reader who comes late the whole so far and then what follows. */
  read(signal: AbortSignal, from: 'start' | 'now'): AsyncGenerator<ChatEvent>;
  stop(): void;
  /** Cuts the reply short and marks it incomplete: the process ends. */
  interrupt(): void;
  ended: Promise<void>;
}

export function startGeneration(first: readonly ChatEvent[], needs: GenerationNeeds): Generation {
  const abort = new AbortController();
  const told: Told = { events: [...first], text: '', isOver: false, waiting: new Set() };
  let answeredBy: GenerationEnd['answeredBy'];
  let cutAs: MessageStatus = 'stopped';

  function emit(event: ChatEvent) {
    told.events.push(event);
    wake(told);
  }

  async function run() {
    let last: GenerationEnd['last'];
    let status: MessageStatus = 'complete';
    try {
      if (first.some(({ type }) => type === 'crisis')) await nextTurns(turnsUntilSent);
      last = await speak();
    } catch {
      // What went wrong upstream is not the reader's to know; the reply says only how far it came.
      status = abort.signal.aborted ? cutAs : told.text === '' ? 'failed' : 'incomplete';
    }
    try {
      emit(await needs.end({ text: told.text, status, last, answeredBy }));
    } catch {
      emit(failedEvent);
    }
  }

  async function speak() {
    const beat = setInterval(() => void flush(), flushEvery.ms);
    let unwritten = 0;
    try {
      for await (const piece of needs.pieces(abort.signal)) {
        if (piece.type === 'end') return piece;
        if (piece.type === 'risk') {
          await raise(piece.tier);
          continue;
        }
        if (piece.type === 'answered-by') {
          answeredBy = piece.by;
          emit({ type: 'answered_by', by: piece.by });
          continue;
        }
        const words = piece.text.slice(0, limits.replyBytes - told.text.length);
        told.text += words;
        if (words !== '') emit({ type: 'text', text: words });
        unwritten += 1;
        if (unwritten < flushEvery.pieces) continue;
        unwritten = 0;
        await flush();
      }
      return;
    } finally {
      clearInterval(beat);
      await flushing;
    }
  }

  async function raise(tier: RaisedTier) {
    // A database that is away for a moment must not end the reply: the lines to call are in its words.
    for (const event of await needs.raise(tier).catch(() => [])) emit(event);
  }

  let flushing: Promise<void> | undefined;
  function flush(): Promise<void> {
    flushing ??= writeDown().finally(() => {
      flushing = undefined;
    });
    return flushing;
  }

  async function writeDown() {
    // A database that is away for a moment must not end the reply: the next beat tries again.
    const verdict = await needs.flush(told.text).catch(() => 'go on');
    if (verdict !== 'go on') abort.abort();
  }

  const ended = run().finally(() => {
    told.isOver = true;
    wake(told);
  });

  return {
    read: (signal, from) => read(told, signal, from),
    ended,
    stop: () => abort.abort(),
    interrupt: () => {
      cutAs = 'incomplete';
      abort.abort();
    },
  };
}

/** What the readers of a reply are told, as far as it has come. */
interface Told {
  events: ChatEvent[];
  text: string;
  isOver: boolean;
  waiting: Set<() => void>;
}

function wake({ waiting }: Told): void {
  for (const resume of waiting) resume();
  waiting.clear();
}

/**
 * By itself: V8 makes a hidden class of each generator function, and of one inside the reply it would keep the reply, with the conversation
 * it is built on, until the whole heap is looked through.
 */
async function* read(told: Told, signal: AbortSignal, from: 'start' | 'now'): AsyncGenerator<ChatEvent> {
  const { events } = told;
  signal.addEventListener('abort', () => wake(told), { once: true });
  let index = from === 'start' ? 0 : events.length;
  if (from === 'now') yield { type: 'replace', text: told.text };
  // The end may have come before a late reader did.
  if (from === 'now' && told.isOver) index = events.length - 1;
  while (!signal.aborted) {
    const event = events[index];
    if (event) {
      index += 1;
      yield event;
    } else if (told.isOver) return;
    else await new Promise<void>((resolve) => told.waiting.add(resolve));
  }
}

/** Where to call goes out before the reply is thought of: an event waits two turns of the loop, to be sent with others. */
const turnsUntilSent = 3;

async function nextTurns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

const failedEvent: ChatEvent = {
  type: 'failed',
  code: 'chat.unavailable',
  message: errors['chat.unavailable'].message,
};
