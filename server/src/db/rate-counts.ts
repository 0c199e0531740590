import type { Clock } from '#lib/clock.ts';
import type { Database } from './open-database.ts';

/** One use of a key whose window, once begun, lasts so many seconds. */
export interface Use {
  key: string;
  seconds: number;
}

/** How often a key was used in its window, this time included, and how long the window still lasts. */
export interface Count {
  used: number;
  secondsLeft: number;
}

interface Waiting {
  uses: readonly Use[];
  resolve(counts: Count[]): void;
  reject(reason: unknown): void;
}

const tidyEveryMs = 60_000;
/** A window that was begun under another clock, or before its limit was made shorter, is over. */
const clockTolerance = '5 seconds';

/** The rows are locked in the order of their keys, so that two processes never wait for each other. */
const addAll = `
  insert into rate_limits as known (key, count, ends_at)
  select key, times, clock_timestamp() + make_interval(secs => seconds)
  from unnest($1::text[], $2::int[], $3::float8[]) as asked (key, times, seconds) order by key
  on conflict (key) do update set (count, ends_at) = (
    select case when is_open then known.count + excluded.count else excluded.count end,
           case when is_open then known.ends_at else excluded.ends_at end
    from (select known.ends_at > clock_timestamp()
             and known.ends_at <= excluded.ends_at + interval '${clockTolerance}' as is_open) as judged)
  returning key, count, extract(epoch from ends_at - clock_timestamp())::float8 as seconds_left`;

/**
 * Counts uses in the database, where all processes see them. What is asked while a statement is under way goes with the
 * next one, so that many calls at once cost few statements.
 */
export function createRateCounts({ db, clock }: { db: Database; clock: Clock }) {
  const pool = db.$client;
  let tidiedAtMs = clock.elapsedMs();
  let waiting: Waiting[] = [];
  let isBusy = false;

  /** Counts each of these uses. */
  function add(uses: readonly Use[]): Promise<Count[]> {
    return new Promise((resolve, reject) => {
      waiting.push({ uses, resolve, reject });
      if (!isBusy) void work();
    });
  }

  async function work(): Promise<void> {
    isBusy = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await count(batch).catch((error: unknown) => batch.forEach(({ reject }) => reject(error)));
    }
    isBusy = false;
  }

  async function count(batch: readonly Waiting[]): Promise<void> {
    const asked = sumUp(batch.flatMap(({ uses }) => uses));
    const { rows } = await pool.query<{ key: string; count: number; seconds_left: number }>({
      name: 'count_uses',
      text: addAll,
      values: [asked.map(({ key }) => key), asked.map(({ times }) => times), asked.map(({ seconds }) => seconds)],
    });
    const after = new Map(rows.map((row) => [row.key, row]));
    const before = new Map(asked.map(({ key, times }) => [key, (after.get(key)?.count ?? times) - times]));
    for (const { uses, resolve } of batch) {
      resolve(
        uses.map(({ key, seconds }) => {
          const used = (before.get(key) ?? 0) + 1;
          before.set(key, used);
          return { used, secondsLeft: after.get(key)?.seconds_left ?? seconds };
        }),
      );
    }
  }

  /** Forgets windows that are over, when a minute has passed since the last time; to be called often. */
  async function tidyWhenDue(): Promise<void> {
    if (clock.elapsedMs() - tidiedAtMs < tidyEveryMs) return;
    tidiedAtMs = clock.elapsedMs();
    await pool.query('delete from rate_limits where ends_at < clock_timestamp()');
  }

  return { add, tidyWhenDue };
}

function sumUp(uses: readonly Use[]): (Use & { times: number })[] {
  const sums = new Map<string, Use & { times: number }>();
  for (const use of uses) {
    const sum = sums.get(use.key);
    if (sum) sum.times += 1;
    else sums.set(use.key, { ...use, times: 1 });
  }
  return [...sums.values()];
}
