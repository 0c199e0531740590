import type { Cue } from './cue.ts';

/** Panic, the body, sleep, tears, exhaustion. */
export const bodyAndNight: readonly Cue[] = [
  {
    id: 'panic',
    when: /\b(?:(?<!\b(?:let's not|nobody's|nobody is|no need to|not to|didn't|don't|without|not) )panic(?:king|ked|ky)?(?: attacks?)?|heart (?:is |won't stop |keeps |was )?(?:racing|pounding|beating (?:so |really )?fast)|can't (?:breathe|catch my breath)|hyperventilat\w+|chest (?:is |feels )?(?:so )?tight|can't stop shaking|(?:having|have) a heart attack|going to pass out|freaking out)\b/iu,
    unless:
      /\b(?:last (?:year|month|week)|used to|stopped having|no more)\b|\b(?:he|him|her|she|them|they|my \p{L}+) (?:to )?(?:have|having|had|has) (?:a|an|another) heart attack\b|\b(?:told|joked?|laughed|story|posted|talked|knows?|asked)\b.{0,40}\b(?:about|of) (?:my|the) panic attacks?\b/iu,
    say: [
      'A panic wave feels like danger in every part of the body; it rises, peaks and comes down again, usually within minutes.',
      'Your body has its alarm at full volume. Loud as it is, an alarm is not a verdict.',
      'Put both feet flat and let the out-breath be longer than the in-breath, just once to begin with.',
      'You do not have to make it stop. You only have to let this minute be a minute.',
    ],
    ask: [
      'Where are you right now, and is there something solid near you to hold on to?',
      'Have you had a wave like this before, and what did it do in the end?',
      'What do you see right in front of you?',
    ],
    feeling: 'anxiety',
    sure: true,
    always: true,
    skill: 'grounding',
  },
  {
    id: 'chest',
    when: /\b(?:heart attack|chest (?:pain|hurts|is hurting|aches)|pain in my (?:chest|arm|jaw)|(?:left )?arm (?:is |feels )?(?:numb|tingl\w+))\b/iu,
    unless: /\b(?:last (?:year|month|week)|used to|years ago|he|she|dad|mom)\b/iu,
    say: [
      'If that pain is new, spreads to arm or jaw, or you feel faint, call 911 and let them decide; for a wave you know, we can ride it together.',
      'Chest pain that is new or spreading belongs to 911, right away. If you know this as panic, we can slow it down here.',
    ],
    ask: ['Is this new, or do you know it from before?', 'Is someone with you?'],
    feeling: 'anxiety',
    always: true,
  },
  {
    id: 'eased',
    when: /^(?:(?:ok(?:ay)?|yes|yeah|well|I|I'm|I feel|feel|feeling|it's|maybe|actually|honestly|just|now|and)[ ,.]*)*(?:a (?:little )?bit |a little |slightly |much |so much |somewhat |kind of |already )*(?:better|calmer|lighter|easier)(?: now| already| than before| i (?:think|guess))?[.! ]*$/iu,
    unless: /\b(?:not|never|no)\b/iu,
    say: ['A bit easier, then. Good.', 'Good. It can stay small.', 'That is a little more room.'],
    ask: [
      'What would be good for you now?',
      'Would you like to talk on, or rest with that?',
      'What helped, do you think?',
    ],
    always: true,
  },
  {
    id: 'awake',
    when: /\b(?:can't sleep|cannot sleep|couldn't sleep|(?:haven't|hasn't|not) sle(?:pt|eping)|up all night|wide awake|lying awake|insomnia|no sleep|(?:2|3|4|5) ?a\.?m\.?|middle of the night|keep waking|awake (?:again|still|at)|still (?:awake|up)|(?:fall|get) (?:back )?asleep|back to sleep|melatonin|[1-5]:[0-5]\d(?! ?pm))\b/iu,
    unless: /\b(?:slept great|fell asleep|baby|newborn|coffee|shift|crew|bakery|milking|not up at night)\b/iu,
    say: [
      'At this hour everything looks larger and lonelier than it will at breakfast.',
      'Lying awake is hard work that nobody pays for.',
      'The night has no one to interrupt a thought.',
      'Sleep cannot be forced, which is exactly what makes wanting it so tiring.',
    ],
    ask: [
      'What is your mind doing while the lights are out?',
      'Is it one thought that keeps you awake, or everything at once?',
      'What would make the next half hour easier on you?',
    ],
    ideas: [
      'get up for a while, keep the light low, and go back to bed when your eyes get heavy',
      'turn the clock around, so that there is nothing to count',
      'write the list for tomorrow on paper, so that your head may put it down',
      'give up on sleeping and only rest, with something dull to listen to',
    ],
    skill: 'sleep-wind-down',
  },
  {
    id: 'baby-night',
    unless: /\bbaby (?:pics?|pictures?|photos?|shower|sister|brother|clothes|names?)\b|\bbacked up\b/iu,
    when: /\b(?:baby|newborn|infant)\b.*\b(?:up|wakes?|waking|sleep|cry\w*|every \d+)\b|\bevery (?:\d+|ninety|two|three) (?:minutes|hours)\b.*\b(?:feed\w*|nurs\w*|baby)\b/iu,
    say: [
      'Broken nights like that wear a person thin in a way that coffee does not reach.',
      'Keeping someone so small alive through the night is enormous, and mostly unseen.',
      'Sleep in scraps makes every feeling stand closer to the surface.',
    ],
    ask: [
      'Is there anybody who can take a turn?',
      'How are you, behind all the feeding and rocking?',
      'When could somebody else hold the fort for one long stretch?',
    ],
    ideas: [
      'put the baby down safe in the crib and stand outside the door for three minutes',
      'agree on one fixed stretch of the night that belongs to somebody else',
      'sleep at the first chance of the day, and leave the dishes',
    ],
    feeling: 'overwhelm',
    thread: true,
  },
  {
    id: 'partner-sleeps',
    when: /\b(?:partner|husband|wife|boyfriend|girlfriend|he|she)\b.{0,30}\bsleeps? (?:through|like|right through|thru)\b/iu,
    say: [
      'Lying there awake beside someone who sleeps through it all can make a person feel very alone, and a bit furious.',
      'It is a lonely kind of unfair, being the only one who hears it.',
    ],
    ask: ['What would you want them to wake up and say?', 'Have you two been able to talk about who takes which hour?'],
    feeling: 'loneliness',
  },
  {
    id: 'teary',
    when: /\b(?:cry(?:ing)?|cried|teared up|tears|sobb\w+|bawl\w+|weep\w*)\b/iu,
    unless:
      /\b(?:happy tears|laugh\w*|made (?:me|us) cry laughing)\b|\b(?:baby|kid|he|she|they|son|daughter|girl|boy|\w+ma|\w+pa|mom|dad|one)(?:'s|'re| is| are| was| were| keeps?| won't stop| started)? (?:crying|cried|cries|sobbing|teared up)\b|\b(?:baby|kids?|son|daughter|toddler|newborn)\b.*\b(?:cry\w*|cried)\b/iu,
    say: [
      'Tears often know before the head does that it has been too much.',
      'There is nothing to apologize for in tears.',
    ],
    ask: ['What had happened before the tears came?', 'How are you now, since then?'],
    feeling: 'sadness',
  },
  {
    id: 'exhausted',
    when: /\b(?:exhausted|drained|burnt? ?out|burned out|no energy|worn out|running on empty|so tired|dead tired|can't keep up|running on fumes)\b/iu,
    say: [
      'An empty tank makes even kind people sharp and clear people foggy.',
      'You have been spending more than has been coming back in.',
    ],
    ask: ['What has been using you up the most?', 'When did you last feel rested, really?'],
    feeling: 'overwhelm',
  },
  {
    id: 'frozen',
    when: /\b(?:can't (?:make|get) myself|can't even (?:start|open|get up|move)|stuck in bed|can't get out of bed|haven't (?:showered|eaten|left)|feel paralyzed)\b/iu,
    say: [
      'Standing in front of a thing and not being able to go in is not laziness; something in you is holding the brake.',
      'When the first step feels impossible, it is usually still too big.',
    ],
    ask: [
      'What would the tiniest possible first move be, so small that it is silly?',
      'What would happen if it did not get done today?',
    ],
    feeling: 'overwhelm',
  },
  {
    id: 'waiting-results',
    when: /\b(?:waiting (?:for|on) (?:a |the |my )?(?:call|results?|news|test|biopsy|answer|scan|email|reply)|biopsy|test results?|scan results?|mri|ultrasound)\b/iu,
    unless: /\bbenign|clear|negative|good news\b/iu,
    say: ['Waiting like that turns every sound of the phone into a small shock.'],
    ask: [
      'When do you expect to hear?',
      'Who could be with you while you wait?',
      'What do you do with your hands and your head in the meantime?',
    ],
    feeling: 'anxiety',
  },
  {
    id: 'sick-self',
    when: /\bI(?:'m| am|'ve been| was)? (?:got )?(?:diagnosed|sick again|in the hospital|in pain|chronically ill)\b|\bmy (?:diagnosis|chemo|surgery|chronic)\b/iu,
    say: [
      'A body that has become uncertain takes up a lot of room in a life.',
      'People talk about fighting; often it is mostly waiting, pain and paperwork.',
    ],
    ask: ['How are you taking it in, so far?', 'What has it changed that other people do not notice?'],
    feeling: 'anxiety',
  },
  {
    id: 'body-image',
    when: /\b(?:my (?:weight|body|stomach(?! (?:hurts|aches|is in|turns|drops))|thighs|face|nose|skin|acne)|mirror|calories|gained (?:weight|\d+)|look in photos|feel fat)\b/iu,
    say: [
      'A mirror can only show a surface, and on a bad day not even that fairly.',
      'It is tiring to live in a body as if it were under inspection.',
    ],
    ask: ['What happened today that made it so loud?', 'Whose eyes do you see yourself with in those moments?'],
    feeling: 'shame',
  },
];
