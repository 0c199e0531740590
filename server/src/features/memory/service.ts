import { factsIn } from '@haven/companion/memory/facts';
import { recall } from '@haven/companion/memory/recall';
import { type Marks, marksOfFact } from '@haven/companion/memory/telling-words';
import type { Memory as ShownMemory, updateMemory } from '@haven/contracts/memory';
import type { InputOf } from '@haven/contracts/endpoint';
import { limits } from '@haven/contracts/policy/limits';
import { AppError } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import type { Fingerprint } from '#lib/fingerprint.ts';
import type { PersonalText, PersonKey } from '#lib/personal-text.ts';
import { hashedMarks, keyHashOf, openForgotten } from './forgotten.ts';
import { contentColumn, opened, sourcesOf } from './kept-points.ts';
import { createLearning } from './learning.ts';
import { sourceShownOf } from './shown-source.ts';
import type { MemoryRow } from './store.ts';
import type { Consent, InOneGo, MemoryStores, OpenStores, Source } from './stores.ts';
import type { InShort, Summary } from './summary.ts';

export type Memory = ReturnType<typeof createMemory>;

interface Needs {
  /** Nothing of it is inside a transaction. */
  stores: OpenStores;
  inOneGo: InOneGo;
  summary: Summary;
  /** May anything be learned from a message that has its reply. */
  mayLearn: MemoryStores['mayRemember'];
  /** The messages that memories were drawn from, by their number. */
  sourcesOf(userId: string, seqs: readonly number[]): Promise<ReadonlyMap<number, Omit<Source, 'seq' | 'sessionId'>>>;
  /** Asks for the running summary to go on. */
  askToRenew(userId: string): void;
  personalText: PersonalText;
  fingerprint: Fingerprint;
  clock: Clock;
}

/** A message, for which something may come to mind. */
interface Occasion {
  userId: string;
  sessionId: string;
  message: string;
}

/** What comes to mind of earlier: facts, best first, and what was told, in short. */
export interface InMind extends InShort {
  facts: readonly string[];
}

const nothingInMind: InMind = { facts: [], whole: '', earlier: [] };

