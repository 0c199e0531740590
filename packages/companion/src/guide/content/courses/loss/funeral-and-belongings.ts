import type { Course } from '../course.ts';
import { begin, notHere } from './death-words.ts';
import { heard } from './heard.ts';

const anyone =
  'mom|mum|mother|mama|dad|daddy|father|papa|stepmom|stepdad|parents|husband|wife|partner|boyfriend|girlfriend|fianc(?:é|e)e?|brother|sister|twin|friend|cousin|aunt|uncle|grandma|grandpa|grandmother|grandfather|granny|gran|grandad|granddad|nana|nan|abuela|abuelo|oma|opa|son|daughter|(?:mother|father)[ -]in[ -]law';
const whose = `(?:(?:my|our) (?:late |dead |best |little |big |older? |younger )?(?:${anyone})['’]?s?['’]?|mom['’]?s|mum['’]?s|dad['’]?s|grandma['’]?s|grandpa['’]?s|nana['’]?s)`;
const rite = 'funeral|burial|wake|memorial(?: service)?|viewing|cremation|celebration of life|shiva|visitation';
const things =
  'clothes|closet|things|stuff|house|apartment|belongings|room|wardrobe|garage|drawers?|possessions|place|flat|shoes|tools|books|papers|dresses|jewelry';
const sorting =
  '(?:(?:go(?:ing)?|went|sort(?:ing|ed)?|look(?:ing)?|dig(?:ging)?) through|clear(?:ing|ed)? out|clean(?:ing|ed)? out|empty(?:ing)?|emptied|pack(?:ing|ed)? (?:up )?|sort(?:ing|ed)?(?: out)?|donat(?:e|ing|ed)|giv(?:e|ing) away|get(?:ting)? rid of)';

