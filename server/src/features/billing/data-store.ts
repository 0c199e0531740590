import type { Database, Transaction } from '#db/open-database.ts';
import { userTable } from '#db/user-data.ts';
import type { PersonalText } from '#lib/personal-text.ts';
import type { UserData } from '#lib/user-data.ts';
import { promoCodeUsages, subscriptions, userCredits } from './tables.ts';

export function billingData(db: Database | Transaction, personalText: PersonalText): UserData[] {
  return [
    userTable(db, personalText, {
      table: subscriptions,
      person: subscriptions.userId,
      name: 'plans',
      label: 'Plans you chose',
    }),
    userTable(db, personalText, {
      table: userCredits,
      person: userCredits.userId,
      name: 'credits',
      label: 'Credits',
    }),
    userTable(db, personalText, {
      table: promoCodeUsages,
      person: promoCodeUsages.userId,
      name: 'promoCodes',
      label: 'Promo codes you used',
      sealed: { userEmail: { column: 'promo_code_usages.user_email' } },
    }),
  ];
}
