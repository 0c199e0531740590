import type { Claim } from './claim.ts';

const promises = 'scripts/promises.test.ts';
const accounts = 'server/src/features/account/account.test.ts';
const chat = 'server/src/features/chat/chat.test.ts';
const personalText = 'server/src/db/personal-text.test.ts';

/** Who can read what is held, and what leaves this Haven. */
export const secrecyClaims: readonly Claim[] = [
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
];
