import type { Course } from '../course.ts';
import { glad, notGlad } from './heard-glad.ts';

const animals =
  'dog|cat|puppy|pup|kitten|kitty|rabbit|bunny|hamster|guinea pigs?|horse|pony|bird|parrot|budgie|cockatiel|ferret|rats?|lizard|gecko|snake|turtle|tortoise|fish|chickens?|ducks?|goats?|puppies|kittens|dogs|cats|rescue|corgi|lab(?:rador)?|beagle|poodle|husky|pug|chihuahua|dachshund|retriever|tabby|hedgehog';

/** A new animal in the house, or one that has been up to something. */
export const newOrFunnyPet: Course = {
  id: 'new-or-funny-pet',
  begins: new RegExp(
    [
      `\\b(?:I|we)(?:'ve| have|'re| are|'m| am| just| finally| actually){0,3} (?:got|gotten|adopted|adopting|getting|rescued|bought|brought home|picked up|bringing home|fostering) (?:(?:a|an|our|my|the|two|new|first|little|rescue|old|baby|shelter|stray|tiny|senior) ){1,4}(?:\\S+ ){0,2}?(?:${animals})\\b`,
      `\\b(?:my|our) (?:new |little |old |crazy |silly |stupid |dumb |sweet |goofy |fat |sneaky ){0,2}(?:${animals})(?:,? \\p{L}+,?)? (?:just |always |has |keeps? |decided to |learned (?:to|how to) |is |somehow ){0,2}(?:stole|steal(?:s|ing)|ate (?:my|the|a|half|an entire|a whole)|chewed|knock(?:s|ed)|snor(?:es|ing)|escaped|climb(?:s|ed)|opens?|opened|figured out|learned|sat on|fell (?:off|in|asleep)|jump(?:s|ed)|bark(?:s|ed) at|chas(?:es|ed|ing)|hid(?:es)? my|brought me|follows|sleep(?:s|ing)|curled|purr\\w*|bring(?:s|ing) me|stares?|staring|talks?|howls?|sings?|zoom\\w*|being (?:so |such a )?(?:cute|funny|weird|silly|dramatic|clingy|goof\\w*))`,
      `\\b(?:a|this) (?:stray |little |random ){0,2}(?:cat|kitten|dog|puppy) (?:just |has )?(?:adopted (?:me|us)|followed me home|moved in|chose (?:me|us))`,
      `\\bmeet my (?:new )?(?:${animals})\\b`,
    ].join('|'),
    'iu',
  ),
  unless: new RegExp(
    `${notGlad.source}|\\b(?:put (?:down|to sleep)|rid of|rehom\\w*|vet (?:says|said)|sick|ill|ran away|lost|missing|limp\\w*|blood|surgery|poison\\w*|chocolate|antifreeze|grapes|swallowed|not eating|bit (?:me|my|a|the)|attack\\w*|hit by|kick\\w*|used to have|landlord)\\b`,
    'iu',
  ),
  light: true,
  first: {
    say: [
      'Oh, now tell me everything.',
      'There goes the peace and quiet, and good riddance to it.',
      'Life with animals is never dull.',
      'That is news I like.',
    ],
    ask: ['What is the name?', 'How would you describe the character?', 'What happened exactly?'],
  },
  turns: [
    {
      when: glad.isItOk,
      say: [
        'Quite normal. Half of all animal people talk in a voice of their own at home.',
        'Not silly. One lives with them, so one takes them seriously.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can) (?:I|we|you)|what (?:do|should|can) (?:I|we)|any (?:tips|advice|ideas))\b[^?.!]{0,60}/iu,
      say: [
        'Little and often, and always the same word for it. And a vet or a trainer knows the tricks for the stubborn ones.',
      ],
      asked: true,
    },
    {
      when: glad.should,
      say: [
        'I would let the little one decide the pace, if it can wait.',
        'You know the animal, and I know it only from you. I would go with your gut.',
      ],
      asked: true,
    },
    {
      when: glad.think,
      say: ['I think somebody there has got the upper hand already, and it is not you.'],
      asked: true,
    },
    {
      when: /\b(?:names?|named|call(?:ed|ing)? (?:him|her|it|them)|haven'?t (?:named|decided))\b/iu,
      say: ['A name like that obliges.', 'It is a serious business, finding that one name.'],
      ask: ['How did you come by it?'],
    },
    {
      when: /\b(?:stole|steal\w*|sandwich|food|ate|chew\w*|shoes?|socks?|couch|toilet paper|destroy\w*|knock\w*|broke|plants?|counter|fridge|trash|remote|glasses|dug|crime|guilty|innocent)\b/iu,
      say: [
        'Caught in the act, and not one bit sorry, I suppose.',
        'A criminal with soft ears.',
        'And then that look, as though it had been somebody else.',
      ],
      ask: ['How did you find out?'],
    },
    {
      when: /\b(?:sleep\w*|slept|bed|pillow|lap|curl\w*|snor\w*|cuddl\w*|snuggl\w*|purr\w*|on my (?:chest|feet|face|head))\b/iu,
      say: [
        'The best spot in the bed, of course.',
        'One does not move then, whatever one had planned.',
        'That weight is better than any blanket.',
      ],
    },
    {
      when: /\b(?:shelter|rescue\w*|adopt\w*|foster\w*|stray|previous owner|pound|abandoned|scared|shy|hid(?:es|ing)?|under the (?:bed|couch|sofa)|won'?t come out|trust\w*|nervous|trembl\w*)\b/iu,
      say: [
        'And now there is a door that closes from the right side.',
        'It takes what it takes, until somebody believes that it is home.',
        'You went and said: that one.',
      ],
      ask: ['What was the first sign that you are trusted?'],
    },
    {
      when: /\b(?:night|awake|cry(?:ing|s)?|whin\w*|howl\w*|potty|pee\w*|poop\w*|accidents?|bit(?:es|ing)|teeth\w*|exhausted|tired|no sleep|barks?|barking|3 ?am|5 ?am)\b/iu,
      say: [
        'Sweet by day, and at night one asks oneself what one has done.',
        'That is a baby, with a tail or without.',
      ],
    },
    {
      when: /\b(?:overwhelm\w*|regret|too much|mistake|can'?t (?:do|handle)|what have I done|puppy blues|not ready)\b/iu,
      say: [
        'The first weeks are a lot, and doubting them is part of it for many people.',
        'Cute does not make it less work.',
      ],
    },
    {
      when: /\b(?:kids?|son|daughter|husband|wife|partner|boyfriend|girlfriend|mom|dad|roommate|family|brother|sister)\b/iu,
      say: [
        'And the rest of the household has long been wrapped around a paw.',
        'So the family has grown by somebody who does not help with the dishes.',
      ],
    },
    {
      when: /\b(?:other (?:dog|cat|pet|one)|my (?:older|old|first) (?:dog|cat)|together|hiss\w*|jealous|friends|introduc\w*|sniff\w*|play(?:s|ed|ing)? with)\b/iu,
      say: ['High diplomacy, that.'],
      ask: ['Who is the boss of the two?'],
    },
    {
      when: /\b(?:after (?:my|our) (?:last|old|other)|(?:first|since) (?:dog|cat|pet)? ?since|passed|died|lost (?:my|our|him|her)|miss (?:my|our|him|her)|swore (?:I|we)'?d never)\b/iu,
      say: [
        'Nobody has to be forgotten for that. This is simply somebody new.',
        'So the old place stays, and another one is made.',
      ],
    },
    {
      when: /\b(?:lonely|alone|company|depress\w*|saved me|needed|quiet house|someone to|reason to|talk to|helps?|helping|better)\b/iu,
      say: [
        'Somebody who is glad when you come in. It does a great deal.',
        'So there is breathing in the house again.',
      ],
    },
    {
      when: /\b(?:trick|sit\b|paw|fetch|trained|training|learn\w*|smart|clever|walks?|leash|zoomies|runs?|running|toy|ball|stick|belly|tail|wag\w*|ears?|eyes|whiskers|beak|fur|fluffy|soft|tiny|small|big|fat|weeks old|months old|years old|photo|picture)\b/iu,
      say: [
        'I can just about see it.',
        'Somebody is clearly proud there.',
        'There ought to be a picture of that on the fridge.',
      ],
      ask: ['What else belongs to the repertoire?'],
    },
    {
      when: /\b(?:always|every (?:time|day|morning|night)|weird|funny|hilarious|idiot|goof\w*|drama\w*|diva|crazy|silly|laugh\w*|stare\w*|staring|talks?|sings?|meow\w*)\b/iu,
      say: [
        'What a personality.',
        'No screenwriter would come up with that.',
        'One never gets bored, with such a roommate.',
      ],
    },
    { when: glad.proud, say: ['It is easy to see why.'] },
    {
      when: /\b(?:love|adore|obsessed|cutest|cute|sweet\w*|baby|angel|heart|best|perfect)\b/iu,
      say: ['You are quite lost already, it seems.'],
    },
    {
      when: /\b(?:money|vet|expensive|bill|cost\w*|food|insurance|landlord|allowed)\b/iu,
      say: ['Small mouths, large bills. It comes with it.'],
    },
    { when: glad.notLast, say: ['No more is needed. The animal speaks for itself.'] },
  ],
  say: [
    'One has to like such company.',
    'I could listen to that all evening.',
    'They run the place, and somebody else pays the rent.',
    'It makes a home livelier, in every sense.',
    'Tell me when there is more from that corner.',
  ],
  ask: [
    { line: 'How old?', unless: /\b(?:weeks|months|years?) old|puppy|kitten|\byo\b/iu },
    { line: 'What is the name of the little rascal?', unless: /\b(?:name|named|called)\b|\bmy (?:dog|cat) \p{Lu}/u },
    { line: 'What is the favorite spot in the house?', unless: /\b(?:bed|couch|lap|window)\b/iu },
    { line: 'Who picked whom?', unless: /\b(?:adopted me|chose|picked)\b/iu },
  ],
};
