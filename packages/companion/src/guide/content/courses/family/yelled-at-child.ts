import type { Course } from '../course.ts';

/** Somebody lost their temper with a child of theirs, and is sorry. */
export const yelledAtChild: Course = {
  id: 'yelled-at-child',
  begins:
    /\b(?:I|we) (?:just |really |totally |completely )?(?:yelled|screamed|shouted|snapped|lost it|blew up|lost my temper) (?:at|with|on) (?:my|our|the) (?:\S+ ){0,4}?(?:kids?|child|children|son|daughter|toddler|boys?|girls?|baby|\d+[- ]?(?:yo\b|year[- ]old)|four|five|six|three|two)\b/iu,
  unless: /\b(?:hit|slapped|smacked|spanked|shook|bruis\w*|belt|threw (?:him|her|them))\b/iu,
  first: {
    say: [
      'And now it is quiet, and it is all you can hear.',
      'That is a rotten feeling, after.',
      'Nobody who means it well gets through those years without a moment like that.',
    ],
    ask: ['What was going on right before it?', 'How are the two of you now?'],
  },
  turns: [
    {
      when: /\b(?:do you think|am I|does (?:this|that|it) make me|did I) (?:\S+ ){0,3}(?:bad|terrible|awful|horrible|damag\w*|scarr\w*|ruin\w*|traumati\w*|mess\w*)/iu,
      say: [
        'A bad parent would not be lying here turning it over. One shout does not make a childhood; what comes after it counts for more.',
        'No. Children can take a parent who loses it and comes back and says sorry. It is the never coming back that hurts.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should) I|what (?:do|can|should|would) (?:I|you)|should I)\b.{0,40}\b(?:make (?:it )?(?:up|right)|apologi[sz]e|say (?:to|sorry)|tell (?:him|her|them)|fix|repair|do)\b/iu,
      say: [
        'Short is best: “I yelled. That was too much, and it was not your fault. I am sorry.” And then something ordinary together.',
        'You could go low, to {their} height, and say: “I got too loud. You did not deserve that.” No reasons; {they} will not need any.',
      ],
      asked: true,
    },
    {
      when: /\b(?:hid|hiding|under (?:the|her|his|their)|behind the|ran (?:to|off|away)|closed (?:the|her|his) door|locked)\b/iu,
      say: ['Oh, that is the picture that stays.', 'From you, of all people. That is what stings, I think.'],
      ask: ['What did you do then?', 'How did {they} come out again?'],
    },
    {
      when: /\b(?:hugged|hug|cuddl\w*|climbed (?:into|on|in)|kissed me|said (?:it'?s|it is) (?:ok|okay|fine)|forgave|forgive)\b/iu,
      say: [
        'That hug says more about the two of you than the shouting does.',
        '{Theyre} quicker to let it go than you are.',
        'So {they} came back to you. Children know where they are safe.',
      ],
    },
    {
      when: /\b(?:apologi[sz]ed|said (?:I was |I'?m )?sorry|told (?:him|her|them) (?:I was |I'?m )?sorry)\b/iu,
      say: [
        'You went back and said it. Plenty of grown people never heard that from theirs.',
        'That is the part that heals it.',
      ],
      ask: ['How did {they} take it?'],
    },
    {
      when: /\b(?:my (?:own )?(?:dad|father|mom|mum|mother|parents)|grew up|growing up|when I was (?:little|small|a kid|a child))\b.{0,40}\b(?:yell\w*|scream\w*|shout\w*|like that|the same|did (?:that|this|it)|hit|temper|angry)\b/iu,
      say: ['So you know what it sounds like from down there.', 'And tonight you heard it in your own voice.'],
      ask: ['Did anyone ever come and say sorry to you?'],
    },
    {
      when: /\b(?:swore|promised|vow\w*|never (?:be|become|turn into)|turning into|becoming|just like) (?:\S+ ){0,4}(?:him|her|them|dad|father|mom|mum|mother|my parents)\b/iu,
      say: [
        'You noticed within the hour. I doubt that was how it went back then.',
        'You are not. The proof is that you are sitting here with it.',
      ],
    },
    {
      when: /\b(?:spill\w*|juice|laptop|broke|mess|paint|marker|wall|carpet|milk)\b/iu,
      say: ['On any other day that would have been a towel and a sigh.', 'And that was the one thing too many.'],
    },
    {
      when: /\b(?:tired|exhausted|no sleep|slept|alone with|all day|long day|worn out|burn\w* out|touched out|overwhelmed)\b/iu,
      say: ['There was nothing left in you by then.', 'Someone that worn out is easily pushed over.'],
      ask: ["When did you last have an hour that was nobody else's?"],
    },
    {
      when: /\b(?:garbage|monster|worst|horrible|terrible|awful|guilt\w*|hate myself|sh(?:i|\*)t(?:ty)?|asham\w*|feel (?:so |really )?bad)\b/iu,
      say: [
        'The guilt is only this big because {they} {are} so dear to you.',
        'One loud minute, and it blots out the whole day. It is not the whole day, though.',
      ],
    },
  ],
  say: [
    'It is a hard thing to have done to someone that small, and it can be mended.',
    'You care a great deal how it was for {them}.',
    'That went deeper than a loud voice, for you.',
    'Parents are supposed to have endless patience, and nobody has.',
  ],
  ask: [
    {
      line: 'How old {are} {they}?',
      unless: /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten)[- ]?(?:yo|yrs?|years?)|toddler|baby/iu,
    },
    { line: 'What had the day been like, up to then?', unless: /\b(?:tired|exhausted|long day|all day|no sleep)\b/iu },
    { line: 'What would you like {them} to remember of it?' },
  ],
};
