import { storageKeys } from '@haven/contracts/policy/screens';
import { expect, test } from 'vitest';
import { newOutgoing, readOutbox, writeOutbox } from './outbox.ts';

test('what was written is found again after a reload, in its order, ready to be sent', () => {
  writeOutbox('ada', [{ ...newOutgoing('one'), state: 'sending' }, newOutgoing('two')]);

  expect(readOutbox('ada').map(({ text, state }) => [text, state])).toEqual([
    ['one', 'queued'],
    ['two', 'queued'],
  ]);
});

test('each person has an outbox of their own', () => {
  writeOutbox('ada', [newOutgoing('mine')]);

  expect(readOutbox('ben')).toEqual([]);
});

test('an empty outbox leaves nothing behind', () => {
  writeOutbox('ada', [newOutgoing('mine')]);
  writeOutbox('ada', []);

  expect(localStorage.getItem(`${storageKeys.outbox}:ada`)).toBeNull();
});

test('an outbox that somebody damaged is read as empty', () => {
  localStorage.setItem(`${storageKeys.outbox}:ada`, '[{"id":1}]');

  expect(readOutbox('ada')).toEqual([]);
});

test('no two messages share an id', () => {
  const ids = Array.from({ length: 1_000 }, () => newOutgoing('x').id);

  expect(new Set(ids).size).toBe(1_000);
});
