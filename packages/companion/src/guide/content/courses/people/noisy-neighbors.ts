import type { Course } from '../course.ts';

/** Neighbors and their noise, dogs, fences, parking. */
export const noisyNeighbors: Course = {
  id: 'noisy-neighbors',
  begins:
    /\b(?:my|our|the|these|this|those) (?:\S+ ){0,3}?(?:neighbou?rs?|people (?:above|upstairs|below|downstairs|next door)|upstairs (?:people|guy|lady|couple|family)|guy (?:above|next door|upstairs)|family (?:above|upstairs))(?:'s?)?(?: (?:upstairs|above|below|downstairs|next door))?(?: (?:\S+ ){0,4}?|')(?:loud|noisy|noise|stomp\w*|bark\w*|music|blast\w*|part(?:y|ies|ying)|yell\w*|scream\w*|shout\w*|fight(?:ing)? all|bang\w*|drill\w*|hammer\w*|vacuum\w*|smok\w*|slam\w*|kids? (?:run|scream|jump|are)\w*|dogs?|keeps? me|kept me|won'?t (?:stop|turn|shut|keep)|complain\w*|awful|nightmare|from hell|the worst|hates? (?:me|us)|fence|park(?:s|ed|ing)|driv(?:es|ing) me|called the (?:cops|police|landlord) on|reported (?:me|us)|trash|weed|leaf blower|tv|bass|rooster|never (?:stop|sleep|quiet)|rude|annoying|inconsiderate|crazy|cut down|threw)\b|\bneighbou?rs? (?:from hell|drama|noise|trouble|problems?|feud|dispute|keeps?|won'?t|are so loud|is so loud)\b|\b(?:hate|can'?t stand|fight(?:ing)? with|fought with|argument with|argued with|trouble with|problems? with|issues? with|sick of|fed up with|feud with|war with) (?:my|our|the|these) (?:\S+ ){0,3}?neighbou?rs?\b|\b(?:hear (?:everything|every step|every word)|can'?t sleep|no sleep|awake|up all night)\b.{0,60}\b(?:neighbou?rs?|upstairs|next door|thin walls)\b|\bupstairs (?:neighbou?r )?(?:is|are) (?:\S+ )?(?:stomping|so loud|walking|at it|partying)\b|\b(?:next door|upstairs|above me|below me|downstairs) (?:is|are|keeps?|has been) (?:\S+ )?(?:blast\w*|loud|play\w*|stomp\w*|bang\w*|yell\w*|scream\w*|fight\w*|part(?:y|ying)|drill\w*|bark\w*|at it)\b/iu,
  unless:
    /\b(?:suicid\w*|kill\w*|gun|knife|threat\w*|racist|slur|stalk\w*|harass\w*|abus\w*|hitting (?:her|him|his|the|a)|hits (?:her|him|his|the)|beat(?:s|ing) (?:her|his|the)|child(?:ren)? (?:crying|screaming) (?:in|for help)|help me|screaming for|scared of|afraid of|died|passed away|nice neighbor|lovely neighbor|brought (?:me|us)|helped me|spy\w*|poison\w*|voices)\b/iu,
  first: {
    say: [
      'So near, and so little say in it.',
      'After a while the body waits for it, even when there is nothing.',
      'It is not only the thing itself. It is that it is not up to you.',
    ],
    ask: ['What is it they do?', 'How long has it been going on?', 'Have you ever spoken with them?'],
  },
  turns: [
    {
      when: /\b(?:what (?:do|should|can|could|would) (?:I|you|we) (?:even )?(?:say|do|tell|write)|how (?:do|can|should|would) (?:I|we) (?:\S+ ){0,3}?(?:tell|say|get|make|bring|approach|talk|handle|deal|stop|sleep|block|even|live)|any (?:advice|tips|ideas)|what helps)\b/iu,
      say: [
        'By day, at the door, with a friendly face: “You may not know how much comes through. Could we have it quiet after ten?” Many truly do not know.',
        'Two tracks: for tonight a fan or rain sound right by the bed, and earplugs. For the matter itself, a short note of dates and times, so you have something to show.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:should I|should we|if I should|whether (?:I should|to)|do I|do we) (?:\S+ ){0,3}?(?:move|call|complain|report|knock|say|talk|write|leave|bang|tell|ask|go|confront|let|just|apologi\w*)|is it (?:worth|rude|ok|okay|petty) (?:to|if)|cops|police)\b/iu,
      say: [
        'I would begin with a kind word at the door, by daylight and rested. If that goes nowhere, the landlord or the city line, with your list of dates.',
        'At midnight every step is a war. If it can wait till tomorrow noon, the same sentence goes twice as far.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I (?:\S+ ){0,3}?(?:overreact\w*|wrong|crazy|unreasonable|petty|too \S+|the (?:\S+ )?(?:asshole|problem|karen|bad)|a karen|being)|is it (?:\S+ )?(?:normal|me|just me|petty|unreasonable|that bad)|is (?:this|that) (?:normal|legal|allowed)|would you)\b/iu,
      say: [
        'No. Broken sleep makes saints short-tempered. To want quiet at night is no quirk.',
        "It is not only you. Noise you have no say over gets under almost anybody's skin.",
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:it|they|this|I) (?:\S+ ){0,2}?(?:stop|ever|end|change|get)|what if (?:they|he|she|it)|do they (?:\S+ )?(?:know|do it|hate|care))\b/iu,
      say: [
        'I cannot know. More often than not they have no idea what comes through. It only feels aimed at you.',
        'Nobody can say. A plain word changes it in some houses, and in others only a letter does.',
      ],
      asked: true,
    },
    {
      when: /\b(?:dogs?|bark\w*|puppy|howl\w*|rooster)\b/iu,
      say: [
        'And the poor thing is probably bored or lonely itself. It does not help your nerves.',
        'You lie there waiting for the next bark.',
      ],
    },
    {
      when: /\b(?:music|bass|party|parties|karaoke|tv|game|speakers?|sing\w*|drums?|guitar)\b/iu,
      say: ['It comes through the wall as a thump, without even a tune.', 'Their fun, and your night.'],
    },
    {
      when: /\b(?:stomp\w*|footsteps|walk\w*|steps|heels|jump\w*|runn?ing|drop\w*|elephants?|ceiling|above|upstairs|furniture|thud\w*|vacuum\w*)\b/iu,
      say: ['You know their way from bed to fridge by heart, I imagine.', 'Somebody else lives on top of your head.'],
    },
    {
      when: /\b(?:I|we|I'?ve) (?:\S+ ){0,2}?(?:have|got|had) (?:\S+ ){0,2}?(?:newborn|baby|toddler|little one|infant|small (?:kids?|children))\b|\b(?:weeks|months) pregnant|my (?:baby|newborn|toddler|son|daughter|kids?)\b/iu,
      say: [
        'You have somebody small to think of too. Then peace at home counts double.',
        'With a little one, or one on the way, there is no spare strength for that.',
      ],
    },
    {
      when: /\b(?:kids?|children|baby|toddler|crying|tantrum\w*)\b/iu,
      say: [
        'You cannot even be properly angry at a child, and that makes it worse.',
        'Children are loud, and you are tired. Both are true.',
      ],
    },
    {
      when: /\b(?:complains? about (?:us|me|my)|bangs?|broom|rugs?|socks|slippers|tip ?toe\w*|(?:she|he|they) (?:left|wrote|knocked|put)|nasty note|let (?:my|the) (?:kids?|son|daughter|baby|child)|every step|every sound|too loud for|normal (?:living|noise|steps))\b/iu,
      say: [
        'So now you are the ones on tiptoe, in your own home.',
        'People live, and living makes a sound.',
        'You have already gone out of your way for it.',
      ],
    },
    {
      when: /\b(?:fight\w*|argu\w*|scream\w*|yell\w*|shout\w*|sex|moan\w*|hear every\w*)\b/iu,
      say: ['You are in their life without having asked to be.', 'It is hard to lie there as a witness.'],
      ask: ['Does it ever sound as if somebody over there needs help?'],
    },
    {
      when: /\b(?:fence|tree|property|line|yard|grass|leaves|parking|parked|car|driveway|trash|smoke|smoking|weed|smell\w*|camera|hedge|leaf blower|mow\w*)\b/iu,
      say: [
        'Such a small strip of the world, and so much trouble in it.',
        'It is about the thing, and about not being asked.',
      ],
    },
    {
      when: /\b(?:knocked|went (?:up )?there (?:twice|once|again)|talked to|told (?:them|him|her)|asked (?:them|him|her)|note|went (?:over|up|down|there)|spoke|said something|rang|texted (?:them|him|her)|polite\w*|nicely)\b/iu,
      unless: /\b(?:she|he|they|neighbor) (?:just |even )?(?:left|wrote|knocked|put)\b/iu,
      say: ['You went and said it. Most people only bang on the wall.', 'So you gave them a fair chance.'],
      ask: ['How did they take it?'],
    },
    {
      when: /\b(?:landlord|management|super|hoa|police|cops|non[- ]?emergency|reported|complain\w*|complaint|city|noise line|council)\b/iu,
      say: [
        'And each of them points to somebody else, I take it.',
        'Having to call somebody about the people next door is unpleasant for anybody.',
      ],
    },
    {
      when: /\b(?:laugh\w*|rude|slammed|in my face|shut the door|louder|worse|on purpose|revenge|retaliat\w*|glare\w*|dirty look|swore|cursed|yelled at me|called me|petty|flipped|ignor\w*|don'?t care|doesn'?t care|said it'?s)\b/iu,
      say: [
        'Now it has become personal, and that is louder than the noise.',
        'And from then on you meet that face at the mailbox.',
      ],
    },
    {
      when: /\bmy (?:\S+ )?(?:husband|wife|partner|boyfriend|girlfriend|kids?|family) (?:\S+ ){0,2}?(?:sleeps?|hears? nothing|doesn'?t|can sleep|says?|thinks?|minds?)\b/iu,
      say: [
        'You lie there next to somebody who hears nothing. That is lonely too.',
        'Two people, one wall, and it gets only to you.',
      ],
    },
    {
      when: /\b(?:sleep\w*|slept|awake|\d ?am\b|\d:\d\d|midnight|night|nights|bed|work (?:at|in|tomorrow)|early|up at \d|shift|tired|exhaust\w*|ear ?plugs?|headphones|white noise|fan|pillow)\b/iu,
      say: [
        'Without sleep everything else gets harder as well.',
        'You lie there and count the hours that are left.',
        'A night like that sits in the bones all day.',
      ],
    },
    {
      when: /\b(?:work(?:ing)? from home|home office|meetings?|study\w*|concentrat\w*|focus|exams?|zoom|baby (?:wakes|sleeps|nap\w*)|naps?)\b/iu,
      say: ['So it takes the days from you too.', 'You need that quiet for your bread and butter.'],
    },
    {
      when: /\b(?:on edge|tense|flinch\w*|waiting for|listen\w*|headache\w*|heart|anxi\w*|stress\w*|crazy|insane|going mad|losing (?:it|my mind)|cry\w*|cried|shak\w*|nerves|rage|dread\w*)\b/iu,
      say: [
        'By then even the silence is tense, because it could end any second.',
        'That is what it does to a person over time. It is no softness of yours.',
      ],
    },
    {
      when: /\b(?:move|moving|lease|can'?t afford|bought (?:the|this|our|my) (?:house|place|home|condo)|own (?:the|this|our)|mortgage|stuck|nowhere|sell|new place|years?|months?|weeks?|since)\b/iu,
      say: ['Nobody simply walks away from an address.', 'That long, in the one place that ought to be restful.'],
    },
    {
      when: /\b(?:my (?:\S+ )?(?:mom|mum|dad|friends?|sister|brother|boyfriend|girlfriend|husband|wife|partner|parents|roommates?)|everyone|people|other neighbors?|nobody else|no one else) (?:\S+ )?(?:says?|said|thinks?|tells?|told|sleeps?|hears?|keeps?|doesn'?t|can'?t|minds?|complains?)\b/iu,
      say: [
        'Some people hear nothing, and some hear everything. You did not choose which.',
        'Easy to say for someone who does not lie in that bed.',
      ],
    },
    {
      when: /\b(?:angry|mad|furious|pissed|hate|unfair|fed up|sick of|revenge|bang\w*|broom|annoy\w*|irritat\w*|frustrat\w*)\b/iu,
      say: [
        'Nobody likes who they become at three in the morning.',
        'The anger is only tiredness with its sleeves rolled up.',
      ],
    },
    {
      when: /\b(?:apologi[sz]ed|said sorry|quiet (?:now|since|today)|better|stopped|nice about|understood|brought (?:me|us)|moved out|moving out)\b/iu,
      say: ['Oh, the sound of nothing. That is good to read.', 'So there were people behind the noise after all.'],
    },
    {
      when: /\b(?:maybe (?:I|we)(?:'ll| will| should| could)|(?:I|we)(?:'m| am|'re| are) (?:thinking|going to|gonna)|(?:I|we) (?:might|could)|I'?ll (?:just )?(?:knock|write|ask|talk|buy|call|try|leave))\b/iu,
      say: ['By daylight that is a good plan.', 'It may well go better than it looks from the pillow.'],
    },
    {
      when: /\b(?:stupid|silly|small|petty|first world|I don'?t know|dunno|idk|not sure|whatever|nothing (?:I|helps|works))\b/iu,
      say: ['It is no small thing to have no peace at home.', 'You have put up with a good deal before saying so.'],
    },
    {
      when: /\b(?:they|he|she|neighbors?|people)(?:'s| is|'re| are|'ve| have| has)? (?:\S+ ){0,2}?(?:said|says|just|always|never|won'?t|don'?t|doesn'?t|didn'?t|keeps?|still|told|even|was|were|got|do|does|again|start\w*)\b/iu,
      say: ['And you can do nothing but listen to it.', 'So it begins again, each time just when you had let go.'],
    },
  ],
  say: [
    'You would like to be at home at home, that is all.',
    'It is an odd sort of helplessness, through a wall.',
    'After a while you hear it even when it is not there.',
    'Rest is not a luxury. You are being robbed of it in small coins.',
    'So close together, and hardly a word between you and them.',
  ],
  ask: [
    { line: 'When is it worst?', unless: /\b(?:nights?|\d ?am|morning|weekends?|evenings?)\b/iu },
    { line: 'When did you last sleep through?', unless: /\b(?:slept|sleep)\b/iu },
    { line: 'Is there a room where you hear it less?' },
    { line: 'What would be a level you could live with?' },
  ],
};
