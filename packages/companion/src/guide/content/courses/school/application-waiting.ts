import type { Course } from '../course.ts';

/** The writer has applied to a school and waits for the answer. */
export const applicationWaiting: Course = {
  id: 'application-waiting',
  begins:
    /\b(?:wait(?:ing)?|still waiting|awaiting) (?:\S+ ){0,3}?(?:for|on|to (?:hear|find out|know)) (?:\S+ ){0,6}?(?:colleges?|universit(?:y|ies)|unis?|admissions?|grad schools?|med schools?|law schools?|schools?|programs?|harvard|stanford|yale|scholarship|conservatory|decisions?|acceptance|match day|phd applications?)\b|\b(?:college|university|uni|admissions?|grad school|med school|law school|early decision|ivy day|early action|regular decision|a level|school) (?:\S+ )?(?:decisions?|results?|letters?|answers?) (?:\S+ )?(?:come|comes|coming|are|is|out|get|release[ds]?|drop|today|tomorrow|this|next|on|soon)\b|\b(?:applied|application|applications|applying) (?:\S+ ){0,4}?(?:colleges?|universit(?:y|ies)|unis?|grad schools?|med schools?|law schools?|phd|master'?s|programs?|schools|conservatory|scholarship)\b.{0,60}\b(?:wait\w*|haven'?t heard|no answer|anxious|nervous|scared|stress\w*|check\w*|refresh\w*|portal|terrified|can'?t (?:sleep|stop|focus)|what if)\b|\b(?:nervous|anxious|scared|stressed|terrified|freaking out|panicking) (?:\S+ )?(?:about|for|over) (?:\S+ ){0,2}?(?:college|university|uni|admissions?|grad school|med school|law school) (?:decisions?|applications?|results?|letters?|admissions?)\b/iu,
  unless:
    /\b(?:jobs?|visa|boss|interview at (?:a|the) company|my (?:\S+ )?(?:son|daughter|kid|child|brother|sister|friend)s? (?:\S+ )?(?:is|has|waits|applied|are)|rejected|got in|accepted|didn'?t get|denied|waitlisted|writ(?:e|ing) my (?:essay|application|statement))\b/iu,
  first: {
    say: [
      'It is all out of your hands now, and that is the trouble with it.',
      'Somewhere somebody has a folder with your name on it, and you cannot see their face.',
      'So life is on hold until a stranger presses “send”.',
    ],
    ask: [
      'When do you hear?',
      'Which one do you want the most?',
      'What happens in your head when you open the portal?',
    ],
  },
  turns: [
    {
      when: /\b(?:how (?:do|can|should|would|does|did) (?:I|you|one|people|anyone)|what (?:do|can|should|would|could) (?:I|you)|any (?:tips|advice|ideas)|(?:what|anything that|something that) helps|distract)\b/iu,
      say: [
        'Perhaps one fixed minute a day for the portal, and the phone in another room after that. And something in the week that you are good at and that nobody judges.',
        'You could plan the day itself: where you will be, who may be there, what happens afterward in either case. A pizza for a yes, the same pizza for a no.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will I|do you think I|what are my chances|what if (?:I|they|it|none)|am I (?:going to|gonna|good enough|smart enough))\b/iu,
      say: [
        'I cannot know that, and neither can the forums where people trade numbers. What is in the folder is in there.',
        'If they say no, it will hurt, and then there will be the next thing to think about. Tonight there is nothing to decide about it.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I|can I|would it be|is it (?:\S+ ){0,2}?(?:okay|ok|early|late|weird|wrong|bad|normal|weird)|am I (?:crazy|overreacting|obsess\w*|being))\b/iu,
      say: [
        'Checking forty times is what nearly everybody does. It does not bring the answer closer, it only keeps the wound open; so you may stop, too, if you can.',
        'One short, polite question to the office is fine once the date has passed. Before that it is mostly just for the nerves, and those can be walked off.',
      ],
      asked: true,
    },
    {
      when: /\b(?:got in|I'm in|accepted|they said yes|acceptance|full ride|admitted)\b/iu,
      unless: /\b(?:if|friend|everyone|others|hope|what if|when|not|already got)\b/iu,
      say: ['You are in. All that waiting, and there it stands in black and white.', 'Oh, that is lovely to read.'],
      ask: ['Who did you tell first?'],
    },
    {
      when: /\b(?:rejected|denied|said no|didn'?t get in|waitlisted|deferred|got a no)\b/iu,
      unless: /\b(?:what if|afraid|scared|if I|get rejected|might|friend)\b/iu,
      say: ['Oh. So that one has come, and it was a no.', 'All that waiting, for those few lines.'],
      ask: ['How did you read it?'],
    },
    {
      when: /\b(?:second (?:time|try|cycle|year)|again|reapply\w*|third (?:time|try)|last (?:time|year|cycle))\b/iu,
      say: ['You know how the no reads, and you applied all the same.', 'After the first time it takes more to hope.'],
      ask: ['What did you do differently this time?'],
    },
    {
      when: /\b(?:portal|refresh\w*|check\w*|email|inbox|phone|notification|spam|mailbox|every (?:hour|minute|five|day))\b/iu,
      say: ['And each time the heart jumps, for an ad.', 'One presses the button as if one could push it along.'],
    },
    {
      when: /\b(?:reddit|college confidential|chance me|stats|forum|tiktok|youtube|acceptance rate|percent|odds|forums)\b/iu,
      say: [
        'There everyone is a genius with a violin. It is no place to calm down.',
        'A rate says how many. It does not say who.',
      ],
    },
    {
      when: /\b(?:essay|should(?:'ve| have)|mistake|typo|interview|gpa|sat|grades?|wish I|regret|wrote|recommend\w*|b\b|too late)\b/iu,
      say: [
        'You are still editing it, in bed, though it is long gone.',
        'The one clumsy sentence gets bigger every night.',
      ],
    },
    {
      when: /\b(?:friends?|twin|everyone|everybody|classmates|others|sister|brother|cousin|got in|heard (?:back|already)|posts?|posting|hoodie)\b/iu,
      say: [
        'They have theirs already, and walk about so light.',
        'Hard to be glad for someone with one eye on the phone.',
      ],
    },
    {
      when: /\b(?:parents?|mom|mum|dad|family|aunt|grand\w+|asks?|asking|keeps? asking|expect\w*|pressure|disappoint\w*|proud)\b/iu,
      say: [
        'So the whole family is holding its breath along with you.',
        'They want it for you, and that makes it weigh more.',
      ],
    },
    {
      when: /\b(?:money|scholarship|financial aid|afford|tuition|loan|aid)\b/iu,
      say: ['So a yes is not even enough. It has to be a yes with money.', 'It is a second gate behind the first.'],
    },
    {
      when: /\b(?:dream|always wanted|first choice|only|since I was|imagin\w*|pictur\w*|heart set|want it so|so badly)\b/iu,
      say: [
        'You want it so much that you hardly dare to think of it.',
        'In your head you have already walked through that gate.',
      ],
      ask: ['What do you see when you picture it?'],
    },
    {
      when: /\b(?:sle(?:ep|pt)\w*|night|awake|stomach|heart|can'?t (?:eat|focus|concentrate|study|think|breathe)|sick|nausea\w*|cr(?:y\w*|ied)|panic\w*|anxi\w*|shak\w*)\b/iu,
      say: ['Your whole body is standing in that queue.', 'Waiting is work, and it is done at night.'],
    },
    {
      when: /\b(?:tomorrow|today|tonight|friday|monday|week|weeks|march|april|december|january|days|hours|pm|date|soon|month)\b/iu,
      say: ['The last stretch is the longest.', 'So near, and still one can do nothing about it.'],
      ask: ['Do you want to be alone when you open it?'],
    },
    {
      when: /\b(?:backup|safety|plan b|gap year|else|otherwise|if not|community college|work for a year|reapply)\b/iu,
      say: [
        'A second plan is no betrayal of the first.',
        'Good to have some ground under it, even if you would rather not stand there.',
      ],
    },
    {
      when: /\b(?:not (?:good|smart) enough|stupid|fraud|impostor|imposter|average|failure|don'?t deserve|loser|waste)\b/iu,
      say: [
        'No answer has come, and you have already given one on their behalf.',
        'That is the waiting talking. It fills every silence with a no.',
      ],
    },
    {
      when: /\b(?:hope\w*|pray\w*|excited|walk\w*|game|movie|friend(?:s)? (?:came|over)|bak\w*|distract\w*|shift|practice|show|sun)\b/iu,
      say: [
        'Good. An hour in which it does not get a say.',
        'One may also simply hope. It costs something, and it is nice.',
      ],
    },
    {
      when: /\b(?:don'?t (?:even |really )?know|idk|not sure|stupid|silly|whatever|just (?:want|need) (?:it|to know)|over with|either way)\b/iu,
      say: ['By now almost any answer would be better than none.', 'Not knowing is the whole of it.'],
    },
  ],
  say: [
    'You have done your part, and now you are not allowed to do anything.',
    'It is hard to live normally with a question mark over the fall.',
    'What they decide is about a class they are putting together. It cannot weigh you.',
    "It is a long time to hold one's breath.",
    'Everything you want in it shows in how hard the waiting is.',
  ],
  ask: [
    { line: 'What day does it come?', unless: /\b(?:tomorrow|today|friday|monday|march|april|december|week|days)\b/iu },
    { line: 'Who would you want beside you when it comes?', unless: /\b(?:alone|mom|dad|friend)\b/iu },
    { line: 'What made you choose that place?', unless: /\b(?:because|always wanted)\b/iu },
    { line: 'What is nice in your life, aside from all that?' },
  ],
};
