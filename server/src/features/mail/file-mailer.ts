import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Mailer } from './mailer.ts';
import { createTransportOnDemand } from './transport.ts';

/** Without a mail server: each mail becomes a file `<time>-<random>.eml` that any mail program opens. */
export function createFileMailer({ directory, from }: { directory: string; from: string }): Mailer {
  const open = createTransportOnDemand(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from }),
  );
  return {
    async send(letter) {
      const { message } = await (await open()).sendMail(letter);
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
      const name = `${time}-${randomBytes(4).toString('hex')}.eml`;
      // Links in mails open accounts: nobody else on the machine may read them.
      await writeFile(path.join(directory, name), message, { mode: 0o600, flag: 'wx' });
    },
  };
}
