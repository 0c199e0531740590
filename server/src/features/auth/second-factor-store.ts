import { and, count, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#db/open-database.ts';
import { recoveryCodes, secondFactors, signInChallenges } from './tables.ts';

export type SecondFactorStore = ReturnType<typeof createSecondFactorStore>;
export type SecondFactorRow = typeof secondFactors.$inferSelect;

export function createSecondFactorStore(db: Database | Transaction) {
  return {
    async find(userId: string): Promise<SecondFactorRow | undefined> {
      return (await db.select().from(secondFactors).where(eq(secondFactors.userId, userId)))[0];
    },
    /** Takes the place of one that was set up and never proved; one that counts stays. */
    async setUp(userId: string, secret: Buffer, now: Date): Promise<boolean> {
      const fresh = { secret, lastStep: 0, createdAt: now };
      const saved = db
        .insert(secondFactors)
        .values({ userId, ...fresh })
        .onConflictDoUpdate({
          target: secondFactors.userId,
          set: fresh,
          setWhere: sql`${secondFactors.enabledAt} is null`,
        });
      return (await saved.returning({ userId: secondFactors.userId })).length > 0;
    },
    /** False when a code of this time step, or a later one, was used before. */
    async useStep(userId: string, step: number): Promise<boolean> {
      const newer = and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step));
      const used = db.update(secondFactors).set({ lastStep: step }).where(newer);
      return (await used.returning({ userId: secondFactors.userId })).length > 0;
    },
    async enable(userId: string, now: Date): Promise<void> {
      await db.update(secondFactors).set({ enabledAt: now }).where(eq(secondFactors.userId, userId));
    },
    async remove(userId: string): Promise<void> {
      await db.delete(secondFactors).where(eq(secondFactors.userId, userId));
      await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    },

    async addRecoveryCodes(userId: string, hashes: readonly Buffer[], now: Date): Promise<void> {
      await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
      await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash, createdAt: now })));
    },
    /** True once for each code. */
    async useRecoveryCode(userId: string, codeHash: Buffer): Promise<boolean> {
      const code = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash));
      return (await db.delete(recoveryCodes).where(code).returning({ userId: recoveryCodes.userId })).length > 0;
    },
    async countRecoveryCodes(userId: string): Promise<number> {
      const own = eq(recoveryCodes.userId, userId);
      return (await db.select({ count: count() }).from(recoveryCodes).where(own))[0]?.count ?? 0;
    },

    async addChallenge(challenge: typeof signInChallenges.$inferInsert): Promise<void> {
      await db.insert(signInChallenges).values(challenge);
    },
    /** Whose challenge this is. Undefined when it has no try left or is too old. */
    async findChallenge(tokenHash: Buffer, now: Date): Promise<string | undefined> {
      const found = db.select({ userId: signInChallenges.userId }).from(signInChallenges).where(isOpen(tokenHash, now));
      return (await found)[0]?.userId;
    },
    /** Takes one try of a challenge. Undefined when it has none left or is too old. */
    async takeTry(tokenHash: Buffer, now: Date): Promise<string | undefined> {
      const taken = db
        .update(signInChallenges)
        .set({ triesLeft: sql`${signInChallenges.triesLeft} - 1` })
        .where(isOpen(tokenHash, now));
      return (await taken.returning({ userId: signInChallenges.userId }))[0]?.userId;
    },
    async endChallenge(tokenHash: Buffer): Promise<void> {
      await db.delete(signInChallenges).where(eq(signInChallenges.tokenHash, tokenHash));
    },
    async removeOldChallenges(now: Date): Promise<void> {
      await db.delete(signInChallenges).where(lt(signInChallenges.expiresAt, now));
    },
  };
}

function isOpen(tokenHash: Buffer, now: Date) {
  return and(
    eq(signInChallenges.tokenHash, tokenHash),
    gt(signInChallenges.expiresAt, now),
    gt(signInChallenges.triesLeft, 0),
  );
}
