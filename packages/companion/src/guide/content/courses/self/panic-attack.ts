import type { Course } from '../course.ts';

/** A panic attack, just now or lately. */
export const panicAttack: Course = {
  id: 'panic-attack',
  begins:
    /\b(?:I'?m|I am|I was|I think I'?m|I've been|been|keep|I keep|started|I) (?:\S+ ){0,2}?(?:having|getting) (?:\S+ ){0,3}?(?:panic|anxiety) attacks?\b|\b(?:I|I've|just|I just|I think I) (?:just |only |literally |actually |recently |probably )?(?:had|got|experienced) (?:\S+ ){0,4}?(?:panic|anxiety) attacks?\b|\b(?:I'?m|I am|I was) (?:\S+ )?(?:panicking|panicing|hyperventilating)\b|\bmy (?:first |second |last )?(?:panic|anxiety) attacks?\b|\b(?:panic|anxiety) attack (?:right now|today|tonight|last night|at (?:work|school|the)|in (?:the|my)|this morning|again)\b|\bpanic attacks? (?:are|keep|came|started|woke|is)\b/iu,
  unless:
    /\b(?:suicid\w*|kill|end it all|want to die|hurt(?:ing)? myself|overdos\w*|took (?:\S+ )?pills|left arm|down my arm|(?:my )?(?:son|daughter|husband|wife|friend|mom|sister|brother|boyfriend|girlfriend|kid|child|teen|cat|dog)(?:'s)? (?:\S+ ){0,3}?(?:panic|anxiety) attack|(?:he|she|they) (?:\S+ ){0,3}?(?:panic|anxiety) attack|gave me a (?:mini )?(?:panic|heart) attack|almost had a|lol|haha|hits? me)\b/iu,
  first: {
    say: [
      'Slowly. A few words are enough.',
      'That takes hold of the whole body, and all at once.',
      'That is frightening, no matter how often somebody has explained it.',
    ],
    ask: [
      'Is it going on right now, or is it over?',
      'Where are you at the moment?',
      'What is your body doing right now?',
    ],
  },
  turns: [
    {
      when: /\b(?:am I (?:\S+ ){0,2}?(?:dying|going crazy|having a heart attack|losing|going to (?:die|faint|pass out))|(?:is|could|can|might|what if) (?:it|this|that) (?:be |is )?(?:\S+ )?(?:a |my )?(?:heart|panic|stroke|dangerous|serious)|can (?:you|it|a panic attack|I) (?:\S+ )?(?:die|kill|faint|hurt)|will I (?:die|faint|pass out))\b/iu,
      say: [
        'Panic can feel exactly like dying, and by itself it does not kill. From here I cannot tell the two apart: chest pain that is new, spreads to the arm or jaw, or does not let up is a reason to call 911, and nobody will mind.',
        'It is a known feeling in panic, and it is terrifying. I cannot examine you, though. If the pain is new to you or keeps on, 911 is right, even if it turns out to be panic.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|does|should) (?:I|you|we|one|people|anyone|anybody|everyone|others|they) (?:\S+ ){0,3}?(?:do|stop|calm|get|make|breathe|deal|prevent|handle|ride)|what (?:do|should|can|helps?) (?:I|you)?(?: |$|\?)|help me (?:calm|breathe|stop|please)|please help|any (?:advice|tips))/iu,
      unless: /\b(?:don'?t know (?:what|how)|what if)\b/iu,
      say: [
        'Feet flat on the floor. Breathe out slowly, as through a straw, longer than you breathe in. Do that five times. Then tell me three things you can see.',
        'Something cold in your hands, or cold water over the wrists. Out-breath longer than the in-breath. You do not have to fight it; it may run through while you look at one fixed thing.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how long|when (?:will|does) (?:it|this)|(?:will (?:it|this)|is (?:it|this) going to) (?:\S+ )?(?:stop|end|pass|go|come back|happen)|does (?:it|this) (?:\S+ )?(?:stop|end|pass|go|get))\b/iu,
      say: [
        'The peak mostly comes within ten minutes or so, and then it ebbs. Being shaky and tired for some hours after is usual.',
        'One attack usually runs itself out within half an hour. Whether another comes I cannot know, and fearing it is half of what keeps it fed.',
      ],
      asked: true,
    },
    {
      when: /\b(?:why (?:did|do|does|is|am|now)|what (?:caused|causes|triggers?|brought)|is (?:it|this|that) normal|what(?:'?s| is) wrong with me|am I (?:\S+ ){0,2}?(?:crazy|broken|weak|the only)|should I (?:\S+ )?(?:see|go|tell|call|take|avoid))\b/iu,
      say: [
        'It is an alarm going off without a fire, in a body that has perhaps been on watch too long. A first one, or one that keeps coming, is worth showing to a doctor.',
        'You are neither weak nor mad. Very many people have them, often after a stretch of strain, and often just when it gets quiet. A doctor can look at it with you.',
      ],
      asked: true,
    },
    {
      when: /\b(?:right now|happening|it'?s (?:coming|starting|back|getting (?:worse|bad|stronger))|can'?t breathe|yes|still|not over|hyperventilat\w*)\b/iu,
      unless: /\b(?:better|over|calmer|passed|gone|yesterday|last (?:night|week)|not (?:right )?now)\b/iu,
      say: [
        'Then only this: breathe out, longer than in. Nothing else has to be done.',
        'Feel what is under you, the chair or the floor. It is holding you.',
        'You can let your shoulders drop on the next breath out.',
      ],
      ask: ['Can you tell me one thing that you see?', 'What is under your hands?'],
    },
    {
      when: /\b(?:I see|I can see|tiles?|cold|soft|lamp|table|chair|window|door|wall|floor|couch|rug|curtain|tree|blanket|desk|tv|cup|bed|carpet|pillow)\b/iu,
      say: ['Good. Stay with it for a breath.', 'That is here, and so are you.'],
      ask: ['And what can you hear?', 'What color is it?'],
    },
    {
      when: /\b(?:(?:it'?s|is|all|mostly) over|over now|passed|passing|better|calmer|calming|slow(?:ing|er)|easing|ok now|okay now|stopped|went away|gone|breathing (?:is )?(?:better|again)|little better)\b/iu,
      unless: /\b(?:not|never|isn'?t|hasn'?t|won'?t) (?:\S+ ){0,2}(?:over|passed|better|stopped|gone|calm\w*)\b/iu,
      say: [
        'It is letting go of you.',
        'You came through it. Now it may be slow for a while.',
        'After that, being worn out is only right.',
      ],
      ask: ['What would be warm and easy now?'],
    },
    {
      when: /\b(?:arm|jaw|faint\w*|passed out|collaps\w*|blood|asthma|inhaler|pregnan\w*|heart (?:condition|problem|disease))\b/iu,
      say: [
        'That part belongs before a doctor, and if it is there right now, 911 is a good call to make.',
        'There I would not guess. If it goes on at this moment, 911 can judge it better than we can.',
      ],
    },
    {
      when: /\b(?:heart|chest|breathe|breath|throat|chok\w*|dizzy|tingl\w*|numb|hands|shak\w*|sweat\w*|hot flash|nausea\w*|vision|legs|jelly)\b/iu,
      say: [
        'Every alarm in the house, all at the same time.',
        'And each sign frightens you a bit further.',
        'A body can make an awful racket.',
      ],
    },
    {
      when: /\b(?:dying|die|thought I was|heart attack|going crazy|losing (?:my mind|it|control)|not real|unreal|out of (?:my )?body|floating)\b/iu,
      say: [
        'In that minute there was no doubt in you that this was it.',
        'Being that sure of the worst leaves a mark, even when it was wrong.',
      ],
      ask: ['How did it let go of you in the end?'],
    },
    {
      when: /\b(?:er|emergency|hospital|ambulance|ekg|doctors? said|urgent care|nothing wrong|tests|911)\b/iu,
      say: [
        'So you went that far, and had it looked at. That was sensible.',
        '“Nothing found” is good news that does not feel like any.',
      ],
      ask: ['What did they tell you?'],
    },
    {
      when: /\b(?:store|grocery|cart|walmart|target|mall|line|crowd\w*|train|bus|subway|plane|car|pull(?:ed)? over|driv(?:e|ing)|highway|bridge|elevator|church|restaurant|theater|concert)\b/iu,
      say: ['And there of all places, with people around and no quick way out.', 'Now that place has it stuck to it.'],
      ask: ['How did you get out of there?'],
    },
    {
      when: /\b(?:work|meeting|boss|class|school|office|coworkers?|customers?|presentation|bathroom|stall)\b/iu,
      say: [
        'And all that while looking as if nothing were going on.',
        'You had to keep a face on for the others, too.',
      ],
      ask: ['Did anyone notice?'],
    },
    {
      when: /\b(?:night|sleep\w*|woke|wake|bed|asleep|a\.?m\.?|3am)\b/iu,
      say: [
        'Out of sleep, without a warning. So not even the bed is safe ground.',
        'In the dark and half asleep there is nothing to hold it against.',
      ],
    },
    {
      when: /\b(?:people (?:saw|stared|looked)|everyone (?:saw|stared|looked|was)|embarrass\w*|asham\w*|stared|in front of|stupid|weak|crazy|dramatic|pathetic|silly)\b/iu,
      say: [
        'And then the shame on top, when the fear has gone.',
        'Most who saw it will have thought: is that person all right. No more than that.',
      ],
    },
    {
      when: /\b(?:husband|wife|partner|boyfriend|girlfriend|mom|mum|mother|dad|friend|sister|brother|roommate|stranger|nurse|called)\b/iu,
      say: ['So somebody was in it with you, or should have been.', 'A voice from outside is worth a great deal then.'],
      ask: ['What did {they} {do} that was good, or that was not?'],
    },
    {
      when: /\b(?:alone|by myself|nobody|no one|never told|haven'?t told|hide|hiding|secret)\b/iu,
      say: ['Alone with it, it has no edges.', 'Nobody knows, so each time you hold it by yourself.'],
    },
    {
      when: /\b(?:afraid|scared|fear|terrified|dread\w*|happen(?:s)? again|come(?:s)? back|another one|next (?:one|time)|waiting for)\b/iu,
      say: ['Now it is the fear of the fear.', 'You listen into yourself all day, to hear it coming.'],
    },
    {
      when: /\b(?:avoid\w*|cancel\w*|stay(?:ed|ing)? home|stopped (?:going|driving)|don'?t (?:go|drive|leave)|can'?t (?:go|drive|leave))\b/iu,
      say: [
        'So it has taken streets and shops from you.',
        'You keep away from where it was. Anyone would, and the map shrinks.',
      ],
      ask: ['Which place would you like to have back first?'],
    },
    {
      when: /\b(?:fight|argument|stress\w*|deadline|breakup|divorce|funeral|exam|move|moving|bills?|overwhelm\w*|too much|caffeine|coffee|weed|edible|drink\w*|hungover)\b/iu,
      say: ['So it did not come out of a quite blue sky.', 'The body kept count, and then it presented the bill.'],
    },
    {
      when: /\b(?:therap\w*|doctor|meds?|medication|xanax|ativan|propranolol|lexapro|zoloft|pills?|psychiatrist)\b/iu,
      say: ['So there is somebody with whom you keep an eye on it.', 'It is worth telling them about this one, too.'],
    },
    {
      when: /\b(?:maybe I(?:'?ll| will| can| could| should)|I (?:could|might|think I(?:'ll| will)|guess I (?:can|could))|I'll (?:try|go|take|make|call|lie|sit|drink|just))\b/iu,
      say: ['Slow and easy is just right for now.', 'That is kind to a body that has just been running.'],
    },
    {
      when: /\b(?:maybe I(?:'?ll| will| should| can| could)|I (?:could|might|think I(?:'ll| will))|I'll) (?:\S+ ){0,2}(?:tell|talk|call|see|ask|text)\b/iu,
      say: ['Then you would not have to hide it on top of having it.', 'One person who knows makes a room much safer.'],
    },
    {
      when: /\b(?:tired|exhaust\w*|drained|wiped|weak|sleepy|headache|cry\w*)\b/iu,
      say: ['You have run for your life without leaving the room.', 'No wonder you are flat now.'],
    },
    {
      when: /\b(?:years|always|since|first (?:one|time)|never had|again|third|second|every (?:day|week|time)|weeks?|months?)\b/iu,
      say: [
        'The first is the worst for not knowing. Later ones are bad for knowing.',
        'That is a visitor nobody gets used to.',
      ],
    },
    {
      when: /\b(?:don'?t (?:even )?know|not sure|no reason|out of nowhere|for nothing|nothing happened|no idea|random\w*)\b/iu,
      say: [
        'Out of nowhere: that is how it mostly comes, and just that is eerie.',
        'You do not have to find the cause tonight.',
      ],
    },
  ],
  say: [
    'There is no hurry here at all.',
    'You can answer in single words, or not.',
    'It is loud, and you are still in there underneath it.',
    'Whatever it did to you, you found words just now.',
    'A frightened body wants slow and plain things.',
  ],
  ask: [
    {
      line: 'Are you somewhere you can sit down?',
      unless: /\b(?:sit|sitting|bed|couch|home|over|yesterday|last night)\b/iu,
    },
    { line: 'Is anyone near you, or within a call?', unless: /\b(?:alone|nobody|no one|with me|husband|wife|mom)\b/iu },
    { line: 'Have you had these before?', unless: /\b(?:first|again|always|years|another|keep)\b/iu },
    { line: 'What was the moment before it like?', unless: /\b(?:out of nowhere|nowhere)\b/iu },
  ],
};
