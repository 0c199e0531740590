import type { Skill, SkillStep } from './skill.ts';

const list: SkillStep = {
  title: 'Write the worries down',
  say: [
    'Write down what is going round, one worry after the other, in a few words each. No solving yet.',
    'Get them all out of your head and onto this page, as a list. Half sentences are fine.',
  ],
  seconds: 40,
  expects: 'words',
  key: 'worries',
  heard: [
    'On the list: “{note}”.',
    '“{note}”, written down, so your head need not hold it.',
    'Then they stand here, and your head need not hold them.',
  ],
  hint: ['Start with the one that woke you, or the one that comes up in every quiet minute.'],
};

const slot: SkillStep = {
  title: 'Give them a time and a place',
  say: [
    'Worries get an appointment: fifteen minutes, later today or tomorrow, and not in bed. When and where?',
    'Pick a quarter of an hour for them, well before bedtime, in a chair of its own. What time would that be?',
  ],
  seconds: 30,
  expects: 'words',
  takesNumbers: true,
  key: 'slot',
  heard: ['“{note}”. Till then they are not due.', '“{note}”, then that is their hour.', 'Till then they are not due.'],
  hint: ['After dinner at the kitchen table is a popular one.'],
};

const later: SkillStep = {
  title: 'Until then: not now, later',
  say: [
    'When one of them knocks before that, tell it: noted, not now. Then look at whatever is in front of you. Which one will knock first?',
    'If a worry comes early, add it to the list and send it away until its hour. Which of them is likely to try?',
  ],
  seconds: 30,
  expects: 'words',
  key: 'first',
  heard: ['“{note}” is told: later.', 'That one is told: later.'],
};

const sort: SkillStep = {
  title: 'In the worry time: can it be acted on',
  say: [
    'When the time comes, take each and see if there is something to be done. If yes, write one step. If no, let it be unsolved on paper. Is there one on your list that has a step already?',
    'At the hour itself you sort: things to act on get one next step, the rest may stay open questions. Does any of yours have a step you can see?',
  ],
  seconds: 60,
  expects: 'words',
  key: 'step',
  heard: ['“{note}”: that is a step, and not a worry.', 'Good to know which kind it is.'],
};

const back: SkillStep = {
  title: 'Come back to the room',
  say: [
    'And now back to this minute: name one thing you see, and do the next ordinary thing.',
    'Close the list, on paper or in your mind. What is in front of you right now, in this room?',
  ],
  seconds: 20,
  expects: 'things',
  heard: ['{Things}. That is here, and the rest is later.'],
};

/** Worries get a list and an hour of their own. */
export const worryTime: Skill = {
  id: 'worry-time',
  name: 'Worry time',
  purpose: 'Gives worries an hour of their own, so that they need not have the whole day.',
  caution: 'Not for something that must be dealt with today, or a danger that is real now: deal with that first.',
  avoid: ['surroundings', 'voices'],
  instead: 'grounding',
  minutes: 2,
  fits: {
    when: /\b(?:(?:keep|can't stop|always|constantly|been) worr(?:y|ying|ied)|worr(?:y|ied) about everything|so many worries|worry all (?:day|the time|night)|what ifs?\b.{0,30}\bwhat if|worst[- ]case|worrying (?:all|about) )/iu,
    feelings: ['anxiety', 'overwhelm'],
    topics: ['money', 'health', 'parenting', 'world'],
  },
  asked: {
    name: /\b(?:worry[- ](?:time|window|appointment|hour|list)(?! is)|schedul(?:e|ed|ing) (?:my )?worr(?:y|ies))\b/iu,
    aim: /\b(?:(?:stop|quit|not|with|less|keep from) worry(?:ing)?|worry(?:ing)? less|(?:my |all these |the |these |all my )?worr(?:ies|ying|y)|(?:all )?the what[- ]ifs)\b/iu,
  },
  hinted:
    /^I(?:'m| am)? (?:just |always )?(?:keep|can't stop|constantly|cannot stop|always) worr(?:y|ying)(?: (?:about|over) (?:everything|all of it|it all|things|stuff|money|my \w+|work))?(?: (?:all the time|all day|at night))?[.! ]*$/iu,
  offers: [
    'Worries can be given an hour of their own, so that they do not get the whole day. Shall we set that up, two minutes, or shall I just listen?',
    'We could put all of it on a list and give it a time later on. Would that be a relief, or would you rather tell me more?',
    'There is a thing called worry time, an appointment for all of that. Want to make one, or keep talking?',
  ],
  rate: {
    before: [
      'Worry time, then. How loud are the worries, from 0 to 10? You need not say.',
      'Good, we make them an appointment. How much room do they take up, 0 to 10, if you want a number?',
    ],
    after: ['How loud are they now, 0 to 10?', 'And how much room do they take up by now, 0 to 10?'],
  },
  usual: 'two-minute',
  forms: {
    'two-minute': [list, slot, later, back],
    'five-minute': [{ ...list, seconds: 90 }, slot, later, { ...sort, seconds: 90 }, back],
  },
  close: [
    'Their time: “{slot}”. Before that, you owe them nothing but a line on the list.',
    'The list has them, and “{slot}” is their hour.',
    'They have a place now that is not your head.',
  ],
};
