import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

/** Work that goes on until it is told to end. */
function createWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

test('a few are inside together; the others wait, and come in as they came', async () => {
  const enter = createGate({ atOnce: 2, waitingAtMost: 10 });
  const { begun, work, end } = createWork();
  const all = ['a', 'b', 'c', 'd'].map((name) => enter(work(name)));
  expect(begun).toEqual(['a', 'b']);
  end('b');
  await all[1];
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  end('a');
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd']);
  end('c');
  end('d');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

test('whoever comes when too many wait is told to come again; a failure lets the next one in', async () => {
  const enter = createGate({ atOnce: 1, waitingAtMost: 1 });
  const { work, end } = createWork();
  const failing = enter(() => Promise.reject(new Error('no')));
  const waiting = enter(work('b'));
  await expect(enter(work('c'))).rejects.toMatchObject({ code: 'server.busy', retryAfterSeconds: 5 });
  await expect(failing).rejects.toThrow('no');
  end('b');
  expect(await waiting).toBe('b');
  const last = enter(work('d'));
  end('d');
  expect(await last).toBe('d');
});
