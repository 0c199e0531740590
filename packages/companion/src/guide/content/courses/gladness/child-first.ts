import type { Course } from '../course.ts';
import { glad, notGlad } from './heard-glad.ts';

/** A child of the writer's did something for the first time, or something to be glad of. */
export const childFirst: Course = {
  id: 'child-first',
  begins:
    /\b(?:my|our|the) (?:\S+ ){0,3}?(?:baby|son|daughter|toddler|kid|child|boy|girl|little (?:one|guy|man)|grandson|granddaughter|grandbaby|niece|nephew|twins|\d+[- ]?(?:yo|year[- ]old|month[- ]old))(?:,? \p{Lu}?\p{L}+,?)? (?:just |finally |has |today |actually ){0,2}(?:took (?:his|her|their) first|said (?:his|her|their) first|said (?:mama|mommy|dada|daddy|i love you|my name)|walked(?! (?:out|away|off|in on))|crawled|rolled over|laughed for|smiled (?:at me )?for|stood up (?:by|on|for the)|slept through|used the potty|lost (?:his|her|their) first tooth|learned (?:to|how to)|rode (?:his|her|their|a) bike|tied (?:his|her|their)|wrote (?:his|her|their|me|my)|read (?:his|her|their|a|me)|got (?:into|accepted|an? (?:A|award|part|goal|medal|scholarship))|scored|won (?:the|a|his|her)|graduated|made the team|is (?:walking|crawling|talking|potty trained|reading)|(?:had|did) (?:his|her|their) first|spoke|swam|drew (?:me|a)|made (?:me|his|her) (?:a|first)|hugged me|kicked)|\b(?:first (?:steps|word|tooth|day of (?:school|kindergarten|preschool)|smile|laugh|birthday|haircut|bike ride|recital|goal))\b[^.?!]{0,50}\b(?:my|our|baby|son|daughter|kid|toddler|grand\w+|today|he|she)\b|\b(?:I(?:'m| am)|we(?:'re| are)) (?:going to be|gonna be|a|now|officially) (?:(?:a|an|new|finally) ){0,2}(?:mom|dad|grandma|grandpa|grandparents?|parents?|uncle|aunt|auntie)\b|\bI (?:felt|feel) the baby (?:kick|move)/iu,
  unless: new RegExp(
    `${notGlad.source}|\\b(?:bull\\w*|hurt|sick|fever|hospital|suspend\\w*|expel\\w*|arrest\\w*|drunk|drugs?|drink|vap\\w*|cigarette|period|boyfriend|lied|curse|swear|swore|f-word|bad word|custody|ex (?:took|won't)|bit|yelled|screamed at|said (?:\\S+ ){0,3}hates?|walk(?:ed|ing) away|missed (?:it|the|his|her)|wasn't there|single)\\b`,
    'iu',
  ),
  light: true,
  first: {
    say: [
      'Oh, what a moment to be there for.',
      'And there it went, all by itself.',
      'Write down the date.',
      'That you will still tell in twenty years.',
    ],
    ask: ['How did it come about?', 'What did the little face look like?', 'Who else saw it?'],
  },
  turns: [
    {
      when: glad.isItOk,
      say: [
        'Every bit of that is allowed. One can be proud to bursting and a bit sad in the same breath.',
        'Not at all. Parents cry at such things, and grandparents do too.',
      ],
      asked: true,
    },
    {
      when: /\b(?:is (?:he|she|it|that)|are they|should (?:he|she|they))\b[^?.!]{0,40}\b(?:late|early|behind|ahead|normal|okay|on track|by now)\b/iu,
      say: [
        'Children have very different clocks. If it keeps nagging at you, the pediatrician can say in five minutes what is usual.',
      ],
      asked: true,
    },
    {
      when: glad.should,
      say: ['I would do what lets you be in it rather than beside it. The picture can wait a second.'],
      asked: true,
    },
    {
      when: glad.how,
      say: ['Keep a line of it somewhere, with the date. One believes one will never forget, and one does.'],
      asked: true,
    },
    { when: glad.think, say: ['I think somebody here has grown by an inch, and not just the child.'], asked: true },
    {
      when: glad.noOne,
      say: ['Then I would like to hear it all, and slowly.', 'Such a thing needs a witness who says: really.'],
    },
    {
      when: glad.cool,
      say: ['They were not there for all that came before.', 'It should have been shared with a bit more noise.'],
    },
    {
      when: /\b(?:steps?|walk\w*|stand|stood|couch|fell|wobbl\w*|crawl\w*|arms|let go|run(?:s|ning)?)\b/iu,
      say: ['From your hand to the big wide world, in three steps.', 'Now nothing in the house is safe.'],
    },
    {
      when: /\b(?:word|said|says|talk\w*|mama|dada|mommy|daddy|babbl\w*|sentence|i love you|name)\b/iu,
      say: ['And that out of such a small mouth.', 'One would like to hear it ten times over.'],
      ask: ['And what did you answer?'],
    },
    {
      when: /\b(?:tooth|potty|bike|bicycle|shoes?|swim\w*|read\w*|writ\w*|letters|drawing|drew|card|count\w*|training wheels|by (?:him|her)self|alone)\b/iu,
      say: ['A bit more of the world belongs to that child now.', 'You could see how it clicked, I imagine.'],
    },
    {
      when: /\b(?:kindergarten|school|preschool|daycare|backpack|bus|teacher|classroom|drop(?:ped)?[- ]?off|waved|didn'?t (?:even )?(?:look back|cry|wave)|college|dorm|graduat\w*|cap and gown)\b/iu,
      say: ['So small, with such a big bag.', 'You let go, and it went well. It pulls at one all the same.'],
      ask: ['Who found it harder, of the two of you?'],
    },
    {
      when: /\b(?:game|goal|match|team|recital|stage|concert|play|medal|trophy|award|spelling|won|scored|solo|belt|tournament)\b/iu,
      say: ['One sits there and forgets to breathe.', 'I take it one heard you across the whole hall.'],
    },
    {
      when: /\b(?:growing up|grow(?:s|ing)? (?:so )?fast|too fast|so big|not a baby|time|bittersweet|sad|miss (?:the|my|when|his|her)|already|yesterday|where did)\b/iu,
      say: ['Each first is also the last of something.', 'One wants it to go on, and to stop for a little while.'],
    },
    {
      when: /\b(?:late|delay\w*|behind|autis\w*|therap\w*|speech|preemie|premature|nicu|special needs|doctors? said|years? of|struggl\w*|waited|never thought)\b/iu,
      say: ['Others have no idea how far the way to that was.', 'All that patience, on both sides, and then this.'],
    },
    {
      when: /\b(?:pregnan\w*|due|kick\w*|ultrasound|heartbeat|positive|test|weeks|belly|trimester|boy or|girl or|grandma|grandpa|grandparent|uncle|aunt)\b/iu,
      say: ['Somebody is on the way.', 'And already one talks to somebody one has not met yet.'],
      ask: ['Who knows it so far?'],
    },
    {
      when: /\b(?:husband|wife|partner|dad|daddy|mom|grandma|grandpa|facetime|video|phone|film\w*|record\w*|camera|photo|picture|missed)\b/iu,
      say: [
        'Such a thing goes through the whole family in ten minutes.',
        'Good that it is on record, or in your head.',
      ],
    },
    {
      when: /\b(?:scar(?:ed|y)|nervous|worr\w*|afraid|anxious|ready|terrified|overwhelm\w*)\b/iu,
      say: [
        'Where one loves so much, one trembles a little too.',
        'That fear moves in with them and never quite moves out.',
      ],
    },
    {
      when: /\b(?:tired|exhausted|sleep|slept|up all night|hard (?:week|month|year|day)|rough|makes up for|worth)\b/iu,
      say: [
        'It does not give you the sleep back. It gives you a reason, though.',
        'One such minute, after such nights.',
      ],
    },
    { when: glad.tears, say: ['How could one not.', 'It goes straight to the throat.'] },
    {
      when: /\b(?:laugh\w*|giggl\w*|funny|hilarious|smil\w*|grin\w*|face|proud|happy|dance\w*|clapp\w*)\b/iu,
      say: ['Such a laugh one would like to bottle.', 'And how pleased with oneself one can be at that age.'],
    },
    { when: glad.unreal, say: ['One looks at that little person and cannot quite grasp it.'] },
    { when: glad.notLast, say: ['It can simply stand there and shine.'] },
  ],
  say: [
    'There is a lot of you in that moment.',
    'Children have no idea what they do to grown people with it.',
    'One is allowed to be a bit foolish with joy there.',
    'You were there when it happened.',
    'It is the small firsts one lives on.',
  ],
  ask: [
    {
      line: 'How old is the little person now?',
      unless: /\b(?:\d+|one|two|three|four|five|six|seven)[- ]?(?:yo|years?|months?)|baby|toddler/iu,
    },
    { line: 'What comes next, do you think?' },
    { line: 'Whom did you tell first?', unless: /\b(?:told|called|texted|mom|husband|wife|grandma)\b/iu },
  ],
};
