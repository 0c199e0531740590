import type { Course } from '../course.ts';

/** Trying for a baby, and another negative test. */
export const tryingForBaby: Course = {
  id: 'trying-for-baby',
  begins:
    /\b(?:(?:trying|tried|been trying|try) (?:\S+ ){0,4}?(?:for a (?:baby|child|kid|second|little)|to (?:conceive|get pregnant|have (?:a |another |our )?(?:baby|child|kid|second|kids|children)|fall pregnant))|ttc\b|(?:another|yet another|one more|got a|a) (?:\S+ )?(?:negative (?:pregnancy )?test|bfn|failed (?:ivf|iui|transfer|cycle|round))|(?:pregnancy )?test (?:\S+ ){0,2}?(?:was|is|came (?:back|out|up)) (?:\S+ )?(?:negative|bfn)\b.{0,40}\b(?:again|month|baby|period|pregnan\w*|cycle|try\w*)|(?:negative|bfn) (?:\S+ )?(?:again|this month)|(?:got|started|it'?s) my period (?:\S+ ){0,3}?(?:again|today|this (?:month|morning)|and (?:I|we)|we)\b.{0,60}\b(?:try\w*|pregnan\w*|hop\w*|baby|month|test|cycle|conceiv\w*)|(?:can'?t|cannot|unable to|not able to|struggling to|struggle to) (?:\S+ )?(?:get pregnant|conceive|have (?:a |our own |my own )?(?:baby|kids|children|child))|(?:infertil\w*|ivf|iui|fertility (?:treatments?|clinic|issues|doctor|struggles?)|embryo transfer|egg retrieval|clomid|letrozole|two week wait|tww)\b)/iu,
  unless:
    /\b(?:died|stillb\w*|miscarr\w*|lost (?:the|our|my) (?:baby|pregnancy)|negative (?:covid|flu|std|hiv|drug|strep)|(?:covid|flu|std|hiv|drug) test|don'?t want to (?:be|get) pregnant|relieved|thank god|(?:friend|sister|cousin|coworker|brother|daughter|son)(?:'?s)? (?:\S+ ){0,3}?(?:ivf|trying|infertil\w*|pregnant)|I'?m pregnant|we'?re pregnant|positive|dog|breed\w*|suicid\w*|want to die|abort\w*|worked)\b/iu,
  first: {
    say: [
      'Hope every month, and then a single line.',
      'You were already counting, I think. One does.',
      'It is a loss nobody sees, because there was nobody yet.',
      'To want somebody so much who does not come.',
    ],
    ask: ['How long have you been hoping?', 'How was today?'],
  },
  turns: [
    {
      when: /\b(?:(?:am I|is it|is something|was it|did I) (?:\S+ ){0,4}?(?:broken|wrong|my fault|fault|bad|selfish|jealous|punish\w*|terrible|normal|crazy|too old|something|because)|what(?:'?s| is) wrong with (?:me|us)|why (?:me|us|not me|not us|can'?t|doesn'?t|is it|won'?t|does))\b/iu,
      say: [
        'It is not a verdict on you. Bodies do that to good people for no reason anyone deserved.',
        'I have no answer to the why, and would not trust a quick one. Nothing you thought or ate or once did is a punishment.',
        'To ache at other people’s news is not meanness. It is your own wish, hurting.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:it|I|we) (?:\S+ ){0,2}?(?:ever|happen|work|be|get|have)|what if (?:it|we|I)|do you think (?:it|we|I)|is (?:it|there) (?:\S+ )?(?:hope|ever|too late|going to)|how long)\b.{0,80}(?:\?|$)/iu,
      say: [
        'I cannot promise it, and I do not want to comfort you with something I do not know. A doctor could tell you where you two stand.',
        'Nobody here knows. It is the not knowing you live with, month after month, and that is what is so hard.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should (?:I|we) (?:\S+ ){0,3}?(?:stop|try|keep|go|see|tell|take|give|do|test|start|adopt|skip|wait|attend)|when (?:do|should) (?:I|we) (?:stop|give|see|go))\b/iu,
      say: [
        'You two could set a point in time, not for giving up, only for looking up: until then we go on, and then we talk again. It takes the endlessness out.',
        'A month off is allowed, and so is missing a baby shower with a kind card. For the medical side, a doctor after a year of trying, or half a year past 35.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would) (?:I|you|people|we)|what (?:do|can|should|would|could) (?:I|you|we)|any (?:advice|tips))\b/iu,
      say: [
        'For today perhaps nothing but being gentle: warm food, an early bed, nobody’s feed. The plan can wait until tomorrow.',
        'A sentence for the askers may help: “We do not talk about that, but thank you.” Said once, and then the subject is yours again.',
        'You might agree on one hour in the week for talking about it, and leave the rest of the days to being two people who like each other.',
      ],
      asked: true,
    },
    {
      when: /\b(?:positive|two lines|bfp|worked|it happened|I'?m pregnant|second line)\b/iu,
      unless:
        /\b(?:not|never|no|false|stay(?:ing)? positive|be positive|think positive|if|wish|want|hope|everyone)\b/iu,
      say: ['Oh. After all those months.', 'Two lines. One hardly dares to look away.'],
      ask: ['How are you, with that news in your hand?'],
    },
    {
      when: /\b(?:negative|one line|bfn|single line|stark white|squint\w*|light|trash|lamp|peed|test(?:s|ed)?|pee|stick|early)\b/iu,
      say: [
        'Held it to the light, tilted it, looked once more. One does that.',
        'Three minutes, and then the floor is gone.',
      ],
      ask: ['Were you alone with it?'],
    },
    {
      when: /\b(?:period|bleed\w*|spotting|cramps?|blood|late|days late)\b/iu,
      say: [
        'And your own body brings you the news, in the most ordinary room of the house.',
        'Just late enough to let one hope.',
      ],
    },
    {
      when: /\b(?:pregnant|baby shower|announc\w*|gender reveal|sister|friends?|cousin|coworker|sister-in-law|facebook|instagram|bump|accident(?:ally)?|first try|babies|baby (?:photos?|pictures?|stuff|aisle)|strollers?|everyone (?:is|around|else)|ultrasound)\b/iu,
      say: [
        'You are happy for them, and it goes through you like a knife. Both are true.',
        'Everywhere bellies, all of a sudden. You smile, and then find a bathroom.',
      ],
      ask: ['How did you get through that moment?'],
    },
    {
      when: /\b(?:just relax|relax|stop (?:trying|thinking|stressing)|stress\w*|vacation|adopt|god'?s (?:plan|timing)|meant to be|everything happens|at least|when are you|any news|have kids|grandkids|don'?t wait|clock|people (?:say|ask|tell)|(?:mom|mother|mother[- ]in[- ]law|aunt) (?:\S+ )?(?:asks?|says?|keeps?|said))\b/iu,
      say: [
        '“Just relax.” As if it were your nerves that owed you a child.',
        'They ask it over coffee, and have no idea what they are touching.',
        'Each of them knows somebody with whom it worked. It does not help.',
      ],
    },
    {
      when: /\b(?:ivf|iui|clinic|doctor|injections?|shots|hormones?|clomid|letrozole|retrieval|transfer|embryos?|eggs?|follicles?|amh|sperm|count|endometriosis|pcos|tubes?|scan|blood ?work|round|cycle)\b/iu,
      say: [
        'Your body has become an appointment, with numbers.',
        'All those needles and phone calls, for a maybe.',
        'So it is in other people’s hands now, with gloves on.',
      ],
      ask: ['Where do you stand in it right now?'],
    },
    {
      when: /\b(?:money|afford|cost\w*|insurance|thousand\w*|\$|savings|loan|expensive|debt)\b/iu,
      say: [
        'And hope has a price list. That is hard to bear.',
        'One pays for the chance, and gets no receipt for the grief.',
      ],
    },
    {
      when: /\b(?:husband|wife|partner|boyfriend|he|she|we (?:fight|argue|don'?t talk)|marriage|us)\b.{0,50}\b(?:doesn'?t|says?|said|wants?|won'?t|fight\w*|argu\w*|tired|quiet|distant|cry|cried|sad|blames?|hopeful|gets it|understand|fine|strong|talk)/iu,
      say: [
        'Two people, and each mourns in a different room of the same house.',
        'You want the same thing, and it does not always bring you closer.',
      ],
      ask: ['Are you two able to be sad together?'],
    },
    {
      when: /\b(?:sex|schedul\w*|ovulat\w*|fertile|window|app|temperature|temping|romance|spontan\w*|opk|track\w*|calendar)\b/iu,
      say: [
        'Love by the calendar. At some point the joy goes missing in it.',
        'It was once the loveliest thing, and now it has a timetable.',
      ],
    },
    {
      when: /\b(?:broken|my body|fail\w*|useless|less of a (?:woman|man)|not a (?:real )?(?:woman|man)|hate my(?:self)? body|hate my body|asham\w*|my fault|guilt\w*|inadequate|defect\w*)\b/iu,
      say: ['Your body is not your enemy, though it feels like one today.', 'You are not a half of anything.'],
    },
    {
      when: /\b(?:jealous|bitter|resent\w*|hate (?:her|them|pregnant|that I)|envy|angry|mad|unfair|rage|terrible person|bad person)\b/iu,
      say: ['It is unfair. There is no nicer word for it.', 'You do not begrudge them the child. You just want yours.'],
    },
    {
      when: /\b(?:names?|nursery|room|clothes|onesie|socks|imagin\w*|dream\w*|due date|already (?:planned|bought|picked)|counted|would have been)\b/iu,
      say: [
        'There was a place for that child already, in your head and in the house.',
        'You had done the sums: born in spring, or in the fall. That hurts now.',
      ],
    },
    {
      when: /\b(?:old|age|thirty|forty|3\d|4\d|clock|running out|time)\b/iu,
      unless: /\b(?:this time|next time|every time|first time|last time|all the time)\b/iu,
      say: ['And there is a clock in it that others do not hear.', 'Time weighs double when one is waiting like that.'],
    },
    {
      when: /\b(?:already have|second|sibling|another one|secondary|one (?:child|kid)|my (?:son|daughter) (?:asks|wants)|grateful for (?:the one|what))\b/iu,
      say: [
        'To have one does not make you miss the other one less.',
        'And one is told to be thankful, and is, and it still hurts.',
      ],
    },
    {
      when: /\b(?:cry|cried|crying|sob\w*|tears|sad|hurts?|heart\w*|devastat\w*|grief|griev\w*|crush\w*|empty|bathroom|shower|car)\b/iu,
      say: ['You mourn somebody you have not met. That is real mourning.', 'It is allowed to hurt every month anew.'],
    },
    {
      when: /\b(?:nobody|no one|alone|lonely|secret|haven'?t told|don'?t tell|can'?t talk|hide|pretend\w*|smile|work(?:ing)?|meeting)\b/iu,
      say: [
        'And then you sit in a meeting, and nobody knows what happened at seven.',
        'Such a big thing to carry without anybody seeing it.',
      ],
      ask: ['With whom would you not have to smile?'],
    },
    {
      when: /\b(?:give up|giving up|stop(?:ping)?|break|done|can'?t (?:do|keep|take)|enough|adopt\w*|child ?free|donor|surrog\w*|foster\w*|move on|last (?:try|round|time))\b/iu,
      say: [
        'To stop would be a grief as well, and maybe some air. It need not be settled today.',
        'You are asking how long one can hope without breaking.',
      ],
      ask: ['What does the one of you want, and what the other?'],
    },
    {
      when: /\b(?:hope|hopeful|hoping|next (?:month|cycle|time)|try again|maybe (?:next|this)|still (?:believe|want)|optimis\w*|good news|appointment (?:next|soon))\b/iu,
      say: [
        'And there it is again, the hope. It does not ask whether it hurts you.',
        'It takes nerve to hope once more, after so many times.',
      ],
    },
    {
      when: /\b(?:months?|years?|cycles?|times|since|long|again|\d+)\b/iu,
      say: ['That many times up, and that many times down.', 'A life cut into two-week pieces, for that long.'],
    },
    {
      when: /\b(?:tired|exhaust\w*|drain\w*|worn|numb|over it)\b/iu,
      say: [
        'Hoping is work, and you have not had a day off from it.',
        'Numb may just be the heart catching its breath.',
      ],
    },
    {
      when: /\b(?:stupid|silly|dramatic|other people|worse|shouldn'?t (?:be|feel|cry)|not even|first world|selfish)\b/iu,
      say: ['It is not silly to mourn what you had already begun to love.'],
    },
    {
      when: /^(?:I )?(?:really |just )?(?:don'?t know|no idea|idk|not sure|whatever)\b/iu,
      say: ['Tonight there is nothing to decide. It may just be sad.'],
    },
  ],
  say: [
    'There is no card in the shop for that kind of day.',
    'You have so much love ready, and nowhere to put it.',
    'It takes over everything: the calendar, the drinks, the talk at dinner.',
    'To wait without knowing for what is the hardest waiting there is.',
    'You have done nothing wrong. It is simply not fair.',
  ],
  ask: [
    { line: 'Who knows what you are going through?', unless: /\b(?:nobody|no one|told|mom|friend knows)\b/iu },
    { line: 'How do you two talk about it?', unless: /\b(?:husband|wife|partner)\b/iu },
    { line: 'What do you need today, in the plainest sense?' },
    { line: 'What part of the month is the worst?', unless: /\b(?:two week|tww|period)\b/iu },
  ],
};