/** The funeral of somebody of the writer's is ahead or just over, or what they left has to be sorted. */
export const funeralAndBelongings: Course = {
  id: 'funeral-and-belongings',
  begins: begin(
    `\\b${whose} (?:${rite})\\b`,
    `\\b(?:the|his|her) (?:${rite}) (?:is|was|will be|went|starts|felt|got|isn't|wasn't)(?! (?:a |an |the )?(?:gray|grey|late|over|job|business|industry)\\b)`,
    `\\b(?:planning|arranging|organizing|plan|arrange|organize|paying for|pay for|go(?:ing)? to|got back from|back from|came (?:home )?from|after|before|at|dreading|attend) (?:the |a |his |her |${whose} )(?:funeral|burial|memorial service)\\b`,
    `\\b(?:write|writing|give|giving|read|deliver|doing|do|wrote|gave) (?:the |a |his |her |${whose} )(?:\\S+ )?(?:eulogy|obituary)`,
    `\\b(?:speak|speaking|talk|say something|sing|read|carry the coffin|be a pallbearer) at (?:the |his |her |${whose} )(?:${rite})`,
    `\\bwe(?:'re| are| just)? (?:bury|burying|buried|cremating|cremated|laid) (?:him|her|my|our|mom|dad|mum|grandma|grandpa)\\b`,
    `\\b${sorting} ${whose}(?: \\S+)? (?:${things})\\b`,
    `\\b${sorting} (?:his|her|their|all (?:his|her|the)) (?:${things})\\b[^.?!]{0,40}\\b(?:died|passed|death|funeral|since)`,
    `\\b(?:died|passed away|funeral)\\b[^.?!]{0,60}\\b${sorting} (?:his|her|their|all (?:his|her|the|of)) (?:of )?(?:${things})?`,
    `\\b(?:scatter\\w*|spread(?:ing)?|pick(?:ed|ing)? up) (?:his|her|their|the|${whose}) ashes\\b`,
  ),
  unless: new RegExp(
    `${notHere.source}|\\b(?:my|our) (?:\\S+ )?(?:dog|cat|puppy|kitten|horse|rabbit|bunny|pet|bird|hamster)\\b|funeral (?:home|parlor|director|business)|mortician|years ago|\\bwhen I was\\b|(?:broke up|ex['’]?s)\\b|flowers for a|it(?:'s| is) (?:his|her|your|my) funeral\\b`,
    'iu',
  ),
  loss: true,
  first: {
    say: [
      'I am sorry. There is so much to do, at the very time one can do nothing.',
      'That is one of those days one cannot practice for.',
      'Such a small list of tasks, and each one says it again.',
    ],
    ask: [
      'Who was it that died, and what {were} {they} to you?',
      'Is somebody with you in this?',
      'Which part of it weighs the most?',
    ],
  },
  turns: [
    {
      when: /\b(?:what (?:do|should|can|could|am) I (?:even |supposed to )?(?:say|write|put)|how (?:do|should|can) (?:I|you) (?:\S+ )?(?:write|start|begin|give|sum|end)|how long should|help me (?:write|with))\b/iu,
      say: [
        'You could begin with one small scene that was just like {them}, then one thing you have from {them}, then goodbye. Three minutes is plenty.',
        'Say it as you would tell a friend, and put it on paper in large letters. If your voice goes, you may stop, breathe, or hand the page to somebody.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what if I|will I|can I (?:even )?(?:do|get|make))\b[^?.!]{0,50}\b(?:cry|break\w*|fall apart|lose it|faint|can'?t|panic|speak|do (?:it|this)|through)\b/iu,
      say: [
        'Then you cry, and everybody there will know why. You can ask one person beforehand to read on for you, in case.',
        'Nobody there expects you to be composed. Water, a seat at the aisle and one hand to hold help some people through.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should (?:I|we)|do I (?:have|need) to|is it (?:ok|okay|wrong|bad|weird|rude)|am I (?:wrong|bad|selfish|terrible))\b[^?.!]{0,60}\b(?:go|attend|see|view|look|skip|miss|open|casket|coffin|body|speak|wear|stay)\b/iu,
      say: [
        'You may do it either way. Some are glad to have seen {them} once more, others would rather keep another picture, and both are right.',
        'There is no duty that would be larger than what you can bear. One can also go in late, sit at the back, and leave early.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should|bring|take|let)\b[^?.!]{0,40}\b(?:kids?|children|son|daughter|toddler)\b[^?.!]{0,60}\?|\bhow (?:do|should) I (?:tell|explain)\b[^?.!]{0,40}\b(?:kids?|child|children|son|daughter)/iu,
      say: [
        'Children can mostly be asked themselves: tell them what they will see, and let them choose. It helps if one adult there is only for them.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what (?:do|should|can|would) (?:I|we|you)|should I|is it (?:too soon|wrong|bad|ok|okay)|do I (?:keep|throw|have to)|when (?:do|should|is))\b[^?.!]{0,60}\b(?:keep|throw|toss|donate|give|sell|sort|clothes|things|stuff|ring|rings|house|rid|it all|room|with (?:it|all|everything|them))\b/iu,
      say: [
        'What you cannot decide can go into a box with a date on it, and nobody opens it until then. Very little of it has to be settled this month.',
        'Keep what you would look for, and let somebody else carry the rest out. One drawer at a time is a fair pace.',
      ],
      asked: true,
    },
    {
      when: heard.isItNormal,
      say: [
        'It is. Laughing at the wake, feeling nothing at the grave, being furious about the flowers: people come out of such days with all of that.',
      ],
      asked: true,
    },
    {
      when: heard.willItPass,
      say: [
        'I cannot tell. For many the weeks after the funeral are the harder ones, because then everyone has gone home. It helps to know that beforehand.',
      ],
      asked: true,
    },
    {
      when: heard.afterlife,
      say: ['I cannot answer that one. Many go to such a day with that question, and it may stay a question.'],
      asked: true,
    },
    {
      when: heard.howGoOn,
      say: [
        'By small stages: get dressed, get there, sit, breathe out, get home. And let one person know that you do not want to be alone after.',
      ],
      asked: true,
    },
    {
      when: /\b(?:eulogy|speech|speak\w*|read(?:ing)? (?:a|the)|poem|(?:front of|up there)|words|obituary|write|writing|wrote|page|podium|microphone)\b/iu,
      say: [
        'To put a whole person on two pages.',
        'It is the last thing you can do for {them}, and so it feels as if it has to be perfect.',
      ],
      ask: ['What is the one thing that has to be in it?'],
    },
    {
      when: /\b(?:casket|coffin|body|open (?:casket|coffin)|looked (?:so |like|different|peaceful|asleep)|make-?up|viewing|cold|saw (?:him|her|them)|lowered|dirt|earth|shovel|hole|grave|furnace|crematori\w*)\b/iu,
      say: ['That is when one cannot unknow it any longer.', 'There is a picture in you now that you did not ask for.'],
    },
    {
      when: /\b(?:ashes|urn|scatter\w*|cemetery|headstone|stone|plot)\b/iu,
      say: ['So small, in the hands, for a whole person.', 'One looks for a place that is worthy of {them}.'],
    },
    {
      when: /\b(?:priest|pastor|minister|rabbi|imam|celebrant|church|prayers?|hymns?|songs?|music|flowers|photos?|slideshow|picture board|catering|food|sandwiches|outfit|suit|black|dress|wear)\b/iu,
      say: [
        'A hundred things to choose, and none of it is what you want.',
        'It is to be right for {them}, down to such details.',
      ],
      ask: ['What would have been just like {them}?'],
    },
    {
      when: /\b(?:cost\w*|money|expensive|afford|pay\w*|bill|thousand|\$\d+|insurance|gofundme|debt)\b/iu,
      say: ['And there is a price list for it, too.', 'Nobody ought to have to reckon in that week.'],
    },
    {
      when: /\b(?:brothers?|sisters?|siblings?|family|aunts?|uncles?|cousins?|stepm\w*|ex|in-laws|relatives?)\b[^.?!]{0,60}\b(?:fight\w*|argu\w*|want\w*|took|tak(?:e|ing)|grab\w*|won'?t|doesn'?t|isn'?t|blam\w*|scream\w*|drama|steal\w*|stole|insist\w*|decid\w*|refus\w*|not (?:help|coming))\b|\b(?:drama|will|inheritance|who gets)\b/iu,
      say: [
        'They quarrel over the things, because the person cannot be divided.',
        'That is the last you need, in such weeks.',
        'Nobody shows their best side in those weeks.',
      ],
    },
    {
      when: /\b(?:alone|by myself|everything (?:is )?on me|only one|no ?(?:one|body) (?:helps?|else|came|shows?)|few people|hardly anyone|empty (?:room|church|pews))\b/iu,
      say: [
        'So all of it goes through your hands, alone.',
        'One would want at least one person to sit on the floor with.',
      ],
      ask: ['Whom could you ask for one hour of it?'],
    },
    {
      when: /\b(?:so many people|full|packed|everyone came|(?:came|come) up to|strangers|hands|hug\w*|condolence\w*|small talk|sorry for your loss|stories|told me (?:how|that|about)|line of people|people I)\b/iu,
      say: [
        'You stand there and end up comforting those who came to comfort.',
        'And some of them knew a side of {them} that you did not.',
      ],
      ask: ['Was there something anybody said that you will keep?'],
    },
    {
      when: /\b(?:everyone (?:has |had |is |'s )?(?:left|gone|went|leaves)|(?:all|it'?s|it is|now|so|too) (?:\S+ )?(?:over|quiet|done|silent|empty)|went home|silence|day after|now what|after the funeral|back to (?:work|normal)|monday)\b/iu,
      say: ['Until then there was something to do. Now there is only that.', 'They drive home, and for you it begins.'],
      ask: ['What is tomorrow going to be like?'],
    },
    {
      when: /\b(?:clothes|closet|shirt|sweater|coat|jacket|shoes|smell\w*|pocket\w*|pillow|robe|perfume|dress(?:es)?)\b/iu,
      say: ['Clothes are the worst. They keep the shape.', 'And then a scent, and one has to sit down on the bed.'],
    },
    {
      when: /\b(?:letters?|notes?|handwriting|diary|journal|photos?|pictures|albums?|list|voicemail|phone|found|cards?|kept (?:all|every|my))\b/iu,
      say: [
        'You find it, and for a minute {they} {are} speaking to you.',
        'One looks for the papers and finds the person.',
      ],
      ask: ['What is it that you found?'],
    },
    {
      when: /\b(?:house|home|apartment|keys?|landlord|realtor|sell\w*|sold|empty(?:ing)?|rooms?|garage|attic|basement|kitchen|deadline|by the end|month)\b/iu,
      say: [
        'To take apart the place where {they} lived, with your own hands.',
        'Every room that gets empty is a little goodbye of its own.',
      ],
    },
    {
      when: /\b(?:throw\w*|threw|toss\w*|donat\w*|goodwill|thrift|trash|garbage|dumpster|give away|gave away|get rid|bags?|boxes)\b/iu,
      say: [
        'It feels like throwing {them} out. It is only the things.',
        'A life in bags at the curb. It is a hard sight.',
      ],
    },
    {
      when: /\b(?:couldn'?t (?:go|make|be there|attend|travel|fly)|can'?t (?:go|make|attend|fly|travel|afford)|missed the|wasn'?t (?:invited|allowed|told)|not (?:invited|allowed|welcome)|livestream|zoom|too far)\b/iu,
      say: ['Not to be there is a wound of its own.', 'One can say goodbye elsewhere, at an hour of your choosing.'],
    },
    {
      when: /\b(?:laugh\w*|beautiful|lovely|nice|good (?:service|turnout|day)|went (?:well|ok|okay|fine)|proud|perfect|(?:he|she|they) would have (?:loved|liked|laughed)|got through|made it through|did it)\b/iu,
      say: ['So it was worthy of {them}.', 'You did that for {them}, and it was good.'],
      ask: ['Which moment stays with you?'],
    },
    {
      when: heard.strong,
      say: ['You organize, so that the others can cry.', 'And your own turn comes when all is packed away.'],
    },
    {
      when: heard.numb,
      say: ['One goes through it like somebody else. It is a kind of mercy.'],
    },
    {
      when: heard.crying,
      say: ['It had to come out sometime, and that was the place for it.'],
    },
    {
      when: heard.night,
      say: ['The night before, or the night after: neither is for sleeping, it seems.'],
    },
    {
      when: heard.body,
      say: ['Those days empty one out to the bone.'],
      ask: ['Has anything warm come your way today?'],
    },
    {
      when: heard.guilt,
      say: ['Among all those things one also comes across what one regrets.'],
    },
    {
      when: heard.anger,
      say: ['There is anger in such days, and it takes whatever is nearest.'],
    },
    {
      when: heard.misses,
      say: [
        'All that bustle, and in the middle of it somebody is missing.',
        'The more there is to arrange, the less one can get near it.',
      ],
    },
    {
      when: heard.noWords,
      say: ['One goes through these things without any words.'],
    },
  ],
  say: [
    'Step by step is the only way such a thing gets done.',
    'It is work and goodbye in one, and neither waits for the other.',
    'Nobody has to do it beautifully.',
    'You are doing one of the last things one can do for somebody.',
    'It may be too much. It is too much.',
    'These days ask more than one has.',
  ],
  ask: [
    {
      line: 'When is the funeral, or was it?',
      unless:
        /\b(?:tomorrow|today|yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|over|was)\b/iu,
    },
    { line: 'What do you want to keep?', unless: /\b(?:keep|kept)\b/iu },
    { line: 'Is there one thing in all that which somebody else could take over?' },
    { line: 'How did you say goodbye to {them}, or how would you like to?' },
  ],
};
