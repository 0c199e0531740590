import type { Course } from '../course.ts';

/** A family gathering is ahead and dreaded. */
export const familyGathering: Course = {
  id: 'family-gathering',
  begins:
    /\b(?:(?:dread\w*|not looking forward to|don'?t (?:really )?want to (?:go (?:to|home)|see|spend|be at|attend|do)|hat(?:e|ing)|scared of|stress\w* (?:about|over|out about)|anxious about|nervous about|can'?t (?:face|handle|do|deal with)|worried about|terrified of) (?:\S+ ){0,4}?(?:family (?:\S+ )?(?:dinner|gathering|reunion|party|event|get[- ]together|visit|holiday|christmas|thanksgiving|lunch|thing|bbq)|(?:christmas|thanksgiving|easter|eid|diwali|passover|hanukkah|the holidays) (?:\S+ ){0,3}?(?:with|at|family|dinner|this year)|(?:going|seeing|visiting) (?:\S+ ){0,2}?(?:home|my (?:whole )?family|my parents|my relatives) (?:for|at|over|this)|my (?:family|relatives|in-?laws) (?:for|at|over|this|on|during) (?:\S+ ){0,2}?(?:christmas|thanksgiving|easter|holidays?|weekend)|(?:christmas|thanksgiving|easter|the holidays|eid|diwali)\b)|(?:family (?:\S+ )?(?:dinner|gathering|reunion|party|get[- ]together|event)|(?:christmas|thanksgiving|easter|eid|the holidays) (?:with|at) (?:my |the )?(?:\S+ )?(?:family|parents|relatives|in-?laws|mom'?s|dad'?s)) (?:\S+ ){0,10}?(?:dread\w*|anxi\w*|stress\w*|don'?t want|nightmare|hell|sick|already tense|drama|can'?t (?:face|stand)|awful|worst|scared|exhaust\w*)|(?:have to|gotta|supposed to|forced to) (?:\S+ ){0,3}?(?:go to|attend|sit through|survive|host) (?:\S+ ){0,4}?(?:family (?:\S+ )?(?:dinner|gathering|reunion|party|event|thing|get[- ]together)|(?:christmas|thanksgiving|easter) (?:with|at|dinner)))\b/iu,
  unless:
    /\b(?:died|passed away|funeral|first (?:christmas|thanksgiving|holiday) without|without (?:my|him|her)|molest\w*|abus\w*|rape[ds]?|touched me|hit(?:s|ting)? me|(?:alone|no family|nobody) (?:for|on|at) (?:christmas|thanksgiving)|suicid\w*|shift|working (?:on )?(?:christmas|thanksgiving)|can'?t wait|hate that (?:christmas|it) is over|going to be (?:great|fun))\b/iu,
  first: {
    say: [
      'It is not even there yet, and already it sits in your stomach.',
      'One plate of food, and forty years of history.',
      'You walk in as a grown-up, and by dessert you are fourteen.',
      'Everybody calls it the nicest day, and you count the hours.',
    ],
    ask: ['When is it?', 'Who or what is the hardest part of it?', 'How did it go last time?'],
  },
  turns: [
    {
      when: /\b(?:(?:should|can|could) I (?:\S+ ){0,3}?(?:go|skip|cancel|stay|say no|leave|lie|make|bail|not go|host|tell|bring)|do I (?:\S+ )?have to|is it (?:\S+ )?(?:ok|okay|wrong|bad|rude|selfish) (?:to|if|not))\b/iu,
      say: [
        'You may stay away, and you may also go for two hours. A beginning and an end that you set yourself take much of the dread out.',
        'Perhaps ask what you would regret more on the day after. And if you go, go with your own way home.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what (?:do|can|should|would|could) I (?:\S+ )?(?:say|answer|tell|respond)|how (?:do|can|should) I (?:\S+ )?(?:answer|respond|reply|say|tell|get out|decline|dodge|deflect|shut))\b/iu,
      say: [
        'One dull sentence, ready in your pocket: “Nothing new there. How is your garden?” People like to talk about their own.',
        'To decline it needs no reasons: “I will not make it this year. I hope you have a lovely day.” Every reason is only something to argue with.',
        'For the questions: “I would rather not talk about that today.” With a smile, and then get up for more potatoes.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I (?:\S+ ){0,4}?(?:bad|terrible|selfish|wrong|ungrateful|dramatic|awful|overreact\w*|horrible)|is (?:it|this|that) (?:\S+ )?(?:normal|just me|weird|wrong|bad))\b/iu,
      say: [
        'Not bad at all. A great many people sit in the car for a minute before they ring that bell.',
        'You can love your family and dread them in one room. The two go together rather often.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would|am|will) (?:I|you)|what (?:do|can|should|would|could|if) (?:I|you|they|he|she)|any (?:advice|tips))\b/iu,
      say: [
        'Three small things: a time when you leave, a job in the kitchen to hide in, and one person who knows and to whom you can text “help.”',
        'Sit near the one you like, and far from the one you do not. And go outside once an hour, dog or no dog.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:went|was) (?:\S+ ){0,2}?(?:ok|okay|fine|well|better|not (?:so|as|that) bad|good|nice)|survived|it'?s over|made it through|got through|I'?m (?:back|home)|had (?:a )?(?:fun|good)|over now)\b/iu,
      unless: /\b(?:never|if|hope|wish|last time)\b/iu,
      say: ['Done, and the door is shut behind you.', 'You got through it. Shoes off.'],
      ask: ['What was better than you had feared?'],
    },
    {
      when: /\b(?:when are you|questions?|still single|boyfriend|girlfriend|married|kids|baby|job|weight|what are you doing|grill\w*|interrogat\w*|nosy|ask(?:s|ing)? (?:me )?(?:about|when|why|if))\b/iu,
      unless: /\bmy (?:kids|boyfriend|girlfriend|baby)\b/iu,
      say: [
        'Questions like that, across the table, with everybody suddenly quiet.',
        'They ask about what is missing, and never about what is there.',
      ],
      ask: ['Which question do you dread most?'],
    },
    {
      when: /\b(?:politic\w*|trump|vaccin\w*|racist|racism|election|religio\w*|news|fox|comments?|jokes?|homophob\w*|opinions?)\b/iu,
      say: ['Somebody says that one thing, and all the forks stop.', 'Say nothing, or spoil the day. A fine choice.'],
    },
    {
      when: /\b(?:drinks?|drinking|drunk|wine|beer|alcohol|sober|whiskey)\b/iu,
      say: [
        'After the third glass it turns into another evening, and you know the hour.',
        'There is always more in those glasses than drink.',
      ],
    },
    {
      when: /\b(?:uncle|aunt|cousins?|grandma|grandpa|grandmother|brother|sister|sister-in-law|brother-in-law|in-?laws|stepm\w+|stepd\w+|stepf\w+)\b/iu,
      say: [
        'There is one in every family who can tilt the whole table.',
        'And one is expected to smile, for the sake of the others.',
      ],
      ask: ['What do they do to the room?'],
    },
    {
      when: /\b(?:mom|mum|mother|dad|father|parents) (?:\S+ )?(?:says?|said|wants?|will|would|expects?|guilt\w*|upset|mad|cries|cried|disappointed|kill me|hurt)\b|\b(?:guilt\w*|obligat\w*|expected|supposed to|disappoint\w*|break (?:her|his|their) heart|tradition\w*|every year)\b/iu,
      say: ['So staying away would have its price, too.', 'You go for their sake, and pay with your own nerves.'],
    },
    {
      when: /\b(?:divorc\w*|ex\b|split|not (?:talking|speaking)|feud|fight|fought|argu\w*|drama|yell\w*|tension|last (?:time|year)|scene|blow ?up|screaming match)\b/iu,
      say: ['Last time is still sitting at that table.', 'One goes in already listening for the first wrong tone.'],
      ask: ['What happened there, the last time?'],
    },
    {
      when: /\b(?:compar\w*|success\w*|brag\w*|failure|not (?:doing|where)|unemployed|broke|black sheep|disappointment|judg\w*|look down|fat|gained|what I look|embarrass\w*|behind)\b/iu,
      say: [
        'You would have to report on your life, and you know with what marks.',
        'A year, held up to the light by everyone at once.',
      ],
    },
    {
      when: /\b(?:alone|single|by myself|only one (?:who|there|without|not|that)|no one to bring|without (?:a )?(?:partner|anyone)|kids'? table|left out|outsider|don'?t (?:fit|belong)|invisible)\b/iu,
      say: ['In the middle of family, and not quite one of them.', 'Being alone in a full room is the loudest kind.'],
    },
    {
      when: /\b(?:husband|wife|partner|boyfriend|girlfriend|fianc\S+)\b/iu,
      say: [
        'It helps, if one of you can read the other across the table.',
        'And then there are the two of you to get through it, with one look.',
      ],
      ask: ['Do you have a sign between you for “let us go”?'],
    },
    {
      when: /\b(?:hosting|host|cook\w*|turkey|clean(?:ing)?|my (?:house|place)|gifts?|presents?|money|afford|flights?|tickets?|drive|hotel|travel\w*|packing)\b/iu,
      unless: /\bown (?:car|way|ride)\b/iu,
      say: [
        'On top of everything it costs money, and days of work.',
        'All that effort, for something you would rather skip.',
      ],
    },
    {
      when: /\b(?:stomach|sick|can'?t sleep|panic\w*|headache|shak\w*|heart|nause\w*|anxi\w*|tense|cry|cried|crying|dread\w*)\b/iu,
      say: [
        'Your body remembers how it was, and sends its apologies.',
        'Half of such a day happens in the nights before it.',
      ],
    },
    {
      when: /\b(?:tired|exhaust\w*|introvert\w*|loud|noise|overwhelm\w*|crowd\w*|too many|small talk|people all day|drain\w*|hours of)\b/iu,
      say: [
        'That much talk at one time is simply a lot, even when all of it is friendly.',
        'You will want a quiet room afterwards, and a lock on it.',
      ],
    },
    {
      when: /\b(?:love (?:them|my)|only one I (?:\S+ )?(?:like|love)|nice|fun|kids|nieces?|nephews?|grandma'?s|food|pie|good part|look forward|miss them|cousins? (?:is|are) (?:cool|fun|nice))\b/iu,
      unless: /\b(?:nasty|not nice|no fun)\b/iu,
      say: [
        'So there is somebody at that table one would like to sit next to.',
        'A good piece in it, too. One may steer toward that.',
      ],
    },
    {
      when: /\b(?:used to|when I was|as a (?:kid|child)|child|growing up|fourteen|teenager|old (?:role|me)|same as always|always)\b/iu,
      say: [
        'The old roles hang in the hall like coats, and everybody slips into theirs.',
        'They know a you that has not existed for a long time.',
      ],
    },
    {
      when: /\b(?:maybe I|thinking (?:of|about)|I might|I could|I'?ll (?:go|stay|skip|say|tell|just|leave|bring)|going to (?:skip|cancel|go|tell|leave|stay)|(?:my )?own (?:car|way|ride)|excuse|friendsgiving|stay(?:ing)? home|leave early|hotel)\b/iu,
      say: ['A way out that you hold in your own hand makes it smaller.', 'That would be a day on your terms.'],
      ask: ['How does it feel, just to picture it that way?'],
    },
    {
      when: /\bI (?:\S+ ){0,2}?(?:told (?:them|her|him|my)|said (?:no|I)|canceled|cancelled|declined|backed out|agreed|said yes)\b/iu,
      say: [
        'So it has been said, one way or the other.',
        'That is decided, then. It takes a weight off, or puts one on.',
      ],
      ask: ['How did they take it?'],
    },
    {
      when: /\b(?:angry|mad|hate|sick of|fed up|resent\w*|fake|pretend\w*|happy family|smile)\b/iu,
      say: [
        'To act the happy family is hard work for whoever sees the wires.',
        'You are tired of the play, and know your lines by heart.',
      ],
    },
    {
      when: /\b(?:stupid|silly|dramatic|just (?:a|one) (?:day|dinner|evening)|first world|ungrateful|others? (?:have|don'?t)|should be (?:happy|grateful))\b/iu,
      say: [
        'It is one dinner, and it is also everything that was ever said there.',
        'Thankful and tense. It can be both.',
      ],
    },
    {
      when: /\b(?:tomorrow|tonight|today|days?|weeks?|weekend|saturday|sunday|thursday|friday|next|soon|hour)\b/iu,
      say: ['It comes closer, and one can only watch the date.', 'And still so long to carry it around.'],
    },
    {
      when: /^(?:I )?(?:really |just )?(?:don'?t know|no idea|idk|not sure|whatever)\b/iu,
      say: ['It is all of it together, probably, and nothing one could name.'],
    },
  ],
  say: [
    'Nobody can press the old buttons like the people who installed them.',
    'You are allowed to find it hard, even with people you love.',
    'It is a day, and it ends. Some days one may simply get through.',
    'You do not have to be the one who keeps the mood up.',
    'There is always a kitchen, a porch, a bathroom with a lock.',
  ],
  ask: [
    { line: 'Who there is on your side?', unless: /\b(?:nobody|no one|husband|wife|partner|sister is)\b/iu },
    { line: 'What would make it bearable?' },
    { line: 'How long would you have to stay?', unless: /\b(?:hours|days|weekend|overnight)\b/iu },
    { line: 'What would you do with that day, if it were all yours?' },
  ],
};
