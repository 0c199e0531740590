import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** One PostgreSQL for all journeys, unless `TEST_DATABASE_URL` names one. */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env['TEST_DATABASE_URL']) return async () => undefined;
  const database = spawn(process.execPath, ['server/src/testing/serve-database.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  process.env['TEST_DATABASE_URL'] = await readLine(database);
  return async () => {
    delete process.env['TEST_DATABASE_URL'];
    const exited = once(database, 'exit');
    database.stdin?.end();
    await exited;
  };
}

async function readLine({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The database says nothing.');
  for await (const line of createInterface({ input: stdout })) return line;
  throw new Error('The database for the journeys did not start.');
}
