import type { Course } from '../course.ts';
import { glad, notGlad } from './heard-glad.ts';

/** The writer has moved into a place of their own, or has the key. */
export const ownPlace: Course = {
  id: 'own-place',
  begins:
    /(?:^\W*(?=(?:just |finally )?(?:moved into|got the keys|signed|closed on|bought) )|\b(?:I|we))(?:'ve| have|'m| am|'re| are| just| finally| actually| officially|just|finally){0,3} ?(?:moved into|moving into|move into|got the keys? (?:to|for)|got keys to|signed (?:the|a|my|our) (?:lease|papers|contract) (?:for|on|to)|bought|closed on|own|got|have|found|renting) (?:(?:my|our|a|an|the|first|own|very|new|little|tiny|small|apartment|studio|one-bedroom) ){1,5}(?:apartment|house|place|flat|studio|condo|home|room of my own|cabin|trailer|townhouse|cottage)\b|\b(?:my|our) (?:very )?(?:first|own|new) (?:\S+ )?(?:apartment|place|house|home|flat|studio|keys)\b[^.?!]{0,40}\b(?:finally|today|tonight|all mine|mine|first night|love|keys?|moved)|\b(?:first|second) night (?:in|at) (?:my|our) (?:\S+ )?(?:new |own )?(?:\S+ )?(?:apartment|place|house|home|flat|studio)\b|\b(?:I|we)(?: just| finally| have|'ve)? (?:got|have|picked up) (?:the|my|our) keys(?! (?:stuck|locked|back from))\b(?=[^]{0,80}\b(?:apartment|place|house|home|flat|moved?|new|today|finally)|\W*$)|\b(?:finally )?(?:have|got) (?:a place|a room|an apartment|a home) (?:of my own|to myself|all to myself|that'?s mine)\b|\b(?:moved out of (?:my )?(?:parents'?|mom'?s|dad'?s|the shelter)|living (?:alone|on my own) for the first time)\b/iu,
  unless: new RegExp(
    `${notGlad.source}|\\b(?:evict\\w*|bought the house (?:next|across)|mold|roach\\w*|bed ?bugs|mice|rats|break[- ]in|broken into|my (?:\\S+ )?(?:ex|son|daughter|friend|brother|sister|parents) (?:moved|bought|got|is|just)|nursing|separat\\w*|divorc\\w*|kicked (?:me )?out|(?:he|she) left|lonely|crying|regret\\w*|flood\\w*|can't afford|went to my place|homesick)\\b`,
    'iu',
  ),
  light: true,
  first: {
    say: [
      'A door that you lock and unlock yourself.',
      'Your own four walls. How good.',
      'So somewhere there is a key with your name on it now.',
      'Well, welcome home.',
    ],
    ask: [
      'What does it look like, when you come in?',
      'What was the first thing you did there?',
      'What is the best thing about it?',
    ],
  },
  turns: [
    {
      when: glad.isItOk,
      say: [
        'Not odd. A new place has strange noises and no memories yet, and one may love it and be uneasy in it.',
        'You can be happy there and miss the old kitchen. That goes together.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what (?:should|do|can) I (?:\S+ )?(?:buy|get|need|put|hang|do)|where (?:do|should) I (?:put|start|begin)|how (?:do|should) I (?:\S+ )?(?:start|decorate|furnish|unpack|make))\b/iu,
      say: [
        'A bed, a lamp and a pot will do for the first week. The rest is better chosen once you know where you like to sit.',
        'Begin with the corner you sleep in. When that is nice, boxes may stand about elsewhere.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will I|do you think I(?:'ll| will)?|what if I(?:'m| get)?|am I going to)\b[^?.!]{0,30}\b(?:lonely|alone|miss|regret|manage|scared|cope)\b/iu,
      say: [
        'Some evenings perhaps, and others not at all. One can put something friendly into the emptier ones beforehand: a call, a neighbor, the radio.',
      ],
      asked: true,
    },
    {
      when: glad.should,
      say: ['I would wait a week and see what the place itself wants. It tells one quite soon.'],
      asked: true,
    },
    { when: glad.how, say: ['Bit by bit. One box a day, and a supper from paper plates in between.'], asked: true },
    { when: glad.willItLast, say: ['Nobody knows that. Tonight it is yours, and the door is shut.'], asked: true },
    {
      when: glad.think,
      say: ['I think it gets to be a home about the time one knows the way to the light switch in the dark.'],
      asked: true,
    },
    {
      when: /\b(?:floor|mattress|air mattress|boxes|unpack\w*|empty|no furniture|echo\w*|paper plates|pizza|folding|lawn chair|nothing (?:but|in it)|couch|table|curtains?|ikea|assembl\w*|screws?)\b/iu,
      say: [
        'One will tell stories later about that bare floor.',
        'Empty rooms, and all of them are still possible.',
        'The first meal on a box has no equal.',
      ],
      ask: ['What is the one thing that already stands where it belongs?'],
    },
    {
      when: /\b(?:first night|sleep\w*|slept|noises?|quiet|silent|silence|creak\w*|dark|woke|bed)\b/iu,
      say: ['The first night one lies there and listens to the house.', 'It has to learn you yet, and you it.'],
    },
    {
      when: /\b(?:roommates?|parents|mom|dad|shared|couch[- ]?surf\w*|shelter|car|hotel|motel|crowded|siblings|ex|toxic|yell\w*|escape\w*|got (?:away|out)|no one (?:yell\w*|tells?|can))\b/iu,
      say: [
        'Nobody comes in there whom you do not let in.',
        'After all that, a door that can stay shut.',
        'To have that behind you, and this in front.',
      ],
    },
    {
      when: /\b(?:saved|saving|years|months|deposit|mortgage|loan|down payment|rent|afford|money|expensive|bills|paid|credit|never thought|first in my family|immigrant|single)\b/iu,
      say: ['There is a lot of going without in those walls.', 'You paid for that with more than money.'],
    },
    {
      when: /\b(?:window|view|balcony|light|sun\w*|kitchen|bath\w*|tub|garden|yard|porch|trees?|street|floors?|ceiling|closet|stove|washer|dishwasher)\b/iu,
      say: ['I can picture you standing there in the morning.', 'That alone would be worth the rent.'],
      ask: ['At what time of day is it at its best?'],
    },
    {
      when: /\b(?:paint\w*|colou?rs?|wall|plants?|pictures?|lamp|rug|decorat\w*|blanket|shelf|shelves|books|candles?|flowers?|posters?|thrift\w*)\b/iu,
      say: ['Slowly it begins to look like you.', 'One good lamp, and a room has a soul.'],
      ask: ['What color is it going to be?'],
    },
    {
      when: /\b(?:alone|by myself|on my own|lonely|quiet|miss (?:my|them|having|the)|homesick|weird|strange|scared|nervous|afraid|cry\w*|cried|sad)\b/iu,
      say: [
        'It was wished for, and it is still a bit large around one at first.',
        'Freedom has an echo in the first weeks.',
      ],
    },
    {
      when: /\b(?:dance\w*|naked|underwear|sing\w*|loud|whatever I want|cereal|ate (?:\S+ ){0,3}(?:in bed|floor|couch)|no (?:pants|one|rules)|my (?:own )?rules|freedom|free|independent|peace\w*|calm|safe)\b/iu,
      say: ['There is nobody to ask and nobody to explain to.', 'The house rules are yours now.'],
    },
    {
      when: /\b(?:neighbou?rs?|neighborhood|area|downstairs|upstairs|landlord|building|street|bakery|store|park|commute|walk to)\b/iu,
      say: ['So the little map around it begins to fill.', 'Soon one of them will know your name, if you want it.'],
    },
    {
      when: /\b(?:kids?|son|daughter|cat|dog|husband|wife|partner|boyfriend|girlfriend|friends?|housewarming|visit\w*|came over|helped|party|guests?)\b/iu,
      say: ['A place that has had laughter in it is half moved in.'],
      ask: ['Who was the first to come in?'],
    },
    {
      when: /\b(?:leak\w*|broken|broke|mess|dirty|small|tiny|old|cold|no (?:heat|hot water|internet|wifi)|squeak\w*|problem|fix\w*|repair\w*|wrong)\b/iu,
      say: ['Every place keeps one such secret for after the signing.', 'Small and yours is another thing than small.'],
    },
    { when: glad.shoe, say: ['It is so wanted that one listens for footsteps that might take it away.'] },
    { when: glad.cool, say: ['They do not have to live there. You do, and gladly.'] },
    { when: glad.tired, say: ['Moving goes into the bones. Today nothing more needs carrying.'] },
    { when: glad.celebrate, say: ['Bread and salt, some say. Takeout does it too.'] },
    { when: glad.unreal, say: ['Try the key once more. It still fits.'] },
    { when: glad.proud, say: ['You have made that happen. One may walk through it and grin.'] },
    { when: glad.notLast, say: ['A key in the hand says enough.'] },
  ],
  say: [
    'A place where your things may lie where they lie.',
    'It begins to be home at some odd moment, mostly with socks on.',
    'There is room for you there.',
    'You have got yourself a ground to stand on.',
    'It is good to know you there.',
  ],
  ask: [
    { line: 'Which is your spot going to be?' },
    { line: 'How long have you wished for it?', unless: /\b(?:years|months|always|finally)\b/iu },
    { line: 'What do you hear there in the evening?', unless: /\b(?:quiet|noise|hear)\b/iu },
    { line: 'What hangs, or shall hang, on the wall first?', unless: /\b(?:wall|poster|picture)\b/iu },
  ],
};
