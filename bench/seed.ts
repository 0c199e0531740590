import { createPersonalText } from '../server/src/db/personal-text.ts';
import { type OpenDatabase, openDatabase } from '../server/src/db/open-database.ts';
import { systemClock } from '../server/src/lib/clock.ts';

/** The master key of the measured Haven, so that what is sown here opens there. */
export const masterKey = '5e'.repeat(32);

const strangersMessages = 1_000;
const words = 'I had a long day at work and my head is still full of it. Then my sister called.';

/** Writes conversations straight into the tables: ten thousand messages of a person would take an hour to send. */
export async function openSeed(url: string) {
  const database = await openDatabase({ url, maxConnections: 4 });
  const personalText = createPersonalText({
    db: database.db,
    masterKey: Buffer.from(masterKey, 'hex'),
    clock: systemClock,
  });

  async function sowFor(userId: string, sessionId: string, messages: number): Promise<void> {
    const content = await personalText.sealFor(userId, 'conversation_messages.content', words);
    await sow(database, { userId, sessionId, content, messages });
  }

  /** Messages of other people, until there are so many. They are never opened. */
  async function fillUpTo(messages: number): Promise<void> {
    const counted = await database.pool.query('select count(*)::int as count from conversation_messages');
    const missing = messages - (counted.rows[0] as { count: number }).count;
    for (let sown = 0; sown < missing; sown += strangersMessages) {
      const userId = `stranger-${String(sown).padStart(16, '0')}`;
      await database.pool.query(
        'insert into user_accounts (id, created_at, updated_at, last_seen_at) values ($1, now(), now(), now())',
        [userId],
      );
      const content = Buffer.alloc(130);
      await sow(database, { userId, sessionId: 's', content, messages: strangersMessages });
    }
    await database.pool.query('vacuum analyze conversation_messages');
  }

  return { sowFor, fillUpTo, close: database.close };
}

async function sow(
  { pool }: OpenDatabase,
  { userId, sessionId, content, messages }: { userId: string; sessionId: string; content: Buffer; messages: number },
): Promise<void> {
  await pool.query(
    `insert into conversation_messages
       (user_id, id, session_id, role, content, origin, body_hash, created_at, updated_at)
     select $1, 'sown-' || n, $2, case when n % 2 = 1 then 'user' else 'assistant' end, $3, 'server',
       sha256($3), now(), now()
     from generate_series(1, $4::int) n`,
    [userId, sessionId, content, messages],
  );
}
