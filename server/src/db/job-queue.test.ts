import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { type OpenJobQueue, openJobQueue } from './job-queue.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';

// Work is looked for every two seconds.
vi.setConfig({ testTimeout: 30_000 });

let database: TestDatabase;
let opened: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = await openDatabase({ url: database.url });
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

async function withQueue(work: (queue: OpenJobQueue) => Promise<void>): Promise<void> {
  const queue = await openJobQueue({ db: opened.db, onError: () => undefined });
  try {
    await work(queue);
  } finally {
    await queue.stop();
  }
}

const nothing = { work: async () => undefined };

test('what is added is done once, with its data, also when two processes work', async () => {
  const seen: unknown[] = [];
  const job = { name: 'once', work: async (data: unknown) => void seen.push(data) };
  await withQueue((one) =>
    withQueue(async (other) => {
      await Promise.all([one.work([job]), other.work([job])]);
      for (let index = 0; index < 3; index++) await one.add('once', { index });
      await expect.poll(() => seen.length, { timeout: 20_000 }).toBe(3);
    }),
  );
  expect(seen).toHaveLength(3);
  expect(new Set(seen.map((data) => (data as { index: number }).index)).size).toBe(3);
});

test('gathered work about one person waits once, and again while it is done; that about another is its own', async () => {
  const seen: unknown[] = [];
  const { promise: held, resolve: go } = Promise.withResolvers<void>();
  const work = async (data: unknown) => {
    seen.push((data as { about: string }).about);
    await held;
  };
  const waiting = async () => {
    const { rows } = await opened.pool.query<{ about: string }>(
      `select singleton_key as about from jobs.job where name = 'gathered' and state = 'created' order by 1`,
    );
    return rows.map(({ about }) => about);
  };
  await withQueue(async (queue) => {
    // A queue is there before it is worked.
    await queue.work([{ name: 'gathered', isGathered: true, work }]);
    const later = (about: string) => queue.add('gathered', {}, { about, afterSeconds: 600 });
    for (const about of ['one', 'one', 'other', 'one']) await later(about);
    // Due only now: while some are still added, none may be taken.
    await opened.pool.query(
      `update jobs.job set start_after = now() where name = 'gathered' and singleton_key = 'one'`,
    );
    await expect.poll(() => seen, { timeout: 20_000 }).toEqual(['one']);
    const isNew = [await later('one'), await later('one'), await later('one')];
    expect(isNew).toEqual([true, false, false]);
    expect(await waiting()).toEqual(['one', 'other']);
    go();
  });
  expect(seen).toEqual(['one']);
});

test('what is added inside a transaction that fails is never there', async () => {
  await withQueue(async (queue) => {
    await queue.work([{ name: 'inside', ...nothing }]);
    const failing = opened.db.transaction(async (tx) => {
      await queue.add('inside', { kept: false }, { inside: tx });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await opened.db.transaction((tx) => queue.add('inside', { kept: true }, { inside: tx }));
    const { rows } = await opened.pool.query(`select data from jobs.job where name = 'inside'`);
    expect(rows.map(({ data }) => data)).toEqual([{ kept: true }]);
  });
});

test('what was added before a crash is done after it', async () => {
  const seen: unknown[] = [];
  await withQueue(async (queue) => {
    await queue.work([{ name: 'late', ...nothing }]);
  });
  await withQueue(async (queue) => void (await queue.add('late', { from: 'before' })));
  await withQueue(async (queue) => {
    await queue.work([{ name: 'late', work: async (data) => void seen.push(data) }]);
    await expect.poll(() => seen, { timeout: 20_000 }).toEqual([{ from: 'before' }]);
  });
});

test('all work about somebody goes with the transaction that forgets them: what waits and what is done', async () => {
  await withQueue(async (queue) => {
    let done = 0;
    await queue.work([{ name: 'mails', work: async () => void (done += 1) }]);
    await queue.add('mails', { say: 'done' }, { about: 'robin' });
    await expect.poll(() => done, { timeout: 20_000 }).toBe(1);
    await queue.work([{ name: 'waiting', work: () => Promise.reject(new Error('away')) }]);
    await queue.add('waiting', { say: 'waits' }, { about: 'robin' });
    await queue.add('mails', { say: 'to another' }, { about: 'gale' });
    await queue.add('mails', { say: 'to nobody' });
    const listAbout = async () =>
      (await opened.pool.query(`select data->>'about' as about from jobs.job where data->>'about' = 'robin'`)).rowCount;
    expect(await listAbout()).toBe(2);
    const kept = await queue.listAbout(['robin', 'somebody else']);
    expect(kept.map(({ name, data }) => ({ name, data }))).toEqual([
      { name: 'mails', data: { say: 'done', about: 'robin' } },
      { name: 'waiting', data: { say: 'waits', about: 'robin' } },
    ]);
    for (const { addedAt } of kept) expect(Math.abs(addedAt.getTime() - Date.now())).toBeLessThan(120_000);
    expect(await opened.db.transaction((tx) => queue.listAbout(['robin'], tx))).toEqual(kept);
    expect(await queue.listAbout(['nobody'])).toEqual([]);

    const failing = opened.db.transaction(async (tx) => {
      await queue.removeAbout(['robin'], tx);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await listAbout()).toBe(2);
    await opened.db.transaction((tx) => queue.removeAbout(['robin', 'somebody else'], tx));

    expect(await listAbout()).toBe(0);
    await expect.poll(() => done, { timeout: 20_000 }).toBe(3);
  });
});

test('what fails is kept to be tried again, without what was said of its failure', async () => {
  await withQueue(async (queue) => {
    let tries = 0;
    const work = async () => {
      tries += 1;
      throw Object.assign(new Error('550 no robin@example.org here'), {
        code: 'EENVELOPE',
        rejected: ['robin@example.org'],
      });
    };
    await queue.work([{ name: 'failing', work }]);
    await queue.add('failing', {});
    await expect.poll(() => tries, { timeout: 20_000 }).toBe(1);
    const stateOf = async () =>
      (await opened.pool.query(`select state::text, retry_limit from jobs.job where name = 'failing'`)).rows[0];
    await expect.poll(stateOf, { timeout: 20_000 }).toEqual({ state: 'retry', retry_limit: 12 });
    const { rows } = await opened.pool.query(`select j::text, output from jobs.job j where name = 'failing'`);
    expect(rows[0].output).toEqual({ message: 'The job failed: Error EENVELOPE', name: 'Error' });
    expect(JSON.stringify(rows)).not.toContain('robin');
  });
});

test('what is due by itself is on the timetable once, however many processes say so', async () => {
  const job = { name: 'sweep', cron: '*/10 * * * *', ...nothing };
  await withQueue((one) =>
    withQueue(async (other) => {
      await one.work([job]);
      await other.work([job]);
    }),
  );
  const { rows } = await opened.pool.query(`select name, cron from jobs.schedule`);
  expect(rows).toEqual([{ name: 'sweep', cron: '*/10 * * * *' }]);
});
