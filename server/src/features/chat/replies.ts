import type { CareState, Tier } from '@haven/contracts/care';
import type { ChatEvent, ChatMessage, Entitlement, MessageStatus } from '@haven/contracts/chat';
import { errors } from '@haven/contracts/errors';
import { setTimeout as wait } from 'node:timers/promises';
import type { PersonalText, PersonKey } from '#lib/personal-text.ts';
import type { Clock } from '#lib/clock.ts';
import type { Fingerprint } from '#lib/fingerprint.ts';
import type { Companion, ReplyRequest } from '../companion/index.ts';
import type { RaisedTier, UseMoment } from './care.ts';
import { type Generation, type GenerationEnd, startGeneration } from './generation.ts';
import { createGrowing } from './growing.ts';
import { contentColumn, messageOf, messageSaying } from './messages.ts';
import type { NoteKeeping } from './notes.ts';
import type { ChatStore, MessageRow } from './store.ts';

/** Where the companion's notes are stored; they open only under this name. */
export const stateColumn = 'companion_states.state';
/** How often a reply that another process writes is looked at. */
const pollMs = 300;
/** How long to wait before the end of a reply is stored once more, when the database is busy or away for a moment. */
const endPausesMs = [250, 1_000, 3_000];

interface Needs {
  store: ChatStore;
  notes: NoteKeeping;
  companion: Companion;
  personalText: PersonalText;
  fingerprint: Fingerprint;
  clock: Clock;
  /** What the person may use and how they are, for the end of a reply. */
  standingOf(userId: string): Promise<Standing>;
  /** A language model read danger in a message: what the care layer then shows. */
  raise(moment: UseMoment, tier: RaisedTier): Promise<readonly ChatEvent[]>;
  /** Gives back the free message of a reply that was not the language model's. */
  giveBack(userId: string): Promise<unknown>;
  onEnd(status: MessageStatus): void;
  /** Keeps what the answered message tells about its writer, where they agreed to that. */
  learn(answered: Answered): Promise<void>;
}

/** A message that has its reply. */
export interface Answered {
  userId: string;
  sessionId: string;
  seq: number;
  text: string;
  tier: Tier;
}

export interface ReplyStart {
  reply: MessageRow;
  key: PersonKey;
  request: Omit<ReplyRequest, 'now' | 'seed'>;
  first: readonly ChatEvent[];
  /** A free message was taken for it. */
  isCharged: boolean;
}

export type Replies = ReturnType<typeof createReplies>;

