import type { Course } from '../course.ts';

/** A single parent, alone with all of it. */
export const singleParent: Course = {
  id: 'single-parent',
  begins:
    /\b(?:(?:single|solo) (?:mom|mum|mother|dad|father|parent) (?:of|to) (?:\d|two|three|four|five|a|an|twins)|(?:I'?m|I am|as|being|been|just|become|became) (?:\S+ )?(?:a |an )?(?:\S+ ){0,2}?(?:single (?:mom|mum|mother|dad|father|parent|mama)|solo (?:mom|mum|parent|dad|mother)|widowed (?:mom|mum|mother|dad|father|parent))\b|single (?:mom|mum|mother|dad|father|parent) (?:of|to|with|here|life|struggling|doing)|(?:raising|raise|bringing up|parenting) (?:\S+ ){0,3}?(?:kids?|children|son|daughter|boys?|girls?|baby|twins|toddler|teens?|two|three|four|them|him|her) (?:\S+ ){0,3}?(?:alone|on my own|by myself|all by myself|single[- ]handed\w*|without (?:any )?help|solo)|(?:alone|on my own|by myself) with (?:\S+ ){0,3}?(?:kids|children|two kids|three kids|my (?:son|daughter|kids|baby|boys|girls))\b.{0,60}?\b(?:always|tired|exhaust\w*|hard|no (?:help|break)|can'?t|everything|drown\w*|all the time|every|struggl\w*)|(?:it'?s )?just me and (?:my|the) (?:\S+ ){0,2}?(?:kids?|son|daughter|children|boys?|girls?|baby)|(?:no|without) (?:co-?parent|help|family|village)\b.{0,30}\b(?:my )?(?:kids?|children))\b/iu,
  unless:
    /\b(?:(?:is|was|'s|about) a (?:\S+ )?single (?:mom|mum|mother|dad|father|parent)|my (?:\S+ )?(?:boss|friend|sister|coworker|neighbou?r) (?:is|was)|hit|slapped|spanked|abus\w*|cps|suicid\w*|want to die|kill|better off without me|single mom with a (?:husband|partner|boyfriend|man|wife)|(?:raised by|son of|daughter of|my (?:mom|mum|mother|dad|father) (?:was|is)|grew up with|dating|married|date|met|with) a single|weekend|husband (?:is|was) away|lol|joke|evicted|homeless|shelter|yelled|screamed)\b/iu,
  first: {
    say: [
      'Everything, every day, and nobody to look at across the table.',
      'You are the one who earns it, cooks it, and wipes it off the floor.',
      'There is no other shift. It is always yours.',
      'Nobody to whom you could say: your turn.',
    ],
    ask: ['How many of them are there, and how old?', 'What was today like?', 'Who steps in, when you are sick?'],
  },
  turns: [
    {
      when: /\b(?:(?:am I|does (?:it|this|that) make me|did I) (?:\S+ ){0,4}?(?:bad|terrible|fail\w*|enough|ruin\w*|selfish|wrong|awful|damag\w*|mess\w*)|is (?:it|that|this|one parent) (?:\S+ )?enough|is it (?:\S+ )?(?:bad|wrong|normal|selfish|ok|okay)|(?:will|are) (?:they|my kids|he|she) (?:\S+ ){0,3}?(?:ok|okay|be|hate|remember|miss|suffer|turn|missing))\b/iu,
      say: [
        'Children need one person who is reliably there. They have that, and it looks tired and is enough.',
        'I cannot see ahead, but a home with one loving grown-up in it is a whole home. And to be worn out is not to fail.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:I|it|this) (?:\S+ )?(?:ever|get|always|be)|when does (?:it|this)|does it (?:ever )?get|how (?:long|much longer))\b/iu,
      say: [
        'I cannot say when. It shifts as they grow: the hands get freer, the talks get longer. It is hard to believe in at bath time.',
        'Nobody can give you a date for it. Sometimes one other grown-up with a key to your door makes the biggest difference of all.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what|how) (?:do|can|should|would|could) I (?:\S+ ){0,2}?(?:tell|say to|answer|explain)\b/iu,
      say: [
        'Something short that stays true later: “I do not know why it is like that. It is not because of you. I am here, and I stay.”',
        'You may say that you are sad about it as well. And then the one sentence that counts: “Nothing you did made that happen.”',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would|does|am) (?:I|you|people|anyone|other)|what (?:do|can|should|would|could) (?:I|you)|should I|any (?:advice|tips))\b/iu,
      say: [
        'Maybe a swap: another parent takes yours for an afternoon, and you take theirs the week after. No money, no thanks owed.',
        'You could ask for one exact thing: “Could you take them on Thursdays from four to six?” People who would like to help rarely know with what.',
        'Pick one thing this week that may stay undone, officially. And put your own half hour where the dishes would have been.',
      ],
      asked: true,
    },
    {
      when: /\b(?:hugged|hugs?|love you|best (?:mom|mum|dad)|favorite (?:person|mom|dad|human)|drew|drawing|made me|card|laugh\w*|giggl\w*|cuddl\w*|so proud|sweet|asleep on|good (?:day|moment|night)|thank(?:ed|s) me|helped)\b/iu,
      unless: /\b(?:never|not|nobody|no one|no|didn'?t|wish)\b/iu,
      say: [
        'They know very well who is there. That was the proof.',
        'And for a minute it is all worth it, dishes included.',
      ],
      ask: ['What was that moment like?'],
    },
    {
      when: /\b(?:sick|fever|flu|throwing up|stomach bug|hospital|er\b|doctor|cold|migraine|when I'?m (?:sick|ill))\b/iu,
      say: [
        'To be sick with nobody to hand over to. That is the bare version of it.',
        'One gets up anyway, because there is nobody else to get up.',
      ],
      ask: ['Who could bring you soup, if you let them?'],
    },
    {
      when: /\b(?:money|rent|bills|afford|paycheck|child support|broke|groceries|food stamps|two jobs|overtime|shoes|debt|card (?:declined|maxed)|daycare|childcare|expensive|pay)\b/iu,
      say: [
        'One income, and they grow out of everything.',
        'You do the sums at night, and leave yourself out of them first.',
      ],
    },
    {
      when: /\b(?:work|job|boss|shift|late|school (?:called|pick ?up)|pick ?up|fired|leave early|babysitter|sitter|after ?school|commute|summer)\b/iu,
      say: [
        'One call from school, and the whole tower comes down.',
        'You have to be in two places at three o’clock, every single day.',
      ],
    },
    {
      when: /\b(?:ex\b|(?:his|her|their) (?:dad|father|mom|mother)|baby daddy|dad (?:left|doesn'?t|never|isn'?t)|father (?:left|doesn'?t|never|isn'?t)|left (?:us|me|when)|walked out|deadbeat|sees? (?:them|him|her)|every other|divorc\w*)\b/iu,
      say: [
        'Somebody walked out of it, and you could not. And would not.',
        'It takes two to begin it, and then there was one.',
      ],
    },
    {
      when: /\b(?:died|widow\w*|passed away|lost my (?:husband|wife|partner)|since (?:he|she) died)\b/iu,
      say: [
        'And you carry the grief, the lunch boxes and theirs as well.',
        'It was meant for two. The other one is missing, in every room.',
      ],
    },
    {
      when: /\b(?:ask(?:s|ed)? (?:me )?(?:about|why|where|when|if)|father'?s day|mother'?s day|other (?:families|kids)|two parents|family tree|why don'?t (?:we|I)|role model|needs a (?:dad|father|mom|mother))\b/iu,
      say: [
        'And one has to find an answer to that, on the way to the car.',
        'Such a question from below, and you would so like to have a better answer.',
      ],
      ask: ['What did you say?'],
    },
    {
      when: /\b(?:braids?|ponytails?|her hair|youtube|tutorial|shav(?:e|ing)|bra|(?:first|got her) period|the talk|both (?:mom|dad|parents|roles)|mom and dad|dad and mom|play (?:ball|catch)|costume)\b/iu,
      say: [
        'You learn whatever is needed, and nobody is there to see it.',
        'That is both parents in one person, down to the details.',
      ],
    },
    {
      when: /\b(?:yell\w*|snapp\w*|lost (?:it|my)|impatient|short fuse|cranky|patience|scream\w*|phone|tv|screens?|cereal for|frozen|mcdonald\w*|nuggets)\b/iu,
      say: ['Patience is a thing that needs refilling, and nobody fills it for you.'],
    },
    {
      when: /\b(?:night|bedtime|after (?:they|he|she)(?:'re| are|'s| is)? (?:\S+ )?(?:asleep|bed|sleep)|evening\w*|couch|quiet|when they sleep|in the dark|\d ?(?:am|pm)|sleep\w*)\b/iu,
      say: [
        'And then it is quiet at last, and there is nobody to tell the day to.',
        'Those are your hours, and you are too tired to have them.',
      ],
    },
    {
      when: /\b(?:lonely|alone|no one|nobody|adult (?:conversation|talk)|dating|date|love|touch|hug me|company|friends?|partner|relationship|someone to)\b/iu,
      say: [
        'Never alone, and so lonely. It takes a single parent to know both at once.',
        'Somebody asking how your day was. That would already be a lot.',
      ],
      ask: ['When did you last talk with another grown-up, just for its own sake?'],
    },
    {
      when: /\b(?:decision\w*|decid\w*|responsib\w*|everything (?:is )?on me|all on me|what if something|if I (?:die|get|lose)|emergency|guardian|only one|no backup|no family (?:here|around|nearby)|depend on me|can'?t afford to (?:break|fall))\b/iu,
      say: [
        'Every decision, the big ones and the socks, and no second opinion.',
        'You may not fall over. That thought alone makes one tired.',
      ],
    },
    {
      when: /\b(?:guilt\w*|not enough|fail\w*|bad (?:mom|mum|mother|dad|father|parent)|deserve better|miss(?:ed|ing)? (?:out|the|his|her)|ruin\w*|should (?:be|do) more|worry they)\b/iu,
      say: [
        'You see what is missing. They see who is there.',
        'Two people’s work, and you mark yourself for every gap.',
      ],
    },
    {
      when: /\b(?:strong|super(?:mom|mum|woman|man|hero)|don'?t know how you|amazing|hero)\b/iu,
      say: [
        '“I do not know how you do it.” Neither do you, and nobody stays to help.',
        'Admiration is nice. A casserole would be nicer.',
      ],
    },
    {
      when: /\b(?:people (?:say|think|judge|look|tell)|(?:mom|mum|mother|family|sister|friends?|everyone|teacher|dad) (?:\S+ )?(?:says?|said|thinks?|tells?|told|doesn'?t)|judg\w*|stares|pity|chose this|made (?:my|your) bed)\b/iu,
      say: ['It is said quickly, by those who sleep through the night.', 'An opinion carries no groceries upstairs.'],
    },
    {
      when: /\b(?:cry|cried|crying|tears|shower|bathroom|car|pillow|break(?:ing)? down|broke down|fall(?:ing)? apart|sob\w*)\b/iu,
      say: [
        'Quietly, so that nobody wakes up. Even for that you make room for them.',
        'It has to come out somewhere, when one holds everything together all day.',
      ],
    },
    {
      when: /\b(?:house|dishes|laundry|mess|clean\w*|cook\w*|lunch(?:es)?|homework|groceries|chores|bath|list|appointments?|forms|car (?:broke|needs)|washer|dryer|broke down|flat tire)\b/iu,
      say: ['When you are finally done, it is dirty again.', 'The list has no bottom, and only one name next to it.'],
    },
    {
      when: /\b(?:angry|mad|resent\w*|unfair|bitter|jealous|hate|sick of|fed up|envy)\b/iu,
      say: ['It was not meant to be like that, and you may be angry about it.'],
    },
    {
      when: /\b(?:tired|exhaust\w*|drain\w*|worn|burn\w* out|no break|overwhelm\w*|drown\w*|survival|can'?t (?:do|keep|anymore|breathe)|running on|nothing left|touched out|overstimul\w*)\b/iu,
      say: [
        'Tired from the inside out, and in the morning it begins with shoes.',
        'You run on what is left after there was nothing left.',
      ],
      ask: ['When did you last have an hour without anyone needing you?'],
    },
    {
      when: /\b(?:scared|afraid|worr(?:y|ied)|anxi\w*|terrified|panic\w*|future)\b/iu,
      say: [
        'Worry has nobody to be divided with, either.',
        'You lie there and play through everything that must not happen.',
      ],
    },
    {
      when: /\b(?:maybe I|thinking (?:of|about)|I might|I could|I'?ll (?:ask|call|try|let)|going to (?:ask|call|try|move)|neighbou?r|my (?:mom|mum|sister|aunt) (?:can|could|offered|will)|group|church|swap|move closer)\b/iu,
      say: [
        'Letting somebody in is hard when one has learned to do it all alone.',
        'One afternoon in someone else’s hands. It might change the week.',
      ],
    },
    {
      when: /\b(?:years?|months?|since|always|every (?:single )?day|whole (?:life|time)|from (?:day one|birth)|\d+)\b/iu,
      say: ['Without a single day on which someone else was in charge.', 'That is a long way, for one pair of legs.'],
    },
    {
      when: /\b(?:stupid|silly|complain\w*|whin\w*|other people|worse|chose|my choice|should be grateful|ungrateful|wouldn'?t change)\b/iu,
      say: [
        'You can love every hair on their heads and still want to sit down.',
        'It is no complaint, it is a weather report.',
      ],
    },
    {
      when: /^(?:I )?(?:really |just )?(?:don'?t know|no idea|idk|not sure|whatever)\b/iu,
      say: ['You think for so many all day. Here you need not know a thing.'],
    },
  ],
  say: [
    'You keep a whole small world turning, and nobody sees the hand.',
    'It is too much for one, and one does it.',
    'Someone ought to ask how you are, and wait for the answer.',
    'What you do would be a job for two on a good day.',
    'They sleep safely tonight, and that is your doing.',
  ],
  ask: [
    { line: 'What would you do with one free afternoon?' },
    { line: 'Who do you have, if it gets really bad?', unless: /\b(?:nobody|no one|no family|my (?:mom|sister) )\b/iu },
    { line: 'Which hour of the day is the heaviest for you?', unless: /\b(?:night|evening|bedtime|morning)\b/iu },
    { line: 'How long have you been doing it alone?', unless: /\b(?:years?|months?|since)\b/iu },
  ],
};
