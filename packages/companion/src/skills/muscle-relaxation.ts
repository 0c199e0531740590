import type { Skill, SkillStep } from './skill.ts';

const hands: SkillStep = {
  title: 'Hands: tighten five seconds, let go',
  say: [
    'Make fists, firm but never painful, for five seconds. Then open them, and feel the difference for ten.',
    'Hands first. Squeeze for a slow count of five, let go, and give them twice as long to go slack.',
  ],
  seconds: 25,
  expects: 'next',
};

const shoulders: SkillStep = {
  title: 'Shoulders up to the ears, and down',
  say: [
    'Pull your shoulders up toward your ears, hold for five, and let them fall. Stay with the falling.',
    'Shoulders next: raise them, keep them there for five, then drop them like a heavy coat.',
  ],
  seconds: 25,
  expects: 'next',
};

const face: SkillStep = {
  title: 'Face: scrunch, and smooth out',
  say: [
    'Scrunch up your whole face, eyes, nose, mouth, for five. Then let it go blank.',
    'Now the face: make it small and tight, five seconds, and then as smooth as a sheet.',
  ],
  seconds: 25,
  expects: 'next',
};

const belly: SkillStep = {
  title: 'Belly: firm, and soft',
  say: [
    'Firm up your belly, as if someone were about to poke it, for five. And soften, all the way.',
    'Tighten the stomach a little, count to five, and let it be as round and soft as it is.',
  ],
  seconds: 25,
  expects: 'next',
};

const legs: SkillStep = {
  title: 'Legs: press down, and release',
  say: [
    'Press your heels into the floor or the mattress for five, and release. Let the legs get heavy.',
    'Legs last. Push both feet down, five counts, then let go from the thighs to the toes.',
  ],
  seconds: 25,
  expects: 'next',
};

const whole: SkillStep = {
  title: 'Go once through the whole body',
  say: [
    'Go through yourself once, from head to feet. Wherever something is still holding on, let it have one breath out.',
    'A last look from top to toe. What is still tight gets a breath, and what is loose is left alone.',
  ],
  seconds: 30,
  expects: 'next',
};

/** Tightening and letting go, one part after the other. */
export const muscleRelaxation: Skill = {
  id: 'muscle-relaxation',
  name: 'Progressive muscle relaxation',
  purpose: 'Loosens a body that has been holding on all day.',
  caution:
    'Skip every part that is injured, sore, cramping or just operated on; with heart or blood pressure trouble tighten only a little.',
  avoid: ['injury', 'heart'],
  instead: 'paced-breathing',
  minutes: 2,
  fits: {
    when: /\b(?:tense|tension|(?:shoulders?|neck|jaw|back|whole body|stomach)\b.{0,20}\b(?:tight|tense|stiff|knots?|clench\w*|rock)|clench\w*|grinding my teeth|tight (?:shoulders|jaw|neck)|can't (?:loosen|unclench)|headaches? from)\b/iu,
    feelings: ['anxiety', 'overwhelm', 'anger'],
  },
  asked: {
    name: /\b(?:progressive (?:muscle )?relaxation|muscle relaxation|pmr|tens(?:e|ing) and (?:release|releasing|relax|relaxing)|jacobson)\b/iu,
    aim: /\b(?:(?:my )?(?:tense|tight|stiff) (?:body|shoulders|neck|jaw|muscles)|(?:my )?muscles|loosen up|unclench|(?:relax|release|loosen) (?:my )?(?:body|shoulders|muscles|jaw|neck)|(?:my |this |the )?(?:muscle |body )?tension)\b/iu,
  },
  offers: [
    'Your body seems to be carrying some of this. We could loosen it bit by bit, tighten and let go. Two minutes, if you like, or shall I just listen?',
    'If you want, we go through hands, shoulders, face and legs, and let each go slack. Try it, or keep talking?',
    'There is an old way of loosening tight muscles, by tightening them a moment first. Would that be good now, or is listening better?',
  ],
  warn: [
    'Leave out whatever is injured or sore, and tighten only half as hard as you could.',
    'Any part that hurts is skipped, and nothing is ever squeezed to the point of pain.',
  ],
  rate: {
    before: [
      'Muscle by muscle, then. How tight is your body, from 0 to 10, if you want to say?',
      'Good: tighten, let go, notice. Where is the tightness on a scale of 0 to 10? You may pass.',
    ],
    after: ['How tight is the body now, 0 to 10?', 'The tightness afterward, 0 to 10, or leave it out?'],
  },
  usual: 'two-minute',
  forms: {
    'half-minute': [
      { ...hands, seconds: 15 },
      { ...shoulders, seconds: 15 },
    ],
    'two-minute': [hands, shoulders, face, legs],
    'five-minute': [
      { ...hands, seconds: 45 },
      { ...shoulders, seconds: 45 },
      { ...face, seconds: 45 },
      { ...belly, seconds: 45 },
      { ...legs, seconds: 45 },
      { ...whole, seconds: 60 },
    ],
  },
  close: [
    'That is the round; loose is something a body can relearn.',
    'Leave everything as slack as it is.',
    'Hands, shoulders, face, legs: all off duty for a moment.',
  ],
  shortClose: [
    'Hands and shoulders, off duty for a moment.',
    'Leave them as slack as they are.',
    'Short as it was, loose is something a body can relearn.',
  ],
};