/** The replies this process is writing. They go on when readers leave, and are found again by their id. */
export function createReplies(needs: Needs) {
  const { store, notes, companion, personalText, fingerprint, clock } = needs;
  const growing = createGrowing({ store, clock });
  const running = new Map<string, { generation: Generation; sessionId: string }>();

  function start({ reply, key, request, first, isCharged }: ReplyStart): Generation {
    const { userId, seq, sessionId } = reply;
    let { tier } = request.detection;
    const generation = startGeneration(first, {
      pieces: (signal) => companion.reply({ ...request, now: clock.now(), seed: reply.id }, signal),
      raise: (read) => {
        tier = read;
        return needs.raise({ userId, sessionId, afterSeq: reply.replyToSeq ?? seq }, read);
      },
      flush: (text) => growing.grow({ userId, seq, content: key.seal(contentColumn, text) }),
      end: async (end) => {
        // Before the end is told, so that what comes with it is true.
        if (isCharged && (end.status === 'failed' || end.answeredBy)) await giveBack(userId);
        const [row, standing] = await Promise.all([
          endReply(reply, key, end, request.state !== undefined),
          persistently(() => needs.standingOf(userId)),
          learn(reply, request.message, tier),
        ]);
        return lastEvent(row && messageSaying(row, end.text), end.status, standing);
      },
    });
    const name = nameOf(userId, reply.id);
    running.set(name, { generation, sessionId });
    void generation.ended.then(() => running.delete(name));
    return generation;
  }

  /** A free message that cannot be given back must not cost the reply as well. */
  async function giveBack(userId: string): Promise<void> {
    await persistently(() => needs.giveBack(userId)).catch(() => undefined);
  }

  /** What goes wrong here must not cost anybody a reply. */
  async function learn({ userId, sessionId, replyToSeq }: MessageRow, text: string, tier: Tier) {
    if (replyToSeq === null) return;
    const answered = { userId, sessionId, seq: replyToSeq, text, tier };
    await needs.learn(answered).catch(() => undefined);
  }

  async function endReply(reply: MessageRow, key: PersonKey, end: GenerationEnd, hadNotes: boolean) {
    const { userId, sessionId, seq } = reply;
    const { text, status, last, answeredBy } = end;
    const whole = {
      content: key.seal(contentColumn, text),
      bodyHash: fingerprint(userId, text),
      status,
      answeredBy: answeredBy ?? null,
      quickReplies: last?.quickReplies.length ? last.quickReplies : null,
      now: clock.now(),
    };
    const row = await persistently(async (tries) => {
      const ended = await store.endReply(reply, whole);
      if (ended || tries === 1) return ended;
      // An earlier try may have been stored, and only its answer lost.
      const stored = await store.findBySeq(userId, seq);
      return stored?.status === status ? stored : undefined;
    });
    if (row && last?.state) {
      const state = key.seal(stateColumn, JSON.stringify(last.state));
      const noted = { userId, sessionId, state, now: clock.now() };
      await persistently(() => (hadNotes ? notes.goOn(noted) : notes.begin(noted, reply.updatedAt)));
    }
    needs.onEnd(status);
    return row;
  }

  /** Follows a reply that was begun earlier, by this process or another, until its end. */
  async function* follow(row: MessageRow, signal: AbortSignal): AsyncGenerator<ChatEvent> {
    const here = running.get(nameOf(row.userId, row.id));
    if (here) return yield* here.generation.read(signal, 'now');
    const key = await personalText.of(row.userId);
    for (let current: MessageRow | undefined = row; ; current = await store.findById(row.userId, row.id)) {
      if (!current || signal.aborted) return;
      const message = messageOf(current, key);
      yield { type: 'replace', text: message.content };
      if (current.status !== 'growing')
        return yield lastEvent(message, current.status, await needs.standingOf(row.userId));
      await wait(pollMs);
      await store.abandonStaleRepliesOf(row.userId, clock.now(), listWriting(row.userId));
    }
  }

  /** Stops a reply, here or in another process. */
  async function stop(userId: string, replyId: string): Promise<void> {
    const here = running.get(nameOf(userId, replyId));
    if (!here) return store.requestStop(userId, replyId);
    here.generation.stop();
    await here.generation.ended;
  }

  /** Stops what this process writes for a person, in one session or in all. */
  async function stopAll(userId: string, sessionId?: string): Promise<void> {
    const theirs = [...running].filter(
      ([name, entry]) => name.startsWith(`${userId}/`) && (sessionId === undefined || entry.sessionId === sessionId),
    );
    for (const [, { generation }] of theirs) generation.stop();
    await Promise.all(theirs.map(([, { generation }]) => generation.ended));
  }

  /** Lets running replies finish for so long, then cuts them short and marks them. */
  async function drain(timeoutMs: number): Promise<void> {
    const ended = () => Promise.all([...running.values()].map(({ generation }) => generation.ended));
    const late = wait(timeoutMs, 'late', { ref: false });
    // Calls that were accepted before may begin theirs while others finish.
    while (running.size > 0) if ((await Promise.race([ended(), late])) === 'late') break;
    for (const { generation } of running.values()) generation.interrupt();
    await ended();
  }

  /** The ids of the replies that this process writes now, of one person or of all. */
  function listWriting(userId?: string): string[] {
    const names = [...running.keys()].filter((name) => userId === undefined || name.startsWith(`${userId}/`));
    return names.map((name) => name.slice(name.indexOf('/') + 1));
  }

  return { start, follow, stop, stopAll, drain, listWriting };
}

/** Does what may be done twice until it succeeds, or the last try fails. */
async function persistently<T>(work: (tries: number) => Promise<T>): Promise<T> {
  for (const [index, pauseMs] of endPausesMs.entries()) {
    try {
      return await work(index + 1);
    } catch (error) {
      if (isOfNobody(error)) throw error;
      await wait(pauseMs);
    }
  }
  return work(endPausesMs.length + 1);
}

/** The account was deleted meanwhile (PostgreSQL's foreign_key_violation): it does not come back. */
function isOfNobody(error: unknown): boolean {
  return (error as { cause?: { code?: unknown } }).cause?.code === '23503';
}

interface Standing {
  entitlement: Entitlement;
  care: CareState;
}

function lastEvent(reply: ChatMessage | undefined, status: MessageStatus, standing: Standing): ChatEvent {
  const isSaid = status === 'complete' || status === 'stopped';
  return reply && isSaid ? { type: 'done', reply, ...standing } : failed(reply);
}

/** The companion's notes on a session, as they were stored. */
export function openState(key: PersonKey, sealed: Buffer | undefined): ReplyRequest['state'] {
  return sealed && (JSON.parse(key.open(stateColumn, sealed)) as ReplyRequest['state']);
}

function nameOf(userId: string, replyId: string): string {
  return `${userId}/${replyId}`;
}

function failed(reply: ChatMessage | undefined): ChatEvent {
  const code = 'chat.unavailable';
  return { type: 'failed', code, message: errors[code].message, ...(reply && { reply }) };
}
