import type { Course } from '../course.ts';

/** Parents want another career, another partner or another faith for the writer. */
export const parentsOtherPlans: Course = {
  id: 'parents-other-plans',
  begins:
    /\b(?:my (?:\S+ )?(?:parents|mom|mum|mother|dad|father|folks|family) (?:\S+ ){0,3}?(?:(?:want|wants|expects?|push(?:es|ing)?|pressur(?:e|es|ing)|forc(?:e|es|ing)|making|make|makes|insists?) (?:\S+ ){0,2}?me to (?:\S+ ){0,4}?(?:be(?:come)?|study|marry|go (?:to|into)|get married|take over|major|do|major in|convert|break up|leave|end|dump|choose|pick|stop seeing|date|join|pray|move)\b|(?:doesn'?t|don'?t|won'?t|will never|would never|refuses? to|can'?t) (?:\S+ )?(?:approve|accept|like|support|bless|respect|allow|want me)(?: (?:of|to))? (?:\S+ ){0,2}?(?:my (?:boyfriend|girlfriend|partner|fianc\S+|husband|wife|relationship|career|choice|decision|major|job|religion|faith|lifestyle|path|dream|music|art|marriage)|him|her|that I|who I|what I|with my|dating|marrying)|(?:disapproves?|disapproved) of (?:my|who|what|him|her|how)|(?:hates?|hated|against|object to|is against|are against) (?:\S+ )?my (?:boyfriend|girlfriend|partner|fianc\S+|husband|wife|relationship|career|major|job|choice|marriage)|(?:found|finding|looking for|picked|chose|arranged|arranging|set(?:ting)? up|set me up with) (?:\S+ ){0,2}?(?:a |an )?(?:match|husband|wife|groom|bride|marriage|rishta|girl|boy|guy|suitor)s? (?:for me)?|(?:found out|discovered|upset|angry|furious|mad|devastated|disappointed|heartbroken) (?:that |because |about )?(?:I'?m (?:dating|an atheist|not religious|leaving|quitting|no longer|marrying|seeing)|I (?:left|quit|dropped|stopped|don'?t believe|married|changed|switched|want to)|my (?:boyfriend|girlfriend|major|career)))|(?:I )?(?:want|wanted) to (?:be|study|do|become) (?:\S+ ){1,5}?(?:but|and) my (?:parents|mom|mum|dad|mother|father|family) (?:\S+ ){0,3}?(?:want|wants|won'?t|think|thinks|say|says|don'?t|doesn'?t|hate|hates|laugh\w*|expect\w*)|(?:don'?t|do not) want (?:to (?:marry|be|take over|study)|the) (?:\S+ ){0,4}?my (?:parents|mom|dad|family|father|mother) (?:\S+ )?(?:picked|chose|found|want|arranged|expect\w*)|(?:arranged marriage|disown\w* (?:me )?(?:if|because|for)|interfaith|interracial) .{0,40}?\b(?:parents|family|mom|dad)|(?:haven'?t|can'?t|how (?:do|to)|scared to|afraid to|need to) (?:\S+ )?(?:tell|told) my (?:parents|mom|dad|family) (?:\S+ ){0,4}?(?:dropped out|quit|changed (?:my )?majors?|atheist|left (?:the )?(?:church|islam|religion|faith)|don'?t believe|no longer believe|not (?:religious|a believer)|dating (?:a|someone)|want to (?:be|study|quit|marry)|don'?t want to (?:be|study|marry|take over)))\b/iu,
  unless:
    /\b(?:gay|lesbian|bi|bisexual|queer|trans|nonbinary|coming out|came out|hit(?:s|ting)? me|beat|threaten\w*|kill|honou?r killing|locked|passport|forced marriage|force me to marry|abus\w*|suicid\w*|died|(?:friend|boyfriend|girlfriend|partner|husband|wife)'?s (?:parents|family|mom|dad)|the dishes|my room|move back in|kids? want|lol|joke)\b/iu,
  first: {
    say: [
      'You want your own life and their blessing, and just now you cannot have both.',
      'It would be so much easier if you did not love them.',
      'They see a life for you, clearly, and it is not yours.',
      'To choose for yourself, and be looked at as if you had taken something from them.',
    ],
    ask: [
      'What would you choose, if nobody were hurt by it?',
      'What did they say, when it came up?',
      'How much of it do they know?',
    ],
  },
  turns: [
    {
      when: /\b(?:(?:am I|does (?:it|this|that) make me) (?:\S+ ){0,4}?(?:selfish|wrong|bad|ungrateful|terrible|disappoint\w*|crazy|stupid|horrible)|is it (?:\S+ )?(?:wrong|selfish|bad|ok|okay|stupid))\b/iu,
      say: [
        'It is not selfish to want to live your own life. You can be thankful for all they gave and still not pay it back with that.',
        'You are torn because you care about them. Ungrateful people do not lie awake over it.',
      ],
      asked: true,
    },
    {
      when: /\bhow (?:do|can|should|would) (?:I|you) (?:\S+ ){0,2}?(?:tell|say|explain|talk|bring|break|convince|make|get)|\bwhat (?:do|should|can|would) (?:I|you) (?:\S+ )?(?:say|tell)\b/iu,
      say: [
        'Perhaps with the love first and the decision after, as a decision: “You gave me a lot. I have thought long about it, and this is my way.” A question would be taken as one.',
        'It may go better with one parent first, on a quiet day, and with a sentence that needs no answer yet: “You do not have to like it today.”',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ ){0,3}?(?:tell|do|follow|go|choose|marry|break|listen|give|stay|leave|quit|obey|wait|just|hide|lie|keep|study|pick)|what would you do|do I (?:\S+ ){0,2}?(?:choose|give|obey|listen))\b/iu,
      say: [
        'You might picture yourself ten years on, in either life, on an ordinary Tuesday. In which one do you like the person who gets up.',
        'It is you who wakes up in that life each day. If the ground under you is not safe yet, money or a roof, then waiting is a plan and not cowardice.',
      ],
      asked: true,
    },
    {
      when: /\bwhat (?:will|would|are) (?:\S+ ){0,4}?(?:people|aunt\w*|relatives|community|neighbou?rs|everyone|family|church) (?:\S+ )?(?:say|saying|think)/iu,
      say: [
        'They will talk for a while, I expect, as people do, and then about somebody else. You would be living with it much longer than they talk.',
        'That voice is loud in many families. It may help to ask whose opinion would still count for you in ten years, and to whom it does not matter at all.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will they (?:\S+ )?(?:ever|accept|forgive|come|disown|change|get|hate|understand)|do you think (?:they|he|she)|why (?:can'?t|don'?t|won'?t|do|are|is|does|doesn'?t)|what if (?:they|she|he))\b/iu,
      say: [
        'I cannot promise that they come round. Many parents are loud at first because they are frightened, and find a way to live with it later.',
        'Nobody can tell. Behind a no like that there is often fear, of losing you or of what it will cost you. It may help to answer the fear and not the no.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would) (?:I|you)|what (?:do|can|should|would|could) (?:I|you)|any (?:advice|tips))\b/iu,
      say: [
        'One step could be to find a person they respect who is on your side, an aunt, a teacher, someone from the community. Some things get heard better from there.',
        'Perhaps to separate the two: what you do, which is yours, and how they feel about it, which you cannot do for them.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:mom|mum|mother|dad|father|he|she|they|parents) (?:\S+ ){0,2}?(?:came around|listened|apologi[sz]ed|accepted|hugged|asked about|met (?:him|her)|said (?:\S+ ){0,2}?(?:okay|ok|fine|proud)|softened|understood))\b/iu,
      unless: /\b(?:never|not|didn'?t|won'?t|wouldn'?t|barely|if|wish)\b/iu,
      say: ['So something moved, on their side as well.', 'A small yes, and you had hardly dared to hope for it.'],
      ask: ['What do you think changed?'],
    },
    {
      when: /\b(?:doctor|med(?:ical|icine)? school|law(?:yer)?|engineer\w*|business|major|study|degree|art|music|career|job|accounting|nurs\w*|college|grades|family (?:business|shop|farm|firm)|take over)\b/iu,
      say: [
        'They planned it so well, and forgot to ask who would be living it.',
        'It is your nine to five for forty years, and not theirs.',
      ],
      ask: ['What pulls you to the other thing?'],
    },
    {
      when: /\b(?:boyfriend|girlfriend|partner|fianc\S+|husband|wife|marry|marri\w*|dating|him|her|wedding|match|arranged|rishta|caste|race|white|black|religion as|outside)\b/iu,
      unless: /\b(?:cries|cried|crying|told (?:him|her)|my (?:mom|mum|mother|dad|father) (?:\S+ ){0,4}(?:him|her))\b/iu,
      say: [
        'Between the people you come from, and the person you want. Nobody should have to stand there.',
        'You would like them to see once what you see in that person.',
      ],
      ask: ['What do they know about the one you love, apart from what they object to?'],
    },
    {
      when: /\b(?:church|mosque|temple|god|pray\w*|faith|religio\w*|believ\w*|muslim|christian|catholic|jewish|hindu|mormon|jehovah\S*|bible|quran|atheis\w*|hell|hijab|mass|baptis\w*)\b/iu,
      say: [
        'For them it may be about your soul, and so they cannot let it be.',
        'It was home, that faith, and to step out of it is like leaving a house with everyone still inside.',
      ],
      ask: ['Where do you stand yourself, when nobody is watching?'],
    },
    {
      when: /\b(?:sacrific\w*|two jobs|so (?:that )?I could|came (?:here|to this country)|immigra\w*|worked (?:so )?hard|gave up|everything (?:they|for)|owe|paid (?:for|my)|gratitude|debt)\b/iu,
      say: [
        'What they gave up has become a bill that nobody wrote and everyone can read.',
        'You would like to honor it. Only not with your whole life.',
      ],
    },
    {
      when: /\b(?:disown\w*|cut me off|kick(?:ed)? me out|not my (?:son|daughter)|dead to|stop paying|tuition|money|leave the house|threat\w*|never speak|won'?t come|not coming)\b/iu,
      say: [
        'So love has been given a condition, and it is held out to you in writing, as it were.',
        'That is a high price for being yourself, and it frightens you, with reason.',
      ],
      ask: ['Would you have a place and some support, if it came to that?'],
    },
    {
      when: /\b(?:shame|what (?:will )?people|community|relatives|aunt\w*|neighbou?rs|reputation|honou?r|everyone (?:will|is)|gossip|culture|tradition\w*)\b/iu,
      say: [
        'There are a hundred eyes at that table, and most of them are not even there.',
        'What people say weighs more there than what you say.',
      ],
    },
    {
      when: /\b(?:cried|cries|crying|tears|heart (?:attack|pills|condition)|guilt[- ]trip\w*|blackmail|sick because|kill(?:ing)? (?:her|him|me|them)|broke (?:her|his)|mom (?:cries|cried)|blood pressure|after everything)\b/iu,
      unless: /\b(?:I (?:\S+ )?(?:cried|cry)|I'?m (?:\S+ )?crying)\b/iu,
      say: ['Tears are hard to argue with.', 'And so you sit there, comforting them for what you want.'],
    },
    {
      when: /\b(?:aunt|uncle|grandma|grandmother|grandpa|sister|brother|cousin) (?:\S+ )?(?:said (?:bring|it'?s|she|he|they)|(?:is|was) (?:\S+ )?on my side|supports?|understands?|stood up|helped|told them|likes? (?:him|her)|talked to)\b/iu,
      say: ['One in the family who holds a door open. That counts for a lot.', 'So they are not all of one mind.'],
      ask: ['Would they put in a word for you?'],
    },
    {
      when: /\b(?:sister|brother|siblings?|cousin|son of|daughter of|golden|others? (?:kids|children))\b/iu,
      say: [
        'And there is one who did it the way they wanted. It gets held up to you.',
        'One is always measured against somebody in the family.',
      ],
    },
    {
      when: /\b(?:lie|lying|lied|hide|hiding|secret|sneak\w*|double life|pretend\w*|don'?t know (?:about|yet|that)|haven'?t told|behind their)\b/iu,
      say: [
        'Two lives at the same time, and in neither can you quite breathe out.',
        'You hide what you would most like to show them.',
      ],
      ask: ['How long has it been that way?'],
    },
    {
      when: /\bI (?:\S+ ){0,2}?(?:told (?:them|her|him|my)|said (?:no|that|it)|stood up|yelled|argued|fought|walked out|refused|left)\b/iu,
      say: ['So it is out. There was no small way of saying it.', 'You said it to their faces. Many never do.'],
      ask: ['And what came back?'],
    },
    {
      when: /\b(?:guilt\w*|disappoint\w*|let (?:them|her|him) down|bad (?:son|daughter)|ungrateful|selfish|ashamed|fail\w*|hurt(?:ing)? them)\b/iu,
      say: [
        'To disappoint someone is sometimes only to be someone other than they dreamed.',
        'You do not do it to hurt them. It hurts all the same, on both sides.',
      ],
    },
    {
      when: /\b(?:angry|mad|hate|furious|unfair|trapped|suffocat\w*|control\w*|resent\w*|fed up|sick of)\b/iu,
      say: [
        'It is your life, and you stand in front of it like someone asking for the key.',
        'One gets angry, when love comes with a leash.',
      ],
    },
    {
      when: /\b(?:scared|afraid|terrified|anxi\w*|nervous|dread\w*|stomach|can'?t sleep|panic\w*)\b/iu,
      say: [
        'You are afraid of that one look, I think.',
        'It is a big thing, to lose their good opinion. No wonder it keeps you up.',
      ],
    },
    {
      when: /\b(?:want(?:s)? (?:the|what'?s) best|love (?:me|them)|mean well|good (?:parents|people)|understand (?:why|them)|worried about me|safe|secure|stable)\b/iu,
      say: [
        'They want you safe. You want to be alive in it.',
        'Love, on both sides, and it pulls in opposite directions.',
      ],
    },
    {
      when: /\b(?:don'?t (?:even )?know what I want|maybe they'?re right|doubt\w*|not sure (?:anymore|if|what)|confused|torn|both|what if I'?m wrong|what if I (?:fail|regret))\b/iu,
      say: [
        'With that many voices in the room one can hardly hear one’s own.',
        'To doubt it does not mean that they are right.',
      ],
      ask: ['When did you last feel quite sure, even for an hour?'],
    },
    {
      when: /\b(?:maybe I|thinking (?:of|about)|I might|I could|I'?ll (?:tell|wait|apply|just|go)|going to (?:tell|apply|do|leave)|apply\w*|move out|save up|letter)\b/iu,
      say: [
        'A step in your own direction. It does not have to be the whole way.',
        'You are feeling out how far the ground carries.',
      ],
      ask: ['What would need to be in place first?'],
    },
    {
      when: /\b(?:tired|exhaust\w*|every (?:day|call|dinner|time)|again|constant\w*|always)\b/iu,
      say: [
        'The same talk over and over, and you leave it a bit smaller each time.',
        'It is wearing to defend your own life at every dinner.',
      ],
    },
    {
      when: /\b(?:nobody|no one|alone|friends? (?:don'?t|say|think)|just (?:move|leave|ignore|tell)|they don'?t get)\b/iu,
      say: [
        '“Just do it” says somebody who has other parents.',
        'One has to have grown up in it to know what a no costs there.',
      ],
    },
    {
      when: /\b(?:stupid|silly|childish|at my age|grown|adult|I'?m (?:\d\d))\b/iu,
      say: ['One can be of age for decades and still want their yes.'],
    },
    {
      when: /^(?:I )?(?:really |just )?(?:don'?t know|no idea|idk|not sure|whatever)\b/iu,
      say: ['It need not be decided at this table tonight.', 'Being torn is an answer too, for now.'],
    },
  ],
  say: [
    'You are not against them. You are for something.',
    'It takes a good deal to walk a road nobody waves you off on.',
    'Both matter to you, and that is what makes it so hard.',
    'To be loved as you are, and not as you were planned. That is all it is.',
    'Nobody else can live it for you, however much they would like to.',
  ],
  ask: [
    { line: 'What do you think they are most afraid of?' },
    { line: 'Is anyone in the family on your side?', unless: /\b(?:sister|brother|aunt|cousin|nobody|no one)\b/iu },
    { line: 'Do you depend on them, with money or a roof?', unless: /\b(?:money|tuition|live with|rent|pay)\b/iu },
    { line: 'What would you most want them to understand?' },
  ],
};
