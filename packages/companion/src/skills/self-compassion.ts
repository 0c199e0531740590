import type { Skill, SkillStep } from './skill.ts';

const hard: SkillStep = {
  title: 'Say that it is hard',
  say: [
    'First, call it what it is. “This hurts”, or “this is hard right now”, or your own words. Which sentence is true?',
    'To begin with, no fixing. How would you say, in one honest line, that this is a hard moment?',
  ],
  seconds: 30,
  expects: 'words',
  key: 'hard',
  heard: ['“{note}”. Yes.', '“{note}”: said, and allowed to be true.', 'Said, and allowed to be true.'],
  hint: ['“This is a rough one” is enough.'],
};

const common: SkillStep = {
  title: 'Others know this too',
  say: [
    'Second: somewhere other people feel this tonight, and none of them is broken. Let yourself be one among them for a breath.',
    'Now the wider view. To struggle with such a thing is part of being a person; you are in large company. Breathe once with that.',
  ],
  seconds: 25,
  expects: 'next',
};

const touch: SkillStep = {
  title: 'A hand where it does good',
  say: [
    'Put a hand on your chest, your arm or your cheek, wherever that is pleasant, and feel the warmth. Leave it out if touch is not welcome.',
    'Give yourself a bit of warmth: a palm on the heart, a blanket, a mug. Only if it feels right.',
  ],
  seconds: 20,
  expects: 'next',
};

const kind: SkillStep = {
  title: 'The words for a dear friend',
  say: [
    'If a dear friend sat in your place, which words would you have for them? Write them down.',
    'What would you say to someone you love who felt exactly this?',
  ],
  seconds: 40,
  expects: 'words',
  key: 'kind',
  heard: ['Now read that once more, and let it be addressed to you.', 'Good words. Let them turn round and face you.'],
  hint: ['Perhaps: you are doing what you can, and that is enough for today.'],
};

/** A hard moment, named, shared and met with kindness. */
export const selfCompassion: Skill = {
  id: 'self-compassion',
  name: 'Self-compassion break',
  purpose: 'Meets a hard moment with the tone you would have for a friend.',
  caution: 'Kindness can bring up tears or old pain. If it gets too much, stop and look around the room instead.',
  avoid: ['voices'],
  instead: 'grounding',
  minutes: 2,
  fits: {
    when: /\b(?:hard on myself|beat(?:ing)? myself up|hate myself for|(?:so )?ashamed|my (?:own )?fault|blam(?:e|ing) myself|can't forgive myself|I should have (?:known|done)|(?:so )?stupid of me|I'm so stupid|failed (?:him|her|them|my)|not good enough|embarrass\w+|I let (?:everyone|them|him|her|my \w+) down)\b/iu,
    feelings: ['shame', 'guilt', 'sadness', 'disappointment'],
    topics: ['self-worth', 'parenting', 'body'],
  },
  asked: {
    name: /\b(?:self[- ]compassion(?: (?:break|exercise))?|compassion (?:break|exercise))(?! is)\b/iu,
    aim: /\b(?:(?:be |being )?(?:kinder|nicer|gentler|easier|less hard|kind|gentle) (?:to|with|on) myself|(?:stop|quit) (?:beating myself up|blaming myself|hating myself|being so hard on myself)|forgive myself|(?:my |the )?(?:inner critic|self-?criticism|shame|guilt)|(?:like|love|accept) myself)\b/iu,
  },
  offers: [
    'You are being hard on yourself there. We could take two minutes to find another tone. Would you like to, or shall I just listen?',
    'There is a short break for moments like this, in which you speak to yourself as to a friend. Try it, or keep talking?',
    'Shall we stop for a moment and meet this a bit more kindly, or is it better if I simply hear you?',
  ],
  rate: {
    before: [
      'A kind pause. How much does it hurt, from 0 to 10? Say it or skip it.',
      'Good, two gentle minutes. How harsh is it in there at the moment, 0 to 10, if you like?',
    ],
    after: ['How much does it hurt now, 0 to 10?', 'And how harsh is it in there now, 0 to 10?'],
  },
  usual: 'two-minute',
  forms: {
    'half-minute': [
      {
        title: 'One kind sentence',
        say: [
          'A hand on your arm, one breath, and one sentence you would say to a friend in this spot. What is the sentence?',
          'Breathe out once. Then find the single sentence a friend would need here. Which is it?',
        ],
        seconds: 30,
        expects: 'words',
        key: 'kind',
        heard: ['Now let it be for you.', 'Keep that one for yourself.'],
      },
    ],
    'two-minute': [hard, common, touch, kind],
    'five-minute': [
      { ...hard, seconds: 45 },
      { ...common, seconds: 45 },
      { ...touch, seconds: 45 },
      { ...kind, seconds: 60 },
      {
        title: 'What do you need',
        say: [
          'And if that friend asked what you need right now, rest, help, room, a laugh, what would be the answer?',
          'Said with that same kindness: what would do you good in the next hour?',
        ],
        seconds: 50,
        expects: 'words',
        key: 'need',
        heard: ['“{note}” is a fair thing to need.', 'That is a fair thing to need.'],
      },
    ],
  },
  close: [
    'Your words, for you: “{kind}”.',
    'The friend would hear “{kind}”, and you are allowed to hear it too.',
    'You gave yourself the tone that others get from you.',
  ],
};
