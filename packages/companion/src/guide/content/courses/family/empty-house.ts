import type { Course } from '../course.ts';

/** A child has moved out, and the house is empty. */
export const emptyHouse: Course = {
  id: 'empty-house',
  begins:
    /\b(?:empty[- ]nest\w*|(?:my|our) (?:\S+ ){0,3}?(?:son|daughter|kids?|child|children|boys?|girls?|baby|oldest|youngest|eldest|last(?: one| kid| child)?|twins) (?:\S+ ){0,3}?(?:(?:just |finally |recently |has |have )*(?:moved out|moved away|moved to|left (?:for|home|the nest|us for)|went (?:off |away )?to (?:college|uni\w*)|gone (?:off )?to (?:college|uni\w*)|started college|flew the nest|flown the nest|enlisted|shipped (?:out|off))|(?:is|are|'s) (?:moving out|leaving (?:home|for (?:college|uni\w*|the army))|going (?:off |away )?to (?:college|uni\w*)|off (?:to|at) (?:college|uni\w*)|away at (?:college|uni\w*)|at college now|all gone|gone now|all grown and gone)|(?:leaves?|moves? out|goes (?:off )?to college) (?:\S+ ){0,3}?(?:tomorrow|next|in|on|for|this))|\blast (?:kid|child|one) (?:\S+ )?(?:left|moved out|is gone|gone)(?: home| the (?:house|nest))?|(?:just )?(?:dropped|took|drove|moved|dropping|taking|moving|driving) (?:off )?(?:my|our) (?:\S+ ){0,2}?(?:son|daughter|kid|youngest|oldest|baby|boy|girl|last) (?:\S+ ){0,3}?(?:to|at|into|off at|for) (?:\S+ )?(?:college|uni\w*|dorms?|(?:his|her|their) (?:dorm|first|own|new))|(?:house|home) is (?:so |too |very |really )?(?:empty|quiet|silent) (?:\S+ ){0,4}?(?:kids?|son|daughter|children|left|moved))\b/iu,
  unless:
    /\b(?:I (?:hit|slapped|kicked)|because of me|(?:big |huge )?(?:fight|argument)|won'?t (?:talk|speak) to|love the (?:freedom|quiet|peace)|died|passed away|suicid\w*|rehab|prison|jail|taken away|cps|custody|kicked (?:him|her|me|them) out|ran away|missing|moved to tears|(?:friend|neighbou?r|sister|brother)'?s (?:son|daughter|kids?)|cat|dog|moved (?:back|in)|moving back|my parents|joke|lol|when I (?:left|moved))\b/iu,
  first: {
    say: [
      'So this is what all the raising was for, and it hurts.',
      'It is right, and the house is far too tidy.',
      'Eighteen years of noise, and then that hallway.',
      'One did it well, and stands there with empty hands.',
    ],
    ask: ['What is the quietest moment of the day now?', 'How was the goodbye?', 'Who is still at home with you?'],
  },
  turns: [
    {
      when: /\b(?:is (?:it|this|that) (?:\S+ )?(?:normal|stupid|silly|weird|ok|okay|bad)|am I (?:\S+ ){0,3}?(?:silly|stupid|pathetic|wrong|overreact\w*|selfish|dramatic|weird|too)|do (?:other|all) (?:moms|mothers|parents|people))\b/iu,
      say: [
        'Very normal, even if nobody brings a casserole for it. A whole working day of love has suddenly gone.',
        'Not silly. For years somebody was the reason for nearly everything in your day.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:will|does|when) (?:\S+ ){0,3}?(?:get (?:better|easier)|stop|pass|hurt|end|feel|come back|need me|forget)|how long (?:does|will|until|till|do))\b/iu,
      say: [
        'I cannot give a date. For many the first weeks are the worst, and then the quiet slowly turns into something of their own.',
        'It changes rather than ends, from what people tell. {They} may come back as somebody you can have coffee with.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ ){0,2}?(?:call|text|visit|wait|go|send|change|turn|let|leave|keep|clean|get)|how often (?:should|do|can))\b/iu,
      say: [
        'Something light and without a question mark, I would say: a photo of the sky, a good night. {They} can answer or not, and know you are there.',
        'You might simply ask how often {they} would like it, and then be the one who keeps to it. The room can wait. Nothing about it is urgent.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would) (?:I|you|people|we)|what (?:do|can|should|would|could|am) (?:I|you|we)|who am I|any (?:advice|tips))\b/iu,
      say: [
        'Perhaps with the worst hour first: something fixed at just the time when the door used to open. A walk, a call, a class.',
        'You could ask what you liked before anybody called you Mom or Dad. One small thing of that, this week, just to see if it still fits.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:he|she|they|son|daughter) (?:\S+ ){0,2}?(?:called|texted|facetimed|sent|came home|is coming|visits?|wrote|misses)|coming home|asked me to (?:help|come|visit)|wants me to (?:help|come|visit)|loves it|happy there|settl\w* in|made friends|doing (?:well|great|good))\b/iu,
      unless: /\b(?:never|hasn'?t|haven'?t|didn'?t|not|doesn'?t|barely|hardly)\b/iu,
      say: ['So the thread holds, over all those miles.', 'Good to know, and a small pang with it.'],
      ask: ['What did {they} tell you?'],
    },
    {
      when: /\b(?:(?:his|her|their|the|that) (?:old |empty )?(?:room|bed|bedroom|door|chair|shoes|toothbrush|posters?|pillow|sheets)|smells? like|stood in|sat (?:in|on))\b/iu,
      say: ['A made bed can be the saddest thing in a house.', 'One goes in for no reason, and stands there.'],
      ask: ['What is still lying around in there?'],
    },
    {
      when: /\b(?:groceries|cook\w*|dinner|milk|fridge|table|plates?|leftovers|pasta|cereal|shopping|dishwasher)\b/iu,
      say: ['You still buy for one more.', 'It is the milk that gives it away. It goes bad now.'],
    },
    {
      when: /\b(?:laundry|socks|folding|hoodie|jacket|sweater|shirts?|clothes|pack(?:ing|ed)?|boxes|suitcase)\b/iu,
      say: ['Socks and sleeves, and each of them could make you cry.', 'One folds it more slowly than it needs.'],
    },
    {
      when: /\b(?:(?:she|he|they|so) (?:\S+ )?(?:can'?t wait|excited|happy to go)|didn'?t (?:even )?(?:cry|look back|hug))\b/iu,
      say: [
        'You want {them} to be glad to go, and you do not want {them} to go.',
        'That is how it is meant to be, and it pinches.',
      ],
    },
    {
      when: /\b(?:drop(?:ped)?[- ]?off|drove|drive home|goodbye|hugged|wav(?:e|ed|ing)|dorm|parking lot|airport|car ride|walked away|didn'?t (?:look|turn))\b/iu,
      say: ['And then the drive back, with a seat free.', 'One waves until one is sure nobody is looking.'],
    },
    {
      when: /\b(?:quiet|silen\w*|empty|no (?:noise|music|mess)|clean|tidy|echo|nobody (?:home|yells)|still|door)\b/iu,
      say: ['All those years of wanting five minutes of peace, and now this.', 'The silence has the shape of {them}.'],
    },
    {
      when: /\b(?:husband|wife|partner|marriage|two of us|just us|nothing to (?:say|talk)|he doesn'?t (?:get|understand)|strangers|divorc\w*)\b/iu,
      say: [
        'And now the two of you sit across from each other without the noise between you.',
        'Perhaps you have to meet again, you two.',
      ],
      ask: ['How does it hit the other one of you?'],
    },
    {
      when: /\b(?:single (?:mom|mum|mother|dad|father|parent)|alone|lonely|by myself|on my own|widow\w*|live alone|just me|dog|cat)\b/iu,
      unless: /\bmy (?:husband|wife|partner) and (?:I|me)\b/iu,
      say: [
        'Then it is not only the child who left, it is the company.',
        'A whole home around one person. That is a lot of rooms.',
      ],
      ask: ['Who do you speak to, on an ordinary day now?'],
    },
    {
      when: /\b(?:purpose|needed|need me|I was (?:\d\d|so young|a kid) when|who (?:I am|am I)|identity|useless|what (?:now|for)|no one needs|lost|stay[- ]at[- ]home|my (?:whole|entire) (?:life|job)|job is done|role)\b/iu,
      say: [
        'For years you knew each morning what you were there for.',
        'To be needed was tiring, and it held everything up.',
      ],
      ask: ['What of you got set aside in those years?'],
    },
    {
      when: /\b(?:(?:doesn'?t|don'?t|hasn'?t|haven'?t|barely|hardly|never) (?:\S+ )?(?:call\w*|text\w*|answer\w*|need|miss|write)|short (?:texts|answers)|on read|busy|one word)\b/iu,
      say: [
        'No news means a full life over there, most likely. It is little comfort at nine in the evening.',
        'You do not want to be the one who asks again, and the thumb hovers.',
      ],
    },
    {
      when: /\b(?:worr(?:y|ied)|eat(?:ing)?|safe|okay|scared|afraid|homesick|party|drink\w*|awake|sleep|check)\b/iu,
      say: ['Before, you heard the key in the lock and could sleep.', 'Now you have to trust what you cannot see.'],
    },
    {
      when: /\b(?:should have|wish I|wasted|time|too fast|so fast|yesterday|blink|went by|enough time|worked too|missed|regret\w*|more patient)\b/iu,
      say: [
        'The days were long and the years were over in no time.',
        'One would like just one of those loud evenings back.',
      ],
      ask: ['Which year would you take again, if you could have one?'],
    },
    {
      when: /\b(?:little|baby|born|first (?:day|step)|kindergarten|lego|toys?|photos?|pictures?|album|drawings?|memories|bedtime|teddy)\b/iu,
      say: [
        'Somewhere in that house there still runs a small one with wet hair.',
        'It is all of them who moved out: the five-year-old, too.',
      ],
    },
    {
      when: /\b(?:proud|happy for|good (?:kid|man|woman)|raised|independent|did (?:a )?good|excited for)\b/iu,
      say: [
        'Proud and sore, in the same place.',
        'You raised somebody who can leave. That is the painful proof of it.',
      ],
    },
    {
      when: /\b(?:relie(?:f|ved)|free(?:dom)?|enjoy\w*|naked|peace|nice|my own time|travel|finally|guilty (?:for|that))\b/iu,
      say: [
        'A bit of air, too. That takes nothing from the missing.',
        'You may like it in between. Nobody is betrayed by that.',
      ],
    },
    {
      when: /\b(?:cried|cry|crying|tears|sob\w*|sad|hurts?|heart\w*|ache|grief|griev\w*|mourn\w*|depress\w*|bawl\w*)\b/iu,
      say: [
        'It is a kind of mourning, with everyone alive and well.',
        'Tears for something that went right. That is how it is.',
      ],
    },
    {
      when: /\b(?:miss (?:him|her|them|my|the|being|having)|come home|christmas|thanksgiving|break|holiday\w*|summer|visit)\b/iu,
      say: ['Now one counts in visits.', 'You miss {them}, and all the small noise that came along.'],
    },
    {
      when: /\b(?:friends?|everyone|people|husband|sister|mom|mother) (?:\S+ )?(?:says?|said|tells?|told|thinks?)|\b(?:enjoy (?:it|the)|lucky|celebrate|hobb(?:y|ies)|get a (?:hobby|dog|puppy))\b/iu,
      say: [
        '“Get a hobby,” and as if that were the same size.',
        'They mean well, and they are talking about time. You are talking about a person.',
      ],
    },
    {
      when: /\b(?:maybe I|thinking (?:of|about)|I might|I could|I'?ll (?:try|start|call|go)|signed up|class|volunteer\w*|paint\w*|garden|gym|trip|going to (?:start|try|visit))\b/iu,
      say: [
        'Something that is only yours. That has not been on the list for a long time.',
        'It need not fill the gap. It can just stand next to it.',
      ],
      ask: ['What draws you to it?'],
    },
    {
      when: /\b(?:stupid|silly|dramatic|not like (?:he|she|they) died|first world|should be happy|other (?:people|parents)|ridiculous|pathetic)\b/iu,
      say: [
        'Nobody died, and something has ended. That may be mourned.',
        'It was the biggest thing in your days. It may hurt when it goes.',
      ],
    },
    {
      when: /\b(?:days?|weeks?|months?|yesterday|tomorrow|next week)\b/iu,
      say: ['The house does not know yet how to sound, either.', 'That is still fresh, for a change of that size.'],
    },
    {
      when: /^(?:I )?(?:really |just )?(?:don'?t know|no idea|idk|not sure|whatever)\b/iu,
      say: [
        'It is a new life nobody asked you about.',
        'For now it may just be empty. Nothing needs to be put in there yet.',
      ],
    },
  ],
  say: [
    'Letting go is the part nobody practices with you.',
    'All that listening for a door does not stop by itself.',
    'They need you less now, and are loved exactly as much.',
    'It was daily bread, that child, in the best sense.',
    'It is a good sadness, and still a sadness.',
  ],
  ask: [
    { line: 'What do you miss most, the talk or the noise?', unless: /\b(?:noise|quiet)\b/iu },
    { line: 'What was {their} room like?', unless: /\broom\b/iu },
    { line: 'How far away {are} {they} now?', unless: /\b(?:miles|hours|far|states?)\b/iu },
    { line: 'What would be nice about an evening that is yours alone?' },
  ],
};
