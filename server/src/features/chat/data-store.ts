import type { Database, Transaction } from '#db/open-database.ts';
import { userTable } from '#db/user-data.ts';
import type { PersonalText } from '#lib/personal-text.ts';
import type { UserData } from '#lib/user-data.ts';
import { contentColumn } from './messages.ts';
import { stateColumn } from './replies.ts';
import {
  careNotices,
  chatMessages,
  chatSessions,
  companionStates,
  conversationMessages,
  offRecordSessions,
  visits,
} from './tables.ts';

export function chatData(db: Database | Transaction, personalText: PersonalText): UserData[] {
  return [
    userTable(db, personalText, {
      table: conversationMessages,
      person: conversationMessages.userId,
      name: 'messages',
      label: 'Messages of your conversations',
      sealed: { content: { column: contentColumn } },
      leftOut: ['bodyHash', 'leaseUntil', 'echoedAt', 'stopRequested'],
    }),
    userTable(db, personalText, {
      table: companionStates,
      person: companionStates.userId,
      name: 'companionNotes',
      label: 'What Haven keeps in mind during a conversation',
      sealed: { state: { column: stateColumn, json: true } },
    }),
    userTable(db, personalText, {
      table: visits,
      person: visits.userId,
      name: 'visits',
      label: 'When you used the chat',
    }),
    userTable(db, personalText, {
      table: careNotices,
      person: careNotices.userId,
      name: 'careNotices',
      label: 'Notices the chat showed you',
    }),
    userTable(db, personalText, {
      table: offRecordSessions,
      person: offRecordSessions.userId,
      name: 'offTheRecord',
      label: 'Conversations that are off the record',
    }),
    userTable(db, personalText, {
      table: chatSessions,
      person: chatSessions.userId,
      name: 'meteredSessions',
      label: 'Metered sessions',
    }),
    userTable(db, personalText, {
      table: chatMessages,
      person: chatMessages.userId,
      name: 'meteredMessages',
      label: 'Messages of metered sessions',
      sealed: { content: { column: 'chat_messages.content' } },
    }),
  ];
}
