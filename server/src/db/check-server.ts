import type { Clock } from '#lib/clock.ts';
import type { Database } from './open-database.ts';

const everyMs = 10 * 60_000;
/** More than the way to a database takes, and less than what a person would notice in a time. */
const clockToleranceMs = 5_000;

interface Needs {
  db: Database;
  clock: Clock;
  /** One line for whoever runs Haven. */
  warn(line: string): void;
  onClockOffset(seconds: number): void;
}

interface Found {
  fsync: string;
  full_page_writes: string;
  synchronous_commit: string;
  now_ms: number;
}

const settingsThatMustBeOn = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

/**
 * Looks whether the PostgreSQL server keeps what it acknowledges when its machine loses power, and whether its clock and
 * Haven's agree. Both are the operator's to mend; Haven says so once, and again when it changes.
 */
export function createServerCheck({ db, clock, warn, onClockOffset }: Needs) {
  let lookedAtMs = Number.NEGATIVE_INFINITY;
  let said = '';

  /** Looks when ten minutes have passed since the last time; to be called often, and first at start. */
  async function lookWhenDue(): Promise<void> {
    if (clock.elapsedMs() - lookedAtMs < everyMs) return;
    lookedAtMs = clock.elapsedMs();
    const { found, offsetMs } = await look();
    onClockOffset(offsetMs / 1_000);
    const warnings = warningsOf(found, offsetMs);
    if (warnings.join() !== said) warnings.forEach(warn);
    said = warnings.join();
  }

  async function look(): Promise<{ found: Found; offsetMs: number }> {
    const before = clock.now().getTime();
    const { rows } = await db.$client.query<Found>(`
      select current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes,
             current_setting('synchronous_commit') as synchronous_commit,
             (extract(epoch from clock_timestamp()) * 1000)::float8 as now_ms`);
    const found = rows[0] as Found;
    const middle = (before + clock.now().getTime()) / 2;
    return { found, offsetMs: middle - found.now_ms };
  }

  return { lookWhenDue };
}

function warningsOf(found: Found, offsetMs: number): string[] {
  const unsafe = settingsThatMustBeOn.filter((name) => found[name] === 'off');
  const warnings = unsafe.map(
    (name) => `The database runs with ${name}=off: a loss of power can take what people were told is kept. Turn it on.`,
  );
  if (Math.abs(offsetMs) <= clockToleranceMs) return warnings;
  const way = offsetMs > 0 ? 'ahead of' : 'behind';
  return [
    ...warnings,
    `Haven's clock is ${Math.round(Math.abs(offsetMs) / 1_000)} s ${way} the database's. Sign-ins, trials and retention go by Haven's: set the wrong one right.`,
  ];
}
