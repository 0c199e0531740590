import type { Skill, SkillStep } from './skill.ts';

const situation: SkillStep = {
  title: 'The scene, like a camera would tell it',
  say: [
    'First the scene: what happened, where, with whom? One sentence, like a camera would tell it.',
    'Begin with the facts only. What did happen, as a witness would put it?',
  ],
  seconds: 45,
  expects: 'words',
  heard: ['Thank you, that is the scene.', 'Good, now it has a place and a time.'],
  key: 'situation',
};

const thought: SkillStep = {
  title: 'The thought, word for word',
  say: [
    'And what went through your mind just then? Write the thought as it sounded, and, if you like, how true it feels in percent.',
    'Now the thought itself, word for word. What did your head say? How true it feels, in percent, may stand beside it.',
  ],
  seconds: 40,
  heard: [
    'That is a hard thought to have in the room.',
    'Then that is the thought we look at, a thought and not yet a fact.',
  ],
  expects: 'words',
  key: 'thought',
  hint: ['Often it begins with “I am”, “they think” or “it will”.'],
};

const support: SkillStep = {
  title: 'Facts that speak for it',
  say: [
    'What speaks for that thought? Only facts that would hold in a court.',
    'Let us be fair to it. Which facts support it, feelings set aside?',
  ],
  seconds: 60,
  expects: 'words',
  heard: ['That goes in the first column.', 'Noted, on that side.'],
  key: 'support',
};

const against: SkillStep = {
  title: 'Facts it leaves out',
  say: [
    'And what does not fit it? Anything it leaves out, however small.',
    'Now the other side. What facts does the thought overlook?',
  ],
  seconds: 60,
  expects: 'words',
  heard: ['“{note}” belongs on the page just as much.', 'And that stands on the other side.'],
  key: 'against',
  hint: ['A time when it was not so would do, or somebody who would disagree with it.'],
};

const fair: SkillStep = {
  title: 'A fair sentence',
  say: [
    'If a good friend had written all this, what would be a fair sentence to offer them?',
    'With both columns in front of you, how would you put it, so that it is true and a bit kinder?',
  ],
  seconds: 60,
  expects: 'words',
  key: 'fair',
  hint: ['It need not be cheerful. “It went badly, and it was one day” would do.'],
};

/** A thought, weighed from two sides, in a few short questions. */
export const thoughtRecord: Skill = {
  id: 'thought-record',
  name: 'Thought record',
  purpose: 'Looks at a harsh or frightening thought from more than one side.',
  caution:
    'Not while you are in danger, in a crisis, hearing voices or unsure what is real, or while grief is fresh: then company comes first.',
  avoid: ['voices', 'loss', 'self-harm'],
  instead: 'grounding',
  minutes: 5,
  fits: {
    broad: true,
    when: /\b(?:everyone (?:thinks|hates|must think)|they (?:all )?(?:think|must think) I|I(?:'m| am) (?:a failure|such a failure|an? (?:idiot|fraud|burden|loser|bad \w+)|not good enough|going to fail|never going to)|I always (?:mess|ruin|screw|fail)|I never (?:get|do) anything|it's all my fault|I (?:ruin|ruined) everything|nobody (?:likes|wants|will ever)|what if (?:I|he|she|they))\b/iu,
    feelings: ['shame', 'guilt', 'anxiety', 'disappointment', 'sadness'],
    topics: ['self-worth'],
  },
  asked: {
    name: /\b(?:thought (?:record|diary|log)|(?:cbt|cognitive) (?:exercise|thing|restructuring|worksheet)|reframe (?:this|that|the|my|a) thought|(?:look at|look into|look closer at|examine|test|check|challenge|question|sort out|work through|weigh|untangle|deal with|go through|talk back to|think through)\b.{0,20}\b(?:this|that|the|my|a) (?:\w+ )?(?:thought|belief)s?|is (?:this|that|the) thought (?:even )?true)\b/iu,
    aim: /\b(?:(?:my |these |this |the )?(?:negative|harsh|mean|awful|dark|bad|self-critical) (?:thoughts?|thinking|self-?talk)|(?:stop|not) (?:assuming|catastrophizing)|catastrophizing|put (?:it|this|that) in(?:to)? perspective)\b/iu,
  },
  offers: [
    'If you like, we could put that thought on the table and look at it from two sides, step by step. Want to, or shall I just listen?',
    'There is a way of testing a harsh thought with a few written questions. Would you like to try it, or simply be heard?',
    'Shall we take that one thought and check what speaks for it and against it, or is listening better right now?',
    'We could write the thought down and weigh it together, one question at a time. Try it, or leave it for today?',
  ],
  rate: {
    before: [
      'A thought on the table, seen from two sides. How much does it hurt at the moment, from 0 to 10? You can skip the number.',
      'All right, we weigh a thought. Before we start, how strong is the feeling, 0 to 10? Or leave it.',
    ],
    after: [
      'How strong is the feeling now, from 0 to 10? Optional, as before.',
      'And where does the feeling stand after that, 0 to 10, if you care to say?',
    ],
  },
  rates: 'belief',
  usual: 'five-minute',
  forms: {
    'two-minute': [thought, against, { ...fair, seconds: 40 }],
    'five-minute': [situation, thought, support, against, fair],
  },
  close: [
    'The old thought was “{thought}”, and beside it now stands “{fair}”.',
    'So “{thought}” gets a neighbor: “{fair}”.',
    'Your own words: “{fair}”.',
  ],
};
