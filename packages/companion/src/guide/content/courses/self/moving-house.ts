import type { Course } from '../course.ts';

/** They are moving house: packing, leaving, arriving among boxes. */
export const movingHouse: Course = {
  id: 'moving-house',
  begins:
    /\b(?:I'?m|we'?re|I am|we are|I have to|we have to|I need to|we need to|about to|having to) (?:\S+ ){0,2}?(?:moving|move|relocating|packing up) (?:\S+ ){0,2}?(?:out(?! of (?:my|his|her) (?:comfort|head))|house|houses|apartments?|homes?|places?|to (?:a |an |the |our )?(?:new|smaller|bigger|different|another) (?:\S+ )?(?:house|apartment|place|home|city|state|town|country)|in (?:\S+ )?(?:days|weeks|a week|a month|two weeks)|tomorrow|next (?:week|month|weekend)|this (?:week|weekend|month)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|the)|away|again|across|soon)\b|\b(?:I|we) move (?:out|house|away|to the new \S+)? ?(?:on|next|this|in|tomorrow) ?(?:\S+ )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|weekend|month|days|weeks|tomorrow)\b|\b(?:packing|boxes|box) (?:\S+ ){0,4}?(?:everywhere|boxes|up (?:my|our|the)|my (?:whole |entire )?(?:life|apartment|house|room|stuff)|our (?:whole |entire )?(?:life|house|stuff)|house|apartment|never ends)\b|\b(?:moving|the move|this move|moving house) (?:is|has been|day|makes me|stress\w*)\b(?! (?:on|forward|too (?:fast|slow)))|\b(?:I|we) (?:just |finally |recently )?moved (?:in|into|out|house|apartments|to (?:a|an|the|our) (?:new|smaller|bigger|different) (?:\S+ )?(?:house|apartment|place|home))\b|\b(?:leaving|selling|sold|saying goodbye to) (?:\S+ ){0,3}?(?:house|home|apartment)\b.{0,40}\b(?:I|we|years|grew up|sad|childhood)\b|^(?:(?:so|ugh|well)\W+)?(?:moving|packing) (?:out|house|to a (?:new|smaller)|up|day|is (?:hell|stress\w*|the worst))\b|\b(?:stress\w*|sad|anxious|scared|nervous|dreading|overwhelm\w*|worried|cry\w*) (?:\S+ ){0,2}?(?:about|over|by) (?:the|this|my|our) move\b(?! (?:on|to))|\bour lease (?:is up|ends|is ending)|\bmy lease (?:is up|ends|is ending)/iu,
  unless:
    /\b(?:suicid\w*|kill|end it all|want to die|hits? me|hurts? me|afraid of (?:him|her)|shelter|evict\w*|kicked (?:me|us) out|foreclos\w*|homeless|escape|safe house|leav(?:e|ing) (?:him|her|my (?:husband|wife|boyfriend|girlfriend))|moved in with (?:him|her)|(?:he|she|they|my (?:best friend|friend|son|daughter|ex|boyfriend|girlfriend|husband|wife|neighbor|roommate|sister|brother))(?:'s|'re| is| are| has)? (?:\S+ )?(?:moving|moved|move)|bowels?|moved (?:on|up|me)|moving (?:on|forward|slowly|up))\b/iu,
  first: {
    say: [
      'Everything you own passes through your hands once. That is a lot of meeting.',
      'Leaving and arriving, all on the same aching back.',
      'For a while home is nowhere, only boxes.',
    ],
    ask: ['When is the day?', 'What made you move?', 'What is it like in the rooms right now?'],
  },
  turns: [
    {
      when: /\b(?:how (?:do|does|can|should)|what (?:do|can|should))\b.{0,30}\b(?:goodbye|farewell|let (?:it )?go|leave (?:a|this|the|it|my|our))\b/iu,
      say: [
        'Some go through every room once, alone, and say one sentence in each. And one thing may come along, even if it is only a photo of a door frame.',
        'You could sit on the floor of the emptiest room for ten minutes and let it all go by. Leaving it clean is a way of thanking, too.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|does|am|are|should) (?:I|you|we|one|people|anyone|anybody|everyone|others|they) (?:\S+ ){0,3}?(?:do|pack|start|do|get|handle|deal|manage|say|make|sort|let|tell)|where (?:do|should) (?:I|we) (?:even )?(?:start|begin)|what (?:do|should|can|would) (?:I|you|we)(?: |$|\?)|any (?:advice|tips|ideas))/iu,
      unless: /\bdon'?t (?:even )?know (?:what|where|how)\b/iu,
      say: [
        'One box that is packed last and opened first: kettle, two cups, sheets, charger, paper, meds. With that the first night is saved. Then one room at a time, the least loved first.',
        'For what is hard to part with, take a picture and give it a new owner, if it can go. For the rest there may be one box called “not now”. It is allowed.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I (?:\S+ ){0,3}(?:silly|sad|dramatic|childish|mistake|wrong|crazy|stupid|selfish|ungrateful|the only|doing)|is (?:it|this) (?:\S+ )?(?:normal|a mistake|stupid|wrong|weird|the right)|did (?:I|we) (?:\S+ )?(?:make|do)|what if (?:I|we|it)|why (?:am|do|is|does) (?:I|it))\b/iu,
      say: [
        'To doubt it in the week of the boxes says little about the step. Most people want to undo it around then.',
        'I cannot tell you how it turns out. A place is hard to judge before you have been bored in it.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:I|it|this|we)|does (?:it|this) (?:\S+ )?(?:get|ever|feel)|when (?:will|does) (?:it|this)|how long (?:will|does|until))\b/iu,
      say: [
        'I do not know how it will be for you. For many it is somewhere in the first winter that the light switch is found without thinking.',
        'I cannot promise that. A home seems to come by repeating: the same baker, the same bench, the same walk.',
      ],
      asked: true,
    },
    {
      when: /\bshould (?:I|we) (?:\S+ ){0,3}?(?:keep|throw|sell|hire|ask|stay|go|cancel|wait|tell|bring|donate|take|visit|just)\b/iu,
      say: [
        'If it would be missed on an ordinary evening, take it. If only on a guilty one, it may go.',
        'Asking for two hands and a car for one afternoon is a thing most friends say yes to, if there is pizza.',
      ],
      asked: true,
    },
    {
      when: /\b(?:found|old (?:photos?|letters?|pictures?|toys?|clothes)|photos?|albums?|drawer|attic|basement|closet|memories|box of|baby clothes|height marks|keepsakes?|his (?:things|stuff|clothes)|her (?:things|stuff|clothes))\b/iu,
      say: ['And then you sit there with it, and the packing stands still.', 'A drawer can hold ten years.'],
      ask: ['What did you come across?'],
    },
    {
      when: /\b(?:childhood|grew up|grown up in|years (?:here|in)|raised|born|first (?:home|place|apartment)|kids (?:grew|were)|parents'? (?:house|home)|mom'?s house|grandma'?s)\b/iu,
      say: ['A house like that has heard everything.', 'You leave the rooms and take along what was in them.'],
      ask: ['Which corner of it will you miss?'],
    },
    {
      when: /\b(?:divorc\w*|separat\w*|broke up|breakup|split|ex|without (?:him|her)|on my own|alone|by myself|died|widow\w*|can'?t afford|rent (?:went|is)|landlord|sold (?:it|the)|have to|forced|no choice|lost (?:my|the) job)\b/iu,
      say: [
        'So it is no move that you picked from a catalog.',
        'Something ended, and the boxes are only what shows of it.',
      ],
    },
    {
      when: /\b(?:husband|wife|partner|boyfriend|girlfriend|fianc\S+|moving in together|roommates?)\b/iu,
      say: [
        'Two people and their boxes. That alone is a test.',
        'Each has a different idea of what “almost done” means.',
      ],
    },
    {
      when: /\b(?:kids?|children|son|daughter|school|toddler|baby|dog|cat|pets?)\b/iu,
      say: [
        'And you have to be the calm one, for those who did not choose it.',
        'Their small world is in the boxes, too.',
      ],
      ask: ['How {are} {they} taking it?'],
    },
    {
      when: /\b(?:friends?|mom|mum|dad|mother|father|parents|family|sister|brother|neighbors?|leave (?:everyone|behind)|goodbye|farewell|far (?:from|away)|coworkers?|miss (?:my|them|everyone|her|him))\b/iu,
      say: [
        'The people are what you cannot pack.',
        'It is the small visits, just because you were passing, that will be missing.',
      ],
      ask: ['Whose door will be too far away?'],
    },
    {
      when: /\b(?:movers?|truck|u-?haul|boxes|pack\w*|tape|furniture|couch|sofa|stairs|heavy|clean\w*|keys?|deposit|internet|utilities|address|mail|paperwork|lease|closing|realtor|inspection|walls|paint)\b/iu,
      say: [
        'And for each thing that is done two new ones turn up.',
        'It is a thousand little decisions, with dust on them.',
      ],
      ask: ['What is still the biggest lump?'],
    },
    {
      when: /\b(?:money|deposit|expensive|cost\w*|rent|mortgage|afford|broke|fees?|savings)\b/iu,
      say: ['Every corner of it costs something, and always now.', 'Even leaving is charged for.'],
    },
    {
      when: /\b(?:tired|exhaust\w*|sleep\w*|back (?:hurts|is)|sore|overwhelm\w*|stress\w*|anxi\w*|panic\w*|cry\w*|cried|can'?t (?:do|anymore)|too much|behind|not ready)\b/iu,
      say: [
        'Arms, back and heart, all at the same time.',
        'It would be enough with only the boxes, or only the goodbye.',
      ],
      ask: ['Who is helping you?'],
    },
    {
      when: /\b(?:threw (?:us|me) a|going.away|brought (?:us|me)|goodbye (?:party|dinner|cake)|little goodbye|neighbors?)\b/iu,
      say: [
        'People took the trouble. So you were more than an address there.',
        'That is sweet, and it makes the leaving harder.',
      ],
    },
    {
      when: /\b(?:empty|echo\w*|bare|last (?:night|day|time)|walls|walked through|key|handed|locked|drove (?:away|off)|looked back)\b/iu,
      say: ['An empty room sounds different. It sounds over.', 'The last round through the rooms is a quiet one.'],
      ask: ['Is there something you want to do there once more?'],
    },
    {
      when: /\b(?:new (?:place|house|apartment|home|city|town|room|bed)|first night|neighborhood|unpack\w*|doesn'?t feel|don'?t feel|strange|weird|noises?|quiet|smell\w*|not home|homesick|lost)\b/iu,
      unless: /\b(?:balcony|garden|view|light|excit\w*|love|bigger|nice)\b/iu,
      say: ['A strange ceiling at night, and the old blanket under it.', 'It does not know you yet, that place.'],
      ask: ['Is there one spot in it that is already a bit yours?'],
    },
    {
      when: /\b(?:excit\w*|happy|glad|finally|garden|balcony|view|light|bigger|own place|fresh start|new start|love (?:it|the)|can'?t wait|nice)\b/iu,
      say: [
        'So there is a bit of joy looking in through the door.',
        'You can be glad of the new and mourn the old in the same hour.',
      ],
      ask: ['What do you look forward to there?'],
    },
    {
      when: /\b(?:scared|afraid|nervous|worried|mistake|regret\w*|doubt\w*|what if|unsure|second thoughts)\b/iu,
      say: [
        'The old place pulls once more, right before the door.',
        'You trade a place you know for one you cannot picture yet.',
      ],
    },
    {
      when: /\b(?:alone|no help|nobody|no one|everyone (?:is )?busy|by myself|ask(?:ed|ing)? for help)\b/iu,
      say: [
        'A move is made for many hands, and you have two.',
        'And each box goes through the same door, by the same person.',
      ],
    },
    {
      when: /\b(?:maybe (?:I|we)(?:'?ll| will| can| could| should)|(?:I|we) (?:could|might|think I(?:'ll| will)|guess)|(?:I|we)'ll (?:try|pack|do|ask|call|keep|take|just|start)|going to (?:pack|keep|ask|take|do|try))\b/iu,
      say: ['That is one corner of it settled.', 'Fine. One box, and then something to eat.'],
    },
    {
      when: /\b(?:done|finished|all packed|packed (?:all|everything)|everything is packed|last box|we'?re in|I'?m in|unpacked|made it|signed|got the keys|sold (?:the|my))\b/iu,
      unless: /\b(?:not|nothing|isn'?t|aren'?t|haven'?t|never) (?:\S+ )?(?:done|finished|packed)\b/iu,
      say: ['Then the worst of the lifting is behind you.', 'There. You may sit on a box and look at it.'],
      ask: ['What was the first thing you put in its place?'],
    },
    {
      when: /\b(?:I|we|I've|we've) (?:\S+ )?(?:did|packed|got|cleaned|emptied|sold|gave away|sorted) (?:the|one|all|my|our|half|a|two|three|some)\b/iu,
      say: ['One room quieter.', 'That much is in boxes and out of your head.'],
    },
    {
      when: /\b(?:again|always|third|fourth|times|every (?:year|few)|since (?:i|the)|years|month|months|weeks?|days?|tomorrow|saturday|weekend)\b/iu,
      say: ['The date comes closer faster than the boxes fill.', 'It takes its time out of all the other days.'],
    },
    {
      when: /\b(?:just (?:a|stuff|things|walls|boxes)|silly|stupid|dramatic|sentimental|ungrateful|shouldn'?t|only a)\b/iu,
      say: ['They are things, and your days are stuck to them.', 'Being attached to a place needs no excuse.'],
    },
    {
      when: /\b(?:don'?t (?:even )?know|not sure|no idea|mixed|torn|numb|unreal)\b/iu,
      say: ['It may take longer for the heart to pack.', 'Both feelings can ride in the same truck.'],
    },
  ],
  say: [
    'It is more than carrying things from one door to another.',
    'Home is nowhere for a while, and that wears on you.',
    'There is a goodbye in it, even when you wanted to go.',
    'You hold a good many ends in your hand at once.',
    'For a moment you can sit down on the nearest box.',
  ],
  ask: [
    { line: 'What are you leaving there that you would like to take along?' },
    {
      line: 'Did you want it, or did it come to you?',
      unless: /\b(?:have to|forced|no choice|divorc\w*|excited|landlord|job)\b/iu,
    },
    { line: 'Who is carrying with you?', unless: /\b(?:alone|nobody|no one|husband|wife|movers)\b/iu },
    { line: 'What has to be there on the first evening, so that you can sleep?' },
  ],
};
