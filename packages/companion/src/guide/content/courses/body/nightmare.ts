import type { Course } from '../course.ts';

/** The writer woke from a nightmare, or has them often. */
export const nightmare: Course = {
  id: 'nightmare',
  begins:
    /\b(?:had|having|got) (?:\S+ ){0,2}?dreams? (?:that|where|about|in which) (?:\S+ ){0,4}?(?:died|dying|dead|kill\w*|drown\w*|chas\w*|attack\w*|murder\w*|kidnapp?\w*|couldn'?t)|\b(?:I )?(?:had|have|having|been having|got|keep (?:having|getting)|woke (?:up )?from|just woke (?:up )?from|because of) (?:\S+ ){0,3}?(?:nightmares?|night terrors?|bad dreams?|(?:horrible|awful|terrible|scary|terrifying|disturbing|worst|creepiest|scariest) dreams?|sleep paralysis)\b|\bnightmares? (?:again|every|about|last night|tonight|woke|won'?t|keeps?|are|is|came|come)\b|\b(?:dreamed|dreamt|had a dream) (?:\S+ ){0,3}?(?:someone|somebody|he|she|they|I|we|a man|my|it) (?:\S+ ){0,5}?(?:chas\w*|died|dying|killed|drown\w*|dead|attack\w*|murder\w*|falling|after me|lost|left me)\b.{0,60}\b(?:woke|shak\w*|scared|sleep|sweat\w*|cry\w*|real|heart|terrified|can'?t)\b|\bwoke up (?:\S+ ){0,3}?(?:screaming|in a cold sweat|drenched|gasping)\b|\b(?:afraid|scared|terrified) (?:to|of) (?:\S+ )?(?:go(?:ing)? back to sleep|fall(?:ing)? asleep|dream\w*)\b/iu,
  unless:
    /\b(?:nightmare (?:of a|boss|client|customer|roommate|neighbor|ex|day|week|situation|to work|scenario|commute)|living (?:a|in a) nightmare|(?:total|absolute|complete|been a|was a|is a|it'?s a|worst) nightmare|nightmare before|dream job|night shift|my (?:\S+ )?(?:son|daughter|kid|toddler|baby|husband|wife|boyfriend|girlfriend|dog)(?:'s)? (?:\S+ )?(?:has|had|have|nightmare|woke|keeps|is|was)|funny dream|died (?:last|yesterday|this|in|on|two|a)|passed away|rap(?:e|ed|ist)|assault\w*|molest\w*|abus\w*|flashbacks?|ptsd|combat|war|deploy\w*)\b/iu,
  first: {
    say: [
      'You are awake now. Your heart just has not heard it yet.',
      'It leaves such a taste, even with the eyes open.',
      'To come out of that into a dark room, it takes a while to be back.',
    ],
    ask: [
      'Do you want to tell it, or rather leave it there?',
      'How are you now, this minute?',
      'What of it is still in the room with you?',
    ],
  },
  turns: [
    {
      when: /\b(?:what does (?:it|that|this) mean|does it mean|is it a sign|what could it mean|is it (?:trying|a message|a warning|true)|will it (?:come true|happen)|prophe\w*|premonition|interpret)\b/iu,
      say: [
        'No dream knows what is coming. It takes what scared you and what lay around that day, and glues them together badly. Sometimes the feeling in it is worth a look, seldom the story.',
        'I would not read it as a message. If it tells you anything, it is what you are afraid of, and you may have known that already.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what (?:do|can|should|would|could) (?:I|you)|how (?:do|can|should|would|does|did) (?:I|you|one|people|anyone)|any (?:tips|advice|ideas)|(?:what|anything that|something that) helps|help me (?:sleep|calm)|make (?:it|them) stop)\b/iu,
      say: [
        'For right now: a light on, feet on the floor, and name five things in the room that are yours. Then something warm to drink, and only then bed.',
        'With one that comes again there is an odd trick that helps a good many: by day, write it down with another ending, any you like, and go through that version for a few minutes each evening.',
        'If they come several nights a week, a doctor or therapist has real methods for that. Until then: light, cool water, the body first, the story later.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I|can I|would it be|is it (?:\S+ ){0,2}?(?:okay|ok|early|late|weird|wrong|stupid|bad))\b.{0,40}\b(?:sleep|get up|stay|light|call|wake|text|go back|tell|bed|tv|up)\b/iu,
      say: [
        'You can leave the light on, and you can get up. Going straight back in often means going back into the same one; ten minutes of something else breaks the thread.',
        'Yes, if it helps. Somebody who loves you would mostly rather be woken than know you sat there alone.',
      ],
      asked: true,
    },
    {
      when: /\b(?:why (?:do|am|does|now|is|would)|is (?:it|this) normal|am I (?:crazy|going|losing|too old|weird|okay|ok)|what(?:'?s| is) wrong with me|does everyone)\b/iu,
      say: [
        'Grown people have them more than they admit. They come more with worry, fever, bad sleep, some medicines, old frights; and now and then out of nothing at all.',
        'Not crazy. A sleeping head has no brakes, that is all, and it drives what it finds.',
      ],
      asked: true,
    },
    {
      when: /\b(?:again|same (?:one|dream|nightmare)|every (?:single )?night|recurring|keeps? (?:coming|happening|having)|weeks?|months?|years?|third|nights in a row|since)\b/iu,
      unless: /\b(?:haven'?t|sleep again|to sleep|first)\b/iu,
      say: [
        'So the evening is already spoiled by what might come after it.',
        'If it keeps coming back, going to bed turns into a brave thing.',
      ],
      ask: ['Is it the same one each time?', 'Did anything change around when they started?'],
    },
    {
      when: /\b(?:chas\w*|run(?:ning)?|ran|follow\w*|after me|hunt\w*|behind me|catch|caught|hide|hiding|killer|man|monster|shadow|intruder|gun|knife|zombie\w*|demon)\b/iu,
      say: ['And one runs, and the legs will not do it.', 'Your body really ran that. It cannot tell.'],
      ask: ['How far did it go, before you woke?'],
    },
    {
      when: /\b(?:died|dead|die|dying|killed|funeral|coffin|drown\w*|lost (?:him|her|them)|couldn'?t (?:save|find|help|reach|scream|move))\b/iu,
      say: [
        'And there was nothing you could do in it. That is what stays.',
        'You wake up and have to check, one after the other, that it is not so.',
      ],
      ask: ['Did you need to go and look?'],
    },
    {
      when: /\b(?:my )?(?:mom|mum|mother|dad|father|son|daughter|kids?|baby|husband|wife|boyfriend|girlfriend|partner|sister|brother|grand\w+|friend|dog|cat)\b/iu,
      say: [
        'It goes for the ones you love. It knows where to find you.',
        'Then it was about what you would least like to lose.',
      ],
    },
    {
      when: /\b(?:ex\b|he was|she was|old (?:house|school|job)|back (?:in|at)|childhood|the past|years ago|back then|school|exam|teeth|naked|late|falling|fell|elevator|plane|car|crash|water|fire|house)\b/iu,
      say: [
        'Strange, what the head digs out in the middle of the night.',
        'Told by day it is half a story. In there it was the whole world.',
      ],
    },
    {
      when: /\b(?:heart|sweat\w*|shak\w*|drenched|soaked|breath\w*|gasp\w*|scream\w*|trembl\w*|pounding|cold|jaw|crying|cried|tears)\b/iu,
      say: [
        'Your body has run a mile lying down.',
        'It takes a quarter of an hour or so until all that has drained away.',
      ],
    },
    {
      when: /\b(?:go back (?:to|in)|back to sleep|afraid (?:to|of)|scared (?:to|of)|fall asleep|close my eyes|don'?t want to sleep|won'?t sleep|staying (?:up|awake)|can'?t sleep|dread\w*|bedtime|coffee)\b/iu,
      say: [
        'The bed has turned into the place where it happens.',
        'You are tired and on guard against your own sleep. That is a wretched mix.',
      ],
    },
    {
      when: /\b(?:paralysis|couldn'?t move|can'?t move|frozen|pressure on|on my chest|figure|in the (?:room|corner)|presence|saw (?:someone|something))\b/iu,
      say: [
        'Awake, and locked in. That is about as frightening as it gets, even if the body does it to a great many people.',
        'The head was already up and the body still asleep, and the dream got in through the gap.',
      ],
    },
    {
      when: /\b(?:real|felt so|vivid|still (?:feel|see|hear|there)|can'?t shake|won'?t leave|images?|replay\w*|stuck in my head|all day|reality|confused|was it)\b/iu,
      say: [
        'It hangs over the day like smoke in a coat.',
        'The story is over, and the feeling has not got the message.',
      ],
    },
    {
      when: /\b(?:alone|nobody|no one|dark|quiet|by myself|empty|house|asleep next|everyone'?s asleep|3 ?am|4 ?am|2 ?am|5 ?am)\b/iu,
      say: [
        'At that hour there is no one to say “it was only a dream.” So: it was.',
        'The night is very large after one of those.',
      ],
    },
    {
      when: /\b(?:husband|wife|partner|boyfriend|girlfriend|woke (?:him|her|them) up|held me|hugged|next to me|came in)\b/iu,
      say: ['A warm back beside one does a lot, even asleep.', 'Good, if there is an arm to wake up into.'],
    },
    {
      when: /\b(?:light|lamp|tv|tea|water|phone|music|cat|dog|blanket|kitchen|got up|window|breath\w*|shower|show|pet)\b/iu,
      say: ['Good. Something plain and real, to stand on.', 'That is how one gets back, by things one can touch.'],
    },
    {
      when: /\b(?:stress\w*|work|exam|boss|fight|argument|breakup|moving|worr\w*|anxi\w*|horror (?:movie|film)|movie|news|ate|drank|meds|medication|fever|weed)\b/iu,
      say: [
        'So the day went on working after you had closed up.',
        'It has to come out somewhere, and at night the guard is asleep.',
      ],
      ask: ['What has been on your mind by day?'],
    },
    {
      when: /\b(?:tired|exhausted|work (?:tomorrow|today)|get up (?:at|in)|zombie|wrecked|no sleep|drained)\b/iu,
      say: [
        'One sleeps all night and is more tired than before.',
        'And in the morning everyone thinks you had a night like theirs.',
      ],
    },
    {
      when: /\b(?:silly|stupid|childish|like a (?:kid|child|baby)|just a dream|only a dream|embarrass\w*|too old|grown)\b/iu,
      say: ['“Only a dream”, but the fear in it was a real one.', 'There is no age at which one is done with that.'],
    },
    {
      when: /\b(?:don'?t (?:want to )?(?:talk|remember|tell|know)|can'?t remember|rather not|forgot|idk|don'?t know|blur|pieces|bits)\b/iu,
      say: [
        'Then leave it where it is. It does not have to be told.',
        'Only the fear is left over, without its story.',
      ],
    },
    {
      when: /\b(?:calm\w*|better now|feeling better|slow\w* down|sleepy|tired now|try to sleep|going back to bed|think I can|thanks|thank you|ok(?:ay)? now|morning|sun(?:rise)?|birds)\b/iu,
      unless: /\b(?:should|not|can'?t|don'?t|won'?t|isn'?t)\b/iu,
      say: ['Good. It is letting go of you.', 'Then let the rest of the night be a dull one.'],
    },
    {
      when: /\b(?:scared|afraid|terrified|frighten\w*|creepy|horrible|awful|terrible|worst|disgust\w*)\b/iu,
      say: ['You are here now, and it cannot get at you here.', 'Let the fear run out slowly. There is no hurry.'],
    },
  ],
  say: [
    'It is over, and it was a lot.',
    'A night like that one does not simply shake off.',
    'The dark makes those things look true for a while.',
    'You can take your time coming back.',
    'Here you are, in your own room, in this one night.',
  ],
  ask: [
    { line: 'Is there a light on where you are?', unless: /\b(?:light|lamp|tv|sun|morning)\b/iu },
    { line: 'What woke you in the end?' },
    { line: 'What would help you feel that you are here?', unless: /\b(?:tea|water|light|cat|dog)\b/iu },
    { line: 'How have your days been lately?', unless: /\b(?:stress\w*|work|worr\w*|exam)\b/iu },
  ],
};
