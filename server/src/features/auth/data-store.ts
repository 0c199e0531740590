import type { Database, Transaction } from '#db/open-database.ts';
import { userTable } from '#db/user-data.ts';
import type { PersonalText } from '#lib/personal-text.ts';
import type { UserData } from '#lib/user-data.ts';
import { loginAttempts, users, userSessions, visitorTokens } from './tables.ts';

export function authData(db: Database | Transaction, personalText: PersonalText): UserData[] {
  return [
    userTable(db, personalText, {
      table: users,
      person: users.userId,
      name: 'signIn',
      label: 'How you sign in',
      sealed: { firstName: { column: 'users.first_name' }, lastName: { column: 'users.last_name' } },
      leftOut: ['passwordHash', 'id'],
    }),
    userTable(db, personalText, {
      table: userSessions,
      person: userSessions.userId,
      name: 'devices',
      label: 'Devices you signed in with',
      leftOut: ['tokenHash'],
    }),
    userTable(db, personalText, {
      table: loginAttempts,
      person: loginAttempts.userId,
      name: 'signInAttempts',
      label: 'Tries to sign in to your account',
    }),
    userTable(db, personalText, {
      table: visitorTokens,
      person: visitorTokens.userId,
      name: 'browsers',
      label: 'Browsers that keep you without signing in',
      leftOut: ['tokenHash'],
    }),
  ];
}
