import type { Skill, SkillStep } from './skill.ts';

const dim: SkillStep = {
  title: 'Dim the light, turn the screen down',
  say: [
    'Turn the light low and the screen to its darkest, and get as comfortable as the night allows.',
    'Make it darker around you, and this screen too. Lie or sit however is softest.',
  ],
  seconds: 15,
  expects: 'next',
};

const park: SkillStep = {
  title: 'Park what is still running',
  say: [
    'What is still running in your head? Write it here in a few words; it can be picked up in the morning.',
    'Set down what wants to keep you up, one line is enough. Tomorrow may have it back.',
  ],
  seconds: 35,
  expects: 'words',
  key: 'parked',
  heard: ['“{note}” may rest until morning.', 'Set down: “{note}”.', 'Set down until morning.'],
  hint: ['If nothing has a name, write: all of it.'],
};

const heavy: SkillStep = {
  title: 'Let the body get heavy',
  say: [
    'Let your body get heavy from the feet up: calves, hips, belly, hands, face. Each part sinks as you breathe out.',
    'Go upward through the body, slowly, and hand each part to the mattress: feet, legs, back, arms, jaw.',
  ],
  seconds: 40,
  expects: 'next',
};

const place: SkillStep = {
  title: 'A dull and pleasant place',
  say: [
    'Now picture a quiet place and walk around in it slowly: its colors, its floor, its air. Which place do you take?',
    'Choose somewhere calm and a little boring, a lake, a porch, a library. Look at it detail by detail. What is it?',
  ],
  seconds: 40,
  expects: 'words',
  key: 'place',
};

/** From the day into the night. */
export const sleepWindDown: Skill = {
  id: 'sleep-wind-down',
  name: 'Sleep wind-down',
  purpose: 'Lets the day run out when you lie awake or dread the night.',
  caution:
    'Not while driving or on watch. If sleep has been bad for weeks, or you need almost none and feel on top of the world, a doctor should know.',
  avoid: [],
  instead: 'paced-breathing',
  endsQuietly: true,
  minutes: 2,
  fits: {
    when: /\b(?:can't (?:fall asleep|sleep|get to sleep|get back to sleep)|cannot sleep|couldn't sleep|lying awake|lie awake|wide awake|insomnia|awake (?:at|since|until) (?:\d|night)|(?:it's|its) \d ?am|sleepless|dread (?:the night|going to bed|bedtime)|been up (?:all night|since))\b/iu,
    unless: /\b(?:baby|newborn|he|she) (?:\w+ ){0,2}(?:can't|won't|doesn't|isn't) sleep/iu,
    feelings: ['anxiety', 'overwhelm', 'loneliness'],
    topics: ['sleep'],
  },
  asked: {
    name: /\b(?:(?:sleep )?wind[- ]?down(?: exercise| routine)?(?=[?.! ]|$)(?! (?:the|my) \w+ (?:business|company))|sleep (?:exercise|meditation|routine|story))\b/iu,
    aim: /\b(?:(?:fall|get back|go back|get|drift|go|me|to)(?: \w+){0,2} (?:to sleep|asleep|sleep)|sleep(?:ing)?(?: better| tonight| at night| again)?|(?:my )?insomnia|wind down|bedtime)\b/iu,
  },
  offers: [
    'We could wind the day down together, two quiet minutes for the hour before sleep. Would you like that, or shall I just listen?',
    'If sleep is what you are after, there is a slow way of setting the day aside. Try it, or talk a little longer?',
    'Shall we park what keeps you up and let the body get heavy, or do you want to tell me more first?',
  ],
  rate: {
    before: [
      'A slow landing, then. How awake is your head, from 0 to 10? Or leave that.',
      'Good, we let the day run out. How restless is it in there, 0 to 10? You can go without.',
    ],
    after: [
      'How awake is your head now, 0 to 10? No need to answer if you are drifting.',
      'How restless is it by now, 0 to 10, if your eyes are still open?',
    ],
  },
  usual: 'two-minute',
  forms: {
    'half-minute': [
      {
        title: 'Five slow breaths in the dark',
        say: [
          'Close your eyes after reading this. Five slow breaths, and with each one out the bed takes a little more of your weight.',
          'Screen down, eyes shut, five unhurried breaths. Each time you breathe out, sink a finger’s width deeper.',
        ],
        seconds: 30,
        expects: 'next',
      },
    ],
    'two-minute': [dim, park, heavy, place],
    'five-minute': [
      dim,
      park,
      {
        title: 'Breathe longer out than in',
        say: [
          'Some slow air before that: in for four, out for six, about eight times.',
          'Lengthen the breath out for a minute; let every one end by itself.',
        ],
        seconds: 80,
        expects: 'next',
        beats: [
          { move: 'in', seconds: 4 },
          { move: 'out', seconds: 6 },
        ],
      },
      { ...heavy, seconds: 80 },
      { ...place, seconds: 90 },
    ],
  },
  close: [
    'Stay at “{place}” as long as you like. If you are wide awake after twenty minutes or so, get up, do something dull in low light, and try again.',
    'Put the phone face down now; “{place}” works without it.',
    'Put the phone face down now. Resting counts too, even without sleep.',
  ],
};
