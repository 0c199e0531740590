import { getUser } from '@haven/contracts/auth';
import { storageKeys } from '@haven/contracts/policy/screens';
import { expect, test } from 'vitest';
import { createQueryClient } from '#lib/query-client.ts';
import { becomeUser } from '#lib/person.ts';
import { readStored, writeStored } from '#lib/storage.ts';
import { stub } from '#testing/stub.ts';
import { userQuery } from './queries.ts';

const fetchUser = () => createQueryClient().fetchQuery(userQuery);

test('without a token nobody is signed in, and nobody is asked', async () => {
  const calls = stub();
  expect(await fetchUser()).toBeNull();
  expect(calls).toEqual([]);
});

test('a refusal means that nobody is signed in', async () => {
  writeStored(storageKeys.authToken, 'old');
  stub([getUser, Response.json({ success: false }, { status: 401 })]);
  expect(await fetchUser()).toBeNull();
});

test('no name and no address stays behind when a session was ended from elsewhere', async () => {
  const names = [storageKeys.userEmail, storageKeys.userName, storageKeys.contactEmail, storageKeys.conversations];
  for (const name of [storageKeys.authToken, ...names]) writeStored(name, 'theirs');
  stub([getUser, Response.json({ success: false }, { status: 401 })]);
  await fetchUser();
  expect(names.map(readStored)).toEqual(names.map(() => null));
});

test('what was being written is not shown to the next person, and comes back to its writer', async () => {
  writeStored(storageKeys.authToken, 'old');
  writeStored(storageKeys.userId, 'robin');
  writeStored(storageKeys.draft, 'I never told anybody');
  stub([getUser, Response.json({ success: false }, { status: 401 })]);
  await fetchUser();
  expect(readStored(storageKeys.draft)).toBeNull();
  becomeUser('maya');
  expect(readStored(storageKeys.draft)).toBeNull();
  becomeUser('robin');
  expect(readStored(storageKeys.draft)).toBe('I never told anybody');
});

test('any other failure is one', async () => {
  writeStored(storageKeys.authToken, 'a-token');
  stub([getUser, Response.json({ success: false }, { status: 503 })]);
  await expect(fetchUser()).rejects.toThrow('Failed to fetch user');
});
