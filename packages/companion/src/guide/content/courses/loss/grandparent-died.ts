import type { Course } from '../course.ts';
import { begin, deathOf, notHere } from './death-words.ts';
import { heard } from './heard.ts';

const names =
  'grandma|grandpa|grandmother|grandfather|granny|gran|grandad|granddad|grandmom|grandmama|granddaddy|grandparents?|nana|nan|nanna|nonna|nonno|abuela|abuelo|abuelita|abuelito|oma|opa|papaw|mamaw|meemaw|memaw|mawmaw|pawpaw|papap|gramps|grams|grammy|gammy|pop-pop|lola|lolo|babushka|yiayia|halmoni|mimi|poppy|pappy|great-?(?:grandma|grandpa|grandmother|grandfather|gran)';

/** A grandparent of the writer's has died. */
export const grandparentDied: Course = {
  id: 'grandparent-died',
  begins: begin(
    deathOf(names, 'grandma|grandpa|grandmother|grandfather|granny|grandad|granddad|nana|abuela|abuelo|gramps'),
  ),
  unless: notHere,
  loss: true,
  first: {
    say: [
      'I am so sorry. It is no smaller for being a grandparent.',
      'Oh, I am sorry. Somebody who knew you before you knew yourself.',
      'I am sorry. There goes a voice that was always there.',
    ],
    ask: ['What did you call {them}?', 'What {were} {they} like?', 'Were you able to see {them} before?'],
  },
  turns: [
    {
      when: heard.suffered,
      say: [
        'I cannot tell, and it is a tender thing to wonder. Whoever was near {them} could tell you, on a day you want to know.',
      ],
      asked: true,
    },
    {
      when: heard.didTheyKnow,
      say: [
        'I cannot say what {they} knew. Grandparents tend to know by your coming in the door, and by much less than that.',
        'That stays without an answer, and I am sorry. You can still say it: aloud, on paper, at a place that was {their} own.',
      ],
      asked: true,
    },
    {
      when: heard.couldI,
      say: ['You lived your life and thought there would be another visit. Everyone who has a grandparent thinks so.'],
      asked: true,
    },
    {
      when: heard.willItPass,
      say: [
        'It seldom goes by a schedule. Many people say the sting eases first, and that the smells and sayings stay.',
      ],
      asked: true,
    },
    {
      when: heard.isItNormal,
      say: [
        'Yes. How much it hurts goes by what {they} {were} to you, and not by {their} age or by what one calls the relation.',
        'It is. Some cry for months over a grandparent, and some not at all for a long while, and neither measures the love.',
      ],
      asked: true,
    },
    {
      when: heard.afterlife,
      say: [
        'Nobody has been able to tell me, and I would rather not make something up. Whatever {they} believed may be some company to you, if you want it.',
      ],
      asked: true,
    },
    {
      when: heard.tellChildren,
      say: [
        'Short and true: “{They} {were} very old or very ill, and {their} body stopped. We will not see {them} again, and we can talk about {them} whenever you like.”',
      ],
      asked: true,
    },
    {
      when: heard.whatToSay,
      say: [
        'One small thing that was just like {them} is enough, for a card or for a speech. The rest of the room will know it at once.',
      ],
      asked: true,
    },
    {
      when: heard.backToWork,
      say: [
        'Many places give only a day for a grandparent, and that is a rule and no measure. You can ask for more: “We were close. I need a few days.”',
      ],
      asked: true,
    },
    {
      when: heard.howGoOn,
      say: [
        'Gently, and with somebody of the family if you can, who also knew how {they} laughed or scolded. Telling it to each other helps a little.',
      ],
      asked: true,
    },
    {
      when: /\b(?:raised me|brought me up|like (?:a|my) (?:second )?(?:mom|mum|mother|dad|father|parent)|more (?:of )?(?:a|my) (?:mom|mother|dad|father|parent)|lived with (?:her|him|them|us)|grew up (?:with|in|at)|practically)\b/iu,
      say: [
        'So it is a mother or father you lost, whatever the word says.',
        'The home of your childhood was a person, then.',
      ],
      ask: ['How did it come that you were there so much?'],
    },
    {
      when: /\b(?:(?:was|were|turned|at|aged?|lived to) (?:almost |nearly )?(?:[6-9]\d|10\d)|just a grand\w*|only (?:a|my) grand\w*|old age|so old|expected|natural order|had a (?:good|long)|(?:good|long|full) (?:long )?life)\b/iu,
      say: ['A long life makes the gap no smaller.', 'However old {they} {were}, it was not enough for you.'],
    },
    {
      when: /\b(?:my|our) (?:mom|mum|mother|dad|father|parents|grandpa|grandma|grandfather|grandmother|aunts?|uncles?) (?:is|are|isn'?t|can'?t|won'?t|just|keeps?|lost|cried|cries|doesn'?t|has|have|seems?)\b|\b(?:seeing|saw|see|watching) my (?:mom|mum|dad|mother|father|parents)\b/iu,
      unless: /\b(?:died|dead|passed)\b/iu,
      say: [
        'You see your own people cry like children over it. That shakes one twice.',
        'Everyone in the family has lost somebody else in the same person.',
      ],
      ask: ['And who asks how it is for you?'],
    },
    {
      when: /\b(?:kitchen|cook\w*|bak\w*|recipes?|food|soup|cookies|pie|bread|tea|garden|tomatoes|knit\w*|sew\w*|quilt|blanket|workshop|fishing|cards|rocking chair|porch|candy|radio|hands|smell(?:s|ed)?|perfume|tobacco|pipe|apron)\b/iu,
      say: [
        'I can almost smell that house.',
        'That was {their} way of loving people, it seems.',
        'A whole world was in that one room.',
      ],
      ask: ['Did {they} ever show you how it is done?'],
    },
    {
      when: /\b(?:house|home|apartment|farm|sell\w*|empty|door|driveway)\b/iu,
      say: [
        'A house where you were always let in, and now it is only a house.',
        'That place was the center of something.',
      ],
    },
    {
      when: heard.quarrel,
      say: [
        '{They} held you all together, it looks like, and now it shows.',
        'And no one there any more who could tell them to behave.',
      ],
    },
    {
      when: heard.phone,
      say: ['That call had its place in your week.', 'You keep that voice. Good that there is some of it.'],
    },
    {
      when: /\b(?:far away|abroad|country|flight|plane|visa|overseas|couldn'?t (?:go|travel|fly|be)|can'?t (?:go|travel|fly|afford)|zoom|video call|back home|continent)\b/iu,
      say: ['All that distance, and just at this hour.', 'To mourn from so far off is to have it happen on a screen.'],
    },
    {
      when: heard.notThere,
      say: [
        'It was not that visit that made you the grandchild you were.',
        'You thought there was time. That is how one thinks of grandparents.',
      ],
    },
    {
      when: heard.unsaid,
      say: ['So there is something you still had to tell {them}.', 'One more call. That is all one would ask for.'],
      ask: ['What would you tell {them}, if you had that call?'],
    },
    {
      when: heard.wasThere,
      say: ['You were with {them}. That is a gift, and it weighs.', 'To hold the hand that used to hold yours.'],
    },
    {
      when: /\b(?:dementia|alzheimer\w*|did(?:n'?t| not) (?:know|recognize|remember) (?:me|us|who|my)|forgot (?:me|us|my|who)|memory|long goodbye|nursing home|care home)\b/iu,
      say: [
        'So you had to say goodbye to {them} in pieces.',
        'You lost {them} once while {they} {were} still here, and now again.',
      ],
    },
    {
      when: heard.illness,
      say: [
        'That was hard to watch, in somebody who used to be the strong one.',
        'Even when one sees it coming one is not ready.',
      ],
    },
    {
      when: heard.sudden,
      say: ['You reckoned with it someday, and not with this week.', 'Even at that age one can go too suddenly.'],
    },
    {
      when: heard.relief,
      say: ['One can be glad that it is over for {them} and want {them} back in the same minute.'],
    },
    {
      when: heard.funeral,
      say: [
        'Everyone in one room because of {them}, and {they} {are} the one missing.',
        'A goodbye in your best clothes. Nobody is good at it.',
      ],
      ask: ['Is there something of {them} you would like to bring along?'],
    },
    {
      when: heard.belongings,
      say: [
        'It is worth nothing to anyone else, and everything to you.',
        'A thing {they} had in {their} hands every day.',
      ],
    },
    {
      when: heard.peopleSay,
      say: ['As if a good age were an answer to missing somebody.', 'They count the years. You count what is gone.'],
    },
    {
      when: heard.guilt,
      say: ['The visits that were not made stand in line now. Those that were made count as well.'],
    },
    {
      when: heard.milestones,
      say: ['There should be one more chair at that table.', 'You wanted {them} to see that.'],
    },
    {
      when: heard.numb,
      say: [
        'You know it, and it has not gotten through to you yet.',
        'It may come weeks from now, over a smell or a song. That is all right too.',
      ],
    },
    {
      when: heard.dream,
      say: ['It is good to have {them} near like that, even for a minute.'],
      ask: ['How did {they} seem to you?'],
    },
    {
      when: heard.memory,
      say: ['You tell it as if {they} had just left the room.', 'That will go on in you.'],
      ask: ['What did {they} teach you, without meaning to?'],
    },
    {
      when: /\b(?:first (?:death|loss|person|time)|never lost|last grand\w*|no grandparents|only grand\w*|favou?rite|closest|always (?:on my side|believed|proud|there)|safe place|loved me)\b/iu,
      say: ['Somebody who was simply glad that you exist.', 'That kind of love asks for no grades.'],
    },
    {
      when: heard.work,
      say: [
        'The rest of the world gives it an afternoon.',
        'And there you sit, and are supposed to think of something else.',
      ],
    },
    {
      when: heard.crying,
      say: ['That can come up anywhere. Let it.', 'Somebody was dear to you. It looks just like that.'],
    },
    {
      when: heard.night,
      say: ['Then it comes, when the house is still.'],
    },
    {
      when: heard.anger,
      say: ['It makes one angry, with nobody there to take it.'],
    },
    {
      when: heard.breath,
      say: ['A lighter hour. It is allowed.'],
    },
    {
      when: heard.misses,
      say: ['Nobody else is going to call you what {they} called you.', 'You want {them} back, just as {they} {were}.'],
    },
    {
      when: heard.stupid,
      say: ['It is not too much at all, for somebody you loved all your life.'],
    },
    {
      when: heard.noWords,
      say: ['We need not call it anything.'],
    },
  ],
  say: [
    'You have never lived in a world without {them}.',
    'A grandparent is where a family keeps its stories.',
    'It may hurt as much as it hurts.',
    'Some people are a place, and one cannot go there now.',
    'You may be the grandchild in this, whatever your age.',
    'It goes deeper than others may see.',
  ],
  ask: [
    { line: 'What did the two of you do together?', unless: /\b(?:used to|we would|we'd|together)\b/iu },
    { line: 'What do you have of {them}, in yourself?' },
    { line: 'Is the family together now?', unless: /\b(?:family|parents|mom|dad|cousins)\b/iu },
    { line: 'What is the first thing you see, when you think of {them}?' },
  ],
};
