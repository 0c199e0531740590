import type { Course } from '../course.ts';

/** A new baby, no sleep, and often another one who sleeps through it. */
export const newBabyNights: Course = {
  id: 'new-baby-nights',
  begins:
    /\b(?:(?:my|our|the) (?:\S+ ){0,2}?(?:baby|newborn|twins|little one|\d+[- ](?:week|month)[- ]old)\b.{0,50}?\bI (?:\S+ )?(?:haven'?t|have not|barely|hardly|never) (?:\S+ )?(?:slept|sleep)|(?:my|our|the|this|a) (?:\S+ ){0,3}?(?:baby|newborn|new born|infant|twins|little one|(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)[- ](?:weeks?|wks?|wk|months?|mo)[- ]olds?) (?:\S+ ){0,6}?(?:won'?t (?:ever )?(?:go to |fall a)?sleep|won'?t stop (?:crying|screaming)|doesn'?t (?:ever )?sleep|never sleeps|isn'?t sleeping|not sleeping|hates sleep|wakes|waking|up (?:every|all|at|since|again)|(?:wide )?awake|screams|screaming|cries|crying|colic\w*|cluster|(?:feeds?|feeding|eats) every)|baby (?:\S+ ){0,2}?(?:up (?:every|all|at|again)|won'?t sleep|doesn'?t sleep|isn'?t sleeping)|(?:up|awake) (?:\S+ ){0,4}?with (?:the|a|my|our|this) (?:\S+ ){0,2}?(?:baby|newborn|infant|twins)|(?:haven'?t|not|barely|hardly) (?:\S+ ){0,2}?slept (?:\S+ ){0,6}?(?:baby|newborn|birth|born|gave birth)|(?:had|have|got|with) (?:a|our|my) (?:\S+ ){0,3}?(?:baby|newborn|infant|\d+[- ](?:week|month)[- ]old) (?:\S+ ){0,10}?(?:tired|exhaust\w*|no sleep|sleep\w*|slept|drowning|struggling|dying|zombie|losing (?:it|my mind)|overwhelm\w*|so hard|burn\w* out|can'?t (?:do|cope))|(?:newborn|new baby|first[- ]time (?:mom|mum|dad|parent)|new (?:mom|mum|mother|dad|father|parent)s?|postpartum|post partum|\d+ weeks pp)\b.{0,60}?\b(?:tired|exhaust\w*|no sleep|sleep\w*|slept|drowning|struggling|zombie|losing (?:it|my mind)|overwhelm\w*|hard|burn\w* out|can'?t (?:do|cope)|awake|alone)|(?:tired|exhaust\w*|no sleep|drowning|struggling|overwhelm\w*|sleep deprived)\b.{0,40}?\b(?:newborn|new baby|new (?:mom|mum|mother|dad|father)\b)|(?:husband|wife|partner|boyfriend|bf|hubby|he|she) (?:\S+ ){0,3}?(?:sleeps|slept|snores|snoring|sleeping) (?:\S+ ){0,6}?(?:baby|newborn|night feeds?|feedings?)|night feeds? (?:\S+ ){0,5}?(?:killing|alone|exhaust\w*|every|breaking))\b/iu,
  unless:
    /\b(?:(?:hurt|harm|shake|shook|shaking|throw|threw|smother|drown|drop|dropped|hit|kill)(?:ing)? (?:him|her|it|them|the baby|my baby|myself)|voices|pupp(?:y|ies)|kittens?|foster kitten|dog|cats?|nicu|stillborn|died|passed away|lost (?:our|my|the) baby|miscarr\w*|trying for|pregnant|expecting|due (?:in|date)|(?:like|as) a baby|baby (?:shower|sister|brother|monitor)|(?:sister|brother|friend|neighbou?r|cousin|coworker)(?:'?s)? (?:\S+ )?(?:baby|newborn|has|had)|neighbou?rs?|upstairs|on (?:the|a) (?:plane|train|bus|flight)|years ago|lol my baby|(?:husband|boyfriend|wife|boss|dad|brother) is (?:\S+ ){0,2}?(?:a|like a) (?:\S+ )?baby)\b/iu,
  first: {
    say: [
      'Nights in pieces, and then a whole day to get through.',
      'Someone that small, and everything turns around that bed.',
      'You love somebody and cannot sleep because of them. That is a tiredness of its own.',
      'The clock at that hour is nobody’s friend.',
    ],
    ask: ['What was last night like?', 'Who else is there to take a turn?'],
  },
  turns: [
    {
      when: /\b(?:what (?:do|can|should|would) (?:I|you) (?:even )?do|how (?:do|can) I (?:\S+ )?(?:stop|calm|handle|cope))\b.{0,40}\b(?:cry\w*|scream\w*|colic|won'?t stop|stop)\b/iu,
      say: [
        'If the crying gets too much, a baby is safe on the back in the crib for a few minutes while you breathe in the next room. That is not leaving anyone.',
        'Fed, dry, held, and still crying: then it may be nothing you could fix. You can put the little one down safely, step out, and come back when your own heart is slower.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:am I|does (?:this|that|it) make me|is (?:this|that|it)) (?:\S+ ){0,4}?(?:bad|terrible|awful|horrible|failing|weak|crazy|selfish|monster|broken)|is (?:it|this|that) (?:\S+ )?(?:normal|bad|wrong|ppd|postpartum|just me)|what(?:'?s| is) wrong with me|(?:is|is there) something wrong with me|do (?:other|all) (?:moms|mothers|parents|people))\b/iu,
      say: [
        'Not a bad parent. A parent without sleep. If it stays dark even on the better days, a doctor or a midwife would want to hear exactly that.',
        'Loving a baby and wanting to run out of the room at four in the morning go together more often than people say.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:will|does|when|is) (?:\S+ ){0,5}?(?:get (?:any )?(?:better|easier)|end|stop|sleep (?:through|longer|again)|pass)|how long (?:does|will|until|till|do))\b/iu,
      say: [
        'I cannot give you a date. In most families the nights stretch bit by bit over the first year, with steps back in between.',
        'Most babies do get there, each at their own time. Until then it may help to count in nights and not in months.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:should I|can I|do I|how (?:do|can|should) I|is it (?:ok|okay|fair|wrong) to) (?:\S+ ){0,3}?(?:wake|ask|tell|say|talk|get (?:him|her|my)|bring|make (?:him|her|my)|explain))\b/iu,
      say: [
        'By daylight, and as a plain deal: “You take the baby until two, I take over after. Then each of us has some hours that are safe.”',
        'You could say it when you are both fed: “I cannot do every night alone. Which nights are yours?” A hint at three in the morning reaches nobody.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what (?:do|can|should|would|could) (?:I|you|we)|how (?:do|am|can|does|did) (?:I|people|anyone|everyone|you)|any (?:advice|tips|ideas)|should (?:I|we))\b/iu,
      say: [
        'Perhaps one thing only: somebody you trust holds the baby for two hours today, and you lie down before you do anything else.',
        'I would let the house go for now. And when someone asks how to help, have the answer ready: “Hold the baby while I sleep.”',
      ],
      asked: true,
    },
    {
      when: /\b(?:slept (?:for |like |almost )?(?:\d|three|four|five|six|seven|eight|through|all night|the whole)|(?:longest|whole) stretch|let me sleep|took (?:the (?:baby|night|kid|feed)|him|her|over|a (?:night|feed)) ?|gave me (?:an? |two |some )?(?:hours?|nap|break))\b/iu,
      unless:
        /\b(?:I (?:\S+ )?slept (?:\S+ )?(?:\d|one|two|three)|(?:husband|wife|partner|boyfriend|he|she) slept (?:through|all|like)|only|never|haven'?t|didn'?t)\b/iu,
      say: [
        'A real stretch of sleep. The world has edges again after that.',
        'Hours like that are worth more than gold just now.',
      ],
    },
    {
      when: /\b(?:(?:husband|wife|partner|boyfriend|girlfriend|bf|hubby|dad|fianc\S+|he|she|man) (?:\S+ ){0,3}?(?:sleeps|asleep|slept|snor\w*|sleeping|doesn'?t (?:wake|hear|get up|help|even|do)|didn'?t (?:wake|hear|get up|help|even)|never (?:wakes|gets up|helps)|won'?t (?:get up|help|wake)|dead to the world|rolls over|has (?:work|to work|to be rested|to sleep)|needs (?:his|her) sleep|works|goes to work)|snor\w*|sleeps? (?:right )?through|other room|earplugs|guest room|on the couch)\b/iu,
      unless: /\b(?:baby|newborn|(?:she|he) (?:finally|only) )\b/iu,
      say: [
        'One of you sleeps, and it is never you.',
        'Lying awake beside somebody who sleeps is lonelier than lying awake alone.',
        'You do the nights, and in the morning only one of you is rested.',
      ],
      ask: ['Have the two of you talked about the nights by daylight?'],
    },
    {
      when: /\b(?:sleep when|enjoy (?:every|it|this|them)|goes (?:by )?so fast|miss (?:this|these)|treasure|cherish|just wait|(?:mother[- ]in[- ]law|mil|mom|mum|mother|everyone|everybody|people|friends) (?:\S+ )?(?:says?|said|tells?|told|keeps?|thinks?)|in my day|back in my)\b/iu,
      say: [
        'And when the baby sleeps there is the laundry, and you lying there wide awake.',
        '“Enjoy it” mostly comes from people who slept last night.',
        'Advice is cheap at noon. At three in the morning you are the one standing there.',
      ],
    },
    {
      when: /\b(?:don'?t (?:really |even )?(?:feel|love|like|bond)\b.{0,30}|no bond|bonding|not connected|regret\w*|mistake|old life|my life back|life before|what (?:have|did) (?:I|we) (?:do|done)|why (?:did )?(?:we|I) (?:did|do|even|wanted|have|had)|wonder why|give (?:her|him|it) back|numb|feel nothing|wish (?:I|we) (?:had never|hadn'?t|never))\b/iu,
      say: [
        'You can love someone and mourn the life you had before.',
        'That thought visits many new parents, and hardly one of them says it aloud.',
        'Nobody falls in love on no sleep. It may need its time, like with anyone new.',
      ],
      ask: ['What do you long for most, from before?'],
    },
    {
      when: /\b(?:depress\w*|ppd|ppa|baby blues|doctor|midwife|therap\w*|meds|health visitor|hopeless|dark thoughts)\b/iu,
      say: [
        'That is worth saying aloud to a doctor or a midwife. They hear it often, and there is help for it.',
        'It is more than tired, then. Good to have someone look at it together with you.',
      ],
      ask: ['Who close to you knows how dark it gets?'],
    },
    {
      when: /\b(?:breast\w*|latch\w*|nurs(?:e|ing)|pump\w*|formula|bottles?|milk|nipples?|feed\w*|reflux|spit\w* up|burp\w*|gas)\b/iu,
      say: [
        'Feeding is the most natural thing in the world until it is three in the morning.',
        'So it all hangs on the next feed, and the one after it.',
      ],
      ask: ['Who could do one of the feeds in your place?'],
    },
    {
      when: /\b(?:screams?|screaming|colic\w*|won'?t stop (?:crying|screaming)|(?:cries|crying) (?:\S+ )?(?:for|all|every|nonstop|non-stop|until|hours|constantly)|inconsolable|won'?t settle|put (?:him|her|them) down|rocking|rock (?:him|her)|bounc\w*|walk\w* (?:\S+ )?(?:up and down|around|the hall)|only (?:stops|sleeps|settles))\b/iu,
      say: [
        'That sound goes right into the bones.',
        'Hours of that would wear down anyone. It is made so that nobody can ignore it.',
        'You try all ten things, and then the first one again.',
      ],
    },
    {
      when: /\b(?:I (?:\S+ ){0,6}?(?:cried|cry|sobbed|sob|bawled|was crying)|I'?m (?:\S+ )?(?:crying|in tears|sobbing|sitting here crying)|cry with (?:her|him|the baby)|crying too|both (?:\S+ )?(?:cry\w*|cried)|tears|broke down)\b/iu,
      say: ['Without sleep the tears come before any thought does.', 'It had to run over somewhere.'],
    },
    {
      when: /\b(?:(?:put|laid|set) (?:him|her|them|the baby) down|(?:walked|stepped|went) (?:out|away|outside)|porch|balcony|other room|closed the door)\b/iu,
      say: [
        'Down safely, and a few breaths of other air. That was a good thing to do.',
        'To step out for a bit before it boils over is care, for both of you.',
      ],
    },
    {
      when: /\b(?:opinions?|formula or breast|judg\w*)\b/iu,
      say: ['Everybody has a view on it, and nobody has the three o’clock shift.'],
    },
    {
      when: /\b(?:stitches|c-?section|bleeding|healing|sore|tore|tear(?:ing)?|my body|my back|my hair|weight|hormones|birth (?:was|trauma)|labor|labour|anemi\w*|mastitis)\b/iu,
      say: ['You are mending and on night duty at the same time.', 'Your body has had no chance to rest from it.'],
    },
    {
      when: /\b(?:go(?:es|ing)? back to work|back (?:at|to) work|maternity leave|leave (?:ends|is over|is up)|daycare|my (?:job|shift)|work (?:at|in the morning|tomorrow)|boss)\b/iu,
      say: [
        'And then sit somewhere in clean clothes and make sense.',
        'A working day on top of nights like these. No wonder it frightens you.',
      ],
    },
    {
      when: /\b(?:shower|eat|eaten|dishes|laundry|house (?:is|looks)|mess|clean\w*|brush my teeth|pajamas|get dressed|coffee)\b/iu,
      say: [
        'A shower turns into an event.',
        'The small things are the first to go, and they were what kept you a person.',
      ],
    },
    {
      when: /\b(?:toddler|older (?:one|kid|child|son|daughter)|my (?:other|first|oldest)|two under two|twins|siblings?|(?:\d|two|three)[- ]year[- ]old)\b/iu,
      say: [
        'And then there is somebody who wants breakfast and a parent with eyes open.',
        'There are more small people than arms.',
      ],
    },
    {
      when: /\b(?:alone|no (?:family|help|one|village|support)|nobody|by myself|far away|all day with|lonely|isolated|friends (?:don'?t|stopped|are|have)|single)\b/iu,
      say: ['Whole days with somebody who cannot say a word back.', 'It was never meant for one pair of arms.'],
      ask: ['Who could be asked for just one hour?'],
    },
    {
      when: /\b(?:breath\w*|sids|scared|worried|worry|anxi\w*|afraid|check(?:ing)? (?:on|if|that)|something (?:happens|is wrong)|google\w*|panic\w*|germs)\b/iu,
      say: ['So even when it is quiet you lie there listening.', 'The silence is no rest either, then.'],
      ask: ['What is it you are most afraid of, in those hours?'],
    },
    {
      when: /\b(?:smil\w*|laugh\w*|giggl\w*|cute|worth it|love (?:him|her|them|my baby) so|smells? (?:so )?good|tiny (?:hands?|fingers|feet|toes)|looked at me|fell asleep on|so sweet|perfect)\b/iu,
      say: [
        'And then a look like that, and you are lost all over again.',
        'A moment like that gets one through till morning.',
      ],
    },
    {
      when: /\b(?:resent\w*|hate (?:him|her|my|this)|angry|mad at|furious|rage|snapped|fight(?:ing)?|fought|argu\w*|bicker\w*|unfair|jealous)\b/iu,
      say: [
        'You keep count in the dark, and the count does not come out even.',
        'Two people without sleep can fight over a spoon.',
      ],
      ask: ['What set it off, the last time?'],
    },
    {
      when: /\b(?:guilt\w*|feel (?:so |really )?(?:horrible|terrible|awful|bad) (?:for|that|about)|bad (?:mom|mum|mother|dad|father|parent)|failing|failure|not (?:cut out|good enough|a good)|can'?t do (?:this|it)|everyone else|other (?:moms|mums|parents)|instagram)\b/iu,
      say: [
        'Failing looks different. You keep getting up.',
        'The others are putting on a clean shirt for the photo, too.',
      ],
    },
    {
      when: /\b(?:maybe (?:I|we|he|she|my)|going to ask|I'?ll ask|could come|come (?:stay|over|help)|take turns|shifts|night nurse|doula|babysitter|my (?:mom|mum|mother|sister|mother[- ]in[- ]law) (?:is|can|could|will|offered))\b/iu,
      say: [
        'That could buy you some hours, and hours are what is missing.',
        'Somebody else’s arms for a while. That sounds like a good thought to follow.',
      ],
    },
    {
      when: /\b(?:every (?:\S+ )?(?:hours?|minutes|hr|hrs)|(?:\d+|one|two|three|four) ?(?:hours?|hrs|h)\b|times a night|(?:\d|two|three|four|five) ?(?:am|a\.m\.)|all night|again at)/iu,
      say: ['Sleep in crumbs, never a whole slice.', 'Just deep enough each time to make the waking cruel.'],
    },
    {
      when: /\b(?:\d+|one|two|three|four|five|six|seven|eight|few) (?:weeks?|wks?|months?|days)\b/iu,
      say: ['It adds up, night on night, in anybody.', 'Still so new, and you already so tired.'],
    },
    {
      when: /\b(?:should be (?:happy|grateful)|ungrateful|shouldn'?t complain|wanted this|stupid|silly|other people have|supposed to be)\b/iu,
      say: ['Wanted, loved, and too much. It can be all three.', 'Nobody is grateful at four in the morning.'],
    },
    {
      when: /\b(?:tired|exhaust\w*|zombie|worn out|drained|dead|no sleep|sleep depriv\w*|losing (?:it|my mind)|delirious)\b/iu,
      say: ['Tired is too small a word for it by now.', 'Worn to the bone, and still on duty.'],
    },
    {
      when: /^(?:I )?(?:really |just )?(?:don'?t know|no idea|idk|not sure|whatever)\b/iu,
      say: ['With a head that tired nobody knows much.', 'That can stay open until you have slept.'],
    },
  ],
  say: [
    'There is no clocking out from a baby.',
    'A person is not built to run on this little sleep.',
    'Everything looks bigger and darker without rest.',
    'It asks more of people than anyone had told you.',
    'And tomorrow you will pick that child up again, tired as you are.',
  ],
  ask: [
    {
      line: 'How old is the little one?',
      unless:
        /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|few)[- ](?:weeks?|wks?|months?|days?)|newborn\b/iu,
    },
    { line: 'How many hours did you get, all together?', unless: /\bhours?\b/iu },
    { line: 'What is the worst hour of the night for you?', unless: /\b\d ?am\b/iu },
    { line: 'Who could take over for a while, even once?', unless: /\b(?:alone|nobody|no one|no help|no family)\b/iu },
    { line: 'How are you, underneath the tiredness?' },
  ],
};
