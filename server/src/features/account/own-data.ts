import type { deletionReceipt } from '@haven/contracts/account';
import type { z } from 'zod';
import { AppError } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import type { Fingerprint } from '#lib/fingerprint.ts';
import type { PersonalText } from '#lib/personal-text.ts';
import { randomId } from '#lib/random-id.ts';
import type { UserData } from '#lib/user-data.ts';
import type { AccountStore } from './store.ts';

export type OwnData = ReturnType<typeof createOwnData>;
type Receipt = z.infer<typeof deletionReceipt>;

interface Stores {
  accounts: AccountStore;
  data: readonly UserData[];
  /** Under which names the person's work is found in the queue. */
  listJobTags(userId: string): Promise<string[]>;
  removeJobs(tags: readonly string[]): Promise<void>;
}

interface Needs {
  /** Everything that is kept about people, a table each. */
  data: readonly UserData[];
  /** The same inside a transaction, with the accounts. */
  atomically<T>(work: (stores: Stores) => Promise<T>): Promise<T>;
  /** Ends what is being written for the person. */
  stopReplies(userId: string): Promise<void>;
  personalText: PersonalText;
  fingerprint: Fingerprint;
  clock: Clock;
}

const about =
  'Everything Haven holds about you. Texts that are encrypted in our database are readable here. Left out are hashes, keys and numbers that only the machine uses.';

/** What stays after a deletion, for everybody the same. */
const kept = [
  'Money that was earned or paid through the affiliate program stays in the books, without your name or address.',
  'A keyed hash of your former id, so that you are forgotten again if a backup is ever restored.',
  'Mails that had left for your mailbox before; those still waiting here were removed.',
];

/** What is held about a person: counted, given back, and removed with a receipt. */
export function createOwnData({ data, atomically, stopReplies, personalText, fingerprint, clock }: Needs) {
  /** One after another: it must not take every connection. */
  async function count(userId: string): Promise<Receipt['removed']> {
    const counts: Receipt['removed'] = [];
    for (const keeper of data) counts.push(await countOf(keeper, userId));
    return counts;
  }

  async function exportAll(userId: string) {
    // One after another: an export must not take every connection.
    const parts: [string, Record<string, unknown>[]][] = [];
    for (const { name, exportFor } of data) parts.push([name, await exportFor(userId)]);
    return { exportedAt: clock.now().toISOString(), about, data: Object.fromEntries(parts) };
  }

  /** All in one transaction: afterwards there is no row, no key and no way in. */
  async function remove(userId: string): Promise<Receipt> {
    await stopReplies(userId);
    const now = clock.now();
    const receiptId = randomId();
    const removed = await atomically(async ({ accounts, data: inside, listJobTags, removeJobs }) => {
      if (!(await accounts.lock(userId))) throw new AppError('account.not_found');
      // On the one connection of the transaction they go out together.
      const counts = await Promise.all(inside.map((keeper) => countOf(keeper, userId)));
      for (const { forgetFor } of inside) await forgetFor?.(userId);
      const tags = await listJobTags(userId);
      await accounts.remove(userId);
      // After the row: whoever was writing a mail about the person has ended by now, and nobody begins another.
      await removeJobs(tags);
      await accounts.noteDeletion({ receiptId, personHash: fingerprint('deleted', userId), deletedAt: now });
      return counts.filter(({ count: rows }) => rows > 0);
    });
    personalText.forget(userId);
    return { receiptId, deletedAt: now.toISOString(), removed, kept };
  }

  return { count, exportAll, remove };
}

async function countOf({ name, label, countFor }: UserData, userId: string) {
  return { name, label, count: await countFor(userId) };
}
