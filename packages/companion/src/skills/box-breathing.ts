import type { Beat, Skill, SkillStep } from './skill.ts';

const square: readonly Beat[] = [
  { move: 'in', seconds: 4 },
  { move: 'hold', seconds: 4 },
  { move: 'out', seconds: 4 },
  { move: 'hold', seconds: 4 },
];

const seat: SkillStep = {
  title: 'Sit, and let one breath out',
  say: [
    'Sit so that something holds your back. Let one breath go, all the way out. If holding ever feels bad, just leave it out. Say next when you are there.',
    'Find a way of sitting that needs no effort. Empty your lungs once, slowly. Holding is optional throughout. Tell me when you are set.',
  ],
  seconds: 15,
  expects: 'next',
};

const sides: readonly SkillStep[] = [
  {
    title: 'Breathe in for four',
    say: [
      'First side: breathe in through the nose and count slowly, one, two, three, four.',
      'Side one. Air in by the nose, to an easy count of four.',
    ],
    seconds: 8,
    expects: 'next',
    beats: [{ move: 'in', seconds: 4 }],
  },
  {
    title: 'Stay full for four, or breathe on',
    say: [
      'Second side: stay full for a count of four, with a loose face. Or simply go on.',
      'Side two. Keep the air, softly, for four. Skip it whenever you like.',
    ],
    seconds: 8,
    expects: 'next',
    beats: [{ move: 'hold', seconds: 4 }],
  },
  {
    title: 'Breathe out for four',
    say: [
      'Third side: breathe out through the mouth, four counts long, like fogging a window.',
      'Side three. Let the air flow out for four, as if through a straw.',
    ],
    seconds: 8,
    expects: 'next',
    beats: [{ move: 'out', seconds: 4 }],
  },
  {
    title: 'Rest for four before the next breath',
    say: [
      'Fourth side: empty of air and still for four. That closes the square.',
      'Side four. Rest at the bottom of the breath for four. There is your box.',
    ],
    seconds: 8,
    expects: 'next',
    beats: [{ move: 'hold', seconds: 4 }],
  },
];

const alone: SkillStep = {
  title: 'Three more squares at your own pace',
  say: [
    'Now go round three more times at your own pace. There is no way to do it wrong. Say done when you are back.',
    'Trace three further squares without me. A shorter count is fine too. Write to me afterward.',
  ],
  seconds: 60,
  expects: 'next',
  beats: square,
};

/** Paced breathing in four equal sides. */
export const boxBreathing: Skill = {
  id: 'box-breathing',
  name: 'Box breathing',
  purpose: 'Slows the breath when the body is on alert.',
  caution: 'Leave out the holding if you are pregnant, have a heart or lung condition, or feel dizzy.',
  avoid: ['pregnancy', 'heart', 'lungs', 'dizziness'],
  instead: 'paced-breathing',
  minutes: 2,
  fits: {
    broad: true,
    when: /\b(?:anxi\w+|panic\w*|nervous|stress\w*|overwhelm\w*|worr(?:y|ying|ied) (?:so|too) much|scared|afraid|racing|can't (?:breathe|calm)|tense|freak\w*|on edge|shaking|terrified|too much|wound up|restless)\b/iu,
    feelings: ['anxiety', 'overwhelm'],
  },
  asked: {
    name: /\b(?:box[- ]?breath(?:ing|e)?|square breathing|four[- ]square breathing|4-4-4-4|breathing square|the box one)\b/iu,
    aim: /\b(?:breath(?:e|ing)|calm(?:er|ing)?(?: (?:down|myself|me|my \w+))*|relax(?:ing|ed)?|settle(?: down)?|slow down|my nerves|nerves|anxiety|panic)\b/iu,
  },
  offers: [
    'We could do a slow breathing square together, about two minutes. Would you like to try it, or shall I just listen?',
    'If you want, I can guide you through four slow sides of a breath. Try it, or just talk on?',
    'There is a short breathing exercise that some people find steadying. Would that be welcome, or is listening better?',
    'Shall we breathe in a square for a minute or two, or would you rather keep talking?',
  ],
  warn: [
    'With a pregnancy, a heart or lung condition, or a dizzy head, leave out every hold.',
    'Holding the breath is not for you if you are pregnant, have heart or lung trouble, or feel faint.',
  ],
  rate: {
    before: [
      'A square of breaths, then. If you like, give the tension a number first, from 0 to 10. Or skip that.',
      'All right, breathing in a slow square. How wound up are you now, 0 to 10? You can leave the number out.',
    ],
    after: [
      'How is the tension now, from 0 to 10? You can skip this.',
      'And a number for afterward, 0 to 10, if you want one?',
    ],
  },
  usual: 'two-minute',
  forms: {
    'half-minute': [
      {
        title: 'One square: in, hold, out, rest',
        say: [
          'One square, four counts a side: in, stay, out, rest. Leave out the holds if they feel tight.',
          'A single box: four in, four still, four out, four still. Only in and out is fine too.',
        ],
        seconds: 30,
        expects: 'next',
        beats: square,
      },
    ],
    'two-minute': [seat, ...sides, alone],
    'five-minute': [
      seat,
      ...sides,
      alone,
      {
        title: 'Ten more squares',
        say: [
          'And ten squares more, as slow or as quick as your lungs like it. You could trace the sides with a finger.',
          'Go on for ten rounds. Picture a window, and let your eyes follow its frame as you breathe.',
        ],
        seconds: 160,
        expects: 'next',
        beats: square,
      },
      {
        title: 'Let the breath go its own way',
        say: ['Put the box away and let the air come as it comes.', 'No corners any more; just air, in and out.'],
        seconds: 20,
        expects: 'next',
      },
    ],
  },
  close: [
    'Let the breath do what it wants again.',
    'That was it; no more counting to four.',
    'Back to ordinary breathing.',
  ],
};
