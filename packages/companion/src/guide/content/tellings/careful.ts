import type { Telling } from './telling.ts';

/** After danger was heard: plain and quiet, true of anything hard. */
export const careful: Telling = {
  meet: [
    "That's a lot to sit with.",
    "No wonder it's weighing on you.",
    'It makes sense that it gets to you.',
    "You don't have to make light of it.",
    'Thanks for putting it into words.',
    'The weight of it comes through.',
    "It's good that you say it.",
    'It would be a lot for anyone.',
    "I won't pretend it's simple.",
    'I can see why it stays with you.',
    "I'm listening to all of it.",
    "It's all right that it's hard.",
  ],
  ask: [
    'How are you holding up?',
    'What would help a little, just for today?',
    'What do you need most at the moment?',
    'Is there somebody who could be with you?',
    'What has the last hour been like?',
    'Who knows how it is for you?',
    "What's the heaviest part of it right now?",
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
