import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deriveKey, loadMasterKey } from './master-key.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'haven-key-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('twenty processes starting at once agree on one key, which only its owner can read', async () => {
  const keys = await Promise.all(Array.from({ length: 20 }, () => loadMasterKey({ dataDir })));

  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
  expect(keys[0]).toHaveLength(32);
  expect((await stat(join(dataDir, 'master.key'))).mode & 0o777).toBe(0o600);
  expect(await readdir(dataDir)).toEqual(['master.key']);
});

test.each([
  ['hex', 'ab'.repeat(32)],
  ['base64', Buffer.alloc(32, 0xab).toString('base64')],
  ['base64url', Buffer.alloc(32, 0xab).toString('base64url')],
])('a key in the settings may be written as %s', async (_, value) => {
  expect(await loadMasterKey({ value, dataDir })).toEqual(Buffer.alloc(32, 0xab));
});

test('a key of the wrong size stops the start and names where it stands', async () => {
  await expect(loadMasterKey({ value: 'secret', dataDir })).rejects.toThrow('MASTER_KEY must hold 32 bytes');

  await writeFile(join(dataDir, 'master.key'), '');
  await expect(loadMasterKey({ dataDir })).rejects.toThrow(join(dataDir, 'master.key'));
});

test('each purpose has a key of its own', () => {
  const masterKey = Buffer.alloc(32, 1);
  expect(deriveKey(masterKey, 'one')).not.toEqual(deriveKey(masterKey, 'two'));
  expect(deriveKey(masterKey, 'one')).toEqual(deriveKey(masterKey, 'one'));
});
