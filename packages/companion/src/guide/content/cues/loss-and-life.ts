import type { Cue } from './cue.ts';

/** Loss, pets, days of the calendar, faith, change, numbness, good things. */
export const lossAndLife: readonly Cue[] = [
  {
    id: 'pet-loss',
    when: /\b(?:dog|cat|puppy|kitten|hamster|rabbit|bunny|parrot|horse|pet|guinea pig)\b.{0,40}\b(?:died|put (?:him|her|them|it) (?:down|to sleep)|passed|is gone|had to let (?:him|her) go)\b|\bput (?:my|our) (?:dog|cat|pet) (?:down|to sleep)\b/iu,
    say: [
      'An animal is woven into every hour of a home, so the quiet is everywhere.',
      'Some people will say it was only a pet. It was a daily, wordless bond.',
    ],
    meet: [
      'That is a real loss.',
      'Losing an animal you lived with is a real loss.',
      'There is nothing small about losing an animal you lived with.',
    ],
    ask: [
      'What was {focus} like?',
      'When do you notice the absence the most?',
      'What did your days together look like?',
      'Is there something of {focus} you want to keep near?',
      'Who else loved {focus}?',
      'Would you like to tell me about {focus}?',
    ],
    feeling: 'grief',
    sure: true,
    thread: true,
    loss: true,
  },
  {
    id: 'pet-ill',
    when: /\b(?:my |our )?(?:dog|cat|puppy|kitten|pet|rabbit)\b.*\b(?:sick|vet|ill|not eating|surgery|limping|got out|ran away|missing|lost)\b/iu,
    say: [
      'Worrying about someone who cannot tell you what hurts is its own kind of helpless.',
      'An animal is family that cannot explain itself.',
    ],
    ask: [
      'What does the vet say, if you have been?',
      'How long has it been going on?',
      'What is it like at home, with that worry on the floor beside you?',
    ],
    feeling: 'anxiety',
  },
  {
    id: 'death',
    when: /\b(?:(?:mom|mum|mother|dad|father|grandma|grandpa|grandmother|grandfather|nana|gran|brother|sister|son|daughter|husband|wife|partner|friend|uncle|aunt|cousin|baby|he|she|they|best friend)\b.{0,25}\b(?:died|passed(?: away)?|is gone|was killed)|funeral|memorial service|ashes|lost my (?:mom|mum|mother|dad|father|grandma|grandpa|grandmother|grandfather|nana|gran|brother|sister|son|daughter|husband|wife|partner|friend|baby|best friend)|stillb\w+)\b/iu,
    unless: /\bpassed (?:the|his|her|my|their)\b/iu,
    say: [
      'Missing someone is love that has nowhere to go for the moment.',
      'The small things are the ones that knock you over: a mug, a number, a coat.',
      'You do not have to be over it. People carry their dead with them.',
      'Habits do not know yet that someone is gone.',
      'People expect grief to move along. It comes and goes as it likes.',
    ],
    meet: [
      'That is a great loss.',
      'There are no right words for a loss like that.',
      'A loss like that is a lot to hold.',
    ],
    ask: [
      'What would you like me to know about who they were?',
      'What was {focus} like?',
      'What was something they always did or said?',
      'What were they like, in an everyday way?',
      'What has it been like since?',
      'Which small thing do you miss?',
      'Would you like to tell me about {focus}?',
    ],
    feeling: 'grief',
    sure: true,
    thread: true,
    loss: true,
  },
  {
    id: 'no-goodbye',
    when: /\b(?:didn't get to say (?:goodbye|bye)|never (?:got to say|said) (?:goodbye|bye)|too late to (?:say|tell)|wasn't there when)\b/iu,
    say: [
      'A goodbye that did not happen keeps looking for its moment.',
      'You could not have known that there would be no later.',
    ],
    ask: ['What would you have wanted to say?', 'How could some of that goodbye still be said, in your own way?'],
    feeling: 'grief',
  },
  {
    id: 'their-things',
    when: /\b(?:his|her|their) (?:number|mug|coat|voice ?mail|slippers|chair|room|sweater|jacket|glasses|shoes|handwriting|side of the bed|clothes|perfume|cup)\b/iu,
    say: ['Objects keep somebody’s shape for a long time.', 'It is the ordinary things that do it.'],
    ask: ['What do you feel when you look at it?', 'What memory is in it?'],
    onlyInLoss: true,
  },
  {
    id: 'anniversary',
    when: /\b(?:anniversary|one year (?:ago|since)|a year (?:ago|since)|would have (?:been|turned)|was supposed to turn|first (?:christmas|birthday|thanksgiving|holidays?) without)\b/iu,
    say: [
      'Dates like that come toward you for weeks before they arrive.',
      'The calendar remembers, whether anyone mentions it or not.',
    ],
    ask: [
      'How would you like to spend that day, if you could choose?',
      'Who else will be thinking of it?',
      'What does that date bring up?',
    ],
    feeling: 'grief',
  },
  {
    id: 'birthday-alone',
    when: /\b(?:my birthday|holidays?|christmas|thanksgiving|new year'?s?|valentine'?s?)\b.*\b(?:alone|nobody|no one|forgot|by myself|me and|without|empty|quiet)\b/iu,
    say: [
      'Days that are meant for being celebrated make an empty chair very visible.',
      'It is harder on a day when the whole world seems to be at a table.',
    ],
    ask: [
      'How did you get through the day?',
      'What would a day like that hold, if it were up to you?',
      'Who did you hope to hear from?',
    ],
    feeling: 'loneliness',
  },
  {
    id: 'empty',
    when: /\b(?:empty|numb|feel nothing|don't feel (?:anything|any of it)|didn't feel (?:anything|any of it)|nothing matters|can't feel|dead inside|going through the motions|on autopilot|just existing|hollow)\b/iu,
    unless: /\b(?:empty (?:fridge|house|bottle|box|room)|fingers|toes|arm|leg)\b/iu,
    say: [
      'Emptiness can be heavier than sadness, because there is nothing to hold it by.',
      'You go through the moves and the feeling does not show up for them.',
    ],
    ask: [
      'How long has it been like this?',
      'What was the last thing that reached you, even a little?',
      'What is it like to sit with people when you feel so far off?',
    ],
    feeling: 'numbness',
  },
  {
    id: 'moving-house',
    when: /\b(?:moving out|selling the house|sold the house|the house I grew up|childhood home|packing|new apartment|different mailbox)\b/iu,
    say: [
      'A house holds more than furniture; part of who you were stays in the walls.',
      'Even a wanted move has a leaving inside it.',
    ],
    ask: [
      'What did you leave behind there?',
      'Which corner of it do you still see?',
      'What did it feel like to stand there?',
    ],
    feeling: 'sadness',
  },
  {
    id: 'church',
    when: /\b(?:church|mass|pray(?:er|ing|ed)?|hymns?|sunday service|mosque|temple|synagogue|faith|bible|pastor|priest|choir|god)\b/iu,
    unless: /\b(?:oh my god|omg|god knows|thank god|for god's sake)\b/iu,
    say: [
      'Faith and the people around it are two things, and either can go quiet.',
      'What one keeps singing in private is worth something.',
      'There is no attendance list for a heart.',
    ],
    ask: [
      'What do you miss about it, if you miss it?',
      'What has stayed with you, outside the building?',
      'What would make it feel like a place for you again?',
    ],
  },
  {
    id: 'hymn',
    when: /\b(?:hymns?|still sing|singing in the (?:car|shower))\b/iu,
    say: ['So the hymns came along, even into the car.', 'A song that keeps turning up has usually something to say.'],
    ask: [
      'Which line of the song stays with you?',
      'What happens in you while you sing it?',
      'What does that song open up?',
    ],
  },
  {
    id: 'tiny-return',
    when: /\b(?:I guess I (?:could|can|might) (?!be\b|have\b)|maybe I'll (?:go|try|call|text|ask|join|start)|thinking (?:of|about) (?:going|trying|calling|joining)|might (?:go|try|call|text|ask|join)|sit in (?:the )?back)\b/iu,
    say: [
      'That sounds like a step of just the right size.',
      'A small step is a step.',
      'A maybe is a perfectly good beginning.',
    ],
    ask: ['What would make it easier to start?', 'When might you try it?', 'What would help you do it?'],
    always: true,
    feeling: 'hope',
  },
  {
    id: 'relapse',
    when: /\b(?:relapse\w*|slipped up|(?:drank|used|smoked|gambled|binged) again|blew it|fell off the wagon|broke my (?:streak|sobriety)|had a (?:drink|slip))\b/iu,
    say: [
      'A slip ends a count. It does not undo what those days taught you.',
      'The morning after is the hardest place to be kind to yourself, and the most useful one.',
      'You are telling it rather than hiding it, and that is where the next day starts.',
    ],
    ask: [
      'What was going on in the hours before it?',
      'What did you learn in the days that came before the slip?',
      'Who could know about it by tonight?',
      'What did you do this morning that was already a step?',
    ],
    feeling: 'guilt',
    sure: true,
  },
  {
    id: 'dying',
    when: /\b(?:hospice|terminal(?:ly)?|palliative|(?:days|weeks|months) (?:left|to live)|only (?:has )?a few days|won't make it|is dying|at the end)\b/iu,
    unless: /\b(?:a few days (?:ago|off)|battery|phone|plant)\b/iu,
    say: [
      'Sitting beside someone who is leaving asks for everything and gives you nothing to do.',
      'You do not need the right words in that room. A hand is a whole sentence.',
      'The waiting and the loving happen in the same chair.',
    ],
    ask: [
      'What are the hours in that room like?',
      'What would you like there to be, between the two of you, while there is time?',
      'Who sits with you while you sit there?',
    ],
    meet: ['That is a hard place to be.', 'That is a great deal to sit with.'],
    feeling: 'grief',
    sure: true,
    thread: true,
    loss: true,
  },
  {
    id: 'pregnancy-loss',
    when: /\bmiscarr\w+|\blost the baby\b|\bfertility\b|\bivf\b/iu,
    say: [
      'After losses like that, hope and fear come as one feeling.',
      'It is hard to let a good thing in when the last ones were taken.',
      'That grief often has no grave and no visitors, and it is grief.',
    ],
    ask: ['How are you getting through the waiting?', 'What do you allow yourself to picture, and what not yet?'],
    meet: ['That is a real loss, seen by others or not.', 'That is a great deal to carry.'],
    feeling: 'grief',
    thread: true,
  },
  {
    id: 'promise',
    when: /\b(?:(?:tell|promise) me (?:that )?(?:it's|it is|it'll|it will|everything|things|we|I)|will (?:it|things|everything|I) (?:ever )?(?:be|get) (?:ok|okay|fine|alright|better)|is it going to be (?:ok|okay|alright))\b/iu,
    say: [
      'I wish for you that it goes well, as far as a program can wish; I cannot promise it, and you would notice if I pretended.',
      'Nobody honest can promise that. What I can say is that you do not have to get through the not-knowing in silence.',
      'I do not know how it will turn out, so I will not say it. You deserve true words, even now.',
    ],
    always: true,
    ask: [
      'What would help you through tonight, whatever comes?',
      'Who could hold the waiting with you?',
      'What is the next hour going to look like?',
    ],
    feeling: 'anxiety',
  },
  {
    id: 'sorry-for-talking',
    when: /\b(?:sorry (?:this|that|for|to|I|about (?:this|the))|sorry[.! ]*$|I(?:'m| am) (?:rambling|ranting|venting|whining|complaining|being dramatic)|too much for you|TMI|this is a lot)\b/iu,
    unless:
      /\b(?:said sorry|say sorry|i'm sorry for your|told (?:him|her|them) (?:I was |I'm )?sorry|sorry he|sorry she)\b/iu,
    say: [
      'Nothing to apologize for.',
      'It is not too much for this place.',
      'You need not make it smaller for me.',
      'No sorry needed; this is what it is here for.',
    ],
    always: true,
    ask: ['What else belongs to it?', 'What were you about to say before the sorry?'],
  },
  {
    id: 'sober',
    unless:
      /\b(?:he|she|they|who|dad|mom|brother|sister)(?:'s|'ve| has| have| is| was)? (?:been |got |gotten )?(?:sober|clean)\b/iu,
    when: /\b(?:sober|clean for|days? (?:clean|without (?:drinking|alcohol|smoking|weed|using))|quit (?:drinking|smoking|vaping|weed)|haven't had a (?:drink|cigarette))\b/iu,
    say: [
      'Each of those days had hours in it that nobody clapped for.',
      'A slip does not erase the days before it.',
      'Staying with it takes a decision many times a day.',
    ],
    ask: [
      'What helps you through the hard hour?',
      'What has changed that you would not want to give back?',
      'Who knows what it takes?',
    ],
    feeling: 'pride',
  },
  {
    id: 'got-in',
    when: /\b(?:got (?:in\b|into (?:\w+ )?(?:school|college|university|program|law|med|nursing)|accepted|the job|promoted|hired|engaged|an a)|i passed|we passed|passed (?:because|my|the)|accepted (?:into|to)|i (?:did|made) it\b|promotion|won the|graduat(?:ed|ing)|first sale|it worked|benign|cancer free|all clear|closed (?:my|the))\b/iu,
    unless:
      /\b(?:didn't|not|never|almost|nearly|passed (?:away|out|on|me)|got in(?:to)? (?:a |an |my |the |his |her )?(?:fight|trouble|argument|accident|bed|car|way|late))\b/iu,
    say: ['There it is, after all that.', 'That does not happen by accident.', 'So it is real.'],
    ask: ['Who did you tell first?', 'What was the moment like when you knew?', 'What are you looking forward to?'],
    feeling: 'joy',
    sure: true,
  },
  {
    id: 'good-day',
    when: /\b(?:today|(?:my |the )?(?:day|week|morning|evening|weekend|date|trip|party|visit|interview|exam|talk)|it|that)(?: was| went|'s| is) (?:actually |really |so |pretty |surprisingly |kind of |honestly )*(?:good|great|nice|fun|amazing|wonderful|lovely|awesome|well|better than)\b|\b(?:good|great|best) (?:news|day|night)\b/iu,
    unless:
      /\b(?:not|isn't|wasn't|used to|was supposed|if|too good|no good|would be|could be|never|before|until|but)\b/iu,
    say: [
      'A good one, then. It may take up room, too.',
      'That is worth a line in the book.',
      'Let it count, all of it.',
    ],
    ask: [
      'What was the best bit?',
      'What made the difference?',
      'Who or what had a hand in it?',
      'How does it feel to say that?',
    ],
    feeling: 'joy',
    sure: true,
  },
  {
    id: 'kind-act',
    when: /\b(?:brought me (?:tea|soup|food|coffee|flowers)|she brought tea|he brought tea|helped me|shoveled|stayed with me|hugged me|checked (?:in )?on me|cooked for me|gave me (?:her|his|their) own)\b/iu,
    say: ['Somebody moved toward you there. That matters.', 'Care, in a form you can hold in your hands.'],
    ask: ['What did it feel like to be looked after for a moment?', 'What would you like to say to them?'],
    feeling: 'gratitude',
  },
  {
    id: 'pan',
    when: /\bdumb(?:est)? (?:fight|argument|thing)|stupidest (?:fight|argument|thing)|fight about (?:a|the) \w+/iu,
    say: [
      'The dumb ones are never quite as dumb as they look; something small just happened to be lying there.',
      'It is amazing what a household object can be made to stand for.',
    ],
    ask: ['What was it a stand-in for, if anything?', 'How long had it been simmering before that?'],
    feeling: 'anger',
  },
  {
    id: 'long-friction',
    when: /\b(?:a (?:whole )?year of (?:this|it)|months of (?:this|it)|years of (?:this|it)|been like this for (?:\w+ )?(?:weeks|months|years)|again and again)\b/iu,
    say: [
      'So it has been wearing on you for a long time, not just today.',
      'A thing repeated that often leaves a groove.',
      'The length of it is part of the weight.',
    ],
    ask: ['What has all that time done to you?', 'When did you first notice it was too much?'],
  },
  {
    id: 'picking',
    when: /\b(?:couldn't (?:pick(?! up)|choose|decide)|can't (?:pick(?! up)|choose)|stood in the \w+(?: \w+)? aisle|in the (?:store|grocery|supermarket))\b/iu,
    say: [
      'When a choice that small will not be made, the day has already asked for too many.',
      'It was never about what was on the shelf; you had simply run out.',
      'An aisle full of choices is a cruel place for a worn-out mind.',
    ],
    ask: [
      'What else had the day already asked of you by then?',
      'What would you have liked somebody to do for you in that aisle?',
    ],
    feeling: 'overwhelm',
  },
  {
    id: 'news-world',
    when: /\b(?:the news|war|climate|election|politics|shooting|the world is|planet)\b/iu,
    say: [
      'A single heart was not built to take in the whole planet before breakfast.',
      'Caring about it hurts because you are paying attention.',
    ],
    ask: ['Which image or headline stayed with you?', 'What do you do with all that worry?'],
    feeling: 'anxiety',
  },
  {
    id: 'coming-out',
    when: /\b(?:coming out|come out to|came out|i'm (?:gay|bi|bisexual|lesbian|trans|queer|nonbinary|asexual)|my pronouns|in the closet|gender)\b/iu,
    unless: /\bcame out (?:wrong|of|great|fine)\b/iu,
    say: [
      'Who you are is not a problem to be solved.',
      'You decide who hears it, and when, and how much.',
      'It takes a lot of strength to keep listening for where it is safe.',
    ],
    ask: [
      'Who feels safe to be yourself with?',
      'What are you hoping for, and what are you bracing for?',
      'What would it be like to have it said?',
    ],
  },
  {
    id: 'growing-older',
    when: /\b(?:turning (?:30|40|50|60|thirty|forty|fifty|sixty)|getting old(?:er)?|retire\w*|too old|empty nest|last one moved out|behind everyone|everyone my age)\b/iu,
    say: [
      'There are ages at which one counts, whether one wants to or not.',
      'The timetable that others seem to keep was never written down anywhere.',
    ],
    ask: [
      'What had you thought would be true by now?',
      'What would you not trade back?',
      'Which years do you find yourself thinking of?',
    ],
    feeling: 'sadness',
  },
  {
    id: 'future',
    when: /\b(?:no idea what to do with my life|don't know what (?:i want|to do with my life)|lost in life|stuck in life)\b/iu,
    say: [
      'Not knowing where it is going is uncomfortable, and it is not the same as going nowhere.',
      'A life does not have to be decided in one evening.',
    ],
    ask: [
      'What used to pull you forward?',
      'What do you know you do not want?',
      'If the next three months were only for trying things, what would you try?',
    ],
    feeling: 'confusion',
  },
];
