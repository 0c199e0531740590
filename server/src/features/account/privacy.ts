import type { PrivacyState, updatePrivacySettings } from '@haven/contracts/account';
import type { InputOf } from '@haven/contracts/endpoint';
import type { PersonalText, PersonKey } from '#lib/personal-text.ts';
import { AppError } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import type { AccountRow, AccountStore, PrivacyChange } from './store.ts';

export type Privacy = ReturnType<typeof createPrivacy>;

const feedbackColumn = 'user_accounts.additional_feedback';

interface Needs {
  store: AccountStore;
  /** Runs work on these, all or nothing. */
  atomically<T>(work: (stores: PrivacyStores) => Promise<T>): Promise<T>;
  personalText: PersonalText;
  /** Removes the conversations that the new choice no longer allows to be kept. */
  purgeFor(userId: string): Promise<void>;
  clock: Clock;
}

interface PrivacyStores {
  accounts: AccountStore;
  /** Has the memory follow what was chosen. Inside, the person's lock is held. */
  tellMemory(person: { userId: string; key: PersonKey }, before: AccountRow): Promise<void>;
}

/** How long a person's conversations are kept, and what Haven may remember. */
export function createPrivacy({ store, atomically, personalText, purgeFor, clock }: Needs) {
  async function get(userId: string): Promise<PrivacyState> {
    const row = await store.find(userId);
    if (!row) throw new AppError('account.not_found');
    return stateOf(row);
  }

  /** What is left out stays. A choice holds before this returns: what it forbids to keep is gone. */
  async function update(userId: string, input: InputOf<typeof updatePrivacySettings>): Promise<PrivacyState> {
    if (input.storagePreference === 'encrypted-storage') throw new AppError('account.storage_not_ready');
    const { additionalFeedback } = input;
    const key = await personalText.of(userId);
    const sealed = additionalFeedback && key.seal(feedbackColumn, additionalFeedback);
    const feedback = additionalFeedback === undefined ? {} : { additionalFeedback: sealed || null };
    const row = await atomically(async ({ accounts, tellMemory }) => {
      // One change at a time: another, made at the same moment, must not bring back a consent that was taken back.
      await accounts.lock(userId);
      const before = await accounts.find(userId);
      const now = clock.now();
      if (!before) return undefined;
      const changed = await accounts.updatePrivacy(userId, { ...changeOf(input, before, now), ...feedback }, now);
      await tellMemory({ userId, key }, before);
      return changed;
    });
    if (!row) throw new AppError('account.not_found');
    await purgeFor(userId);
    return stateOf(row);
  }

  async function stateOf(row: AccountRow): Promise<PrivacyState> {
    const { storagePreference, importanceLevel, privacyConcerns, keepUntilDeleted, mayRemember } = row;
    return {
      storagePreference,
      importanceLevel,
      privacyConcerns,
      additionalFeedback: row.additionalFeedback
        ? await personalText.openFor(row.id, feedbackColumn, row.additionalFeedback)
        : '',
      keepUntilDeleted,
      keepConsentedAt: row.keepConsentedAt?.toISOString() ?? null,
      keepAnswered: row.keepAnsweredAt !== null,
      mayRemember,
    };
  }

  return { get, update };
}

/** To keep conversations is a consent: its moment is noted when it is given, and forgotten when it is withdrawn. */
function changeOf(
  {
    storagePreference,
    importanceLevel,
    privacyConcerns,
    keepUntilDeleted,
    mayRemember,
  }: InputOf<typeof updatePrivacySettings>,
  before: AccountRow,
  now: Date,
): PrivacyChange {
  const preference = storagePreference ?? before.storagePreference;
  const keeps = preference !== 'session-only';
  return {
    storagePreference: preference,
    keepConsentedAt: keeps ? (before.keepConsentedAt ?? now) : null,
    ...(storagePreference && { keepAnsweredAt: before.keepAnsweredAt ?? now }),
    keepUntilDeleted: keeps && (keepUntilDeleted ?? before.keepUntilDeleted),
    ...(importanceLevel && { importanceLevel }),
    ...(privacyConcerns && { privacyConcerns }),
    ...(mayRemember !== undefined && { mayRemember }),
  };
}
