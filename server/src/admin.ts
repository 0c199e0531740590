import path from 'node:path';
import { findRunningPostgres, startEmbeddedPostgres } from '#db/embedded.ts';
import { openDatabase } from '#db/open-database.ts';
import { systemClock } from '#lib/clock.ts';
import { createAuthStore } from '#features/auth/index.ts';
import { createCareStore } from '#features/companion/index.ts';
import { readSettings } from './env.ts';

const usage = `npm run admin -- COMMAND

  grant EMAIL        makes a person an admin; they need a second factor, set up on their account page
  revoke EMAIL       takes it back, at once
  care-report YEAR   how often risk was heard and care given in a year, of nobody in particular
`;

const log = { info: () => undefined, warn: (line: string) => void process.stderr.write(`${line}\n`) };

/** The operator's command line. It works beside a running Haven and without one. Nothing on the web grants a role. */
async function run([command = '', value = '', ...rest]: readonly string[]): Promise<string> {
  const work = commands[command];
  if (!work || value === '' || rest.length > 0) throw new Error(usage);
  const settings = readSettings(process.env);
  const dataDir = path.resolve(settings.DATA_DIR);
  const running = settings.DATABASE_URL ?? (await findRunningPostgres(dataDir));
  const own = running === undefined ? await startEmbeddedPostgres({ dataDir, log }) : undefined;
  try {
    return await workOn(running ?? own?.url ?? '', (db) => work(db, value));
  } finally {
    await own?.stop();
  }
}

async function workOn(url: string, work: (db: Db) => Promise<string>): Promise<string> {
  const { db, close } = await openDatabase({ url, maxConnections: 2 });
  try {
    return await work(db);
  } finally {
    await close();
  }
}

type Db = Parameters<typeof createAuthStore>[0];

const commands: Record<string, (db: Db, value: string) => Promise<string>> = {
  grant: (db, email) => setRole(db, email, 'admin', `${email} is an admin from the next sign-in with a second factor.`),
  revoke: (db, email) => setRole(db, email, 'user', `${email} is no admin any more.`),
  'care-report': async (db, year) => {
    const counts = (await createCareStore(db).listCounts()).filter((row) => String(row.year) === year);
    if (counts.length === 0) return `Nothing was counted in ${year}.`;
    return counts.map(({ kind, count }) => `${kind.padEnd(32)}${count}`).join('\n');
  },
};

async function setRole(db: Db, email: string, role: 'user' | 'admin', said: string): Promise<string> {
  if (await createAuthStore(db).setRole(email, role, systemClock.now())) return said;
  throw new Error(`There is no account with the address ${email}.`);
}

run(process.argv.slice(2)).then(
  (said) => process.stdout.write(`${said}\n`),
  (error: unknown) => {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  },
);
