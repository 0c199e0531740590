import type { Course } from '../course.ts';
import { glad, notGlad } from './heard-glad.ts';

/** Something long or hard is done: a run, a project, so many sober days. */
export const finishedSomething: Course = {
  id: 'finished-something',
  begins:
    /(?:\b(?:I|we)(?:'ve| have| just| finally| actually){0,2}|^\W*(?:just|finally|finally just)) (?:finished|completed|ran|hiked|climbed|swam|biked|cycled) (?:(?:my|the|a|an|that|this|first|whole|entire|writing|building|painting|half|full|big|last|of) ){1,5}(?:\S+ ){0,2}?(?:marathon|5k|10k|half|race|triathlon|mile|miles|manuscript|draft|chapter|project|painting|quilt|sweater|course|program|report|paper|mountain|trail|degree|essay|taxes|deck|shed|renovation|kilometers|k|lap)\b|(?:\bI |^\W*)(?:just |finally )?ran (?:\d+|five|ten|three|six) (?:k|km|miles?|kilometers)\b|^\W*(?:\d+|one|two|three|six|nine|thirty|sixty|ninety|a hundred|an?) (?:whole |full )?(?:days?|weeks?|months?|years?) (?:sober|clean|smoke[- ]free|alcohol[- ]free|without (?:a drink|drinking|alcohol|smoking|a cigarette))|\b(?:I(?:'m| am)|I(?:'ve| have) been|today (?:is|marks|makes)|it(?:'s| is| has been)|officially|hit|reached|celebrating|made it to) (?:\S+ ){0,2}?(?:\d+|one|two|three|six|nine|a|thirty|sixty|ninety|a hundred|an?) (?:whole |full )?(?:days?|weeks?|months?|years?) (?:sober|clean|smoke[- ]free|without (?:a (?:drink|cigarette|smoke)|drinking|smoking|alcohol|gambling|vaping|weed)|alcohol[- ]free|off (?:alcohol|cigarettes|weed))|\bI(?:'ve| have| just| finally| actually){0,2} (?:finished|done|completed) (?:(?:writing|drafting|editing) )(?:my|the|a|our) (?:\S+ )?(?:novel|book|memoir|thesis|screenplay|song|album)\b|\b(?:got|picked up|earned) my (?:\S+ )?(?:day|month|year) chip\b|\b(?:paid off|paid down) (?:(?:my|the|all|our|last|of) ){1,3}(?:\S+ )?(?:debts?|loans?|cards?|car|mortgage|house)\b|\bI (?:finally |just )?(?:turned in|submitted|handed in|sent off|published) (?:my|the) (?:\S+ )?(?:thesis|dissertation|manuscript|novel|book|project|paper|application|taxes|portfolio)\b/iu,
  unless: new RegExp(
    `${notGlad.source}|\\b(?:relapse\\w*|slipped|drank (?:last|again|tonight)|used again|want(?:ing)? (?:a drink|to drink|to use)|crav\\w*|my (?:\\S+ )?(?:husband|wife|son|daughter|brother|sister|dad|mom|friend|partner|boyfriend|girlfriend)(?:'s| is| has| ran| finished| just)|ran (?:a|the) (?:red light|stop sign|bath|fever))`,
    'iu',
  ),
  light: true,
  first: {
    say: [
      'Done. What a word.',
      'You went all the way to the end of it.',
      'That deserves a deep breath.',
      'So you held on.',
    ],
    ask: ['What was the last bit like?', 'How long were you at it?', 'How does it feel, now that it stands there?'],
  },
  turns: [
    {
      when: glad.isItOk,
      say: [
        'It is fine. Reaching the end can feel like joy, or like an empty room, and often like both.',
        'No. You did a hard thing, and it is no boast to say so.',
      ],
      asked: true,
    },
    {
      when: glad.willItLast,
      say: ['I cannot know. So far you have done it one day at a time, and today is one of them.'],
      asked: true,
    },
    {
      when: glad.should,
      say: ['I would stay with this one for a moment before the next. It took long enough to get here.'],
      asked: true,
    },
    {
      when: glad.how,
      say: [
        'Perhaps just go on with what brought you this far, in the same small portions. And a day of nothing in between.',
      ],
      asked: true,
    },
    { when: glad.think, say: ['I think that hardly anyone knows what it cost, and you do.'], asked: true },
    {
      when: glad.noOne,
      say: ['Then somebody knows it now.', 'It is odd to reach the top and find nobody to wave to. Tell me about it.'],
    },
    {
      when: glad.cool,
      say: [
        'They see the end of it only, and not the way there.',
        'You could have used a hand on the shoulder just then.',
      ],
    },
    {
      when: /\b(?:sober|clean|drink\w*|drank|alcohol|cigarettes?|smok\w*|vap\w*|chip|meeting|aa\b|na\b|sponsor|urge|craving|weed|day one|counter)\b/iu,
      say: [
        'Every one of those days had an evening in it.',
        'Nobody can do those days for you, and you did them.',
        'That is a long row of no, and each was said by you.',
      ],
      ask: ['What has changed, that you notice?'],
    },
    {
      when: /\b(?:finish line|last (?:mile|page|line|chapter|stretch|hill|lap|night|hour|week)|final|at the end|crossed|the end|top|summit|medal|sent it|pressed|hit (?:send|submit))\b/iu,
      say: ['And that moment is in your bones now.', 'One would like to frame that second.'],
      ask: ['What went through your head there?'],
    },
    {
      when: /\b(?:almost (?:quit|gave|stopped)|wanted to (?:quit|stop|give)|gave up|give up|halfway|wall|hard(?:est)?|pain\w*|blister\w*|stuck|block|doubt\w*|didn'?t think)\b/iu,
      say: ['And right there you went on.', 'That is the part nobody claps for, and it is the whole thing.'],
      ask: ['What made you go on?'],
    },
    {
      when: /\b(?:debts?|loans?|paid|owe|owed|bank|cards?|balance|zero|interest|free of|mortgage)\b/iu,
      say: ['Zero has hardly ever looked so good.', 'Your money is your own again.'],
    },
    {
      when: /\b(?:minutes|time|pace|pr\b|pb\b|personal best|miles?|km|kilometers|k\b|slow\w*|last place|walked|train\w*|knees?|couch)\b/iu,
      say: ['Your legs know what it was, whatever the clock says.', 'Slow or fast, it is the same road.'],
    },
    {
      when: /\b(?:pages?|words|writ\w*|draft|chapters?|stitch\w*|paint\w*|wood|pieces?|built|build\w*|code|song|hours|rows|frame)\b/iu,
      say: [
        'And now there is a thing in the world that was not there before.',
        'It went through your hands, bit by bit.',
      ],
      ask: ['What is it that you like best in it?'],
    },
    {
      when: /\b(?:empty|now what|what now|weird|flat|sad|lost|miss (?:it|working|having)|anticlimax|let down|strange)\b/iu,
      say: [
        'After so long it leaves a hole where it used to sit. That often comes with finishing.',
        'The hands still reach for it.',
      ],
    },
    {
      when: glad.doubt,
      say: ['It looks small only from this side of it.', 'No accident lasts that long. That was you.'],
    },
    { when: glad.shoe, say: ['It is precious to you, so you guard it.', 'You need only look after today of it.'] },
    { when: glad.gladToo, say: ['So it is shared joy, then. Better still.'] },
    { when: glad.celebrate, say: ['Take your place at that table. You came on foot.', 'A little feast. Quite right.'] },
    { when: glad.tears, say: ['That had been waiting behind all the effort.'] },
    { when: glad.unreal, say: ['It may take a day or two to believe it.'] },
    { when: glad.tired, say: ['The good kind of tired, I hope. You have come by it honestly.', 'Feet up, then.'] },
    {
      when: glad.past,
      say: ['That is a long time to keep faith with a thing.', 'Somebody back then would hardly have believed it.'],
    },
    { when: glad.proud, say: ['It is a sturdy kind of gladness, that one.', 'You may say so twice.'] },
  ],
  say: [
    'You said you would, and you did.',
    'What is done stays done.',
    'It is made of many days on which you would rather not have.',
    'You know something about yourself now that you did not before.',
    'That was yours to do.',
  ],
  ask: [
    { line: 'When did you begin with it?', unless: /\b(?:months?|years?|weeks?|since)\b/iu },
    { line: 'What was the hardest stretch?', unless: /\b(?:hardest|almost quit|wall)\b/iu },
    { line: 'Did anyone know what you were up to?', unless: /\b(?:nobody|no one|wife|husband|friend|everyone)\b/iu },
    { line: 'Is there something you want to keep of it?' },
  ],
};
