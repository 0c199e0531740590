/** A test, by its file and its title as written there. */
export interface Proof {
  file: string;
  title: string;
}

/** Sentences of the privacy page and of the health-data page, what makes them true, and the test that shows it. */
export interface Claim {
  sentences: readonly string[];
  /** The files that make them true. */
  mechanism: readonly string[];
  proof: Proof;
}

const promises = 'scripts/promises.test.ts';
const signIn = 'server/src/features/auth/auth.test.ts';
const accounts = 'server/src/features/account/account.test.ts';
const care = 'server/src/features/chat/care.test.ts';
const chat = 'server/src/features/chat/chat.test.ts';
const choices = 'server/src/features/account/privacy.test.ts';
const ownData = 'server/src/features/account/own-data.test.ts';
const retention = 'server/src/features/chat/retention.test.ts';
const personalText = 'server/src/db/personal-text.test.ts';

/** Every sentence of both texts stands here; `scripts/claims.test.ts` fails for one that does not. */
export const claims: readonly Claim[] = [
  {
    sentences: [
      "Every sentence on this page names, in a list that is part of Haven's source, the part of the program that makes it true and the test that checks it.",
      'A sentence without one is not published here.',
    ],
    mechanism: ['web/src/features/legal/claims.ts'],
    proof: { file: 'scripts/claims.test.ts', title: 'every sentence of the %s text is claimed' },
  },
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
    sentences: [
      'The e-mail address you sign in with is stored as it is, because it has to be found; your name is encrypted, and your password is stored only as a hash made with Argon2id.',
    ],
    mechanism: ['server/src/features/auth/passwords.ts', 'server/src/features/auth/service.ts'],
    proof: { file: signIn, title: 'stores Argon2id at the recommended cost, the name sealed and the token hashed' },
  },
  {
    sentences: ["What you had as a visitor becomes the account's, and the visitor's cookie opens nothing any more."],
    mechanism: ['server/src/features/auth/service.ts'],
    proof: { file: signIn, title: 'keeps account, conversation and settings, and their cookie opens nothing any more' },
  },
  {
    sentences: [
      'Haven notes each sign-in and each try: the time, the browser, and a shortened network address.',
      'The tries and the network addresses are removed after {{signIn.traceDays}} days.',
    ],
    mechanism: ['server/src/features/auth/service.ts', 'server/src/lib/network-address.ts'],
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
      'The messages, the notes, the name, the introduction and the contact address are encrypted before they reach the database.',
    ],
    mechanism: ['server/src/db/personal-text.ts'],
    proof: { file: 'server/src/main.test.ts', title: 'the data directory holds no word of what was said' },
  },
  {
    sentences: [
      "Each person has an encryption key of their own: AES-256-GCM, wrapped by the server's master key.",
      'What is encrypted for one person does not open for another.',
    ],
    mechanism: ['server/src/db/personal-text.ts', 'server/src/lib/sealed-box.ts', 'server/src/lib/master-key.ts'],
    proof: { file: personalText, title: 'a box opens for its own person and column only' },
  },
  {
    sentences: [
      'When your key is erased, what the database still holds under it can no longer be read by anybody, us included.',
    ],
    mechanism: ['server/src/db/personal-text.ts'],
    proof: { file: personalText, title: 'when the key is erased nothing of the person can be read' },
  },
  {
    sentences: [
      'To answer you, the server has to open your messages for a moment, so the encryption does not hide them from somebody who controls the running server.',
      'Haven uses it to answer you in the conversation, to notice danger and show where to find help, and to talk in the way you chose.',
    ],
    mechanism: ['server/src/features/chat/context.ts', 'server/src/features/chat/sending.ts'],
    proof: { file: chat, title: 'words that only a client claims were said are not what a reply is built on' },
  },
  {
    sentences: [
      'Without an account, one cookie tells the server that it is you: a random secret, sent to Haven only and out of reach of scripts.',
      'The server keeps only a hash of that secret.',
    ],
    mechanism: ['server/src/http/caller.ts', 'server/src/lib/secret.ts'],
    proof: { file: accounts, title: 'gets a cookie that scripts cannot read, and only its hash is stored' },
  },
  {
    sentences: ['Haven sets no cookie for advertising or for counting visits.'],
    mechanism: ['server/src/http/caller.ts'],
    proof: { file: promises, title: 'there is one cookie, the visitor’s' },
  },
  {
    sentences: [
      'Only you can reach your messages: every call is answered for the person who makes it and for nobody else.',
    ],
    mechanism: ['server/src/http/own.ts', 'server/src/features/chat/store.ts'],
    proof: { file: chat, title: 'can be read by its owner only' },
  },
  {
    sentences: [
      'The logs of the server hold times, results and ids that were made unreadable; they hold nothing that you wrote.',
    ],
    mechanism: ['server/src/http/metrics.ts', 'server/src/http/server.ts'],
    proof: { file: 'server/src/http/http.test.ts', title: 'the log holds no words, id, cookie or address of anybody' },
  },
  {
    sentences: [
      'Your network address is used for a short time to keep one caller from overloading Haven.',
      'Unless you sign in, it is stored neither in the database nor in the logs.',
    ],
    mechanism: ['server/src/http/limits.ts', 'server/src/http/metrics.ts'],
    proof: { file: promises, title: 'only the tables of signing in have a place for a network address' },
  },
  {
    sentences: [
      'No person reads your conversations.',
      'No screen, call or command of Haven shows your conversations to anybody but you.',
      'No person reads it.',
    ],
    mechanism: ['packages/contracts/src/endpoints.ts'],
    proof: {
      file: 'packages/contracts/src/endpoints.test.ts',
      title: 'no call for admins answers with what people wrote',
    },
  },
  {
    sentences: [
      'Haven sells them to nobody, shows them to no advertiser and trains no model with them.',
      "The server opens no connection but to its own database and, where whoever runs this Haven has set them up, to a language model, a mail server and Google's sign-in.",
      'It uses it for nothing else: for no advertising, no profile, no price, and no training of a model.',
      'Haven sells no health data and shows it to no other person.',
      'Haven is not covered by HIPAA; its practices follow the same ideas: it keeps little, encrypts what you write, and shows it to no other person.',
      'Haven does not ask for health records and reads no other app or device.',
    ],
    mechanism: ['server/src/features/companion/models/careful-fetch.ts', 'server/src/env.ts'],
    proof: { file: promises, title: 'the server opens connections only where its settings name a place for one' },
  },
  {
    sentences: [
      'The answers of this Haven are made by {{model.who}}.',
      'It leaves Haven only where a language model makes the answers: on this Haven they are made by {{model.who}}.',
    ],
    mechanism: ['server/src/http/service-routes.ts', 'web/src/features/legal/value.tsx'],
    proof: {
      file: 'web/src/features/legal/legal-text.test.tsx',
      title: 'the privacy page says who makes the answers: %s',
    },
  },
  {
    sentences: [
      'A language model, where there is one, is sent your message, the latest turns before it, how you would like to be talked to, the name and introduction you gave and, if you let Haven remember things, those that fit; it is not sent your id, your e-mail address or anything about your device.',
    ],
    mechanism: ['server/src/features/companion/prompt.ts'],
    proof: {
      file: 'server/src/features/companion/model-sight.test.ts',
      title: 'a language model is sent what a reply needs, and nothing that says who the person is',
    },
  },
  {
    sentences: [
      'If you let Haven remember things, the language model is also shown, some minutes later, what you wrote and asked what is worth remembering; Haven keeps of that only what quotes you.',
    ],
    mechanism: ['server/src/features/memory/proposing.ts', 'packages/companion/src/memory/proposals.ts'],
    proof: {
      file: 'server/src/features/memory/proposing.test.ts',
      title: 'it is shown the messages as data, and nothing that says who the person is',
    },
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
      "What the company of a language model may do with that is agreed between it and whoever runs this Haven, whom Haven's handbook asks for an agreement without storage and without training.",
    ],
    mechanism: ['docs/how-to/models.md'],
    proof: { file: promises, title: 'the page on language models asks for an agreement without storage and training' },
  },
  {
    sentences: ['Haven loads nothing from other companies and tells no other company that you were here.'],
    mechanism: ['server/src/http/pages.ts', 'server/src/http/server.ts'],
    proof: {
      file: promises,
      title: 'no page loads anything from another origin, and no link tells where it was pressed',
    },
  },
  {
    sentences: ['What you write changes no price.'],
    mechanism: ['packages/contracts/src/policy/prices.ts'],
    proof: { file: promises, title: 'prices stand in the policy alone' },
  },
  {
    sentences: ['Haven starts only after you have read what it is and pressed the button that says so.'],
    mechanism: ['web/src/features/onboarding/steps.ts', 'web/src/features/onboarding/disclaimer.tsx'],
    proof: {
      file: 'web/src/features/onboarding/steps.test.ts',
      title: 'designing a guide leads through every step, and there is no step3',
    },
  },
  {
    sentences: [
      'You may ask for access to what we hold about you, a copy of it, its correction or its deletion, and you may object to how we use it.',
      'Some of this you can do yourself:',
      'For everything else write to {{email.privacy}}.',
      'We answer within {{request.days}} days, and what you asked us to delete is gone by then.',
      'It costs nothing, and asking changes nothing about how Haven treats you.',
      'GDPR: the rights above are yours wherever you live, in the European Union or not.',
      'Questions about privacy go to {{email.privacy}}, everything else to {{email.support}}.',
      'You may ask whether we hold health data about you, see it, withdraw your consent, and have it deleted.',
      'Write to {{email.privacy}}; we answer within {{request.days}} days.',
      'If we refuse, you may ask us to look again at the same address, and you may complain to the attorney general of your state.',
    ],
    mechanism: ['docs/runbook.md', 'server/src/env.ts'],
    proof: { file: promises, title: 'the runbook says how each request is answered, and in how many days' },
  },
  {
    sentences: [
      'If you choose to keep them, each message is removed after {{kept.days}} days, or, where you tick that too, only when you delete it.',
    ],
    mechanism: ['server/src/features/account/privacy.ts', 'server/src/features/chat/retention.ts'],
    proof: { file: choices, title: 'whoever no longer keeps until they delete has nothing older than 30 days left' },
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
  {
    sentences: ['When this page changes, the date at its top changes with it.'],
    mechanism: ['web/src/features/legal/legal-dates.tsx'],
    proof: { file: 'scripts/claims.test.ts', title: 'the %s text is dated as the policy says' },
  },
];
