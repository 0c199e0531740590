import type { Beat, Skill, SkillStep } from './skill.ts';

const pace: readonly Beat[] = [
  { move: 'in', seconds: 4 },
  { move: 'out', seconds: 6 },
];

const hand: SkillStep = {
  title: 'A hand on the belly',
  say: [
    'Put a hand on your belly, if that is comfortable, and breathe as you do anyway. Just feel where the air goes.',
    'Rest one hand below your ribs. For a moment only watch how it rises and sinks.',
  ],
  seconds: 20,
  expects: 'next',
};

const count: SkillStep = {
  title: 'In for four, out for six',
  say: [
    'Now breathe in through the nose for four, and out for six, soft as blowing on soup. No holding in between.',
    'Count four while the air comes in, six while it leaves. There is no pause to keep; one flows into the other.',
  ],
  seconds: 20,
  expects: 'next',
  beats: pace,
};

const stay: SkillStep = {
  title: 'Eight more breaths at this pace',
  say: [
    'Eight more of those. If six is too long, try three in and four out; longer out than in is all that matters.',
    'Stay at that pace for about eight breaths. Shrink the numbers if you run short of air.',
  ],
  seconds: 80,
  expects: 'next',
  beats: pace,
};

/** Four in, six out, without holding. */
export const pacedBreathing: Skill = {
  id: 'paced-breathing',
  name: 'Paced breathing 4–6',
  purpose: 'Slows the breath without holding it, for a body that races.',
  caution: 'If counting makes you short of air, or your lungs are ill, breathe as you like and only watch it.',
  avoid: ['lungs', 'dizziness'],
  instead: 'grounding',
  steadies: true,
  minutes: 2,
  fits: {
    when: /\b(?:heart (?:is |keeps |was )?(?:racing|pounding|beating)|(?:racing|pounding) heart|shak(?:y|ing|en)|trembling|breath(?:ing)? (?:is )?(?:so )?(?:fast|shallow)|chest (?:is |feels )?tight|butterflies|jumpy)\b/iu,
    feelings: ['anxiety', 'overwhelm', 'anger'],
  },
  asked: {
    name: /\b(?:paced breathing|slow breathing|4[- –/]?6 breathing|breathing 4[- –/]?6|four[- ]six|resonance breathing|coherent breathing|belly breathing|long exhales?|breathing without (?:the )?hold(?:ing|s)?)\b/iu,
    aim: /\b(?:slow (?:my )?(?:heart|breath\w*)|(?:my )?(?:racing |pounding )heart|shak(?:ing|es)|breathe (?:slower|more slowly))\b/iu,
  },
  offers: [
    'We could slow the breath for two minutes, four counts in and six out, nothing to hold. Would you like that, or shall I just listen?',
    'If you want company for it, we can lengthen the breath out a little, step by step. Shall we, or is talking better?',
    'One quiet option is breathing a bit longer out than in, together. Try it, or simply go on telling me?',
  ],
  warn: [
    'Small breaths are plenty; if you get dizzy, stop counting.',
    'Keep it easy, and drop the counting should your head feel light.',
  ],
  rate: {
    before: [
      'Slow breaths, four in and six out. How stirred up is your body right now, 0 to 10, if you want a number?',
      'Okay, a slower breath without any holding. Where would you put the unrest, 0 to 10? Leaving it out is fine.',
    ],
    after: ['How stirred up is it at this point, 0 to 10?', 'Where is the unrest now, 0 to 10? No number is fine too.'],
  },
  usual: 'two-minute',
  forms: {
    'half-minute': [
      {
        title: 'Three breaths, longer out than in',
        say: ['Three breaths: four counts in, six counts out.', 'In for four and out for six, three times over.'],
        seconds: 30,
        expects: 'next',
        beats: pace,
      },
    ],
    'two-minute': [hand, count, stay],
    'five-minute': [
      hand,
      count,
      stay,
      {
        title: 'Two more minutes, without counting',
        say: [
          'Two minutes more, and this time let the numbers go; keep only the long way out.',
          'Go on a while without counting. Each breath out is a slow step down a stair.',
        ],
        seconds: 120,
        expects: 'next',
        beats: pace,
      },
      {
        title: 'Feel where the body rests',
        say: [
          'Last minute: feel what carries you, the chair, the bed, the floor, and breathe into that.',
          'To end, notice every place where something holds you up.',
        ],
        seconds: 60,
        expects: 'next',
      },
    ],
  },
  close: [
    'The pace is yours to keep; two or three such breaths fit in any line or elevator.',
    'Let the numbers go now.',
    'That was slow on purpose, which is harder than it looks.',
  ],
};
