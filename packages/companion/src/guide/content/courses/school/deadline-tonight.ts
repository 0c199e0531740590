import type { Course } from '../course.ts';

/** Too much schoolwork, something due, and no beginning. */
export const deadlineTonight: Course = {
  id: 'deadline-tonight',
  begins:
    /\b(?:paper|essay|assignment|homework|lab report|project|problem set|pset|discussion post|presentation|coursework|term paper|case study|reading response|portfolio)s? (?:\S+ ){0,4}?(?:due|deadline|at midnight|by midnight|by tomorrow|for tomorrow)\b|\b(?:have|got|need) (?:\S+ ){0,6}?(?:papers?|essays?|assignments?|homework|lab reports?|problem sets?|projects? for (?:class|school)|coursework|\d+ pages) (?:\S+ ){0,5}?(?:tomorrow|tonight|midnight|today|by|in (?:\S+ ){1,2}(?:hours?|days?)|this week|friday|monday|left)\b|\b(?:can'?t|cannot|don'?t know how to|unable to|struggling to|couldn'?t) (?:\S+ )?(?:start|begin|write|finish|focus on|bring myself to (?:start|write|do)|make myself (?:start|write|do|work on)|get (?:started|going|myself to (?:start|write|do|work)) (?:\S+ )?(?:on)?|do) (?:\S+ ){0,3}?(?:papers?|essays?|assignments?|homework|schoolwork|school work|coursework|lab report|school project|studying|class)\b|\b(?:so|too|this) much (?:homework|schoolwork|school work|coursework|reading to do|studying|to (?:study|read) for)\b|\b(?:drowning|buried|swamped|behind|overwhelmed|stressed|falling behind|so far behind|way behind|stress) (?:\S+ ){0,3}?(?:in|with|on|by|from|about|at|over) (?:\S+ ){0,3}?(?:homework|schoolwork|school\b|assignments|classes|coursework|essays|papers|college work|uni|lectures)\b|\bschool is (?:\S+ )?(?:too much|killing me|overwhelming|a lot|so stressful|stressing me)\b|\b(?:procrastinat\w*) (?:\S+ ){0,4}?(?:paper|essay|assignment|homework|school|project|studying|work for class|deadline)\b|\bstar(?:ing|ed) at (?:a|the|my) (?:blank|empty) (?:page|doc\w*|screen)\b(?=.{0,80}\b(?:paper|essay|due|assignment|class|thesis|page)|$)/iu,
  unless:
    /\b(?:thesis|dissertation|phd|advisor|group (?:project|work|assignment)|group ?mates?|my group|teammates|homework with my (?:son|daughter|kid)|my (?:\S+ )?(?:son|daughter|kid|child|students?)(?:'s)? (?:\S+ )?(?:has|have|homework|won'?t|needs|is|paper|project)|grading|my students|client|boss|novel|newspaper|divorce papers|school reunion|exams? (?:is |are )?tomorrow|finals?|midterms?)\b/iu,
  first: {
    say: [
      'And the cursor just blinks at you.',
      'The less there is on the page, the bigger the page gets.',
      'So there is the clock on one side and that thing on the other.',
    ],
    ask: [
      'What is it about, and how much is there already?',
      'How many hours are left?',
      'Where does it stop, when you try?',
    ],
  },
  turns: [
    {
      when: /\b(?:should I|can I|would it be|is it (?:\S+ ){0,2}?(?:okay|ok|early|late|weird|wrong|worth|better|bad))\b.{0,40}\b(?:extension|extend|late|email|ask|sleep|stay up|all[- ]nighter|skip|hand|submit|turn|just|give|drop|coffee|chat ?gpt|ai)\b/iu,
      say: [
        'Asking costs two lines: “I am behind with this and will not make it well by tonight. Could I have until Thursday?” The worst answer is the one you already have.',
        'Something bad and handed in nearly always beats something perfect and missing. And four hours of sleep write a better ending than a fourth coffee.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|am) I|what (?:do|can|should|would|could) (?:I|you)|where do I (?:even |actually )?(?:start|begin)|any (?:tips|advice|ideas)|(?:what|anything that|something that) helps|help me (?:start|write|focus))\b/iu,
      say: [
        'Do it badly on purpose for ten minutes: no first sentence, only what you would say if a friend asked “what is it about?” Type that as it comes. It can be tidied later.',
        'Start in the middle, with the bit you know best. Write the heading, three points under it, one line each. Beginnings are written last anyway.',
        'If it is many things: put them on paper, mark the one with the nearest bell or the most points, and hide the rest for an hour.',
      ],
      asked: true,
    },
    {
      when: /\b(?:why (?:do|can'?t|am|is)|what(?:'?s| is) wrong with me|am I (?:lazy|stupid|broken|just|the only|dumb)|is (?:it|this) (?:normal|adhd|laziness|just me|burn\w*))\b/iu,
      say: [
        'Lazy people sleep well on such a night. It is more like fear: as long as it is not begun, it cannot turn out bad.',
        'You are in very large company there. It is no lack of brains; the start is simply the steepest part.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will I|am I (?:going to|gonna|screwed|doomed)|what if I (?:don'?t|fail|can'?t)|do you think I(?:'ll| will| can)|is it (?:too late|possible|even))\b/iu,
      say: [
        'I cannot know. What I do know is that more gets done in the last hours than one believes in the first of them, once there is one ugly paragraph.',
        'If it does not get done, there is a mail to write and a few points lost. It is unpleasant, and it has an end.',
      ],
      asked: true,
    },
    {
      when: /\b(?:wrote|written|started|did (?:a|one|it|some)|got (?:a|one|some) (?:\S+ )?(?:page|paragraph|sentence|words|done|down|idea)|finished|done|paragraph|page|outline|\d+ (?:words|pages|sentences)|submitted|handed|turned it in|sent it)\b/iu,
      unless:
        /\b(?:roommate|everyone|everybody|friends?|they|already done|not|haven'?t|didn'?t|can'?t|never|nothing|no|due|only if|need|have to)\b/iu,
      say: ['There. It exists.', 'That is the part that was impossible an hour ago.'],
    },
    {
      when: /\b(?:haven'?t (?:\S+ )?(?:started|begun|written|read|opened|done)|didn'?t (?:start|do|read)|not (?:even )?started|nothing|zero|blank|empty|no words|first (?:sentence|line|paragraph)|one sentence|title)\b/iu,
      say: ['Nothing there yet is the hardest amount.', 'Between nothing and one bad sentence lies most of the way.'],
      ask: ['If you had to say it in one sentence to a friend, what is it about?'],
    },
    {
      when: /\b(?:phone|scroll\w*|tiktok|youtube|netflix|instagram|clean(?:ed|ing)|laundry|snacks?|nap(?:ped)?|bed|games?|anything else|distract\w*|reorgani[sz]\w*|avoid\w*)\b/iu,
      say: [
        'Suddenly everything else is so interesting.',
        'It takes the fear away for ten minutes and gives it back with interest.',
      ],
    },
    {
      when: /\b(?:all (?:of it )?at once|(?:three|four|five|six|seven|\d+) (?:\S+ )?(?:assignments?|essays?|papers?|classes|things|projects|exams?|deadlines|chapters)|everything|pil(?:e|es|ing)|so many|too many|where to start|every (?:class|teacher|professor)|same (?:day|week))\b/iu,
      say: ['Each of them thinks it is the only one you have.', 'They all pull at you at once, and so nothing moves.'],
      ask: ['Which one bites first?'],
    },
    {
      when: /\b(?:hours?|midnight|\d+ ?(?:am|pm)|tonight|tomorrow|minutes|due|deadline|morning|clock|11:59)\b/iu,
      unless: /\bwork \d+\b/iu,
      say: ['One does sums with the hours instead of writing.', 'The nearer it comes, the stiffer one gets.'],
      ask: ['What is the smallest version of it that could be handed in?'],
    },
    {
      when: /\b(?:perfect\w*|not good enough|delet\w*|rewr\w*|stupid|dumb|crap|garbage|trash|sounds (?:bad|dumb|stupid|awful)|hate (?:it|what)|bad|terrible|everything I write|over and over)\b/iu,
      say: [
        'You judge it before it has even been allowed to be a draft.',
        'There is a strict reader sitting on your shoulder, and nothing gets past.',
      ],
    },
    {
      when: /\b(?:topic|prompt|don'?t (?:understand|get)|confus\w*|no idea what|sources?|research|books?|reading|articles?|cite|citations?|instructions|professor wants|rubric)\b/iu,
      say: [
        'It is hard to start on something one does not have hold of yet.',
        'Half of it may be just that nobody told you plainly what they want.',
      ],
      ask: ['Is there anybody in the class you could ask that one thing?'],
    },
    {
      when: /\b(?:extension|emailed|asked (?:for|my|the)|late|points off|penalty|\d+% off|professor said|teacher said|no late|said no|said yes|gave me)\b/iu,
      say: ['Asking for more time takes some swallowing.', 'So it is out of your hands for a moment, that bit.'],
      ask: ['What did they say?'],
    },
    {
      when: /\b(?:tired|exhausted|sle(?:ep|pt)\w*|coffee|energy drink|awake|eyes|headache|burn\w*|brain (?:is )?(?:fried|dead|mush|won'?t)|can'?t (?:think|focus|concentrate)|fog|drained|fried)\b/iu,
      say: ['There is nobody home in there anymore, at this hour.', 'A head that is empty cannot be shouted full.'],
    },
    {
      when: /\b(?:work|job|shift|kids?|baby|practice|commute|family|mom|mum|dad|parents|chores|sick|two jobs|babysit\w*)\b/iu,
      say: [
        'Others have a whole evening for it. You have what is left over.',
        'You are doing that between two other lives.',
      ],
    },
    {
      when: /\b(?:everyone else|everybody|friends|roommate|classmates|others|they (?:all|seem)|already (?:done|finished)|so easy for|smart\w*)\b/iu,
      say: [
        'From outside they all look finished.',
        'You see their clean last page, and not their four in the morning.',
      ],
    },
    {
      when: /\b(?:always|every time|again|same thing|used to (?:be|love|do)|gifted|good student|straight a|high school|not like (?:me|this)|this (?:year|semester|term))\b/iu,
      say: [
        'So it is an old pattern, and you are sick of meeting it.',
        'It was not always this heavy, and you know it.',
      ],
      ask: ['What changed, do you think?'],
    },
    {
      when: /\b(?:cr(?:y\w*|ied)|cried|tears|panic\w*|heart|chest|breath\w*|shak\w*|anxi\w*|stress\w*|freak\w*|overwhelm\w*|stomach|scream)\b/iu,
      say: [
        'By now it is in the body, and then nobody can think.',
        'First the breath, then the paper. It really goes in that order.',
      ],
    },
    {
      when: /\b(?:fail\w*|gpa|scholarship|kicked|drop(?:ped|ping)?|future|graduate|ruin\w*|everything depends|half (?:of )?my grade|percent of|\d+ ?% of)\b/iu,
      say: [
        'And so a few pages get to be as big as your whole life.',
        'With that much riding on it, no wonder the hand will not move.',
      ],
    },
    {
      when: /\b(?:lazy|useless|hate myself|pathetic|failure|guilt\w*|waste\w*|disappoint\w*|asham\w*|my (?:own )?fault|should have started)\b/iu,
      say: [
        'You are doing two jobs tonight: the paper, and telling yourself off. The second one pays nothing.',
        'It is late, and it is not a verdict on you.',
      ],
    },
    {
      when: /\b(?:what'?s the point|pointless|don'?t care|hate (?:this|school|it)|quit|give up|giving up|done with|drop out|useless class|boring|busywork)\b/iu,
      unless: /\b(?:living|life|alive|die|anymore)\b/iu,
      say: [
        'Hard to push a thing uphill that one sees no sense in.',
        'That is weariness as well, I think, not only the subject.',
      ],
    },
    {
      when: /\b(?:library|timer|pomodoro|friend|study group|music|outline|put (?:my|the) phone|ten minutes|try (?:it|that|again|now)|okay I'?ll|I'?ll (?:try|start|do)|let me try|going to (?:try|start|write))\b/iu,
      say: ['Go, then. It may be as ugly as it likes.', 'Good. Ten minutes are not the whole night.'],
    },
    {
      when: /\b(?:don'?t (?:even |really )?know|idk|not sure|whatever|meh|stuck|stare|staring|sit(?:ting)? (?:here|there)|can'?t|nope|no)\b/iu,
      say: [
        'Stuck is just a place one stands for a while.',
        'Then let us leave it for a breath. It will not run away, sadly.',
      ],
    },
  ],
  say: [
    'It weighs more in the head than it will on the desk.',
    'Nobody has ever enjoyed this hour.',
    'It does not have to be good. It has to be there.',
    'One thing at a time is slow, and it is the only way anybody can.',
    'The dread of it is a job by itself.',
  ],
  ask: [
    {
      line: 'When does it have to be in?',
      unless: /\b(?:due|midnight|tomorrow|tonight|monday|friday|hours?|days?)\b/iu,
    },
    { line: 'Which part of it do you know something about?' },
    { line: 'What have you got around you, people or quiet?', unless: /\b(?:library|room|alone|roommate)\b/iu },
    { line: 'What will you do right after it is in?' },
  ],
};
