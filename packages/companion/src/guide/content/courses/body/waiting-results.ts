import type { Course } from '../course.ts';

/** The writer waits for the result of a medical test, or has one ahead. */
export const waitingResults: Course = {
  id: 'waiting-results',
  begins:
    /\bno (?:word|news|answer|call|results?) (?:\S+ ){0,3}?(?:on|about|from|for) (?:\S+ ){0,3}?(?:blood ?(?:work|tests?)|biopsy|scan|mri|labs?|mammogram|doctor|test results)\b|\b(?:doctor|dr\.?|gp|specialist|clinic|hospital|they) (?:wants?|want|asked|called|need|needs) (?:\S+ ){0,2}?(?:me )?to (?:come in|see me|discuss|talk)\b.{0,40}\b(?:scans?|results?|mri|biopsy|mammogram|blood ?work|labs|tests?|ultrasound)\b|\b(?:biopsy|mri|ct scan|pet scan|brain scan|scan|mammogram|colonoscopy|blood ?work) (?:is )?(?:tomorrow|today|on (?:mon|tues|wednes|thurs|fri)day|next week|in the morning)\b|\b(?:found|saw|see|seen) something on (?:my|the) (?:\S+ )?(?:scan|mri|mammogram|ultrasound|x-?ray|ct)\b|\b(?:wait(?:ing|ed)?|awaiting|still waiting) (?:\S+ ){0,3}?(?:for|on|to get|to hear) (?:\S+ ){0,5}?(?:biopsy|scans?|mri|ct|pathology|blood ?work|blood tests?|labs?|lab results|mammogram|ultrasound|colonoscopy|pap|genetic test|doctors?|oncologist|specialist|hospital|medical results|test results)\b|\b(?:awaiting|waiting (?:for|on)) (?:the |my |some )?(?:test )?results\b|\b(?:my|the|a|an|had|got|get|getting|have) (?:\S+ ){0,2}?(?:biopsy|mri|ct scan|cat scan|pet scan|mammogram|brain scan|endoscopy|colonoscopy|pathology|blood ?work|blood tests?) (?:\S+ ){0,4}?(?:tomorrow|today|yesterday|monday|tuesday|wednesday|thursday|friday|next week|this week|results?|in the morning|and (?:I'm|I am|now))|\b(?:found|felt|feel|have|there'?s|got) a (?:\S+ )?(?:lump|mass|shadow|spot on my|nodule|growth)\b|\b(?:doctor|hospital|gp|clinic|lab|specialist|nurse|oncologist)s? (?:still )?(?:hasn'?t|haven'?t|didn'?t|won'?t) (?:called|call|phoned|rung|gotten back|got back)\b|\b(?:doctor|doctors|gp|specialist|they) (?:wants?|ordered|need|needs|sent me for|is sending me for) (?:\S+ ){0,3}?(?:more tests|another (?:test|scan|mammogram|biopsy)|a biopsy|rule out cancer)\b|\b(?:results|biopsy|scan|mammogram|pap|labs) (?:\S+ )?(?:came back|was|were|showed|is) (?:\S+ )?(?:abnormal|weird|suspicious|inconclusive|unclear)\b/iu,
  unless:
    /\b(?:exams?|school|school'?s|bar results|sat|act scores?|college|university|driving|drug test|dna|ancestry|paternity|pregnan\w*|vet|job|all clear|came back (?:clear|fine|normal|negative|clean|benign))\b|\b(?:mom|mum|mother|dad|father|husband|wife|partner|boyfriend|girlfriend|son|daughter|kid|baby|brother|sister|friend|grand\w+|dog|cat|his|her)'?s? (?:\S+ )?(?:has|had|is|was|got|found|biopsy|scan|mri|results?|blood|tests?|mammogram|doctors?|lump)\b/iu,
  first: {
    say: [
      'And until somebody calls, every answer is possible at once.',
      'The clock is the worst part of it, I think.',
      'So for now you live between two phone calls.',
    ],
    ask: ['When do they say you will know?', 'What have they told you so far?', 'Who knows that you are waiting?'],
  },
  turns: [
    {
      when: /\b(?:how (?:do|can|should|am|does) (?:I|one|you|anyone|people)|what (?:do|can|should|would|could) (?:I|you)|any (?:tips|ideas|advice)|(?:what|anything that|something that) helps)\b/iu,
      unless: /\b(?:tell (?:my|him|her|them)|if it)\b/iu,
      say: [
        'By the hour rather than by the week. Something for your hands, someone who knows, and one fixed quarter of an hour a day when the worry may talk as loud as it likes.',
        'What some people do: put the question they dread on paper, with what they would ask the doctor if it came to that. Then it is written, and the head can let go of it a little.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I|can I|would it be|is it (?:\S+ ){0,2}?(?:okay|ok|early|late|weird|wrong|bad|weird) (?:to|if)|would you)\b.{0,40}\b(?:call|ring|phone|ask|chase|email|portal|look|open|google|check)\b/iu,
      say: [
        'You can call, it is a normal thing to ask: “I had a test on that day. When can I expect the result, and who will tell me?” Then at least the silence has a date.',
        'Before opening anything alone, it may help to decide who sits beside you, and whom you could call to explain it. Numbers without a doctor can be cruel.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what if (?:it'?s|it is|they|I)|do you think (?:it'?s|it is|I|they)|is it (?:cancer|serious|bad)|am I (?:going to|gonna)|will (?:I|it)|could it be|what are the (?:odds|chances))\b/iu,
      say: [
        'I cannot know, and tonight nobody does. If it is something, it comes with a next step and people who know that step. You would not be handed the whole road at once.',
        'That I cannot tell you, and I will not guess. The one thing I do know is that the fear of it says nothing about the answer.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I tell|how (?:do|can|should) I tell|do I tell|who (?:do|should) I tell|what do I (?:say|tell))\b/iu,
      say: [
        'One person is enough for now. “I am waiting for a result and I am scared. You do not have to say anything clever.” That gives them something they can do.',
        'You can choose how much: that there was a test, and when you will know. The rest can wait until there is a rest.',
      ],
      asked: true,
    },
    {
      when: /\b(?:is (?:it|this) normal|am I (?:crazy|overreacting|being|dramatic|silly|stupid|paranoid)|does everyone|is it just me)\b/iu,
      say: [
        'Quite normal. There is a danger, perhaps, and nothing at all one may do about it; almost nobody sits still with that.',
        'No. You are waiting for something that matters enormously. It would be odd if you were calm.',
      ],
      asked: true,
    },
    {
      when: /\b(?:benign|all clear|negative|it'?s nothing|not cancer|cancer[- ]free|came back (?:clear|fine|normal|good|clean|okay|ok)|good news|I'm (?:fine|okay|clear)|they called and it'?s (?:fine|okay|good))\b/iu,
      unless: /\b(?:hope|hoping|if|pray\w*|probably|not|even|until|want|wish|waiting|told me)\b/iu,
      say: [
        'Oh, that is good to read. All those days of holding your breath.',
        'Then you can put it down, the whole weight of it.',
      ],
      ask: ['What was the first thing you did when you knew?'],
    },
    {
      when: /\b(?:it'?s (?:cancer|malignant|positive|bad)|it is (?:cancer|malignant)|came back (?:positive|bad|malignant|abnormal)|they found (?:cancer|something|a tumor)|stage (?:\d|one|two|three|four|i+v?)|bad news|abnormal|suspicious|inconclusive)\b/iu,
      unless: /\b(?:if|what if|hope|afraid|scared|could|might|maybe|convinced|worried)\b/iu,
      say: [
        'So there is something, and now it has stopped being only a fear.',
        'That is the sentence you did not want to read.',
      ],
      ask: ['What did they say happens next?'],
    },
    {
      when: /\b(?:in person|come in|over the phone|see me|why would they (?:call|want)|wouldn'?t (?:say|tell)|face to face|went quiet|technician|the tech|(?:her|his|their) face|voicemail|called (?:me )?(?:back )?to)\b/iu,
      say: [
        'And now every word and every pause of theirs gets turned over for a meaning.',
        'They say two polite sentences, and you hear a verdict in them.',
      ],
      ask: ['When is that appointment?'],
    },
    {
      when: /\b(?:phone|rings?|ringing|portal|refresh\w*|app|inbox|email|calls? me|missed call|unknown number)\b/iu,
      say: [
        'So a little piece of glass decides how you breathe.',
        'And it is never them, only somebody selling something.',
      ],
    },
    {
      when: /\b(?:googl\w*|online|internet|web ?md|reddit|forums?|looked (?:it )?up|read(?:ing)? (?:about|online|everything)|chat ?gpt|statistics|survival)\b/iu,
      say: [
        'The internet knows every illness there is, and it has never met you.',
        'One more page, and then one more, and none of them says what you need to hear.',
      ],
      ask: ['What did you find that stuck?'],
    },
    {
      when: /\b(?:probably nothing|likely nothing|don'?t worry|not to worry|try not to|most (?:of them|lumps|are)|good kind|treatable|stay positive|think positive|be positive|you'?ll be fine|it'?ll be fine|everyone (?:\S+ )?(?:says|keeps|tells|saying))\b/iu,
      say: [
        '“Probably” is a thin blanket for a night like that.',
        'It is meant kindly, and it leaves you alone with the other few percent.',
      ],
    },
    {
      when: /\b(?:family history|runs in|(?:my )?(?:mom|mum|mother|dad|father|aunt|uncle|sister|brother|grand\w+|cousin|friend)\b.{0,40}\b(?:died|had|got|diagnosed|cancer|the same|went through|passed))\b/iu,
      say: [
        'So for you this is no abstract word. It has a face.',
        'You have watched that story once, and now you are afraid of being in it.',
      ],
    },
    {
      when: /\b(?:my )?(?:kids?|children|sons?|daughters?|baby|little (?:ones?|girl|boy)|toddler|\d year old)(?:'?s)?\b/iu,
      say: ['It is them you think of first.', 'You look at them, and it gets bigger than just you.'],
      ask: ['How old are they?'],
    },
    {
      when: /\b(?:night|sle(?:ep|pt)\w*|awake|3 ?am|4 ?am|2 ?am|dark|bed|lying)\b/iu,
      say: [
        'At night there is nothing between you and the question.',
        'By day you can look busy. Lying down it catches up.',
      ],
    },
    {
      when: /\b(?:monday|tuesday|wednesday|thursday|friday|weekend|tomorrow|next week|\d+ (?:more )?(?:\S+ )?(?:days?|weeks?|hours?)|two weeks|a week|business days|any day|day \d+)\b/iu,
      say: [
        'That is a short time on a calendar, and an endless one in a body.',
        'So many hours to get across before then.',
      ],
      ask: ['What is in those days, apart from the waiting?'],
    },
    {
      when: /\b(?:haven'?t told|didn'?t tell|nobody knows|no one knows|don'?t want to (?:tell|worry|scare)|keeping it|to myself|secret|alone (?:in|with)|by myself|alone)\b/iu,
      say: [
        'So you carry the question, and smile so that nobody else has to.',
        'You are sparing them, and it makes the waiting a lonelier place.',
      ],
      ask: ['Who would want to know, if you let them?'],
    },
    {
      when: /\b(?:my )?(?:husband|wife|partner|boyfriend|girlfriend|best friend|friend|sister|mom|mum)\b.{0,40}\b(?:with me|comes?|coming|hold\w*|hug\w*|sweet|supportive|great|hand|made me|beside|there for)\b/iu,
      say: [
        'Good that there is somebody who waits with you.',
        'That takes none of it away, and still one sits differently beside someone.',
      ],
    },
    {
      when: /\b(?:husband|wife|partner|boyfriend|girlfriend|friend|sister|brother|mom|mum|dad|family|everyone|people) (?:\S+ )?(?:says?|said|saying|thinks?|thought|keeps?|told|doesn'?t|didn'?t|got|acts?|won'?t|is trying|tries)\b/iu,
      say: [
        'People reach for whatever might make it smaller. It does not always help the one who waits.',
        'They do not have it in their own body, and that shows.',
      ],
    },
    {
      when: /\b(?:can'?t (?:focus|concentrate|work|think|eat|do anything|sit)|work\w*|meetings?|pretend\w*|act(?:ing)? normal|at my desk|distract\w*|useless|zombie)\b/iu,
      say: [
        'The day wants you to be somebody for whom this is an ordinary week.',
        'Half of you is sitting by the phone the whole time. There is not much left for the rest.',
      ],
    },
    {
      when: /\b(?:stomach|heart|shak\w*|nause\w*|sick to|throw up|chest|tight|breath\w*|panic\w*|trembl\w*|appetite|cr(?:y\w*|ied)|tears|sobb\w*)\b/iu,
      say: ['Your whole body is waiting, not only your head.', 'The fear has to go somewhere, and it goes there.'],
    },
    {
      when: /\b(?:needle|machine|painful|hurt|tube|bruis\w*|the test itself|the procedure|claustrophob\w*|noise|gown|dye)\b/iu,
      say: ['And the test was no small thing, either.', 'You lay there and had to let them.'],
    },
    {
      when: /\b(?:insurance|cost|money|bill|afford|slow|system|ridiculous|unfair|angry|mad|furious|pissed|how hard (?:is|can))\b/iu,
      say: [
        'For them it is a line in a queue. For you it is everything.',
        'You have every reason to be cross about being left hanging.',
      ],
    },
    {
      when: /\b(?:die|dying|death|funeral|my will|not be here|wo?n'?t be (?:here|around)|leave (?:them|my)|goodbye)\b/iu,
      unless: /\b(?:want to|wanna|rather|wish|ready to|better off|don'?t care|would be (?:easier|fine|okay))\b/iu,
      say: [
        'Your head has run all the way to the end of it and is standing there.',
        'One phone call that has not come, and already you are saying goodbye to things.',
      ],
    },
    {
      when: /\b(?:walk\w*|cook\w*|clean\w*|puzzle|series|show|movie|garden|bak\w*|knit\w*|gym|run|music|book|pray\w*|church|god|bargain\w*)\b/iu,
      say: ['One holds on to whatever is there, in between.', 'An hour got across that way is an hour less.'],
    },
    {
      when: /\b(?:silly|stupid|dramatic|pathetic|others have it worse|other people have|overreact\w*|ridiculous)\b/iu,
      say: [
        'It is your body and your life that lie on that desk. That is no silly thing.',
        'Nobody waits for such a call with a shrug.',
      ],
    },
    {
      when: /\b(?:don'?t (?:even |really )?know|idk|not sure|just want to know|numb|blank|nothing|unreal|surreal|weird)\b/iu,
      say: [
        'Not knowing is just the whole of it, at the moment.',
        'Sometimes it gets too big, and then it goes quiet in there.',
      ],
    },
  ],
  say: [
    'Nobody is good at this kind of waiting.',
    'It hangs over everything, even the nice things.',
    'It is not only the answer. It is having no say in when it comes.',
    'You can be scared and not know anything yet. Both are true at once.',
    'You do not have to be brave about it in here.',
  ],
  ask: [
    {
      line: 'When will you hear?',
      unless: /\b(?:monday|tuesday|wednesday|thursday|friday|tomorrow|next week|weeks?|days)\b/iu,
    },
    {
      line: 'What made them send you for it?',
      unless: /\b(?:lump|found|shadow|symptoms?|pain|bleeding|because|routine)\b/iu,
    },
    {
      line: 'Who could be next to you when the call comes?',
      unless: /\b(?:husband|wife|partner|boyfriend|girlfriend|alone)\b/iu,
    },
    { line: 'Which hour of the day is the worst?', unless: /\b(?:night|morning|evening)\b/iu },
  ],
};
