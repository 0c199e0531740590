import { trial } from '@haven/contracts/policy/access';
import { and, eq, getTableColumns, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#db/open-database.ts';
import { prepared } from '#db/prepared.ts';
import { companionSettings, deletions, userAccounts } from './tables.ts';

export type AccountStore = ReturnType<typeof createAccountStore>;
export type AccountRow = typeof userAccounts.$inferSelect;
export type SettingsRow = typeof companionSettings.$inferSelect;
/** What a person may use, agreed to and chose. */
export type Standing = Pick<AccountRow, 'ageBand' | 'storagePreference' | 'mayRemember'> & {
  messagesRemaining: number;
  memberSince: Date;
  settings: SettingsRow | null;
};
type AccountChange = Partial<Pick<AccountRow, 'preferredLanguage' | 'ageBand'>>;
export type PrivacyChange = Partial<
  Pick<
    AccountRow,
    | 'storagePreference'
    | 'keepConsentedAt'
    | 'keepAnsweredAt'
    | 'keepUntilDeleted'
    | 'importanceLevel'
    | 'privacyConcerns'
    | 'additionalFeedback'
    | 'mayRemember'
  >
>;
type SettingsChange = Partial<
  Pick<SettingsRow, 'style' | 'selectedQualities' | 'personalizedIntro' | 'userName' | 'userEmail'>
>;

/** The queries; in a transaction, open them on its `tx`. */
export function createAccountStore(db: Database | Transaction) {
  const isThisPerson = eq(userAccounts.id, sql.placeholder('id'));
  // What every message asks; it is asked first of all there, so it must be ready to go out at once.
  const locked = prepared('account_lock', () =>
    db.select({ id: userAccounts.id }).from(userAccounts).where(isThisPerson).for('update'),
  );
  const lockedIfFree = prepared('account_lock_if_free', () =>
    db.select({ id: userAccounts.id }).from(userAccounts).where(isThisPerson).for('update', { skipLocked: true }),
  );
  const found = prepared('account', () => db.select().from(userAccounts).where(isThisPerson));
  // In one statement, for most calls ask for more than one of it: asked at the same time, it is read once.
  const standing = prepared('account_standing', () =>
    db
      .select({
        messagesRemaining: userAccounts.messageCount,
        memberSince: userAccounts.createdAt,
        ageBand: userAccounts.ageBand,
        storagePreference: userAccounts.storagePreference,
        mayRemember: userAccounts.mayRemember,
        ...getTableColumns(companionSettings),
      })
      .from(userAccounts)
      .leftJoin(companionSettings, eq(companionSettings.userId, userAccounts.id))
      .where(isThisPerson),
  );

  return {
    async create(id: string, freeMessages: number, now: Date) {
      await db
        .insert(userAccounts)
        .values({ id, messageCount: freeMessages, createdAt: now, updatedAt: now, lastSeenAt: now });
    },
    async find(id: string): Promise<AccountRow | undefined> {
      return (await found({ id }))[0];
    },
    /** Undefined when there is no such person, or their age group is another one already. */
    async update(id: string, change: AccountChange, now: Date): Promise<AccountRow | undefined> {
      const { ageBand } = userAccounts;
      const fits = change.ageBand ? or(isNull(ageBand), eq(ageBand, change.ageBand)) : undefined;
      const changed = db
        .update(userAccounts)
        .set({ ...change, updatedAt: now })
        .where(and(eq(userAccounts.id, id), fits));
      return (await changed.returning())[0];
    },
    async updatePrivacy(id: string, change: PrivacyChange, now: Date): Promise<AccountRow | undefined> {
      const changed = db
        .update(userAccounts)
        .set({ ...change, updatedAt: now })
        .where(eq(userAccounts.id, id));
      return (await changed.returning())[0];
    },
    /** The companion's own notes of the person are dropped: replies begun before don't bring them back. */
    async noteNotesDropped(id: string, now: Date): Promise<void> {
      await db.update(userAccounts).set({ notesDroppedAt: now }).where(eq(userAccounts.id, id));
    },
    /** What the overview says the person pays for. */
    async setSubscriptionStatus(id: string, subscriptionStatus: AccountRow['subscriptionStatus'], now: Date) {
      await db.update(userAccounts).set({ subscriptionStatus, updatedAt: now }).where(eq(userAccounts.id, id));
    },
    async noteDeletion(deletion: typeof deletions.$inferInsert): Promise<void> {
      await db.insert(deletions).values(deletion);
    },
    /** What messages and replies ask about a person. */
    async findStanding(id: string): Promise<Standing | undefined> {
      const [row] = await standing({ id });
      return row && standingOf(row);
    },
    /** Takes one free message; false when none is left. The condition makes the race harmless. */
    async takeFreeMessage(id: string): Promise<boolean> {
      const taken = db
        .update(userAccounts)
        .set({ messageCount: sql`${userAccounts.messageCount} - 1` })
        .where(and(eq(userAccounts.id, id), gt(userAccounts.messageCount, 0)));
      return (await taken.returning({ id: userAccounts.id })).length > 0;
    },
    /** Gives one free message back, never more than there were. */
    async giveBackFreeMessage(id: string): Promise<void> {
      await db
        .update(userAccounts)
        .set({ messageCount: sql`least(${userAccounts.messageCount} + 1, ${trial.freeMessages})` })
        .where(eq(userAccounts.id, id));
    },
    /** Which of these people keep their conversations for the session only. */
    async listSessionOnly(ids: readonly string[]): Promise<Set<string>> {
      const wanted = and(inArray(userAccounts.id, [...ids]), eq(userAccounts.storagePreference, 'session-only'));
      return idsOf(await db.select({ id: userAccounts.id }).from(userAccounts).where(wanted));
    },
    /** Which of these people keep their conversations, but not until they delete them. */
    async listKeepingForDays(ids: readonly string[]): Promise<Set<string>> {
      const keeping = and(ne(userAccounts.storagePreference, 'session-only'), eq(userAccounts.keepUntilDeleted, false));
      return idsOf(
        await db
          .select({ id: userAccounts.id })
          .from(userAccounts)
          .where(and(inArray(userAccounts.id, [...ids]), keeping)),
      );
    },
    /** Everything about the person goes with this row. */
    async remove(id: string): Promise<boolean> {
      return (
        (await db.delete(userAccounts).where(eq(userAccounts.id, id)).returning({ id: userAccounts.id })).length > 0
      );
    },
    /** Nobody else writes anything of this person until the transaction ends. False when there is no such person. */
    async lock(id: string): Promise<boolean> {
      return (await locked({ id })).length > 0;
    },
    /** The same, but waits for nobody. False also when somebody else has the person's lock. */
    async lockIfFree(id: string): Promise<boolean> {
      return (await lockedIfFree({ id })).length > 0;
    },
    async fillAgeBand(id: string, ageBand: AccountRow['ageBand'], now: Date): Promise<void> {
      await db
        .update(userAccounts)
        .set({ ageBand, updatedAt: now })
        .where(and(eq(userAccounts.id, id), isNull(userAccounts.ageBand)));
    },
    async findSettings(userId: string): Promise<SettingsRow | undefined> {
      const [row] = await standing({ id: userId });
      return row && (standingOf(row).settings ?? undefined);
    },
    async saveSettings(userId: string, change: SettingsChange, now: Date): Promise<void> {
      await db
        .insert(companionSettings)
        .values({ userId, ...change, createdAt: now, updatedAt: now })
        .onConflictDoUpdate({ target: companionSettings.userId, set: { ...change, updatedAt: now } });
    },
    /** Saves only what has not been set. A style counts as set once it, or a quality beside it, was chosen. */
    async fillSettings(userId: string, settings: SettingsChange, now: Date): Promise<void> {
      const { style, selectedQualities, personalizedIntro, userName, userEmail } = companionSettings;
      const isUnchosen = sql`${style} = 'balanced-mix' and ${selectedQualities} = '[]'::jsonb`;
      await db
        .insert(companionSettings)
        .values({ userId, ...settings, createdAt: now, updatedAt: now })
        .onConflictDoUpdate({
          target: companionSettings.userId,
          set: {
            style: sql`case when ${isUnchosen} then excluded.style else ${style} end`,
            selectedQualities: sql`case when ${isUnchosen} then excluded.selected_qualities else ${selectedQualities} end`,
            personalizedIntro: sql`coalesce(${personalizedIntro}, excluded.personalized_intro)`,
            userName: sql`coalesce(${userName}, excluded.user_name)`,
            userEmail: sql`coalesce(${userEmail}, excluded.user_email)`,
            updatedAt: now,
          },
        });
    },
  };
}

type Found = Omit<Standing, 'settings'> & { [Key in keyof SettingsRow]: SettingsRow[Key] | null };

/** The settings of somebody who chose none are a row of nothing. */
function standingOf({
  messagesRemaining,
  memberSince,
  ageBand,
  storagePreference,
  mayRemember,
  ...settings
}: Found): Standing {
  const own = settings.userId === null ? null : (settings as SettingsRow);
  return { messagesRemaining, memberSince, ageBand, storagePreference, mayRemember, settings: own };
}

function idsOf(rows: { id: string }[]): Set<string> {
  return new Set(rows.map(({ id }) => id));
}