/** What Haven keeps about people across conversations: with consent, shown to them, and theirs to change or forget. */
export function createMemory(needs: Needs) {
  const { stores, inOneGo, summary, personalText, fingerprint, clock } = needs;
  const { memories: store, mayRemember } = stores;

  const learn = createLearning({ ...needs, mayRemember: needs.mayLearn });

  /** What should be in mind for a message, best first. Decrypted and ranked here: nothing of it is indexed in plain. */
  async function comeToMind({ userId, sessionId, message }: Occasion): Promise<InMind> {
    const { isKeeping, isPaused } = await mayRemember(userId);
    if (!isKeeping || isPaused) return nothingInMind;
    const [rows, inShort] = await Promise.all([store.list(userId, limits.memories), stores.summaries.find(userId)]);
    if (rows.length === 0 && !inShort) return nothingInMind;
    const key = await personalText.of(userId);
    const facts = rows.map(({ content, pinned, updatedAt, dueOn }) => ({
      text: key.open(contentColumn, content),
      pinned,
      keptAt: updatedAt,
      dueOn: dueOn ?? undefined,
    }));
    const recalled = recall(facts, message, clock.now(), limits.memoriesInMind);
    return { facts: recalled.map(({ text }) => text), ...summary.inShort(inShort, key, sessionId) };
  }

  async function list(userId: string) {
    const [rows, inShort] = await Promise.all([store.list(userId, limits.memories), stores.summaries.find(userId)]);
    const key = await personalText.of(userId);
    const sources = await needs.sourcesOf(
      userId,
      rows.map(({ sourceSeq }) => sourceSeq),
    );
    const shown = rows.map((row) => shownOf(row, key, sources.get(row.sourceSeq)));
    const told = await sourcesOf(stores, userId, key, opened(inShort, key)?.points ?? []);
    return { memories: shown, summary: summary.shownOf(inShort, key, told), ...(await mayRemember(userId)) };
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

  /** Also what the companion noted in conversations goes, and what the summary says of it, or it would come back that way. */
  async function forget(userId: string, id: string): Promise<void> {
    const key = await personalText.of(userId);
    await inOneGo(async (inside) => {
      const row = (await inside.lock(userId)) && (await inside.memories.find(userId, id));
      if (!row) throw new AppError('memory.not_found');
      const marks = hashedMarks(fingerprint, userId, await marksOf(inside, row, key));
      await inside.memories.remove(userId, [id]);
      const forgotten = { userId, keyHash: row.keyHash, ...marks, hashedFor: null, forgottenAt: clock.now() };
      await inside.memories.addForgotten([forgotten]);
      const read = openForgotten(fingerprint, userId, [forgotten]);
      await summary.keepOnly(
        inside,
        { userId, key },
        ({ text }, source) => !read.isTouchedBy(text) && !read.isTouchedBy(source.text),
      );
      await inside.notes.removeAll(userId, clock.now());
    });
  }

  /** By what a fact is known again: in the words that stand on the page, and in those it was first kept in. */
  async function marksOf(inside: MemoryStores, row: MemoryRow, key: PersonKey): Promise<Marks> {
    const [source] = await inside.told.listStillTold(row.userId, key, [row.sourceSeq]);
    const first = source ? factsIn(source.text, source.timestamp) : [];
    const same = first.filter((fact) => keyHashOf(fingerprint, row.userId, fact.key).equals(row.keyHash));
    const texts = [key.open(contentColumn, row.content), ...same.map(({ text }) => text)];
    return { stems: [...new Set(texts.flatMap((text) => marksOfFact(text).stems))], needed: 1 };
  }

  /** Everything, on the person's word: the conversations stay, and nothing more is drawn from what was said until now. */
  async function forgetAll(userId: string): Promise<number> {
    const key = await personalText.of(userId);
    return inOneGo(async (inside) => {
      // First of all: work that had begun may write until then.
      if (!(await inside.lock(userId))) return 0;
      const removed = await inside.memories.removeAll(userId);
      await summary.skip(inside, { userId, key }, 'nothing');
      await inside.notes.removeAll(userId, clock.now());
      return removed;
    });
  }

  /** What was drawn from a message goes with it. */
  async function removeFrom(userId: string, seq: number): Promise<void> {
    const key = await personalText.of(userId);
    await inOneGo(async (inside) => {
      if (!(await inside.lock(userId))) return;
      await inside.memories.removeFrom(userId, seq);
      await summary.keepOnly(inside, { userId, key }, () => true);
      await inside.notes.removeAll(userId, clock.now());
    });
  }

  /** What was drawn from all of a person's messages goes with them. */
  async function removeAll(userId: string): Promise<void> {
    await inOneGo(async (inside) => {
      if (await inside.lock(userId)) await removeDrawn(inside, userId, clock.now());
    });
  }

  /** What the person chose about being remembered takes effect, in the transaction in which it is stored. */
  async function followChoice(
    inside: MemoryStores,
    { userId, key }: { userId: string; key: PersonKey },
    before: Consent,
  ): Promise<void> {
    const chosen = await inside.mayRemember(userId);
    if (!chosen.isKeeping) return removeDrawn(inside, userId, clock.now());
    // What was said while nothing was to be remembered was not for remembering.
    if (!chosen.isPaused && (!before.isKeeping || before.isPaused)) await summary.skip(inside, { userId, key });
  }

  /** Nothing is remembered of a session that is off the record, nor, once it is back, of what was said in it until then. */
  async function setOffRecord(userId: string, sessionId: string, isOn: boolean): Promise<void> {
    const key = await personalText.of(userId);
    await inOneGo(async (inside) => {
      if (!(await inside.lock(userId))) return;
      if (isOn) {
        await inside.offRecord.add(userId, sessionId, clock.now());
        await summary.keepOnly(inside, { userId, key }, () => true);
      } else {
        await inside.offRecord.remove(userId, sessionId);
        await summary.skip(inside, { userId, key });
      }
    });
  }

  return {
    learn,
    comeToMind,
    list,
    update,
    forget,
    forgetAll,
    forgetPoint: summary.forgetPoint,
    removeFrom,
    removeAll,
    followChoice,
    setOffRecord,
  };
}

/** Inside, the person's lock is held. */
async function removeDrawn({ memories, summaries, notes }: MemoryStores, userId: string, now: Date): Promise<void> {
  await memories.removeAll(userId);
  await summaries.remove(userId);
  await notes.removeAll(userId, now);
}

function shownOf(row: MemoryRow, key: PersonKey, source: Omit<Source, 'seq' | 'sessionId'> | undefined): ShownMemory {
  return {
    id: row.id,
    text: key.open(contentColumn, row.content),
    pinned: row.pinned,
    edited: row.edited,
    createdAt: row.createdAt.toISOString(),
    ...(source && { source: sourceShownOf(source) }),
  };
}
