import type { Course } from '../course.ts';

/** A friend was there when it counted. */
export const friendWasThere: Course = {
  id: 'friend-was-there',
  light: true,
  begins:
    /\b(?:my |a |one of my |this )(?:\S+ ){0,2}?(?:friends?|bestie|bff|buddy|mate|pal|roommate|neighbor|coworker)(?: \p{Lu}\p{L}+)? (?:\S+ ){0,3}?(?:came (?:over|by|right over) (?:\S+ ){0,4}?(?:with|and|to|when|just)|showed up|dropped everything|drove (?:\S+ ){1,4}|stayed (?:up|with me|on the phone|the night|over|all)|sat with me|brought me|cooked (?:for )?me|made me (?:soup|dinner|laugh|food|a)|picked me up|stood (?:up for|by) me|stuck (?:up for|by) me|(?:was|were|has been|have been|is|are) (?:\S+ )?there for me|checked (?:on|in on) me|surprised me|helped me (?:move|through|with|out|so)|(?:is|was|has been|are|'s) (?:the best|so good to me|so kind|so sweet|an angel|a lifesaver|amazing|so supportive)|listened to me|talked me through|hugged me|sent me (?:flowers|a|food|dinner|soup)|threw me a|made my (?:day|week))\b|\b(?:so |really |very )?(?:grateful|thankful|lucky|blessed) (?:for|to have) (?:my|such (?:a |an )?(?:good|great|amazing|kind)|a|the best|good) (?:\S+ ){0,2}?(?:friends?|bestie|bff|buddy|mate)\b|\bI have (?:the best|such (?:a )?(?:good|great|amazing)|amazing|the kindest|really good) (?:\S+ )?friends?\b/iu,
  unless:
    /\b(?:suicid\w*|kill\w*|died|funeral|not there|wasn'?t|never|didn'?t|won'?t|isn'?t|used to|until|but (?:now|then|she|he|they)|unannounced|drunk|broke|stole|miss (?:her|him|them)|if only|wish|at my (?:door|work|house) (?:again|screaming))\b/iu,
  first: {
    say: [
      'Oh, that is a good one to have.',
      'Not many words, and there {they} {were}.',
      'That warms, just hearing of it.',
    ],
    ask: ['What did {they} {do} exactly?', 'How did {they} know you needed it?', 'How do you two know each other?'],
  },
  turns: [
    {
      when: /\b(?:how (?:do|can|should|could|would) I (?:\S+ ){0,3}?(?:thank|repay|pay|show|make|tell|give|return)|what (?:do|should|can|could|would) (?:I|you) (?:even )?(?:do|say|get|give|write|bake)|any ideas)\b/iu,
      say: [
        'Tell {them} the exact thing: “When you did that, I was not alone with it anymore.” One sentence like that gets kept for years.',
        'A few words by hand, and naming what it meant. {They} will want nothing more, I should think.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:should I|if I should|whether (?:I should|to)) (?:\S+ ){0,3}?(?:tell|thank|send|buy|write|call|say|give|invite|do)|is it (?:weird|too much|ok|okay|cheesy|silly) (?:to|if)?)\b/iu,
      say: [
        'Do, yes. Thanks that stay in the head never reach anybody.',
        'It is not too much. People hardly ever hear that they made a difference.',
      ],
      asked: true,
    },
    {
      when: /\b(?:do I deserve|did I deserve|why (?:would|did|does|is|are) (?:she|he|they|anyone|someone)|what did I do to)\b/iu,
      say: [
        'I would guess {they} {do} not do sums. You are dear to {them}, and that is the whole reason.',
        'Friends like that mostly saw something in you long before you did.',
      ],
      asked: true,
    },
    {
      when: /\b(?:soup|food|pizza|dinner|cook\w*|bak\w*|coffee|tea|cookies|chocolate|groceries|lasagna|ice cream|snacks|breakfast|wine|casserole)\b/iu,
      say: ['Food is how people say it when words are too big.', 'That tastes of being looked after.'],
    },
    {
      when: /\b(?:drove|hours?|miles|flew|flight|train|bus|in the (?:rain|snow|middle)|night|\d ?am\b|midnight|late|right away|immediately|dropped|left work|took (?:the|a) day)\b/iu,
      say: ['All that way, only to sit next to you.', '{They} did not ask if it suited. That is love with car keys.'],
    },
    {
      when: /\b(?:sat (?:with|next|there|on)|didn'?t say|no advice|just (?:sat|listened|held|stayed|hugged|was)|listen\w*|silence|quiet|hug\w*|held (?:me|my)|shoulder|couch)\b/iu,
      say: [
        'No advice, just there. Few people can do that.',
        'Sitting next to somebody is an art, and {they} {have} it.',
      ],
    },
    {
      when: /\b(?:remember\w*|noticed|birthday|anniversary|favorite|didn'?t (?:even )?(?:have to )?ask|without (?:me )?asking|knew|little (?:note|thing)|card|flowers|text(?:ed)?|called|message)\b/iu,
      say: [
        'So you are on a mind or two, even when you are not in the room.',
        'Without being asked. That is the finest part.',
      ],
    },
    {
      when: /\b(?:laugh\w*|funny|joke|giggl\w*|silly|fun|danced|sang|movie|game)\b/iu,
      say: ['That you could laugh, in the middle of it.', 'Laughing like that loosens something.'],
    },
    {
      when: /\b(?:help\w*|mov(?:e|ed|ing)|clean\w*|boxes|kids|babysat|fixed|painted|car|ride|airport|appointment|hospital|er|surgery|errands|paperwork)\b/iu,
      say: [
        'Hands that simply join in. It is worth a hundred “let me know.”',
        '{They} saw what was needed and did it.',
      ],
    },
    {
      when: /\b(?:breakup|broke up|lost my|died|funeral|divorce|hard (?:time|week|day|year)|bad (?:time|week|day|year)|rough|depress\w*|panic\w*|sick|going through|awful|worst|stress\w*|anxi\w*|cry\w*|cried)\b/iu,
      say: [
        'It was a bad time, and you were not left alone in it.',
        'And in the midst of that, one good person at the door.',
      ],
      ask: ['How are you now?'],
    },
    {
      when: /\b(?:years?|since (?:we|school|college|childhood|kindergarten)|childhood|grew up|known (?:her|him|them|each other)|met (?:her|him|them|in|at)|old friend|recently|new friend|barely know|hardly know)\b/iu,
      say: ['Long or short, it is such days that make it a friendship.', 'That is one more ring on the tree.'],
    },
    {
      when: /\b(?:not used to|hard to (?:accept|let|ask|take)|feel (?:bad|guilty|weird)|burden|bother\w*|owe|too much|don'?t (?:usually|normally)|never ask|strange)\b/iu,
      say: ['Letting oneself be helped is the harder half.', '{They} got something from it too: to be let in.'],
    },
    {
      when: /\b(?:cried|teared up|emotional|speechless|touched|moved|lump|happy tears|overwhelmed|couldn'?t believe)\b/iu,
      say: ['Good tears, those.', 'Kindness can knock you over more than trouble does.'],
    },
    {
      when: /\b(?:thank(?:ed|s|ful)?|grateful|appreciat\w*|lucky|blessed|best|angel|amazing|wonderful|love (?:her|him|them)|kind\w*|sweet\w*|heart)\b/iu,
      say: ['It shows how full of it you are.', 'You know what you have in {them}.'],
    },
    {
      when: /\b(?:I(?:'d| would) do|I'?d do the same|next time|return|pay (?:it|her|him|them)|my turn|be there for (?:her|him|them)|same for|give back)\b/iu,
      say: ['And {they} can count on that, I should think.', 'So it goes back and forth, without anybody counting.'],
    },
    {
      when: /\b(?:maybe I(?:'ll| will| should| could)|I(?:'m| am) (?:thinking|going to|gonna)|I (?:might|could)|I'?ll (?:just )?(?:bake|write|send|call|tell|buy|invite|make|take))\b/iu,
      say: ['Lovely. That will be a good moment for you both.', 'What a nice thing to have ahead.'],
    },
    {
      when: /\b(?:nobody|no one) (?:\S+ )?(?:ever |has |had |did |does )|\bnever (?:had|happened)|\bfirst time\b/iu,
      say: ['Then it was about time.', 'You have gone without that for a long while.'],
    },
    {
      when: /\b(?:she|he|they)(?:'s| is|'re| are|'ve| have| has)? (?:\S+ ){0,2}?(?:said|says|just|always|never|still|was|were|came|got|even|did|told|made|brought|goes|like)\b/iu,
      say: [
        'I can just picture {them}.',
        'Such a small thing, and it says everything.',
        'People like that hold the world together.',
      ],
    },
  ],
  say: [
    'That is what you remember, later, of a whole year.',
    'You are somebody people come for.',
    'It is good to know that there are such people.',
    'May it stay with you for a while.',
  ],
  ask: [
    { line: 'What is {their} way of being funny?' },
    { line: 'What did it change about the day?' },
    { line: 'Have you told {them} what it meant?', unless: /\bthank(?:ed|s)?|told (?:her|him|them)\b/iu },
  ],
};
