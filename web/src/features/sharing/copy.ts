import { companionName } from '@haven/contracts/policy/screens';

export const sharing = {
  open: `Share ${companionName}`,
  title: `Share ${companionName}`,
  lead: 'Only a link is shared. Nothing you wrote goes with it.',
  text: 'Text a Friend',
  email: 'Send Email',
  tweet: 'Tweet It',
  copy: 'Copy Link',
  copied: { title: 'Link Copied!' },
  copyFailed: { title: 'The link could not be copied', description: 'Please copy the address of this page instead.' },
} as const;

/** What the shared message says, before the link. */
export const message = {
  subject: `${companionName}, a calm place to think out loud`,
  body: `I have been thinking out loud with ${companionName}, an AI companion for emotional growth. It is free during beta:`,
} as const;

export const prompt = {
  title: 'Glad this helped.',
  text: 'Would it help someone you know?',
  share: `Share ${companionName}`,
  notNow: 'Not now',
} as const;
