import { ages } from '@haven/contracts/policy/legal';
import { companionName } from '@haven/contracts/policy/screens';

export const disclaimerCopy = {
  title: `Talk to ${companionName}`,
  subtitle: 'An AI companion, here at any hour',
  education: { strong: 'Educational content.', text: 'Not therapy, not medical advice and not a crisis service.' },
  program: 'You are talking with an AI, and it can be wrong. Keep what fits.',
  account: 'No account needed. You can clear your chats at any time.',
  crisis: { strong: 'In crisis?', after: 'A person will answer.' },
  agree: "I Understand - Let's Create My Guide",
  terms: { before: 'By continuing you agree to the', link: 'Terms of Service and Privacy Policy', after: '.' },
};

export const ageCopy = {
  title: 'How old are you?',
  text: `${companionName} asks everyone this once.`,
  choices: [
    { band: 'under-13', label: `Under ${ages.minimum}` },
    { band: 'minor', label: `${ages.minimum} to ${ages.adult - 1}` },
    { band: 'adult', label: `${ages.adult} or older` },
  ],
} as const;

export const pathCopy = {
  title: 'How shall we begin?',
  text: `${companionName} can speak in many ways. You can change this at any time.`,
  choices: [
    {
      path: 'design',
      label: 'Design my own guide',
      hint: 'Choose an energy and the qualities that matter to you.',
    },
    {
      path: 'match',
      label: `Let ${companionName} find a match`,
      hint: 'Start talking right away; the way of speaking adjusts to you.',
    },
  ],
} as const;

export const styleCopy = {
  title: 'What energy feels right?',
  text: `This sets how ${companionName} speaks with you. You can change it later.`,
  preview: `How ${companionName} would answer`,
  noPreview: 'Pick one to hear how it sounds.',
};

export const qualityCopy = {
  title: 'Which qualities matter to you?',
  chosen: (count: number) => `Pick as many as you like, or none. ${count} chosen so far.`,
  legend: 'Qualities of your guide',
  skip: 'Skip This',
  start: "Let's Start!",
};

export const stepCopy = {
  back: 'Back',
  next: 'Continue',
  busy: 'One moment...',
  progress: {
    1: 'Creating your guide: welcome, before style and qualities',
    2: 'Creating your guide: style, after welcome and before qualities',
    3: 'Creating your guide: qualities, the last part',
  },
};

export const stopCopy = {
  minor: {
    title: 'Thank you for telling us',
    text: [
      `${companionName} is currently for people of ${ages.adult} and over, so it cannot be your companion yet. That says nothing about you or about how much your thoughts matter.`,
      'Someone you trust, such as a parent, a teacher or a school counselor, can listen to you properly.',
    ],
  },
  child: {
    title: 'Thank you for telling us',
    text: [
      `${companionName} is made for grown-ups, so we stop here. Nothing about you was kept.`,
      'If something is on your mind, a grown-up you trust would like to hear it: a parent, a teacher, an aunt or an uncle.',
    ],
  },
  lines: { strong: 'Need someone right now?', after: 'It is free, and a person answers at any hour.' },
};
