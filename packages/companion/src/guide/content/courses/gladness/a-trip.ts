import type { Course } from '../course.ts';
import { glad, notGlad } from './heard-glad.ts';

/** A trip is planned, or just over. */
export const aTrip: Course = {
  id: 'a-trip',
  begins:
    /\b(?:I|we)(?:'m|'re|'ve| am| are| have| just| finally| actually){0,3} (?:booked|booking|planning|planned|plan|going on|leaving (?:for|on)|back from|got back from|came back from|returned from|home from|flying to|driving to|headed to|heading to|taking|took|going to take|off to) (?:(?:a|an|the|our|my|to|first|big|little|solo|family|camping|road|weekend|short|long|few|days?|week|in|two|three|much|needed|of|for) ){0,6}(?:\S+ ){0,2}?(?:trip|vacation|holiday|flights?|getaway|road ?trip|cruise|honeymoon|camping|backpacking|hike|tickets?|cabin|airbnb|beach|mountains?|ocean|sea|lake house|italy|japan|paris|spain|greece|mexico|hawaii|portugal|london|france|ireland|scotland|iceland|thailand|costa rica|new york|rome|canada|florida|disney\w*|europe|california|alaska|national park|yosemite|grand canyon|the coast)\b|\b(?:my|our) (?:\S+ ){0,2}?(?:trip|vacation|holiday|getaway|road ?trip|cruise) (?:to \S+ )?(?:is|was|starts|is coming|are|next|in|this|went) (?!canceled|cancelled|ruined|a disaster)|\b(?:I|we)(?:'re| are|'m| am)? (?:leave|leaving|fly|flying|head|heading|off) (?:out )?(?:for|to) (?!work|school|court|the (?:hospital|hearing|funeral)|rehab|my (?:mom|dad)|college|deploy|bed|home|class)\S+(?: \S+)? (?:in (?:\d+|two|three|four|five|a few) (?:days|weeks)|tomorrow|next week|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)|\b(?:vacation|trip) (?:starts|in) (?:tomorrow|today|\d|two|three|a week|next)|\b(?:just )?(?:got|came) (?:home|back) from (?:\S+ ){0,3}?(?:trip|vacation|holiday|camping|hiking|italy|japan|paris|spain|greece|mexico|hawaii)\b/iu,
  unless: new RegExp(
    `${notGlad.source}|\\b(?:business trip|cancel\\w*|\\ber\\b|emergency|hospital|dentist|grocery|bathroom|can't (?:go|afford)|couldn't (?:go|afford)|missed (?:my|the|our) flight|without me|not invited|for (?:the|a) (?:funeral|surgery|court|hearing|work)|to (?:visit|see) my (?:sick|dying)|guilt trip|acid|tripp(?:ed|ing)|bad trip|shrooms|lsd|running away|one[- ]way|taking (?:care|meds|pills)|taking my|deploy\\w*|refugee|evacuat\\w*|dread\\w*|took the (?:trash|kids|bus|car|dog|train to work))\\b`,
    'iu',
  ),
  light: true,
  first: {
    say: [
      'Oh, that smells of sunscreen and train stations.',
      'Away, for a bit. Lovely.',
      'That gives the weeks a color.',
      'Take me along, in words.',
    ],
    ask: [
      'Who goes along, or who came?',
      'How did you hit on that place?',
      'What is the first thing you see, when you think of it?',
    ],
  },
  turns: [
    {
      when: glad.isItOk,
      say: [
        'Not selfish. Whoever comes home rested has something to bring along.',
        'It is quite common to feel a bit low on coming home, or a bit nervous on setting out.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what|should|how)\b[^?.!]{0,40}\b(?:pack|bring|wear|take with|luggage)\b/iu,
      say: [
        'Half of what lies on the bed now, and one warm thing more than the forecast says. Shoes that you know already.',
      ],
      asked: true,
    },
    {
      when: glad.should,
      say: ['I would do the one thing that you would be sorry to have missed, and leave the rest to the day.'],
      asked: true,
    },
    { when: glad.how, say: ['One plan a day is plenty. The best hours mostly lie in between.'], asked: true },
    {
      when: glad.willItLast,
      say: ['Some of it may go differently than planned. Those are often the stories told later.'],
      asked: true,
    },
    {
      when: glad.think,
      say: ['I only know places from what people tell, so I would rather hear it from you.'],
      asked: true,
    },
    {
      when: /\b(?:sea|ocean|beach|waves|sand|swim\w*|water|snorkel\w*|sunset|sunrise|shells?|boat|island|salt)\b/iu,
      say: ['One hears the waves at once.', 'The sea clears the head like little else.'],
    },
    {
      when: /\b(?:mountains?|hik\w*|trail|camp\w*|tent|forest|stars|campfire|fire|cabin|lake|bears?|peak|snow|ski\w*|national park|waterfall)\b/iu,
      say: ['Such air, and nobody wanting anything.', 'Out there one gets small in a good way.'],
    },
    {
      when: /\b(?:food|ate|eat|pasta|gelato|sushi|ramen|tacos?|wine|bakery|market|restaurant|coffee|breakfast|street food|pastr\w*|croissants?)\b/iu,
      say: ['A country is best understood by mouth.', 'One can be homesick for a breakfast.'],
      ask: ['What would you eat again on the spot?'],
    },
    {
      when: /\b(?:museum|city|streets?|old town|church|castle|ruins|architecture|art|concert|alley|wander\w*|walk\w*|lost|train|bikes?|bus|language|locals?)\b/iu,
      say: ['To turn a corner there, not knowing what comes.', 'I see you walking there, with time to spare.'],
    },
    {
      when: /\b(?:alone|solo|by myself|first time (?:alone|traveling)|on my own|independent)\b/iu,
      say: ['Alone, and wherever you please. There is courage in it.', 'You have only yourself to agree with.'],
      ask: ['What draws you about going alone?'],
    },
    {
      when: /\b(?:first (?:time|trip|vacation|flight)|never (?:been|flown|left|seen)|in (?:years|ages|\d+ years)|bucket list|always (?:wanted|dreamed)|saved (?:up|for)|dream\w*|since I was|finally|honeymoon|anniversary)\b/iu,
      say: ['So it has been waiting for you a good while.', 'All that saving and wishing, and now there is a date.'],
    },
    {
      when: /\b(?:kids?|family|husband|wife|partner|boyfriend|girlfriend|friends?|mom|dad|sister|brother|grand\w+|parents|cousins|dog)\b/iu,
      say: [
        'It is a good way of having people all to oneself.',
        'Such days become the “do you remember” of a family or a friendship.',
      ],
    },
    {
      when: /\b(?:fight|fought|argu\w*|annoy\w*|tense|stress\w*|meltdown|whin\w*|delayed|lost (?:my |the |our )?(?:luggage|bag|wallet|passport)|rain\w*|sick|sunburn\w*|expensive|disappoint\w*|exhaust\w*|chaos|jet ?lag\w*|traffic)\b/iu,
      say: [
        'That belongs to nearly every trip, and hardly to any photo.',
        'It was paid for and longed for, and then such a thing.',
      ],
    },
    {
      when: /\b(?:nervous|scared|afraid|anxious|anxiety|flying|plane|turbulence|worr\w*|panic|overthinking|what if|leaving (?:the|my)|who will)\b/iu,
      say: ['Joy and jitters travel in one suitcase.', 'The leaving is the worst part of it, for many.'],
    },
    {
      when: /\b(?:pack\w*|suitcase|tickets?|passport|list|book(?:ed|ing)?|flights?|airbnb|hotel|itinerary|countdown|days (?:left|until|till|to go)|tomorrow|next (?:week|month)|can'?t wait|leave|leaving)\b/iu,
      say: ['The looking forward is already part of it.', 'It begins with the list on the table.'],
      ask: ['What must on no account be missing?'],
    },
    {
      when: /\b(?:home|back|unpack\w*|laundry|reality|real life|work (?:tomorrow|on|monday)|monday|over|miss (?:it|being|the)|don'?t want|wish I (?:was|were) (?:still|back)|post[- ]vacation|emails?)\b/iu,
      say: [
        'The body is back, and the rest is still on the way.',
        'Laundry, and a bit of wistfulness. That is how coming home is.',
      ],
      ask: ['What of it would you like to keep in the everyday?'],
    },
    {
      when: /\b(?:guilt\w*|shouldn'?t|money|afford|deserve|spoil\w*|selfish|time off|boss)\b/iu,
      say: ['You may be off duty without a reason.', 'One remembers such days longer than the bill.'],
    },
    {
      when: /\b(?:relax\w*|rest\w*|slept|sleep|peace\w*|quiet|calm|nothing|phone off|no (?:wifi|phone|signal)|breathe|unwind|needed (?:it|this|that)|read)\b/iu,
      say: ['Days without a plan are the rarest of all.'],
    },
    {
      when: /\b(?:photos?|pictures?|best (?:part|moment|day)|favou?rite|beautiful|amazing|gorgeous|stunning|incredible|never forget|loved|magical|perfect|view)\b/iu,
      say: ['I should like to have that picture in front of me.', 'It still shines in you.'],
      ask: ['Where would you go back to at once?'],
    },
    { when: glad.noOne, say: ['The stories want out, and here they can.'] },
    { when: glad.cool, say: ['People who were not there tire of it so quickly. Go on telling.'] },
    { when: glad.notLast, say: ['It was good, or it will be something to look forward to. Enough for now.'] },
  ],
  say: [
    'It is good for one to see other walls.',
    'One comes back with more than the luggage.',
    'A bit of distance does much for most things.',
    'That you can go there again in your head, any evening.',
    'The world is wide, and one forgets it.',
  ],
  ask: [
    { line: 'How long, altogether?', unless: /\b(?:days?|weeks?|weekend|month)\b/iu },
    { line: 'What are you, or were you, most curious about there?' },
    { line: 'What do you do on the first day, as a rule?' },
  ],
};
