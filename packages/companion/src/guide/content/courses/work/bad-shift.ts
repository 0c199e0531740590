import type { Course } from '../course.ts';

/** A bad shift: nurses, paramedics, carers, and those who work nights. */
export const badShift: Course = {
  id: 'bad-shift',
  begins:
    /\b(?:I'm|I am|as) an? (?:\S+ ){0,2}?(?:nurse|rn|paramedic|emt|medic|cna|carer|aide|care worker|hospice worker|first responder|midwife|firefighter|dispatcher)\b.{0,60}\b(?:broke me|breaks? me|breaking me|broken|dread\w*|worst|awful|horrible|struggl\w*|overwhelm\w*|can't (?:stop|sleep|do)|lost (?:a|someone|two)|didn't make it|couldn't save|falling apart|at my limit|rough|nothing left|scared)\b|\b(?:I'm|I am|as) an? (?:\S+ )?(?:nurse|paramedic|emt|medic|cna|caregiver|carer|aide|care worker|hospice worker|first responder|midwife)\b.{0,40}\b(?:tonight|today|night|day|shift|week) (?:was|has been|is) (?:\S+ )?(?:awful|horrible|terrible|bad|rough|hell|brutal|hard|too much|insane|chaos)\b|\b(?:finished|did|worked|done with|off|after|ended|coming off) (?:\S+ ){0,3}?(?:12|twelve|13|14|16|24|sixteen|double|night)[- ]?(?:hour|hr|h)? ?(?:hour )?shifts?\b.{0,60}\b(?:cry\w*|cried|broken|numb|exhaust\w*|died|can't|shak\w*|destroyed|dead|empty|done|alone)\b|\b(?:I work|I'm|working) (?:\S+ )?(?:in|at|on) (?:a|an|the) (?:\S+ )?(?:nursing home|care home|icu|er|ed|hospital|hospice|ambulance|ward|psych ward|assisted living|memory care)\b.{0,100}\b(?:tired|exhaust\w*|burn\w*|died|lost|can't|short[- ]?staffed|cry\w*|cried|hard|rough|bad|awful|numb|hit|yelled|shift)\b|\b(?:rough|bad|awful|terrible|brutal|horrible|hard|long|crazy|insane) (?:night|day|week) (?:in|at|on) (?:the )?(?:\S+ )?(?:er|ed|icu|ward|hospital|ambulance|rig|unit|floor|clinic|hospice)\b|\b(?:one of )?my (?:patients|residents) (?:died|passed)\b|\bwe (?:lost|coded|couldn't save) (?:a|an|him|her|the|two) (?:\S+ ){0,3}?(?:patient|kid|child|baby|man|woman|resident)?\b.{0,40}\b(?:shift|er|icu|ward|ambulance|call|work|tonight)\b|\b(?:(?:bad|rough|horrible|terrible|awful|brutal|worst|hard|long|nightmare|hellish|insane|crazy|tough|shit|shitty|rotten) (?:\S+ )?(?:shift|night shift|call|day on the ward|day at the (?:hospital|er|ed|clinic|nursing home|care home)|night at the (?:hospital|er|ed)|night on the ward)|(?:shift|ward|icu|er|ed|ambulance|rig|hospital|unit|nursing home|care home) (?:\S+ ){0,4}?(?:was|is|has been) (?:\S+ )?(?:hell|brutal|awful|horrible|terrible|insane|a nightmare|chaos|rough|bad|too much))\b|\b(?:lost|losing) (?:\S+ ){0,3}?patients?\b|\b(?:my|a|our|the) (?:\S+ )?(?:patient|resident) (?:\S+ ){0,2}?(?:died|passed|coded|didn't make it|crashed|hit me|bit me|spat)\b|\b(?:I'm|I am|I work as|as) an? (?:\S+ )?(?:nurse|paramedic|emt|medic|cna|caregiver|carer|aide|care worker|care assistant|hospice worker|first responder|firefighter|er doctor|resident doctor|dispatcher|midwife)\b.{0,100}\b(?:tired|exhaust\w*|burn\w*|shift|shifts|can't|short[- ]?staffed|patients?|cry\w*|cried|hard|died|numb|quit|done|drained|broken|hate|call|nights?|home)\b|\b(?:night shifts?|nights|graveyard shift|working nights|12 hour shifts?|twelve hour shifts?)\b.{0,60}\b(?:kill\w*|destroy\w*|ruin\w*|exhaust\w*|can't sleep|hate|lonely|alone|wreck\w*|tired|messing|breaking|drain\w*|no life|depress\w*|hell|hard)\b|\b(?:hate|tired of|exhausted (?:from|by)|can't (?:do|handle|take)) (?:\S+ ){0,2}?night shifts?\b|\b(?:just )?(?:got|came|come) (?:off|home from|back from) (?:\S+ ){0,4}?shift\b.{0,80}\b(?:cry\w*|cried|died|horrible|awful|numb|broken|exhaust\w*|can't|hell|bad|rough|hard|child|baby|code|shak\w*)\b/iu,
  unless:
    /\b(?:(?:my )?(?:mom|dad|wife|husband|sister|brother|friend|daughter|son|girlfriend|boyfriend|grandma|grandpa) (?:is|was) (?:a |an )?(?:\S+ )?(?:nurse|paramedic|in the|patient)|my (?:mom|dad|wife|husband|son|daughter|baby|grandma|grandpa|sister|brother)'?s? (?:is|was)? ?(?:in|at) the (?:hospital|icu|er)|losing (?:my |the )?patience|wants? to be a nurse|nursing school|customers?|retail|restaurant|years ago|shift key|night out|lost (?:my|our) (?:baby|mom|dad|son|daughter))\b/iu,
  first: {
    say: [
      'You took your scrubs off, and the shift is still on you.',
      'All those hours of being needed, and then a quiet kitchen.',
      "What you see in one shift, most people don't see in ten years.",
      'That was a lot for one person in one shift.',
    ],
    ask: ['What was the worst of it?', 'How long were you on your feet?', 'How did you get home?'],
  },
  turns: [
    {
      when: /\b(?:could I have|did I (?:\S+ )?(?:miss|do|kill|cause|fail)|was it (?:my|me)|should I have|what if I (?:had|missed|was|did)|is it my fault|would (?:he|she|they) (?:have )?)\b/iu,
      say: [
        'Nobody can judge that from here. What you know now, you did not know at that bedside; you decided with what you had. Somebody who was there could go through it with you.',
        "That question comes to nearly everyone who works near death. You might ask for a debrief and lay it out step by step, so it doesn't go round in you alone.",
      ],
      asked: true,
    },
    {
      when: /\b(?:is (?:it|this)|am I)\b.{0,40}\b(?:normal|cold|monster|bad (?:nurse|person)|weak|wrong|cut out|broken|horrible|numb|burn\w*|overreact\w*|heartless)\b/iu,
      say: [
        'Usual enough, both the tears and the feeling nothing. It is how people protect themselves who have to go on to the next room.',
        'It says nothing bad about you. If it stays that way for weeks, a counselor who knows this kind of work can help.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I|can I)\b.{0,40}\b(?:quit|leave|call (?:in|out|off)|sick|switch|change|transfer|go back|stay|report|refuse|drop)\b/iu,
      say: [
        'After a night like that it is better not decided. After two days of sleep perhaps: leave the work, or leave this unit. Those are two different questions.',
        'Calling off when you have nothing left is no betrayal. The gap in the plan was made by whoever planned too thin.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would) (?:I|you|people)|what (?:helps|can I do))\b.{0,50}\b(?:sleep|switch off|daytime|wind down|come down|turn off|nights?|days?|unwind|stop thinking|leave it|forget)\b/iu,
      say: [
        'Some make a border: shower right away, clothes in the wash, ten minutes of something dull, then bed. It tells the body that it is over.',
        'For sleep by day: sunglasses on the way home, room as dark and cool as it goes, phone in the hallway. And no thinking through the shift in bed; on paper first, if at all.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|am|will|would) (?:I|you|people)|what (?:do|can|should|would|could|am) (?:I|you)|any (?:advice|tips)|should I|does it (?:ever )?get (?:better|easier)|will it)\b/iu,
      say: [
        'First the plain things: water, something warm to eat, shower, bed. The meaning of it can wait until you have slept.',
        "Perhaps tell it to one colleague who was there: “That one is still with me.” They don't need it explained.",
        "People who stay in it say you don't get harder, you get better at putting it down. A small ritual at the end of each shift helps some of them.",
      ],
      asked: true,
    },
    {
      when: /\b(?:worked on|compressions|pumped|bagged|tried (?:everything|to save|for)|couldn't save|get (?:him|her|them) back|called it|time of death|\d+ minutes of)\b/iu,
      say: ['You kept going, minute after minute. Your arms still know it.', 'Nobody can say you did not try.'],
    },
    {
      when: /\b(?:don't|can't) (?:want to )?(?:go home|go in|get out of (?:the|my) car|face (?:my|the) (?:kids|family|house))|\bstill (?:sitting|in my (?:car|uniform|scrubs)|outside|parked)\b/iu,
      say: [
        'Going through that door would mean switching over, and you are not there yet.',
        'It is all right to sit a while between the two worlds.',
      ],
    },
    {
      when: /\b(?:didn't|don't|couldn't|can't) (?:say|speak|talk) (?:a word|anything|about it)|\bsilen(?:t|ce)\b|\bquiet\b/iu,
      say: ['What could anyone have said.', 'Some silences are the two of you carrying it together.'],
    },
    {
      when: /\b(?:child|kid|baby|infant|toddler|little (?:girl|boy)|teen\w*|peds|pediatric|newborn|nicu|year[- ]old)\b/iu,
      say: [
        'With the little ones no training helps.',
        'Nobody is made for that, not even after years of it.',
        'That stays. You will carry it for a while.',
      ],
    },
    {
      when: /\b(?:died|passed|death|dead|lost (?:him|her|them|a|my|two|three|the)|cod(?:e|ed|ing)|cpr|resus\w*|didn't make it|hospice|body|dying|doa)\b/iu,
      say: [
        'You were there at the end of someone, and then there was the next bell to answer.',
        'You did what hands can do. It was not enough, and it is so hard to leave it at that.',
        'For you it was a Tuesday, and for that family the day of all days. You had to hold both.',
      ],
      ask: ['Was there a moment for you, after it?', 'What stays with you of that person?'],
    },
    {
      when: /\b(?:(?:let go of|held|holding|holds?) (?:her|his|their|my) hand|old (?:couple|man|woman|lady)|(?:he|she|they) (?:\S+ )?(?:asked|looked at|begged|thanked) me|married (?:for )?\d+|what (?:he|she|they)(?:'s|'re| is| are) supposed to do)\b/iu,
      unless: /\btonight though\b|\bsmil/iu,
      say: [
        'That is the picture from it. It goes home with you.',
        'There is no answer to give in such a moment, and you stood there for it anyway.',
      ],
    },
    {
      when: /\b(?:famil(?:y|ies)|relatives?|parents?|wife|husband|mother|father|mom|dad|daughter|son)\b.{0,40}\b(?:yell\w*|scream\w*|blam\w*|cry\w*|cried|told|thank\w*|face|sob\w*|angry|hugged|collapsed|asked)\b/iu,
      say: [
        'Their faces come home with you.',
        'Grief throws things, and you stood nearest.',
        'You held still for what nobody can hold.',
      ],
    },
    {
      when: /\b(?:hit|punched|bit|spit|spat|kicked|slapped|grabbed|scratched|threw|swore|yell\w*|scream\w*|called me|insult\w*|abus\w*|rude|assault\w*|groped)\b/iu,
      unless: /\b(?:mother|father|dad|mom|famil(?:y|ies)|relatives?|parents?|wife|husband|son|daughter)\b/iu,
      say: [
        'That is not part of the job, whatever they like to say about it.',
        'You help, and that is what comes back. That hurts, bruise or not.',
        'Confused or not confused, it happened to your body. You are allowed to mind.',
      ],
      ask: ['Has someone looked after you, after that?'],
    },
    {
      when: /\b(?:short[- ]?staffed|understaffed|ratio|alone (?:with|on|for)|only (?:two|one|me|\d)|(?:\d+|ten|twelve|fifteen|twenty) (?:patients|residents)|just me|no aides?|no techs?|\d+ residents|no (?:break|lunch|help|time to (?:pee|eat))|didn't (?:eat|pee|sit|drink)|called (?:out|in)|float\w*|double\b|mandat\w*|overtime|extra shift|stayed (?:late|over)|16 hours|sixteen|fourteen|14 hours)\b/iu,
      say: [
        'You made up with your body for what was missing in the staffing plan.',
        'Nobody can be in three rooms at once, and you had to choose whom to leave waiting.',
        'To do it badly because there are too few, that is a wound of its own for someone who can do it well.',
      ],
    },
    {
      when: /\b(?:charge|manager|management|admin\w*|supervisor|boss|doctor|physician|surgeon|hospital|they don't care|pizza|heroes?|written up)\b/iu,
      say: [
        'The ones who make the plan do not stand in the corridor at four in the morning.',
        'A pizza party does not replace a pair of hands.',
      ],
    },
    {
      when: /\b(?:mistake|error|missed|forgot|wrong|late (?:with|on)|should have|could have|if only|guilt\w*|fault|my patient)\b/iu,
      say: [
        'Your head goes back over every minute of it, with all the time that you did not have then.',
        'You hold yourself to a measure no shift allows.',
      ],
      ask: ['Which minute do you go back to?'],
    },
    {
      when: /\b(?:night shifts?|nights|graveyard|daylight|body clock|sleep\w*|awake|insomnia|blackout|days? off|schedule|rotat\w*|vampire|daytime|sun)\b/iu,
      say: [
        'Awake when everyone sleeps, asleep while they live. You become a stranger in your own town.',
        'Day sleep is thin. It never quite pays back a night.',
        'The body keeps protesting against nights, even after years.',
      ],
      ask: ['How many nights in a row is it?'],
    },
    {
      when: /\b(?:numb|ghost|feel nothing|cold|don't feel|can't feel|empty|robot|autopilot|detach\w*|dead inside|don't cry|compassion fatigue|hollow|stopped caring|don't care)\b/iu,
      say: [
        'The feeling has shut the door so that you can go on. It will be behind there somewhere.',
        'Not feeling anything for a while can also be a sort of bandage.',
      ],
    },
    {
      when: /\b(?:cry\w*|cried|tears|sobb\w*|broke down|breakdown|car|parking|supply (?:room|closet)|bathroom|shower)\b/iu,
      say: ['It had waited until nobody needed you.', 'Good that it came out, even between the car seats.'],
    },
    {
      when: /\b(?:dreams?|nightmares?|flashback\w*|out of my (?:head|mind)|images?|see (?:it|his|her|their|the)|hear (?:it|the)|smell|face|eyes|alarms?|beep\w*|keeps? (?:coming|playing)|replay\w*|over and over|can't stop thinking)\b/iu,
      say: [
        "The pictures come along, they don't clock out.",
        'It plays again because it was too much to take in at once.',
      ],
      ask: ['When does it come, mostly?'],
    },
    {
      when: /\b(?:my kids|my (?:husband|wife)|boyfriend|girlfriend|my family|at home|friends|roommates|nobody (?:gets|understands)|no one (?:gets|understands)|can't (?:tell|talk)|they don't (?:get|understand)|miss(?:ed|ing)? (?:christmas|birthdays?|everything|bedtime))\b/iu,
      say: [
        'At home they ask how it was, and there are no words that fit at a dinner table.',
        'You give it all away there, and those at home get the rest of you.',
      ],
    },
    {
      when: /\b(?:coworkers?|colleague\w*|crew|my partner|team|other nurses|charge nurse was|they hugged|had my back|laughed together)\b/iu,
      say: [
        'The ones who were there know without being told.',
        'A good crew is what gets you through nights like that.',
      ],
    },
    {
      when: /\b(?:thank\w*|smiled|held my hand|said I|made (?:me|him|her) (?:smile|laugh)|(?:took|squeezed) my hand|saved|good moment|hug\w*|card|grateful|survived)\b/iu,
      say: ['Maybe that moment is why you do it.', 'Keep that one. It was from the same night.'],
    },
    {
      when: /\b(?:my back|back (?:hurts|pain|is)|feet|legs|knees|ache\w*|sore|headache|hungry|starv\w*|thirst\w*|sick|covid|hurt my)\b/iu,
      say: ["You spent your body on other people's bodies.", 'And now your own is asking for some care.'],
    },
    {
      when: /\b(?:again (?:tonight|tomorrow)|tomorrow|tonight|go(?:ing)? back|back (?:on|at|in)|next shift|another (?:one|shift)|dread\w*|three in a row|\d in a row|in (?:\d+|six|seven|eight) hours)\b/iu,
      say: [
        'You have barely put this one down, and the next is already coming.',
        'So few hours in between, and you are supposed to fit sleep and a life in there.',
      ],
    },
    {
      when: /\b(?:quit\w*|leave|leaving|other job|new job|resign\w*|change (?:careers|jobs)|done with (?:nursing|this|healthcare|ems))\b/iu,
      say: [
        'To think of leaving a job you once wanted so much, that hurts twice.',
        'You gave a great deal there. To ask how long still is only sensible.',
      ],
      ask: ['What would have to be different for you to stay?'],
    },
    {
      when: /\b(?:used to love|love (?:my|the|this) (?:job|work|patients|residents)|why I (?:became|started|do)|calling|always wanted|passion)\b/iu,
      say: [
        'You love the work, and it is being made so hard to love.',
        'What you came for is still there. It gets ten minutes a shift.',
      ],
    },
    {
      when: /\b(?:wine|drink\w*|beer|vodka|edible|weed|smok\w*)\b/iu,
      say: [
        'Something to come down with, after all that. Many reach for it.',
        'It takes the edge off for an hour. The night is still there after it, though.',
      ],
    },
    {
      when: /\b(?:tired|exhaust\w*|drained|wiped|dead|burn\w*|can't (?:do|anymore|keep)|no energy|done)\b/iu,
      say: ['You gave until the tank was dry.', 'You are tired in a way a nap does not reach.'],
    },
    {
      when: /^(?:I )?(?:really )?(?:don't know|not sure|no idea|whatever)\b/iu,
      say: ["After a shift like that you don't need words.", 'It can just be silent for a while.'],
    },
  ],
  say: [
    'Someone who cares for others all day is allowed to need some too.',
    'You carried more than your share tonight.',
    'Nobody sees what happens behind those doors, and you do.',
    'It stays in the body long after the handover.',
    'You were there, and that was worth something to someone, even on a day like that.',
  ],
  ask: [
    { line: 'Have you eaten something since?', unless: /\b(?:eat|eaten|ate|food|dinner|breakfast)\b/iu },
    {
      line: 'Who do you talk to about such things, normally?',
      unless: /\b(?:nobody|no one|talk to|tell (?:my|him|her)|colleague|coworkers?)\b/iu,
    },
    {
      line: 'When do you have to be back there?',
      unless: /\b(?:tomorrow|tonight|off (?:until|for)|days? off|in \d+ hours)\b/iu,
    },
    { line: 'What do you do, to come down from it?' },
  ],
};
