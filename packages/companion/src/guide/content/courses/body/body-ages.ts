import type { Course } from '../course.ts';

/** The writer grows old, and the body no longer does what it did. */
export const bodyAges: Course = {
  id: 'body-ages',
  begins:
    /\bmy (?:hands?|legs?|knees?|eyes?|ears?|memory|back|body|fingers|feet|mind) (?:\S+ )?(?:don'?t|doesn'?t|won'?t|aren'?t|isn'?t) (?:\S+ ){0,3}?(?:(?:like|as|the way|what) (?:they|it) (?:used to|did|once|was|were))|\b(?:getting|growing|feeling|feel|I'm|I am) (?:so |too |really |just |very )?old\b.{0,60}\b(?:body|knees?|hips?|back|eyes?|hear\w*|memory|forget\w*|slow\w*|tired|ach\w*|hurts?|can'?t|mirror|hands|stairs|scares?|hate|falling apart|anymore|not (?:what|as))\b|\b(?:hate|scared of|afraid of|terrified of|struggling with|not coping with|hard time with|dealing with) (?:\S+ )?(?:getting (?:old|older)|growing old(?:er)?|aging|ageing|old age|my age)\b|\b(?:my|the) body (?:\S+ )?(?:is (?:failing|falling apart|giving (?:up|out)|betraying|breaking down|not what it|old|aging|slowing|wearing)|isn'?t what|doesn'?t (?:work|do|want)|can'?t (?:do|keep)|won'?t (?:do|cooperate)|fails me|gives out|lets me down)\b(?=.{0,80}\b(?:old\w*|age|anymore|used to|\d\d|years|apart|failing|up|it was|like|young\w*)\b)|\b(?:I'm|I am|turned|turning|at|at age) (?:5[5-9]|[6-9]\d)\b.{0,80}\b(?:knees?|hips?|eyes?|eyesight|hearing|memory|forget\w*|slow\w*|stairs|body|can'?t (?:\S+ ){0,3}?(?:anymore|like|drive|walk|lift)|falling apart|aches?|hurts?|feel (?:so )?old|invisible|useless)\b|\b(?:can'?t|cannot) (?:\S+ ){0,5}?(?:like I used to|the way I used to|as I used to|at my age)\b|\b(?:doctor|they|kids|children|son|daughter) (?:\S+ ){0,3}?(?:took|take|taking|want me to give up|want to take) (?:away )?my (?:car keys|keys|license|driving)\b|\b(?:need|needs|using|use|got|get|given) a (?:walker|cane|hearing aid|stairlift)\b.{0,60}\b(?:old|hate|embarrass\w*|feel|now|proud|vain|never thought)\b/iu,
  unless:
    /\b(?:I'm (?:1\d|2\d|3[0-4]) |turning (?:1\d|2\d|30)|teen\w*|old enough|(?:wife|husband|mom|mum|dad|mother|father|friend) hates|year old (?:son|daughter|kid|boy|girl)|getting old (?:fast|real fast)|this is getting old|jokes?|my (?:\S+ )?(?:mom|mum|mother|dad|father|parents?|grand\w+|dog|cat)(?:'s)? (?:\S+ )?(?:is|are|has|was|can'?t|body|getting|need|needs|forgets?|memory))\b/iu,
  first: {
    say: [
      'Inside one is still the same, and the stairs tell another story.',
      'It does not ask, it simply takes one thing after the other.',
      'Nobody tells you beforehand how strange that is.',
    ],
    ask: [
      'What did you notice it by, today?',
      'What do you miss being able to do?',
      'What is the hardest to let go of?',
    ],
  },
  turns: [
    {
      when: /\b(?:is (?:it|this) (?:normal|just age|dementia|alzheimer'?s|serious|all|how it)|am I (?:getting|losing|going|useless|silly|vain|overreacting|imagining)|do I have)\b/iu,
      say: [
        'From here I cannot tell what is years and what is something else. If it is new, or others notice it, a doctor can look, and some of it can be helped more than one thinks.',
        'Much of it is what bodies do with time. It is fair to grieve over it all the same, and fair to have it looked at.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I|do I have to|can I)\b.{0,40}\b(?:move|give up|stop|sell|tell|ask|driv\w*|retire|doctor|use|walker|cane|hearing|help|home|still)\b/iu,
      say: [
        'I would separate the two: what is no longer safe, and what only hurts the pride. The first has to be looked at with somebody; about the second you alone decide.',
        'Giving up one piece can save the rest. A cane that takes you to your friends is better company than a chair by the window.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what (?:do|can|should|would|could) (?:I|you)|how (?:do|can|should|does) (?:I|you|one|people|anyone)|any (?:tips|advice|ideas)|(?:what|anything that|something that) helps|what(?:'?s| is) left|is there anything)\b/iu,
      say: [
        'Perhaps look for the smaller form of what you love: the bench by the trail, the choir for the piano, audiobooks for tired eyes. It is not the same. It is still yours.',
        'It can help to say it to one who is in it, too. “I hate that I can no longer do this.” Among people of your age that sentence opens doors.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:it|I)|what if I|how long|does it get|who (?:will|is going to))\b/iu,
      say: [
        'I cannot tell you how it goes. It tends to come in steps, with long flat stretches in between, and you are on this one.',
        'That I do not know. Talking early with the people close to you, about what you would want, takes some of the dark out of it.',
      ],
      asked: true,
    },
    {
      when: /\b(?:forget\w*|forgot|memory|names?|words?|keys|dementia|alzheimer\w*|mind|walked into|brain)\b/iu,
      say: ['One forgets a name, and at once a fear gets up.', 'It scares one more than any knee does.'],
      ask: ['Has somebody had a look at it?'],
    },
    {
      when: /\b(?:driv\w*|license|car|keys away|bus)\b/iu,
      say: [
        'That is not only a car. It is coming and going as one likes.',
        'Having to ask for a lift, after a whole life of giving them.',
      ],
    },
    {
      when: /\b(?:fell|fall|falling|falls|balance|trip\w*|dizzy|stairs|ladder|slip\w*|broke)\b/iu,
      say: [
        'After that even the ground is no friend any longer.',
        'You think about every step now, and you never used to.',
      ],
      ask: ['Were you alone then?'],
    },
    {
      when: /\b(?:garden\w*|danc\w*|run\w*|hik\w*|play\w*|piano|guitar|paint\w*|knit\w*|golf|tennis|swim\w*|sing\w*|sew\w*|fish\w*|cook\w*|travel\w*|climb\w*|ski\w*|work with my hands|sewed|sewn|thread|needle|made my own|workshop|bike|lift\w*)\b/iu,
      say: [
        'That was where you were most yourself, I think.',
        'It was your joy, and your body has handed in its notice there.',
      ],
      ask: ['What was the best of it?'],
    },
    {
      when: /\b(?:eyes?|sight|glasses|read(?:ing)?|hearing|hear|deaf|loud|aids?|cataracts?|macular|small print|half of what)\b/iu,
      say: ['The world moves a bit further off.', 'One nods and smiles, and has missed half of it.'],
    },
    {
      when: /\b(?:walker|cane|wheelchair|stairlift|pads|diapers?|incontinen\w*|bladder|teeth|dentures|hip replacement|knee replacement|brace)\b/iu,
      say: [
        'A useful thing, and it says out loud what one would rather keep to oneself.',
        'It takes some swallowing before one picks that up in public.',
      ],
    },
    {
      when: /\b(?:independen\w*|burden|ask for help|need help|help me|depend\w*|dressed|bath|shower|jar|shopping|carry|cleaning lady|carer|home care|nursing home|assisted)\b/iu,
      say: ['You have always been the one who helped.', 'Needing somebody for such a small thing, that goes deep.'],
    },
    {
      when: /\b(?:kids?|children|son|daughter|grandkids|grandchildren|grandson|granddaughter|they (?:treat|talk|decide|think)|like a child|patroni[sz]\w*|visit)\b/iu,
      say: [
        'There was a time when you held their hand on the stairs.',
        'They mean to look after you, and it can feel like being moved to the edge.',
      ],
      ask: ['What do you wish they saw?'],
    },
    {
      when: /\b(?:spouse|married|widow\w*|we used to|(?:husband|wife|he|she) (?:\S+ )?(?:died|passed|is gone)|without (?:him|her)|my (?:husband|wife))\b/iu,
      say: [
        'It is another thing to grow old with somebody, or without.',
        'There is one person who knew you when you were quick.',
      ],
    },
    {
      when: /\b(?:friends? (?:\S+ )?(?:die|dying|died|gone|sick|ill|passed)|funerals?|everyone(?:'?s| is) (?:dying|gone)|last one|obituar\w*|dying|death|die|how (?:much|long|many) (?:time|years)|time left|not many years)\b/iu,
      unless: /\b(?:want to|wanna|rather|wish|better off|ready to) (?:die|be dead|go)\b/iu,
      say: [
        "The circle gets smaller, and the end is no longer somebody else's matter.",
        'One looks at the calendar differently then.',
      ],
    },
    {
      when: /\b(?:mirror|wrinkl\w*|gr[ae]y|skin|face|look(?:s|ed)? (?:old|like|at)|hair|invisible|nobody (?:looks|sees|notices)|beautiful|pretty|attractive|photo\w*)\b/iu,
      say: [
        'An old face looks out, and behind it somebody of thirty is startled.',
        'To be looked past, as if one had turned to glass.',
      ],
    },
    {
      when: /\b(?:useless|no use|worthless|I was an? (?:\S+ ){1,3}?for|needed|purpose|good for nothing|retire\w*|in the way|nothing to (?:do|offer)|work)\b/iu,
      say: [
        'You were needed for so long, and strong. That is a lot to hand in.',
        'What you are is more than what you can carry. It may not feel like it today.',
      ],
    },
    {
      when: /\b(?:pain|hurts?|ach\w*|knees?|hips?|back|joints?|arthritis|hands|shoulder|stiff|sore|morning)\b/iu,
      say: [
        'Getting up takes a negotiation with each joint, one by one.',
        'It reports in before you have even opened your eyes.',
      ],
    },
    {
      when: /\b(?:doctors?|appointments?|pills?|tests?|blood pressure|at (?:my|your) age|specialist|hospital|heart|diabetes|meds|medication)\b/iu,
      say: [
        'The calendar fills up with doctors, and used to be full of people.',
        '“At your age,” they say, and have stopped looking.',
      ],
    },
    {
      when: /\b(?:sle(?:ep|pt)\w*|night|tired|energy|slow\w*|nap|exhaust\w*|takes (?:me )?(?:longer|all|forever|twice))\b/iu,
      say: [
        'Everything wants double the time, and there is only half of it.',
        'One used to just do it. Now it fills a morning.',
      ],
    },
    {
      when: /\b(?:alone|lonely|quiet|nobody|no one|evenings?|phone|empty house|tv)\b/iu,
      say: ['And there is a lot of quiet around it.', 'It would be easier if somebody laughed about it with you.'],
    },
    {
      when: /\b(?:walk\w*|still can|can still|bench|birds|sun|choir|class|coffee with|laugh\w*|grateful|lucky|good day|managed|help(?:ed)?|neighbor|cat|dog)\b/iu,
      unless: /\b(?:forget|no longer|can'?t|cannot|used to|not|never)\b/iu,
      say: ['That is still there, then. Good.', 'A small thing, and it carries more now than it once did.'],
    },
    {
      when: /\b(?:angry|hate|mad|furious|unfair|frustrat\w*|cr(?:y\w*|ied)|cried|tears|asham\w*|humiliat\w*|embarrass\w*|scared|afraid|sad)\b/iu,
      say: [
        'One is supposed to take it with dignity, and one would like to throw something.',
        'You are losing things, one at a time. Of course that hurts.',
      ],
    },
    {
      when: /\b(?:don'?t (?:even |really )?know|idk|vain|silly|complain\w*|others have it worse|whin\w*|should be (?:grateful|glad|thankful)|that'?s life|part of (?:life|it)|can'?t be helped|at least)\b/iu,
      say: [
        'It may be the way of things, and still be sad when it is your turn.',
        'One can be thankful and miss it, both at once.',
      ],
    },
  ],
  say: [
    'It is a lot of little goodbyes, and nobody sends flowers for them.',
    'You have known this body longer than anyone. It is a hard falling-out.',
    'The heart does not keep step with the knees.',
    'What one could always do, one never had to be brave for.',
    'It is not vanity to mourn it.',
  ],
  ask: [
    { line: 'Who do you talk to about that?', unless: /\b(?:nobody|no one|alone|husband|wife|friends?)\b/iu },
    { line: 'What is still as good as it ever was?' },
    { line: 'When did you first notice it?', unless: /\b(?:years?|months?|since|lately)\b/iu },
    { line: 'What would you like to go on doing as long as it is possible?' },
  ],
};
