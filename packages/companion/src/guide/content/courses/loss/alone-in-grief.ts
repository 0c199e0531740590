import type { Course } from '../course.ts';
import { begin, both, notHere } from './death-words.ts';
import { heard } from './heard.ts';

const dead =
  "\\b(?:died|dead|death|passed|passing|grie(?:f|ve|ves|ving)|mourn\\w*|funeral|loss|lost (?:him|her|them|my|our)|late (?:husband|wife|father|mother|brother|sister|son|daughter)|(?:he|she)(?:'s| is) gone)\\b";
const nobody =
  "(?:no ?one|nobody|none of (?:them|my \\S+|our \\S+)|not (?:one|a single) (?:person|of them)|(?:my|our|the|his|her) (?:\\S+ )?(?:family|friends|husband|wife|partner|parents|siblings|brothers?|sisters?|mom|dad|relatives|in-laws) (?:never|don'?t|doesn'?t|won'?t|refuses? to|stopped|can'?t|no longer))";

/** Others do not speak of the one who died any more, or think it should be over; the writer grieves alone. */
export const aloneInGrief: Course = {
  id: 'alone-in-grief',
  begins: begin(
    both(
      dead,
      `\\b${nobody} (?:\\S+ ){0,3}?(?:talk(?:s|ing|ed)?|speaks?|speak(?:ing)?|mention(?:s|ed|ing)?|ask(?:s|ed|ing)?|says? (?:his|her|their) name|remembers?|bring(?:s)? (?:him|her|it|them) up|check(?:s|ed|ing)?|call(?:s|ed|ing)?|understands?|gets it|care[sd]?|notice[sd]?)\\b`,
    ),
    `\\b${nobody} (?:\\S+ ){0,3}?(?:says?|mentions?|speaks?|talks? about) (?:his|her|my (?:\\S+ )?(?:dad|mom|brother|sister|husband|wife|son|daughter)['’]?s) name\\b`,
    both(
      dead,
      "\\b(?:everyone|everybody|people|they|the (?:whole )?world|(?:my|our) (?:friends|family|siblings|parents|husband|wife))(?:'s|'ve| all| else| has| have| is| are| just){0,3} (?:moved on|moving on|forgot(?:ten)?|over it|back to normal|gone back to (?:normal|their)|(?:acts?|acting|pretends?|pretending) (?:like |as if |that )?(?:\\S+ ){0,3}?(?:nothing|never|he|she|fine|normal)|stopped (?:asking|calling|texting|checking|talking))",
    ),
    both(
      dead,
      "\\b(?:I(?:'m| am)|feel like I(?:'m| am)|I feel like|like) (?:\\S+ )?the only (?:one|person) (?:(?:who|that)(?:'s| is)? )?(?:still |left )?(?:\\S+ )?(?:griev\\w*|miss\\w*|remember\\w*|sad|cr(?:y|ies|ying)|thinks?|talks?|cares?|mourn\\w*|hurt\\w*|upset)",
    ),
    both(
      dead,
      "\\b(?:everyone|everybody|people|they|friends|family|my \\S+|he|she)(?:'s| all| keep| keeps| just| is| are){0,2} (?:expect(?:s|ing)?|wants?|think(?:s)?|tell(?:s|ing)?|says?|said|told)(?: me| that)? (?:\\S+ ){0,3}?(?:be over (?:it|him|her|this)|get over (?:it|him|her|this)|move on|moved on|let (?:it|him|her) go|be (?:fine|done|better) by now|stop (?:crying|grieving|talking about))",
    ),
    '\\b(?:grieving|mourning|grieve|mourn) (?:\\S+ ){0,3}?(?:alone|by myself|on my own|in secret|in silence)\\b',
    '\\balone (?:in|with) (?:my|this|the) grief\\b',
  ),
  unless: new RegExp(
    `${notHere.source}|\\b(?:my|our) (?:\\S+ )?(?:dog|cat|puppy|kitten|horse|pet)\\b|broke up|breakup|divorce\\w*|passed (?:me|the|my|it) |weight loss|job loss|hair loss|loss of (?:my )?job|miscarr\\w*`,
    'iu',
  ),
  loss: true,
  first: {
    say: [
      'So you have lost somebody, and then the people to say it to.',
      'It has gone quiet around it, and not in you.',
      'For them it is over, and you have it every day.',
    ],
    ask: [
      'Whom are you grieving for?',
      'When did anyone last say {their} name to you?',
      'Would you like to tell me about {them}?',
    ],
  },
  turns: [
    {
      when: /\b(?:how (?:do|can|should|would) I (?:\S+ )?(?:tell|say|ask|bring|talk|get them|make them|explain|start)|what (?:do|should|can|could) I (?:\S+ )?(?:say|tell|answer|reply|do))\b/iu,
      say: [
        'You might say it to one of them: “I would like to talk about {them} sometimes. You do not have to say anything wise. Just do not change the subject.”',
        'Often they wait for a sign. A small one will do: “I thought of {them} today when I saw that.” And then see who stays.',
      ],
      asked: true,
    },
    {
      when: heard.isItNormal,
      say: [
        'You are not overdoing it. Others stop asking long before one stops grieving; that gap is known to nearly everyone who has lost somebody.',
        'It is very usual, and very lonely. Their clock and yours have never been the same.',
      ],
      asked: true,
    },
    {
      when: /\b(?:why (?:does|do|is|are|won'?t|can'?t|did|don'?t|doesn'?t|has) (?:no ?one|nobody|everyone|everybody|they|people|he|she|my|it)|do they (?:even )?(?:care|miss|remember|think)|did they (?:even )?(?:care|love)|have they forgotten)\b/iu,
      say: [
        'I cannot look into them. Quite often it is fear: of making you cry, or of beginning to cry themselves. From where you sit it looks like forgetting.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I|am I supposed to|do I (?:have|need) to)\b/iu,
      say: [
        'You do not have to be finished because they are. If you have strength for one try, I would pick the gentlest of them, and leave the rest.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I|is it|am I)\b[^?.!]{0,40}\b(?:dating|date|meet (?:someone|somebody)|remarry|ring)\b/iu,
      say: [
        'Only if you want to, and there is no “already” and no “by now” about it. Others count months; you know whether you are curious or merely being pushed.',
      ],
      asked: true,
    },
    {
      when: heard.willItPass,
      say: [
        'I do not know when. It seems to get lighter sooner where somebody shares it, even if that is only one person, or a group of strangers who know it.',
      ],
      asked: true,
    },
    {
      when: heard.didTheyKnow,
      say: ['I cannot answer for the dead or for the living. I can only see that you have kept faith with {them}.'],
      asked: true,
    },
    {
      when: heard.afterlife,
      say: [
        'I do not know it. Perhaps it would do you good to ask that in company one day, with people who also lost someone.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|am|will) (?:I|anyone|people|you)|any (?:advice|tips|ideas)|what would you|what helps|where (?:can|do) I|(?:support|grief) group)\b/iu,
      say: [
        'There are grief groups, in many towns and online, where one need not explain anything. And there is writing to {them}, for the things nobody else wants to hear.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:his|her|their) name|say (?:his|her|their)|mention\w*|bring(?:s|ing)? (?:him|her|it|them) up|brought (?:him|her|it|them) up|talk about (?:him|her|them|it)|change(?:s|d)? the subject|awkward|silence|go(?:es)? quiet|uncomfortable|look(?:s|ed)? away|shut(?:s)? down)\b/iu,
      say: [
        'As if the name itself were dangerous.',
        'You say it, and the room goes stiff.',
        'Not to say the name is like losing {them} a second time.',
      ],
      ask: ['What would you have told, if they had let you?'],
    },
    {
      when: /\b(?:my|our) (?:mom|mum|mother|dad|father|parents|stepmom|stepdad)\b/iu,
      unless: /\b(?:died|dead|passed|death)\b/iu,
      say: [
        'In a family each one locks it into a different room.',
        'They may be protecting themselves, or you. It comes out as silence.',
      ],
    },
    {
      when: /\b(?:my|our) (?:husband|wife|partner|boyfriend|girlfriend|fianc\S+)\b/iu,
      unless: /\b(?:died|dead|passed|death)\b/iu,
      say: [
        'And that in your own house, across your own table.',
        'You wanted to be held with it, I think, and not hurried along.',
      ],
      ask: ['What would you need from that side?'],
    },
    {
      when: /\b(?:brothers?|sisters?|siblings?|aunts?|uncles?|cousins?|family|relatives)\b/iu,
      unless: /\b(?:my|our) (?:\S+ )?(?:brother|sister) (?:died|passed|is dead)\b/iu,
      say: [
        'They are the ones who lost the same person, and just there it is silent.',
        'One could have it together, and everybody has it alone.',
      ],
    },
    {
      when: /\b(?:friends?|group chat|invit\w*|party|cancel\w*|avoid\w*|disappear\w*|ghost\w*|distance\w*|stopped (?:calling|texting|asking|checking|coming)|no ?(?:one|body) (?:asks?|calls?|texts?|checks?|came|reach\w*))\b/iu,
      say: [
        'The first week everyone was there, and then nobody was.',
        'They do not know what to say, so they say nothing, and you sit there.',
        'That shows you something about some of them, and it hurts to see it.',
      ],
    },
    {
      when: heard.peopleSay,
      say: [
        'That is said so that it may be over for the one who says it.',
        'After such a sentence one does not tell that person anything more.',
      ],
      ask: ['What did you say to that?'],
    },
    {
      when: heard.work,
      say: ['There one functions, and they take it for being well.'],
    },
    {
      when: /\b(?:pretend\w*|mask|smile|fake|act (?:fine|normal|ok)|say I'?m (?:fine|ok|okay)|hide|hiding|put on|shower|car|bathroom|in secret|when (?:no one|nobody|everyone))\b/iu,
      say: ['So it has to live in hidden places.', 'It costs double: the grief, and the face over it.'],
    },
    {
      when: /\b(?:remarried|remarry|new (?:wife|husband|girlfriend|boyfriend|partner)|dating|gave away|threw (?:out|away)|took down|photos?|pictures?|(?:his|her|their) (?:room|things|clothes|stuff))\b/iu,
      say: ['One trace of {them} after another, gone from sight.', 'You are the one who still keeps watch.'],
    },
    {
      when: heard.milestones,
      say: ['And nobody so much as raised a glass to {them}.', 'The day comes, and they talk about the weather.'],
      ask: ['What would you have liked somebody to do?'],
    },
    {
      when: heard.friends,
      say: [
        'One can be so alone with it among people who mean well.',
        'You carry the whole of the remembering, and it was meant for several.',
      ],
    },
    {
      when: /\b(?:burden|bother|drag|bring (?:people|everyone|them|the mood) down|too much|annoy\w*|sick of (?:me|hearing)|tired of (?:me|hearing)|same (?:thing|story)|broken record|stupid|silly|weak|dramatic)\b/iu,
      say: [
        'Here you can say the same thing a hundred times.',
        'You are not too much. It is a lot, and you were left with all of it.',
      ],
    },
    {
      when: heard.dream,
      say: ['There at least {they} {are} spoken to.'],
    },
    {
      when: heard.memory,
      say: [
        'Now somebody has heard it.',
        'Tell on, if you like. I am not going to change the subject.',
        'That deserves to be told.',
      ],
      ask: ['And what else?'],
    },
    {
      when: heard.guilt,
      say: ['You have had that all to yourself, with nobody to contradict it.'],
    },
    {
      when: heard.anger,
      say: ['It is fair to be angry at that silence.', 'You hold a wake all on your own. One may get bitter over it.'],
    },
    {
      when: heard.crying,
      say: ['You need not turn away for it here.'],
    },
    {
      when: heard.night,
      say: ['Then they all sleep, and you have {them} to yourself, and the missing too.'],
    },
    {
      when: heard.breath,
      say: ['A bit of company or a bit of calm. You can use either.'],
    },
    {
      when: heard.misses,
      say: ['You are still where the love is.', 'They went on, and you still have somebody to miss.'],
    },
    {
      when: heard.numb,
      say: ['Where nobody asks, one stops feeling it oneself for a while.'],
    },
    {
      when: heard.noWords,
      say: ['It has been unspoken for so long that it has lost its words, maybe.'],
    },
  ],
  say: [
    'Their silence does not mean it is over.',
    'Somebody ought to have asked you long ago.',
    'You keep {them} in the conversation, even if it is only with yourself.',
    'To grieve alone is the heaviest way.',
    'It has a place here.',
    'One wants to hear the name, now and then, from another mouth.',
  ],
  ask: [
    {
      line: 'Who {were} {they}?',
      unless:
        /\b(?:my (?:\S+ )?(?:mom|mum|mother|dad|father|brother|sister|husband|wife|partner|son|daughter|friend|grandma|grandpa))\b/iu,
    },
    { line: 'What would you like people to know about {them}?' },
    {
      line: 'Is there anyone who would listen, if you began?',
      unless: /\b(?:no one|nobody|friend|therapist|group)\b/iu,
    },
    { line: 'How long have you been holding it alone?', unless: /\b(?:months?|years?|weeks?)\b/iu },
  ],
};
