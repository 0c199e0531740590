import type { Course } from '../course.ts';

/** A birthday alone, or forgotten. */
export const birthdayAlone: Course = {
  id: 'birthday-alone',
  begins:
    /\b(?:it'?s|its|it was|today is|today'?s|yesterday was|tomorrow is|spent|spending|turned \d+|on) (?:\S+ ){0,2}?my (?:\S+ )?(?:birthday|bday|b-day)\b.{0,100}\b(?:alone|lonely|nobody|no ?one|not one|forgot\w*|remember\w*|by myself|no (?:texts?|calls?|plans|friends|messages|cake)|only (?:my|one|two|the)|not a single|didn'?t (?:even )?(?:call|text|say|wish|come|show)|hasn'?t|haven'?t|didn'?t|cancel\w*|sad|cry\w*|cried|hate|don'?t care|nothing)\b|\b(?:nobody|no ?one|everyone|everybody|they(?: all)?|(?:all )?my (?:\S+ ){0,2}?(?:friends?|family|husband|wife|boyfriend|girlfriend|mom|mum|dad|parents|kids|son|daughter|sister|brother|partner|coworkers)) (?:\S+ ){0,2}?(?:forgot|remember\w*|(?:didn'?t|hasn'?t|haven'?t|never) (?:\S+ )?(?:remember\w*|call\w*|text\w*|wish\w*|say|said|show\w*|come|came)|came to|showed up (?:to|for)|wished me|cancel\w* (?:on )?) ?(?:\S+ ){0,3}?(?:my )?(?:birthday|bday|b-day|party)\b|\b(?:alone|by myself|lonely|nobody|no one|forgotten|cried|crying|sad) (?:\S+ )?(?:on|for|about) my (?:\S+ )?(?:birthday|bday|b-day)\b|\bmy (?:\S+ )?(?:birthday|bday|b-day) (?:\S+ ){0,3}?(?:sucks|sucked|alone|forgotten|lonely|was (?:awful|terrible|sad|horrible|depressing)|and (?:nobody|no ?one|I'?m alone|not one|everyone forgot|I'?m by))\b|\bhate (?:my )?birthdays?\b|\bhappy birthday to me\b|\bturned \d\d (?:today|yesterday)\b.{0,60}\b(?:nobody|no ?one|not one|alone|by myself|forgot|didn'?t|only)\b/iu,
  unless:
    /\b(?:suicid\w*|kill\w*|die|dead|died|would(?:'ve| have) been|passed away|heaven|overdos\w*|last birthday I|end it|miscarr\w*|first birthday without|my (?:son|daughter|kid|friend|mom|mum|dad|husband|wife|boyfriend|girlfriend)'s (?:birthday|bday)|I forgot|fun|best birthday|amazing)\b/iu,
  first: {
    say: [
      'You tell yourself it is a day like any other, and it is not.',
      'On that one day it shows who thinks of you, and that is what makes it so sharp.',
      'Happy birthday, quietly and truly.',
    ],
    ask: [
      'Who would you have liked to hear from?',
      'What did the day look like?',
      'What would have been a good birthday for you?',
    ],
  },
  turns: [
    {
      when: /\b(?:what (?:do|should|can|could|would) (?:I|you) (?:even )?(?:do|say|tell)|how (?:do|can|should|to) (?:I|you) (?:\S+ ){0,3}?(?:deal|make|stop|get|tell|say|feel|save|spend|celebrate|not)|any (?:advice|tips|ideas)|what helps)\b/iu,
      say: [
        'One thing that is only for you, while the day lasts: the good cake, a bath, the song you loved at fifteen. It is not pathetic. It is hosting.',
        'You might say it to one person, plainly: “It is my birthday and I would love to hear your voice.” People are careless more often than cold.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:should I|if I should|whether (?:I should|to)|(?<!\b(?:how|what|why|when|where) )do I) (?:\S+ ){0,3}?(?:tell|say|text|call|mention|remind|ask|confront|post|go|let|just|be)|is it (?:weird|sad|pathetic|ok|okay|too late|petty) (?:to|if)?)\b/iu,
      say: [
        'I would tell one of them, without reproach: “It was my birthday, and it hurt that it went by.” Otherwise it sits in you, and they never know.',
        'You may say it. A late “happy birthday” from somebody who feels sheepish is still a warm thing.',
      ],
      asked: true,
    },
    {
      when: /\bwhy (?:does|did|do|am|doesn'?t|is|don'?t|can'?t|didn'?t) ?(?:nobody|no one|anyone|they|people|I|it|everyone|he|she)?\b/iu,
      say: [
        'I cannot know. Most forgetting is only that, a full week and no reminder. It lands as if it were a judgment.',
        'Hardly ever because they are not fond of you. That does not fill the hole in the day, I know.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I (?:\S+ ){0,3}?(?:childish|petty|pathetic|selfish|overreact\w*|too \S+|a|stupid|silly|wrong|the|being|that|dramatic)|is it (?:\S+ )?(?:normal|childish|stupid|silly|me|petty|my fault)|do(?:es)? (?:they|anyone|anybody) (?:even )?care|what(?:'s| is) wrong with me|do I (?:even )?matter)\b/iu,
      say: [
        'It is not childish. To want somebody to be glad you were born is not much to ask, at any age.',
        'People forget for a hundred dull reasons, and hardly one of them is you. It hurts all the same.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:it|I|anyone|they|next) (?:\S+ ){0,3}?(?:ever|be|better|different|always|remember)|next year)\b/iu,
      say: [
        'I cannot see next year. One could perhaps be the first to plan it, with one person and one table.',
        'Nobody knows. It feels like a forecast, and it is one day.',
      ],
      asked: true,
    },
    {
      when: /\b(?:facebook|instagram|notification|dentist|bank|app|email (?:from|coupon)|automated|company|coupon|dermatologist|insurance|linkedin|discount|store)\b/iu,
      say: [
        'Congratulated by a machine and a coupon. You could laugh, if it did not sting.',
        'Even they know the date.',
      ],
    },
    {
      when: /\b(?:text\w*|call(?:s|ed|ing)?|phone|messages?|buzz\w*|checked|checking|waited|waiting|all day|midnight|group ?chat|voicemail|not one|hbd)\b/iu,
      unless: /\b(?:bank|dentist|insurance|coupon|I (?:always |never )?(?:call|text))\b/iu,
      say: [
        'And each time it lights up, you hope once more.',
        'A whole day with one ear on the phone.',
        'Nobody should have to wait for that.',
      ],
    },
    {
      when: /\b(?:mom|mum|mother|dad|father|parents|family|sister|brother|kids?|son|daughter|grandma)\b/iu,
      say: ['With family you keep hoping the longest.', 'From family it is a different sort of quiet.'],
    },
    {
      when: /\b(?:husband|wife|boyfriend|girlfriend|partner|spouse|fianc\S*|he|she) (?:\S+ ){0,2}?(?:forgot|didn'?t|hasn'?t|said|got me|gave me|worked|went|remember\w*|never)\b|\b(?:my (?:husband|wife|boyfriend|girlfriend|partner))\b/iu,
      say: [
        'From the one who lies beside you it counts more than from all the others.',
        'It would not have taken much. A muffin, a match.',
      ],
      ask: ['Have you told {them}?'],
    },
    {
      when: /\b(?:best friend|friends?|bestie|bff|coworkers?|colleagues?|office|roommates?|classmates?)\b/iu,
      say: [
        'And you know all of theirs by heart, I would guess.',
        'You keep a list in your head on such a day, without wanting to.',
      ],
    },
    {
      when: /\b(?:always (?:remember|call|text|plan|organi[sz]e|send|make|buy|do|throw)|I (?:never forget|remember(?:ed)?|threw|planned|baked|organi[sz]ed|make)|for everyone else|(?:her|his|their) birthdays?|when it'?s (?:their|her|his)|go all out)\b/iu,
      say: [
        'You light the candles for everybody, and nobody lights yours.',
        'That is the unfair bit: you know how it is done, because you do it.',
      ],
    },
    {
      when: /\b(?:cancel\w*|didn'?t (?:come|show)|nobody (?:came|showed)|no one (?:came|showed)|invited|party|reservation|table|rsvp|last minute|restaurant|decorat\w*|balloons|plans)\b/iu,
      say: [
        'Chairs for them all, and you on one of them.',
        'To invite people is to hold something out. And it stayed in the air.',
      ],
    },
    {
      when: /\b(?:cake|cupcake|candle|bake\w*|ice cream|gift|present|blouse|dress(?:ed)?|lipstick|makeup|flowers|dinner|takeout|wine|bought (?:myself|me)|treat\w*|movie|ate)\b/iu,
      say: [
        'You did something for yourself, then. It was the kindest thing anyone did that day.',
        'One candle, and one person who means it. It is not nothing.',
      ],
      ask: ['What did you wish for?'],
    },
    {
      when: /\b(?:work(?:ed|ing)?|shift|meetings?|boss|school|class|exam|nobody (?:at work|knew|knows)|didn'?t tell|kept it (?:quiet|secret)|hid|don'?t like (?:attention|fuss|to make))\b/iu,
      say: [
        'You say nothing, and hope somebody guesses.',
        'So it went by between two ordinary things, and only you knew.',
      ],
    },
    {
      when: /\b(?:turn(?:ed|ing)? \d+|I'?m \d\d|\d\d(?:th|st|nd|rd)?\b|thirty|forty|fifty|sixty|seventy|years old|older|old|aging|age|another year|milestone|nothing to show|behind|by now|where I)\b/iu,
      say: [
        'And on top of it the number sits down at the table and asks questions.',
        'Birthdays do the math, whether you want it or not.',
      ],
    },
    {
      when: /\b(?:always|every year|years|since|as a (?:kid|child)|childhood|when I was (?:little|a kid|young)|used to|growing up|never had|last year)\b/iu,
      unless: /\bI always\b/iu,
      say: ['So this one stands on top of all the others.', 'There is still a kid in there who counts who comes.'],
      ask: ['Was there ever a lovely one?'],
    },
    {
      when: /\b(?:new (?:city|town|place|country|job)|moved|far (?:away|from)|abroad|time zone|covid|sick|hospital|broke|no money|single|breakup|divorc\w*|widow\w*)\b/iu,
      say: ['In a life that has been turned around, the day finds nobody home.', 'So it came at a bad time as well.'],
    },
    {
      when: /\b(?:one (?:friend|person|text|call)|(?:my|a) (?:neighbor|coworker|cousin|aunt|friend) (?:remember\w*|brought|called|texted|wished|said|sang)|only (?:my|one|person)|remembered|wished me|sang|card|a stranger|barista|cashier)\b/iu,
      say: ['One, at least, who had you in mind. Keep that one.', 'It is little, and it is real.'],
    },
    {
      when: /\b(?:late|belated|next day|remembered (?:today|later|now)|apologi[sz]ed|sorry|made it up|felt (?:so )?bad)\b/iu,
      say: ['Late, and with red ears, but it came.', 'It does not undo the day, and it says you are not out of mind.'],
    },
    {
      when: /\b(?:don'?t care|doesn'?t matter|whatever|just (?:a|another) day|no big deal|used to it|stupid|silly|childish|pathetic|dumb|too old|grown|adult)\b/iu,
      say: [
        'Used to it is not the same as fine with it.',
        'Nobody gets too old to be wished well.',
        'It matters a little, or you would not have told it.',
      ],
    },
    {
      when: /\b(?:cry\w*|cried|tears|sad|hurts?|empty|lonely|alone|invisible|forgotten|nobody cares|no one cares|unloved|unimportant|depress\w*|miserable|numb|angry|disappointed)\b/iu,
      say: [
        'To be forgotten on just that day feels like a verdict. It is none.',
        'You would have liked to matter to somebody today, out loud.',
        'Be sad, then. It is your day, you may.',
      ],
    },
    {
      when: /\b(?:maybe (?:I|we)(?:'ll| will| should| could)|I(?:'m| am) (?:thinking|going to|gonna)|I (?:might|could)|I'?ll (?:just )?(?:buy|call|text|go|bake|watch|order|make|get|take|treat))\b/iu,
      say: [
        'Do. It is still yours until midnight, and any other day will do too.',
        'That would be a nice thing to give yourself.',
      ],
    },
    {
      when: /\b(?:thanks?|thank you|thx|you(?:'re| are) the (?:first|only)|better|smil\w*)\b/iu,
      say: ['Gladly. It was meant.', 'You are welcome. May there be one warm hour in it yet.'],
    },
    {
      when: /\b(?:nobody|no one|everyone|everybody|they|people|anyone)\b/iu,
      say: ['One would only need one of them, really.', 'It is a loud silence, on such a day.'],
    },
  ],
  say: [
    'It is only a date, and it asks: who is glad that I am here.',
    'You wish for nothing big. A voice that has thought of it.',
    'It is worse than an ordinary lonely day, because today there was a hope.',
    'A day like that weighs more than twenty-four hours.',
    'That you were born is a good thing, cake or no cake.',
  ],
  ask: [
    { line: 'What would you have liked somebody to say to you?' },
    { line: 'What was the best birthday you remember?', unless: /\b(?:never had|always been)\b/iu },
    { line: 'Is there still one small thing you could have today?' },
    { line: 'Who knows that it was your day?', unless: /\b(?:nobody|no one|everyone)\b/iu },
  ],
};
