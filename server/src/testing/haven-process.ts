import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { serverRoot } from '#lib/server-root.ts';

/** The file that `npm start` runs; `global-setup.ts` has just built it. */
const main = join(serverRoot, 'build/main.js');

/** Haven in a process of its own, as `npm start` runs it. */
export interface HavenProcess {
  pid: number;
  base: string;
  /** Everything it has written so far, both outputs. */
  output(): string;
  signal(name: NodeJS.Signals): void;
  exited: Promise<number | null>;
}

/** Starts Haven on a free port and waits until it listens; throws with its output when it ends before. */
export async function startHaven(settings: Record<string, string>): Promise<HavenProcess> {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1', LIMITS: 'off', LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (data: Buffer) => {
    output += data.toString();
  });
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const base = await Promise.race([
    readAddress(child, (line) => (output += `${line}\n`)),
    exited.then(() => undefined),
  ]);
  if (base === undefined) throw new Error(output);
  return { pid: child.pid ?? 0, base, output: () => output, signal: (name) => void child.kill(name), exited };
}

function readAddress({ stdout }: ChildProcess, onLine: (line: string) => void): Promise<string | undefined> {
  return new Promise((resolve) => {
    if (!stdout) return resolve(undefined);
    createInterface({ input: stdout }).on('line', (line) => {
      onLine(line);
      const address = /listening at (\S+)/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
}

export type WirePerson = Awaited<ReturnType<typeof visitOverWire>>;

/** A visitor over the wire. */
export async function visitOverWire(base: string) {
  const created = await fetch(`${base}/api/user-account`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const cookie = created.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { data } = (await created.json()) as { data: { id: string } };
  return returnOverWire(base, { id: data.id, cookie });
}

/** The same person, at the address Haven has now. */
export function returnOverWire(base: string, { id, cookie }: { id: string; cookie: string }) {
  function call(method: string, path: string, body?: object, more: { accept?: string; signal?: AbortSignal } = {}) {
    const { accept = 'application/json', signal } = more;
    return fetch(`${base}${path}`, {
      method,
      headers: { cookie, accept, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  }
  return { id, cookie, call };
}
