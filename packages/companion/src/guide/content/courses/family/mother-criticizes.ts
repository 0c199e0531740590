import type { Course } from '../course.ts';

/** A mother, or a father, for whom nothing the writer does is right. */
export const motherCriticizes: Course = {
  id: 'mother-criticizes',
  begins:
    /\b(?:my (?:own )?(?:mom|mum|mother|mama|ma|mommy|dad|father|parents|folks) (?:\S+ ){0,5}?(?:criti(?:ci[sz]\w*|qu\w+)|judgmental|judg(?:es?|ing|ed) (?:me|my|everything|how|what|us|the way)|nitpick\w*|(?:puts?|putting) me down|picks? (?:on me|at me|me apart|apart)|finds? fault|finds? something wrong|belittl\w*|disapprov\w* of (?:me|everything|how)|compar(?:es|ing|ed) me|corrects? (?:me|everything)|complain\w* about (?:me|my|everything I|how I)|(?:comment(?:s|ing)?|remark(?:s|ing)?|digs?|jabs?) (?:about|on|at) (?:my|me|how|everything|what I)|commented on (?:my|how)|has (?:something|an opinion|a comment) (?:to say )?(?:about|on) (?:my|everything|how)|never (?:has|had) (?:anything|a single thing|one|a) (?:\S+ )?(?:nice|good|kind|positive)|never (?:says|said) (?:anything|a|one) (?:nice|good|kind|positive|word)|is never (?:happy|satisfied|pleased) with|makes me feel (?:\S+ ){0,3}?(?:small|worthless|like (?:crap|shit|garbage|a failure|I)|bad|inadequate|not good|stupid|ugly|fat|guilty|(?:six|ten|twelve|five|\d+))|thinks (?:I'?m|I am) (?:a |an |too |so |such )?(?:\S+ )?(?:failure|disappointment|lazy|fat|mess|loser|doing everything wrong|stupid)|(?:said|says|told me|tells me|called me) (?:that )?(?:I'?m |I am |I look |I looked |I was |I'?ve |I )?(?:a |an |too |so |such a |getting |gained |gaining |put on )?(?:\S+ )?(?:fat|weight|lazy|ugly|disappointment|failure|selfish|terrible (?:mother|mom|parent|daughter|son)|bad (?:mother|mom|parent|daughter|son)|let myself go|stupid|mess|ungrateful))|(?:nothing|not a thing|none of what)(?: I (?:ever )?do)? (?:\S+ ){0,4}?(?:enough|right|pleases|impresses) (?:for |by |to )?(?:my )?(?:mom|mum|mother|parents|dad|father)|(?:never|not) (?:be |been |feel |felt )?(?:good|thin|smart|successful|pretty) enough for (?:my )?(?:mom|mum|mother|parents)|(?:can'?t|(?:can )?never|could never) (?:do anything right|please|win) (?:\S+ ){0,4}?(?:my )?(?:mom|mum|mother|parents)\S*|everything I do is wrong (?:\S+ ){0,3}?(?:my )?(?:mom|mum|mother|parents)|(?:critical|judgmental|judgy|overly critical|hypercritical) (?:mom|mum|mother|parents?))\b/iu,
  unless:
    /\b(?:hit(?:s|ting)? me|beats?|slap\w*|chok\w*|abus\w*|kick(?:ed|ing|s) me out|threaten\w*|knife|scared of (?:her|him|them)|died|passed away|funeral|dementia|alzheimer\S*|mother[- ]in[- ]law|(?:friend|husband|wife|boyfriend|girlfriend|partner)'?s (?:mom|mum|mother|parents)|(?:was|were|been|got) criticized|contest|competition|joke|lol|lmao|suicid\w*|kill myself)\b/iu,
  first: {
    say: [
      'From anybody else it would be a remark. From a parent it is a verdict.',
      'And there you are, grown, and twelve again within one sentence.',
      'One would so like to be enough there, of all places.',
      'It was not asked for, and it was said anyway.',
    ],
    ask: [
      'What was it this time?',
      'Has it always been like that between you?',
      'How did you get out of that conversation?',
    ],
  },
  turns: [
    {
      when: /\b(?:(?:am I|was I|is it|is that|maybe I'?m|do you think I'?m) (?:\S+ ){0,4}?(?:sensitive|overreact\w*|dramatic|ungrateful|wrong|normal|just me|the problem|bad (?:daughter|son)|too (?:much|harsh)|crazy|unfair|selfish|asking))\b/iu,
      say: [
        'A remark from a parent reaches places nobody else can reach. I would not call that too sensitive.',
        'Wanting to be liked by the one who raised you is about as human as it gets.',
      ],
      asked: true,
    },
    {
      when: /\b(?:why (?:\S+ )?(?:does|do|is|are|can'?t|won'?t|doesn'?t|must)|will (?:she|he|they|it) (?:\S+ )?(?:ever|change|stop|be|see)|does (?:she|he) (?:even )?(?:love|like|hate|care)|do (?:you think )?(?:she|he|they) (?:even )?(?:love|like|hate|care|mean))\b/iu,
      say: [
        'I cannot look into {them}. Some parents say worry in the shape of criticism, and it hurts exactly as much.',
        'A tone that old rarely changes by itself. What can change is how much of it gets through to you.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ )?(?:call|cut|stop|go|distance|visit|block|apologi[sz]e|answer|skip|ignore|just|see|keep|limit)|is it (?:ok|okay|wrong|bad) (?:to|if))\b/iu,
      say: [
        'Between swallowing it all and breaking it off there is a lot of room: shorter visits, fewer subjects, leaving when it starts.',
        'That is yours to weigh, and hardly anything of it is final. A few quiet weeks are a smaller step than they feel like.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would) (?:I|you)|what (?:do|can|should|would|could) (?:I|you)|should I (?:\S+ )?(?:say|tell|confront|speak)|any (?:advice|tips))\b/iu,
      say: [
        'Short and a little boring works best: “I am not going to talk about that.” Then another subject, and the same words again if it comes back.',
        'You could name it once, calmly: “When you say that, I go home sad. Please stop.” What {they} {do} with it is no longer yours.',
        'It helps to have the last line ready before it begins: “I have to go now. We talk on Sunday.” That ends a call without a fight.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:she|he|they|mom|mum|dad) (?:\S+ )?(?:apologi[sz]ed|said (?:\S+ ){0,2}?(?:sorry|proud)|hugged|was (?:\S+ )?(?:nice|sweet|kind))|proud of me|said something nice|complimented)\b/iu,
      unless: /\b(?:never|not|didn'?t|doesn'?t|isn'?t|wasn'?t|won'?t|hasn'?t|wish|want|but)\b/iu,
      say: [
        'A kind word from {them} weighs more than a hundred from others.',
        'So it is in there. That must have been good to hear.',
      ],
    },
    {
      when: /\b(?:weight|fat|thin|skinny|diet|eat\w*|plate|second helping|hair|clothes|outfit|dress\w*|makeup|skin|looks?|look (?:tired|old)|belly|pounds)\b/iu,
      unless: /\b(?:looks (?:like|at)|look at (?:it|that)|dressed me down)\b/iu,
      say: [
        'Your body was not up for discussion, and there it lay on the table.',
        'A remark about how you look, from {them}, sticks for days.',
      ],
      ask: ['How young were you when that began?'],
    },
    {
      when: /\b(?:my (?:kids?|son|daughter|baby|children|boys?|girls?)|parenting|raise|raising|grandkids|grandchild\w*|spoil\w*|breastfe\w*|as a (?:mom|mum|mother|parent)|bad (?:mom|mum|mother|parent)|(?:let|letting) them)\b/iu,
      say: [
        'To be corrected as a parent by your own parent goes very deep.',
        'It hits just where everyone with children is unsure anyway.',
      ],
      ask: ['Did the children hear it?'],
    },
    {
      when: /\b(?:single|married|marry|husband|wife|boyfriend|girlfriend|dating|partner|grandchildren yet|biological|settle down|divorc\w*)\b/iu,
      unless: /\b(?:husband|wife|boyfriend|girlfriend|partner) (?:\S+ )?(?:says?|said|thinks?|tells?|told)\b/iu,
      say: ['Whom you love, or do not, is up for a vote as well, then.', 'As if the rest of your life did not count.'],
    },
    {
      when: /\b(?:house|home|kitchen|cook\w*|clean\w*|dust\w*|dishes|messy|apartment|curtains|laundry)\b/iu,
      say: [
        'So not even your own four walls are out of range.',
        'A finger along the shelf, so to speak, instead of a hello.',
      ],
    },
    {
      when: /\b(?:job|career|work|degree|school|college|grades?|major|money|salary|promot\w*|business|art|waste|wasting)\b/iu,
      say: ['You put work into that, and it was waved away.', 'I think you would have liked it simply to be seen.'],
    },
    {
      when: /\b(?:sister|brother|sibling|cousin|neighbou?r'?s|compar\w*|favorite|favourite|golden child|golden boy|someone else'?s)\b/iu,
      say: ['Held up against somebody else, once more.', 'That race was set up by others, and you cannot win it.'],
    },
    {
      when: /\b(?:just (?:being |)(?:joking|kidding|a joke|trying|honest|saying|worried|wants?)|means? well|for (?:my|your) (?:own )?good|only (?:wants?|trying|honest)|too sensitive|can'?t take a joke|dramatic|because (?:she|he|they) (?:loves?|cares?)|wants? the best)\b/iu,
      say: [
        'Meant well, perhaps, and it leaves a mark all the same.',
        'Calling it honesty does not take the sting out.',
        'And then it is your fault for feeling it.',
      ],
    },
    {
      when: /\b(?:dad|father|mom|mum|everyone|nobody|no one) (?:\S+ )?(?:says nothing|said nothing|just sat|stays out|didn'?t (?:say|do|defend)|never (?:says|steps|defends|stands)|sat there|silent|quiet|looked away|laughed|keeps? (?:eating|reading|watching)|kept (?:eating|reading|watching))|\blike nothing happened\b/iu,
      say: [
        'And whoever could have said a word kept quiet.',
        'One “that is enough” from across the table would have done.',
      ],
    },
    {
      when: /\b(?:(?:her|his|their) (?:own )?(?:mom|mum|mother|dad|father|parents|childhood|upbringing)|grandma|grandmother|generation\w*|that'?s how (?:she|he) was|culture|asian|immigrant|latin\w*|indian)\b/iu,
      say: [
        'So it was handed down to {them} as well. That explains something, and it hurts no less.',
        'It is older than the two of you, then.',
      ],
    },
    {
      when: /\bI (?:\S+ ){0,2}?(?:told (?:her|him|them)|snapped|hung up|walked out|stood up|spoke up|said (?:that|it|stop|enough|something)|yelled|left|pushed back|answered back|lost it)\b/iu,
      say: ['So you answered. With a parent that takes more than with anybody.', 'It was out, then, for once.'],
      ask: ['What came back?'],
    },
    {
      when: /\b(?:swallow\w*|say nothing|said nothing|smil(?:e|ed)|kept quiet|keep quiet|bit(?:e|ing)? my tongue|nod(?:ded)?|let it go|didn'?t say|don'?t say|just (?:sat|stood|took|take)|froze|changed the subject)\b/iu,
      say: ['You swallow it, and it comes home with you.', 'Keeping quiet keeps the peace, for everybody but you.'],
      ask: ['What would you have said, if it had been safe to?'],
    },
    {
      when: /\b(?:in my head|her voice|his voice|doubt\w*|maybe (?:she|he|they)(?:'s|'re| is| are| was) right|part of me|what if (?:she|he|they)(?:'s|'re| is| are) right|(?:lie|lay|lying) awake|can'?t sleep|keep thinking|replay\w*|not (?:good )?enough|failure|worthless|hate myself|second guess\w*|perfection\w*|confidence|self[- ]esteem|anxious|believe (?:it|her|him|them))\b/iu,
      say: ['By now {they} {do} not even need to be in the room for it.', 'That inner voice has a familiar tone.'],
      ask: ['What would you think of it yourself, if {they} had never said a word?'],
    },
    {
      when: /\b(?:guilt\w*|she'?s my (?:mom|mum|mother)|he'?s my (?:dad|father)|my only|old now|getting old|sacrific\w*|owe (?:her|him|them)|did (?:so much|everything|her best|his best)|love (?:her|him|them)|good (?:mom|mum|mother|person))\b/iu,
      say: [
        'You love {them}, and you come home smaller. Both.',
        'All that {they} gave you makes it harder to be angry.',
      ],
    },
    {
      when: /\b(?:since I was|as a (?:kid|child|teen\w*)|growing up|childhood|my whole life|all my life|always|when I was|report card|(?:\d+|thirty|forty) years)\b/iu,
      unless: /\bI'?m \S+ years? old\b/iu,
      say: [
        'So that tone has been in the room since you were small.',
        'You learned early to find the mistake before {they} could.',
      ],
    },
    {
      when: /\b(?:every (?:time|call|visit|sunday|day|single|conversation|week)|phone|calls?|facetime|texts?|whenever)\b/iu,
      say: ['So you pick up with your shoulders already raised.', 'One braces before it even rings.'],
      ask: ['How long does it take you to come down again afterwards?'],
    },
    {
      when: /\b(?:flowers|gifts?|presents?|(?:brought|made|bought|baked|got|sent) (?:her|him|them))\b/iu,
      say: [
        'Even what you bring with both hands gets a mark from {them}.',
        'You came with something nice, and it was not enough either.',
      ],
    },
    {
      when: /\b(?:visit\w*|coming (?:over|to)|stay(?:ing)? with|christmas|thanksgiving|holiday\w*|dinner|weekend|birthday|wedding)\b/iu,
      unless: /\b(?:flowers|gifts?|presents?|brought|bought|sent)\b/iu,
      say: [
        'So there is a date, and your stomach knows it.',
        'And for that you are supposed to turn up in a good mood.',
      ],
    },
    {
      when: /\b(?:(?:husband|wife|boyfriend|girlfriend|partner|friends?|therapist|people|everyone|sister|brother) (?:\S+ )?(?:says?|said|thinks?|tells?|told)|just ignore|don'?t let (?:it|her|him))\b/iu,
      say: ['From outside it looks simple. They did not grow up with it.', 'Ignoring a parent is easily recommended.'],
    },
    {
      when: /\b(?:cried|cry|crying|tears|hurts?|hurtful|stung|crushed|sad)\b/iu,
      say: ['Few people could do that to you with so few words.', 'It still gets through, grown or not.'],
    },
    {
      when: /\b(?:angry|mad|furious|sick of|fed up|hate|resent\w*|rage|had enough|done)\b/iu,
      say: ['So much swallowed had to turn into anger at some point.', 'The anger says that you know it is not fair.'],
    },
    {
      when: /\b(?:maybe I|thinking (?:of|about)|distance|less (?:often|contact)|low contact|no contact|boundar\w*|stop (?:calling|telling|sharing|visiting)|take a break|don'?t tell (?:her|him|them) (?:anything|things))\b/iu,
      say: [
        'A little distance is not the same as not loving {them}.',
        'You are looking for the distance at which it stays bearable.',
      ],
    },
    {
      when: /\b(?:stupid|silly|pathetic|at my age|grown (?:woman|man|ass|adult)|I'?m (?:\d\d|thirty|forty|fifty)|get over it|should(?:n'?t)? (?:care|be over)|petty)\b/iu,
      say: [
        'There is no age at which that stops mattering.',
        'It is an old wound, and those do not care how old you are.',
      ],
    },
    {
      when: /\b(?:tired|exhaust\w*|drain\w*|worn out|can'?t anymore)\b/iu,
      say: [
        'A lifetime of being graded makes anyone tired.',
        'You keep handing in your work, and the red pen never rests.',
      ],
    },
    {
      when: /^(?:I )?(?:really |just )?(?:don'?t know|no idea|idk|not sure|whatever)\b/iu,
      say: ['With a parent nothing is ever just one thing.', 'You can leave it tangled for now.'],
    },
  ],
  say: [
    'Approval from that side has a price, and the price keeps going up.',
    'You would not care so much if {they} {were} just anyone.',
    'You go there with open hands and come back with a list.',
    'It is a tiring thing, to be looked at that way.',
    'And some part of you still hopes for the other tone.',
  ],
  ask: [
    { line: 'What would you have loved to hear instead?' },
    { line: 'What are you like together when it is good?' },
    {
      line: 'Does anyone in the family see it the way you do?',
      unless: /\b(?:dad|father|sister|brother|husband|wife)\b/iu,
    },
    { line: 'What do you do with it, once you are back on your own?' },
  ],
};
