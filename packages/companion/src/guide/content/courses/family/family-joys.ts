import type { Course } from '../course.ts';

/** A small joy in the family. */
export const familyJoys: Course = {
  id: 'family-joys',
  begins:
    /\b(?:my (?:\S+ ){0,3}?(?:baby|son|daughter|toddler|kid|little (?:one|boy|girl)|grand(?:son|daughter|baby|child)|niece|nephew|\S+[- ]?(?:yo|year[- ]old|month[- ]old)|boy|girl) (?:\S+ ){0,3}?(?:(?:took|made|did) (?:\S+ )?(?:her|his|their) first (?:steps?|word)|said (?:\S+ )?(?:her|his|their) first word|said (?:mama|dada|mommy|daddy|nana|i love you|my name)|started (?:walking|crawling|talking)|learned (?:to|how to) (?:\S+ )|lost (?:her|his|their) first tooth|slept through the night|(?:is|was) (?:\S+ )?(?:so |the )(?:funny|cute|sweet|cutest|funniest|sweetest|adorable)|made me (?:\S+ ){0,4}?(?:card|breakfast|drawing|bracelet|laugh|pancakes|coffee|necklace|picture)|(?:drew|painted|wrote|gave|baked|built) (?:\S+ )?me (?:a|an|my|some|flowers)|got (?:into|accepted|a scholarship|engaged|her license|his license|straight a'?s|an a|student of)|graduated|won (?:\S+ )|scored|passed (?:her|his|their)|hugged me (?:\S+ ){0,4}?(?:today|out of|for no|and said)|told me (?:\S+ )?(?:he|she) loves me|came home (?:for|as) (?:\S+ )?(?:surprise|the weekend|christmas|thanksgiving)|surprised me|called me (?:\S+ ){0,2}?(?:just to|to say (?:hi|thank|he|she)))|(?:I'?m|we'?re|I am|we are|just|became|become) (?:\S+ ){0,3}?(?:a |going to be |gonna be )(?:a )?(?:grandma|grandpa|grandmother|grandfather|grandparents?|an? aunt|an? uncle|auntie)|(?:my (?:\S+ )?|^)(?:mom|mum|mother|dad|father|parents|grandma|grandpa|grandmother|grandfather|sister|brother) (?:\S+ ){0,3}?(?:surprised me|made me (?:\S+ ){0,3}?(?:soup|cake|food|laugh|dinner|cookies)|sent me (?:\S+ ){0,4}?(?:package|card|flowers|letter|picture|cookies|cake)|told me (?:\S+ )?(?:proud|he'?s proud|she'?s proud)|(?:is|was) (?:\S+ )?(?:so )(?:funny|cute|sweet|adorable)|called me (?:\S+ ){0,2}?just to|learned (?:to|how to)|(?:is |are )?(?:visiting|coming to visit))|(?:great|good|lovely|nice|wonderful|beautiful|fun|perfect|best) (?:\S+ ){0,2}?(?:day|time|dinner|weekend|evening|visit|call|talk|chat|afternoon|morning) (?:\S+ ){0,2}?with (?:my |the )(?:\S+ )?(?:family|kids|son|daughter|mom|mum|dad|parents|grandkids|grandma|grandpa|grandson|granddaughter|sister|brother|siblings|niece|nephew|cousins|grandchildren)|(?:whole|all the) family (?:\S+ )?(?:was|were|came|got|is) (?:\S+ )?(?:together|over|home|laughing))\b/iu,
  light: true,
  unless:
    /\b(?:but|died|passed away|funeral|before (?:he|she) died|last (?:time|gift)|cancer|hospital|hospice|dementia|missed|sad|cry(?:ing)?|worr\w*|scared|angry|hate|hit|abus\w*|funeral|wish (?:he|she|I)|without me|guilt\w*|never|didn'?t|not|can'?t|used to|lonely|alone|ex\b|custody|years ago|got into (?:a )?(?:fight|trouble|an accident|drugs)|got an abortion|suspended|jealous|unfair|except|ruin\w*|laugh\w* at me|instead of)\b/iu,
  first: {
    say: [
      'Oh, how lovely. One would like to put that in a jar.',
      'That is the stuff a week is worth.',
      'I like that picture.',
      'Small, and not small at all.',
    ],
    ask: ['How did it come about?', 'What was your face doing?'],
  },
  turns: [
    {
      when: /\b(?:would(?:'?ve| have) (?:loved|liked|been (?:so )?proud|laughed)|wish (?:\S+ ){0,3}?(?:could|had) (?:have )?seen?|(?:looks|laughs|just) like (?:his|her|my late) (?:\S+ )?(?:dad|mom|grandpa|grandma|grandfather|grandmother))\b/iu,
      say: [
        'And so somebody who is missing was there too, for a second.',
        'Joy has that, too: one looks around for the one to tell.',
      ],
    },
    {
      when: /\b(?:is it (?:silly|stupid|weird|ok|okay|bad|bragging|too)|am I (?:\S+ )?(?:silly|biased|bragging|too|weird|allowed|ridiculous))\b/iu,
      say: ['Not a bit. Joy of that kind wants to be told.', 'You are biased, and rightly. Somebody has to be.'],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should) (?:I|we)|what (?:do|should|can|could|would) (?:I|we|you)|should (?:I|we)|any ideas)\b/iu,
      say: [
        'Perhaps write it down tonight, with the date and the exact words. In ten years that slip of paper is gold.',
        'You could just say it to them as you said it here. People rarely hear that they made somebody’s day.',
      ],
      asked: true,
    },
    {
      when: /\b(?:do you (?:think|like|have|know)|isn'?t (?:that|it|he|she)|can you believe|what do you think|guess what)\b/iu,
      say: [
        'I find it delightful, as far as a program may say that.',
        'I do. And you tell it as if it were still going on.',
      ],
      asked: true,
    },
    {
      when: /\b(?:steps?|walk(?:ed|ing|s)?|crawl\w*|stood|wobbl\w*|fell (?:down|over)|arms|straight to)\b/iu,
      say: ['Those few steps, and the whole room holds its breath.', 'From now on nothing on the low shelves is safe.'],
      ask: ['Toward whom did the first ones go?'],
    },
    {
      when: /\b(?:first word|mama|dada|said|says?|told me|talk(?:s|ing)?|words?|asked|calls? (?:it|me|him|her))\b/iu,
      say: ['You cannot invent sentences like that.', 'That one deserves to be kept, word for word.'],
      ask: ['And what did you say to that?'],
    },
    {
      when: /\b(?:drew|drawing|paint\w*|card|crayon\w*|picture|bracelet|necklace|macaroni|glitter|made (?:me|it|a)|fridge|wrote|letter|note)\b/iu,
      say: [
        'A place on the fridge, for the next ten years at least.',
        'Made by hand, and probably with the tongue between the teeth.',
      ],
      ask: ['What is on it?'],
    },
    {
      when: /\b(?:breakfast|pancakes?|burn(?:t|ed)|coffee|toast|bak(?:e|ed|ing)|cookies?|cake|soup|cook(?:ed|ing)?|recipe|dinner|pie|food|ate|kitchen|eggs?)\b/iu,
      say: [
        'Food that someone has made for you tastes of more than food.',
        'And the kitchen afterwards was part of the gift, I suppose.',
      ],
      ask: ['How did it taste, honestly?'],
    },
    {
      when: /\b(?:laugh\w*|giggl\w*|funny|hilarious|crack\w* up|joke\w*|tickl\w*|silly|dance[ds]?|danc\w*|sing\w*|sang|lol|haha)\b/iu,
      say: [
        'That kind of laughing stays in the walls.',
        'To laugh like that with your own people, there is nothing better.',
      ],
    },
    {
      when: /\b(?:hug(?:s|ged)?|cuddl\w*|kiss\w*|held (?:my )?hand|lap|fell asleep|shoulder|snuggl\w*|arms? around)\b/iu,
      say: ['One stays quite still then, so that it does not end.', 'A weight on the arm, and nowhere to be.'],
    },
    {
      when: /\b(?:grad(?:uat\w*|es?)|degree|college|scholarship|accepted|got in|a'?s\b|passed|exam|license|award|medal|won|scored|goal|team|game|recital|concert|play|stage|solo|report card)\b/iu,
      say: [
        'You sat there and burst with it, I imagine.',
        'Some of that applause was yours, whoever drove and packed and waited.',
      ],
      ask: ['What did they do, when it was clear?'],
    },
    {
      when: /\b(?:engaged|wedding|married|pregnant|expecting|due|grand(?:ma|pa|mother|father|parents?|baby|child)|baby (?:boy|girl)|born|birth|newborn|aunt|uncle|auntie)\b/iu,
      say: ['So the family gets one more chair.', 'Someone new, and everybody moves up a row.'],
      ask: ['How did you find out?'],
    },
    {
      when: /\b(?:mom|mum|mother|dad|father|parents|grandma|grandpa|nana|granny)\b/iu,
      say: ['Nice, to see them like that.', 'With them it is the small things one keeps later.'],
      ask: ['What is typical of them, in that story?'],
    },
    {
      when: /\b(?:brother|sister|siblings?|cousins?|niece|nephew|twins?|uncle|aunt)\b/iu,
      say: ['Nobody else knows the old jokes like they do.', 'It is good to have someone of the same nest.'],
    },
    {
      when: /\b(?:called|phone|facetime|video|texted|voice (?:note|message)|sent|package|mail|postcard)\b/iu,
      say: [
        'Just like that, without wanting anything. That is the finest kind.',
        'It is a good sound, that name on the screen.',
      ],
    },
    {
      when: /\b(?:surprise[ds]?|surprising|came home|door|airport|visit\w*|weekend|together|everyone|whole family|table|reunion|christmas|thanksgiving|birthday|party)\b/iu,
      say: ['Everyone under one roof, and nobody in a hurry.', 'Too loud, too few chairs, just right.'],
      ask: ['Who was there?'],
    },
    {
      when: /\b(?:park|beach|lake|walk|picnic|bike|garden|fishing|hike|zoo|pool|snow|sand|ice cream|movie|game night|cards|puzzle|lego|camping|trip|museum)\b/iu,
      say: ['Nothing special, one says, and it is what they remember.', 'That is an afternoon out of an album.'],
    },
    {
      when: /\b(?:proud|happy|grateful|thankful|lucky|blessed|love|heart|melt\w*|full|best (?:day|feeling)|smil\w*|teared|happy tears|cried)\b/iu,
      say: ['It is written all over what you tell.', 'You noticed it while it was happening. Not everyone does.'],
    },
    {
      when: /\b(?:after (?:a|the|such|this|all)|needed|rough|hard (?:week|day|year|time)|long (?:day|week)|finally|first time in|been a while|didn'?t expect|tired)\b/iu,
      say: ['After such a stretch it counts double.', 'It came at the right time, then.'],
    },
    {
      when: /\b(?:grow(?:ing|n|s)?|so (?:big|fast|old)|time|yesterday|remember when|used to be|already|stop growing|baby anymore)\b/iu,
      say: [
        'They are always a little bigger than one has just got used to.',
        'It runs through the fingers, and now and then one catches a bit of it.',
      ],
    },
    {
      when: /\b(?:photos?|pictures?|video|film\w*|camera|recorded|wrote (?:it )?down|remember (?:it|this)|keep)\b/iu,
      say: ['Good that it is kept somewhere.', 'Some things one would like to look at again on a gray day.'],
    },
    {
      when: /\b(?:silly|little thing|small thing|nothing (?:big|special)|stupid|just wanted to (?:tell|share)|no one to tell|nobody to tell|bragging)\b/iu,
      say: ['It is exactly right for telling.', 'Small things are what it is made of.'],
    },
    {
      when: /^(?:yes|yeah|yep|yup|haha\w*|lol|right|exactly|i know|true|so (?:cute|sweet|good))\b/iu,
      say: ['It is fun to hear you tell it.', 'One can hear you smile.'],
    },
  ],
  say: [
    'A thing like that makes the whole day lighter.',
    'Such moments do not ask for permission. They just happen.',
    'You have good people there.',
    'That is the part nobody puts in a diary, and everyone should.',
    'Nice that you take the time to look at it once more.',
  ],
  ask: [
    { line: 'Who else did you tell?', unless: /\b(?:told|called) (?:my|everyone)\b/iu },
    { line: 'What would you like to remember of it?' },
    { line: 'Is that typical, or was it a first?', unless: /\bfirst\b/iu },
  ],
};
