import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '#db/open-database.ts';
import { companionSettings, userAccounts } from './tables.ts';

export type AccountStore = ReturnType<typeof createAccountStore>;
export type AccountRow = typeof userAccounts.$inferSelect;
export type SettingsRow = typeof companionSettings.$inferSelect;
type AccountChange = Partial<Pick<AccountRow, 'preferredLanguage' | 'ageBand'>>;
type SettingsChange = Partial<
  Pick<SettingsRow, 'style' | 'selectedQualities' | 'personalizedIntro' | 'userName' | 'userEmail'>
>;

/** The queries; in a transaction, open them on its `tx`. */
export function createAccountStore(db: Database | Transaction) {
  return {
    async create(id: string, freeMessages: number, now: Date) {
      await db
        .insert(userAccounts)
        .values({ id, messageCount: freeMessages, createdAt: now, updatedAt: now, lastSeenAt: now });
    },
    async find(id: string): Promise<AccountRow | undefined> {
      return (await db.select().from(userAccounts).where(eq(userAccounts.id, id)))[0];
    },
    async update(id: string, change: AccountChange, now: Date): Promise<AccountRow | undefined> {
      const changed = db
        .update(userAccounts)
        .set({ ...change, updatedAt: now })
        .where(eq(userAccounts.id, id));
      return (await changed.returning())[0];
    },
    /** Everything about the person goes with this row. */
    async remove(id: string): Promise<boolean> {
      return (
        (await db.delete(userAccounts).where(eq(userAccounts.id, id)).returning({ id: userAccounts.id })).length > 0
      );
    },
    async findSettings(userId: string): Promise<SettingsRow | undefined> {
      return (await db.select().from(companionSettings).where(eq(companionSettings.userId, userId)))[0];
    },
    async saveSettings(userId: string, change: SettingsChange, now: Date): Promise<void> {
      await db
        .insert(companionSettings)
        .values({ userId, ...change, createdAt: now, updatedAt: now })
        .onConflictDoUpdate({ target: companionSettings.userId, set: { ...change, updatedAt: now } });
    },
  };
}
