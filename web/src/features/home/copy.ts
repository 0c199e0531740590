import { betaVersion, companionName } from '@haven/contracts/policy/screens';

export const hero = {
  betaBanner: `Unlimited free access during ${betaVersion}`,
  title: 'A calm place to think out loud',
  lead: 'An emotional-intelligence guide for growth. Say it here, and hear it come back clearer.',
} as const;

export const whyChoose = {
  title: `Why Choose ${companionName}`,
  reasons: [
    {
      title: 'A guide in your own style',
      text: `Warm, direct, faith-centered or calm. You choose how ${companionName} speaks, and you can change your mind.`,
    },
    {
      title: 'There at 3 in the morning',
      text: 'No appointment and no waiting room. Start mid-thought and stop when you like.',
    },
    {
      title: 'Yours to clear',
      text: 'No account, no name and no card needed. What you said goes when you say so.',
    },
    {
      title: 'Honest about its limits',
      text: `${companionName} says plainly when a person would help more, and shows you who to call.`,
    },
  ],
} as const;

export const welcome = {
  title: `Welcome to ${companionName} ${betaVersion}.`,
  text: 'Everything is free while the beta lasts. A conversation is kept for its session only: it goes when you clear it, or after a day without a word.',
  close: 'Got it',
} as const;
