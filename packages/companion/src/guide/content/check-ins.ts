import type { Style } from '#persona/styles.ts';

/** How the next visit begins while the crisis flag is on. {ask} follows. */
export const checkInOpenings: Record<Style, readonly string[]> = {
  motherly: [
    'Come in, sit down a moment. Last time your heart was in a very hard place.',
    'Good that you are here. When we last talked, it was terribly heavy for you.',
  ],
  fatherly: [
    'Good to see you back on your feet enough to write. Last time was rough.',
    'You are here, that is the main thing. Last time you were carrying something dangerous.',
  ],
  'faith-centered': [
    'Peace to you. Last time you spoke from a deep valley.',
    'You are here, and that is a mercy. Last time the night was very dark.',
  ],
  'best-friend': [
    'Hey, you. Last time was really scary stuff.',
    'Okay, before anything else: last time was not small.',
  ],
  'wise-mentor': [
    'Welcome back. I would like to begin with last time, for it mattered.',
    'Before new things, the old one: last time you were at an edge.',
  ],
  'solution-focused': [
    'First things first. Last time there was real danger.',
    'One point before we start: last time you were not safe.',
  ],
  'calm-centering': [
    'Slowly, before anything else. Last time was very dark.',
    'Here you are. Breathe once. Last time it was close.',
  ],
  'balanced-mix': [
    'Good that you are back. Last time you were in a very hard place.',
    'Hello again. Last time it was serious, so I want to ask first.',
  ],
  'let-haven-pick': [
    'Good that you came back. Last time things were very dark for you.',
    'Hello again. Before the rest, a word about last time.',
  ],
};

export const checkInQuestions = [
  'How are you now, and are you safe today? 988 is there by call or text, whatever you answer.',
  'Are the thoughts of dying still around today? You can call or text 988 at any hour.',
  'How is it today: safer, the same, or worse? And 988 is still there, by call or text.',
];
