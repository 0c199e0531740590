import type { Skill, SkillStep } from './skill.ts';

const area: SkillStep = {
  title: 'A part of life that matters',
  say: [
    'Which part of your life do you miss, or want to look after: people, body, work, learning, home, nature, faith, play? Pick one.',
    'Think of what makes a life yours: family, friends, health, making things, helping, quiet. Which one calls loudest?',
  ],
  seconds: 25,
  expects: 'words',
  key: 'area',
  heard: ['“{note}”. Good choice to start with.', '“{note}” it shall be.', 'Good, we start there.'],
  hint: ['What has been missing lately often tells. Or what you envied in somebody.'],
};

const person: SkillStep = {
  title: 'How you want to be there',
  say: [
    'And how would you like to be in that part of life? A word or two, such as patient, playful, brave, reliable.',
    'If somebody described you there in a year, which word should be in it?',
  ],
  seconds: 30,
  expects: 'words',
  key: 'value',
  heard: ['“{note}”: that is the direction.', '“{note}” points the way.', 'That is the direction.'],
};

const action: SkillStep = {
  title: 'The tiniest act in that direction',
  say: [
    'What is the tiniest thing, two minutes at most, that goes in that direction? One that can be seen.',
    'Now one act so small it is nearly silly, and still true to that word. What would it be?',
  ],
  seconds: 35,
  expects: 'words',
  key: 'action',
  heard: ['“{note}”: that can be done.', '“{note}”. That is tiny, and it counts.', 'That is tiny, and it counts.'],
  hint: ['A heart under a photo, shoes by the door, one page, one question asked at dinner.'],
};

const when: SkillStep = {
  title: 'Its time and place',
  say: ['When and where will you do it, today or tomorrow?', 'What is the moment for it, and the place?'],
  seconds: 30,
  expects: 'words',
  takesNumbers: true,
  key: 'when',
  heard: ['“{note}”, noted.', 'That is a good spot for it.'],
  given:
    /\b(?:today|tonight|tomorrow|now|this (?:morning|afternoon|evening)|after|before|when|while I|at \d|\d ?(?:am|pm)|morning|evening|lunch|breakfast|dinner)\b/iu,
};

/** From what matters to something that can be done today. */
export const valuesToAction: Skill = {
  id: 'values-to-action',
  name: 'From a value to one tiny action',
  purpose: 'Turns what matters to you into something that fits into today.',
  caution: 'Not as one more duty when you are worn out, and not for decisions about your whole life on a bad night.',
  avoid: ['illness', 'self-harm'],
  instead: 'self-compassion',
  minutes: 2,
  fits: {
    when: /\b(?:lost my (?:way|purpose|direction)|no (?:purpose|direction|meaning)|what (?:am I|I'm) doing with my life|my life is meaningless|don't know who I am|on autopilot|going through the motions|feel lost|so lost)\b/iu,
    feelings: ['confusion', 'numbness', 'disappointment'],
    topics: ['identity'],
  },
  asked: {
    name: /\b(?:values? (?:exercise|to (?:one )?(?:tiny )?action|work|clarification|compass)|one tiny action|the values one|(?:find|explore|look at|clarify|work on) my values|committed action)\b/iu,
    aim: /\b(?:(?:find|finding|my|a|some) (?:purpose|direction|meaning)|what (?:really )?matters(?: to me)?|(?:find|know) what I want|feel(?:ing)? less lost|live (?:by )?my values)\b/iu,
  },
  offers: [
    'We could look for one thing that matters to you and one tiny act that fits it. Four questions. Shall we, or shall I just listen?',
    'When the direction is gone, a very small step can show it again. Want to find one, or talk on?',
    'There is a short exercise from what you care about to something doable today. Is that for now, or would you rather be heard?',
  ],
  rate: {
    before: [
      'From what matters to one small act. How lost do you feel, from 0 to 10? Optional.',
      'Four short questions, then. How far off course does it feel, 0 to 10, if you want to give a number?',
    ],
    after: ['How lost do you feel now, 0 to 10?', 'How far off course does it feel by now, 0 to 10?'],
  },
  usual: 'two-minute',
  forms: {
    'two-minute': [area, person, action, when],
    'five-minute': [
      { ...area, seconds: 60 },
      { ...person, seconds: 60 },
      {
        title: 'A time you lived it',
        say: [
          'When were you like that, even for a moment? Tell me the scene.',
          'Remember one time when that word was true of you. What happened?',
        ],
        seconds: 60,
        expects: 'words',
        key: 'scene',
        heard: ['So it is in you already.', 'A good thing to have on record.'],
      },
      { ...action, seconds: 60 },
      when,
      {
        title: 'What might get in the way',
        say: [
          'Which thought or feeling will try to talk you out of it?',
          'Something will say “not today”. How does it usually put that?',
        ],
        seconds: 40,
        expects: 'words',
        key: 'obstacle',
        heard: ['“{note}” may come along for the walk.', 'That voice may come along for the walk.'],
      },
    ],
  },
  close: [
    '“{action}”, for the sake of being “{value}”. The moment: “{when}”.',
    '“{action}”, for the sake of being “{value}”.',
    'A tiny act in a direction you chose.',
  ],
};
