import type { Course } from '../course.ts';
import { glad, notGlad } from './heard-glad.ts';

/** Something was cooked, baked, made or grown by the writer's own hands. */
export const madeSomething: Course = {
  id: 'made-something',
  begins:
    /\b(?:I|we)(?:'ve| have|'m| am| just| finally| actually){0,2} (?:made|baked|bak(?:ing)|cooked|grilled|smoked|knit(?:ted)?|crocheted|sewed|built|carved|painted|drew|grew|harvested|pickled|brewed|canned|planted|picked|fermented) (?:(?:my|a|an|the|some|our|this|that|first|own|whole|fresh|homemade|little|big|huge|of|two|three|\d+|loaf|batch|pot|jars?|really|good|sweet|tiny|wooden|from scratch) ){0,5}(?:(?:my |our )(?:\S+ ){1,2}|\S+ )?(?:bread|sourdough|loaf|cakes?|cookies|pies?|soup|stew|curry|lasagna|pasta|pizza|dumplings|brownies|muffins|bagels|pancakes|dinner|breakfast|jam|chili|risotto|ramen|tamales|empanadas|sushi|kimchi|pickles|salsa|roast|tart|scones|cinnamon rolls|banana bread|meal|beer|scarf|sweater|hat|socks|blanket|quilt|dress|bag|mittens|table|shelf|bench|chair|birdhouse|bookcase|bowl|mug|pot|painting|portrait|picture|drawing|tomato(?:es)?|peppers|strawberries|carrots|zucchini|potatoes|basil|herbs|beans|pumpkins?|sunflowers|flowers|roses|lettuce|garlic|cucumbers|garden)\b|\bmy (?:\S+ )?(?:sourdough|bread|loaf|dough|cake|soup|pie|jam|tomato(?:es)?|tomato plant|peppers|strawberries|roses?|orchid|sunflowers?|basil|seedlings|lasagna|garden) (?:actually |finally |just |has |is |are |have |came ){0,2}(?:rose|turned out|came out|bloom\w*|sprout\w*|ripe\w*|worked|grew|growing|red|delicious|good|perfect|out (?:great|good|perfect|amazing))/iu,
  unless: new RegExp(
    `${notGlad.source}|\\b(?:burn(?:ed|t)|ruined|flopped|threw (?:it|up)|purg\\w*|binge\\w*|calori\\w*|made (?:a |my |the |an )?(?:\\S+ )?(?:mistakes?|bed|scene|fool|decision|comment|joke|mess|promise|deal|plans?|call|reservations?|excuses?|it|me|him|her|them|us|sure|up)|and (?:he|she|they|nobody) (?:didn't|never|complain\\w*|said it)|big picture|a picture of health)\\b`,
    'iu',
  ),
  light: true,
  first: {
    say: [
      'With your own hands. That is a good feeling.',
      'There is nothing quite like it.',
      'Now there is something to show.',
      'How nice. Something that was not there this morning.',
    ],
    ask: ['How did it turn out?', 'What made you try it?', 'Was it your first go at it?'],
  },
  turns: [
    {
      when: glad.isItOk,
      say: ['Not a bit. Standing back and looking at it is half the fun.', 'It is a fine thing to be pleased about.'],
      asked: true,
    },
    {
      when: glad.should,
      say: ['I would do it the way that is more fun, and see what comes of it.', 'Keep one for yourself in any case.'],
      asked: true,
    },
    {
      when: glad.how,
      say: ['Mostly it is the second try that teaches one. You could change just one thing and see.'],
      asked: true,
    },
    { when: glad.think, say: ['I think whoever gets some of it is in luck.'], asked: true },
    {
      when: glad.noOne,
      say: ['Then it was made for the pleasure of it, and that is reason enough.', 'One can set a nice table for one.'],
    },
    {
      when: glad.cool,
      say: ['That is a bit mean, after all that work.', 'You had hoped for one more bite of praise there.'],
    },
    {
      when: /\b(?:rise|rose|starter|yeast|knead\w*|dough|crust|crumb|oven|crisp\w*|golden|fluffy|crack\w*)\b/iu,
      say: ['That sound when one taps on the crust.', 'It is a small wonder each time, how it rises.'],
    },
    {
      when: /\b(?:grandma\w*|grandmother\w*|mom'?s|mother'?s|nana\w*|family recipe|dad'?s|grew up|childhood|used to make|handed down|from home|my country)\b/iu,
      say: ['So there is another hand in it as well.', 'It tastes of more than what is in it, then.'],
      ask: ['Did it come close to how it was back then?'],
    },
    {
      when: /\b(?:everyone|they|he|she|kids?|husband|wife|partner|boyfriend|girlfriend|family|friends?|neighbou?rs?|coworkers?|roommates?)\b[^.?!]{0,40}\b(?:ate|seconds|loved|liked|asked|gone|fought|finished|praised|wants?|said|devoured|happy)\b|\b(?:seconds|all gone|nothing left|disappeared|empty plates?)\b/iu,
      say: ['An empty pan is the nicest review.', 'There is hardly a better sound than people asking for more.'],
    },
    {
      when: /\b(?:gave|give|giving|gift|present|share\w*|brought|bring|for (?:my|the|a|our) (?:\S+ )?(?:mom|mum|dad|friend|sister|brother|neighbou?r|wife|husband|kids?|son|daughter|coworkers?|baby|niece|nephew))\b/iu,
      say: ['And then to give it away. Lucky, whoever it is.', 'One gives a few hours along with such a thing.'],
      ask: ['What did they say, or what do you hope they say?'],
    },
    {
      when: /\b(?:lopsided|ugly|crooked|wonky|not perfect|uneven|flat|sank|messy|mess|imperfect|too (?:salty|sweet|dry|big|small|long)|a bit|little (?:burned|burnt|dry|off)|holes?|mistakes?|wobbl\w*)\b/iu,
      say: [
        'That is how one sees that a person made it.',
        'A little crooked tastes just the same.',
        'It has character.',
      ],
    },
    {
      when: /\b(?:seeds?|seedlings?|sprout\w*|soil|plants?|water\w*|balcony|windowsill|bloom\w*|ripe\w*|leaves|greenhouse|harvest|bees|bugs|slugs|squirrels?|deer)\b/iu,
      say: ['You put something into the dirt and believed in it.', 'It grew while you were busy with other things.'],
      ask: ['What is coming up next?'],
    },
    {
      when: /\b(?:yarn|stitch\w*|rows|pattern|needles?|hook|fabric|wool|wood|saw|sand\w*|screws|drill|glue|clay|brush|canvas|colou?rs?|paint|sketch\w*|glaze)\b/iu,
      say: [
        'There is peace in hands that know what comes next.',
        'So much patience in such a thing, and one can touch it.',
      ],
      ask: ['What was the trickiest part?'],
    },
    {
      when: /\b(?:calm\w*|relax\w*|peace\w*|forgot|quiet|therap\w*|zone|flow|focus\w*|head|mind|thoughts|stress|hours)\b/iu,
      say: [
        'The hands had work, and so the head had leave.',
        'One is somewhere else for a while, with both hands busy.',
      ],
    },
    {
      when: /\b(?:haven'?t (?:cooked|made|baked|painted|done|drawn)|for the first time in|in (?:months|years|ages|a (?:long )?while)|used to|depress\w*|rough|hard (?:time|weeks|month)|couldn'?t|finally)\b/iu,
      say: [
        'So it came back, that wish to make something.',
        'After such a while, that is more than a dish or a thing.',
      ],
    },
    {
      when: /\b(?:first (?:time|try|attempt|ever)|youtube|tutorial|recipe|followed|learn\w*|taught myself|beginner|never (?:made|done|tried))\b/iu,
      say: ['And that at the first go.', 'You just began. That is how it is done.'],
    },
    {
      when: /\b(?:next|want to (?:try|make)|going to|gonna|plan\w*|tomorrow|another|more)\b/iu,
      say: ['I see, it has caught you.', 'One thing leads to another in such matters.'],
      ask: ['What is it to be?'],
    },
    {
      when: /\b(?:smell\w*|tast\w*|delicious|yum\w*|spic(?:y|es)|garlic|butter|cinnamon|chocolate|vanilla|sauce|warm|fresh|crunchy)\b/iu,
      say: ['A pity that a screen lets no smells through.', 'That fills a whole house.'],
    },
    {
      when: /\b(?:photos?|pictures?|post\w*|instagram|show\w*|hang\w*|wear\w*|wall|shelf|frame)\b/iu,
      say: ['It wants to be seen. Quite right.'],
    },
    { when: glad.proud, say: ['And you can be. It did not come out of a box.', 'That shows, all the way to here.'] },
    { when: glad.tired, say: ['That was a proper piece of work, then.'] },
    { when: glad.doubt, say: ['Nobody makes that by chance.'] },
  ],
  say: [
    'A thing one can hold at the end. There is not much of that these days.',
    'It does one good to make something for its own sake.',
    'You took time for that. It can be seen.',
    'There are worse ways to spend a day.',
    'It is good to hear of something made and not bought.',
  ],
  ask: [
    { line: 'Who gets the first piece?', unless: /\b(?:gave|give|everyone|kids?|family|alone)\b/iu },
    { line: 'How did you learn it?', unless: /\b(?:grandma|mom|youtube|tutorial|taught)\b/iu },
    { line: 'What would you make if time were no matter?' },
  ],
};
