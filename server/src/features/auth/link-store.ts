import { and, count, eq, gt, inArray, lt, ne } from 'drizzle-orm';
import type { Database, Transaction } from '#db/open-database.ts';
import {
  addressChanges,
  type linkPurposes,
  mailLinks,
  recoveryCodes,
  secondFactors,
  signInChallenges,
  users,
  userSessions,
} from './tables.ts';

export type LinkStore = ReturnType<typeof createLinkStore>;
export type LinkPurpose = (typeof linkPurposes)[number];

export interface NewLink {
  tokenHash: Buffer;
  userId: string;
  purpose: LinkPurpose;
  createdAt: Date;
  expiresAt: Date;
}

/** Mailed links, and what they change. */
export function createLinkStore(db: Database | Transaction) {
  return {
    async addLink(link: NewLink): Promise<void> {
      await db.insert(mailLinks).values(link);
    },
    /** Takes a link, which is used up then. Undefined when it is too old, used, or for something else. */
    async takeLink(tokenHash: Buffer, purposes: readonly LinkPurpose[], now: Date) {
      // Whoever changes an account locks it first: two who come at once wait for each other in one order.
      const owner = db.select({ id: mailLinks.userId }).from(mailLinks).where(eq(mailLinks.tokenHash, tokenHash));
      await db.select({ id: users.userId }).from(users).where(inArray(users.userId, owner)).for('update');
      const fits = and(
        eq(mailLinks.tokenHash, tokenHash),
        inArray(mailLinks.purpose, [...purposes]),
        gt(mailLinks.expiresAt, now),
      );
      const taken = db.delete(mailLinks).where(fits);
      return (await taken.returning({ userId: mailLinks.userId, purpose: mailLinks.purpose }))[0];
    },
    /** How many links of a kind were mailed to this person since a moment, and could still be used. */
    async countLinks(userId: string, purpose: LinkPurpose, since: Date): Promise<number> {
      const sent = and(eq(mailLinks.userId, userId), eq(mailLinks.purpose, purpose), gt(mailLinks.createdAt, since));
      return (await db.select({ count: count() }).from(mailLinks).where(sent))[0]?.count ?? 0;
    },
    async removeLinks(userId: string, purposes: readonly LinkPurpose[]): Promise<void> {
      await db.delete(mailLinks).where(and(eq(mailLinks.userId, userId), inArray(mailLinks.purpose, [...purposes])));
    },
    async removeOldLinks(now: Date): Promise<void> {
      await db.delete(mailLinks).where(lt(mailLinks.expiresAt, now));
      await db.delete(addressChanges).where(lt(addressChanges.expiresAt, now));
    },

    async setPassword(userId: string, passwordHash: string, now: Date): Promise<void> {
      await db.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.userId, userId));
    },
    async removeSecondFactor(userId: string): Promise<void> {
      await db.delete(secondFactors).where(eq(secondFactors.userId, userId));
      await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    },
    async setVerified(userId: string, now: Date): Promise<void> {
      await db.update(users).set({ emailVerified: true, updatedAt: now }).where(eq(users.userId, userId));
    },
    /** @throws the unique index's error when another account has the address. */
    async setEmail(userId: string, email: string, now: Date): Promise<void> {
      await db.update(users).set({ email, emailVerified: true, updatedAt: now }).where(eq(users.userId, userId));
    },
    /** Signs out every device but one, or all. Whoever still owes a second proof begins anew. */
    async endSessions(userId: string, now: Date, except?: string): Promise<void> {
      const others = and(
        eq(userSessions.userId, userId),
        eq(userSessions.isActive, true),
        except === undefined ? undefined : ne(userSessions.sessionId, except),
      );
      await db.update(userSessions).set({ isActive: false, tokenHash: null, logoutTime: now }).where(others);
      await db.delete(signInChallenges).where(eq(signInChallenges.userId, userId));
    },

    async startChange(change: typeof addressChanges.$inferInsert): Promise<void> {
      const { userId: target } = addressChanges;
      await db.insert(addressChanges).values(change).onConflictDoUpdate({ target, set: change });
    },
    async findChange(userId: string, now: Date) {
      const current = and(eq(addressChanges.userId, userId), gt(addressChanges.expiresAt, now));
      return (await db.select().from(addressChanges).where(current))[0];
    },
    async agreeToChange(userId: string, side: 'agree-old' | 'agree-new') {
      const agreed = side === 'agree-old' ? { oldAgreed: true } : { newAgreed: true };
      return (await db.update(addressChanges).set(agreed).where(eq(addressChanges.userId, userId)).returning())[0];
    },
    async endChange(userId: string): Promise<void> {
      await db.delete(addressChanges).where(eq(addressChanges.userId, userId));
    },
  };
}
