import { setImmediate } from 'node:timers/promises';
import { lastingOf, pointsIn, summaryOf } from '@haven/companion/memory/points';
import { marksOfSentence } from '@haven/companion/memory/telling-words';
import type { SummaryPoint } from '@haven/contracts/memory';
import { AppError } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import type { Fingerprint } from '#lib/fingerprint.ts';
import type { PersonalText, PersonKey } from '#lib/personal-text.ts';
import { hashedMarks, keyHashOf, openForgotten } from './forgotten.ts';
import { type KeptPoint, messageName, type Opened, opened, pointOf, pointsColumn, sourcesOf } from './kept-points.ts';
import { sourceShownOf } from './shown-source.ts';
import type { InOneGo, MemoryStores, Source } from './stores.ts';
import type { SummaryRow } from './summary-store.ts';

export type Summary = ReturnType<typeof createSummary>;

/** What a session is shown of it. */
export interface InShort {
  /** As a language model reads it. */
  whole: string;
  /** From other sessions, the newest first, as the built-in companion may come back to it. */
  earlier: string[];
}

interface Needs {
  inOneGo: InOneGo;
  personalText: PersonalText;
  fingerprint: Fingerprint;
  clock: Clock;
}

/** What a person told, in short: a few sentences in their own words, which go on with the conversation. */
export function createSummary({ inOneGo, personalText, fingerprint, clock }: Needs) {
  /** The points that messages give by our own rules. Reading takes milliseconds: others have their turn in between. */
  async function drawn(messages: readonly Source[]): Promise<KeptPoint[]> {
    const points: KeptPoint[] = [];
    for (const message of messages) {
      points.push(...pointsIn(message.text, message.timestamp).map((text) => pointOf(text, message)));
      await setImmediate();
    }
    return points;
  }

  /** Writes a change down as a new version. Inside, the person's lock is held. */
  async function write(
    { summaries }: Pick<MemoryStores, 'summaries'>,
    key: PersonKey,
    { userId, points, coversTo, version }: Opened & { userId: string },
  ): Promise<void> {
    const times = points.map(({ at }) => at).toSorted();
    await summaries.save({
      userId,
      points: key.seal(pointsColumn, JSON.stringify(points)),
      coversTo,
      version: version + 1,
      oldestAt: times[0] === undefined ? null : new Date(times[0]),
      updatedAt: clock.now(),
    });
  }

  /**
   * Takes out what does not pass, and what its message is gone of. Nothing that was forgotten can come back with later work: that sees
   * another version, and reads the list of what is forgotten.
   */
  async function keepOnly(
    stores: MemoryStores,
    { userId, key }: { userId: string; key: PersonKey },
    passes: (point: KeptPoint, source: Source) => boolean,
  ): Promise<void> {
    const before = opened(await stores.summaries.find(userId), key);
    if (!before) return;
    const sources = await sourcesOf(stores, userId, key, before.points);
    const points = before.points.filter((point) => {
      const source = sources.get(point.seq);
      return source !== undefined && passes(point, source);
    });
    await write(stores, key, { ...before, userId, points });
  }

  async function change(
    userId: string,
    work: (stores: MemoryStores, key: PersonKey) => Promise<void>,
  ): Promise<boolean> {
    const key = await personalText.of(userId);
    return inOneGo(async (stores) => {
      if (!(await stores.lock(userId))) return false;
      await work(stores, key);
      return true;
    });
  }

  /** Whatever was said until now stays out of it, beside what is in it already. Inside, the person's lock is held. */
  async function skip(
    stores: MemoryStores,
    { userId, key }: { userId: string; key: PersonKey },
    keeps: 'what it has' | 'nothing' = 'what it has',
  ): Promise<void> {
    if (!(await stores.mayRemember(userId)).isKeeping) return;
    const before = opened(await stores.summaries.find(userId), key);
    const points = keeps === 'nothing' ? [] : (before?.points ?? []);
    const coversTo = Math.max(before?.coversTo ?? 0, await stores.told.findLastSeqOf(userId));
    await write(stores, key, { userId, points, coversTo, version: before?.version ?? 0 });
  }

  /** Takes out what `leaves` names, and what was drawn from messages that are not there any more. */
  async function leaveOut(userId: string, leaves: (point: KeptPoint) => boolean): Promise<void> {
    await change(userId, (stores, key) => keepOnly(stores, { userId, key }, (point) => !leaves(point)));
  }

  /** Forgets one point for good: its message gives no other, and no other message the same. */
  async function forgetPoint(userId: string, id: string): Promise<void> {
    await change(userId, async (stores, key) => {
      const before = opened(await stores.summaries.find(userId), key);
      const gone = before?.points.find((point) => point.id === id);
      if (!before || !gone) throw new AppError('memory.not_found');
      const source = (await sourcesOf(stores, userId, key, [gone])).get(gone.seq);
      const marks = hashedMarks(fingerprint, userId, marksOfSentence(gone.text));
      const names = [`point ${id}`, ...(source ? [messageName(source)] : [])];
      await stores.memories.addForgotten(
        names.map((name) => ({
          userId,
          keyHash: keyHashOf(fingerprint, userId, name),
          ...marks,
          hashedFor: null,
          forgottenAt: clock.now(),
        })),
      );
      const forgotten = openForgotten(fingerprint, userId, await stores.memories.listForgotten(userId));
      const points = before.points.filter(
        (point) => point.seq !== gone.seq && point.id !== id && !forgotten.isTouchedBy(point.text),
      );
      await write(stores, key, { ...before, userId, points });
      await stores.notes.removeAll(userId, clock.now());
    });
  }

  /** As its person sees it: each point with the message it was drawn from. */
  function shownOf(row: SummaryRow | undefined, key: PersonKey, sources: ReadonlyMap<number, Source>): SummaryPoint[] {
    return (opened(row, key)?.points ?? []).flatMap(({ id, text, seq }) => {
      const source = sources.get(seq);
      return source ? [{ id, text, source: sourceShownOf(source) }] : [];
    });
  }

  function inShort(row: SummaryRow | undefined, key: PersonKey, sessionId: string): InShort {
    const points = opened(row, key)?.points ?? [];
    const elsewhere = points.filter((point) => point.sessionId !== sessionId);
    return { whole: summaryOf(points), earlier: lastingOf(elsewhere).toReversed() };
  }

  return { drawn, write, keepOnly, skip, leaveOut, forgetPoint, shownOf, inShort };
}
