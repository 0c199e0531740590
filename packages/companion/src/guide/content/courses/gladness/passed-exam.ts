import type { Course } from '../course.ts';
import { glad, notGlad } from './heard-glad.ts';

/** An exam is passed, a degree done, a place at a school won. */
export const passedExam: Course = {
  id: 'passed-exam',
  begins:
    /\bI(?:'ve| have| just| finally| actually| somehow){0,2} (?:passed|aced|nailed|crushed|killed) (?:(?:the|my|that|all|an?|of|both|every) ){0,3}(?:\S+ ){0,3}?(?:exams?|tests?|finals?|bar|boards?|quiz|class(?:es)?|course|thesis|defense|orals?|driving test|driver'?s test|road test|licen[cs]e|certification|gcses?|a-levels?|nclex|mcat|lsat|sat|ged|midterms?|calc\w*|chem\w*|math|stats|physics|biology|semester)\b|\bI(?:'ve| have| just| finally| actually){0,2} (?:got|gotten|been|was) (?:accepted|admitted|into (?!(?:a |an |it|the (?:car|shower|habit|fight)|trouble|fight|bed|an? argument|that|this|debt|running|cooking|knitting)\b))|\b(?:got|have|received) (?:a|an|straight|my) (?:A\+?s?|100|9\d|full (?:ride|scholarship)|scholarship|acceptance(?: letter)?|degree|diploma|ged|driver'?s licen[cs]e|licen[cs]e) (?:on|in|for|to|from|at|today|finally)|\bI (?:just |finally )?graduated(?! (?:years|in (?:19|20)\d\d|\d+ years))|\bI(?:'m| am) (?:officially |finally |now )?(?:a (?:college |high school )?graduate|a (?:doctor|lawyer|nurse|teacher)(?= now| finally|!|\.|$))|\bthey (?:accepted me|let me in)|^\W*(?:just |finally )?(?:passed|aced) (?:my|the|it)\b|^\W*(?:just |finally )?(?:got )?(?:accepted|admitted) (?:to|into|at) |\bI passed(?:\W*$|!| my| the| it| everything)/iu,
  unless: new RegExp(
    `${notGlad.source.replace('|fail(?:ed|ing)?', '')}|\\b(?:passed (?:out|away|by|over|on|through|him|her|them|a )|kidney|my (?:\\S+ )?(?:mom|mum|dad|mother|father|cousin|niece|nephew|son|daughter|friend|brother|sister|kid|husband|wife|roommate|boyfriend|girlfriend) (?:passed|got|graduated|was|just)|but (?:I )?(?:can'?t afford|feel (?:nothing|empty))|I failed)`,
    'iu',
  ),
  light: true,
  first: {
    say: [
      'You did it.',
      'That is a good sentence to get to say.',
      'And now it is behind you.',
      'So all those evenings were for something.',
    ],
    ask: ['How did you find out?', 'What was the moment like?', 'Which part had you feared most?'],
  },
  turns: [
    {
      when: glad.isItOk,
      say: [
        'It is not silly. You worked for it, and you may be glad in full.',
        'That is all right. After a long strain some people cheer and some just feel flat for a few days.',
      ],
      asked: true,
    },
    {
      when: glad.willItLast,
      say: ['That is a question for later. This one is passed, and it will stay passed.'],
      asked: true,
    },
    {
      when: glad.should,
      say: [
        'First a day off, I would say, and then the next thing. You have been running for a while.',
        'Whatever lets you notice that it is done. It goes by so fast otherwise.',
      ],
      asked: true,
    },
    {
      when: glad.how,
      say: [
        'One thing at a time: this week the joy, next week one letter or one form. Nobody has to begin it all at once.',
      ],
      asked: true,
    },
    { when: glad.think, say: ['I think it is grand, and that you knew more than you thought.'], asked: true },
    {
      when: /\b(?:wish|if only|would have|would've)\b[^.?!]{0,40}\b(?:he|she|dad|mom|mum|grandma|grandpa|here|see|seen|known|proud)\b/iu,
      say: ['You would have liked to show it to just that person.'],
    },
    {
      when: glad.noOne,
      say: [
        'Then I am the first to hear it, and I would like all of it.',
        'It ought to be told to someone. Here is someone, of a kind.',
      ],
      ask: ['Tell me: how did it go, from the morning on?'],
    },
    { when: glad.cool, say: ['Not quite the welcome it deserved.', 'One hopes for a bit of fanfare, and gets a nod.'] },
    {
      when: /\b(?:second|third|fourth|\d+(?:nd|rd|th)|again|retake|retook|failed|before|last time|twice|tries|attempts?|repeated)\b/iu,
      say: ['You went back in after a no. That is harder than passing at once.', 'And this time it held.'],
      ask: ['What did you do differently?'],
    },
    {
      when: /\b(?:first (?:in|one|person|gen)|first-gen|no one in my family|parents (?:never|didn'?t)|immigrant|english is|at my age|\d\d years old|went back|kids at home|single (?:mom|dad)|full[- ]time|night school|dyslexi\w*|adhd)\b/iu,
      say: ['You went there without anybody having gone ahead.', 'With all that besides. It counts double.'],
    },
    {
      when: /\b(?:\d+ ?%|percent|score|points|grade|A\+?|B\+?|C\+?|barely|just (?:barely|about)|by (?:one|two|\d+)|curve|gpa|honors|distinction|top)\b/u,
      say: ['The certificate will not say how close it was.', 'That number had some nights in it.'],
    },
    {
      when: /\b(?:letter|email|portal|refresh\w*|results?|posted|called|opened|envelope|list|screen|link|website)\b/iu,
      say: ['That second before one looks.', 'And then it stood there in black and white.'],
      ask: ['Who was next to you?'],
    },
    {
      when: /\b(?:stud(?:y|ied|ying)|flash ?cards|library|nights|coffee|cram\w*|tutor\w*|practice|notes|memoriz\w*|hours|weeks|months|years|semesters?)\b/iu,
      say: ['Nobody saw those hours, and they all showed up today.', 'You put a good piece of your life into that.'],
    },
    {
      when: /\b(?:next|now (?:what|I|the)|move|moving|dorm|campus|start\w*|fall|september|college|university|uni|grad school|residency|job|career|tuition|scholarship|pay for|loans?)\b/iu,
      say: ['And behind it the next door is already ajar.', 'It is a start and a leaving at once, such a thing.'],
      ask: ['What do you picture, when you think of it?'],
    },
    { when: glad.doubt, say: ['Luck does not fill in four pages.', 'They do not give it away. You had it in you.'] },
    {
      when: glad.shoe,
      say: [
        'Now that it is real, one gets a little frightened of it.',
        'The nerves have not heard yet that it is over.',
      ],
    },
    {
      when: glad.gladToo,
      say: ['They were holding their breath along with you.', 'What a lovely noise that must have been.'],
    },
    { when: glad.celebrate, say: ['Yes. Sit down to it, and take your time.', 'That is the proper end of an exam.'] },
    { when: glad.tears, say: ['All that tension, going out at once.', 'So that is how big it was.'] },
    {
      when: glad.unreal,
      say: [
        'You may look at it once more, to make sure. It is still there.',
        'One has dreaded it for so long that the good ending does not fit in yet.',
      ],
    },
    {
      when: glad.tired,
      say: ['Now you may be tired. Before, there was no time for it.', 'Sleep like somebody with nothing to revise.'],
    },
    { when: glad.proud, say: ['You can be. It is yours.', 'A weight off, and joy in its place.'] },
  ],
  say: [
    'That took grit, and you had it.',
    'One more thing that nobody can take back from you.',
    'It is good to hear something turn out well.',
    'There is a lot of patience in such a result.',
    'You can put the books down with a good conscience.',
  ],
  ask: [
    {
      line: 'What was it in?',
      unless: /\b(?:math|calc\w*|chem\w*|bar|nursing|driving|license|biology|history|thesis)\b/iu,
    },
    { line: 'What helped you most?', unless: /\b(?:tutor|flash ?cards|study group|practice)\b/iu },
    { line: 'What comes now?', unless: /\b(?:next|start|moving|college|university)\b/iu },
    { line: 'What are you going to do with the free evenings?' },
  ],
};
