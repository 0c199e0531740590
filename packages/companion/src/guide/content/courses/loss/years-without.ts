import type { Course } from '../course.ts';
import { begin, both, deathOf, lately, longAgo, notHere } from './death-words.ts';
import { heard } from './heard.ts';

const anyone =
  'mom|mum|mommy|mummy|mother|mama|momma|dad|daddy|father|papa|stepmom|stepdad|parents?|husband|wife|partner|boyfriend|girlfriend|fianc(?:é|e)e?|brother|sister|sibling|twin|friend|bestie|cousin|aunt|uncle|grandma|grandpa|grandmother|grandfather|granny|gran|grandad|granddad|nana|nan|abuela|abuelo|oma|opa|son|daughter|child|baby';
const days =
  "christmas|xmas|thanksgiving|birthday|mother'?s day|father'?s day|easter|hanukkah|holidays?|holiday season|new year'?s?(?: eve)?|anniversary|eid|diwali|ramadan|summer|winter";

/** Somebody has been dead a year or longer; or the day has come, or a holiday without them. */
export const yearsWithout: Course = {
  id: 'years-without',
  begins: begin(
    both(longAgo, deathOf(anyone, 'mom|mum|mama|mother|dad|daddy|father|grandma|grandpa')),
    `\\b(?:first|second|third|\\d+(?:st|nd|rd|th)|another|next) (?:${days}) (?:is |was |comes? |coming )?without (?:him|her|them|(?:my|our) (?:\\S+ )?(?:${anyone})|mom|mum|dad)\\b`,
    `\\banniversary of (?:(?:my|our|his|her|their) )?(?:\\S+ )?(?:(?:${anyone})(?:['’]?s)? )?(?:death|passing|dying|died|losing|the day (?:\\S+ )?(?:died|passed))`,
    `\\b(?:years?) (?:ago )?(?:today|tomorrow|yesterday|since|without) (?:\\S+ ){0,4}?(?:(?:my|our) (?:\\S+ )?(?:${anyone})|mom|mum|dad) (?:died|passed|is gone)`,
    `\\b(?:my|our) (?:\\S+ )?(?:${anyone}|mom|dad) (?:would have|would've|should have|should've) (?:been|turned) (?:\\d+|\\w+ty\\b)`,
    `\\b(?:he|she|they|mom|mum|dad) (?:would have|would've|would be|should have|should be) (?:been |turned |turning )?(?:\\d\\d|\\w+ty)(?: years old)? (?:today|tomorrow|this week|this month|now)\\b`,
    `\\b(?:would have|would've|should have) been (?:(?:my|our) )?(?:\\S+ )?(?:${anyone}|mom|dad)['’]?s (?:\\S+ )?birthday`,
    `\\b(?:angelversary|deathiversary|death anniversary|yahrzeit)\\b`,
    `\\b(?:days?|dates?|${days}) (?:\\S+ ){0,3}?(?:he|she|my (?:\\S+ )?(?:${anyone})|mom|dad) (?:died|passed away)(?! (?:last|yesterday|\\d+ (?:days|weeks)))[^.?!]{0,20}\\b(?:coming up|again|tomorrow|next week|is here)`,
    `\\b(?:still (?:miss|cry|grieve|think)|never got over)\\b[^.?!]{0,50}\\b(?:years|decades)\\b[^.?!]{0,30}\\b(?:died|passed|gone|death|lost)`,
  ),
  unless: new RegExp(
    `${notHere.source}|${lately}|\\b(?:my|our) (?:\\S+ )?(?:dog|cat|puppy|kitten|horse|rabbit|bunny|pet|bird)\\b|broke up|divorce\\w*|sober|miscarr\\w*`,
    'iu',
  ),
  loss: true,
  first: {
    say: [
      'So long, and so near.',
      'The calendar moves on. That does not mean it is over.',
      'There are losses that one goes on living beside.',
    ],
    ask: ['What has brought it so close again?', 'Would you tell me about {them}?', 'How is it for you today?'],
  },
  turns: [
    {
      when: heard.didTheyKnow,
      say: [
        'I cannot answer that for {them}, after all this time or ever. That you still ask tells how much it matters to you.',
        'Nobody can say what {they} would think today. You knew {them}; maybe a part of you has a guess.',
      ],
      asked: true,
    },
    {
      when: heard.couldI,
      say: [
        'After years one still goes back and looks for the other door. You did not see it then, and you have looked long enough to know you would have taken it.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I be over|supposed to be over|shouldn'?t I be|(?:why|how) (?:am|do|does|is|can) (?:I|it|this) still|still (?:be )?(?:crying|grieving|sad|hurting|upset|like this)[^.!]{0,20}\?|is (?:it|this|that) (?:\S+ )?(?:normal|weird|ok|okay|wrong|bad|stupid|silly|sad|too sad|too much)|am I (?:\S+ )?(?:crazy|weird|stuck|wrong|broken|pathetic|dramatic)|what(?:'s| is) wrong with me|after (?:all this time|so long|all these years)\?)/iu,
      say: [
        'There is no date by which one has to be done. It can sleep for months and then stand in the room again; that is how it goes for very many.',
        'Nothing is wrong with you for that. Whoever was that near stays near, and some days they come closer.',
      ],
      asked: true,
    },
    {
      when: heard.willItPass,
      say: [
        'I do not think it leaves altogether. Many say that the days between get longer, and that the days themselves still hurt.',
      ],
      asked: true,
    },
    {
      when: heard.afterlife,
      say: [
        'I do not know, and I would not claim to. You have had years to think of it; what you have come to is worth more than what I could say.',
      ],
      asked: true,
    },
    {
      when: heard.tellChildren,
      say: [
        'You could start with a thing, a photo or a dish, and tell the story that goes with it. Children like to hear of someone through what they can see and taste.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|am) (?:I|we|you|people)|what (?:do|can|should|could) (?:I|we|people)|should (?:I|we)|any (?:ideas?|advice|tips)|what would you)\b/iu,
      say: [
        'You could give the day one small thing that is {their} own: a dish, a song, a walk. Then it has a place to be, and the rest of the day is yours.',
        'You may do it differently than always. It is fine to keep one part, leave out the rest, and to say beforehand: “I may step out for a while.”',
      ],
      asked: true,
    },
    {
      when: /\b(?:when I was|I was (?:only |just )?(?:\d+|a kid|a child|little|young|in)|as a (?:kid|child|teenager)|so young|grew up without|hardly (?:remember|knew)|barely (?:remember|knew)|don'?t (?:really )?remember|forget(?:ting)?|forgot\w*|fading|(?:his|her|their) (?:voice|face))\b/iu,
      say: [
        'So you had to grow up around that gap.',
        'One can be afraid of losing the little that is left: a voice, a way of laughing.',
        'You mourn {them}, and also what you never got to have.',
      ],
      ask: ['What is there that you do have of {them}?'],
    },
    {
      when: /\b(?:older (?:now )?than (?:he|she|they|my)|same age (?:as|that)|the age (?:he|she|they)|turn(?:ing|ed)? (?:the age|\d+)|outliv\w*)\b/iu,
      say: ['To reach that age, and to walk on from there without anyone ahead.', 'It is a strange line to cross.'],
    },
    {
      when: /\b(?:would(?:'ve| have)|should(?:'ve| have)) (?:\S+ )?(?:loved|danced|liked|laughed|cried|hated|enjoyed|walked|held|seen|met|been (?:so )?(?:proud|happy|here|there|such)|said|told|wanted|made)\b/iu,
      say: ['You know just how it would have been.', 'So you can see it, and it did not happen.'],
      ask: ['What would that have been like, with {them}?'],
    },
    {
      when: heard.milestones,
      unless:
        /\b(?:birthdays?|christmas|xmas|thanksgiving|holidays?|new year'?s?|easter|hanukkah|eid|diwali|mother'?s day|father'?s day|anniversary)\b/iu,
      say: [
        'You look around for {them} at every big thing.',
        'So much has come since then that {they} ought to have seen.',
      ],
      ask: ['What would you most like {them} to have seen?'],
    },
    {
      when: /\b(?:dread\w*|coming up|next week|tomorrow|every year|this time of (?:the )?year|(?:october|november|december|january|february|march|april|may|june|july|august|september|spring|fall|autumn|winter|summer)\b|body remembers|(?:days?|weeks?|nights?|months?) (?:before|leading)|week of|can feel it)\b/iu,
      say: [
        'The days before can be worse than the day itself.',
        'The body has its own calendar.',
        'It comes round every year and never asks.',
      ],
      ask: ['What do you usually do with that day?'],
    },
    {
      when: /\b(?:empty (?:chair|seat|place)|(?:chair|seat|place) (?:\S+ )?(?:empty|free)|table|christmas|xmas|thanksgiving|holidays?|tree|stockings?|presents?|dinner|turkey|lights|carols?|family (?:gathering|dinner)|easter|new year)/iu,
      say: [
        'Everyone comes, and you count one too few.',
        'A feast is loudest where somebody is missing.',
        'All the cheer around makes it harder to be the sad one.',
      ],
      ask: ['What did {they} bring to that day?'],
    },
    {
      when: /\b(?:birthday|(?:would|should) (?:have )?(?:be|been|turned?) (?:turning )?(?:\d+|\w+ty)|turn(?:ed|ing) \d+|cake|card aisle|cards?|mother'?s day|father'?s day|commercials?|ads)\b/iu,
      say: ['A day with {their} name on it, and no one to give it to.', 'Everybody else buys a card.'],
      ask: ['How would {they} {have} wanted it?'],
    },
    {
      when: heard.funeral,
      say: [
        'A place to go with it. Some need one, some cannot bear one.',
        'Standing there, one hardly knows what to do with oneself.',
      ],
      ask: ['Do you talk to {them}, there?'],
    },
    {
      when: heard.kids,
      say: [
        'They will know {them} only from what you tell.',
        'You see {them} in small things your children do, maybe, and {they} {do} not get to see it.',
      ],
    },
    {
      when: /\b(?:remarried|remarry|(?:her|his) (?:new )?(?:boyfriend|girlfriend)|new (?:wife|husband|girlfriend|boyfriend|partner|family|man|woman)|stepm\w*|stepd\w*|dating)\b/iu,
      say: [
        'A new face in that place, and you are expected to be glad.',
        'Others may start again. You have only the one.',
      ],
    },
    {
      when: /\b(?:(?:my|our) (?:mom|mum|mother|dad|father|parents|brother|sister|siblings|family|husband|wife|partner) (?:doesn'?t|don'?t|didn'?t|hasn'?t|won'?t|never|acts?|forgot|isn'?t|aren'?t|has|have)|no ?(?:one|body) (?:\S+ ){0,4}?(?:remembers?|remembered|mentions?|mentioned|talks?|says?|said|called|knows?|asks?)|everyone (?:else )?(?:has |have )?(?:forgot\w*|moved on)|alone|only one)\b/iu,
      say: [
        'You hold the day by yourself, it seems.',
        'Not one word from anybody, and you know exactly what day it is.',
        'They may be thinking of it, and nobody dares to begin.',
      ],
      ask: ['Is there one person you could say it to?'],
    },
    {
      when: /\b(?:candles?|light(?:ing)? (?:a|one)|toast|balloons?|flowers?|ritual|tradition|visit(?:ed|ing)? (?:him|her|the|his)|letter|every year (?:I|we)|(?:I|we) always)\b/iu,
      say: ['A small thing, and you keep it up.', 'So the day has something of its own, by your doing.'],
    },
    {
      when: heard.unsaid,
      unless:
        /\b(?:mom|mum|dad|mother|father|he|she|they|brother|sister|family|nobody|no one|friends?) (?:didn'?t|never|hasn'?t)\b/iu,
      say: ['It has been waiting to be said for a long time.', 'Some sentences keep for years.'],
      ask: ['How would it go, if you said it now?'],
    },
    {
      when: heard.guilt,
      say: [
        'You have carried that along with the grief all this while.',
        'Time does not wear down guilt, as long as it never gets said. Now you have said it.',
      ],
    },
    {
      when: heard.phone,
      say: ['You have kept that, all this time.', 'To hear it, or not to dare to. Either is easy to see.'],
    },
    {
      when: heard.belongings,
      say: ['After so long it still has something of {them}.', 'You would not give that away for anything, I think.'],
    },
    {
      when: heard.dream,
      say: ['As clear as if no time had passed.', 'A visit, and then it is morning.'],
      ask: ['What stayed with you of it?'],
    },
    {
      when: heard.peopleSay,
      say: [
        'As though there were a date stamped on it.',
        'They want to know it finished. It is not a thing that finishes.',
      ],
    },
    {
      when: heard.sudden,
      say: ['After all these years that hour still has sharp edges.'],
    },
    {
      when: heard.illness,
      say: ['Those pictures last too, next to the good ones.'],
    },
    {
      when: heard.anger,
      say: ['One can stay angry about that for a long time, and for good reason.'],
    },
    {
      when: /\b(?:song|radio|smell\w*|perfume|movie|restaurant|street|store|recipe|cook\w*|made (?:his|her|their)|photo|picture|video|memory popped|facebook)\b/iu,
      say: ['It takes just that, and everything is back.', 'Such a small door, and the whole of it comes through.'],
    },
    {
      when: heard.memory,
      say: [
        'How alive that still is.',
        'Good that it is in somebody who tells it.',
        'There {they} {are}, for the length of that sentence.',
      ],
      ask: ['Is there one more like that?'],
    },
    {
      when: heard.crying,
      say: ['Those are not old tears. They are for today.', 'And then it all comes, as if it had been last week.'],
    },
    {
      when: heard.numb,
      say: ['Some years the day just stays blank. That is one way of having it, too.'],
    },
    {
      when: heard.breath,
      say: ['It was a gentler day than you had feared.', 'You can be all right, and it takes nothing from {them}.'],
    },
    {
      when: heard.night,
      say: ['It is mostly at night that the years fold up.'],
    },
    {
      when: heard.misses,
      say: ['So many years of missing {them}. It adds up.', 'It does not wear out.'],
    },
    {
      when: heard.stupid,
      say: ['You can say it here. It has no expiry.'],
    },
    {
      when: heard.noWords,
      say: ['Just the day, then. That is enough to say.'],
    },
  ],
  say: [
    'It does not need to be recent to be real.',
    'You have learned to live with it, and it is still something to live with.',
    'Years do not put that away.',
    'A part of you keeps the place free.',
    'There are not many to whom one can still say it.',
    'What one has had so dearly goes on being missed.',
  ],
  ask: [
    { line: 'What would {they} be like today, do you think?', unless: /\bwould (?:have|be)\b/iu },
    { line: 'What do you miss that nobody else would think of?' },
    { line: 'Who still remembers {them} with you?', unless: /\b(?:no one|nobody|alone|only one|family)\b/iu },
    { line: 'What have you kept of {them}?', unless: /\b(?:kept|still have|ring|photo|sweater)\b/iu },
  ],
};
