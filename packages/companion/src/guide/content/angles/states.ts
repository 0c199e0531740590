import type { Angle } from './angle.ts';

/**
 * How one is at this minute, in a few words: tired, aching, cold in the stomach. Answered as that, and where it is known in
 * the light of what the talk is about ({light}); nothing else is asked beside it.
 */
export const states: readonly Angle[] = [
  {
    id: 'kind-of-day',
    when: /^(?:(?:hi|hey|hello|ugh|oof|so|well)[,.! ]*)?(?:(?:it's|it was|it's been|had|I had|just|what) )?(?:such )?(?:an? )?(?:very |really |pretty |so |super )?(?<day>(?:long|hard|rough|bad|weird|strange|awful|tiring|busy|heavy|crap|stressful|terrible|shitty|tough) (?:day|night|week|shift|morning|evening|month))$/iu,
    rank: 7,
    whole: true,
    say: [
      'A {day}, then.',
      'One of those.',
      'It sounds as if you have just put it down.',
      'So it took something out of you.',
    ],
    ask: [
      'Which hour of it is still with you?',
      'What made it that?',
      'Where do you want to begin, or not at all?',
      'What was the last straw, if there was one?',
    ],
    rest: ['Sit down for a moment. There is time.', 'You made it to here.'],
  },
  {
    id: 'state-tired',
    when: /^I(?:'m| am) (?:just |so |really |very |too |pretty |dead )*(?:tired|exhausted|worn out|drained|wiped|beat|knackered|done in|spent)(?: (?:now|today|tonight|again|all the time))?(?:,? (?:man|dude|bro|lol|though))?$/iu,
    rank: 6,
    whole: true,
    say: [
      'Tired, and no wonder, with {light}.',
      '{Light} makes tired in a way that one night does not mend.',
      'After {light}, tired sounds about right.',
      'Then nothing has to be put well here. Tired is enough.',
      'You are allowed to be tired without finishing anything first.',
    ],
    ask: [
      'Is it the tired of too little sleep, or the other one?',
      'When did you last have an hour that nobody needed anything in?',
      'What would be the first thing you let lie, if you could?',
      'Can you lie down for a while, or is the day not done with you?',
    ],
    rest: ['We can be slow.', 'Short sentences are fine.', 'You can put some of it down here for a minute.'],
  },
  {
    id: 'state-aching',
    when: /\b(?<part>my (?:head|wrists?|ankles?|hips?|ears?|throat|tooth|teeth|feet|foot|back|knees?|hands?|neck|shoulders?|legs?|eyes|jaw|stomach|chest muscles|whole body|arms?))(?:'s|'re)? (?:is |are |really |just |still )*(?:hurts?|hurting|aches?|aching|killing me|sore|throbs?|throbbing|pounding|burn|burning|stiff)\b/iu,
    unless: /\b(?:he|she|hit|punched|kicked|pushed|fell|cut|bleeding|numb on one side|can't breathe)\b/iu,
    rank: 6,
    whole: true,
    say: [
      '{Part} first, then. After {light} it has a right to complain.',
      'With {light}, no wonder that it comes out in {part}.',
      'Enough for today, {part} included.',
      'Bodies keep the score of a day, and yours has written it down.',
      'That on top of the rest: {part} too.',
    ],
    ask: [
      'Have you had something to drink, and a moment off?',
      'Does it come on days like this one, or is it new?',
      'Can you get off your feet for a bit, wherever you are?',
      'What usually eases it?',
    ],
    rest: [
      'Be kind to it, if you can.',
      'A few minutes of nothing would be fair.',
      'It need not be ignored on top of everything.',
    ],
  },
  {
    id: 'state-tense',
    when: /\b(?<part>my (?:stomach|chest|throat|heart|jaw|shoulders|hands|gut)) (?:is |are |'s |just |feels? |won't stop )*(?:in knots|in a knot|tight|tied|churning|turning|racing|pounding|shaking|clenched|knotted|dropp\p{L}+|flutter\p{L}+)\b/iu,
    rank: 6,
    whole: true,
    say: [
      'Your body has understood what {light} means, before any plan has.',
      'So it sits in {part}. {Light} does that.',
      'It has gone from the thoughts into {part}, then.',
      'That is what worry feels like when it has nowhere to go.',
    ],
    ask: [
      'Is it there right now, while you write?',
      'When did you last eat or drink something?',
      'What were you doing when it began?',
      'What makes it let go a little, if anything does?',
    ],
    rest: ['One slow breath out is enough for a start.', 'It may loosen a little with being said.'],
  },
  {
    id: 'state-numb-part',
    when: /\b(?<part>my (?:feet|hands|fingers|toes|legs|mouth|lips|tongue|fingertips))(?: are| is|'re|'s) (?:still |all |so |completely )*(?:numb|tingling|tingly|cold|ice|swollen|shaky)\b/iu,
    unless: /\b(?:one side|half my face|suddenly)\b/iu,
    rank: 6,
    whole: true,
    say: [
      'So {part}, on top of it. {Light} leaves no part of you alone.',
      'It has gone into {part} tonight, then.',
      'A small thing to say, and there all the time.',
    ],
    ask: [
      'Do the people who look after you know about it?',
      'Is it worse at this hour?',
      'What helps a little: warmth, rubbing, moving?',
    ],
    rest: ['Warm socks, or a hand around them, for now.', 'It counts, also when it is not the headline.'],
  },
  {
    id: 'relief-blocked',
    when: /(?:^|[,.] )(?<relief>(?:going |taking |having |being )?[^,.;?!]{3,40}?) (?:usually|normally|always|often|mostly|would)(?: (?:helps?|calms? me|gets? it out of my head|does the trick|is what helps|works|do me good|be nice|be good|clears my head|settles me))(?: (?:down|a bit|a lot|me))?,? but (?<obstacle>[^,.;?!]{3,50})$/iu,
    unless: /\b(?:drinking|cutting|weed|wine|beer|whisk\p{L}+|drugs?|starving|throwing up)\b/iu,
    tone: 'any',
    rank: 7,
    whole: true,
    say: [
      'You know what would do you good, {relief}, and of all days {obstacle}.',
      'So the one thing that works, {relief}, is out of reach: {obstacle}.',
      '{Relief} would be it, and {obstacle}. That is bad timing.',
      'You know your remedy, {relief}, and just now {obstacle}.',
    ],
    ask: [
      'What is it about {relief} that does it for you?',
      'Is there a small version of it that would work anyway?',
      'What would come second on your list?',
      'How long before it would be possible again?',
    ],
    rest: ['It will keep until later, perhaps.', 'Something smaller of the same kind may do for tonight.'],
  },
];
