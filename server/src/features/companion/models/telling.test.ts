import type { LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { expect, test } from 'vitest';
import { Telling } from './telling.ts';

function part(delta: string): LanguageModelV4StreamPart {
  return { type: 'text-delta', id: '0', delta };
}

/** The deltas of what is read, up to the end. */
async function deltasOf(telling: Telling): Promise<string[]> {
  const deltas: string[] = [];
  for await (const each of telling) if (each.type === 'text-delta') deltas.push(each.delta);
  return deltas;
}

test('what is told is read in its order, whether it came before it was asked for or after', async () => {
  const telling = new Telling();
  telling.tell(part('one'));
  telling.tell(part('two'));
  const read = deltasOf(telling);
  await new Promise((resolve) => setImmediate(resolve));
  telling.tell(part('three'));
  telling.tell(part('four'));
  telling.close();
  telling.tell(part('late'));
  expect(await read).toEqual(['one', 'two', 'three', 'four']);
});

test('what was told before the end is read before it', async () => {
  const telling = new Telling();
  telling.tell(part('one'));
  telling.close();
  expect(await deltasOf(telling)).toEqual(['one']);
});

test.each([
  ['waits', true],
  ['reads later', false],
])('a reader who %s hears of a failure, and of it alone', async (_, waits) => {
  const telling = new Telling();
  const failure = new Error('broken');
  const waiting = waits && deltasOf(telling);
  if (!waits) telling.tell(part('unread'));
  telling.fail(failure);
  telling.close();
  telling.fail(new Error('another'));
  await expect(waiting || deltasOf(telling)).rejects.toBe(failure);
});

test('a reader who leaves waits no longer, and hears nothing more', async () => {
  const telling = new Telling();
  const reader = telling.getReader();
  const waiting = reader.read();
  telling.tell(part('one'));
  telling.tell(part('two'));
  expect((await waiting).value).toEqual(part('one'));
  await reader.cancel();
  telling.tell(part('three'));
  telling.fail(new Error('too late'));
  expect((await reader.read()).done).toBe(true);
});
