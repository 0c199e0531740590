import type { Skill, SkillStep } from './skill.ts';

const pick: SkillStep = {
  title: 'Something that used to do you good',
  say: [
    'What is one thing that used to give you a bit of pleasure, or a bit of pride when it was done? Small and close by is best.',
    'Think of something that once felt good, or good to have finished. Which would be nearest at hand?',
  ],
  seconds: 30,
  expects: 'words',
  key: 'wish',
  heard: ['“{note}”. Good, we work with that.', '“{note}” it is.', 'Good, that is something to work with.'],
  hint: ['For some it is a shower, a song, watering a plant, a walk to the corner, a text to a friend.'],
};

const shrink: SkillStep = {
  title: 'Make it ridiculously small',
  say: [
    'Now shrink it, until it would take two minutes on a bad day. What is left of it?',
    'Make that so small that even a tired you could do it. How does the two-minute piece look?',
  ],
  seconds: 30,
  expects: 'words',
  key: 'action',
  heard: [
    '“{note}”: that is small enough.',
    '“{note}”. Nobody needs energy for more than that.',
    'That is small enough.',
  ],
  hint: ['A walk becomes shoes on. Cleaning becomes one cup. Calling becomes opening the contact.'],
};

const when: SkillStep = {
  title: 'When and where',
  say: [
    'When and where would you do it? Tied to something that happens anyway is easiest.',
    'Give it a place and a moment, such as after the next coffee. Which one?',
  ],
  seconds: 30,
  expects: 'words',
  takesNumbers: true,
  key: 'when',
  heard: ['“{note}”, written down.', 'That gives it a hook in the day.'],
  given:
    /\b(?:today|tonight|tomorrow|now|this (?:morning|afternoon|evening)|after|before|when|while I|at \d|\d ?(?:am|pm)|morning|evening|lunch|breakfast|dinner)\b/iu,
};

const before: SkillStep = {
  title: 'Before the mood comes',
  say: [
    'It is done before the mood is there; the mood, if it comes, comes behind. What might get in the way?',
    'Waiting to feel like it can take long, so it goes by plan and not by mood. What could stop you?',
  ],
  seconds: 30,
  expects: 'words',
  key: 'obstacle',
  heard: ['Should it be “{note}”, then half of it counts as all of it.', 'Then half of it counts as all of it.'],
};

/** Behavioral activation: one small act first, mood second. */
export const gettingGoing: Skill = {
  id: 'getting-going',
  name: 'Behavioral activation',
  purpose: 'Gets one small thing moving when nothing feels worth starting.',
  caution:
    'Not when illness, infection or treatment has used up your strength: then rest is the better plan. In deep depression, take this to a doctor as well.',
  avoid: ['illness', 'loss'],
  instead: 'self-compassion',
  minutes: 2,
  fits: {
    when: /\b(?:no (?:energy|motivation)|unmotivated|can't (?:get up|get out of bed|get myself|start|bring myself|be bothered)|don't (?:do|enjoy|feel like) (?:anything|much)|in bed all day|on the couch all day|nothing (?:is fun|feels good|interests me)|don't care about anything|pointless to start|lost interest)\b/iu,
    feelings: ['numbness', 'sadness', 'disappointment', 'shame'],
  },
  asked: {
    name: /\b(?:behaviou?ral activation|activation exercise|activity scheduling)\b/iu,
    aim: /\b(?:get (?:going|moving|started|myself going|out of bed|off the couch|up(?= |$))|(?:more |some |my |find )?motivat(?:ion|ed)|(?:do|start) (?:something|anything)(?: again)?|get (?:anything|something|things) done|stop procrastinating|procrastination|unstuck)\b/iu,
  },
  offers: [
    'We could look for one small thing, so small that it does not need motivation. Two minutes, if you want, or shall I just listen?',
    'When energy is this low, tiny steps can go ahead of the mood. Shall we find one, or would you rather be heard?',
    'There is a plain way of getting one little thing to move again. Would you like to try, or simply talk?',
  ],
  warn: [
    'If illness has drained you, rest comes before this; say so and we leave it.',
    'Only if your body is up to it; a sick body is allowed to do nothing.',
  ],
  rate: {
    before: [
      'How stuck does it feel, from 0 to 10? Or go without a number.',
      'Where is the heaviness, 0 to 10, before we look for a small thing? You can pass.',
    ],
    after: ['How stuck does it feel with that plan, 0 to 10?', 'And the heaviness now, 0 to 10, if you want?'],
  },
  usual: 'two-minute',
  forms: {
    'half-minute': [
      {
        title: 'One thing you can do from where you are',
        say: [
          'Which useful or pleasant thing is within arm’s reach, and takes half a minute? Do just that, and come back.',
          'Pick the smallest thing in sight that could be put right, and put it right. Then tell me.',
        ],
        seconds: 30,
        expects: 'words',
        key: 'action',
        heard: ['“{note}”, and it is done or nearly done.', 'Done is done.'],
      },
    ],
    'two-minute': [pick, shrink, when, before],
  },
  close: [
    'The plan: “{action}”. The moment: “{when}”. If it does not happen, it was too big, and not you too weak.',
    'So “{action}”, and nothing beyond that is asked of you.',
    'One small thing, with no mood required.',
  ],
};
