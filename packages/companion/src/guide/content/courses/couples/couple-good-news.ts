import type { Course } from '../course.ts';

/** Sweet news of a couple: engaged, an anniversary, a proposal, a lovely evening. */
export const coupleGoodNews: Course = {
  id: 'couple-good-news',
  begins:
    /\b(?:(?:I|we|I'?m|we'?re) (?:\S+ ){0,2}?(?:got engaged|engaged|getting married|got married|eloped|are engaged|are getting married|just married)(?! (?:to my (?:ex|work)|at work|in (?:a|my|the)|with|by))|(?:he|she|they|my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)) (?:\S+ ){0,2}?(?:proposed(?: to me)?|popped the question|asked me to marry|said yes(?! to (?:a date|going|dinner|coffee))|put a ring|got down on)|I (?:\S+ )?(?:proposed|popped the question|asked (?:him|her|my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)) to marry me|said yes to (?:him|her|my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)))|(?:it'?s|it is|today is|today'?s|tomorrow is|celebrat\w*|had) (?:\S+ ){0,2}?(?:our|my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) and my|me and my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)'?s) (?:\S+ ){0,3}?anniversary|our (?:\S+ ){0,3}?anniversary (?:\S+ )?(?:is|was) (?:\S+ )?(?:today|tomorrow|yesterday|great|lovely|perfect|amazing|so|this|coming)|my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) (?:\S+ ){0,2}?(?:surprised me|made me (?:breakfast|dinner|a cake|coffee|laugh so|soup)|brought me (?:flowers|breakfast|coffee|soup|lunch)|bought me flowers|got me flowers|wrote me a (?:letter|note|poem|card)|sent me flowers|left me a (?:\S+ )?note|cooked for me|planned a surprise|took me (?:out )?(?:to|on|for)|told me (?:he|she|they) loves? me for the first|said I love you (?:back|for the first))|(?:I|we) (?:just |finally )?(?:moved in together|got our first (?:place|apartment|home) together|made it official|are official|said I love you)(?! and| but)|(?:I'?m|I am|I|we'?re|we are) (?:\S+ )?(?:so |really |happily |very |madly )+(?:in love|happy|lucky) (?:with|to have|together with) my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|I (?:really |just |so )?(?:love|adore) my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) (?:so much|to death|to bits|more)(?! but)|(?:planning|going to|gonna|want to|about to) (?:\S+ )?(?:propose|pop the question)(?! (?:a|that|an)\b))\b/iu,
  unless:
    /\b(?:hit me|hits me|hitting me|beats? me|beat(?:ing|en)? (?:me )?up|chok\w*|strangl\w*|shov(?:ed|es) me|push(?:ed|es) me|slap(?:s|ped) me|punch(?:ed|es)?|grabb?(?:ed|s) me|threw (?:\S+ ){0,3}at me|threaten\w*|(?:afraid|scared|terrified) of (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend))|abus\w*|rape[ds]?|forc(?:ed|es|ing) (?:me|himself|herself)|gun|knife|weapon|restraining|police|cops|suicid\w*|kill (?:myself|himself|herself)|want to die|hurt (?:himself|herself|myself)|(?:won'?t|doesn'?t|not|never) (?:let|allow)(?:s|ed)? me (?:leave|out|see|have|go)|tracks me|locked me|my (?:best )?(?:friend|sister|brother|mom|mum|mother|dad|father|son|daughter|coworker|colleague|boss|neighbou?r|cousin|aunt|uncle|roommate|parents)(?:'?s|s)? (?:and (?:her|his|their) |new |ex-?)?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|marriage|relationship|ex|just|is|are|was|got|had|told|says|said|keeps|found|has|and (?:my )?(?:dad|mom|father|mother))|a friend of mine|asking for a friend|(?:in|on) (?:the|a|this|my) (?:movie|show|book|novel|series|episode|game|story|dream)|character|joke|just kidding|dreamt|dreamed|when I was (?:a kid|little|young|a child|\d+)|years ago|back in (?:high school|college|20)|when I was (?:a kid|little|young|\d+)|was engaged|were engaged|before (?:him|her)|regret\w*|second guess\w*|lease|my (?:grand\w+|parents|mom|dad|sister|brother|friends?|cousin|aunt|uncle|son|daughter|neighbors?|boss)|my ex|doubts?|cold feet|not sure|unsure|called off|broke|divorc\w*|without (?:him|her)|died|passed|would have been|miss(?:ing)? (?:him|her)|forgot|alone|cheat\w*|\bbut\b|lonely|worried|scared he|scared she|afraid|fight|fought|sad|hurt|depress\w*|hate)\b/iu,
  light: true,
  first: {
    say: [
      'Oh, how lovely. That is a thing to say out loud.',
      'One can hear it shine.',
      'That is good news, the kind that stays warm for a while.',
    ],
    ask: ['How did it happen?', 'Who have you told so far?', 'What was your face doing, do you think?'],
  },
  turns: [
    {
      when: /\b(?:what (?:do|should|can|would|could) (?:I|you|we) (?:\S+ )?(?:do|get|give|say|buy|plan|write|wear|make)|how (?:do|should|can|would) (?:I|we|you) (?:\S+ )?(?:propose|ask|tell|celebrate|say|thank|surprise|plan|announce)|any (?:ideas?|advice|tips|suggestions))\b/iu,
      say: [
        'The best ones are mostly small and exact: a place that was yours from the beginning, a thing said once in passing and remembered.',
        'Perhaps a few lines by hand, about one ordinary day with each other that you would not give away. People keep those.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should (?:I|we) (?:\S+ )?|is it (?:\S+ ){0,2}?(?:too (?:soon|fast|early|much)|silly|weird|cheesy|normal|crazy|bad)|are we (?:\S+ )?(?:too|crazy|rushing)|am I (?:\S+ ){0,2}?(?:crazy|too|silly|overthink\w*|allowed))\b/iu,
      say: [
        'If it makes you both laugh and breathe more easily, it can hardly be wrong. The timetable is yours.',
        'Cheesy is underrated between two people who mean it.',
      ],
      asked: true,
    },
    {
      when: /\b(?:do you (?:think|believe)|will (?:it|he|she|they|we) (?:\S+ )?|what (?:do you think|would you)|can you believe|does (?:it|this|love) (?:\S+ )?last|what if (?:he|she|it|they|I))\b/iu,
      say: [
        'How it goes on nobody knows, and that is no reason not to be glad today.',
        'From what you tell, there is a good deal of kindness in it. That is a fine thing to build on.',
      ],
      asked: true,
    },
    {
      when: /\b(?:my (?:left )?hand|ring|diamond|size|fits|finger|emerald|sapphire|gold|band)\b/iu,
      say: [
        'And now the hand keeps catching your eye, I imagine.',
        'A small round thing, and it changes the word for everything.',
      ],
    },
    {
      when: /\b(?:shoe|tying|ferry|boat|train|car|bridge|knee|beach|restaurant|mountain|hik\w*|sunset|park|kitchen|living room|stars|lake|trip|vacation|paris|snow|rain|rooftop|backyard)\b/iu,
      say: ['So that place is yours now, for good.', 'One would like to have been a bird in a tree there.'],
      ask: ['And then, right after?'],
    },
    {
      when: /\b(?:cr(?:y|ied|ying)|tears|shak\w*|speechless|couldn'?t (?:speak|talk|breathe)|sobb\w*|nervous|stutter\w*|dropped|forgot what|blacked out)\b/iu,
      say: ['It was too big for the face, so it ran over.', "The sweetest kind of losing one's composure."],
    },
    {
      when: /\b(?:mom|mum|mother|dad|father|parents|family|sister|brother|friends?|grandma|everyone|told|kids?|scream\w*|called|facetime)\b/iu,
      say: ['And so the joy makes its round through the phones.', 'It doubles, each time you tell it.'],
      ask: ['Who was the gladdest?'],
    },
    {
      when: /\b(?:wedding|date|venue|dress|planning|guest|summer|fall|spring|next (?:year|june|may)|elope|small|big|honeymoon|save the date)\b/iu,
      say: ['There is time for lists. Today may be just the gladness.', 'You can already see a bit of it, I think.'],
      ask: ['What is the one thing that must be there?'],
    },
    {
      when: /\b(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a few|few|many|so many|several|couple of) (?:years?|months?)|decades?|anniversary|first (?:date|met|year)|since (?:high school|college|we)|how we met|met (?:in|at|on|through|when))\b/iu,
      say: [
        'All those days, and it still makes you tell it.',
        'So much time, and still glad. It does not come by itself.',
      ],
      ask: ['What has stayed the same since the beginning?'],
    },
    {
      when: /\b(?:apartment|keys?|moved|moving|boxes|place|couch|kitchen|bed|pizza|floor|plants|cat|dog|lease)\b/iu,
      say: ['The first evening among boxes, one does not forget that.', 'Two toothbrushes in one glass. A small flag.'],
    },
    {
      when: /\b(?:pancakes|burn(?:ed|t)|spill\w*|sweatpants|pajamas|tripped|messy)\b/iu,
      say: ['Just like that, in the middle of a plain day. So much the better.'],
    },
    {
      when: /\b(?:asleep|sleeping|snor\w*|next to me|beside me)\b/iu,
      say: ["To lie there and be glad of somebody's breathing."],
    },
    {
      when: /\b(?:flowers|note|letter|card|breakfast|dinner|cook\w*|cake|coffee|soup|surprise\w*|gift|present|chocolate|poem|song|playlist|remember\w*|candles)\b/iu,
      say: ['Somebody thought about you when you were not there.', 'Those are the things it is made of.'],
      ask: ['What did you say?'],
    },
    {
      when: /\b(?:nobody (?:ever|has)|never (?:had|thought|been|felt)|first time|didn'?t think|after (?:my|everything|all|so)|finally|deserve|good to me|safe|calm|peace|home)\b/iu,
      say: [
        'After all that came before, it may well make you stop and look twice.',
        'You had stopped counting on it, perhaps. And there it is.',
      ],
    },
    {
      when: /\b(?:scared|nervous|afraid|too good|jinx|pinch|real|dream|lose|overwhelm\w*|weird|can'?t believe|sink in)\b/iu,
      say: ['Joy that size can make one dizzy.', 'It takes a while to sink in, good things do, too.'],
    },
    {
      when: /\b(?:love (?:him|her|them)|best friend|favorite|soulmate|makes me|laugh\w*|funny|kind|sweet|perfect|lucky|smil\w*|eyes|the way (?:he|she))\b/iu,
      say: [
        'One hears whom you have in mind, in every word.',
        'To be glad of one another, just like that. It is plenty.',
      ],
      ask: ['What would you like to say to {them} right now?'],
    },
    {
      when: /\b(?:happy|happiest|glad|excited|joy|amazing|wonderful|over the moon|cloud|giddy|grinning|yay|best (?:day|night|thing)|beautiful|magical|so good|can'?t stop)\b/iu,
      say: ['Let it be as big as it is.', 'A day to put in a jar.'],
    },
    {
      when: /\b(?:say yes|going to (?:ask|propose)|plan|hide|hid|secret|pocket|practice|speech|words|script|next week|saturday|tomorrow|tonight)\b/iu,
      say: [
        'What a secret to carry around in a pocket.',
        'The waiting must be half of the fun, and half of the terror.',
      ],
    },
    {
      when: /\b(?:money|dime|broke|poor|expens\w*|cheap|budget|simple|courthouse|afford|plastic|no ring)\b/iu,
      say: ['It never was about the price of it.'],
    },
    {
      when: /\b(?:tired|long day|busy|work|kids asleep|finally alone|date night|babysitter)\b/iu,
      say: ['And in the middle of all that, an hour of just you two.'],
    },
    {
      when: /\b(?:maybe I(?:'?ll| will)|I(?:'?ll| will) |we(?:'?ll| will|'?re going)|going to|gonna)\b/iu,
      say: ['That sounds like more of the same good thing.'],
    },
    {
      when: /^(?:I )?(?:just |honestly )?(?:really )?(?:don'?t know|dunno|idk|not sure|no idea)\b/iu,
      say: ['Then simply let it be nice.'],
    },
  ],
  say: [
    'Such things may be told twice.',
    'It is good to hear of two people who are glad of each other.',
    'You may be unreasonably happy for a while.',
    'A bright spot like that reaches far into the week.',
    'Some days just come out right.',
  ],
  ask: [
    { line: 'What moment do you want to keep?' },
    { line: 'What are you looking forward to, next?' },
    { line: 'How are you celebrating?', unless: /\b(?:dinner|party|celebrat|champagne)\b/iu },
  ],
};
