import type { Claim } from './claim.ts';

const promises = 'scripts/promises.test.ts';
const signIn = 'server/src/features/auth/auth.test.ts';
const accounts = 'server/src/features/account/account.test.ts';
const choices = 'server/src/features/account/privacy.test.ts';
const ownData = 'server/src/features/account/own-data.test.ts';

/** Who somebody is, how they sign in, and what they may do with what is held about them. */
export const accountClaims: readonly Claim[] = [
  {
    sentences: [
      'You can talk to Haven without an account, a name or an e-mail address.',
      'A visitor account: a random id, when it was made and last used, the state of your free messages and your plan, and your language.',
    ],
    mechanism: ['server/src/features/account/service.ts', 'server/src/features/account/tables.ts'],
    proof: { file: accounts, title: 'gets an account with the defaults of a new person' },
  },
  {
    sentences: [
      'Your age group, when you have answered the question: adult or minor, never your date of birth.',
      'If somebody says that they are between {{age.minimum}} and {{age.adult}}, Haven does not chat with them.',
      'Haven is currently for people of {{age.adult}} and over.',
    ],
    mechanism: ['server/src/features/account/service.ts', 'packages/contracts/src/account.ts'],
    proof: { file: accounts, title: 'a known minor is not chatted with, and cannot grow up by asking again' },
  },
  {
    sentences: [
      'If somebody says that they are under {{age.minimum}}, Haven deletes what it held about them at once and takes the cookie away.',
      'COPPA: Haven keeps nothing about a child who says that they are under {{age.minimum}}.',
    ],
    mechanism: ['server/src/features/account/service.ts'],
    proof: { file: accounts, title: 'somebody under 13 is not kept: row, words and cookie go' },
  },
  {
    sentences: [
      'How you would like to be talked to: the style and qualities you chose, and, if you give them, a name to call you, an introduction and a contact address.',
      'Correct your name, your contact address and how Haven talks to you.',
      'The style, the qualities and the introduction you chose, which may hint at what you are going through.',
    ],
    mechanism: ['server/src/features/account/service.ts', 'server/src/features/companion/tables.ts'],
    proof: { file: accounts, title: 'are read back as they were written, and change one at a time' },
  },
  {
    sentences: [
      'Session-only is the default.',
      'Keeping conversations for longer needs your own choice; Haven never makes it for you.',
      'Keeping conversations beyond the session needs a separate choice of your own.',
    ],
    mechanism: ['server/src/features/account/tables.ts', 'packages/contracts/src/account.ts'],
    proof: {
      file: promises,
      title: 'a new person is session-only, and nothing is kept longer without a stored consent',
    },
  },
  {
    sentences: [
      'The e-mail address you sign in with is stored as it is, because it has to be found; your name is encrypted, and your password is stored only as a hash made with Argon2id.',
    ],
    mechanism: ['server/src/features/auth/passwords.ts', 'server/src/features/auth/sign-up.ts'],
    proof: { file: signIn, title: 'stores Argon2id at the recommended cost, the name sealed and the token hashed' },
  },
  {
    sentences: ["What you had as a visitor becomes the account's, and the visitor's cookie opens nothing any more."],
    mechanism: ['server/src/features/auth/entry.ts', 'server/src/features/auth/sign-up.ts'],
    proof: { file: signIn, title: 'keeps account, conversation and settings, and their cookie opens nothing any more' },
  },
  {
    sentences: [
      'Haven notes each sign-in and each try: the time, the browser, and a shortened network address.',
      'The tries and the network addresses are removed after {{signIn.traceDays}} days.',
    ],
    mechanism: ['server/src/features/auth/entry.ts', 'server/src/lib/network-address.ts'],
    proof: { file: signIn, title: 'goes after 30 days: tries, networks, and the hashes of dead tokens' },
  },
  {
    sentences: ['Signing out makes the token in your browser useless at once.'],
    mechanism: ['server/src/features/auth/service.ts'],
    proof: {
      file: signIn,
      title: 'is dead at once after signing out; its row stays without a hash, and other devices stay',
    },
  },
  {
    sentences: ['When you sign out of your last device, a session-only conversation goes with it.'],
    mechanism: ['server/src/features/auth/service.ts', 'server/src/features/chat/retention.ts'],
    proof: { file: signIn, title: 'takes a session-only conversation with it when the last device signs out' },
  },
  {
    sentences: [
      'When you take that choice back, the conversations whose session has ended are removed at once.',
      'Object to being remembered across conversations, and take back your choice to keep them.',
    ],
    mechanism: ['server/src/features/account/privacy.ts', 'web/src/features/account/privacy-form.tsx'],
    proof: {
      file: choices,
      title: 'whoever takes the consent back has no ended conversation left when the answer comes',
    },
  },
  {
    sentences: [
      'Your account, also that of a visitor, and your settings stay until you delete them on the account page.',
      'Delete your messages with Clear Home history, or your account with everything about you, for which you get a receipt that names nobody.',
    ],
    mechanism: ['server/src/features/account/own-data.ts', 'web/src/features/account/delete-account.tsx'],
    proof: {
      file: ownData,
      title: 'leaves no row, no id, no address and no readable word behind, and says in a receipt what went',
    },
  },
  {
    sentences: ['See your messages in the chat, and on the account page how much of each kind we hold about you.'],
    mechanism: ['server/src/features/account/own-data.ts', 'web/src/features/account/data-card.tsx'],
    proof: { file: ownData, title: "holds nothing of anybody else, and counts what is the caller's" },
  },
  {
    sentences: [
      'Your choices about privacy, and, if you give them, your worries and a remark; the remark is stored encrypted.',
    ],
    mechanism: ['server/src/features/account/privacy.ts'],
    proof: {
      file: choices,
      title: 'what was chosen comes back, what is left out stays, and the feedback is stored sealed',
    },
  },
  {
    sentences: ['Take along all of it as one readable file.'],
    mechanism: ['server/src/features/account/own-data.ts', 'web/src/features/account/download-data.tsx'],
    proof: {
      file: ownData,
      title:
        'every table that names a person is in the export, with something of a person who has something everywhere',
    },
  },
  {
    sentences: ['Links that Haven mails to you work once, and the server keeps only a hash of each.'],
    mechanism: ['server/src/features/auth/mailed-links.ts'],
    proof: {
      file: 'server/src/features/auth/mailed-links.test.ts',
      title: 'a link is mailed at sign-up, works once, and its secret is nowhere in the database',
    },
  },
  {
    sentences: ['If you turn on a second factor, its key is stored encrypted, and its recovery codes as hashes.'],
    mechanism: ['server/src/features/auth/second-factor.ts'],
    proof: {
      file: 'server/src/features/auth/second-factor.test.ts',
      title: 'neither the secret nor a recovery code can be read in the database',
    },
  },
  {
    sentences: [
      'CCPA and other United States privacy laws: Haven sells and shares no personal information, so what a browser asks for with Global Privacy Control is so already; the account page says whether yours asks.',
    ],
    mechanism: ['web/src/features/account/privacy-signal.tsx'],
    proof: {
      file: 'web/src/features/account/account-screen.test.tsx',
      title: 'hears the signal of the browser, and says what it means here',
    },
  },
];
