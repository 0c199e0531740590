import type { Beat, Skill, SkillStep } from './skill.ts';

const sigh: readonly Beat[] = [
  { move: 'in', seconds: 3 },
  { move: 'in', seconds: 1 },
  { move: 'out', seconds: 6 },
];

const settle: SkillStep = {
  title: 'Let the shoulders drop',
  say: [
    'Sit or stand however is easiest, and let your shoulders come down. The breaths are gentle; nothing needs to be filled to the brim.',
    'Give your back something to lean on, and unclench your jaw. Small breaths do the job here as well as big ones.',
  ],
  seconds: 15,
  expects: 'next',
};

const first: SkillStep = {
  title: 'Two breaths in, one long breath out',
  say: [
    'Breathe in through your nose. On top of that take a second, shorter sip of air. Then let it all out through your mouth, as slowly as it wants to go.',
    'In through the nose, then one small extra sip. Now a long sigh out of the mouth, like air leaving a soft tire.',
  ],
  seconds: 20,
  expects: 'next',
  beats: sigh,
};

const rounds: SkillStep = {
  title: 'Six more of these sighs',
  say: [
    'Six more like that, at your own speed: in, a sip more, and a long way out. If your head feels light, go back to plain breathing.',
    'Do another six, unhurried. The long breath out is the part that counts. Any dizziness means it is time for ordinary breaths.',
  ],
  seconds: 60,
  expects: 'next',
  beats: sigh,
};

const rest: SkillStep = {
  title: 'Breathe as you please, and notice',
  say: [
    'Now let the breath go its own way. Notice your face, your chest, your hands.',
    'Stop steering the air. See what your body does when nobody is in charge of it.',
  ],
  seconds: 20,
  expects: 'next',
};

/** Double inhale, long exhale. */
export const cyclicSighing: Skill = {
  id: 'cyclic-sighing',
  name: 'Cyclic sighing',
  purpose: 'Brings the body down a notch with long breaths out.',
  caution: 'Leave it out with a lung or heart condition, or when you feel dizzy; stop if your head gets light.',
  avoid: ['lungs', 'heart', 'dizziness'],
  instead: 'paced-breathing',
  minutes: 2,
  fits: {
    broad: true,
    when: /\b(?:stress(?:ed|ful)?|on edge|wound up|can't (?:unwind|switch off|relax)|frazzled|so much pressure|jittery|keyed up)\b/iu,
    feelings: ['anxiety', 'overwhelm'],
    topics: ['work', 'school'],
  },
  asked: {
    name: /\b(?:cyclic(?:al)? sigh(?:ing|s)?|physiological sigh(?:ing|s)?|sighing (?:exercise|thing|breath\w*)|double inhale|the sigh(?:ing)? (?:one|exercise))\b/iu,
    aim: /\b(?:take the edge off|unwind|de-?stress|destress|my stress|(?:for|against|with|about) (?:the |this |all this )?stress)\b/iu,
  },
  offers: [
    'There is a way of sighing on purpose, two small breaths in and a long one out. Two minutes, if you would like it, or shall I just listen?',
    'If it suits you, we could let out a few long sighs together. Want to try, or would you rather keep talking?',
    'Your body has a built-in reset, the long sigh. We could do a handful of them. Is that welcome, or is listening better?',
  ],
  warn: [
    'A word first: with a lung or heart condition, or if you tend to get dizzy, leave this one out and tell me.',
    'Not for you if your heart or lungs give you trouble, or you feel faint; say so and we pick something else.',
  ],
  rate: {
    before: [
      'Long sighs it is. How tense are you at the moment, from 0 to 10? You can skip the number.',
      'Good, a few deliberate sighs. Where is the tension, 0 to 10, if you care to say?',
    ],
    after: [
      'What would you give the tension now, 0 to 10? Skipping is fine.',
      'And the tension after those sighs, 0 to 10?',
    ],
  },
  usual: 'two-minute',
  forms: {
    'half-minute': [
      {
        title: 'Three long sighs',
        say: [
          'Three times: in by the nose, a little sip more, and a slow sigh out of the mouth.',
          'Take three sighs: breathe in, top it up, and let it leave slowly.',
        ],
        seconds: 30,
        expects: 'next',
        beats: sigh,
      },
    ],
    'two-minute': [settle, first, rounds, rest],
    'five-minute': [
      settle,
      first,
      rounds,
      {
        title: 'Keep sighing for two minutes more',
        say: [
          'Stay with it for two minutes more. No need to count; just the double breath in and the slow way out.',
          'Another couple of minutes of the same. When the mind wanders, the next sigh is where it comes back to.',
        ],
        seconds: 120,
        expects: 'next',
        beats: sigh,
      },
      {
        title: 'One minute of smaller sighs',
        say: [
          'For the last minute let each sigh get a bit smaller than the one before.',
          'Fade it out over a minute, every breath a touch quieter.',
        ],
        seconds: 60,
        expects: 'next',
        beats: sigh,
      },
      rest,
    ],
  },
  close: [
    'Those were your sighs, and they come along anywhere; nobody has to see them.',
    'That is the whole of it, and one single sigh counts too, in a hallway or a parked car.',
    'No more counting sips of air.',
  ],
};
