import type { Tier } from '@haven/companion/crisis/detect';
import { factsIn } from '@haven/companion/memory/facts';
import { recall } from '@haven/companion/memory/recall';
import type { Memory as ShownMemory, updateMemory } from '@haven/contracts/memory';
import type { InputOf } from '@haven/contracts/endpoint';
import { limits } from '@haven/contracts/policy/limits';
import { AppError } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import type { Fingerprint } from '#lib/fingerprint.ts';
import type { PersonalText, PersonKey } from '#lib/personal-text.ts';
import { randomId } from '#lib/random-id.ts';
import type { MemoryRow, MemoryStore } from './store.ts';

export type Memory = ReturnType<typeof createMemory>;

/** A message of the person, as far as it is there. */
export interface Source {
  messageId: string;
  text: string;
  timestamp: Date;
}

interface Needs {
  store: MemoryStore;
  /** May anything be remembered of this person at all: they keep conversations and did not object. */
  mayRemember(userId: string): Promise<{ isKeeping: boolean; isPaused: boolean }>;
  isOffRecord(userId: string, sessionId: string): Promise<boolean>;
  /** The messages that memories were drawn from, by their number. */
  sourcesOf(userId: string, seqs: readonly number[]): Promise<ReadonlyMap<number, Source>>;
  /** Drops what the companion noted for itself in conversations. */
  dropNotes(userId: string): Promise<void>;
  personalText: PersonalText;
  fingerprint: Fingerprint;
  clock: Clock;
}

/** Where the words are stored; they open only under this name. */
export const contentColumn = 'memories.content';
const excerptLength = 140;

/** What Haven keeps about people across conversations: with consent, shown to them, and theirs to change or forget. */
export function createMemory(needs: Needs) {
  const { store, personalText, fingerprint, clock } = needs;

  /** Keeps what a message tells. Nothing of a message that speaks of risk, nothing off the record, nothing forgotten. */
  async function learn(message: { userId: string; sessionId: string; seq: number; text: string; tier: Tier }) {
    const { userId, sessionId, seq, text, tier } = message;
    if (tier !== 'none') return;
    const { isKeeping, isPaused } = await needs.mayRemember(userId);
    if (!isKeeping || isPaused) return;
    const facts = factsIn(text, clock.now());
    if (facts.length === 0 || (await needs.isOffRecord(userId, sessionId))) return;
    if ((await store.countAll(userId)) >= limits.memories) return;
    const named = facts.map((fact) => ({ fact, keyHash: keyHashOf(fingerprint, userId, fact.key) }));
    const forgotten = await store.listForgotten(
      userId,
      named.map(({ keyHash }) => keyHash),
    );
    const key = await personalText.of(userId);
    for (const { fact, keyHash } of named) {
      if (forgotten.some((hash) => hash.equals(keyHash))) continue;
      const content = key.seal(contentColumn, fact.text);
      await store.keep({
        userId,
        id: randomId(),
        keyHash,
        content,
        dueOn: fact.dueOn,
        sourceSeq: seq,
        now: clock.now(),
      });
    }
    // Whoever removes the message meanwhile has what was drawn from it removed before or here.
    if ((await needs.sourcesOf(userId, [seq])).size === 0) await store.removeFrom(userId, seq);
  }

  /** What should be in mind for a message, best first. Decrypted and ranked here: nothing of it is indexed in plain. */
  async function comeToMind(userId: string, message: string): Promise<string[]> {
    const { isKeeping, isPaused } = await needs.mayRemember(userId);
    if (!isKeeping || isPaused) return [];
    const rows = await store.list(userId, limits.memories);
    if (rows.length === 0) return [];
    const key = await personalText.of(userId);
    const facts = rows.map(({ content, pinned, updatedAt, dueOn }) => ({
      text: key.open(contentColumn, content),
      pinned,
      keptAt: updatedAt,
      dueOn: dueOn ?? undefined,
    }));
    return recall(facts, message, clock.now(), limits.memoriesInMind).map(({ text }) => text);
  }

  async function list(userId: string) {
    const rows = await store.list(userId, limits.memories);
    const key = await personalText.of(userId);
    const sources = await needs.sourcesOf(
      userId,
      rows.map(({ sourceSeq }) => sourceSeq),
    );
    const shown = rows.map((row) => shownOf(row, key, sources.get(row.sourceSeq)));
    return { memories: shown, ...(await needs.mayRemember(userId)) };
  }

  async function update(
    userId: string,
    id: string,
    { text, pinned }: InputOf<typeof updateMemory>,
  ): Promise<ShownMemory> {
    const key = await personalText.of(userId);
    const change = {
      ...(pinned !== undefined && { pinned }),
      ...(text !== undefined && { content: key.seal(contentColumn, text.trim()), edited: true }),
    };
    const row = await store.update(userId, id, change, clock.now());
    if (!row) throw new AppError('memory.not_found');
    return shownOf(row, key, (await needs.sourcesOf(userId, [row.sourceSeq])).get(row.sourceSeq));
  }

  /** Also what the companion noted in conversations goes, or the fact would come back that way. */
  async function forget(userId: string, id: string): Promise<void> {
    if (!(await store.forget(userId, id, clock.now()))) throw new AppError('memory.not_found');
    await needs.dropNotes(userId);
  }

  async function forgetAll(userId: string): Promise<number> {
    const removed = await store.removeAll(userId);
    await needs.dropNotes(userId);
    return removed;
  }

  return {
    learn,
    comeToMind,
    list,
    update,
    forget,
    forgetAll,
    removeFrom: store.removeFrom,
    removeAll: store.removeAll,
  };
}

/** Tells the same fact of one person again. */
export function keyHashOf(fingerprint: Fingerprint, userId: string, key: string): Buffer {
  return fingerprint(userId, `memory ${key}`);
}

function shownOf(row: MemoryRow, key: PersonKey, source: Source | undefined): ShownMemory {
  return {
    id: row.id,
    text: key.open(contentColumn, row.content),
    pinned: row.pinned,
    edited: row.edited,
    createdAt: row.createdAt.toISOString(),
    ...(source && {
      source: {
        messageId: source.messageId,
        excerpt: shortened(source.text),
        timestamp: source.timestamp.toISOString(),
      },
    }),
  };
}

function shortened(text: string): string {
  return text.length <= excerptLength ? text : `${text.slice(0, excerptLength).toWellFormed()}…`;
}
