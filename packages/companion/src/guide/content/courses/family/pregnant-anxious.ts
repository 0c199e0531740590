import type { Course } from '../course.ts';

/** Somebody is pregnant, and frightened. */
export const pregnantAnxious: Course = {
  id: 'pregnant-anxious',
  begins:
    /\b(?:(?:I'?m|I am|I'?ve been|just found out I'?m) (?:\S+ ){0,3}?(?:pregnant|expecting|\d+ ?(?:weeks?|wks?|months?)(?: along| pregnant| in)?|in my (?:first|second|third|last) trimester)\b.{0,80}?\b(?:scared|anxi\w*|afraid|terrified|worr\w*|panic\w*|nervous|freak\w*|fear\w*|can'?t (?:sleep|relax|enjoy|stop)|overthink\w*|what if|not ready|dread\w*|paranoid|stress\w*)|(?:scared|anxi\w*|afraid|terrified|worr\w*|panic\w*|nervous|freak\w* out|paranoid|stress\w*)\b.{0,60}?\b(?:I'?m (?:\S+ )?(?:pregnant|expecting)|(?:my|this|the) (?:\S+ )?pregnan\w*|giv(?:e|ing) birth|(?:the|my) (?:birth|labor|labour|delivery|c-?section|due date|ultrasound|(?:\d+|twelve|twenty)[- ]week scan)|become a (?:mom|mother|mum|parent)|my unborn|the baby (?:is|was|has|hasn'?t|isn'?t) (?:\S+ )?(?:not )?mov\w*|losing (?:the|this|my) (?:baby|pregnancy))|(?:pregnancy|prenatal|birth|labou?r) (?:anxiety|fears?|worries|panic)|(?:pregnant|pregnancy) (?:\S+ ){0,5}?after (?:\S+ ){0,2}?(?:miscarriages?|loss(?:es)?|stillbirth|ivf))\b/iu,
  unless:
    /\b(?:(?:think|might be|could be|may be) (?:I'?m )?pregnant|late period|am I pregnant|don'?t want (?:this|the|it|a) (?:baby|pregnancy)|abort\w*|unplanned|terminat\w*|(?:girlfriend|wife|partner|sister|friend|daughter|coworker|cousin)(?:'?s| is) (?:\S+ )?pregnan\w*|bleed\w*|blood|hits? me|hit me|abus\w*|suicid\w*|want to die|lost the baby|just miscarried|heartbeat (?:is gone|stopped)|no heartbeat|not pregnant|when I was pregnant|years ago|can'?t get|trying to|dog|cat)\b/iu,
  first: {
    say: [
      'Somebody so loved, whom you cannot see, cannot count on, cannot check.',
      'Everyone congratulates you, and you lie awake.',
      'So much to lose, all at once.',
      'It is joy with its heart in its mouth.',
    ],
    ask: ['How far along are you?', 'What frightens you most?', 'Was there something that set it off?'],
  },
  turns: [
    {
      when: /\b(?:bleed\w*|spotting|blood|(?:hasn'?t|not|isn'?t|stopped|less) (?:\S+ )?mov(?:ed|ing|ement)|no (?:movement|kicks)|haven'?t felt (?:him|her|the baby|it|kicks|any)|severe (?:pain|headache)|water (?:broke|breaking)|bad cramps?|contractions)\b/iu,
      say: [
        'With that I would not wait or read on: your midwife, your doctor or the maternity ward, now. They would rather hear from you once too often.',
        'That is one for the phone, right away: the maternity ward takes such calls day and night, and nobody there minds.',
      ],
      asked: true,
    },
    {
      when: /\b(?:is (?:it|this|that) (?:\S+ )?(?:normal|bad|wrong|dangerous|okay|ok|harm\w*)|am I (?:\S+ ){0,4}?(?:bad|crazy|hurting|harming|overreact\w*|ungrateful|terrible|ready|selfish|wrong)|is (?:the|my|all this) (?:\S+ )?(?:fear|stress|anxiety|worry\w*) (?:\S+ )?(?:bad|harm\w*|hurt\w*)|can (?:my )?(?:stress|anxiety|worry\w*) (?:\S+ )?(?:hurt|harm|affect)|did I (?:\S+ )?(?:hurt|harm|do))\b/iu,
      say: [
        'Being afraid is common in these months, and a worried thought does no damage. If the fear takes over most of your days, your midwife or doctor would want to know. It can be helped.',
        'Not crazy and not ungrateful. Anything of the body that worries you may be asked at the practice, as often as you like; it is what they are there for.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:I|it|the baby|he|she|everything|we) (?:\S+ ){0,3}?(?:be|ok|okay|love|survive|go|hurt|make|get)|what if|do you think|how (?:do|can|will) I know|what are the (?:odds|chances))\b/iu,
      say: [
        'I cannot promise you anything about it, and the not knowing is the hard part. For today, as far as anyone has told you, you are pregnant. Just today.',
        'Nobody has that answer. The what-ifs are many and loud, and each of them is still only a thought, at a kitchen table, at night.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would|am) (?:I|you|people)|what (?:do|can|should|would|could) (?:I|you)|should I|any (?:advice|tips))\b/iu,
      say: [
        'Perhaps a notebook for the questions, and only one time of day for them. What goes on the page can go to the next appointment and need not be carried at night.',
        'You could tell the midwife in one plain sentence: “I am more afraid than happy.” They hear that often and know what to do with it.',
        'When it comes over you: feet on the floor, one hand on the belly, breathe out longer than in. And leave the forums closed after dark.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:saw|heard) (?:\S+ )?(?:heartbeat|baby|him|her)|kick(?:s|ed|ing)?|scan (?:was|went) (?:\S+ )?(?:good|fine|ok\w*|well|great)|all (?:is |was )?(?:good|fine|normal)|healthy|waved|hiccups|flutter\w*|strong heartbeat)\b/iu,
      unless: /\b(?:not|no|never|haven'?t|hasn'?t|didn'?t|stopped|what if|is (?:he|she|it))\b/iu,
      say: ['A knock from in there. That beats every forum.', 'So somebody is well and busy in there, as of today.'],
      ask: ['How long did the relief last?'],
    },
    {
      when: /\b(?:miscarr\w*|loss(?:es)?|lost (?:one|a|my|our|two)|stillb\w*|last (?:time|pregnancy)|before|ivf|rainbow|years of trying|ectopic)\b/iu,
      say: [
        'After that one cannot be pregnant innocently anymore.',
        'Joy has become something you dare not touch, in case it breaks.',
        'Each trip to the bathroom is a small exam, since then.',
      ],
      ask: ['Which week was it that you have to get past?'],
    },
    {
      when: /\b(?:birth|labou?r|deliver\w*|c-?section|epidural|pain|tear\w*|hospital|push\w*|contraction\w*|induc\w*|breech)\b/iu,
      say: ['It comes closer, and there is only one way out of it.'],
      ask: ['What about it frightens you most?'],
    },
    {
      when: /\b(?:scan|ultrasound|appointment|test(?:s|ing)?|results?|nipt|glucose|anatomy|doctor|midwife|ob\b|measur\w*|screening|high[- ]risk)\b/iu,
      say: [
        'From one appointment to the next, and in between you hold your breath.',
        'A cold room, a screen turned away, and one’s whole life in somebody’s face.',
      ],
      ask: ['When is the next one?'],
    },
    {
      when: /\b(?:google\w*|reddit|forums?|read(?:ing)?|statistic\w*|percent|app|internet|tiktok|symptoms?|search\w*)\b/iu,
      say: [
        'At night every search ends at the worst page.',
        'You are looking for a sentence that says all will be well, and there is none.',
      ],
    },
    {
      when: /\b(?:good (?:mom|mum|mother|parent)|bad (?:mom|mum|mother)|not ready|ready|can'?t take care|mess(?:ed)? up|ruin|like my (?:mom|mother)|don'?t know how|maternal|bond|connect\w*|don'?t feel (?:anything|pregnant|excited|happy))\b/iu,
      say: [
        'Nobody is ready. One becomes it, with a person in one’s arms.',
        'Love need not be there on time. With many it comes with the face.',
      ],
      ask: ['What kind of a parent would you like to be?'],
    },
    {
      when: /\b(?:money|afford|job|work|maternity|leave|boss|insurance|apartment|rent|bills|daycare)\b/iu,
      say: [
        'And a small person costs so much, before they have even arrived.',
        'Telling them at work, counting the weeks, counting the money. That is a lot of sums.',
      ],
    },
    {
      when: /\b(?:husband|wife|partner|boyfriend|he|dad|father)\b.{0,50}\b(?:doesn'?t|says?|said|thinks?|tells?|excited|calm|fine|gets|understand|annoyed|relax|left|scared|not (?:here|interested))/iu,
      say: [
        'It happens inside of you, and the other one can only watch.',
        'One of you is counting kicks, and the other one sleeps at night.',
      ],
      ask: ['Have you been able to say how big that fear is?'],
    },
    {
      when: /\b(?:(?:mom|mum|mother|mother[- ]in[- ]law|friends?|people|everyone|everybody|doctor) (?:\S+ )?(?:says?|said|tells?|told|keeps?|thinks?|asks?)|just (?:relax|enjoy)|enjoy it|glow\w*|be (?:happy|grateful)|so excited|stories|horror)\b/iu,
      say: ['They see the belly. They do not see the nights.', '“Do not worry” has never yet stopped a single worry.'],
    },
    {
      when: /\b(?:sick|nause\w*|vomit\w*|throw(?:ing)? up|tired|exhaust\w*|back (?:hurts|pain)|heartburn|swollen|hormones?|can'?t eat|hyperemesis|cravings?|pelvic|huge|fat|body)\b/iu,
      say: ['And the body is busy day and night, and lets you know it.'],
    },
    {
      when: /\b(?:sleep|awake|insomnia|night\w*|\d ?am|nightmares?|dream(?:s|t|ed)?|bed)\b/iu,
      say: [
        'Everything is largest in the hours when nobody picks up a phone.',
        'You lie there on your left side and listen inward.',
      ],
    },
    {
      when: /\b(?:coffee|wine|ate|sushi|cheese|medic\w*|pills?|meds|antidepress\w*|ssri|lifted|fell|bath|before I knew|drank|smok\w*|deli|paint)\b/iu,
      say: ['Each thing you touched or ate becomes a suspect.', 'You go back over it with the eyes of a judge.'],
      ask: ['Could you ask at the practice, so that you know?'],
    },
    {
      when: /\b(?:guilt\w*|ungrateful|should be happy|supposed to be (?:happy|excited)|others can'?t|selfish|asham\w*|can'?t enjoy|not happy|regret\w*)\b/iu,
      say: [
        'Fear and gladness can live in the same belly.',
        'You may be thankful for it and not enjoy a single day of it.',
      ],
    },
    {
      when: /\b(?:panic\w*|heart (?:racing|rac\w*|pound\w*)|can'?t breathe|shak\w*|attack|chest|spiral\w*|intrusive|obsess\w*|ocd|check(?:ing)? (?:for|the)|doppler)\b/iu,
      say: [
        'The alarm in you is on all day, with nothing in sight.',
        'To check helps for a minute, and then it wants to be checked again.',
      ],
    },
    {
      when: /\b(?:cry|cried|crying|tears|sob\w*|sad|depress\w*|dark|alone|lonely|nobody|no one|haven'?t told)\b/iu,
      say: [
        'That is a lot to be alone with, for two.',
        'Down as well as afraid: a midwife would want to hear of both.',
      ],
      ask: ['Who could you tell it, just as it is?'],
    },
    {
      when: /\b(?:names?|nursery|clothes|crib|due|little (?:one|feet|socks)|boy|girl|excited|can'?t wait|bought|hope)\b/iu,
      say: [
        'So there is a bit of looking forward, in spite of everything.',
        'A small thing bought, and it makes it terribly real.',
      ],
    },
    {
      when: /\b(?:maybe I|thinking (?:of|about)|I might|I could|I'?ll (?:call|ask|tell|talk)|going to (?:call|ask|tell|talk)|therap\w*|class|doula|hypnobirth\w*|delete)\b/iu,
      say: ['You would not be alone with it anymore, then.', 'That sounds like taking care of two at the same time.'],
    },
    {
      when: /\b(?:weeks?|months?|trimester|days?|\d+)\b/iu,
      say: ['You count in weeks, and each of them is a long one.'],
    },
    {
      when: /\b(?:stupid|silly|dramatic|irrational|crazy|overreact\w*|know it'?s)\b/iu,
      say: [
        'It is not silly to be afraid for someone you love already.',
        'The head knows it, and the fear cannot read.',
      ],
    },
    {
      when: /^(?:I )?(?:really |just )?(?:don'?t know|no idea|idk|not sure|whatever)\b/iu,
      say: ['Too much is open at once. Getting through today is all that is asked.'],
    },
  ],
  say: [
    'You carry someone, and all the worry for them too.',
    'No one can look in and tell you every hour that all is well.',
    'It is a long time to be so careful.',
    'You love somebody already, and fear came along with it.',
    'You are doing the only thing there is to do: going on to the next day.',
  ],
  ask: [
    { line: 'What helps a little, when it gets bad?' },
    {
      line: 'Does your midwife or doctor know how afraid you are?',
      unless: /\b(?:told (?:my|the)|midwife|therap\w*)\b/iu,
    },
    { line: 'What do you look forward to, in the quieter moments?', unless: /\bexcited\b/iu },
    { line: 'Who is with you in this?', unless: /\b(?:husband|wife|partner|boyfriend|alone|nobody)\b/iu },
  ],
};
