import type { Skill, SkillStep } from './skill.ts';

const name: SkillStep = {
  title: 'Name the urge',
  say: [
    'What is the urge, in a few words? An urge to do something, not yet the doing.',
    'Put a name to it: what does it want you to do?',
  ],
  seconds: 20,
  expects: 'words',
  key: 'urge',
  heard: ['“{note}”. All right, that is the wave.', 'So it says “{note}”.', 'Named, and nothing has happened yet.'],
  hint: ['For instance: to smoke, to scroll, to text somebody, to eat without being hungry, to buy a thing.'],
};

const place: SkillStep = {
  title: 'Find it in the body',
  say: [
    'Where in your body do you feel it most, and what is it like there: tight, hot, buzzing, hollow?',
    'Look for it in the body, in chest, throat, hands, mouth. What does it do there?',
  ],
  seconds: 25,
  expects: 'words',
  key: 'place',
  heard: ['“{note}”: that is where it lives for now.', '“{note}”. Watch just that spot.', 'That spot is all we watch.'],
  hint: ['If it is nowhere in particular, take the hands; they usually know.'],
};

const ride: SkillStep = {
  title: 'Ride it with your breath',
  say: [
    'Now breathe slowly, and let it be there. You need not push it away or follow it. See whether it swells, stays or shrinks.',
    'Let the breath be your board. The urge may rise; all you do is stay on top and keep breathing.',
  ],
  seconds: 60,
  expects: 'next',
};

const next: SkillStep = {
  title: 'The next ten minutes',
  say: [
    'Whatever is left of it, you can let ten minutes pass first. What could you do with those ten minutes?',
    'One wave is through, or passing. What might fill the next few minutes, something your hands can do?',
  ],
  seconds: 30,
  expects: 'words',
  key: 'instead',
  hint: ['Some fill it with a shower, a walk round the block, dishes, or a call to somebody.'],
};

/** Watching an urge rise and pass without doing what it says. */
export const urgeSurfing: Skill = {
  id: 'urge-surfing',
  name: 'Urge surfing',
  purpose: 'Rides out a craving or a habit without fighting it and without giving in.',
  caution:
    'Not for urges to hurt yourself when the means are at hand: put distance between you and them and reach 988 first. Stopping alcohol or sedatives suddenly can be dangerous; ask a doctor.',
  avoid: ['self-harm', 'voices'],
  instead: 'grounding',
  minutes: 2,
  fits: {
    when: /\b(?:urges?|craving\w*|crave|tempted|relaps\w*|(?:want|need|dying for) (?:a|to) (?:drink|cigarette|smoke|vape|gamble|binge|buy|bet)|can't stop (?:scrolling|shopping|snacking|vaping|smoking|checking|gambling|eating)|smok(?:e|ing) again|vap(?:e|ing) again)\b/iu,
    unless: /\b(?:cut|hurt myself|self-?harm|kill|die|pills)\b/iu,
    feelings: ['anxiety', 'shame', 'overwhelm'],
    topics: ['habits'],
  },
  asked: {
    name: /\b(?:urge[- ]surf(?:ing)?|surf (?:the|this|an|my) (?:urge|craving|wave)|ride (?:out )?(?:the|this|my) (?:urge|craving|wave))\b/iu,
    aim: /\b(?:(?:my |the |these |this |an? )?(?:\w+ )?(?:urges?|cravings?|temptations?)|not (?:to )?(?:drink|smoke|vape|scroll|gamble|binge|relapse|text (?:him|her|them|my ex))|(?:stop|quit) (?:scrolling|snacking|vaping|smoking|gambling|checking my phone|doomscrolling))\b/iu,
  },
  hinted:
    /^I(?:'m| am)? (?:really |so |just )*(?:have|having|craving|got|get|tempted)\b(?! a (?:baby|kid))(?: \w+){0,4} (?:urges?|cravings?|a cigarette|a drink|to (?:smoke|drink|vape|gamble|scroll|text (?:him|her|my ex)))(?: (?:right now|again|so bad(?:ly)?|now))*[.! ]*$/iu,
  offers: [
    'An urge comes in like a wave and goes out again. We could watch this one together for two minutes, without doing what it says. Want to, or shall I just listen?',
    'There is a way of sitting out a craving, called urge surfing. Try it now, or talk about what set it off?',
    'We could ride this one out side by side, breath by breath. Would that help, or is being heard better?',
  ],
  warn: [
    'This is for everyday urges. If it is about hurting yourself, step away from whatever you could use, and call or text 988 first.',
    'Good for cravings and habits. For an urge to harm yourself, distance and a person come first; 988 answers calls and texts.',
  ],
  rate: {
    before: [
      'How strong is the urge, 0 to 10? Or skip the number.',
      'From 0 to 10, how hard does it pull? A pass is fine.',
    ],
    after: ['How strong is the urge by now, 0 to 10?', 'How hard does it pull after that, 0 to 10?'],
  },
  usual: 'two-minute',
  forms: {
    'half-minute': [
      {
        title: 'Three breaths beside the urge',
        say: [
          'Feel where the urge sits, and give it three slow breaths. It may stay; you just do not answer it yet.',
          'Three breaths, right beside it. You need not obey and you need not wrestle.',
        ],
        seconds: 30,
        expects: 'next',
      },
    ],
    'two-minute': [name, place, ride, next],
    'five-minute': [
      name,
      place,
      ride,
      {
        title: 'Look at the edges',
        say: [
          'Look closer: where exactly does the feeling begin, where does it end, and is it moving?',
          'Follow its outline for a while. Has it grown, shrunk or wandered since the start?',
        ],
        seconds: 60,
        expects: 'words',
        heard: ['“{note}”, so it changes while you look.', 'Good looking.'],
        key: 'edges',
      },
      {
        title: 'Ride one more wave',
        say: [
          'Stay for one more rise and fall. Each time you wait it out, the pull has taught itself a little patience.',
          'One wave more, with slow breaths. You are only watching weather.',
        ],
        seconds: 90,
        expects: 'next',
      },
      next,
    ],
  },
  close: [
    'You stayed on top of “{urge}” for this long, and for the next minutes there is “{instead}”.',
    'The urge was there and you did not have to do what it said. Next up: “{instead}”.',
    'You watched it instead of obeying it, and that is the exercise.',
  ],
};
