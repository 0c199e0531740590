import type { Course } from '../course.ts';

/** The writer failed an exam or got a bad grade. */
export const examFailed: Course = {
  id: 'exam-failed',
  begins:
    /\b(?:got|getting) (?:my|the) (?:\S+ ){0,3}?(?:exam|midterm|final|test|quiz|paper|essay|grades?) back\b.{0,30}\b(?:\d\d\b|[df]\b|fail\w*|bad|awful|terrible|not good|horrible)|\b(?:I |we |just |I've |I have |totally |completely |absolutely |really |basically |so )+(?:failed|flunked|bombed|tanked|screwed up|messed up|blew|botched) (?:\S+ ){0,5}?(?:exams?|finals?|midterms?|tests?|quiz|class|course|module|paper|essay|semester|year|the bar|boards?|mcat|lsat|gcses?|a levels?|calc\w*|chem\w*|math\w*|physics|bio\w*|stats|organic|anatomy|english|history|algebra|presentation|geometry|spanish|accounting)\b|^(?:so )?(?:failed|flunked|bombed|tanked) (?:\S+ ){0,4}?(?:exam|final|midterm|test|quiz|class|course|module|bar|mcat|lsat|math|chem|physics|calc|stats|boards)\b|\b(?:got|getting|received|gave me|given) (?:back )?(?:an? |my )?(?:\S+ ){0,2}?(?:F|D|D minus|C minus|D[-+]?|C-|failing grade|bad grade|terrible grade|awful grade|low grade|bad mark|\d\d?%|\d\d? percent|zero|\d\d? out of \d+|[2-5]\d) (?:\S+ ){0,3}?(?:on|in|for|from)\b(?! (?:my|the) (?:test|covid))|\b(?:got|getting) (?:\S+ )?(?:bad|terrible|awful|horrible|low|shitty|my|failing) (?:grades?|marks?|report card|exam results|test results|results back)\b|\b(?:my|the) grades? (?:\S+ )?(?:came|are|is|was|were|dropped|tanked|went) (?:\S+ ){0,2}?(?:bad|terrible|awful|out|in|back|down|dropping|worse|horrible|failing|low)\b|\b(?:didn'?t|did not|couldn'?t) pass (?:\S+ ){0,3}?(?:exam|final|midterm|test|class|course|bar|boards|module|year|licens\w*|nclex|mcat)\b|\b(?:I'm|I am) (?:failing|flunking) (?:\S+ ){0,4}?(?:class(?:es)?|course|math|school|college|everything|chem\w*|physics|calc\w*|english|semester|history|bio\w*|uni\w*)\b|\b(?:failed|flunked) (?:the )?(?:bar|nclex|lsat|mcat|boards|cpa)\b/iu,
  unless:
    /\b(?:driving|driver'?s|drug test|pregnan\w*|covid|eye exam|my (?:\S+ )?(?:son|daughter|kid|student|brother|sister|friend|boyfriend|girlfriend|roommate)s? (?:failed|flunked|got|is failing|bombed)|tomorrow|what if I fail|gonna fail|going to fail|will fail|years ago|back in (?:school|college)|interview|marriage|cheat(?:ed|ing)|plagiari\w*)\b/iu,
  first: {
    say: [
      'One letter on a page, and the stomach drops.',
      'All that work, and then this.',
      'That stings, however one turns it.',
    ],
    ask: [
      'How did you find out?',
      'What does it mean for you now, in practice?',
      'Was it a shock, or had you seen it coming?',
    ],
  },
  turns: [
    {
      when: /\b(?:am I (?:just |too |really )?(?:stupid|dumb|an idiot|not (?:smart|cut)|a failure|the only|overreacting|screwed)|do you think I'?m|maybe I'?m not (?:smart|cut|good)|does (?:it|this|that) (?:mean|make me))\b/iu,
      say: [
        'A grade measures one morning and one way of asking. It cannot see how you think, or what that month was like.',
        'No. If you were stupid you would not care half as much. It says that this one, this time, did not go in.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|am) I|what do I|should I|do I have to)\b.{0,30}\b(?:tell|say to|explain|hide|admit)\b/iu,
      say: [
        'Soon and short is easiest: “I failed it. I want to think about what to do, and I will tell you when I know.” It helps to be the first to say it.',
        'You could begin with the fact and stop there: “It did not go well, I did not pass.” Let them be quiet for a second. The plan can come another day.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I|can I|would it be|is it (?:even |really )?worth|do I)\b.{0,40}\b(?:retake|drop|appeal|email|talk|quit|switch|withdraw|ask|repeat|go|change|try|office hours)\b/iu,
      say: [
        'Before deciding, I would look at the paper itself or ask for it: where did the points go. A short mail will do: “Could I come by and see where I lost marks?”',
        'Not today, I would say. Today it looks like the end of a road. In two days you can look up the retake dates with a cooler head.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what (?:do|can|should|would|am|could) (?:I|you)|how (?:do|can|should|would|does|did) (?:I|you|one|people|anyone)|any (?:tips|advice|ideas)|what now|now what)\b/iu,
      say: [
        'Two things, and not today: find out what the rules are (retake, extra credit, dropping it), and find out where the points got lost. Today is for being gutted.',
        'You could write down three guesses at what went wrong: did not know it, knew it and could not show it, had no strength. Each of those has another cure.',
      ],
      asked: true,
    },
    {
      when: /\b(?:is (?:it|my (?:life|future|gpa|career)) (?:over|ruined)|will I (?:ever|still|be|get|graduate|pass)|am I going to|is it (?:the end|too late|normal)|did I (?:just )?ruin|can I (?:even |still |ever )+)\b/iu,
      say: [
        'I cannot see ahead. What I can say is that nearly everyone who finished something has one of those in the drawer, and hardly anyone ever asks to see it.',
        'It closes one way for now. It looks like all of them because you are standing right in front of it.',
      ],
      asked: true,
    },
    {
      when: /\b(?:parents?|mom|mum|dad|mother|father|family|they(?:'?re| are)? (?:going to|gonna|will)|disappoint\w*|kill me|proud|let (?:them|everyone|him|her) down|grounded|paid|sacrific\w*)\b/iu,
      say: ['The grade is one thing. Their faces are the other.', 'And now there is that sentence to be said at home.'],
      ask: ['Do they know yet?'],
    },
    {
      when: /\b(?:stud(?:y|ied|ying)|worked|tried) (?:\S+ ){0,3}?(?:so|hard|weeks|months|hours|days|all|everything|harder|straight)\b|\b(?:put (?:in|so)|all (?:that|those|my) (?:work|hours|time|effort)|for nothing|gave it my|flashcards|library|every day|every office hour|office hours|did everything)\b/iu,
      say: [
        'You did the work and it still did not come out. That is the bitter kind.',
        'It would almost be easier if you had been lazy.',
      ],
      ask: ['Where did it come apart, do you think?'],
    },
    {
      when: /\b(?:didn'?t (?:\S+ )?study|barely studied|should(?:'ve| have) (?:studied|started|gone)|procrastinat\w*|last minute|lazy|my (?:own )?fault|skipped|phone|partying|stopped going|never went)\b/iu,
      say: [
        'So you are cross with yourself on top of it.',
        'There is usually a reason why one keeps away from something. Lazy is only the rude word for it.',
      ],
      ask: ['What kept you from it?'],
    },
    {
      when: /\b(?:blank\w*|froze|freeze|mind went|panick\w*|ran out of time|time|read the (?:question|wrong)|tricky|nothing (?:from|like)|wasn'?t (?:on|in)|test anxiety|shak\w*)\b/iu,
      say: [
        'You knew it the evening before, and in there it was gone.',
        'Then it measured your nerves more than what you know.',
      ],
    },
    {
      when: /\b(?:everyone else|everybody|friends? (?:\S+ )?(?:got|passed|did|aced|all)|(?:group|class|people|they) (?:\S+ )?passed|classmates|they all|roommate|others|compar\w*|curve|average|only one|compare|brother|sister|smart one)\b/iu,
      say: [
        'And around you they hold their papers up to each other.',
        'It is a lonely place, being the one who says “fine” and turns the sheet over.',
      ],
    },
    {
      when: /\b(?:gpa|scholarship|financial aid|med school|grad school|law school|transcript|graduate|graduation|kicked out|probation|expel\w*|repeat|held back|visa|degree|college (?:application|admission)s?|honor)\b/iu,
      say: ['So there is a whole row of things that hangs on that one.', 'It pulls at more than this term.'],
      ask: ['Who there could tell you what it really means?'],
    },
    {
      when: /\b(?:my )?(?:husband|wife|partner|boyfriend|girlfriend|kids|children|boss)\b/iu,
      say: [
        'You did not sit that one all by yourself, and so it is harder to carry home.',
        'Somebody else had a stake in it, and you feel that, too.',
      ],
      ask: ['How are they with you about it?'],
    },
    {
      when: /\bby (?:like |just |only |about )?(?:one|two|three|half a|a few|a couple of|\d+) (?:\S+ )?(?:points?|percent|marks?|questions?)\b|\bso close\b|\b(?:barely|almost|nearly) (?:passed|made|got)\b/iu,
      say: ['So close. That is nearly worse.', 'A breath away, and it counts the same as a mile.'],
    },
    {
      when: /\b(?:again|second time|third|twice|every time|always|same (?:class|exam)|keep failing|retak\w*|resit)\b/iu,
      unless: /\b(?:try again|retake (?:it|in))\b/iu,
      say: [
        'So it is not only this one. It is the sum of them.',
        'To walk in there once more after that, you had to be rather brave.',
      ],
    },
    {
      when: /\b(?:teacher|professor|prof|instructor|\bta\b|unfair|harsh|grad(?:er|ing|ed)|rude|hates me|in front of|handed (?:it|them) (?:back|out))\b/iu,
      say: [
        "And it comes with somebody's red pen and somebody's look.",
        'It is hard to know what was you, and what was them.',
      ],
    },
    {
      when: /\b(?:straight a|a student|gifted|smart|always (?:been|got|had)|never (?:failed|got)|first (?:time|f|d|c)|honor roll|valedictorian|perfect|top of)\b/iu,
      say: [
        'You are not used to that. You have no calluses there.',
        'If one has always been the one who can, it is a long way to fall.',
      ],
      ask: ['Who were you, in your own eyes, up to yesterday?'],
    },
    {
      when: /\b(?:cr(?:y\w*|ied)|cried|tears|bathroom|sobb\w*|sick|stomach|numb|shak\w*|shock\w*|can'?t (?:stop|eat|sleep|breathe)|sle(?:ep|pt)\w*|bed|night)\b/iu,
      say: ['It went right to the bone.', 'Let it be bad for tonight. It does not have to be put in perspective yet.'],
    },
    {
      when: /\b(?:work(?:ing)? (?:nights|full|part|two)|job|sick|ill|died|death|breakup|depress\w*|anxi\w*|adhd|family stuff|at home|going on|stress\w*|burn\w*)\b/iu,
      say: [
        'So you took it with a weight on your back that the others did not have.',
        'The paper knows nothing of all that.',
      ],
      ask: ['Does anyone at school know?'],
    },
    {
      when: /\b(?:stupid|dumb|idiot|failure|not (?:smart|good) enough|worthless|useless|loser|embarrass\w*|asham\w*|humiliat\w*|fraud|don'?t belong|hate myself)\b/iu,
      say: [
        'You failed a thing. That is a long way from being one.',
        'That is the shame talking, and it is very sure of itself today.',
      ],
    },
    {
      when: /\b(?:quit\w*|drop(?:ping)? out|give up|giving up|what'?s the point|pointless|don'?t care|no point|not going back|done with)\b/iu,
      unless: /\b(?:living|life|alive|die|anymore)\b/iu,
      say: [
        'That is how it looks from down there.',
        'Wanting to throw it all in is about the most normal thing on such a day.',
      ],
    },
    {
      when: /\b(?:talk(?:ed)? to|email(?:ed)?|tutor\w*|signed up|retake|try again|next (?:time|semester|term)|plan|extra credit|appeal\w*|told (?:my|them|him|her))\b/iu,
      say: [
        'So you are already feeling for the next step.',
        'That is a sensible door to knock on, and it is not easy to knock.',
      ],
      ask: ['How did that go?'],
    },
    {
      when: /\b(?:passed (?:the|my|every|all)|other (?:class|exam|grade)s?|at least|not that bad|could be worse|hugged|nice about|was (?:nice|kind|okay|fine)|took it well|weren'?t mad|wasn'?t mad)\b/iu,
      say: ['Well, that is something to stand on.', 'Good that there is that side of it, too.'],
    },
    {
      when: /\b(?:don'?t (?:even |really )?know|idk|whatever|silly|just a (?:grade|test)|shouldn'?t (?:care|matter)|other people|nobody knows|haven'?t told)\b/iu,
      say: [
        'Just a grade, and it has got you by the collar all the same.',
        'It can be small on paper and still ruin a day.',
      ],
    },
  ],
  say: [
    'You had pictured this day quite differently.',
    'It hurts because you wanted it.',
    'It does not have to mean anything yet. It may simply be bad.',
    'That is a hard thing to walk around with in a corridor full of people.',
    'You are more than what fits on such a sheet.',
  ],
  ask: [
    {
      line: 'What was it in?',
      unless: /\b(?:math\w*|chem\w*|physics|bio\w*|calc\w*|stats|english|history|bar|anatomy|organic|exam in)\b/iu,
    },
    { line: 'Is there a second chance at it?', unless: /\b(?:retake|resit|repeat|again|second)\b/iu },
    { line: 'Who have you told?', unless: /\b(?:told|nobody knows|haven'?t told|parents|mom|dad)\b/iu },
    { line: 'What do you wish somebody would say to you now?' },
  ],
};
