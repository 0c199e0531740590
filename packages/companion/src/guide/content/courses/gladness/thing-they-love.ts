import type { Course } from '../course.ts';
import { glad, notGlad } from './heard-glad.ts';

/** A game, a match, a show, a book or a song that the writer loves. */
export const thingTheyLove: Course = {
  id: 'thing-they-love',
  begins:
    /(?:^\W*(?:just|finally|currently|been|still)|\b(?:I|we))(?:'ve| have|'m| am| just| finally| really| absolutely){0,3} (?:finished|binged|binge[- ]?watched|been (?:watching|reading|playing|listening|obsessed|binging|hooked)|love|obsessed with|hooked on|started|watching|reading|playing|rewatching|rereading|replaying|discovered|beat|into|listening to|went to|saw|addicted to) (?:(?:the|a|an|this|that|my|new|on|to|favorite|old|whole|last|first|second|final|with|really|good|great|amazing|of|season|some|all) ){0,6}(?:\S+ ){0,3}?(?:show|series|anime|manga|book|novel|trilogy|movie|film|game|video ?game|season(?: \d+)?|episode|podcast|album|band|song|concert|boss|level|campaign|zelda|minecraft|stardew|skyrim|elden ring|baldur'?s gate|pokemon|mario|the sims|fortnite|valorant|league|d&d|dnd|lego|puzzle|chess|k-?pop|taylor swift|bts|star wars|star trek|lord of the rings|harry potter|marvel|kdrama|k-drama|comic|musical|playlist|soundtrack|match|fantasy|mystery|thriller)\b|\b(?:my|our) (?:\S+ )?team (?:just |finally |actually )?(?:won|made (?:it|the)|is (?:in|going)|beat|scored|came back|clinched)\b|\bwe (?:just |finally )?(?:won|beat (?:them|the)) (?:the |our |a )?(?:\S+ )?(?:game|match|championship|tournament|series|cup|final|finals|league|season opener)?\b(?=[^]{0,60}\b(?:game|match|team|\d+[-–: ]\d+|overtime|season|finals?|league|championship|cup|goal|playoffs?)|\W*$)|\b(?:did you (?:see|watch)|watching) the (?:game|match|race|fight|finals?|playoffs|super bowl|world cup|world series|olympics|eurovision)\b|\bfavou?rite (?:show|book|movie|band|game|team|song|author|character|series|album|anime) (?:is|just|came|released|of all|ever|won|has)\b|\b(?:new|last) (?:season|book|album|episode|game) (?:of|in|by) (?:\S+ ){1,6}?(?:came out|dropped|is (?:out|so|amazing|great)|was)\b|\bcan we talk about (?:my favorite|this (?:show|book|game|movie)|the (?:show|book|game|movie|match))/iu,
  unless: new RegExp(
    `${notGlad.source.replace('|hate', '').replace('|die', '')}|\\b(?:gambl\\w*|betting|bet (?:on|my)|lost (?:\\S+ ){0,3}(?:money|\\$)|addict(?:ed)? (?:to (?:porn|gaming|my phone))|playing (?:games with me|me)|playing (?:the|mind) games|head games|beat (?:me|my|her|him) (?:up)?|watching porn|can't stop (?:playing|watching|gaming)|instead of (?:sleep|work|studying)|my (?:son|daughter|kid|husband|boyfriend|wife|girlfriend|partner) (?:is|keeps|only|plays|won't|always|just)|(?:writing|wrote|drafting) (?:my|a|the)|waste of|all I do is|only thing (?:I|that) (?:do|keeps)|reading (?:his|her|their) (?:texts|messages)|movie (?:reminded|triggered)|triggered|homework|for class|started (?:a|the) fight|playing the victim)\\b`,
    'iu',
  ),
  light: true,
  first: {
    say: [
      'Ah, somebody with shining eyes.',
      'Tell on. I like hearing what people love.',
      'Good. Something to get lost in.',
      'That is a fine subject for an evening.',
    ],
    ask: ['What is it that gets you about it?', 'Where are you in it just now?', 'How did you come to it?'],
  },
  turns: [
    {
      when: /\b(?:do you (?:know|like|watch|play|read)|have you (?:seen|read|played|heard|watched)|did you (?:see|watch|read|hear)|who(?:'s| is) your favou?rite|what(?:'s| is) your favou?rite|are you a fan)\b/iu,
      say: [
        'A program like this one watches and reads nothing. So it is good to have it told by somebody who loves it.',
        'I have no seat in that theater, being a program. Tell me as if I came in late.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what should I (?:watch|read|play|listen|start)|any (?:recommendations?|suggestions?)|recommend|what(?:'s| is) next|something similar|what next)\b/iu,
      say: [
        'I would go by the mood and not by the lists: more of the same warmth, or something quite different to clear the taste. And ask whoever put you on to this one.',
      ],
      asked: true,
    },
    {
      when: glad.isItOk,
      say: [
        'Perfectly all right. Made-up people can be very good company, at any age.',
        'It is not childish. People have always cried over stories and shouted at games.',
      ],
      asked: true,
    },
    {
      when: glad.should,
      say: ['One more, then, if tomorrow can take it. You know tomorrow better than I do.'],
      asked: true,
    },
    {
      when: glad.how,
      say: ['A break and a fresh head solve most of it, they say. Or somebody on a forum has wept over the same spot.'],
      asked: true,
    },
    { when: glad.think, say: ['I think anything that makes a person talk like that is worth its hours.'], asked: true },
    {
      when: /\b(?:(?:we|they|my team) (?:lost|choked|blew)|lost (?:the|by|in|again|to)|referee|ref\b|robbed|heartbreak\w*|so close|eliminated|missed|injur\w*|worst season|relegat\w*)\b/iu,
      say: [
        'Ouch. And one cannot do a thing from the couch.',
        'The heart of a fan has to put up with a lot.',
        'One knows it is only a game. The stomach does not know.',
      ],
    },
    {
      when: /\b(?:won|win|winning|champion\w*|goal|scored|overtime|last (?:minute|second)|comeback|final|playoffs?|touchdown|home run|penalt\w*|cup|league|medal|crowd|stadium|tailgate|beat them|clinched)\b/iu,
      say: ['I suppose the neighbors know it by now too.', 'That is what all the losing seasons are for.'],
      ask: ['Where were you when it happened?'],
    },
    {
      when: /\b(?:ending|ended|finale|last (?:episode|chapter|page|book|season|scene)|finished (?:it|the)|over now|cliffhanger|plot twist|twist|died|kill(?:ed|s) off|death|cried|cry\w*|tears|sobb\w*|broke me|destroyed me|wreck\w*|ugly)\b/iu,
      say: [
        'And then one sits there and does not know where to go with oneself.',
        'They got to you properly.',
        'Leaving such a world is a small farewell.',
      ],
      ask: ['Would you have ended it otherwise?'],
    },
    {
      when: /\b(?:characters?|hero|heroine|villain|protagonist|main|favou?rite|crush|ship\w*|couple|funny|badass|relat\w*|reminds me|like me|understands?|arc|cast|actor|actress)\b/iu,
      say: ['One picks favorites, in stories as well.', 'There is probably something of you in that choice.'],
      ask: ['What is it about that one?'],
    },
    {
      when: /\b(?:level|boss|quest|map|build\w*|craft\w*|farm\w*|village|mods?|raid|party|controller|console|switch|pc|ps5|xbox|online|guild|rank\w*|respawn|score|unlocked|achievement|hours in|hard mode|speedrun|cozy)\b/iu,
      say: [
        'One more round, as they say, and then it is two in the morning.',
        'A world where effort gets counted at once. I see the charm.',
      ],
      ask: ['What are you up to in there?'],
    },
    {
      when: /\b(?:song|album|lyrics|band|concert|live|singer|voice|guitar|piano|drums|beat|melody|vinyl|headphones|playlist|on repeat|front row|tickets?|tour|encore|chorus|goosebumps|danced|sang|singing)\b/iu,
      say: [
        'Some songs know one better than any relative does.',
        'It goes in past the head.',
        'To be in that with thousands of others, or all alone with headphones: both are fine.',
      ],
      ask: ['Which line or which moment is it?'],
    },
    {
      when: /\b(?:chapters?|pages?|author|writ(?:er|ing|ten)|prose|library|bookstore|kindle|audiobook|couldn'?t put|stayed up|re-?read\w*|fantasy|romance|mystery|sci-?fi|world ?building|magic|dragons?|series|trilogy)\b/iu,
      say: [
        'One chapter more, and the night is over.',
        'The best ones one would like to read for the first time again.',
      ],
    },
    {
      when: /\b(?:episodes?|season|binge\w*|netflix|couch|stream\w*|director|scene|plot|detective|baking show|reality|drama|comedy|anime|subtitles|spoilers?|theor(?:y|ies)|watched)\b/iu,
      say: ['I shall not ask how many in a row.', 'There ought to be a warning label for such endings of episodes.'],
    },
    {
      when: /\b(?:rough|hard (?:day|week|time|year)|escap\w*|distract\w*|comfort\w*|anxi\w*|depress\w*|lonely|alone|calm\w*|safe|helps? me|got me through|saved me|forget|stress\w*|breath\w*|sad)\b/iu,
      say: [
        'A place one can go to, when the other places are too loud.',
        'It held you company when you needed it, then.',
        'That is no small thing for a story or a game to do.',
      ],
    },
    {
      when: /\b(?:not (?:been )?(?:so |too |doing )?well|sick|ill\b|hospital|diagnos\w*|surgery|frail)\b/iu,
      say: [
        'Then there is more in such an evening than the game or the story.',
        'There is a worry sitting next to the joy there.',
      ],
      ask: ['How are things, on that side?'],
    },
    {
      when: /\b(?:friends?|husband|wife|partner|boyfriend|girlfriend|brother|sister|dad|mom|kids?|son|daughter|together|discord|group|community|fandom|fans|with my|roommate|watch party)\b/iu,
      say: ['It is twice as good with somebody who shouts along.', 'So it is also a way of being with people.'],
      ask: ['Who of you is the bigger fan?'],
    },
    {
      when: /\b(?:no ?(?:one|body) (?:to (?:talk|share)|else|gets|cares|i know|likes|watches)|think it'?s (?:stupid|dumb|weird|childish|lame)|makes? fun|judge\w*|nerd\w*|geek\w*|embarrass\w*|guilty pleasure|too old|childish|cringe)\b/iu,
      say: [
        'Let them. One should not be ashamed of what one loves.',
        'Here you may talk about it as long as you like, footnotes included.',
      ],
    },
    {
      when: /\b(?:since I was|childhood|kid|grew up|nostalg\w*|years|old school|first (?:time|game|concert|book)|grandpa|dad (?:and I|used)|always|back in|remember)\b/iu,
      say: ['So it has been with you for a long time.', 'It still smells of back then, I imagine.'],
    },
    {
      when: /\b(?:up (?:till|until|all night)|stayed up|\d ?am|late|tired|sleep|should (?:be|have)|work tomorrow|too much|hours|wasted|productive|addict\w*)\b/iu,
      say: ['It has cost a bit of night. It happens to the best.', 'An hour in which one was happy is not lost.'],
    },
    {
      when: /\b(?:new|next|release\w*|trailer|comes out|coming out|pre-?order\w*|sequel|waiting|can'?t wait|excited|announc\w*|tickets)\b/iu,
      say: ['The waiting is part of the fun, at least in hindsight.'],
    },
    {
      when: /\b(?:amazing|awesome|great|beautiful|masterpiece|perfect|best|so good|love|loved|obsessed|incredible|genius|brilliant|gorgeous|fun)\b/iu,
      say: ['One can hear that it is not lukewarm.', 'A good thing, to be so taken with something.'],
    },
    { when: glad.tears, say: ['The body joins in as if it were real. In a way it is.'] },
    { when: glad.noOne, say: ['Then this is the place for it.'] },
    { when: glad.notLast, say: ['It need not be analyzed. Liking it is enough.'] },
  ],
  say: [
    'I like to hear somebody enthuse.',
    'It does not have to be good for anything.',
    'One is never quite alone, with such a thing in the house.',
    'Go on, I can follow.',
    'The things one loves tell more than the things one has to do.',
  ],
  ask: [
    { line: 'What would you show somebody first, who does not know it?' },
    { line: 'Is there a scene or a moment you go back to?', unless: /\b(?:scene|moment|part where)\b/iu },
    { line: 'Who got you into it?', unless: /\b(?:friend|dad|brother|sister|got me into|recommended)\b/iu },
    { line: 'What would you be, in that world?', unless: /\b(?:team|match|song|album|concert|band)\b/iu },
  ],
};
