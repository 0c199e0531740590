import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Job, JobQueue } from '#lib/jobs.ts';
import type { Database, Transaction } from './open-database.ts';

/** Tried again after some 30 s, 1, 2, 4 … minutes: a mail server may be away for hours. */
const retries = { retryLimit: 12, retryDelay: 30, retryBackoff: true, retryDelayMax: 7_200 };
/** What is done is not kept: its data may concern a person. */
const forgetAfter = { deleteAfterSeconds: 60, retentionSeconds: 3 * 86_400 };
/** Work about people goes by some at a time: one in two seconds would not be enough, and many would hold up messages. */
const together = { batchSize: 4, burstWhenBatchFull: true };
/** How often what is to be forgotten is looked for; the library would look once a day. */
const maintenanceIntervalSeconds = 60;

export interface OpenJobQueue extends JobQueue<Transaction> {
  /** Begins to do the work, here and in every other process that has begun. */
  work(jobs: readonly Job[]): Promise<void>;
  /** Takes no more work, and waits for what is under way. */
  stop(): Promise<void>;
}

/** Jobs in the same PostgreSQL as everything else, by pg-boss. */
export async function openJobQueue({ db, onError }: { db: Database; onError: () => void }): Promise<OpenJobQueue> {
  const boss = new PgBoss({
    db: fromDrizzle(db, sql),
    schema: 'jobs',
    application_name: 'haven jobs',
    maintenanceIntervalSeconds,
  });
  boss.on('error', onError);
  await boss.start();

  async function work(jobs: readonly Job[]): Promise<void> {
    for (const { name, cron, isGathered = false, work: handle } of jobs) {
      const policy = cron === undefined ? (isGathered ? 'short' : 'standard') : 'singleton';
      await boss.createQueue(name, { ...retries, ...forgetAfter, policy });
      await boss.work(name, isGathered ? together : {}, async (waiting) => {
        const done = await Promise.allSettled(waiting.map(({ data }) => handle(data)));
        for (const each of done) if (each.status === 'rejected') failWithoutWords(each.reason);
      });
      if (cron !== undefined) await boss.schedule(name, cron);
    }
  }

  return {
    work,
    async add(name, data, { about, afterSeconds = 0, inside } = {}) {
      const id = await boss.send(
        name,
        { ...data, about },
        {
          startAfter: afterSeconds,
          ...(about !== undefined && { singletonKey: about }),
          ...(inside && { db: fromDrizzle(inside, sql) }),
        },
      );
      return id !== null;
    },
    async listAbout(abouts, inside) {
      const { rows } = await (inside ?? db).execute<{ name: string; data: unknown; ms: number }>(
        sql`select name, data, (extract(epoch from created_on) * 1000)::float8 as ms from jobs.job
            where data->>'about' in ${[...abouts]} order by created_on`,
      );
      return rows.map(({ name, data, ms }) => ({ name, data, addedAt: new Date(ms) }));
    },
    // The table holds what waits and the last minutes; looking through it needs no index.
    async removeAbout(abouts, inside) {
      await inside.execute(sql`delete from jobs.job where data->>'about' in ${[...abouts]}`);
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}

/** What a job throws is kept beside it; a mail server's refusal names the address it is about, so only its kind is. */
function failWithoutWords(error: unknown): never {
  const { name, code } = error as { name?: unknown; code?: unknown };
  const failure = new Error(`The job failed: ${String(name)} ${typeof code === 'string' ? code : ''}`.trim());
  delete failure.stack;
  throw failure;
}
