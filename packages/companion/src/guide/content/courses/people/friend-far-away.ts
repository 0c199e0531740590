import type { Course } from '../course.ts';

/** A friend lives far away, or is moving. */
export const friendFarAway: Course = {
  id: 'friend-far-away',
  begins:
    /\b(?:my |a |one of my |our )(?:\S+ ){0,2}?(?:friend|friends|bestie|bff|buddy|mate|pal|roommate)(?: \p{Lu}\p{L}+)? (?:\S+ ){0,3}?(?:moved|moving|moves|is leaving|leaving|left|leaves|relocat\w*|going) (?:\S+ ){0,2}?(?:away|abroad|overseas|to (?!the (?:gym|store|party|bathroom)|bed|work|therapy|a party)\S+|across|far|out of (?:state|town|the country)|for (?:college|university|good|another|a (?:new )?job)|next (?:week|month)|states|countries|cities|the (?:country|state|city|town))\b|\b(?:my |a |one of my )(?:\S+ ){0,2}?(?:friend|friends|bestie|bff|buddy|mate)(?: \p{Lu}\p{L}+)? (?:lives?|living|live) (?:\S+ ){0,2}?(?:far|abroad|overseas|hours|states? away|across|\d+ (?:hours|miles|km)|in another|on the other side|so far|in a different)\b|\bI miss my (?:\S+ ){0,2}?(?:friend|bestie|bff|best friend|buddy|mate)s?\b(?! (?:who (?:died|passed)))|\blong[- ]distance (?:friend\w*|best friend)\b|\b(?:saying|said|say) (?:goodbye|bye) to my (?:\S+ ){0,2}?(?:friend|bestie|bff|buddy|mate)\b(?!.{0,40}\b(?:funeral|hospice))/iu,
  unless:
    /\b(?:suicid\w*|kill\w*|died|dead|death|passed away|overdos\w*|funeral|grave|hospice|prison|jail|stopped (?:talking|texting)|ghost\w*|ignor\w*|block\w*|fight|fought|used to be my friend|moved (?:on|in|out) (?:with|from|without)|my (?:son|daughter|kid)(?:'s)?|moving to heaven|boyfriend(?:'s)? friend|left me|leaving (?:her|his) (?:husband|wife|boyfriend|girlfriend)|not coming back|gone forever)\b/iu,
  first: {
    say: [
      'Nobody did anything wrong, and still somebody is missing.',
      'It is the ordinary things that go: a bell, a coffee, a look across a room.',
      'A friend like that is a piece of the place itself.',
    ],
    ask: ['How long have you two had each other?', 'What did you do together, on a usual day?', 'How far is it?'],
  },
  turns: [
    {
      when: /\bwhat (?:do|should|can|could|would) (?:I|you) (?:even )?(?:say|tell|write|give)\b|\bhow (?:do|can|should) I (?:\S+ )?say (?:goodbye|bye|it)\b/iu,
      say: [
        'One true thing is enough: “You made this town a home for me.” The rest is a hug, and a date for the first call.',
        'You might say what you will miss that is smallest, the coffee, the couch, the way {they} laughed. The small things are what people keep.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|does|to) (?:I|you|we|people|one) (?:\S+ ){0,3}?(?:stay|keep|deal|cope|stop|make|say|tell|handle|find|get)|what (?:do|should|can|could|would) (?:I|you|we) (?:even )?(?:do|say|tell|give|write)|any (?:advice|tips|ideas)|what helps)\b/iu,
      say: [
        'Something small and regular beats something big and rare: a voice message on the way home, the same show on the same evening. The everyday is what keeps it alive.',
        'Say it to {them} outright: “I do not want us to become birthday friends.” Then set the next call before you hang up this one.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:should I|if I should|whether (?:I should|to)|(?<!\b(?:how|what|why|when|where) )do I) (?:\S+ ){0,3}?(?:call|text|tell|say|visit|write|go|ask|move|let|book|follow|reach)|is it (?:worth|weird|ok|okay))\b/iu,
      say: [
        'I would. Most friends over a distance go quiet because each thinks the other is busy.',
        'Tell {them} that you miss {them}. It is a gift to hear, and no burden.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:we|it|she|he|they|I) (?:\S+ ){0,3}?(?:stay|still|ever|last|forget|be|survive|find|drift|have)|(?:can|do) (?:long[- ]distance )?friendships? (?:\S+ )?(?:last|survive|work)|what if (?:we|she|he|they|I)|do you think (?:we|she|he|they))\b/iu,
      say: [
        'I cannot promise it. Some friendships need the same street, and some pick up after a year as if after lunch.',
        'Many last, a little differently. You will notice by whether it is easy again in the first minute.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I (?:\S+ ){0,3}?(?:selfish|wrong|dramatic|needy|silly|overreact\w*|a|too \S+|being|clingy)|is it (?:\S+ )?(?:normal|selfish|stupid|silly|me|dumb)|why (?:am I|does it|do I))\b/iu,
      say: [
        'No. People get cards when a partner leaves, and none for a friend. The ache is much the same.',
        'It is not selfish. You can be glad for {them} and bereft in the same week.',
      ],
      asked: true,
    },
    {
      when: /\b(?:tomorrow|tonight|last (?:day|night|evening|dinner|time|hug)|goodbye|farewell|airport|packed|packing|boxes|truck|drove (?:off|away)|hug\w*|next (?:week|month)|in (?:\S+ ){1,2}(?:days|weeks|months)|leaving (?:on|soon|in))\b/iu,
      say: [
        'The last times are odd; you do everything as if behind glass.',
        'You say “see you soon,” and nobody knows what soon is.',
      ],
      ask: ['Is there something you would still like to say to {them}?'],
    },
    {
      when: /\b(?:happy for|excited (?:for|about)|proud of|good for (?:her|him|them)|great (?:job|opportunity)|dream job|deserves|better (?:life|job)|glad for|supportive|congrat\w*)\b/iu,
      say: ['Glad for {them}, and left behind. You may have both.', 'You wave, and it costs something.'],
    },
    {
      when: /\b(?:time (?:zone|difference)|hours? (?:away|ahead|behind|drive|flight|apart)|miles|flight\w*|tickets?|expensive|visit\w*|plane|drive|(?:never|rarely|won'?t|can'?t|only|when (?:will|can) (?:I|we)) see (?:her|him|them|each other)|once a year|twice a year)\b/iu,
      say: [
        'One of you has news, and the other is asleep or at work.',
        'Now you have to plan what used to just happen.',
      ],
      ask: ['When might you see each other next?'],
    },
    {
      when: /\b(?:sends?|sent me|pictures of|call\w*|facetime|video|text\w*|messag\w*|voice (?:notes?|messages?)|memes?|whatsapp|phone|snap\w*|letters?|postcards?|discord|online)\b/iu,
      say: [
        'It is lovely, and it is not the couch.',
        'You hear the voice, and after it the room is quieter than before.',
      ],
    },
    {
      when: /\b(?:less|fewer|drift\w*|fad(?:e|ing)|busy|slow\w*|short(?:er)?|new (?:friends?|life|people|city|job|boyfriend|girlfriend)|forget\w*|replac\w*|moving on|different|changed|awkward|not the same|growing apart)\b/iu,
      say: [
        '{Theyre} filling a new life, and you still have the old one, with the gap in it.',
        'You dread becoming somebody {they} used to know.',
      ],
    },
    {
      when: /\b(?:years|since (?:we|school|college|childhood|kindergarten|\d\w* grade)|childhood|grew up|born|known (?:her|him|them|each other)|inseparable|like (?:a )?(?:sister|brother|family)|neighbors?|next door|twin)\b/iu,
      say: [
        'All those shared jokes nobody else would get.',
        'There is hardly anyone else you need not explain anything to.',
      ],
    },
    {
      when: /\b(?:coffee|walks?|dinner|movie|friday|sunday|weekends?|lunch|gym|drive|park|couch|trivia|every (?:day|week|morning|friday|sunday)|used to|together|routine|tradition|dropped by|came over|sleepovers?|playground|bench|see each other)\b/iu,
      unless: /\b(?:leav\w*|moves?|moving|flies|going)\b/iu,
      say: ['And on that day of the week there is a hole now.', 'It was so ordinary, nobody thought to guard it.'],
      ask: ['What would you be doing together tonight?'],
    },
    {
      when: /\b(?:only (?:friend|one|person)|(?:don'?t|do not) (?:really )?have (?:other|any|many|others)|no (?:other )?friends|nobody else|no one else|alone|lonely|who (?:else|am I)|left with|by myself|don'?t have anyone|group (?:is|fell)|all (?:my|the) friends)\b/iu,
      say: [
        'So a whole town has become empty with one person.',
        'You have lost the one you would have told about losing {them}.',
      ],
    },
    {
      when: /\b(?:birthday|wedding|baby|christmas|holidays?|thanksgiving|new year|sick|hospital|news|promotion|breakup|bad day|something happened|tell (?:her|him|them)|missed)\b/iu,
      say: [
        'On such days you turn to tell somebody, and the somebody is far away.',
        'Those are the moments to be around the corner for.',
      ],
    },
    {
      when: /\b(?:find (?:a )?new (?:one|friend)|(?:don'?t|can'?t) just find|I'?m \d\d|make (?:new )?friends|new friends|meet people|as an adult|start over|replace|not the same|at my age|nobody (?:gets|like))\b/iu,
      say: [
        'You can find new people, and no new old friend.',
        'It takes years, and you know it, so it is tiring even to begin.',
      ],
    },
    {
      when: /\b(?:cry\w*|cried|tears|sad|hurts?|miss|heartbroken|empty|ache|grie\w*|depress\w*|hard|sucks|weird)\b/iu,
      say: ['Missing is only the other end of having had.', 'It is a small mourning, with everybody alive.'],
    },
    {
      when: /\b(?:angry|mad|abandon\w*|jealous|resent\w*|annoyed|left (?:me )?behind|unfair|pissed)\b/iu,
      say: [
        'You can be cross with somebody for going, and know that they had to.',
        'To be the one who stays has its own sting.',
      ],
    },
    {
      when: /\b(?:visiting|coming (?:to (?:visit|see)|over|home|back)|booked|trip|saw (?:her|him|them)|came (?:to visit|back|home)|picked up where|just like|as if no time|reunion|weekend together)\b/iu,
      say: ['That is something to cross off days for.', 'And then it is at once as it always was.'],
    },
    {
      when: /\b(?:maybe (?:I|we)(?:'ll| will| should| could)|(?:I|we)(?:'m| am|'re| are) (?:thinking|going to|gonna)|(?:I|we) (?:might|could)|I'?ll (?:just )?(?:call|text|write|send|visit|book|tell|make))\b/iu,
      say: ['{They} would be happy about that, I should think.', 'Small things by mail can be held in the hand.'],
    },
    {
      when: /\b(?:stupid|silly|dumb|dramatic|just a friend|grown (?:man|woman|up)|I don'?t know|dunno|idk|people (?:think|say)|nobody (?:gets|understands)|no one (?:gets|understands))\b/iu,
      say: [
        'Just a friend. As if that were a small thing.',
        'There is no day off work for it, and it hurts as if there should be.',
      ],
    },
    {
      when: /\b(?:my (?:\S+ )?(?:mom|mum|dad|parents|sister|brother|boyfriend|girlfriend|husband|wife|partner|kids|therapist))\b/iu,
      say: [
        'Dear people, and still not that one.',
        'Each person has a drawer of their own in one, and that one is empty now.',
      ],
    },
    {
      when: /\b(?:she|he|they|we)(?:'s| is|'re| are|'ve| have| has|'d)? (?:\S+ ){0,2}?(?:said|says|just|always|never|still|was|were|got|even|had|would|could|did|knew|knows)\b/iu,
      say: ['You carry a lot of {them} around with you.', 'It shows how dear {they} {are} to you.'],
    },
  ],
  say: [
    'Distance does not end it. It only takes the easiness away.',
    'You had somebody around the corner from your life.',
    'A friend who knows you without footnotes is rare, and then far away on top.',
    'It is worth missing, what you two have.',
    'The town is the same, and it is not.',
  ],
  ask: [
    { line: 'What is it about {them} that nobody else has?' },
    { line: 'When did you two last talk properly?', unless: /\b(?:today|yesterday|last|weeks?|months?)\b/iu },
    { line: 'What would you tell {them} about today?' },
    { line: '{Do} {they} know how much you miss {them}?', unless: /\btold (?:her|him|them)\b/iu },
  ],
};
