import { randomBytes } from 'node:crypto';
import type { LimitName } from '@haven/contracts/policy/limits';
import pino from 'pino';
import { openDatabase } from '#db/open-database.ts';
import { limitsInForce } from '#http/limits.ts';
import { createPasswords, type GoogleSettings, type Passwords } from '#features/auth/index.ts';
import type { PlanProvider } from '#features/billing/index.ts';
import type { ReplyModel } from '#features/companion/index.ts';
import { createBuiltinModel } from '#features/companion/index.ts';
import type { Letter } from '#features/mail/index.ts';
import { buildApp } from '#app.ts';
import { createTestDatabase } from './database.ts';
import { createJobList } from './job-list.ts';
import { createSecretList } from './secret-list.ts';
import { createMemberClient, type MemberOptions } from './member.ts';
import { createVisitorClient, type Send } from './visitor.ts';

export interface TestAppOptions {
  beta?: boolean;
  /** Limits are off unless these are given. */
  limits?: Partial<Record<LimitName, { count: number; seconds: number }>>;
  model?: ReplyModel;
  now?: Date;
  trustProxy?: string;
  google?: GoogleSettings;
  plans?: PlanProvider;
  hasRoom?: () => boolean;
  /** Stands between Haven and the work on passwords. */
  aroundPasswords?: (passwords: Passwords) => Passwords;
  /** Another Haven, whose database, master key and clock this one shares, as two processes do. */
  beside?: { url: string; masterKey: Buffer; clock: ReturnType<typeof createTestClock> };
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;

/** Haven whole, on a database of its own, with a clock that only the test moves. Real calls, no port. */
export async function openTestApp(options: TestAppOptions = {}) {
  const { beside } = options;
  const database = beside ? { url: beside.url, drop: async () => undefined } : await createTestDatabase();
  const { db, close, pool } = await openDatabase({ url: database.url, maxConnections: 12 });
  const masterKey = beside?.masterKey ?? randomBytes(32);
  const clock = beside?.clock ?? createTestClock(options.now ?? new Date('2026-03-01T12:00:00Z'));
  const logs: string[] = [];
  const passwords = countWork((options.aroundPasswords ?? ((real) => real))(createPasswords({ niceness: 0 })));
  const queue = createJobList();
  const letters: Letter[] = [];
  const app = await buildApp({
    db,
    masterKey,
    clock,
    logger: pino({ level: 'debug', base: null }, { write: (line: string) => void logs.push(line) }),
    limits: limitsInForce(options.limits ?? {}, options.limits !== undefined),
    model: options.model ?? { name: 'builtin', model: createBuiltinModel({ paceMs: 0 }) },
    passwords,
    queue,
    mailer: { send: async (letter) => void letters.push(letter) },
    google: options.google,
    plans: options.plans,
    homeUrl: 'https://haven.test',
    beta: options.beta ?? true,
    supportEmail: 'support@haven.example',
    privacyEmail: 'privacy@haven.example',
    hasRoom: options.hasRoom ?? (() => true),
    trustProxy: options.trustProxy,
  });
  const secrets = createSecretList();
  const send: Send = (request) => {
    secrets.note(request);
    return app.http.inject(request);
  };
  return {
    app,
    clock,
    masterKey,
    url: database.url,
    db,
    pool,
    logs,
    send,
    /** A new person with an account and its cookie. */
    visit: () => createVisitorClient(send),
    /** A new person who registers; a visitor when one is given. */
    signUp: (person: MemberOptions = {}) => createMemberClient(send, person),
    /** How many passwords were hashed or compared so far. */
    passwordWork: () => passwords.done(),
    /** Listens on a free port of this machine, for what `inject` can't show: sockets, streams, aborted readers. */
    listen: () => app.http.listen({ port: 0, host: '127.0.0.1' }),
    /** Does what is due by itself. */
    sweep: async () => {
      await app.tick();
      for (const { cron, work } of app.jobs) if (cron !== undefined) await work(undefined);
    },
    /** Does what was put off. */
    work: () => queue.run(app.jobs),
    /** How much of this work is put off. */
    putOff: (name: string) => queue.count(name),
    /** Does what was put off: the mails that went out since the last time. */
    mail: async () => {
      await queue.run(app.jobs);
      return letters.splice(0);
    },
    close: async () => {
      await app.close(1_000);
      secrets.assertNoneIn(logs);
      await close();
      await database.drop();
    },
  };
}

function countWork({ hash, matches }: Passwords): Passwords & { done(): number } {
  let done = 0;
  const counted = <Args extends unknown[], Result>(work: (...args: Args) => Result) => {
    return (...args: Args) => {
      done += 1;
      return work(...args);
    };
  };
  return { hash: counted(hash), matches: counted(matches), done: () => done };
}

function createTestClock(start: Date) {
  let now = start;
  let elapsedMs = 0;
  return {
    now: () => now,
    elapsedMs: () => elapsedMs,
    /** Time passes. */
    advance: (span: Span) => {
      elapsedMs += millisecondsOf(span);
      now = new Date(now.getTime() + millisecondsOf(span));
    },
    /** Somebody sets the clock, and no time passes. */
    jump: (span: Span) => {
      now = new Date(now.getTime() + millisecondsOf(span));
    },
  };
}

type Span = { days?: number; hours?: number; minutes?: number; seconds?: number };

function millisecondsOf({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Span): number {
  return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000;
}
