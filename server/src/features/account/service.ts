import type { CompanionSettings, UserAccount } from '@haven/contracts/account';
import type { updateCompanionSettings, updateUserAccount } from '@haven/contracts/account';
import type { InputOf } from '@haven/contracts/endpoint';
import { trial } from '@haven/contracts/policy/access';
import { companionName } from '@haven/contracts/policy/screens';
import type { PersonalText } from '#lib/personal-text.ts';
import { AppError } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import { randomId } from '#lib/random-id.ts';
import { createSecret, hashSecret } from '#lib/secret.ts';
import type { AuthStore } from '../auth/index.ts';
import type { AccountRow, AccountStore, SettingsRow } from './store.ts';

export type Account = ReturnType<typeof createAccount>;

interface Needs {
  store: AccountStore;
  /** Runs work on both stores, all or nothing. */
  atomically: <T>(work: (stores: { accounts: AccountStore; auth: AuthStore }) => Promise<T>) => Promise<T>;
  /** Deletes a person with everything about them. */
  removeAll(userId: string): Promise<unknown>;
  personalText: PersonalText;
  clock: Clock;
}

/** The account of a person, visitor or registered, and how they would like to be talked to. */
export function createAccount({ store, atomically, removeAll, personalText, clock }: Needs) {
  /** A new visitor: their id, and the secret for their cookie. */
  async function createVisitor(): Promise<{ id: string; secret: string }> {
    const id = randomId();
    const secret = createSecret();
    await atomically(async ({ accounts, auth }) => {
      await accounts.create(id, trial.freeMessages, clock.now());
      await auth.addVisitorToken(id, hashSecret(secret), clock.now());
    });
    return { id, secret };
  }

  async function get(userId: string): Promise<UserAccount> {
    const row = await store.find(userId);
    if (!row) throw new AppError('account.not_found');
    return accountOf(row);
  }

  /** Saves settings. Someone under 13 is not kept: everything goes as in any deletion, and null comes back. */
  async function update(userId: string, input: InputOf<typeof updateUserAccount>): Promise<UserAccount | null> {
    const { ageBand, preferredLanguage } = input;
    if (ageBand) await checkAgeBand(userId, ageBand);
    if (ageBand === 'under-13') {
      await removeAll(userId);
      return null;
    }
    const change = { ...(ageBand && { ageBand }), ...(preferredLanguage && { preferredLanguage }) };
    const row = await store.update(userId, change, clock.now());
    // Between the check and the change another answer may have come.
    if (!row && ageBand) await checkAgeBand(userId, ageBand);
    if (!row) throw new AppError('account.not_found');
    return accountOf(row);
  }

  /** The answer to the age question stands: only an operator changes it. */
  async function checkAgeBand(userId: string, ageBand: string): Promise<void> {
    const current = (await store.find(userId))?.ageBand;
    if (current && current !== ageBand) throw new AppError('account.age_band_set');
  }

  async function getSettings(userId: string): Promise<CompanionSettings> {
    const row = await store.findSettings(userId);
    return row ? openSettings(row) : { ...unsetSettings };
  }

  async function saveSettings(
    userId: string,
    input: InputOf<typeof updateCompanionSettings>,
  ): Promise<CompanionSettings> {
    const { style, selectedQualities, personalizedIntro, userName, userEmail } = input;
    const sealed = {
      personalizedIntro: await seal(userId, 'personalized_intro', personalizedIntro),
      userName: await seal(userId, 'user_name', userName?.trim()),
      userEmail: await seal(userId, 'user_email', userEmail),
    };
    const change = { style, selectedQualities, ...sealed };
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    await store.saveSettings(userId, given, clock.now());
    return getSettings(userId);
  }

  async function seal(userId: string, column: string, value: string | undefined) {
    return value === undefined ? undefined : personalText.sealFor(userId, `companion_settings.${column}`, value);
  }

  async function openSettings(row: SettingsRow): Promise<CompanionSettings> {
    const open = (column: string, sealed: Buffer | null) =>
      sealed === null ? null : personalText.openFor(row.userId, `companion_settings.${column}`, sealed);
    return {
      style: row.style,
      selectedQualities: [...row.selectedQualities],
      personalizedIntro: (await open('personalized_intro', row.personalizedIntro)) ?? '',
      userName: await open('user_name', row.userName),
      userEmail: await open('user_email', row.userEmail),
    };
  }

  /** True for somebody known to be under 18; unknown is not refused. */
  async function isMinor(userId: string): Promise<boolean> {
    return (await store.findStanding(userId))?.ageBand === 'minor';
  }

  /** True when no message of this person may outlive the session it belongs to. */
  async function isSessionOnly(userId: string): Promise<boolean> {
    return (await store.findStanding(userId))?.storagePreference === 'session-only';
  }

  return { createVisitor, get, update, getSettings, saveSettings, isMinor, isSessionOnly };
}

const unsetSettings: CompanionSettings = {
  style: 'balanced-mix',
  selectedQualities: [],
  personalizedIntro: '',
  userName: null,
  userEmail: null,
};

function accountOf(row: AccountRow): UserAccount {
  return {
    id: row.id,
    companionName,
    subscriptionStatus: row.subscriptionStatus,
    messageCount: row.messageCount,
    minutesRemaining: row.minutesRemaining,
    minutesTotal: row.minutesTotal,
    planRenewalDate: row.planRenewalDate?.toISOString() ?? null,
    preferredLanguage: row.preferredLanguage,
    ageBand: row.ageBand,
    createdAt: row.createdAt.toISOString(),
  };
}
