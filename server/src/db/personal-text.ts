import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Clock } from '#lib/clock.ts';
import { deriveKey } from '#lib/master-key.ts';
import { type PersonalText, PersonalTextErased, type PersonKey } from '#lib/personal-text.ts';
import { openBox, sealBox } from '#lib/sealed-box.ts';
import type { Database } from './open-database.ts';

/** An unwrapped key stays in memory this long, so that an erased one is soon forgotten by every process. */
const KEY_LIFETIME_MS = 60_000;
const KEYS_IN_MEMORY = 10_000;

interface Needs {
  db: Database;
  masterKey: Buffer;
  clock: Clock;
}

/** Personal text with its keys in the database. */
export function createPersonalText({ db, masterKey, clock }: Needs): PersonalText {
  const wrappingKey = deriveKey(masterKey, 'data keys');
  const system = personKey(createSecretKey(deriveKey(masterKey, 'system text')), 'system');
  const keys = createKeyCache(clock);

  async function findKey(userId: string): Promise<KeyObject | undefined> {
    const found = await db.execute<{ wrapped_key: Buffer }>(
      sql`select wrapped_key from data_keys where user_id = ${userId}`,
    );
    const wrapped = found.rows[0]?.wrapped_key;
    return wrapped && createSecretKey(openBox(wrappingKey, `data key of ${userId}`, wrapped));
  }

  async function findOrCreateKey(userId: string): Promise<KeyObject> {
    const known = await findKey(userId);
    if (known) return known;
    const wrapped = sealBox(wrappingKey, `data key of ${userId}`, randomBytes(32));
    // Two processes may come here at once; the first row stands and both read it.
    await db.execute(
      sql`insert into data_keys (user_id, wrapped_key, created_at) values (${userId}, ${wrapped}, ${clock.now().toISOString()}) on conflict do nothing`,
    );
    return getKey(userId);
  }

  async function getKey(userId: string): Promise<KeyObject> {
    const key = await findKey(userId);
    if (!key) throw new PersonalTextErased(userId);
    return key;
  }

  async function of(userId: string): Promise<PersonKey> {
    return personKey(await keys.getOrLoad(userId, findOrCreateKey), userId);
  }

  async function openAllFor(userId: string, column: string, sealed: readonly Buffer[]): Promise<string[]> {
    const key = personKey(await keys.getOrLoad(userId, getKey), userId);
    return sealed.map((box) => key.open(column, box));
  }

  async function assertMasterKeyFits(): Promise<void> {
    const found = await db.execute<{ user_id: string }>(sql`select user_id from data_keys limit 1`);
    const userId = found.rows[0]?.user_id;
    if (userId === undefined) return;
    await findKey(userId).catch(() => {
      throw new Error(
        'The master key is not the one this database was written with. Restore master.key, or set MASTER_KEY to the key used before.',
      );
    });
  }

  return {
    of,
    sealFor: async (userId, column, text) => (await of(userId)).seal(column, text),
    openFor: async (userId, column, sealed) => (await openAllFor(userId, column, [sealed]))[0] ?? '',
    openAllFor,
    sealSystem: system.seal,
    openSystem: system.open,
    forget: keys.remove,
    assertMasterKeyFits,
  };
}

/** Made a key of its own once: given as bytes, each sealing and opening would make one anew, at twice the cost. */
function personKey(key: KeyObject, owner: string): PersonKey {
  return {
    seal: (column, text) => sealBox(key, `${column} of ${owner}`, Buffer.from(text)),
    open: (column, sealed) => openBox(key, `${column} of ${owner}`, sealed).toString(),
  };
}

/** Keys by person, the longest unused thrown out first. Promises are kept, so that many calls at once load a key once. */
function createKeyCache(clock: Clock) {
  const entries = new Map<string, { key: Promise<KeyObject>; loadedAt: number }>();

  function getOrLoad(userId: string, load: (userId: string) => Promise<KeyObject>): Promise<KeyObject> {
    const now = clock.now().getTime();
    const known = entries.get(userId);
    entries.delete(userId);
    const entry = known && isFresh(known.loadedAt, now) ? known : { key: load(userId), loadedAt: now };
    entries.set(userId, entry);
    entry.key.catch(() => entries.get(userId) === entry && entries.delete(userId));
    if (entries.size > KEYS_IN_MEMORY) removeOldest();
    return entry.key;
  }

  function removeOldest(): void {
    for (const userId of entries.keys()) {
      entries.delete(userId);
      return;
    }
  }

  return { getOrLoad, remove: (userId: string) => void entries.delete(userId) };
}

/** Also false when the clock was set back. */
function isFresh(loadedAt: number, now: number): boolean {
  return now >= loadedAt && now - loadedAt < KEY_LIFETIME_MS;
}
