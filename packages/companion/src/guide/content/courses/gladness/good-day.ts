import type { Course } from '../course.ts';
import { glad, notGlad } from './heard-glad.ts';

/** A good day, for once. */
export const goodDay: Course = {
  id: 'good-day',
  begins:
    /\b(?:I(?:'ve| have)?|we|today|it|this|yesterday|my day)(?: just| actually| really| honestly| kind of| finally){0,2} (?:had|was|is|has been|turned out(?: to be)?|ended up being|been having|having|'s been) (?:(?:actually|really|such|just|honestly|kind of|pretty|surprisingly|quite|a|an|so|very|my|the|one of those) ){1,4}(?:good|great|nice|lovely|wonderful|perfect|amazing|beautiful|decent|best|peaceful|awesome|fantastic|okay) (?:day|morning|afternoon|evening|weekend|one|time)\b|\b(?:good|great|nice|lovely|best) day (?:today|for once|for a change|in (?:a|ages|weeks|months))\b|\btoday (?:was|is|went|has been|feels|felt) (?:\S+ )?(?:good|great|nice|lovely|wonderful|amazing|perfect|a win|okay for once)\b(?!.{0,10}\buntil)|^\W*(?:had )?(?:a |such a |what a |really )?(?:good|great|nice|lovely|beautiful) (?:day|morning|evening)\b[\s!.:)]*(?:$|today|actually|for once)|\beverything (?:just )?(?:went|worked|clicked|was) (?:right|well|perfect(?:ly)?|out|great) today/iu,
  unless: new RegExp(
    `${notGlad.source}|\\b(?:until|till|but then|have a (?:good|nice|great)|not a good|wasn't a|supposed to be|should have been|used to|good day to|the day (?:he|she)|last good day|sarcas\\w*|yeah right|hope you)\\b`,
    'iu',
  ),
  light: true,
  first: {
    say: [
      'Oh, I like hearing that.',
      'Good. Those are worth telling.',
      'So there are such days as well.',
      'Come, sit down with it.',
    ],
    ask: ['What was good about it?', 'How did it begin?', 'What is the moment you would keep?'],
  },
  turns: [
    {
      when: glad.isItOk,
      say: [
        'No, not at all. A good day needs no reason and no permission.',
        'It is quite usual to be a bit suspicious of it. It may be good all the same.',
      ],
      asked: true,
    },
    {
      when: glad.willItLast,
      say: ['That nobody knows. This one has been, and it stays one that has been.'],
      asked: true,
    },
    {
      when: glad.should,
      say: [
        'I would do the one thing you would smile about tomorrow, and leave it at that.',
        'Whatever is smallest and nicest.',
      ],
      asked: true,
    },
    {
      when: glad.how,
      say: ['You could write down three bits of it, quite short. It is good to find that on another sort of day.'],
      asked: true,
    },
    { when: glad.think, say: ['I think it sounds like a day one would order again.'], asked: true },
    { when: glad.noOne, say: ['Good days want telling too. So, from the beginning.', 'Well, it is told now.'] },
    {
      when: glad.cool,
      say: ['It need not cost you the rest of the day.', 'A drop of cold water. The day was still yours.'],
    },
    {
      when: /\b(?:sun\w*|warm|walk\w*|park|outside|beach|lake|river|woods|trees?|birds?|sky|breeze|garden|bike|hike\w*|sea|leaves|snow)\b/iu,
      say: ['I can nearly feel the air of it.', 'Being out there, with nothing to answer for.'],
      ask: ['What did you see on the way?'],
    },
    {
      when: /\b(?:coffee|breakfast|lunch|brunch|food|ate|cook\w*|bak\w*|cake|pancakes?|tea|dinner|taco\w*|pizza)\b/iu,
      say: ['A good day that one could taste.', 'It often starts at a table.'],
    },
    {
      when: /\b(?:friends?|mom|mum|dad|sister|brother|kids?|son|daughter|wife|husband|partner|boyfriend|girlfriend|neighbou?r|coworkers?|people|family|grandma|dog|cat|stranger)\b/iu,
      say: ['And you were not alone in it.', 'Good company does half of it.'],
      ask: ['What did you talk about?'],
    },
    {
      when: /\b(?:clean\w*|laundry|dishes|errands|list|chores?|finished|done|productive|organized|gym|work(?:ed|out)?|emails?|got (?:up|out|a lot)|shower\w*|tidied)\b/iu,
      say: ['There is a quiet pleasure in such things being done.', 'And you did that. It did not do itself.'],
    },
    {
      when: /\b(?:nothing (?:special|much|happened|big)|just (?:stayed|sat|relaxed|lay|read)|lazy|couch|did nothing|quiet|calm|peace\w*|slow|ordinary|normal|read|nap\w*|music|movie|game)\b/iu,
      say: ['A day that wanted nothing from you.', 'Such plain days are easily underrated.'],
    },
    {
      when: /\b(?:laugh\w*|funny|hilarious|joke\w*|smil\w*|giggl\w*)\b/iu,
      say: ['You laughed. That does one good down to the toes.'],
      ask: ['What was it?'],
    },
    {
      when: /\b(?:first (?:good|one|time|day)|for once|in (?:weeks|months|years|ages|a while|a long)|haven'?t (?:felt|had)|forgot what|been (?:rough|hard|awful|down|bad)|lately|usually|after (?:the|such|all))\b/iu,
      say: ['After such a stretch it is all the more worth.', 'You had almost forgotten how it feels, it seems.'],
      ask: ['What was different today?'],
    },
    {
      when: glad.shoe,
      say: [
        'One good day is allowed to be just that, with no bill to follow.',
        'You look around for the catch. It has been that kind of year, perhaps.',
      ],
    },
    {
      when: /\b(?:guilt\w*|shouldn'?t|don'?t deserve|wasted|selfish|while (?:others|everyone)|feel bad)\b/iu,
      say: ['Nobody has less because you had a nice day.', 'It took nothing from anyone.'],
    },
    {
      when: /\b(?:tomorrow|monday|back to|over now|ends?|ending|tonight|go to bed|sleep)\b/iu,
      say: [
        'Tomorrow is not here yet. There is still some of today left.',
        'Take a little of it along into the night.',
      ],
    },
    { when: glad.doubt, say: ['Small is good enough.', 'It counts, big or not.'] },
    { when: glad.tired, say: ['Tired out of a good day is the best kind.'] },
    { when: glad.proud, say: ['Then let it be so, for the evening.', 'It shows in how you tell it.'] },
    { when: glad.notLast, say: ['That is plenty for one day.', 'Some days need no more words than that.'] },
  ],
  say: [
    'Nice to hear how it went on.',
    'Put that one in your pocket.',
    'A day like that holds one up for a while.',
    'You can tell me every bit of it.',
    'It is good to dwell on that for a minute.',
  ],
  ask: [
    { line: 'Who was with you?', unless: /\b(?:alone|with|friend|family|mom|dad|kids?)\b/iu },
    { line: 'Is there anything of it you could have again this week?' },
    { line: 'And how is the evening turning out?', unless: /\b(?:evening|tonight)\b/iu },
    { line: 'What surprised you in it?' },
  ],
};
