import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#db/open-database.ts';
import { prepared } from '#db/prepared.ts';
import { forgottenFacts, memories } from './tables.ts';

export type MemoryStore = ReturnType<typeof createMemoryStore>;
export type MemoryRow = typeof memories.$inferSelect;

export type ForgottenRow = typeof forgottenFacts.$inferSelect;

export interface NewMemory {
  userId: string;
  id: string;
  keyHash: Buffer;
  content: Buffer;
  dueOn: string | undefined;
  sourceSeq: number;
  now: Date;
}

export function createMemoryStore(db: Database | Transaction) {
  const all = prepared('memory_list', () =>
    db
      .select()
      .from(memories)
      .where(eq(memories.userId, sql.placeholder('userId')))
      .orderBy(desc(memories.pinned), desc(memories.createdAt), asc(memories.id))
      .limit(sql.placeholder('limit')),
  );

  return {
    /** Pinned first, then the newest. */
    async list(userId: string, limit: number): Promise<MemoryRow[]> {
      return all({ userId, limit });
    },
    async countAll(userId: string): Promise<number> {
      return (await db.select({ count: count() }).from(memories).where(eq(memories.userId, userId)))[0]?.count ?? 0;
    },
    /** What the person has asked to forget. */
    async listForgotten(userId: string): Promise<ForgottenRow[]> {
      return db.select().from(forgottenFacts).where(eq(forgottenFacts.userId, userId));
    },
    async addForgotten(forgotten: readonly ForgottenRow[]): Promise<void> {
      if (forgotten.length === 0) return;
      await db
        .insert(forgottenFacts)
        .values([...forgotten])
        .onConflictDoNothing();
    },
    async find(userId: string, id: string): Promise<MemoryRow | undefined> {
      const one = and(eq(memories.userId, userId), eq(memories.id, id));
      return (await db.select().from(memories).where(one))[0];
    },
    async remove(userId: string, ids: readonly string[]): Promise<void> {
      await db.delete(memories).where(and(eq(memories.userId, userId), inArray(memories.id, [...ids])));
    },
    /** A newer statement takes the place of an older one of the same kind; words the person wrote stay. */
    async keep({ now, dueOn, ...memory }: NewMemory): Promise<void> {
      const { content, sourceSeq } = memory;
      await db
        .insert(memories)
        .values({ ...memory, dueOn: dueOn ?? null, createdAt: now, updatedAt: now })
        .onConflictDoUpdate({
          target: [memories.userId, memories.keyHash],
          set: { content, sourceSeq, dueOn: dueOn ?? null, updatedAt: now },
          setWhere: sql`not ${memories.edited}`,
        });
    },
    /** As it was, unless the same is kept there already. */
    async give(row: MemoryRow): Promise<void> {
      await db.insert(memories).values(row).onConflictDoNothing();
    },
    async update(
      userId: string,
      id: string,
      change: Partial<Pick<MemoryRow, 'content' | 'pinned' | 'edited'>>,
      now: Date,
    ): Promise<MemoryRow | undefined> {
      const one = and(eq(memories.userId, userId), eq(memories.id, id));
      return (
        await db
          .update(memories)
          .set({ ...change, updatedAt: now })
          .where(one)
          .returning()
      )[0];
    },
    async removeAll(userId: string): Promise<number> {
      return (await db.delete(memories).where(eq(memories.userId, userId))).rowCount ?? 0;
    },
    /** Whatever was drawn from a message that is removed. */
    async removeFrom(userId: string, sourceSeq: number): Promise<void> {
      await db.delete(memories).where(and(eq(memories.userId, userId), eq(memories.sourceSeq, sourceSeq)));
    },
  };
}
