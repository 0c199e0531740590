import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Mailer } from './mailer.ts';
import { createTransportOnDemand } from './transport.ts';

/** A mail names its receiver, who may be deleted meanwhile; whoever runs Haven has had time to read it. */
const keptDays = 7;

/**
 * Without a mail server: each mail becomes a file `<time>-<random>.eml` that any mail program opens. Old ones go when a
 * new one comes.
 */
export function createFileMailer({ directory, from }: { directory: string; from: string }): Mailer {
  const open = createTransportOnDemand(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from }),
  );
  return {
    async send(letter) {
      const { message } = await (await open()).sendMail(letter);
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await removeOld(directory);
      const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
      const name = `${time}-${randomBytes(4).toString('hex')}.eml`;
      // Links in mails open accounts: nobody else on the machine may read them.
      await writeFile(path.join(directory, name), message, { mode: 0o600, flag: 'wx' });
    },
  };
}

async function removeOld(directory: string): Promise<void> {
  const before = Date.now() - keptDays * 24 * 60 * 60_000;
  for (const name of (await readdir(directory)).filter((file) => file.endsWith('.eml'))) {
    const file = path.join(directory, name);
    if ((await stat(file)).mtimeMs < before) await rm(file, { force: true });
  }
}
