import type { Telling } from './telling.ts';

/** After danger was heard: plain and quiet, true of anything hard. */
export const careful: Telling = {
  meet: [
    "That's a lot to sit with.",
    "No wonder it's weighing on you.",
    "You don't have to make light of it.",
    'Thanks for putting it into words.',
    "It's good that you say it.",
    "I won't pretend it's simple.",
    'I can see why it stays with you.',
    "I'm listening to all of it.",
    "It's all right that it's hard.",
  ],
  ask: [
    'How are you holding up?',
    'What would help a little, just for today?',
    'Is there somebody who could be with you?',
    'What has the last hour been like?',
    'Who knows how it is for you?',
    'What has helped before, even a bit?',
  ],
  rest: [
    'Take all the time you need.',
    'Say as much or as little as you want.',
    "We'll go at your pace.",
    "I'm here, go on whenever.",
    'Nothing has to be solved right now.',
  ],
};
