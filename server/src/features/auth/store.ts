import { and, count, desc, eq, gt, inArray, isNull, lt, max, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#db/open-database.ts';
import { prepared } from '#db/prepared.ts';
import type { Failures } from './attempts.ts';
import { loginAttempts, users, userSessions, visitorTokens } from './tables.ts';

export type AuthStore = ReturnType<typeof createAuthStore>;
export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof userSessions.$inferSelect;
type AttemptRow = typeof loginAttempts.$inferSelect;

export type FoundSession = Pick<
  SessionRow,
  'userId' | 'sessionId' | 'lastActivity' | 'loginTime' | 'withSecondFactor'
> &
  Pick<UserRow, 'role'>;

export interface SessionKey {
  userId: string;
  sessionId: string;
}

export interface NewUser {
  userId: string;
  email: string;
  /** A password, or a Google account that has proved the address. */
  passwordHash?: string;
  googleId?: string;
  firstName: Buffer | undefined;
  now: Date;
}

export interface NewSession {
  userId: string;
  sessionId: string;
  email: string;
  tokenHash: Buffer;
  ipAddress: string | undefined;
  userAgent: string;
  withSecondFactor: boolean;
  expiresAt: Date;
  now: Date;
}

export interface NewAttempt {
  userId: string | undefined;
  /** The address as its account has it, else its masked name. */
  email: string;
  failureReason: string | undefined;
  ipAddress: string | undefined;
  userAgent: string;
  now: Date;
}

export function createAuthStore(db: Database | Transaction) {
  const visitorByHash = prepared('find_visitor', () =>
    db
      .select({ userId: visitorTokens.userId, lastUsedAt: visitorTokens.lastUsedAt })
      .from(visitorTokens)
      .where(eq(visitorTokens.tokenHash, sql.placeholder('hash'))),
  );
  const sessionByHash = prepared('find_session', () =>
    db
      .select({
        userId: userSessions.userId,
        sessionId: userSessions.sessionId,
        lastActivity: userSessions.lastActivity,
        loginTime: userSessions.loginTime,
        withSecondFactor: userSessions.withSecondFactor,
        role: users.role,
      })
      .from(userSessions)
      .innerJoin(users, eq(users.userId, userSessions.userId))
      .where(
        and(
          eq(userSessions.tokenHash, sql.placeholder('hash')),
          eq(userSessions.isActive, true),
          gt(userSessions.expiresAt, sql.placeholder('now')),
          gt(userSessions.lastActivity, sql.placeholder('idleSince')),
        ),
      ),
  );

  return {
    async findVisitor(hash: Buffer) {
      return (await visitorByHash({ hash }))[0];
    },
    async findSession(hash: Buffer, now: Date, idleSince: Date): Promise<FoundSession | undefined> {
      return (await sessionByHash({ hash, now, idleSince }))[0];
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
    async removeVisitorTokens(userId: string) {
      await db.delete(visitorTokens).where(eq(visitorTokens.userId, userId));
    },

    async findUser(userId: string): Promise<UserRow | undefined> {
      return (await db.select().from(users).where(eq(users.userId, userId)))[0];
    },
    /** How the account stands now, and until the transaction ends: no password is set, no address moves meanwhile. */
    async lockUser(userId: string): Promise<UserRow | undefined> {
      return (await db.select().from(users).where(eq(users.userId, userId)).for('update'))[0];
    },
    /** Whatever its case. */
    async findUserByEmail(email: string): Promise<UserRow | undefined> {
      return (
        await db
          .select()
          .from(users)
          .where(eq(sql`lower(${users.email})`, sql`lower(${email})`))
      )[0];
    },
    async findUserByGoogle(googleId: string): Promise<UserRow | undefined> {
      return (await db.select().from(users).where(eq(users.googleId, googleId)))[0];
    },
    /**
     * From now on only Google vouches for the person: the password of whoever came before opens nothing. False when the
     * account is another one's by now, or not proved to have this address.
     */
    async linkGoogle(
      { userId, email }: Pick<UserRow, 'userId' | 'email'>,
      googleId: string,
      now: Date,
    ): Promise<boolean> {
      const change = { googleId, authProvider: 'google', passwordHash: null, updatedAt: now } as const;
      const fits = and(
        eq(users.userId, userId),
        eq(users.email, email),
        eq(users.emailVerified, true),
        isNull(users.googleId),
      );
      return (await db.update(users).set(change).where(fits).returning({ userId: users.userId })).length > 0;
    },
    /** False when the address, or this person, is registered already: the unique indexes decide. */
    async addUser({ now, ...user }: NewUser): Promise<boolean> {
      const isFromGoogle = user.googleId !== undefined;
      const provider = { authProvider: isFromGoogle ? 'google' : 'email', emailVerified: isFromGoogle } as const;
      const row = { ...user, ...provider, lastLogin: now, createdAt: now, updatedAt: now };
      const added = db.insert(users).values(row).onConflictDoNothing();
      return (await added.returning({ userId: users.userId })).length > 0;
    },
    /** Only the operator's command line calls this. False when nobody has the address. */
    async setRole(email: string, role: UserRow['role'], now: Date): Promise<boolean> {
      const granted = db
        .update(users)
        .set({ role, updatedAt: now })
        .where(eq(sql`lower(${users.email})`, sql`lower(${email})`));
      return (await granted.returning({ userId: users.userId })).length > 0;
    },
    async noteLogin(userId: string, now: Date) {
      await db.update(users).set({ lastLogin: now, updatedAt: now }).where(eq(users.userId, userId));
    },

    async addSession({ now, ipAddress, ...session }: NewSession) {
      const row = { ...session, ipAddress: ipAddress ?? null, loginTime: now, lastActivity: now };
      await db.insert(userSessions).values(row);
    },
    async findLoginTime(userId: string, sessionId: string): Promise<Date | undefined> {
      const session = and(eq(userSessions.userId, userId), eq(userSessions.sessionId, sessionId));
      return (await db.select({ at: userSessions.loginTime }).from(userSessions).where(session))[0]?.at;
    },
    /** False once it was signed out, by whomever. */
    async isSignedIn({ userId, sessionId }: SessionKey): Promise<boolean> {
      const session = and(eq(userSessions.userId, userId), eq(userSessions.sessionId, sessionId));
      return (
        (await db.select({ isActive: userSessions.isActive }).from(userSessions).where(session))[0]?.isActive === true
      );
    },
    async noteSecondFactor(userId: string, sessionId: string) {
      const session = and(eq(userSessions.userId, userId), eq(userSessions.sessionId, sessionId));
      await db.update(userSessions).set({ withSecondFactor: true }).where(session);
    },
    async forgetSecondFactor(userId: string) {
      await db.update(userSessions).set({ withSecondFactor: false }).where(eq(userSessions.userId, userId));
    },
    /** The token is dead with its hash; the row stays, to be shown. False when it was not active. */
    async endSession(userId: string, sessionId: string, now: Date): Promise<boolean> {
      const active = and(
        eq(userSessions.userId, userId),
        eq(userSessions.sessionId, sessionId),
        eq(userSessions.isActive, true),
      );
      const ended = db.update(userSessions).set({ isActive: false, tokenHash: null, logoutTime: now }).where(active);
      return (await ended.returning({ sessionId: userSessions.sessionId })).length > 0;
    },
    /** The sessions last used, active ones first. */
    async listSessions(userId: string, limit: number): Promise<SessionRow[]> {
      return db
        .select()
        .from(userSessions)
        .where(eq(userSessions.userId, userId))
        .orderBy(desc(userSessions.isActive), desc(userSessions.lastActivity), desc(userSessions.sessionId))
        .limit(limit);
    },
    /** Which of these sessions, named as `userId/sessionId`, can still make a call. */
    async listAlive(sessions: readonly SessionKey[], now: Date, idleSince: Date): Promise<Set<string>> {
      if (sessions.length === 0) return new Set();
      const named = sql.join(
        sessions.map(({ userId, sessionId }) => sql`(${userId}, ${sessionId})`),
        sql`, `,
      );
      const alive = and(
        sql`(${userSessions.userId}, ${userSessions.sessionId}) in (${named})`,
        eq(userSessions.isActive, true),
        gt(userSessions.expiresAt, now),
        gt(userSessions.lastActivity, idleSince),
      );
      const rows = await db
        .select({ userId: userSessions.userId, sessionId: userSessions.sessionId })
        .from(userSessions)
        .where(alive);
      return new Set(rows.map(({ userId, sessionId }) => `${userId}/${sessionId}`));
    },
    /** Which of these visitors still have a cookie that opens something. */
    async listVisitors(userIds: readonly string[]): Promise<Set<string>> {
      if (userIds.length === 0) return new Set();
      const rows = await db
        .selectDistinct({ userId: visitorTokens.userId })
        .from(visitorTokens)
        .where(inArray(visitorTokens.userId, [...userIds]));
      return new Set(rows.map(({ userId }) => userId));
    },
    async listAttempts(userId: string, limit: number): Promise<AttemptRow[]> {
      return db
        .select()
        .from(loginAttempts)
        .where(eq(loginAttempts.userId, userId))
        .orderBy(desc(loginAttempts.id))
        .limit(limit);
    },
    /** How many devices of this person could still make a call. */
    async countSessions(userId: string, now: Date, idleSince: Date): Promise<number> {
      const alive = and(
        eq(userSessions.userId, userId),
        eq(userSessions.isActive, true),
        gt(userSessions.expiresAt, now),
        gt(userSessions.lastActivity, idleSince),
      );
      return (await db.select({ count: count() }).from(userSessions).where(alive))[0]?.count ?? 0;
    },

    /** Until the transaction ends, nobody else comes to a verdict about a try for this address. */
    async lockAttempts(email: string) {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in of ${email.toLowerCase()}`}, 0))`);
    },
    /** Failures under any of these names of one address, since the last try that worked. */
    async countFailures(names: readonly string[], since: Date): Promise<Failures> {
      const tries = and(inArray(loginAttempts.email, [...names]), gt(loginAttempts.timestamp, since));
      const lastSuccess = db
        .select({ id: max(loginAttempts.id) })
        .from(loginAttempts)
        .where(and(tries, eq(loginAttempts.success, true)));
      const failed = and(
        tries,
        eq(loginAttempts.success, false),
        sql`${loginAttempts.id} > coalesce((${lastSuccess}), 0)`,
      );
      const [row] = await db
        .select({ count: count(), lastAt: max(loginAttempts.timestamp) })
        .from(loginAttempts)
        .where(failed);
      return { count: row?.count ?? 0, lastAt: row?.lastAt ?? undefined };
    },
    async addAttempt({ now, userId, failureReason, ipAddress, ...attempt }: NewAttempt) {
      await db.insert(loginAttempts).values({
        ...attempt,
        userId: userId ?? null,
        ipAddress: ipAddress ?? null,
        failureReason: failureReason ?? null,
        success: failureReason === undefined,
        timestamp: now,
      });
    },

    /** Ends the sessions that have run out, so that no hash of a dead token is kept. */
    async endStaleSessions(now: Date, idleSince: Date) {
      await db
        .update(userSessions)
        .set({ isActive: false, tokenHash: null, logoutTime: now })
        .where(
          and(
            eq(userSessions.isActive, true),
            or(lt(userSessions.expiresAt, now), lt(userSessions.lastActivity, idleSince)),
          ),
        );
    },
    /** Forgets tries to sign in, and where devices signed in from, made before `cutoff`. */
    async removeTraces(cutoff: Date) {
      await db.delete(loginAttempts).where(lt(loginAttempts.timestamp, cutoff));
      await db
        .update(userSessions)
        .set({ ipAddress: null })
        .where(and(lt(userSessions.loginTime, cutoff), sql`${userSessions.ipAddress} is not null`));
    },
  };
}
