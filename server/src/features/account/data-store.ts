import type { Database, Transaction } from '#db/open-database.ts';
import { userTable } from '#db/user-data.ts';
import type { PersonalText } from '#lib/personal-text.ts';
import type { UserData } from '#lib/user-data.ts';
import { companionSettings, userAccounts } from './tables.ts';

export function accountData(db: Database | Transaction, personalText: PersonalText): UserData[] {
  return [
    userTable(db, personalText, {
      table: userAccounts,
      person: userAccounts.id,
      name: 'account',
      label: 'Your account and privacy settings',
      sealed: { additionalFeedback: { column: 'user_accounts.additional_feedback' } },
      leftOut: ['notesDroppedAt'],
    }),
    userTable(db, personalText, {
      table: companionSettings,
      person: companionSettings.userId,
      name: 'companion',
      label: 'How Haven talks to you',
      sealed: {
        personalizedIntro: { column: 'companion_settings.personalized_intro' },
        userName: { column: 'companion_settings.user_name' },
        userEmail: { column: 'companion_settings.user_email' },
      },
    }),
  ];
}
