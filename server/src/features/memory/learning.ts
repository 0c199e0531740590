import type { Tier } from '@haven/companion/crisis/detect';
import { type Fact, factsIn } from '@haven/companion/memory/facts';
import { limits } from '@haven/contracts/policy/limits';
import type { Clock } from '#lib/clock.ts';
import type { Fingerprint } from '#lib/fingerprint.ts';
import type { PersonalText, PersonKey } from '#lib/personal-text.ts';
import { randomId } from '#lib/random-id.ts';
import { keyHashOf, openForgotten } from './forgotten.ts';
import { contentColumn } from './kept-points.ts';
import type { InOneGo, MemoryStores } from './stores.ts';

interface Needs {
  inOneGo: InOneGo;
  mayRemember: MemoryStores['mayRemember'];
  /** Asks for the running summary to go on. */
  askToRenew(userId: string): void;
  personalText: PersonalText;
  fingerprint: Fingerprint;
  clock: Clock;
}

/** A message that has its reply, which may have been tried again long after it was said. */
interface Heard {
  userId: string;
  seq: number;
  text: string;
  tier: Tier;
}

/** Keeps what a message tells: nothing that speaks of risk, nothing off the record, nothing forgotten or skipped. */
export function createLearning({ inOneGo, mayRemember, askToRenew, personalText, fingerprint, clock }: Needs) {
  return async function learn(message: Heard): Promise<void> {
    const { userId, text, tier } = message;
    if (tier !== 'none') return;
    const { isKeeping, isPaused } = await mayRemember(userId);
    if (!isKeeping || isPaused) return;
    askToRenew(userId);
    const facts = factsIn(text, clock.now());
    if (facts.length === 0) return;
    const key = await personalText.of(userId);
    await inOneGo((inside) => keep(inside, message, { key, facts }));
  };

  /** What the person chose while the reply was written counts: it is read under their lock, where no choice overtakes it. */
  async function keep(
    inside: MemoryStores,
    { userId, seq }: Heard,
    { key, facts }: { key: PersonKey; facts: readonly Fact[] },
  ): Promise<void> {
    if (!(await inside.lock(userId))) return;
    const [consent, summary, told, forgottenRows, kept] = await Promise.all([
      inside.mayRemember(userId),
      inside.summaries.find(userId),
      inside.told.listStillTold(userId, key, [seq]),
      inside.memories.listForgotten(userId),
      inside.memories.countAll(userId),
    ]);
    const isSkipped = summary !== undefined && seq <= summary.coversTo;
    if (!consent.isKeeping || consent.isPaused || told.length === 0 || isSkipped) return;
    if (kept >= limits.memories) return;
    const forgotten = openForgotten(fingerprint, userId, forgottenRows);
    for (const fact of facts) {
      if (forgotten.isFact(fact.key) || forgotten.isTouchedBy(fact.text)) continue;
      await inside.memories.keep({
        userId,
        id: randomId(),
        keyHash: keyHashOf(fingerprint, userId, fact.key),
        content: key.seal(contentColumn, fact.text),
        dueOn: fact.dueOn,
        sourceSeq: seq,
        now: clock.now(),
      });
    }
  }
}
