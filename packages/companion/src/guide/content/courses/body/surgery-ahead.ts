import type { Course } from '../course.ts';

/** The writer has an operation ahead. */
export const surgeryAhead: Course = {
  id: 'surgery-ahead',
  begins:
    /\b(?:they'?re|they are|doctor is|surgeon is|having to|going to) (?:tak(?:e|ing)|remov(?:e|ing)|cut(?:ting)?|replac(?:e|ing)|operat(?:e|ing) on) (?:out )?(?:my|a piece of my|part of my) (?:\S+ ){0,3}?(?:in \S+ (?:days?|weeks?)|tomorrow|next|on (?:mon|tues|wednes|thurs|fri)day|out|this)|\b(?:having|getting) my (?:\S+ ){1,2}?(?:out|removed|replaced|operated on)\b|\b(?:I|I'm|I've|I am|we) (?:\S+ ){0,4}?(?:surgery|operation|operated on|c[- ]section|hysterectomy|mastectomy|lumpectomy|bypass|transplant|wisdom teeth|tonsil\w*|gallbladder|appendix|knee replacement|hip replacement|root canal|procedure) (?:\S+ ){0,5}?(?:tomorrow|today|tonight|monday|tuesday|wednesday|thursday|friday|next|this|in (?:\S+ ){1,2}(?:hours?|days?|weeks?)|on the|coming up|scheduled|soon|morning|out)\b|\b(?:my|the|a) (?:\S+ ){0,2}?(?:surgery|operation|hysterectomy|mastectomy|c[- ]section|knee replacement|hip replacement|procedure)(?:'s| is) (?:\S+ ){0,2}?(?:tomorrow|today|monday|tuesday|wednesday|thursday|friday|next|this|in|on|coming|scheduled|soon|booked)\b|\b(?:scared|terrified|nervous|afraid|freaking out|anxious|worried|panicking|dreading|stressed|stressing) (?:\S+ ){0,3}?(?:about|of|for|before) (?:\S+ ){0,4}?(?:surgery|operation|an[a]?esthesia|an[a]?esthetic|going under|being put under|hysterectomy|mastectomy|c[- ]section|(?:knee|hip) replacement|wisdom teeth|root canal)\b|\b(?:surgery|operation) (?:tomorrow|in the morning|next week|on (?:mon|tues|wednes|thurs|fri)day|in (?:\S+ ){1,2}(?:hours?|days?))\b|\b(?:going|go|being put|put) under (?:for|an[a]?esthesia|general|the knife|tomorrow)\b|\b(?:I|I'm) (?:\S+ ){0,3}?(?:need|needs|have to (?:have|get)|getting|having|going in for|scheduled for|facing|told I need) (?:\S+ ){0,4}?(?:surgery|an operation|hysterectomy|mastectomy|(?:knee|hip) replacement|transplant|open heart|bypass)\b/iu,
  unless:
    /\b(?:plastic surgeon said no|I'm a (?:surgeon|nurse)|vet|spay\w*|neuter\w*|after (?:my|the) (?:surgery|operation)|since (?:my|the) (?:surgery|operation)|had (?:my |the |a )?(?:\S+ )?(?:surgery|operation) (?:yesterday|last|\d|a few)|abortion|years ago)\b|\bmy (?:\S+ )?(?:mom|mum|mother|dad|father|husband|wife|partner|boyfriend|girlfriend|son|daughter|kid|baby|brother|sister|friend|grand\w+|dog|cat)(?:'s)? (?:\S+ ){0,3}?(?:has|is|was|needs|having|going|surgery|operation|getting)\b/iu,
  first: {
    say: [
      'So there is a date, and everything runs toward it.',
      'It is a strange thing, to hand your body over to people you met once.',
      'Before an operation nearly everyone lies awake, the tough ones too.',
    ],
    ask: ['Which part of it are you most afraid of?', 'What are they going to do?', 'Who is going with you?'],
  },
  turns: [
    {
      when: /\b(?:what if I (?:don'?t|never) wake|will I (?:wake|be|die|feel)|am I (?:going to|gonna)|what if (?:something|it|they|I)|do you think (?:it|I)|is it (?:dangerous|risky|safe))\b/iu,
      unless: /\b(?:lol|haha|high|dumb|funny|secrets?)\b/iu,
      say: [
        'I cannot promise you anything, and I know that it is a big fear. The one to put it to is the anesthesiologist: “I am afraid of not waking up.” They hear it every day and can tell you about your own case.',
        'That I cannot know. While you sleep, someone is there for nothing else than to watch your breathing and your heart, the whole time.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would|does|did) (?:I|you|one|people|anyone)|what (?:do|can|should|would|could) (?:I|you)|any (?:tips|advice|ideas)|(?:what|anything that|something that) helps)\b.{0,50}\b(?:calm|sleep|relax|prepare|get through|stop|do|pack|bring|ask|cope|tonight|nerv\w*|panic\w*|help\w*|think\w*)\b/iu,
      say: [
        'For tonight, small things: the bag packed by the door, a note with your questions on top, and something on your ears that you know by heart.',
        'You can tell them as soon as you get there: “I am very nervous, please talk me through it.” They have a way with that, and can often give something for the nerves.',
        'Perhaps plan the day after instead of the day itself: what you will watch, who brings soup, which blanket. It gives your head somewhere to go.',
      ],
      asked: true,
    },
    {
      when: /\b(?:is it (?:normal|okay|ok|stupid|silly|weird)|am I (?:being|overreacting|a (?:baby|wimp|coward)|silly|stupid)|does everyone|is everyone)\b/iu,
      say: [
        'Very normal. A body does not like the idea of being opened, however sensible the reason is.',
        'Yes. It would be odder to feel nothing. Even surgeons are bad at being patients.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I|can I|would it be|could I|do I have to)\b.{0,40}\b(?:cancel|postpone|do it|go through|go ahead|back out|wait|second opinion|call|have it|tell)\b/iu,
      say: [
        'That is yours to decide, with someone who knows your case. One can call and say: “I am having doubts, and I have two more questions before I go ahead.” That is allowed up to the last moment.',
        'I would first look whether it is a doubt or a fear. A doubt has a question in it, and the surgeon can answer that. A fear mostly wants a hand.',
      ],
      asked: true,
    },
    {
      when: /\b(?:it'?s over|it went (?:well|fine|okay|ok|good)|I'm (?:out|awake|home|back home|in recovery)|just woke up|all done|surgery went|they (?:got it|took it) (?:all|out)|made it|done now)\b/iu,
      unless: /\b(?:until|when|once|wish|want|be over|hope|after)\b/iu,
      say: ['You are on the other side of it. Now you only have to lie there.', 'Good to read you from over there.'],
      ask: ['How are you lying, just now?'],
    },
    {
      when: /\b(?:an[a]?esthe\w*|put under|going under|asleep|wake up|waking|not wake|mask|count(?:ing)? back\w*|control|epidural|spinal|intubat\w*)\b/iu,
      say: [
        'To close your eyes and hand over the wheel, that is the hardest bit for many.',
        'Nothing asks for as much trust as that minute.',
      ],
    },
    {
      when: /\b(?:postponed|canceled|cancelled|rescheduled|moved|bumped|delayed|waiting list|pushed back)\b/iu,
      say: [
        'So you had wound yourself up for it, and now once more from the start.',
        'All that courage, and no date to spend it on.',
      ],
    },
    {
      when: /\b(?:kids?|children|son|daughter|baby|toddler|who(?:'?s| is| will) (?:going to )?(?:look|take|watch|pick)|school run)\b/iu,
      unless: /\blike a baby\b|\b(?:more|another|want(?:ed)?|have) (?:a )?(?:bab\w+|kids|children)\b/iu,
      say: [
        'And in your head you are packing their lunches for the week as well.',
        'It is them you think of when they come with the mask.',
      ],
      ask: ['Who will be with them?'],
    },
    {
      when: /\b(?:alone|nobody|no one|by myself|no (?:family|ride|one)|uber|taxi|pick me up|drive me|live alone|single)\b/iu,
      say: [
        'To go in there and have no one in the corridor, that makes it colder.',
        'The afterward worries you more than the thing itself, perhaps.',
      ],
      ask: ['Is there one person who could at least be on the phone that evening?'],
    },
    {
      when: /\b(?:my )?(?:husband|wife|partner|boyfriend|girlfriend|mom|mum|sister|friend|dad|brother)\b.{0,40}\b(?:coming|comes|with me|driv\w*|there|tak(?:es|ing)|stay\w*|waits?|waiting|hand|off work|sweet)\b/iu,
      say: [
        'Good, a face that is there when you come round.',
        'That is half of it, somebody who sits out there and thinks of you.',
      ],
    },
    {
      when: /\b(?:husband|wife|partner|boyfriend|girlfriend|mom|mum|dad|friends?|family|people|everyone|they all|coworkers?)\b.{0,40}\b(?:says?|said|thinks?|keeps?|tells?|told|routine|fine|at least|laugh\w*|no big deal|worr\w*|nervous)\b/iu,
      say: [
        'It is routine for everyone except the one on the table.',
        'They would like it to be small. For you it is your own body.',
      ],
    },
    {
      when: /\b(?:routine|simple|minor|small|quick|\d+ (?:minutes|min)|outpatient|day surgery|laparoscop\w*|keyhole|nothing big)\b/iu,
      say: [
        'Small for them, yes. You have only the one body.',
        'A short one, and it can still fill a whole week beforehand.',
      ],
    },
    {
      when: /\b(?:big|major|\d+ hours|hours long|open heart|heart|brain|spine|spinal|tumou?r|cancer|transplant|remove|removing|risks?|complications?|consent form|signed)\b/iu,
      say: [
        'That is no small thing they are going to do.',
        'And then they have you sign a page of everything that might go wrong.',
      ],
      ask: ['What did the surgeon say to you about it?'],
    },
    {
      when: /\b(?:scars?|one more baby|no more (?:babies|kids|children|periods)|who am I|griev\w*|look(?:s|ing)? (?:like|after)|breasts?|uterus|womb|hair|bag|stoma|body (?:will|after)|feminin\w*|woman|man|different after|lose (?:my|the|part))\b/iu,
      say: [
        'It takes something from you as well, not only something bad.',
        'There is a goodbye in it, and nobody puts that on the form.',
      ],
    },
    {
      when: /\b(?:last time|before|previous|again|second (?:time|surgery|one)|third|went wrong|bad (?:experience|reaction)|my (?:mom|mum|dad|grand\w+|friend|uncle|aunt)\b.{0,30}\b(?:died|surgery|operation|complications?))\b/iu,
      say: ['So you know how it can go, and your body remembers.', 'That other time lies down on the table with you.'],
      ask: ['What was it like, back then?'],
    },
    {
      when: /\b(?:pain|hurts?|recover\w*|weeks off|crutches|rehab|physio|walk again|bedridden|drain|stitches|work|time off|help after)\b/iu,
      say: [
        'After it comes the slow part, and nobody claps for that.',
        'You are already counting the weeks afterward.',
      ],
      ask: ['Who looks after you, in the first days?'],
    },
    {
      when: /\b(?:needles?|iv|hospital|gown|smell|fasting|nothing to (?:eat|drink)|no food|hungry|midnight|6 ?am|5 ?am|7 ?am|early|shave|pre[- ]?op)\b/iu,
      say: [
        'It is made of a hundred small indignities, beside the big fear.',
        'Empty stomach, thin gown, cold corridor. No one feels like a hero in that.',
      ],
    },
    {
      when: /\b(?:sle(?:ep|pt)\w*|night|awake|can'?t (?:stop|focus|think|relax|eat)|heart|stomach|shak\w*|nause\w*|cr(?:y\w*|ied)|panic\w*|breath\w*|tears)\b/iu,
      say: ['Your body already knows the date.', 'The night before is often worse than the day.'],
    },
    {
      when: /\b(?:will\b|letters?|passwords|in case|goodbye|if (?:I|something|anything)|die|dying|death)\b/iu,
      unless: /\b(?:want to|wanna|rather|wish|better off|ready to|kill|hope I (?:don'?t|never) wake)\b/iu,
      say: [
        'One puts things in order, just in case, and it makes it so real.',
        'You are looking straight at it. That is frightening, and rather brave.',
      ],
    },
    {
      when: /\b(?:money|insurance|bill|cost|afford|\$|unpaid|sick leave|deductible)\b/iu,
      say: ['And the bill lies on top of the fear.', 'As if the knife were not enough to think about.'],
    },
    {
      when: /\b(?:relie(?:f|ved)|finally|looking forward|pain[- ]free|better after|worth it|hope\w*|pray\w*|glad|trust|good surgeon|nice surgeon|kind|nurse)\b/iu,
      say: [
        'So there is also something on the far side of it that you want.',
        'Good that there is something to hold on to in it.',
      ],
      ask: ['What will be possible again, after it?'],
    },
    {
      when: /\b(?:silly|stupid|(?:a|big|such a) baby|wimp|pathetic|embarrass\w*|grown (?:man|woman|up)|dramatic|coward)\b/iu,
      say: [
        'There is nothing childish in it. You are about to let someone cut you.',
        'Courage is turning up scared. You are going to turn up.',
      ],
    },
    {
      when: /\b(?:don'?t (?:even |really )?know|idk|not sure|everything|all of it|just (?:scared|nervous)|whatever)\b/iu,
      say: [
        'Then it is just the whole of it. It does not have to be one thing.',
        'A fear that big often has no one name.',
      ],
    },
  ],
  say: [
    'It is a lot to walk toward with open eyes.',
    'One would like it to be over, and would like it never to come.',
    'You do not have to be calm for it to go on.',
    'You only have to get yourself there. The rest is their work.',
    'It makes a person feel small, all that.',
  ],
  ask: [
    {
      line: 'When is it?',
      unless: /\b(?:tomorrow|today|monday|tuesday|wednesday|thursday|friday|next week|days?|weeks?|hours?|morning)\b/iu,
    },
    { line: 'Did they answer what you wanted to know?', unless: /\b(?:surgeon|said|told me|questions?)\b/iu },
    {
      line: 'Who will be there when you wake up?',
      unless: /\b(?:alone|nobody|husband|wife|partner|mom|mum|friend)\b/iu,
    },
    { line: 'What are you going to treat yourself to when you are home again?' },
  ],
};
