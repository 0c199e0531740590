import type { Course } from '../course.ts';

/** The writer was told not long ago that they have an illness that stays. */
export const newDiagnosis: Course = {
  id: 'new-diagnosis',
  begins:
    /\b(?:doctor|doc|clinic|hospital|dermatologist|specialist|they|results) (?:just |finally )?(?:called|came)\b.{0,20}\b(?:it'?s|it is|I have) (?:\S+ ){0,2}?(?:melanoma|cancer|lymphoma|leukemia|ms|lupus|diabetes|crohn'?s|hiv|parkinson'?s|malignant)\b|\b(?:it'?s|it is|so it'?s|now it'?s) (?:official|confirmed)\b.{0,20}\b(?:arthritis|cancer|ms|lupus|diabetes|crohn'?s|parkinson'?s|fibromyalgia|epilepsy|colitis|endometriosis|multiple sclerosis|celiac|hashimoto'?s|copd|leukemia|lymphoma|melanoma|pcos)\b|\b(?:I|I've|I have) (?:\S+ ){0,3}?(?:been |got |was |am )?diagnosed\b|\b(?:my|a|the|this|new) (?:new )?diagnosis\b.{0,40}\b(?:today|yesterday|last|this|still|can'?t|scared|shock\w*|process\w*|wrap|came|got|is)\b|\b(?:got|getting|received|given) (?:my|a|the|this) (?:\S+ )?diagnosis\b|\b(?:doctor|doctors|they|oncologist|neurologist|specialist|rheumatologist|consultant|gp) (?:just |finally )?(?:told me|said|says|confirmed|called and said|thinks) (?:\S+ ){0,3}?(?:I have|I've got|it'?s|it is|I'm) (?:\S+ ){0,3}?(?:cancer|ms|lupus|diabetes|diabetic|parkinson'?s|crohn'?s|colitis|epilepsy|arthritis|fibromyalgia|leukemia|lymphoma|melanoma|hiv|copd|als|endometriosis|celiac|pcos|malignant|heart failure|kidney disease|multiple sclerosis|type (?:1|2|one|two)|chronic|incurable|autoimmune)\b|\b(?:I|just|I've just) (?:found out|learned|got told|was told) (?:that )?(?:I have|I've got|I'm) (?:\S+ ){0,3}?(?:cancer|ms|lupus|diabet\w+|parkinson'?s|crohn'?s|colitis|epilepsy|arthritis|fibromyalgia|leukemia|lymphoma|melanoma|hiv|copd|als|endometriosis|celiac|pcos|heart failure|kidney disease|multiple sclerosis)\b|^(?:so |well |okay |um )?(?:it turns out |turns out )?(?:I have|I've got|it'?s|it is) (?:stage \S+ )?(?:breast |lung |skin |colon |thyroid |prostate |ovarian |cervical )?(?:cancer|ms|lupus|type (?:1|2) diabetes|parkinson'?s|crohn'?s|leukemia|lymphoma|multiple sclerosis|melanoma)\b/iu,
  unless:
    /\b(?:what if|if it'?s|convinced|afraid it|scared (?:that )?(?:it|I)|worried (?:that )?(?:it|I)|might (?:have|be)|could (?:have|be)|years ago|when I was|as a (?:kid|child)|in remission|cancer[- ]free|beat|googl\w*|can'?t get a diagnosis|no diagnosis|without a diagnosis|waiting for|self[- ]diagnos\w*|bipolar|bpd|borderline|schizo\w*|depression|adhd|autis\w*|ocd|ptsd|anorexia|bulimia|terminal|months to live|taurus|virgo|horoscope)\b|\b(?:mom|mum|mother|dad|father|husband|wife|partner|boyfriend|girlfriend|son|daughter|kid|baby|brother|sister|friend|grand\w+|dog|cat|he|she) (?:\S+ )?(?:has|had|is|was|got|just|found|been) (?:\S+ ){0,2}?(?:diagnos\w*|cancer|ms|told)\b/iu,
  first: {
    say: [
      'One word, and everything after it sounds different.',
      'That is a lot to be told and then be sent home with.',
      'And outside the traffic just goes on, as if nothing had been said.',
    ],
    ask: ['How did they tell you?', 'What is it like to have that word, now?', 'Were you alone when you heard it?'],
  },
  turns: [
    {
      when: /\b(?:how (?:do|can|should|would) I|should I|do I have to|when (?:do|should) I|what do I|how much)\b.{0,30}\b(?:tell|say|talk|explain|break)\b/iu,
      say: [
        'You get to choose who, when and how much. A beginning could be: “There is news from the doctor, and I am still finding out what it means. I would like you to just listen.”',
        'Plain and short often goes best, with what you need from them at the end: “It is this. I do not know much yet. Please do not send me articles.”',
        'With children, the real word and a calm sentence or two usually frighten less than whispering does: what it is called, that nobody caused it, what happens next.',
      ],
      asked: true,
    },
    {
      when: /\b(?:why me|what did I do|did I (?:do|cause|bring)|is (?:it|this) my fault|could I have|what if I had|should I have)\b/iu,
      say: [
        'Bodies get ill in careful people and spare careless ones. There is mostly no sense in it, however hard the mind looks for some.',
        'It is natural to look for the mistake, since a mistake could be undone. I doubt that you will find a fair answer there.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I (?:going to|gonna)|will I|how long (?:do|will)|do you think I|can I still|is my life)\b/iu,
      say: [
        'I cannot know that, and I will not pretend to. It is a question to put to your doctor in just those words, with somebody beside you who writes down the answer.',
        'Nobody honest could answer that today. What it means for you in particular tends to show with the next appointments, not with the word.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what (?:do|should|can|would|could) (?:I|you)|where do I (?:even |actually )?(?:start|begin)|how (?:do|does|can) (?:I|one|anyone|people|you))\b.{0,50}\b(?:do|now|cope|deal|live|handle|start|begin|ask|next|accept|go on|process|wrap)\b/iu,
      say: [
        'For the next days a small list may be enough: the three questions you did not get to ask, one person to take along, and one ordinary thing a day that is not about this.',
        'Nothing has to be understood this week. Ask for the letter or the report in writing; a frightened head hears about half of what is said.',
      ],
      asked: true,
    },
    {
      when: /\b(?:is (?:it|this) (?:normal|okay|ok|weird|bad)|am I (?:weird|crazy|cold|wrong|selfish|overreacting))\b/iu,
      say: [
        'Yes. Some cry, some go numb, some clean the oven at midnight. News like that has no proper way to be taken.',
        'Quite usual. It sinks in by pieces, and in no sensible order.',
      ],
      asked: true,
    },
    {
      when: /\b(?:relie(?:f|ved)|finally (?:a|have|know|got|makes)|makes sense now|an answer|has a name|not crazy|part of me is glad|wasn'?t (?:crazy|imagining|making)|years to (?:get|find))\b/iu,
      say: [
        'So there is a name for it, and you were not imagining things.',
        'It is odd how bad news can also be a relief.',
      ],
      ask: ['How long did you go without an answer?'],
    },
    {
      when: /\b(?:kids?|children|son|daughter|baby|little (?:ones?|girl|boy)|grandkids|grandchildren)\b/iu,
      say: [
        'And right away it is their lives you are thinking through.',
        'You want to be there for all of it. Of course that is where it hurts.',
      ],
      ask: ['What do they know so far?'],
    },
    {
      when: /\b(?:haven'?t told|didn'?t tell|nobody knows|no one knows|don'?t want (?:to (?:tell|worry|scare|burden)|anyone)|keep(?:ing)? it (?:to|from)|hiding it|secret)\b/iu,
      say: [
        'You are holding it shut all by yourself, for now.',
        'As long as nobody knows, there is still one place where it is not true. I can see that.',
      ],
      ask: ['Who comes to mind first, when you picture saying it?'],
    },
    {
      when: /\b(?:told|called|said to) (?:my |our )?(?:mom|mum|mother|dad|father|parents|husband|wife|partner|boyfriend|girlfriend|family|friends?|sister|brother|boss|him|her|them|everyone)\b/iu,
      say: [
        'To say it aloud to somebody makes it real a second time.',
        "And then one ends up watching their face instead of one's own fear.",
      ],
      ask: ['How did they take it?'],
    },
    {
      when: /\b(?:be (?:strong|positive|brave)|stay (?:strong|positive)|fighter|you'?ll (?:beat|be fine)|positive|at least|could be worse|my (?:aunt|cousin|neighbor|uncle) (?:had|has)|ate too|too much sugar|(?:keep|keeps|people|they|everyone|coworkers?) (?:\S+ )?(?:asking|asks?) (?:me )?(?:if|what|why)|yoga|turmeric|diet|supplements|everyone has (?:advice|an opinion))\b/iu,
      say: [
        'People say such things, and it leaves no room for being scared.',
        'Everybody has a recipe, and you have not even got over the word.',
      ],
    },
    {
      when: /\b(?:pills?|meds|medication|insulin|inject\w*|needles?|shots?|infusions?|treatment|chemo\w*|radiation|surgery|steroids|for (?:the rest of my )?life|forever|every day|side effects)\b/iu,
      say: [
        'So it does not only have a name, it comes with a timetable.',
        'It will want a place in every day from now on, and you did not invite it.',
      ],
      ask: ['What part of that do you dread most?'],
    },
    {
      when: /\b(?:googl\w*|internet|reddit|forums?|statistics|survival|prognosis|life expectancy|read(?:ing)? (?:about|everything|online)|looked (?:it )?up|percent|%)\b/iu,
      say: [
        'Those numbers are about thousands of strangers, and none of them is you.',
        'One goes in for a bit of hope, and comes out with every worst case there is.',
      ],
    },
    {
      when: /\b(?:numb|shock\w*|unreal|surreal|can'?t (?:believe|process|wrap|feel)|dream|hasn'?t (?:sunk|hit)|sink in|blank|didn'?t hear|nodded|blur)\b/iu,
      say: ['It has been said, and it has not arrived yet.', 'A part of you is still sitting in that room.'],
    },
    {
      when: /\b(?:angry|mad|furious|unfair|rage|hate (?:this|my body|it)|pissed|betray\w*|I (?:ate (?:well|healthy|right|clean)|did everything|lived|exercised|took care|never smoked))\b/iu,
      say: [
        'You held up your end of the bargain, and your body did not.',
        'It is not fair. I have nothing clever to add to that.',
      ],
    },
    {
      when: /\b(?:work|job|boss|career|insurance|money|bills?|rent|living|hairdresser|pay|afford|savings|cost|leave|disability)\b/iu,
      say: [
        'As if being ill were not enough, it comes with paperwork.',
        'The fear for the body, and right behind it the one for the rent.',
      ],
      ask: ['Is there someone who could take a bit of that off you?'],
    },
    {
      when: /\b(?:plans?|future|wedding|travel\w*|have (?:kids|children)|dreams?|marry|retire\w*|used to|no longer|never (?:be able|again)|sports?|run\w*)\b/iu,
      say: [
        'You had a picture of how it would go, and somebody has written across it.',
        'There is a life you were on your way to. That is something to grieve for.',
      ],
      ask: ['Which plan hurts most to look at?'],
    },
    {
      when: /\b(?:die|dying|death|dead|funeral|my will|end of)\b/iu,
      unless: /\b(?:want to|wanna|rather|wish|better off|ready to|don'?t care|kill)\b/iu,
      say: [
        'It has stood up right in front of you, what most people manage not to look at.',
        'That fear has come into the room along with the word.',
      ],
    },
    {
      when: /\b(?:doctor|oncologist|specialist|nurse|appointment|consultant|he (?:just )?said|she (?:just )?said|(?:five|ten|\d+) minutes|the doc\b|leaflet|pamphlet|over the phone|cold)\b/iu,
      say: [
        'For them it was a quarter of an hour in a full day.',
        'How it is said stays with a person, nearly as much as what.',
      ],
      ask: ['What did you not get to ask?'],
    },
    {
      when: /\b(?:night|sle(?:ep|pt)\w*|awake|3 ?am|cr(?:y\w*|ied)|tears|sobb\w*|shower|car|bathroom|panic\w*|shak\w*|scared|terrified|afraid|fear)\b/iu,
      say: [
        'It comes when nobody is looking, and then all at once.',
        'Let it be as big as it is. You have only just been told.',
      ],
    },
    {
      when: /\b(?:burden|take care of me|weak|useless|brok\w+|defective|damaged|not the same|who I am|sick person|patient|wheelchair)\b/iu,
      say: [
        'You are still the one who walked in there that morning. There is more on your back now.',
        'It is something you have. It does not get to be all that you are.',
      ],
    },
    {
      when: /\b(?:husband|wife|partner|boyfriend|girlfriend|friend|sister|mom|mum|dog|cat)\b/iu,
      say: [
        'It is not only you it has happened to, and that makes it heavier and less lonely, both.',
        'It matters who is near on such days.',
      ],
    },
    {
      when: /\b(?:laugh\w*|walk\w*|coffee|cake|sun|normal for|forgot (?:about )?it|pray\w*|god|faith|support group|met someone|hope\w*|good day)\b/iu,
      say: ['Good that there is also that, in between.', 'A minute in which it does not get to be the main thing.'],
    },
    {
      when: /\b(?:don'?t (?:even |really )?know|idk|not sure|no idea|confus\w*|overwhelm\w*|too much|so many)\b/iu,
      say: [
        'It is too much for one head, and it came in one afternoon.',
        'You do not have to know anything about it yet.',
      ],
    },
  ],
  say: [
    'There is a before and an after now, and you are standing right on the line.',
    'None of it was yours to choose.',
    'You are allowed to be scared and practical, by turns.',
    'It will take longer to arrive in you than it took them to say it.',
    'You need not hold yourself together in here.',
  ],
  ask: [
    {
      line: 'What did they say happens next?',
      unless: /\b(?:surgery|chemo|treatment|appointment|referr\w*|meds|pills|insulin)\b/iu,
    },
    {
      line: 'When did you find out?',
      unless: /\b(?:today|yesterday|this morning|last (?:week|month)|days? ago|weeks? ago|months? ago)\b/iu,
    },
    {
      line: 'Who is around you, these days?',
      unless: /\b(?:husband|wife|partner|boyfriend|girlfriend|mom|mum|friends?|alone)\b/iu,
    },
    { line: 'What would make tomorrow a little easier?' },
  ],
};
