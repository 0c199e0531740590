import type { Skill } from './skill.ts';

/** Paced breathing in four equal sides. */
export const boxBreathing: Skill = {
  id: 'box-breathing',
  name: 'Box breathing',
  purpose: 'Slows the breath when the body is on alert.',
  caution: 'Leave out the holding if you are pregnant, have a heart or lung condition, or feel dizzy.',
  minutes: 2,
  rate: {
    before: [
      'Good. If you like, give the tension a number first, from 0 to 10. Or skip that.',
      'All right, a slow square. How wound up are you now, 0 to 10? You can leave the number out.',
    ],
    after: [
      'How is the tension now, from 0 to 10? You can skip this.',
      'And a number for afterward, 0 to 10, if you want one?',
    ],
  },
  steps: [
    {
      say: [
        'Sit so that something holds your back. Let one breath go, all the way out. If holding ever feels bad, just leave it out. Say next when you are there.',
        'Find a way of sitting that needs no effort. Empty your lungs once, slowly. Holding is optional throughout. Tell me when you are set.',
      ],
      expects: 'next',
    },
    {
      say: [
        'First side: breathe in through the nose and count slowly, one, two, three, four.',
        'Side one. Air in by the nose, to an easy count of four.',
      ],
      expects: 'next',
    },
    {
      say: [
        'Second side: stay full for a count of four, with a loose face. Or simply go on.',
        'Side two. Keep the air, softly, for four. Skip it whenever you like.',
      ],
      expects: 'next',
    },
    {
      say: [
        'Third side: out through the mouth, four counts long, like fogging a window.',
        'Side three. Let it flow out for four, as if through a straw.',
      ],
      expects: 'next',
    },
    {
      say: [
        'Fourth side: empty and still for four. That closes the square.',
        'Side four. Rest at the bottom for four. There is your box.',
      ],
      expects: 'next',
    },
    {
      say: [
        'Now go round three more times at your own pace. There is no way to do it wrong. Say done when you are back.',
        'Trace three further squares without me. A shorter count is fine too. Write to me afterward.',
      ],
      expects: 'next',
    },
  ],
  close: [
    'Let the breath do what it wants again. {change} What do you notice?',
    'That was it; no more counting. {change} What is different, if anything?',
    'Back to ordinary breathing. {change} Where did it reach you, and where not?',
  ],
};
