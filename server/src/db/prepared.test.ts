import { eq, sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { bytea, moment } from './columns.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { given, prepared } from './prepared.ts';

let database: TestDatabase;
let open: OpenDatabase;

const notes = pgTable('notes', {
  id: integer('id').primaryKey(),
  words: bytea('words'),
  writtenAt: moment('written_at').notNull(),
  isKept: boolean('is_kept').notNull().default(true),
});
const authors = pgTable('authors', { noteId: integer('note_id').primaryKey(), name: text('name').notNull() });
const writtenAt = new Date('2026-02-03T04:05:06.789Z');

beforeAll(async () => {
  database = await createTestDatabase();
  open = await openDatabase({ url: database.url, maxConnections: 1 });
  await open.pool.query('create table authors (note_id integer primary key, name text not null)');
  await open.pool.query(
    'create table notes (id integer primary key, words bytea, written_at timestamptz not null, is_kept boolean not null default true)',
  );
});

afterAll(async () => {
  await open.close();
  await database.drop();
});

const write = () =>
  prepared('write_note', () =>
    open.db
      .insert(notes)
      .values({
        id: sql.placeholder('id'),
        words: sql.placeholder('words'),
        writtenAt: sql.placeholder('writtenAt'),
      })
      .returning(),
  );
const isThis = eq(notes.id, sql.placeholder('id'));

test('values are written, and rows read, as their columns want it; nothing stays nothing', async () => {
  const full = { id: 1, words: Buffer.from([0, 255, 92]), writtenAt };
  expect(await write()(full)).toEqual([{ ...full, isKept: true }]);
  expect(await write()({ id: 2, words: null, writtenAt })).toEqual([{ id: 2, words: null, writtenAt, isKept: true }]);
  const change = prepared('change_note', () =>
    open.db
      .update(notes)
      .set({ writtenAt: given('at', notes.writtenAt), isKept: false })
      .where(isThis)
      .returning({ at: notes.writtenAt, twice: sql<number>`${notes.id} * 2`.mapWith(Number).as('twice') }),
  );
  expect(await change({ id: 2, at: new Date(0) })).toEqual([{ at: new Date(0), twice: 4 }]);
});

test('without rows to read, the whole answer comes back', async () => {
  const remove = prepared('remove_note', () => open.db.delete(notes).where(isThis));
  expect(await remove({ id: 77 })).toMatchObject({ command: 'DELETE', rowCount: 0 });
});

test('rows with objects in them, one of which may be missing', async () => {
  await write()({ id: 5, words: null, writtenAt });
  await write()({ id: 6, words: null, writtenAt });
  await open.db.insert(authors).values({ noteId: 6, name: 'Ana' });
  const find = prepared('find_authored', () =>
    open.db
      .select({ id: notes.id, author: authors })
      .from(notes)
      .leftJoin(authors, eq(authors.noteId, notes.id))
      .where(isThis),
  );
  expect([await find({ id: 5 }), await find({ id: 6 })]).toEqual([
    [{ id: 5, author: null }],
    [{ id: 6, author: { noteId: 6, name: 'Ana' } }],
  ]);
});

test('a value that is not given is told by its name, and what PostgreSQL refuses as the builder tells it', async () => {
  await expect(write()({ id: 9, words: null })).rejects.toThrow('writtenAt');
  await write()({ id: 10, words: null, writtenAt });
  const again = write()({ id: 10, words: null, writtenAt });
  await expect(again).rejects.toMatchObject({ cause: { code: '23505' } });
});
