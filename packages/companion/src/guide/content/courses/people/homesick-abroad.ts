import type { Course } from '../course.ts';

/** Homesick in another country, in another language. */
export const homesickAbroad: Course = {
  id: 'homesick-abroad',
  begins:
    /\b(?:I'?m|I am|I feel|feeling|been|get|getting|so|really|very|terribly|super|incredibly|and|a bit|a little) home ?sick\b|\bhome ?sickness\b|\bI miss (?:my (?:home ?country|country|homeland|home so|language|culture|city back)|home (?:so|a lot|very|today|tonight|like)|(?:speaking|hearing) (?:my (?:own )?(?:language|mother tongue)|\p{Lu}\p{L}+)|(?:mexico|india|brazil|the philippines|poland|ukraine|nigeria|colombia|peru|vietnam|korea|japan|china|turkey|italy|spain|portugal|germany|france|england|ireland|iran|syria|lebanon|egypt|morocco|kenya|ghana|argentina|chile|venezuela|cuba|pakistan|bangladesh|nepal|australia|canada|home))\b|\b(?:living|live|alone|lonely|working|studying|stuck|moved|being) (?:\S+ ){0,2}?(?:abroad|overseas|in (?:a|another|this) (?:\S+ )?(?:foreign )?(?:country|language)|far from (?:home|my country))\b(?:.{0,80}\b(?:miss|lonely|alone|hard|language|homesick|family|nobody|no one|don'?t (?:speak|understand)|sad|tired|home)\b)|\b(?:don'?t|can'?t|barely|hardly) (?:\S+ )?(?:speak|understand) (?:the language|\p{Lu}\p{L}+ (?:well|very|enough|good))\b.{0,80}\b(?:here|alone|lonely|stupid|people|country|moved|abroad|work)\b|\b(?:my (?:english|german|french|accent|spanish|dutch|swedish)) (?:\S+ ){0,3}?(?:bad|not good|stupid|embarrass\w*|asham\w*|laugh\w*|not enough|makes|broken)\b|\b(?:expat|immigrant|au pair|exchange student|foreigner) (?:here|and|in)\b.{0,80}\b(?:lonely|alone|miss|homesick|hard|sad|family|home)\b|\b(?:immigrated|emigrated|came to (?:the US|the states|america|canada|the uk|england|germany|this country)|came here from \p{Lu}\p{L}+|left my country)\b.{0,100}\b(?:miss|lonely|alone|hard|language|homesick|nobody|no one|sad|regret)\b|\bmoved (?:here |to \p{L}+ ){1,2}(?:from \p{L}+ )?.{0,40}\bmiss (?:home|my (?:country|family|mom|parents|language|people))\b/iu,
  unless:
    /\b(?:suicid\w*|kill\w*|war|refugee\w*|asylum|deport\w*|ICE|bomb\w*|detained|trafficked|passport (?:away|taken)|took my passport|college|dorm|freshman|summer camp|boarding school|deployed|deployment|army|my (?:son|daughter|friend|boyfriend|girlfriend|husband|wife|kid) (?:is|lives|moved|feels)|hits me|beats me|nursing home|died|funeral)\b/iu,
  first: {
    say: [
      'It sits in the smells and the bread and the way people say hello.',
      'Two places, and in neither of them are you whole just now.',
      'Everything there costs a little effort, even buying milk.',
    ],
    ask: ['Where is home?', 'How long have you been away?', 'What set it off today?'],
  },
  turns: [
    {
      when: /\b(?:(?:should I|if I should|whether (?:I should|to)|(?<!\b(?:how|what|why|when|where) )do I) (?:\S+ ){0,3}?(?:go|move|stay|leave|return|quit|book|tell|visit|just|give|call)|is it worth)\b/iu,
      say: [
        'I would not decide it on a homesick evening. Give it a date, a few months off, and see on an ordinary Tuesday what you want.',
        'Going back is no failure, and neither is staying. It may help to ask what you came for, and whether that is still true.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|does|to) (?:I|you|people|one|anyone) (?:\S+ ){0,3}?(?:stop|make|get|find|meet|deal|cope|learn|handle|feel|live|survive|do)|what (?:do|should|can|could|would) (?:I|you) (?:even )?(?:do|say)|any (?:advice|tips|ideas)|what helps)\b/iu,
      say: [
        'For tonight: cook the thing that smells of there, and call somebody in your own language. For the weeks: one place here where they get to know your face.',
        'Both feet: one thing a week from home, a dish, a song, your people online, and one thing a week that belongs only to here.',
      ],
      asked: true,
    },
    {
      when: /\b(?:is it (?:\S+ )?(?:normal|me|just me|weird|too late|my fault)|am I (?:\S+ ){0,3}?(?:weak|ungrateful|wrong|stupid|crazy|being|the only|a|too \S+)|what(?:'s| is) wrong with me|why (?:am I|can'?t I|do I|did I))\b/iu,
      say: [
        'It is one of the oldest aches there is. It says nothing against the new place, and nothing against you.',
        'You are not ungrateful. You can have chosen to go and still miss every street of it.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:it|I|this) (?:\S+ ){0,3}?(?:better|ever|feel|belong|home|stop|go away|fit|speak)|does it (?:ever )?(?:get|stop|go)|how long (?:does|will|until|till))\b/iu,
      say: [
        'For most it comes in waves, with more room between them as time goes. When that is for you I cannot say.',
        'It often does not vanish. It gets company: a street here, a baker, one person. I cannot promise when.',
      ],
      asked: true,
    },
    {
      when: /\b(?:language|english|german|french|spanish|dutch|swedish|norwegian|danish|japanese|korean|chinese|italian|portuguese|polish|czech|accent|words?|speak\w*|understand\w*|grammar|translat\w*|pronounc\w*|mother tongue|sentences?|repeat|dialect|what\? what|say what)\b/iu,
      say: [
        'At home you are quick and funny. Here you get the sentence of a child.',
        'It is tiring to be only half of yourself all day.',
        'By the time you have the words, they are three topics on.',
      ],
      ask: ['When did you last laugh in your own language?'],
    },
    {
      when: /\b(?:laugh\w*|mock\w*|made fun|stare\w*|rude|racis\w*|slur|treat\w*|stupid|dumb|slow|foreigner|go back|where (?:are you|I'?m) (?:really )?from|look at me|ignore\w*)\b/iu,
      unless: /\b(?:I|we) (?:\S+ )?laugh\w*|laughed with/iu,
      say: [
        'They hear an accent, and miss the whole person behind it.',
        'And you cannot even answer back as you would at home.',
        'That hurts in any language.',
      ],
    },
    {
      when: /\b(?:food|cook\w*|bread|rice|smell\w*|taste\w*|spices?|market|soup|recipe|restaurant|coffee|tea|kitchen|dish|tortillas?|dumplings|pierogi|kimchi|arepas?|empanadas)\b/iu,
      say: ['One mouthful, and you are there for a second.', 'The tongue is the last to move countries.'],
      ask: ['What would be on the table now, over there?'],
    },
    {
      when: /\b(?:mom|mum|mama|mother|dad|father|papa|parents|grandma\w*|grandpa|abuela|grandmother|grandfather|brother|sister|siblings|nieces?|nephews?|cousins?|family)\b/iu,
      say: [
        'And they grow older there, in the meantime, in little squares on a screen.',
        'You would only like to sit at that table and say nothing.',
        'They are so near in the phone and so far from the door.',
      ],
    },
    {
      when: /\b(?:video ?call\w*|call\w*|whatsapp|facetime|zoom|hung up|phone|time (?:zone|difference)|messages?|photos?|pictures|group ?chat|voice notes?)\b/iu,
      say: [
        'For half an hour you are home, and then the screen goes dark.',
        'You tell them it is all fine, I imagine.',
      ],
    },
    {
      when: /\b(?:christmas|eid|ramadan|diwali|new year\w*|lunar|easter|holidays?|thanksgiving|birthday|wedding|festival|funeral|missed|missing (?:the|my|her|his)|without me|everyone (?:is|was) there)\b/iu,
      say: [
        'They are all in one room there, and you count the hours of difference.',
        'Days like that are made for being there.',
      ],
    },
    {
      when: /\b(?:can'?t (?:afford|go|travel|visit|leave|fly)|visa|ticket|flights?|expensive|papers|green card|residence|permit|money|send (?:money|home)|remittance)\b/iu,
      say: [
        'So it is not just far. There is a wall of paper and money in front of it.',
        'You would like to be able to simply get on a plane.',
      ],
    },
    {
      when: /\b(?:years?|months?|weeks?|since|days ago|just arrived|first (?:week|month|year)|last (?:week|month|year)|recently)\b/iu,
      say: [
        'That is long enough to be tired of it, and too short to belong.',
        'Time counts differently when you are away.',
      ],
    },
    {
      when: /\b(?:friends?|alone|lonely|nobody|no one|isolated|weekends?|evenings?|by myself|know (?:any|no)\w*|locals|people here|cold people|clos(?:ed|er)|invite\w*|drops? by|coffee|polite)\b/iu,
      say: [
        'There, people drop by. Here it takes an appointment.',
        'Nobody here knew you as a child, and that is a lonely thing.',
      ],
    },
    {
      when: /\b(?:weather|winter|snow|rain\w*|dark|grey|gray|sun|cold|warm|sea|ocean|beach|mountains|sky)\b/iu,
      say: ['Even the light is a different one.', 'The body misses its own weather.'],
    },
    {
      when: /\b(?:don'?t (?:belong|fit)|neither|not (?:from )?here|in between|between (?:two )?(?:worlds|cultures|countries)|went (?:back|home)|visited|not home anymore|changed|stranger|belong\w*|outsider|different)\b/iu,
      say: [
        'And when you do go back, the shoe does not quite fit there either.',
        'To belong in two places can feel like belonging in none.',
      ],
    },
    {
      when: /\b(?:husband|wife|boyfriend|girlfriend|partner|moved (?:here )?for|for (?:love|him|her|work|my (?:job|husband|wife|kids))|job|work|study|studying|degree|master'?s|better life|opportunit\w*|for my (?:kids|children))\b/iu,
      say: [
        'So there was a good reason, and the ache does not care for reasons.',
        'You gave up a good deal for that, and it is seldom said out loud.',
      ],
      ask: ['Does anyone here know how much you left behind for it?'],
    },
    {
      when: /\b(?:tell (?:them|my (?:mom|family|parents))|pretend\w*|smile|say I'?m (?:fine|ok|okay|happy)|don'?t want (?:them|her|him) to worry|worr(?:y|ies|ied)|proud of me|think I'?m|grateful|supposed to be|should be happy|lucky|everyone (?:says|thinks))\b/iu,
      say: [
        'So you carry the good face for two countries.',
        'Lucky and homesick go together more often than people think.',
      ],
    },
    {
      when: /\b(?:mistake|regret\w*|why did I|shouldn'?t have|wrong (?:choice|decision)|give up|go(?:ing)? (?:back|home)|move back|return)\b/iu,
      say: [
        'In the evening it all looks like a mistake. By day it may look like a hard year.',
        'You were brave when you packed. That has not gone.',
      ],
    },
    {
      when: /\b(?:cry\w*|cried|tears|sad|ache\w*|heart|hurts?|sleep|stomach|chest|depress\w*|tired|exhaust\w*|hard)\b/iu,
      say: ['Let it come. It is love with nowhere to go just now.', 'It can pull like hunger.'],
    },
    {
      when: /\b(?:nice|kind|friendly|helped|smiled|neighbor|good (?:day|moment)|little better|found (?:a|an)|store|shop|church|mosque|temple|community|understood me|invited)\b/iu,
      say: ['A small warm spot on a foreign map.', 'That is how a place begins to get a face.'],
    },
    {
      when: /\b(?:maybe (?:I|we)(?:'ll| will| should| could)|(?:I|we)(?:'m| am|'re| are) (?:thinking|going to|gonna)|(?:I|we) (?:might|could)|I'?ll (?:just )?(?:call|cook|go|try|book|make|write|learn))\b/iu,
      say: ['Something of home, made by your own hands. That does good.', 'One small thread, to here or to there.'],
    },
    {
      when: /\b(?:stupid|silly|weak|I don'?t know|dunno|idk|not sure|nobody (?:knows|understands)|no one (?:knows|understands)|whatever)\b/iu,
      say: [
        'It need not be a reason you can name. A whole country is missing.',
        'Who has never left does not know it. It is a real thing.',
      ],
    },
    {
      when: /\b(?:I'?m|I am|I come|I came|originally|we'?re) (?:\S+ )?from\b/iu,
      say: ['A whole country in that one word.', 'And you carry all of it around with you, unseen.'],
    },
    {
      when: /\b(?:here|there|home|country|town|city|village|street|house|room|apartment|they|people|everything|everyone)\b/iu,
      say: [
        'In your mind you walk through those streets, I think.',
        'Here you have to think about what went by itself there.',
      ],
    },
  ],
  say: [
    'You are not only missing a place. You are missing who you are there.',
    'It takes strength to live where nothing is a matter of course.',
    'You can want to be here and still mourn what you left.',
    'Being understood without effort, that is what home is.',
    'It comes in waves, and today is one.',
  ],
  ask: [
    { line: 'What do you miss that nobody would think of?' },
    { line: 'Is there anyone near you who speaks your language?', unless: /\b(?:nobody|no one|alone)\b/iu },
    { line: 'What took you there?', unless: /\b(?:for (?:work|love|my|a)|job|study|degree|moved for)\b/iu },
    { line: 'When will you see your people next?', unless: /\b(?:can'?t (?:go|afford|travel)|visa|ticket)\b/iu },
  ],
};
