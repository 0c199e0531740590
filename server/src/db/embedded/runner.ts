import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const NAME = 'postgres';

/** The account PostgreSQL runs under, as options for `spawn`: empty for our own. */
export interface Runner {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root; then it runs as the user `postgres`, made here if it is missing. */
export async function getRunner(): Promise<Runner> {
  if (process.getuid?.() !== 0) return {};
  return (await findUser()) ?? (await createUser());
}

async function findUser(): Promise<Runner | undefined> {
  try {
    const uid = await run('id', ['-u', NAME]);
    const gid = await run('id', ['-g', NAME]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

async function createUser(): Promise<Runner> {
  await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', NAME])
    .catch(() => run('adduser', ['-S', '-D', '-H', '-s', '/bin/false', NAME])) // Alpine has no useradd.
    .catch(() => undefined);
  const user = await findUser();
  if (user) return user;
  throw new Error(
    `PostgreSQL does not run as root, and the user "${NAME}" could not be made. Start Haven as another user, or set DATABASE_URL.`,
  );
}
