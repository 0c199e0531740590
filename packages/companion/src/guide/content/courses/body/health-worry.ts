import type { Course } from '../course.ts';

/** Fear of being seriously ill without a finding: searching, checking the body, not believing the all-clear. */
export const healthWorry: Course = {
  id: 'health-worry',
  begins:
    /\b(?:can'?t stop|keep|kept|been|spent (?:\S+ ){1,3}?) ?(?:reading|looking up|researching|searching|watching videos) (?:\S+ ){0,3}?(?:about |on |up )?(?:\S+ )?(?:lymphoma|cancer|tumou?rs?|symptoms|als|leukemia|heart attacks?|strokes?|aneurysms?|blood clots?|diseases?)\b|\b(?:health anxiety|hypochondri\w*|dr\.? google|doctor google|web ?md)\b|\bgoogl(?:ed|ing|e)\b.{0,40}\b(?:symptoms?|headaches?|lumps?|moles?|pains?|cancer|tumors?|twitch\w*|tingl\w*|rash|illness\w*|diseases?)\b|\b(?:symptoms?|headaches?|lumps?|moles?|pains?|twitch\w*|palpitations)\b.{0,40}\bgoogl(?:ed|ing|e)\b|\b(?:convinced|sure|scared|terrified|afraid|worried|paranoid|freaking out|panicking|thinking|keep thinking|obsess\w*) (?:\S+ ){0,4}?(?:I have|I've got|I might have|I'm dying of|it'?s|it might be|I'm having|having|getting) (?:\S+ ){0,3}?(?:cancer|tumou?r|brain tumou?r|als|ms|heart (?:attack|problems?|disease|failure)|aneurysm|stroke|blood clot|hiv|disease|something (?:serious|wrong|bad)|dementia|diabetes|leukemia|sepsis|rabies)\b|\b(?:worried|worry|worrying|anxious|scared|obsess\w*|freaking out|stress\w*) (?:\S+ ){0,3}?(?:about|over) my (?:\S+ )?(?:health|heart|symptoms?|mole|headaches?|body|heartbeat|pulse|blood pressure|lymph nodes?)\b|\b(?:keep|can'?t stop|always|constantly) (?:checking|feeling|poking|googling|looking up|measuring|taking) (?:\S+ ){0,3}?(?:pulse|heart(?: ?rate|beat)?|lumps?|moles?|symptoms?|blood pressure|lymph nodes?|body|temperature|oxygen)\b|\bevery (?:\S+ )?(?:twinge|ache|headache|symptom|little pain|pain) (?:\S+ ){0,4}?(?:cancer|dying|tumou?r|disease|something|the end)\b|\b(?:think|know|feel like|convinced|sure|scared|afraid|terrified|worried) (?:that )?(?:something'?s|something is|there'?s something) (?:seriously |really |badly )?wrong with (?:my (?:body|heart|brain|health|lungs|stomach))\b/iu,
  unless:
    /\b(?:biopsy|diagnosed|test results|oncologist|my (?:mom|mum|dad|son|daughter|kid|baby|husband|wife|dog|cat)'?s? (?:has|have|is|might|symptoms?|headaches?|lump)|panic attack was|overdos\w*|took (?:too many|pills)|pregnan\w*|mental health|right now and (?:can'?t breathe|it hurts))\b/iu,
  first: {
    say: [
      'And once the thought is there, the body supplies the proof.',
      'Every little thing in there starts to mean something.',
      "It is tiring, having to keep watch over one's own body.",
    ],
    ask: ['What is it you are afraid it is?', 'What set it off this time?', 'Has a doctor looked at it?'],
  },
  turns: [
    {
      when: /\b(?:chest (?:hurts|pain|tight)|left arm|can'?t breathe|numb (?:on|face|arm)|slurr\w*|passed out|fainted|coughing (?:up )?blood|vomiting blood|worst headache)\b/iu,
      unless: /\b(?:last (?:week|month|year)|weeks? ago|used to|googl\w*|for (?:months|years))\b/iu,
      say: [
        'If that is happening right now and is new or strong, the emergency room is there for it. One need not be sure first.',
        'That is one I would not sort out by thinking. Somebody medical can look at it, today, even if it turns out to be fear.',
      ],
    },
    {
      when: /\b(?:do you think (?:it'?s|it is|I|this)|is it (?:cancer|serious|bad|dangerous|something)|could it be|am I (?:dying|going to die|sick|gonna)|what if (?:it|I|they|the)|do I have|what (?:is|could) (?:it|this) (?:be)?)\b/iu,
      say: [
        'That I cannot tell; I cannot see you, and I am no doctor. What I can see is how loud the fear is, and the fear would be as loud either way.',
        'I do not know. If it is new or it stays, a doctor can look once, properly. A hundred searches cannot.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I|do I need to|is it (?:worth|stupid|silly|okay|ok))\b.{0,40}\b(?:doctor|gp|er\b|hospital|checked|appointment|second opinion|test|scan|call|go|see|mri|blood)\b/iu,
      say: [
        'Something new, or something that has not gone away in a couple of weeks, is a fair reason for an appointment. Then one good look, and one rule: no searching until that day.',
        'If nobody has looked at it yet, having it seen once makes sense. If it has been seen and the doubt came back in a week, it may be the doubt itself that asks for help.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would|does|did) (?:I|you|one|people|anyone)|what (?:do|can|should|would|could) (?:I|you)|any (?:tips|advice|ideas)|(?:what|anything that|something that) helps|help me stop)\b/iu,
      say: [
        'One thing people try: not forbidding the search, only putting it off. Write down the symptom and the time, and look at the note tomorrow. Most of them have gone pale by then.',
        'You could move your attention outside for ten minutes, with your hands in something: dishes, soil, cold water. And then see whether the symptom came along.',
        'If it eats up hours, there is real help for just this fear, from a therapist. You would be far from the first to come with it.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I (?:crazy|a hypochondriac|overreacting|being|insane|paranoid|imagining)|is (?:it|this) (?:normal|all in my head|just anxiety|anxiety|in my head)|can (?:anxiety|stress) (?:\S+ )?(?:cause|do|make))\b/iu,
      say: [
        'Not crazy. A frightened mind can make a very real flutter, ache or tingle. It can also be both, and that is why one proper look by a doctor is worth more than guessing.',
        'A lot of people know this one. The symptoms are real, even when what they seem to mean is not.',
      ],
      asked: true,
    },
    {
      when: /\b(?:googl\w*|web ?md|reddit|tiktok|forums?|search\w*|looked (?:it|them) up|chat ?gpt|rabbit hole|still reading|reading about|articles?|internet|youtube)\b/iu,
      say: [
        'One types in a small thing and comes out with the worst there is.',
        'You go there to be calmed, and that has not happened once, I would guess.',
      ],
      ask: ['How do you feel after such an hour?'],
    },
    {
      when: /\b(?:all (?:clear|normal|fine|good)|(?:ekg|ecg|scan|mri|labs?|echo) (?:was|is|were|came)|tests? (?:came|were|was|are|is)|I'?m healthy|came back (?:fine|normal|clear|negative|clean)|(?:doctor|they|he|she) (?:says|said|thinks|told me) (?:\S+ ){0,3}?(?:fine|nothing|healthy|anxiety|normal|stress|okay|ok)|nothing wrong|clean (?:scan|mri|bill)\w*|(?:two|three|four|\d+) (?:clean|clear|normal)|reassur\w*|don'?t believe|doesn'?t convince|missed something|what if they missed|second opinion|third)\b/iu,
      say: [
        'It holds for a day or two, and then the “what if they missed it” comes back.',
        'The all-clear goes in, and finds no place to sit down.',
      ],
      ask: ['How long did the relief last?'],
    },
    {
      when: /\b(?:check\w*|pulse|poking|press\w*|touch\w*|feel(?:ing)? (?:it|for|the)|mirror|measur\w*|thermometer|watch|smart ?watch|apple watch|oximeter|blood pressure|monitor|every (?:hour|few minutes|morning))\b/iu,
      say: [
        'Each check gives you a minute of peace and sells you the next one.',
        'Whoever looks that often is bound to find something.',
      ],
      ask: ['What would it be like to skip just one?'],
    },
    {
      when: /\b(?:mom|mum|mother|dad|father|aunt|uncle|friend|cousin|coworker|grand\w+|someone|brother|sister|he|she)\b.{0,40}\b(?:died|passed|got|had|was diagnosed|diagnosed|cancer|heart attack|stroke|young|sudden\w*|same age)\b/iu,
      say: ['Since then you know it happens to real people.', 'So the fear has a reason. It has seen something.'],
      ask: ['How long ago was that?'],
    },
    {
      when: /\b(?:heart|heart ?rate|palpitations?|heartbeat|skips?|pounding|racing|chest|flutter\w*)\b/iu,
      say: [
        'The heart is the worst one for that. It beats harder just because one listens.',
        'Fear and heart wind each other up, and no one can tell who started.',
      ],
      ask: ['Has somebody ever listened to it with you?'],
    },
    {
      when: /\b(?:headaches?|head|brain|dizz\w*|vision|eyesight|twitch\w*|tingl\w*|numb\w*|tumou?r|aneurysm|stroke|als|ms)\b/iu,
      say: [
        'And the head at once picks the rarest thing with the worst ending.',
        'It is always the big one, never the bad pillow.',
      ],
    },
    {
      when: /\b(?:lump|node|mole|spot|bump|skin|rash|breast|neck|throat|swallow\w*|stomach|bloat\w*|poop|stool|pain|ache|sore|side)\b/iu,
      say: [
        'And now it is all you can feel, in a whole body.',
        'The one place gets all of the attention, and answers back.',
      ],
      ask: ['Since when do you notice it?'],
    },
    {
      when: /\b(?:kids?|children|son|daughter|baby|leave them|grow up without)\b/iu,
      say: [
        'It is not even about you, then. It is about who would be left.',
        'The more there is to lose, the louder it gets.',
      ],
    },
    {
      when: /\b(?:husband|wife|partner|boyfriend|girlfriend|friends?|mom|mum|family|people|everyone)\b.{0,40}\b(?:sick of|tired of|annoyed|rolls?|eye|laugh\w*|says?|said|thinks?|tells?|crazy|dramatic|again|roll\w*)\b/iu,
      say: [
        'They have heard it so often that they stopped hearing the fear in it.',
        'And so you are alone with it even when they are in the room.',
      ],
    },
    {
      when: /\b(?:night|sle(?:ep|pt)\w*|awake|3 ?am|4 ?am|bed|lying|dark|morning)\b/iu,
      say: ['In bed there is nothing to listen to except the body.', 'Nights are when it makes its best arguments.'],
    },
    {
      when: /\b(?:panic\w*|shak\w*|breath\w*|cr(?:y\w*|ied)|sweat\w*|freak\w*|spiral\w*|losing it|can'?t calm)\b/iu,
      say: [
        'By then it is no thought anymore. It is an alarm with nobody at the switch.',
        'Your body believes you, that is the trouble.',
      ],
    },
    {
      when: /\b(?:doctors?|appointment|gp|er|hospital|clinic|insurance|afford|cost|waiting|scared (?:to|of) (?:go|the))\b/iu,
      say: [
        'It takes courage to walk in there, with that much fear in the bag.',
        'You want them to look, and you dread that they might see something.',
      ],
    },
    {
      when: /\b(?:years|months|since|always|whole life|every (?:time|week|day|month)|last (?:time|month|year) it was|before (?:it was|that)|new (?:one|disease))\b/iu,
      say: [
        'It moves house, from one illness to the next, and takes the fear along.',
        'You have been through this so many times, and each time it is the real one.',
      ],
    },
    {
      when: /\b(?:die|dying|death|dead|funeral|end of)\b/iu,
      unless: /\b(?:want to|wanna|rather|wish|better off|ready|kill)\b/iu,
      say: [
        'Under all those symptoms it is that, in the end.',
        'It is the oldest fear there is. No wonder it does not listen to reason.',
      ],
    },
    {
      when: /\b(?:waste|wasting|miss(?:ing|ed)? out|life|can'?t (?:enjoy|live|work|focus|concentrate)|exhaust\w*|tired|ruin\w*|sick of (?:it|this|myself))\b/iu,
      say: [
        'You are so busy guarding your life that there is little left of it to live.',
        'It takes whole days from you, that fear, even with nothing found.',
      ],
    },
    {
      when: /\b(?:went|called|booked|made an appointment|put (?:the|my) phone|didn'?t (?:google|check|look)|haven'?t (?:googled|checked)|walk\w*|outside|distract\w*|calmer|better now|therap\w*|exercise)\b/iu,
      say: ['That is a step past the fear, and not a small one.', 'Good. It did not get its way just then.'],
    },
    {
      when: /\b(?:stupid|silly|crazy|ridiculous|embarrass\w*|asham\w*|pathetic|know it'?s (?:probably|irrational|nothing)|irrational|probably (?:nothing|fine))\b/iu,
      say: ['One can know it perfectly well, and it does not help one bit.', 'Fear does not care how clever you are.'],
    },
    {
      when: /\b(?:don'?t (?:even |really )?know|idk|not sure|no idea|uncertain\w*)\b/iu,
      say: [
        'And not being sure is the one thing it cannot bear.',
        'You would like a certainty that no body ever gives.',
      ],
    },
  ],
  say: [
    'It is a lonely fear, since nobody else can feel what you feel in there.',
    'Being told not to worry has probably never stopped anyone.',
    'The fear is real, whatever the rest turns out to be.',
    'One wants so badly to be sure.',
    'It is hard to rest in a body one does not trust.',
  ],
  ask: [
    { line: 'How long has it had you this time?', unless: /\b(?:days?|weeks?|months?|years?|since|today|tonight)\b/iu },
    { line: 'What does the fear want you to do right now?', unless: /\b(?:googl\w*|check\w*)\b/iu },
    { line: 'Has anyone looked at it?', unless: /\b(?:doctors?|gp|tests?|hospital|er|scan)\b/iu },
    { line: 'Was there a lot going on when it began?', unless: /\b(?:stress\w*|died|work|exam|breakup)\b/iu },
  ],
};
