import type { Database, Transaction } from '#db/open-database.ts';
import { userTable } from '#db/user-data.ts';
import type { PersonalText } from '#lib/personal-text.ts';
import type { UserData } from '#lib/user-data.ts';
import { careFlags } from './tables.ts';

export function careData(db: Database | Transaction, personalText: PersonalText): UserData[] {
  return [
    userTable(db, personalText, {
      table: careFlags,
      person: careFlags.userId,
      name: 'careFlag',
      label: 'Whether Haven will check in with you, and since when',
    }),
  ];
}
