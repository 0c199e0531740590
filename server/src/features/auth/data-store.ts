import type { Database, Transaction } from '#db/open-database.ts';
import { userTable } from '#db/user-data.ts';
import type { PersonalText } from '#lib/personal-text.ts';
import type { UserData } from '#lib/user-data.ts';
import {
  addressChanges,
  loginAttempts,
  mailLinks,
  recoveryCodes,
  secondFactors,
  signInChallenges,
  users,
  userSessions,
  visitorTokens,
} from './tables.ts';

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
    userTable(db, personalText, {
      table: mailLinks,
      person: mailLinks.userId,
      name: 'mailedLinks',
      label: 'Links mailed to you in the last hour',
      leftOut: ['tokenHash'],
    }),
    userTable(db, personalText, {
      table: addressChanges,
      person: addressChanges.userId,
      name: 'addressChange',
      label: 'An address you asked to change to',
      sealed: { newEmail: { column: 'address_changes.new_email' } },
    }),
    userTable(db, personalText, {
      table: secondFactors,
      person: secondFactors.userId,
      name: 'secondFactor',
      label: 'The second factor of your account',
      leftOut: ['secret', 'lastStep'],
    }),
    userTable(db, personalText, {
      table: recoveryCodes,
      person: recoveryCodes.userId,
      name: 'recoveryCodes',
      label: 'Recovery codes that still work',
      leftOut: ['codeHash'],
    }),
    userTable(db, personalText, {
      table: signInChallenges,
      person: signInChallenges.userId,
      name: 'openSignIns',
      label: 'Sign-ins that wait for a code',
      leftOut: ['tokenHash'],
    }),
  ];
}
