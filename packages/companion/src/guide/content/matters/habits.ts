import type { Matter } from './matter.ts';

/** Giving something up, slipping, and the days after it. */
export const habits: readonly Matter[] = [
  {
    id: 'slipped',
    when: /\b(?:relapse\w*|slipped up|(?:drank|drinking|used|using|smoked|gambled|bet|binged) again|fell off the wagon|broke my (?:streak|sobriety)|(?:was|were|had been) (?:\S+ ){0,3}(?:sober|clean)|(?:back to|reset|start\w* (?:over|again) at) (?:zero|day one))\b/iu,
    unless:
      /\b(?:he|she|they|my (?:dad|mom|father|mother|brother|sister|husband|wife|son|daughter|friend|ex)) (?:was|were|had been|relapsed|drank)\b/iu,
    light: 'the slip, after all that time',
    ask: [
      'What was going on in the hours before it?',
      'Who could you be honest with about it first?',
      'What did those months give you that is still there today?',
      'What is in the house right now, and could it be somewhere else tonight?',
      'What did you do the last time it got hard, that worked?',
      'What does today need, and only today?',
    ],
  },
  {
    id: 'died-at-work',
    when: /\b(?:(?:we|I) lost (?:a|our|my|another) (?:patient|resident|baby|kid|client)|(?:patient|resident) (?:\S+ ){0,4}(?:died|passed|coded|didn't make it)|did compressions|called time of death|coded (?:on|again|twice))\b/iu,
    light: 'the patient you lost',
    ask: [
      'Is there anybody on the unit who was in that room and would talk about it?',
      'Which picture from it comes up first?',
      'What did you do with your hands, right afterward?',
      'What would you want his or her people to know about how you tried?',
      'What helps you put a shift like that down, even halfway?',
    ],
  },
  {
    id: 'hidden-failure',
    when: /\b(?:(?:my )?(?:parents|mom|dad|family|wife|husband|everyone)\b.{0,30}\b(?:think I'm|think I am|believe I|don't know I|doesn't know I)|fake (?:transcript|grades?|report|diploma)|(?:lied|lying) about (?:my grades|school|my job|passing|work)|failed .{0,30}(?:second|third|again|twice))\b/iu,
    light: 'what you have been hiding',
    ask: [
      'What is the part of it you most need to stop carrying?',
      'Who is the one you would least mind hearing it from you?',
      'What would be the first sentence, if it had to be said?',
      'What are you afraid you would see in their faces?',
      'What would be different the morning after they know?',
      'How did the first time come about, when you did not say it?',
    ],
  },
];
