import type { Skill, SkillStep } from './skill.ts';

const need: SkillStep = {
  title: 'What would help',
  say: [
    'What would help most from another person: being heard, company, a hug, practical help, advice? Choose one.',
    'If somebody could do one thing for you this week, what should it be? Listening and bringing soup are both proper answers.',
  ],
  seconds: 30,
  expects: 'words',
  key: 'need',
  heard: ['“{note}”: that can be asked for.', '“{note}”. Clear enough to ask.', 'That can be asked for.'],
  hint: ['Many want simply not to be alone with it for an evening.'],
};

const who: SkillStep = {
  title: 'One safe person',
  say: [
    'Who comes to mind, one person who has been safe with you before? Not someone you fear.',
    'Name one person who might be able to, and with whom you feel safe. A helpline, a doctor or a teacher is fine too.',
  ],
  seconds: 30,
  expects: 'words',
  key: 'who',
  heard: ['“{note}”. Good.', '“{note}”, then.', 'Good, one is enough.'],
  hint: [
    'It need not be the closest one. Someone easy to ask is better. And if there is no one, 211 can name places near you.',
  ],
};

const words: SkillStep = {
  title: 'The words to say',
  say: [
    'Now the words, two sentences: how it is, and what you would like. “I am having a rough time, and I would love an hour of company.” How would you put it?',
    'Write the message as you could send it. First how you are, then one clear wish, such as “could we talk on Sunday”.',
  ],
  seconds: 40,
  expects: 'words',
  key: 'words',
  heard: ['That says it, and it leaves them free to answer.', 'Clear, and not one word too many.'],
  hint: ['Try: “Things are hard at the moment. I do not need advice. Could you listen for ten minutes?”'],
};

const when: SkillStep = {
  title: 'When to send it, and if they cannot',
  say: [
    'When will you send or say it, and who would be second? A no is mostly about their day and not about you.',
    'Choose a moment for it, and a second person in case the first has no room. What is your plan?',
  ],
  seconds: 30,
  expects: 'words',
  takesNumbers: true,
  key: 'when',
  heard: ['“{note}”: that is a plan.', 'That is a plan.'],
};

/** One person, one wish, the words for it. */
export const askingForSupport: Skill = {
  id: 'asking-for-support',
  name: 'Asking for support',
  purpose: 'Finds one person, one wish and the words to ask with.',
  caution: 'Not toward somebody who hurts, threatens or controls you. In danger call 911; for a crisis there is 988.',
  avoid: [],
  instead: 'self-compassion',
  minutes: 2,
  fits: {
    broad: true,
    when: /\b(?:don't want to (?:bother|burden|bug) (?:anyone|anybody|people|them|him|her|my \w+)|nobody knows|no one knows|(?:haven't|never|didn't) (?:told|tell) anyone|hard to ask|can't ask (?:for help|anyone)|hate asking|(?:deal|dealing|carry|carrying|handle|handling) (?:with )?(?:it|this|everything|all of it) (?:all )?(?:alone|by myself)|don't know (?:who to talk to|how to ask|how to tell)|so alone with)\b/iu,
    feelings: ['loneliness', 'overwhelm', 'shame', 'sadness'],
    topics: ['family', 'friendship', 'romantic'],
  },
  asked: {
    name: /\b(?:asking for (?:support|help) (?:exercise|skill|thing|one)|(?:help me|practice|rehearse|how (?:do|can|should) I) (?:to )?(?:ask|asking|reach(?:ing)? out)(?: \w+){0,3} (?:for (?:help|support)|to (?:my|a|him|her|them|someone|somebody)))\b|^asking for support[?.! ]*$/iu,
    aim: /\b(?:ask(?:ing)? (?:\w+ ){0,3}for (?:help|support)|reach(?:ing)? out(?: to \w+)?|open(?:ing)? up to (?:someone|somebody|my \w+|him|her|them)|tell(?:ing)? (?:someone|somebody|my \w+|them) (?:how I feel|that I'm (?:struggling|not okay)|I'm (?:struggling|not okay))|(?:word|write|phrase) (?:a|the|this) (?:message|text) to (?:my (?:friend|sister|brother|mom|dad|family|doctor)|someone|somebody))\b/iu,
  },
  offers: [
    'You carry that alone so far. We could find one person and the words to ask with, two minutes. Would you like that, or shall I just listen?',
    'Asking is easier with the sentence ready. We can write it together. Shall we, or do you want to be heard first?',
    'If you want, we work out whom to ask, for what, and how to say it. Is that for now, or is listening better?',
  ],
  rate: {
    before: [
      'One person, one wish, a few words. How hard does asking feel, from 0 to 10? You can leave it.',
      'Let us get the asking ready. How alone are you with it, 0 to 10, if you want to say?',
    ],
    after: ['How hard does asking feel now, 0 to 10?', 'How alone are you with it at this point, 0 to 10?'],
  },
  usual: 'two-minute',
  forms: {
    'two-minute': [need, who, words, when],
    'five-minute': [
      { ...need, seconds: 50 },
      { ...who, seconds: 50 },
      { ...words, seconds: 90 },
      {
        title: 'The worst answer, and the likely one',
        say: [
          'What answer are you afraid of, and which one is more likely, going by what you know of them?',
          'Picture their reply twice: the one you dread, and the one that fits them. How do they sound?',
        ],
        seconds: 60,
        expects: 'words',
        key: 'answer',
        heard: ['Both are possible, and you could stand both.', 'Good to have looked at both.'],
      },
      { ...when, seconds: 50 },
    ],
  },
  close: [
    'For “{who}”, in your words: “{words}”.',
    'You have the person and the sentence: “{words}”.',
    'Asking is a skill, and you have the sentence for it now.',
  ],
};
