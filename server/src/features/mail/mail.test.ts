import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFileMailer, createSmtpMailer, type Mailer } from './index.ts';

const from = 'Haven <haven@example.org>';
const letter = { to: 'robin@example.org', subject: 'Your link ✓', text: 'Hello,\n\nhere: https://haven.test/a#b' };

let directory: string;
const received: string[] = [];
let smtp: SMTPServer;
let port = 0;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'haven-mails-'));
  smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (piece: Buffer) => (text += piece.toString()));
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    const server = smtp.listen(0, '127.0.0.1', () => {
      port = (server.address() as { port: number }).port;
      resolve();
    });
  });
});
afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  await rm(directory, { recursive: true, force: true });
});

async function readFiles(): Promise<string[]> {
  const mails = path.join(directory, 'mails');
  const names = await readdir(mails).catch(() => []);
  return Promise.all(names.map((name) => readFile(path.join(mails, name), 'utf8')));
}

const ways: [string, () => Mailer, () => Promise<string[]>][] = [
  ['as files', () => createFileMailer({ directory: path.join(directory, 'mails'), from }), readFiles],
  ['by a mail server', () => createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from }), async () => received],
];

describe.each(ways)('%s', (_, open, read) => {
  test('a letter arrives with its words, from us, to one person, as plain text', async () => {
    await open().send(letter);
    const [mail] = await read();
    expect(mail).toMatch(/^From: Haven <haven@example\.org>\r?$/m);
    expect(mail).toMatch(/^To: robin@example\.org\r?$/m);
    expect(mail).toContain('Content-Type: text/plain');
    expect(mail).toContain('https://haven.test/a#b');
    expect(mail).not.toContain('text/html');
  });

  test('a line break in an address or a subject becomes no header', async () => {
    const before = (await read()).length;
    await open().send({ ...letter, subject: 'Hi\r\nBcc: everybody@example.org', to: 'a@example.org' });
    const mails = await read();
    expect(mails).toHaveLength(before + 1);
    for (const mail of mails) expect(mail).not.toMatch(/^Bcc:/m);
  });
});

test('nobody else on the machine can read a mail kept as a file', async () => {
  const mails = path.join(directory, 'mails');
  const [name] = await readdir(mails);
  expect((await stat(path.join(mails, name ?? ''))).mode & 0o077).toBe(0);
  expect((await stat(mails)).mode & 0o077).toBe(0);
});

test('a mail server that is away makes the sending fail, so that it is tried again', async () => {
  await expect(createSmtpMailer({ url: 'smtp://127.0.0.1:1', from }).send(letter)).rejects.toThrow();
});

test('a mail kept as a file goes after a week, with the next that comes; other files stay', async () => {
  const old = await mkdtemp(path.join(directory, 'old-'));
  for (const [name, days] of [
    ['a.eml', 8],
    ['b.eml', 6],
    ['notes.txt', 30],
  ] as const) {
    const at = new Date(Date.now() - days * 86_400_000);
    await writeFile(path.join(old, name), 'x');
    await utimes(path.join(old, name), at, at);
  }
  await createFileMailer({ directory: old, from }).send(letter);
  const left = await readdir(old);
  expect(left).toHaveLength(3);
  expect(left).toEqual(expect.arrayContaining(['b.eml', 'notes.txt']));
});
