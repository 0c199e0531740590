import type { Database, Transaction } from '#db/open-database.ts';
import { userTable } from '#db/user-data.ts';
import type { PersonalText } from '#lib/personal-text.ts';
import type { UserData } from '#lib/user-data.ts';
import { contactMessages, newsletterSubscriptions } from './tables.ts';

export function supportData(db: Database | Transaction, personalText: PersonalText): UserData[] {
  return [
    userTable(db, personalText, {
      table: contactMessages,
      person: contactMessages.userId,
      name: 'lettersToSupport',
      label: 'What you wrote to support',
      sealed: {
        name: { column: 'contact_messages.name' },
        email: { column: 'contact_messages.email' },
        subject: { column: 'contact_messages.subject' },
        message: { column: 'contact_messages.message' },
      },
    }),
    userTable(db, personalText, {
      table: newsletterSubscriptions,
      person: newsletterSubscriptions.userId,
      name: 'newsletter',
      label: 'Newsletter',
    }),
  ];
}
