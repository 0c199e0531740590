import type { Skill, SkillStep } from './skill.ts';

const first: SkillStep = {
  title: 'One good thing, however small',
  say: [
    'What is one thing from today that was all right, or a tiny bit better than that? Warm socks count.',
    'Go back through the day. Where was a moment that was okay, even a very small one?',
  ],
  seconds: 35,
  expects: 'words',
  key: 'one',
  heard: ['“{note}”: that happened.', '“{note}” is the first.', 'That is the first.'],
  hint: ['Look at the dull places: a meal, a green light, a dog on the way, five quiet minutes.'],
};

const second: SkillStep = {
  title: 'A second one, and your part in it',
  say: [
    'And a second? If you had a hand in it, say so; letting something happen is a part too.',
    'What would be another? Maybe one in which somebody was kind, or you were.',
  ],
  seconds: 40,
  expects: 'words',
  key: 'two',
  heard: ['“{note}”, that makes two.', 'That makes two.'],
  hint: ['Something that did not go wrong is allowed.'],
};

const third: SkillStep = {
  title: 'A third',
  say: [
    'A third one, to finish. What else was there?',
    'One more. It may be something you saw, ate, heard or got done.',
  ],
  seconds: 40,
  expects: 'words',
  key: 'three',
  heard: ['“{note}” is the third.', 'And that is three.'],
  hint: ['If there is no third, two are two, and tomorrow has others. Say skip.'],
};

const why: SkillStep = {
  title: 'Why it came about',
  say: [
    'Take the one you like best. Why did it come about, what made it possible?',
    'Which of the three matters most, and how did it come to be?',
  ],
  seconds: 90,
  expects: 'words',
  key: 'why',
  heard: ['“{note}”, so it did not come from nowhere.', 'So it did not come from nowhere.'],
};

/** Three things that went all right today. */
export const threeGoodThings: Skill = {
  id: 'three-good-things',
  name: 'Three good things',
  purpose: 'Lets the good parts of a day weigh something too.',
  caution: 'Not in fresh grief, and not in the middle of despair, where it can feel like being told to cheer up.',
  avoid: ['loss', 'self-harm', 'surroundings'],
  instead: 'self-compassion',
  minutes: 2,
  fits: {
    broad: true,
    when: /\b(?:every(?:thing|\s?day) (?:is |feels )?(?:gray|grey|the same|bad|blah)|nothing (?:good )?(?:ever )?(?:happens|went right|goes right)|only see the bad|so negative|another (?:bad|gray|pointless) day|wasted (?:the|my) day|boring day|meh day|focus on the bad)\b/iu,
    feelings: ['disappointment', 'numbness', 'sadness'],
  },
  asked: {
    name: /\b(?:(?:the )?(?:three|3) good things(?: (?:exercise|thing|one))?(?=[?.! ]*$| (?:exercise|thing|one|please|with))|gratitude (?:exercise|list|practice|journal(?:ing)?))\b/iu,
    aim: /\b(?:(?:be |feel |feeling |being |more )+(?:grateful|thankful|positive)|see(?:ing)? the good(?: (?:things|side|parts))?|(?:notice|noticing|remember) (?:the )?good|end (?:the|my) day (?:better|well)|gratitude)\b/iu,
  },
  offers: [
    'If you like, we could look for three small things in today that were all right. No cheering up, only looking. Want to, or shall I just listen?',
    'Days like that tend to swallow their better minutes. We could fish out three. Try it, or leave the day as it is?',
    'There is a short evening exercise, three good things. Is that for you right now, or is being heard better?',
  ],
  rate: {
    before: [
      'Three things, as small as they come. How heavy is the day, from 0 to 10? You can skip that.',
      'Good, a second look at the day. How gray is it, 0 to 10, if you want to say?',
    ],
    after: ['How heavy is the day now, 0 to 10?', 'And how gray is it at this point, 0 to 10?'],
  },
  usual: 'two-minute',
  forms: {
    'half-minute': [{ ...first, seconds: 30 }],
    'two-minute': [first, second, third],
    'five-minute': [{ ...first, seconds: 60 }, { ...second, seconds: 60 }, { ...third, seconds: 60 }, why],
  },
  close: [
    '“{one}”, “{two}” and “{three}”: they do not cancel the hard parts, and they were there too.',
    'So the day also held “{one}”.',
    'None of that cancels what was hard, and it was there as well.',
  ],
};
