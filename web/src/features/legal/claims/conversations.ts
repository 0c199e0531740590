import type { Claim } from './claim.ts';

const care = 'server/src/features/chat/care.test.ts';
const chat = 'server/src/features/chat/chat.test.ts';
const choices = 'server/src/features/account/privacy.test.ts';
const retention = 'server/src/features/chat/retention.test.ts';

/** What is said in the chat, how long it is kept, and what is made of it. */
export const conversationClaims: readonly Claim[] = [
  {
    sentences: [
      "Your messages and Haven's answers, for as long as the next section says, and with them the level of danger read in a message and what Haven noted so as not to repeat itself.",
      'What you write in the chat, which may speak of your mood, your body or your mind.',
      'What Haven answers, for the same reason.',
      'What you tell a companion about how you are can be health data.',
      'This page says what Haven holds of it and why; the privacy policy says the rest.',
      'What Haven holds about your health has a page of its own.',
      "All of it comes from you, when you write or choose, and from Haven's reading of what you wrote.",
    ],
    mechanism: ['server/src/features/chat/tables.ts', 'server/src/features/chat/history.ts'],
    proof: { file: chat, title: 'is answered as JSON, and both sides are kept in order' },
  },
  {
    sentences: [
      'What you write is stored encrypted, and by default it is removed once your session has ended.',
      'A session ends after {{session.idleHours}} hours without a message, and a job then removes all of its messages from the server, with the notes and the times of the visit.',
      'By default your messages, and the level of risk kept with them, are removed {{session.idleHours}} hours after the last message of a session, and sooner when you sign out of your last device.',
      'The level of risk that Haven read in a message, kept with that message and removed with it.',
    ],
    mechanism: ['server/src/features/chat/retention.ts', 'server/src/features/chat/tables.ts'],
    proof: {
      file: retention,
      title: 'a session of somebody who keeps nothing is removed whole, a day after its last message',
    },
  },
  {
    sentences: [
      'Clear Home history removes all your messages at once, with the notes and the times of your visits.',
      'You can remove all your messages earlier with Clear Home history.',
    ],
    mechanism: ['server/src/features/chat/history.ts', 'server/src/features/chat/store.ts'],
    proof: { file: chat, title: 'is removed whole by its owner, and stays away' },
  },
  {
    sentences: ['It keeps a list of your exchanges too, in this browser only, and Clear Home history removes it.'],
    mechanism: ['web/src/features/chat/conversation-list.ts'],
    proof: {
      file: 'web/src/features/chat/conversation-list.test.ts',
      title: 'clearing forgets the exchanges of this person only',
    },
  },
  {
    sentences: [
      'Your browser also stores your id, your choices, and text you have not sent yet, so that nothing you typed is lost.',
    ],
    mechanism: ['web/src/lib/storage.ts', 'web/src/features/chat/draft.ts', 'web/src/features/chat/outbox.ts'],
    proof: { file: 'web/src/lib/storage.test.tsx', title: 'what is stored is read again until it is removed' },
  },
  {
    sentences: [
      'A crisis flag, while one is on: its level and its time, never the words that raised it.',
      'If a message speaks of danger, Haven shows you where to find help and alerts nobody.',
    ],
    mechanism: ['server/src/features/chat/care.ts', 'server/src/features/companion/care-store.ts'],
    proof: { file: care, title: 'raises a flag with time and tier and never with words' },
  },
  {
    sentences: ['The crisis flag ends after the check-in with which your next visit begins.'],
    mechanism: ['server/src/features/chat/care.ts'],
    proof: { file: care, title: 'ends after the check-in with which the next visit begins' },
  },
  {
    sentences: ['The times of your visits, so that Haven can repeat what it is and suggest a break.'],
    mechanism: ['server/src/features/chat/visit.ts'],
    proof: { file: care, title: 'comes again after three hours of use, and a break is suggested after each hour' },
  },
  {
    sentences: [
      'Haven counts by year how often it showed crisis resources: a year, a kind and a number, and nothing about you.',
      'The counts are published on the safety page.',
    ],
    mechanism: ['server/src/features/companion/care-store.ts', 'web/src/features/legal/care-counts.tsx'],
    proof: { file: care, title: 'counts once for the year, about nobody' },
  },
  {
    sentences: [
      'What Haven remembers, if you keep your conversations and do not object: small facts, and a few sentences on what you told, all of it encrypted and shown to you with the message it came from.',
      'What you have forgotten leaves only hashes behind, by which Haven knows not to keep it again.',
    ],
    mechanism: ['server/src/features/memory/service.ts', 'server/src/features/memory/forgotten.ts'],
    proof: {
      file: 'server/src/features/memory/summary.test.ts',
      title: 'forgetting a memory takes it out of the summary at once, and no later message brings it back',
    },
  },
  {
    sentences: [
      'If you choose to keep them, each message is removed after {{kept.days}} days, or, where you tick that too, only when you delete it.',
    ],
    mechanism: ['server/src/features/account/privacy.ts', 'server/src/features/chat/retention.ts'],
    proof: { file: choices, title: 'whoever no longer keeps until they delete has nothing older than 30 days left' },
  },
];
