import type { Course } from '../course.ts';
import { glad, notGlad } from './heard-glad.ts';

/** The job, the raise or the promotion has come. */
export const gotTheJob: Course = {
  id: 'got-the-job',
  begins:
    /\bI(?:'ve| have| just| finally| actually){0,2} (?:got|gotten|landed|been offered|was offered|accepted|signed(?: for)?|scored|received) (?:(?:the|a|my|that|this|an|new|dream|first|real|full-time|permanent|great|official|formal|written|better|big|long-awaited) ){1,4}(?:job|position|role|offer|promotion|raise|internship|apprenticeship|contract)\b|\b(?:got|getting|been|was|I'm being|being) (?:finally |just |officially )?promoted\b|\b(?:I got|got) hired\b|\bthey (?:hired me|offered me (?:the|a) (?:\S+ )?(?:job|position|role)|gave me (?:the|a) (?:\S+ )?(?:job|position|role|raise|promotion|offer)|promoted me|made me (?:an offer|permanent|team lead|manager|supervisor|head|a lead|lead))|\bI(?:'m| am) (?:officially |now |finally )?(?:employed|hired|the new (?:\S+ )?(?:manager|lead|supervisor|head|director|foreman))|^\W*(?:just |finally )?(?:got|landed|accepted|signed) (?:the|an?|that|my) (?:\S+ )?(?:job|promotion|raise|position|role|offer|internship)\b/iu,
  unless: new RegExp(
    `${notGlad.source}|\\b(?:my (?:\\S+ )?(?:friend|brother|sister|husband|wife|son|daughter|partner|boyfriend|girlfriend|ex|coworker|colleague|roommate|dad|mom) (?:got|was|just|has|is)|should I (?:take|accept)|two offers|bad (?:job|role)|pulled|withdr\\w*|rescind\\w*|toxic|got a job to do|dreading)`,
    'iu',
  ),
  light: true,
  first: {
    say: ['Well, look at that.', 'Now that is news to come home with.', 'So they picked you.', 'Oh, how good.'],
    ask: ['How did you find out?', 'Who heard it first?', 'What was your first thought?'],
  },
  turns: [
    {
      when: glad.isItOk,
      say: [
        'Not silly at all. You may be as glad as you are, for as long as you like.',
        'It is fine to be thrilled and uneasy in the same hour. Most people with a new job are.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I|how do I|what do I|when (?:do|should) I)\b[^?.!]{0,40}\b(?:negotiat\w*|more money|salary|counter|ask for)\b/iu,
      say: [
        'You can ask once, kindly: “I am glad about the offer. Is there room in the pay?” Few offers are lost over one friendly question.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how|when) (?:do|should|can) I (?:\S+ )?tell (?:her|him|them|my)\b|\b(?:how|what|when|should)\b[^?.!]{0,40}\b(?:tell|quit|resign|notice|give)\b[^?.!]{0,40}\b(?:boss|work|job|notice|manager|them|team|current)\b/iu,
      say: [
        'Short and friendly goes best: “This is my notice, with the time the contract asks for. Thank you for the time here.” With the new contract signed first.',
      ],
      asked: true,
    },
    {
      when: glad.willItLast,
      say: [
        'Nobody can know that beforehand. They saw what you can do, and they have asked you to come. That is what there is tonight.',
      ],
      asked: true,
    },
    {
      when: glad.should,
      say: [
        'I would let tonight be for the gladness, and decide the practical things tomorrow.',
        'Do what you would want to remember of this day.',
      ],
      asked: true,
    },
    {
      when: glad.how,
      say: [
        'For the beginning it is mostly enough to ask much and to write things down. Nobody expects more in the first weeks.',
      ],
      asked: true,
    },
    {
      when: /\b(?:wish|if only|would have|would've|could (?:see|have seen))\b[^.?!]{0,40}\b(?:he|she|dad|mom|mum|grandma|grandpa|here|see|seen|known|proud)\b/iu,
      say: [
        'There is one you would have wanted to call.',
        'And somebody is missing from it. That belongs to the day too.',
      ],
    },
    {
      when: glad.noOne,
      say: [
        'Then let it be told here, properly, from the start.',
        'Good news wants somebody to sit down across from. I am listening.',
      ],
      ask: ['How did they tell you, word for word?'],
    },
    {
      when: glad.cool,
      say: ['That took some of the shine off, I suppose. It is still yours.', 'You hoped for a bit more than that.'],
    },
    {
      when: /\b(?:\$|£|€|\d+ ?k\b|salary|money|pay(?:s|check|ing)?|raise|rent|debts?|bills|afford|insurance|benefits|per hour|an hour|bonus|vacation days)/iu,
      say: ['That gives you some air.', 'Money like that changes how one opens the mailbox.'],
      ask: ['What is the first thing it makes easier?'],
    },
    {
      when: /\b(?:called|call|email\w*|phone|voicemail|told me|in (?:the|her|his) office|letter|parking lot|bathroom|at work|bus|refresh\w*)\b/iu,
      say: ['One remembers for years where one stood then.', 'A message like that one reads three times.'],
      ask: ['And what did you say?'],
    },
    {
      when: /\b(?:start\w*|first day|monday|next (?:week|month)|relocat\w*|mov(?:e|ing)|training|orientation|commute|remote|hours|team|title|office|nurse|manager|supervisor|lead|teacher|engineer|assistant|director|developer|analyst|chef|driver|mechanic)\b/iu,
      say: ['So it already has a shape.', 'Soon all of that will have faces.'],
      ask: ['What are you most curious about there?'],
    },
    {
      when: glad.doubt,
      say: [
        'They had others to choose from, and they chose you.',
        'Luck may open the door. It does not sit through the interview.',
      ],
    },
    {
      when: glad.shoe,
      say: [
        'A bit of fear comes along with anything one really wanted.',
        'It is new and big and now it is real. That may well flutter.',
      ],
      ask: ['What is the part that makes you nervous?'],
    },
    {
      when: glad.gladToo,
      say: ['Somebody loves you loudly there.', 'That is a picture to keep.'],
    },
    {
      when: glad.celebrate,
      say: ['Quite right. Such a day should have a taste.', 'That meal has been earned in many small steps.'],
    },
    {
      when: /\b(?:applications?|applied|interviews?|rounds|rejections?|unemployed|searching|looking|months|years|resumes?|laid off|no (?:degree|experience)|at my age|single (?:mom|dad))\b/iu,
      say: ['All those tries are in it, and none of them shows now.', 'And after all that waiting, a yes.'],
      ask: ['What kept you going through it?'],
    },
    {
      when: /\b(?:old (?:job|boss|place)|current (?:job|boss)|quit\w*|resign\w*|leav(?:e|ing)|two weeks|notice|get out|goodbye|coworkers?)\b/iu,
      say: ['And to be able to leave there, too.', 'There is a small joy in writing that letter, I imagine.'],
    },
    {
      when: glad.tears,
      say: ['It has to come out somewhere.', 'That much was riding on it.'],
    },
    {
      when: glad.unreal,
      say: [
        'It takes a night or two until it is true.',
        'The head has it in writing, and the rest of you lags behind.',
      ],
    },
    {
      when: glad.proud,
      say: ['You have every reason.', 'It suits the day.'],
    },
  ],
  say: [
    'That is a good thing to have happened to you.',
    'Good that you brought it here.',
    'Somebody looked closely and said yes.',
    'A lot of quiet work is in there.',
    'You may enjoy it slowly.',
  ],
  ask: [
    { line: 'What is the job?', unless: /\b(?:as an?|teacher|nurse|manager|engineer|lead|driver|assistant)\b/iu },
    { line: 'What do you look forward to most?' },
    { line: 'How are you going to mark the day?', unless: /\b(?:celebrat\w*|dinner|party|cake)\b/iu },
    { line: 'What did it take to get here?', unless: /\b(?:months|years|applications|interviews)\b/iu },
  ],
};
