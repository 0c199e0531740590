import type { Course } from '../course.ts';

/** The news and the state of the world weigh on them. */
export const newsWorld: Course = {
  id: 'news-world',
  begins:
    /\b(?:the )?(?:news|world|state of (?:the world|this country|things)|whole world|country|politics|everything in the world|planet|climate) (?:is|are|has|keeps|makes?|feels|just|right now is|these days is|lately is|'s) (?:\S+ ){0,4}?(?:depress\w*|too much|falling apart|scary|scar\w*|on fire|burning|going to (?:hell|shit)|insane|crazy|terrif\w*|overwhelming|getting to me|heavy|awful|horrible|a mess|dying|ending|doomed|hopeless|collaps\w*|stress\w*|freak\w*|upset\w*|killing|sick|anxious|sad|cruel|so dark|burn\w*)\b|\b(?:can'?t|cannot|couldn'?t) (?:\S+ )?(?:stop|watch|read|handle|take|look at|stand|turn off|bear) (?:\S+ ){0,2}?(?:the news|news|headlines|politics)\b|\b(?:anxious|worried|scared|depressed|upset|terrified|afraid|sad|angry|hopeless|stressed|overwhelmed|sick|worry|despair|cried|crying|freaking out|freaked out|panicking|heartbroken) (?:\S+ ){0,3}?(?:about|over|by|for|of|from|at|because of) (?:\S+ ){0,3}?(?:the (?:news|world|election|war|wars|climate|planet|country|future of (?:the|this|our)|state of)|climate change|politics|world war|nuclear|global warming|ai taking|everything (?:going on )?in the world|what(?:'?s| is) happening (?:in|to) (?:the|this|our))\b|\b(?:doomscroll\w*|reading|watching|checking|following) (?:\S+ ){0,2}?(?:the )?(?:news|headlines|war)\b.{0,50}\b(?:all (?:day|night)|hours|can'?t|stop|constantly|anxious|sick|cry\w*|depress\w*|sleep|anymore)\b|\bhow (?:can|am I|are we) (?:\S+ ){0,4}?(?:supposed to )?(?:\S+ ){0,3}?(?:normal|happy|go on|live|laugh|work) (?:\S+ ){0,3}?(?:when|while) (?:\S+ ){0,2}?(?:the )?(?:world|people|children|kids)\b/iu,
  unless:
    /\b(?:suicid\w*|kill myself|end it all|want to die|hurt(?:ing)? myself|my world (?:is|fell|has)|good news|great news|bad news|heard the news|told (?:me|him|her|them) the news|news (?:about|that|from|of) (?:my|his|her|the doctor|our)|diagnos\w*|my family is (?:in|there)|(?:in|from) my (?:home )?country|watching me|sending me|signs|messages to me)\b/iu,
  first: {
    say: [
      'You cannot look away, and you cannot bear to look.',
      'All of it comes into a kitchen, and a kitchen is too small for it.',
      'To care, and to be able to reach none of it: that wears a person down.',
    ],
    ask: [
      'What did you see that stays with you?',
      'When do you look, mostly?',
      'Which part of it comes closest to your own life?',
    ],
  },
  turns: [
    {
      when: /\b(?:how (?:do|can|does|are|am|should) (?:I|you|we|one|people|anyone|anybody|everyone|others|they) (?:\S+ ){0,4}?(?:do|stop|deal|cope|live|handle|stay|keep|go on|ignore|supposed|sane|not)|what (?:do|should|can|would) (?:I|you|we|one)(?: |$|\?)|any (?:advice|tips|ideas))/iu,
      unless: /\bdon'?t know what\b/iu,
      say: [
        'You could give it one fixed quarter of an hour, in print or read aloud, never moving pictures and never in bed. You will miss nothing that you could have changed at midnight.',
        'What seems to help is one thing that is within reach: one street, one group, one sum, one letter. It does not mend the world. It mends the helplessness a little.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:it|things|there|we|the|this)|is (?:it|there|the world|this|everything) (?:\S+ ){0,3}?(?:going to|hope|get|end|over|doomed)|are we (?:\S+ )?(?:doomed|going)|do you think (?:it|there|we|things|the))\b/iu,
      say: [
        'I do not know, and whoever says they do is guessing. People have stood before a dark like that in earlier times, too, and some of it they turned.',
        'I cannot look ahead. What I can say is that a feed shows what burns, and hardly ever the many who are carrying water.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I (?:\S+ ){0,3}(?:bad|selfish|overreacting|crazy|the only|weak|terrible|dramatic|wrong)|is (?:it|this) (?:\S+ )?(?:normal|selfish|wrong|ok|okay|privilege\w*|bad)|should I (?:\S+ ){0,3}?(?:stop|delete|watch|feel|do|care|look|quit|have (?:kids|children)|tell))\b/iu,
      say: [
        'Closing your eyes for an evening harms nobody out there. It lets you open them again tomorrow.',
        'It is allowed to be well for an hour while others are not. Your being miserable is not of use to them; your strength might be.',
      ],
      asked: true,
    },
    {
      when: /\b(?:says?|said|tells?|told|keeps? (?:saying|telling))\b.{0,30}\b(?:turn it off|stop (?:watching|reading)|look away|don'?t (?:watch|worry|read)|ignore|get over|overreact\w*|just)\b/iu,
      say: [
        'Easily said. It does not switch off along with the screen.',
        'As if the set were the trouble, and not what is in it.',
      ],
    },
    {
      when: /\b(?:kids?|children|(?:little|my|two|three) (?:boys?|girls?)|sons?|daughters?|baby|grandkids|grandchildren|next generation|bring(?:ing)? (?:a )?child\w*|future)\b/iu,
      say: [
        'It has the face of somebody small for you.',
        'For yourself you could bear it. You are thinking of who comes after.',
      ],
      ask: ['What would you like to be able to tell them?'],
    },
    {
      when: /\b(?:children (?:in|there|dying|who)|those (?:kids|people|families|poor)|bomb\w*|rubble|images?|pictures?|videos?|footage|hostages?|refugees?|starv\w*|killed|died|deaths?|shooting|school shooting|massacre)\b/iu,
      say: [
        'There is no unseeing that. And it comes squeezed between two ads.',
        'Those are people, and something in you refuses to make a number of them.',
      ],
    },
    {
      when: /\b(?:war|wars|nuclear|world war|ww3|russia|ukraine|gaza|israel|iran|china|missiles?|draft|army)\b/iu,
      say: ['It is far off and it sits down at your table.', 'Whole lives, over there, while the laundry runs here.'],
    },
    {
      when: /\b(?:climate|planet|heat|hot|fires?|wildfire\w*|flood\w*|hurricane|storms?|warming|ice|oceans?|extinct\w*|animals?|bees|nature|forest\w*|weather)\b/iu,
      say: ['Grief for a place you are still standing on.', 'Even a warm day in winter has a shadow on it, then.'],
    },
    {
      when: /\b(?:election|president|trump|biden|congress|vot(?:e|ed|ing)|politic\w*|government|party|court|rights|laws?|democra\w*|fascis\w*|republican\w*|liberal\w*|conservative\w*|immigra\w*|ice raids?|deport\w*)\b/iu,
      say: [
        'It is decided over your head, and it lands on your street.',
        'So it is no abstract thing. It is about how people get to live.',
      ],
      ask: ['Where does it touch your own days?'],
    },
    {
      when: /\b(?:mom|mum|mother|dad|father|uncle|brother|sister|family|husband|wife|friends?|coworkers?|neighbors?|argu\w*|fight\w*|disagree\w*|other side|unfriend\w*)\b/iu,
      say: [
        'And it runs right through your own people.',
        'You look at somebody you love, and you live in two different countries.',
      ],
    },
    {
      when: /\b(?:nobody (?:cares|talks|seems)|no one (?:cares|talks|seems)|everyone (?:acts|just|pretends|goes)|like nothing|as if nothing|normal|ignore it|brunch|don'?t care|alone)\b/iu,
      say: [
        'The others eat their lunch, and you wonder if you are the only one awake.',
        'It is lonely to be shaken in a room full of people who are not.',
      ],
    },
    {
      when: /\b(?:guilt\w*|privilege\w*|selfish|complain\w*|safe here|have it (?:good|easy)|worse|lucky|my problems|small)\b/iu,
      say: ['As if a warm room had to be apologized for.', 'Your own sorrow does not take anything from theirs.'],
    },
    {
      when: /\b(?:helpless|powerless|nothing I can|can'?t do anything|useless|what can one|pointless|hopeless|no point|can'?t (?:change|fix|help))\b/iu,
      say: [
        'All that feeling, and no place where it could be put to work.',
        'The hands stay empty. That is the worst of it.',
      ],
      ask: ['Is there one corner of it that you could reach?'],
    },
    {
      when: /\b(?:sleep\w*|night|bed|a\.?m\.?|morning|first thing|wake|woke|phone|scroll\w*|doomscroll\w*|refresh\w*|check\w*|hours|tv|twitter|reddit)\b/iu,
      say: [
        'You keep watch, as though it could not happen while you look.',
        'It is the first voice in the morning and the last at night. That is a lot of room.',
      ],
    },
    {
      when: /\b(?:anxi\w*|panic\w*|chest|stomach|sick|cry\w*|cried|tears|heart|shak\w*|angry|rage|furious|sad|numb|exhaust\w*|tired|dread)\b/iu,
      say: [
        'Your body takes it as if it were next door.',
        'The heart was built for a village, and now it gets the whole globe.',
      ],
    },
    {
      when: /\b(?:donat\w*|volunteer\w*|protest\w*|march\w*|call(?:ed)? my (?:rep\w*|senator)|letter|garden|plant\w*|help(?:ed|ing)?|food bank|shelter|neighbors?|petition|did something)\b/iu,
      say: ['There, something your hand could reach.', 'Not the world, and still somebody.'],
      ask: ['How was it, to do that?'],
    },
    {
      when: /\b(?:maybe I(?:'?ll| will| can| could| should)|I (?:could|might|think I(?:'ll| will)|guess I (?:can|could))|I'll (?:try|turn|delete|stop|take|go|call|just)|took a break|going outside|go outside|turned (?:it )?off|deleted|stopped (?:watching|reading))\b/iu,
      say: [
        'The world will still be there on your return, and you will be less worn.',
        'You can close a door on it for the night. That is no betrayal.',
      ],
    },
    {
      when: /\b(?:job|jobs|ai|robots?|prices|groceries|economy|recession|rent|money|afford|layoffs|tariffs?|inflation|gas)\b/iu,
      say: [
        'There it leaves the screen and gets to your own door.',
        'The big words turn into a shopping bag that costs more.',
      ],
    },
    {
      when: /\b(?:birds?|dog|cat|sun|walk|coffee|book|music|friend|laugh\w*|sky|trees?|good thing|nice)\b/iu,
      say: [
        'That is also the world, and nobody reports it.',
        'It is true at the same time. That is hard to hold, and it is so.',
      ],
    },
    {
      when: /\b(?:always|worse|every (?:day|week|time)|never ends?|another|again|years|since|lately|one thing after)\b/iu,
      say: [
        'You have hardly put the last thing down, and the next is there.',
        'There has been no pause in it for a good while.',
      ],
    },
    {
      when: /\b(?:don'?t (?:even )?know|not sure|no idea|can'?t explain|stupid|silly|dramatic|overreact\w*)\b/iu,
      say: ['It is not silly to be moved by what is so.', 'A big thing does not need to be said well.'],
    },
  ],
  say: [
    'You have not gone numb to it. That hurts, and it is not a flaw.',
    'There is a good deal of love in that kind of worry.',
    'It is more than one head was meant to hold.',
    'Here is a small room in which nothing comes in for a while.',
    'You can care about it and still put it down for the evening.',
  ],
  ask: [
    { line: 'What does it do to your days?', unless: /\b(?:sleep|work|cry|eat)\b/iu },
    { line: 'With whom can you speak about it without a quarrel?', unless: /\b(?:nobody|no one)\b/iu },
    { line: 'What is within two miles of you that is still all right?' },
    { line: 'When did you last have a day without any of it?' },
  ],
};
