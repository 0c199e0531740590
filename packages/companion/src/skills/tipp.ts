import type { Skill, SkillStep } from './skill.ts';

const cool: SkillStep = {
  title: 'Something cool on face or wrists',
  say: [
    'T is for temperature. Hold a cool, damp cloth to your cheeks, or let cool water run over your wrists. Cool, not icy, and keep breathing.',
    'Begin with something cool: a wet washcloth on the face, or a chilled bottle against the wrists. Breathe all the while; no ice baths.',
  ],
  seconds: 30,
  expects: 'next',
};

const move: SkillStep = {
  title: 'Move briskly, within comfort',
  say: [
    'I, a bit of movement. March on the spot, shake out your arms, or push against a wall, half a minute, as hard as is comfortable.',
    'Now use up some of that energy: quick steps where you stand, or press your palms together. Stop before anything hurts.',
  ],
  seconds: 30,
  expects: 'next',
};

const breathe: SkillStep = {
  title: 'Breathe longer out than in',
  say: [
    'P, pace the breath. In for about four, out for about six, five times.',
    'Third, slow air: a short way in and a longer way out, five rounds.',
  ],
  seconds: 40,
  expects: 'next',
  beats: [
    { move: 'in', seconds: 4 },
    { move: 'out', seconds: 6 },
  ],
};

const pair: SkillStep = {
  title: 'Tighten breathing in, let go breathing out',
  say: [
    'And the second P: as you breathe in, make soft fists; as you breathe out, open them and let the arms go heavy. Three times.',
    'Last, pair breath and muscle. Tighten your hands a little with the air coming in, release them with the air going out. Do that thrice.',
  ],
  seconds: 30,
  expects: 'next',
};

/** Temperature, movement, paced breathing and paired relaxation, mild enough to do alone. */
export const tipp: Skill = {
  id: 'tipp',
  name: 'TIPP, the gentle form',
  purpose: 'Takes the top off a feeling that is too strong to think with.',
  caution:
    'Not with a heart condition, high or low blood pressure, beta blockers, an eating disorder, a pregnancy, fainting or an injury. Cool only, never ice, and no breath holding.',
  avoid: ['heart', 'eating', 'pregnancy', 'dizziness', 'injury', 'illness', 'lungs'],
  instead: 'grounding',
  minutes: 2,
  fits: {
    broad: true,
    when: /\b(?:can't take (?:it|this)|(?:it's|this is|feels) unbearable|falling apart|coming apart|crawling out of my skin|(?:want|going) to explode|losing (?:it|my mind)|10 out of 10|out of control|at my breaking point|too intense)\b/iu,
    feelings: ['overwhelm', 'anger', 'anxiety'],
  },
  asked: {
    name: /\btipp\b(?! jar)|\b(?:TIP skills?|T\.I\.P\.P)\b|\bcold water (?:thing|exercise|trick|one)\b/iu,
    aim: /\b(?:(?:really |very |such )?(?:intense|extreme|overpowering) (?:emotions?|feelings?)|when it(?:'s| is) (?:unbearable|too much)|come down from (?:this|a ten|10))\b/iu,
  },
  offers: [
    'When a feeling is this strong, the body is often easier to reach than the head. We could spend two minutes on that, or shall I just listen?',
    'We could bring the body down first and talk after. It is four small things. Shall we, or would you rather I only listen?',
    'There is a short sequence for moments when thinking does not reach. Would you want that now, or company?',
  ],
  warn: [
    'Please leave it out with heart or blood pressure trouble, beta blockers, an eating disorder, a pregnancy or an injury; tell me, and we do something else.',
    'Not for you if you have a heart condition, take beta blockers, are pregnant or hurt, tend to faint, or struggle with eating; then we choose another.',
  ],
  rate: {
    before: [
      'TIPP, in its gentle form. How strong is it, 0 to 10? Skip it if numbers are too much now.',
      'Four small things for the body, then. What number would the feeling have, 0 to 10, if any?',
    ],
    after: ['How strong is the feeling after that, 0 to 10?', 'What number has it now, 0 to 10, if you want one?'],
  },
  usual: 'two-minute',
  forms: {
    'half-minute': [cool],
    'two-minute': [cool, move, breathe, pair],
    'five-minute': [
      cool,
      { ...move, seconds: 60 },
      breathe,
      pair,
      {
        title: 'The same once more, slower',
        say: [
          'Go through the four once more, half as fast: cool, move, breathe, let go.',
          'One more lap of all four, and take your time with each.',
        ],
        seconds: 120,
        expects: 'next',
      },
    ],
  },
  close: [
    'Cool, move, breathe, let go: that is all four.',
    'The body has had its turn, so now the words can come, if there are any.',
    'Nothing has been solved by this, and still your hands may be a bit steadier.',
  ],
  shortClose: [
    'That was the cool part, and it may be enough for now.',
    'A bit of cool for the body, and nothing else asked of it.',
    'Nothing has been solved by this, and still the heat may be a notch lower.',
  ],
};
