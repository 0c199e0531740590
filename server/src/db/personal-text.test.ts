import { eq } from 'drizzle-orm';
import { assert, integer, nat, property, string } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataKeys, userAccounts } from '#features/account/tables.ts';
import { systemClock } from '#lib/clock.ts';
import { PersonalTextErased } from '#lib/personal-text.ts';
import { randomId } from '#lib/random-id.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { createPersonalText } from './personal-text.ts';

const COLUMN = 'conversation_messages.content';
const masterKey = Buffer.alloc(32, 7);
const anyText = string({ unit: 'grapheme', maxLength: 400 });

let database: TestDatabase;
let opened: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = await openDatabase({ url: database.url });
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

test('any text comes back as it was, and no two boxes of it are alike', async () => {
  const personalText = openPersonalText();
  const person = await personalText.of(await makePerson());
  assert(
    property(anyText, (text) => {
      const sealed = person.seal(COLUMN, text);
      expect(person.open(COLUMN, sealed)).toBe(text);
      expect(person.seal(COLUMN, text)).not.toEqual(sealed);
      expect(personalText.openSystem(COLUMN, personalText.sealSystem(COLUMN, text))).toBe(text);
    }),
  );
});

test('a box with any bit changed or any end cut off does not open', async () => {
  const person = await openPersonalText().of(await makePerson());
  assert(
    property(anyText, nat(), integer({ min: 0, max: 7 }), (text, place, bit) => {
      const sealed = person.seal(COLUMN, text);
      const changed = Buffer.from(sealed);
      const index = place % sealed.length;
      changed[index] = (changed[index] ?? 0) ^ (1 << bit);
      expect(() => person.open(COLUMN, changed)).toThrow();
      expect(() => person.open(COLUMN, sealed.subarray(0, index))).toThrow();
    }),
  );
});

test('a box opens for its own person and column only', async () => {
  const personalText = openPersonalText();
  const [mine, yours] = [await makePerson(), await makePerson()];
  const sealed = await personalText.sealFor(mine, COLUMN, 'I miss my father');
  await personalText.of(yours);

  await expect(personalText.openFor(yours, COLUMN, sealed)).rejects.toThrow();
  await expect(personalText.openFor(mine, 'companion_settings.user_name', sealed)).rejects.toThrow();
  expect(() => personalText.openSystem(COLUMN, sealed)).toThrow();
  expect(await personalText.openAllFor(mine, COLUMN, [sealed, sealed])).toEqual([
    'I miss my father',
    'I miss my father',
  ]);
});

test('processes that meet a person at the same moment use one key', async () => {
  const userId = await makePerson();
  const processes = Array.from({ length: 12 }, () => openPersonalText());
  const sealed = await Promise.all(processes.map((process) => process.sealFor(userId, COLUMN, 'hello')));

  expect(await openPersonalText().openAllFor(userId, COLUMN, sealed)).toEqual(processes.map(() => 'hello'));
});

test('when the key is erased nothing of the person can be read', async () => {
  const personalText = openPersonalText();
  const userId = await makePerson();
  const sealed = await personalText.sealFor(userId, COLUMN, 'hello');

  await opened.db.delete(dataKeys).where(eq(dataKeys.userId, userId));
  personalText.forget(userId);

  await expect(personalText.openFor(userId, COLUMN, sealed)).rejects.toThrow(PersonalTextErased);
});

test('another process forgets an erased key within a minute', async () => {
  let now = new Date('2026-01-01T00:00:00Z');
  const other = createPersonalText({ db: opened.db, masterKey, clock: { now: () => now, elapsedMs: () => 0 } });
  const userId = await makePerson();
  const sealed = await other.sealFor(userId, COLUMN, 'hello');

  await opened.db.delete(dataKeys).where(eq(dataKeys.userId, userId));
  now = new Date('2026-01-01T00:01:00Z');

  await expect(other.openFor(userId, COLUMN, sealed)).rejects.toThrow(`personal text of ${userId} is erased`);
});

test('a database written under another master key is noticed at start', async () => {
  await openPersonalText().of(await makePerson());

  await openPersonalText().assertMasterKeyFits();
  await expect(openPersonalText(Buffer.alloc(32, 8)).assertMasterKeyFits()).rejects.toThrow(
    'The master key is not the one',
  );
});

function openPersonalText(key = masterKey) {
  return createPersonalText({ db: opened.db, masterKey: key, clock: systemClock });
}

async function makePerson(): Promise<string> {
  const id = randomId();
  const now = new Date();
  await opened.db.insert(userAccounts).values({ id, createdAt: now, updatedAt: now, lastSeenAt: now });
  return id;
}
