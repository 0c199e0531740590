import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#db/open-database.ts';
import { userSessions, visitorTokens } from './tables.ts';

export type AuthStore = ReturnType<typeof createAuthStore>;

export function createAuthStore(db: Database | Transaction) {
  const visitorByHash = db
    .select({ userId: visitorTokens.userId, lastUsedAt: visitorTokens.lastUsedAt })
    .from(visitorTokens)
    .where(eq(visitorTokens.tokenHash, sql.placeholder('hash')))
    .prepare('find_visitor');
  const sessionByHash = db
    .select({
      userId: userSessions.userId,
      sessionId: userSessions.sessionId,
      lastActivity: userSessions.lastActivity,
    })
    .from(userSessions)
    .where(
      and(
        eq(userSessions.tokenHash, sql.placeholder('hash')),
        eq(userSessions.isActive, true),
        gt(userSessions.expiresAt, sql.placeholder('now')),
        gt(userSessions.lastActivity, sql.placeholder('idleSince')),
      ),
    )
    .prepare('find_session');

  return {
    async findVisitor(hash: Buffer) {
      return (await visitorByHash.execute({ hash }))[0];
    },
    async findSession(hash: Buffer, now: Date, idleSince: Date) {
      return (await sessionByHash.execute({ hash, now, idleSince }))[0];
    },
    async addVisitorToken(userId: string, tokenHash: Buffer, now: Date) {
      await db.insert(visitorTokens).values({ userId, tokenHash, createdAt: now, lastUsedAt: now });
    },
    async touchVisitor(tokenHash: Buffer, now: Date) {
      await db.update(visitorTokens).set({ lastUsedAt: now }).where(eq(visitorTokens.tokenHash, tokenHash));
    },
    async touchSession(userId: string, sessionId: string, now: Date) {
      await db
        .update(userSessions)
        .set({ lastActivity: now })
        .where(
          and(eq(userSessions.userId, userId), eq(userSessions.sessionId, sessionId), eq(userSessions.isActive, true)),
        );
    },
  };
}
