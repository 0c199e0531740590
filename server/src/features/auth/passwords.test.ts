import { readdir, readFile } from 'node:fs/promises';
import type { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

test('a password matches its hash, and no other; without a hash nothing matches', async () => {
  const passwords = createPasswords({ niceness: 0 });
  const stored = await passwords.hash('sea glass, slowly');
  expect(await passwords.matches(stored, 'sea glass, slowly')).toBe(true);
  expect(await passwords.matches(stored, 'sea glass, slowl')).toBe(false);
  expect(await passwords.matches(undefined, 'sea glass, slowly')).toBe(false);
});

test('a hash that is none is refused, and the next password is worked on all the same', async () => {
  const passwords = createPasswords({ niceness: 0 });
  await expect(passwords.matches('no hash', 'anything')).rejects.toThrow('could not be worked on');
  expect(await passwords.matches(undefined, 'anything')).toBe(false);
});

test.runIf(process.platform === 'linux')(
  'the work is done in a thread of its own that gives way to others',
  async () => {
    await createPasswords().matches(undefined, 'anything');
    const threads = await readdir('/proc/self/task');
    // The nineteenth field (proc_pid_stat(5)); the second may hold spaces, and ends with a bracket.
    const nicenessOf = async (thread: string) =>
      Number((await readFile(`/proc/self/task/${thread}/stat`, 'utf8')).split(') ').at(-1)?.split(' ')[16]);
    // A thread that has just ended has no file any more.
    const read = await Promise.allSettled(threads.map(nicenessOf));
    const all = read.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(Math.max(...all)).toBe(Math.max(10, await nicenessOf(String(process.pid))));
    expect(Math.min(...all)).toBeLessThan(Math.max(...all));
  },
);

test('a thread that is killed in the middle of its work costs nobody their answer', async () => {
  const threads: Worker[] = [];
  const note = (thread: Worker) => void threads.push(thread);
  process.on('worker', note);
  const passwords = createPasswords({ niceness: 0 });
  const stored = await passwords.hash('sea glass, slowly');
  const answer = passwords.matches(stored, 'sea glass, slowly');
  await threads[0]?.terminate();
  expect(await answer).toBe(true);
  expect(threads).toHaveLength(2);
  process.off('worker', note);
});
