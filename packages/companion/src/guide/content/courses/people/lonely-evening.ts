import type { Course } from '../course.ts';

/** An evening alone, and nobody to call. */
export const lonelyEvening: Course = {
  id: 'lonely-evening',
  begins:
    /\b(?:lonely|alone) (?:\S+ ){0,3}?(?:tonight|this evening|right now|rn|at night|in the evenings?|every (?:night|evening)|on (?:a )?(?:friday|saturday|sunday)s?|after work|again)\b|\b(?:I (?:have|had|'ve got|got)|there'?s|there is|have|with|^|and|but) (?:literally |really |just |absolutely )?(?:no ?(?:one|body)|not a single person|not one person) (?:\S+ ){0,2}?(?:to|I can|I could) (?:\S+ )?(?:call|talk|text|phone|message|turn|hang|go|reach|see|tell|eat|be with|spend)\b|\b(?:don'?t|do not) (?:really )?have (?:anyone|anybody|a single person|a soul) (?:\S+ ){0,2}?(?:to|I can|I could) (?:\S+ )?(?:call|talk|text|phone|message|turn|hang|reach|see|tell)\b|\b(?:I'?m|I am|I feel|feeling) (?:(?:so|really|very|just|pretty|kind of|super|incredibly|extremely|a bit|a little) ){0,3}lonely\b(?! (?:in|with) my (?:marriage|relationship))|\b(?:scroll\w*|went|going|looked|looking) (?:\S+ )?through my (?:\S+ )?(?:contacts|phone)\b.{0,60}\b(?:nobody|no one|no-one|not one|call|text)\b|\b(?:another|a whole|one more) (?:\S+ )?(?:evening|night|friday|saturday|sunday|weekend) (?:\S+ )?(?:alone|by myself|on my own|home alone|with nobody)\b|\b(?:friday|saturday|sunday) night and I'?m (?:\S+ ){0,3}(?:alone|home|by myself)\b|\bnobody (?:ever )?(?:calls|texts|checks on) me\b|\b(?:nobody|no one) (?:\S+ )?(?:has )?(?:texted|called|written to|messaged) me (?:all|in|today|this|for)\b|\bneed(?:ed)? (?:someone|somebody) to talk to\b.{0,40}\b(?:nobody|no one|alone|lonely|tonight)\b|\bhome alone again\b|\beveryone (?:else )?(?:is|has|went|'s) (?:\S+ ){0,4}?(?:and|but|while) I'?m (?:\S+ ){0,4}?(?:alone|home|by myself)\b|\b(?:want|need|wish I had|miss having|had) (?:someone|somebody|anyone) to (?:talk to|call|come home to|eat with|sit with|hang out with|text)\b(?! about)/iu,
  unless:
    /\b(?:suicid\w*|kill|die|dead|died|passed away|overdos\w*|end it|cut(?:ting)? myself|hurt myself|pills|hits me|afraid of (?:him|her)|birthday|moved (?:here|to)|new city|breakup|broke up|left me|divorc\w*|widow\w*|my (?:mom|mum|dad|mother|father|friend|son|daughter|grandma|kid) (?:is|feels|seems) (?:\S+ )?(?:lonely|alone)|peace\w*|finally alone|love being alone|enjoy|got the job|song|movie|book)\b/iu,
  first: {
    say: [
      'Evenings are when it gets loud, that quiet.',
      'A phone full of names, and none you could simply call. There is hardly anything lonelier.',
      'By day you can be busy. The evening asks who is there.',
    ],
    ask: [
      'What does tonight look like, where you are?',
      'Is it this evening, or most of them?',
      'Whom would you have liked to call?',
    ],
  },
  turns: [
    {
      when: /\b(?:what (?:should|do|can|could|would) (?:I|you) (?:even )?do|how (?:do|does|can) (?:I|you|people|one|anyone) (?:\S+ ){0,3}?(?:deal|cope|stop|get|make|meet|find|stand|survive|feel|have|do|spend|fill)|what do (?:other )?people do|any (?:advice|ideas|tips)|what helps)\b/iu,
      say: [
        'For tonight, something with a voice or warmth in it: a radio, a hot shower, a lit café. And one line to one person, however long it has been: “You came to mind today.”',
        'For the hour itself: warm food and another voice in the room, even a radio one. For the weeks: one place where the same people see you every Tuesday.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ ){0,2}?(?:text|call|message|write|reach|go|get|download|join|just)|is it (?:weird|too late|okay|ok) (?:to|if I) (?:\S+ )?(?:text|call|message|write|reach|go))\b/iu,
      say: [
        'I would send it, short and without a reason: “Hey, you crossed my mind. How are you?” Most people are glad of one like that.',
        'Worst case, no answer tonight, and you are where you are now. It is a small bet.',
      ],
      asked: true,
    },
    {
      when: /\b(?:is it (?:\S+ )?(?:normal|me|my fault|just me|weird|pathetic)|what'?s wrong with me|what is wrong with me|am I (?:\S+ ){0,2}?(?:weird|pathetic|unlikable|unlovable|boring|a loser|the problem|annoying|broken|the only)|why (?:am I|does (?:nobody|no one|no-one)|don'?t I|can'?t I|do I|don'?t (?:people|they)))\b/iu,
      say: [
        'I see nothing wrong with you in it. People end up alone through moves, jobs, years, shyness. It happens to the very nicest.',
        'More people sit like this tonight than you would think, each sure of being the only one. It says little about who you are.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:it|this|I) (?:\S+ ){0,3}?(?:better|change|alone|forever|end|find)|does it (?:ever )?(?:get|end|stop)|going to be (?:alone|like this) forever)\b/iu,
      say: [
        'I cannot promise it. I only know that the evening always says forever, and it cannot know either.',
        'It often changes by something small: one person, one regular hour. From inside a night like this it cannot be seen.',
      ],
      asked: true,
    },
    {
      when: /\b(?:can (?:I|we) (?:just )?(?:talk|chat|stay)|will you (?:talk|stay|keep)|keep me company|talk to me|are you (?:there|here)|stay with me|just (?:want|need) (?:to talk|someone|somebody|company))\b/iu,
      say: [
        'Yes. We can talk about anything or nothing, as long as you like.',
        'Yes, gladly. It need not be about anything important.',
      ],
      ask: ['What was the best minute of today?'],
      asked: true,
    },
    {
      when: /\b(?:bot|ai|computer|program|robot|app|machine|real (?:person|people)|not real)\b/iu,
      say: [
        'It is a program you are talking to, yes. A place to put the evening down for a while, and no stand-in for people.',
        'True, and you deserve voices from a real room as well.',
      ],
    },
    {
      when: /\b(?:contacts|scroll\w* through|phone (?:is|has been|hasn'?t|never)|no (?:texts|messages|calls|notifications)|group ?chat|nobody (?:texts|calls|texted|called)|checks? (?:on|my phone)|buzz\w*|rings?)\b/iu,
      say: [
        'All those names, and each with a reason not to.',
        'And you look once more, in case.',
        'A phone can be a very quiet thing.',
      ],
      ask: ['Was there one name where your thumb stopped?'],
    },
    {
      when: /\b(?:bother\w*|burden|annoy\w*|busy|own (?:lives?|famil\w+|kids)|have (?:kids|families|partners)|married|needy|desperate|awkward|it'?s been (?:so long|too long|years|months)|out of the blue)\b/iu,
      say: [
        'So you leave them in peace, and they take it for you doing fine.',
        'You give them a reason before they can give one themselves.',
        'You would never mind if one of them called you, I imagine.',
      ],
    },
    {
      when: /\b(?:cat|dog|pet|kitty|puppy)\b/iu,
      say: ['Somebody warm in the room, at least.', 'They know more of your evenings than anyone.'],
      ask: ['What are they called?'],
    },
    {
      when: /\b(?:tv|netflix|the office|episodes?|rewatch\w*|watch(?:ed|ing)?|series|youtube|show|scroll\w*|tiktok|instagram|podcast|radio|background|games?|gaming)\b/iu,
      say: [
        'Voices in the room, so that it is not so still.',
        'It fills the hours and does not quite reach the place.',
      ],
    },
    {
      when: /\b(?:dinner|eat(?:ing)?|ate|cook\w*|takeout|pizza|cereal|microwave|table|food)\b/iu,
      say: ['A plate for one, and nobody to say “is this any good” to.', 'Meals are where you notice it most.'],
      ask: ['Have you had something warm today?'],
    },
    {
      when: /\b(?:couple|next door|party|parties|friday|saturday|sunday|weekends?|holidays?|everyone (?:else )?(?:is|has)|couples|laugh\w* (?:outside|next door)|hear (?:people|them|the neighbors)|out (?:with|having))\b/iu,
      say: [
        'And outside the whole world seems to be sitting at one table.',
        'On such a day it looks as if everybody had somebody.',
      ],
    },
    {
      when: /\b(?:hug\w*|touch\w*|held|hold me|cuddle\w*|skin|lying next to|bed (?:is|feels)|empty (?:bed|side))\b/iu,
      say: ['The body notices it too, when nobody puts an arm around it.', 'That is a hunger like any other.'],
    },
    {
      when: /\b(?:used to (?:have|be|go|call|hang)|my (?:old|college|school) friends?|we (?:all )?(?:lost touch|drifted)|lost touch|drifted|moved away|had kids|got married|settled down|grew apart|faded|back then)\b/iu,
      say: [
        'There were people once. That makes the quiet quieter.',
        'Nobody did anything, and one day the circle was gone.',
      ],
      ask: ['Who of them would you still recognize by their laugh?'],
    },
    {
      when: /\b(?:ex\b|my (?:ex|husband|wife)|single|no (?:boyfriend|girlfriend|partner|one to love)|relationship|dating|never (?:had|been))\b/iu,
      say: [
        'It is the everyday part that is missing: somebody to tell how the day was.',
        'One person would change the whole evening.',
      ],
    },
    {
      when: /\b(?:haven'?t (?:talked|spoken|said)|didn'?t (?:talk|speak|say)|not (?:talked|spoken) to|hear my own voice|only (?:person|people) I|cashier|barista|delivery|work from home|remote)\b/iu,
      say: [
        'It does something to you, a whole day without a word spoken.',
        'So this may be the first talk of your day.',
      ],
    },
    {
      when: /\b(?:no friends|don'?t have (?:any )?friends|zero friends|not one friend|never had friends|friendless|don'?t have anyone|have no ?(?:one|body)|literally no ?(?:one|body))\b/iu,
      say: [
        'That is a lot of evenings to have carried alone.',
        'Saying it outright takes something. Most people hide it.',
      ],
      ask: ['Was it always so, or since a certain time?'],
    },
    {
      when: /\b(?:nobody (?:knows|would notice|cares|would care|likes)|no one (?:knows|would notice|cares|would care|likes)|invisible|forgotten|don'?t matter|exist|would anyone)\b/iu,
      say: [
        'Go unseen for long enough, and you begin to doubt that you show.',
        'It is a cold thing, to think you leave no mark on the day.',
      ],
      ask: ['When did somebody last really see you?'],
    },
    {
      when: /\b(?:pathetic|loser|embarrass\w*|asham\w*|sad (?:life|i know)|stupid|whin\w*|self[- ]pity|sorry for (?:myself|rambling|venting))\b/iu,
      say: [
        'Wanting company is about the least shameful wish there is.',
        'You are hungry for people. Nobody scolds the stomach for being empty.',
      ],
    },
    {
      when: /\b(?:cry\w*|cried|tears|ache\w*|hurts|heavy|empty|numb|chest|sad)\b/iu,
      say: ['It can hurt like something bodily, that.', 'Let it run, if it wants to. Nobody here minds.'],
    },
    {
      when: /\b(?:years?|months?|weeks?|since (?:\S+ ){1,3}|always been|forever|my whole life|all my life|for so long)\b/iu,
      say: ['That is a long time to come home to nobody.', 'So it is not tonight only. It has piled up.'],
    },
    {
      when: /\b(?:work|job|coworkers?|colleagues?|shift|(?:my|the) office)\b/iu,
      unless: /\bthe office (?:for|again|on)|watch/iu,
      say: [
        'There are people all day, then, and none of them in the evening.',
        'Somebody to nod at is not yet somebody to call.',
      ],
    },
    {
      when: /\b(?:maybe I(?:'ll| will| should| could)|I(?:'m| am) (?:thinking|going to|gonna)|I might|I could|I'?ll (?:just )?(?:text|call|go|try|take|make|write)|texted (?:him|her|them|my)|I (?:called|wrote))\b/iu,
      say: ['That is a small thing that can change an evening.', 'Good. Small is exactly the right size tonight.'],
    },
    {
      when: /\b(?:late|can'?t sleep|night|bed|dark|\d ?am\b|insomnia|tired|morning)\b/iu,
      say: [
        'At this hour everything looks more final than it is.',
        'The nights are longest when nobody says good night.',
      ],
    },
    {
      when: /\b(?:I don'?t know|dunno|not sure|no idea|whatever|nothing (?:really|much)|just (?:lonely|sad|that|sitting))\b/iu,
      say: [
        'It need not be sorted into words. You are not sitting with it alone just now.',
        'Then let us just sit here a little.',
      ],
    },
    {
      when: /\b(?:just me|me and (?:the|my)|humming|quiet|silent|silence|fridge|clock|rain|apartment|room|house|walls|couch|sofa|empty)\b/iu,
      say: ['You begin to hear the furniture.', 'You cannot turn down that kind of quiet.'],
    },
    {
      when: /\b(?:my (?:\S+ )?(?:mom|mum|dad|sister|brother|son|daughter|kids|family|parents|cousin|aunt|neighbor|therapist|friend)s?)\b/iu,
      say: [
        'There is somebody, then, and still it is not the somebody for tonight.',
        'Being related and being close are two things.',
      ],
      ask: ['What would you want them to say, if you did call?'],
    },
    {
      when: /\b(?:thanks?|thx|thank you|good to|nice to|helps?|feel (?:a bit |a little )?better|smil\w*|laughed)\b/iu,
      say: ['Good that the evening has a crack in it now.', 'Stay as long as you like.'],
    },
    {
      when: /\b(?:everyone|everybody|other people|people|nobody|no one|they all)\b/iu,
      say: [
        'It looks as if the whole world had been paired off without you.',
        'You want to belong somewhere, and that is as basic as bread.',
      ],
    },
  ],
  say: [
    'It is people you are missing, and that is a sound thing to miss.',
    'The hours between dinner and bed are the long ones.',
    'You have a good deal to give, and tonight nobody there to give it to.',
    'Being by yourself and being lonely are two things, and this is the second.',
    'It is good that you said it to somewhere, instead of only to the wall.',
  ],
  ask: [
    { line: 'What would make tonight a little less empty?' },
    { line: 'When did you last have a really good evening with somebody?' },
    { line: 'Is there one person it would be easiest to write to?', unless: /\b(?:nobody|no one|no friends)\b/iu },
    { line: 'How long has it been like that?', unless: /\b(?:years?|months?|weeks?|since|always|forever)\b/iu },
  ],
};
