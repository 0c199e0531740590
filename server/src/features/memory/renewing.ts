import { stemsOf } from '@haven/companion/memory/telling-words';
import { saysNew } from '@haven/companion/memory/proposals';
import { limits } from '@haven/contracts/policy/limits';
import type { Clock } from '#lib/clock.ts';
import type { Fingerprint } from '#lib/fingerprint.ts';
import type { Job, JobQueue } from '#lib/jobs.ts';
import type { PersonalText, PersonKey } from '#lib/personal-text.ts';
import { randomId } from '#lib/random-id.ts';
import { keyHashOf, openForgotten } from './forgotten.ts';
import { contentColumn, isLeftOut, type KeptPoint, opened, pointOf, renewed, sourcesOf } from './kept-points.ts';
import { type Consult, type Proposals, propose } from './proposing.ts';
import type { InOneGo, MemoryStores, OpenStores, Source } from './stores.ts';
import type { Summary } from './summary.ts';
import type { SummaryRow } from './summary-store.ts';

interface Needs {
  summary: Summary;
  consult: Consult;
  queue: Pick<JobQueue<never>, 'add'>;
  /** Under which name a person's work is found in the queue. */
  tagOf(userId: string): string;
  stores: OpenStores;
  inOneGo: InOneGo;
  personalText: PersonalText;
  fingerprint: Fingerprint;
  clock: Clock;
}

const name = 'memory';
/** A conversation is looked at this long after something was said in it, and then all of it at once. */
const afterSeconds = 180;
/** How soon a process asks again when the work had been asked for by another. */
const againSeconds = 30;
const messagesAtOnce = 60;
/** Somebody else may change something at the same moment; then it is begun again. */
const mostTries = 3;

/** Goes on with the running summary, and keeps what a language model proposes: a while after the messages, never before a reply. */
export function createRenewing({ stores, inOneGo, summary, consult, queue, tagOf, ...needs }: Needs) {
  const { personalText, fingerprint, clock } = needs;
  /** When this process asked for the work of whom, so that a message costs nothing while it waits. */
  const asked = new Map<string, number>();

  /** To be called for every message that may be remembered. The work is asked for once, and nobody waits for that. */
  function ask(userId: string): void {
    const now = clock.elapsedMs();
    if (now < (asked.get(userId) ?? 0)) return;
    // The oldest stand first.
    for (const [other, until] of asked) {
      if (until > now) break;
      asked.delete(other);
    }
    asked.set(userId, now + afterSeconds * 1_000);
    queue.add(name, { userId }, { about: tagOf(userId), afterSeconds }).then(
      // Another process has asked before, and what waits may begin any moment.
      (isNew) => isNew || asked.set(userId, now + againSeconds * 1_000),
      () => asked.delete(userId),
    );
  }

  async function renew(userId: string): Promise<void> {
    for (let tries = 1, proposals: Proposals | undefined; tries <= mostTries; tries += 1) {
      const before = await stores.summaries.find(userId);
      const { isKeeping, isPaused } = await stores.mayRemember(userId);
      if (!isKeeping || isPaused) return;
      const key = await personalText.of(userId);
      const page = { after: before?.coversTo ?? 0, limit: messagesAtOnce };
      const told = await stores.told.listTold(userId, key, page);
      if (told.length === 0) return;
      const forgotten = openForgotten(fingerprint, userId, await stores.memories.listForgotten(userId));
      const usable = told.filter((message) => !isLeftOut(message, forgotten));
      proposals ??= await propose(consult, usable);
      const proposed = proposals.points.map(({ text, message }) => pointOf(text, message));
      const heard = proposed.length > 0 ? proposed : await summary.drawn(usable);
      if (await keep({ userId, key, before, told, heard, facts: proposals.facts })) return;
    }
  }

  /** False when something has changed since it was begun: then nothing is kept of it. */
  async function keep({ userId, key, before, told, heard, facts }: Drawn): Promise<boolean> {
    return inOneGo(async (inside) => {
      if (!(await inside.lock(userId))) return true;
      const row = await inside.summaries.find(userId);
      if (row?.version !== before?.version) return false;
      const { isKeeping, isPaused } = await inside.mayRemember(userId);
      if (!isKeeping || isPaused) return true;
      const forgotten = openForgotten(fingerprint, userId, await inside.memories.listForgotten(userId));
      const sources = await sourcesOf(inside, userId, key, told);
      const known = opened(row, key);
      const points = renewed(known?.points ?? [], heard, { sources, forgotten });
      const coversTo = Math.max(...told.map(({ seq }) => seq));
      await summary.write(inside, key, { userId, points, coversTo, version: known?.version ?? 0 });
      const stillTrue = facts.filter(
        ({ text, message }) =>
          sources.has(message.seq) && !isLeftOut(message, forgotten) && !forgotten.isTouchedBy(text),
      );
      await keepFacts(inside, { userId, key, facts: stillTrue, isForgotten: forgotten.isFact });
      return true;
    });
  }

  async function keepFacts({ memories }: MemoryStores, { userId, key, facts, isForgotten }: Facts): Promise<void> {
    if (facts.length === 0) return;
    const rows = await memories.list(userId, limits.memories);
    const known = rows.map(({ content }) => key.open(contentColumn, content));
    for (const { kind, text, message } of facts) {
      const factKey = `${kind}:${[...stemsOf(text)].toSorted().join(' ')}`;
      if (known.length >= limits.memories || isForgotten(factKey) || !saysNew(text, known)) continue;
      known.push(text);
      await memories.keep({
        userId,
        id: randomId(),
        keyHash: keyHashOf(fingerprint, userId, factKey),
        content: key.seal(contentColumn, text),
        dueOn: undefined,
        sourceSeq: message.seq,
        now: clock.now(),
      });
    }
  }

  const job: Job = { name, isGathered: true, work: (data) => renew((data as { userId: string }).userId) };
  return { ask, job };
}

interface Drawn {
  userId: string;
  key: PersonKey;
  before: SummaryRow | undefined;
  told: readonly Source[];
  heard: readonly KeptPoint[];
  facts: Proposals['facts'];
}

interface Facts {
  userId: string;
  key: PersonKey;
  facts: Proposals['facts'];
  isForgotten(key: string): boolean;
}
