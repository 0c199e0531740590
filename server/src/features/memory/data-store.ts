import type { Database, Transaction } from '#db/open-database.ts';
import { userTable } from '#db/user-data.ts';
import type { PersonalText } from '#lib/personal-text.ts';
import type { UserData } from '#lib/user-data.ts';
import { pointsColumn } from './kept-points.ts';
import { conversationSummaries, forgottenFacts, memories } from './tables.ts';

export function memoryData(db: Database | Transaction, personalText: PersonalText): UserData[] {
  return [
    userTable(db, personalText, {
      table: memories,
      person: memories.userId,
      name: 'memories',
      label: 'What Haven remembers of you',
      sealed: { content: { column: 'memories.content' } },
      leftOut: ['keyHash', 'sourceSeq'],
    }),
    userTable(db, personalText, {
      table: forgottenFacts,
      person: forgottenFacts.userId,
      name: 'forgotten',
      label: 'What you asked Haven to forget, as keyed hashes',
      leftOut: ['keyHash', 'marks', 'marksNeeded', 'hashedFor'],
    }),
    userTable(db, personalText, {
      table: conversationSummaries,
      person: conversationSummaries.userId,
      name: 'summary',
      label: 'What you told Haven, in short',
      sealed: { points: { column: pointsColumn, json: true } },
      leftOut: ['coversTo', 'version', 'oldestAt'],
    }),
  ];
}
