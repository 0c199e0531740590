import type { FollowUp } from './follow-up.ts';

/** What happens on ordinary days: things lost and found, meals, weather, trips, games, mishaps and small joys. */
export const everyday: readonly FollowUp[] = [
  {
    id: 'pet-found',
    when: '(?:you (?:@ADV)?found (?:your|the|our|her|him)(?: (?:\\p{L}+ ){0,2}?(?:cat|dog|puppy|kitten|hamster|bunny|rabbit|parrot|bird|tortoise|turtle))?@TIME@END|(?:your|the) (?:\\p{L}+ ){0,2}?(?:cat|dog|puppy|kitten|hamster|bunny|rabbit|parrot|bird|tortoise|turtle) (?:@ADV)?(?:came (?:back|home)|is back|was found|turned up|showed up))(?<!found your|found the)',
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|in bed with|keys)\b/iu,
    say: ['Oh, thank goodness.'],
    ask: ['Where was the little one all that time?', 'What did you do right then?', 'Who found who, in the end?'],
  },
  {
    id: 'thing-found',
    when: 'you (?:@ADV)?(?:found|got back) (?:your|the|his|her|my|an? old|some old|\\p{L}+ (?:dollars|bucks|euros)) ?(?:(?:\\p{L}+ ){0,2}?(?:keys?|phone|wallet|glasses|ring|passport|card|purse|bag|backpack|earrings?|umbrella|headphones|earbuds|laptop|charger|remote|notebook|jacket|coat|scarf|hat|necklace|bracelet|watch|license|tickets?|airpods|AirPods|suitcase|luggage|mug|cup|glove)|photos?|diary|letters?|toys?|book)?@TIME(?:@END| (?:in|under|behind|at|on))',
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|texts?|ex)\b/iu,
    say: ['Ha, there it was.'],
    ask: ['How long had it been there?', 'What made you look there?'],
  },
  {
    id: 'somebody-returned-it',
    when: '(?:someone|somebody|a stranger|an? (?:\\p{L}+ )?(?:lady|guy|man|woman|kid|girl|boy|neighbor|driver)) (?:@ADV)?(?:(?:returned|handed in|brought back) (?:it\\b|your|the)|found (?:your|the) (?:\\p{L}+ ){0,2}?(?:keys?|phone|wallet|glasses|ring|passport|card|purse|bag|backpack|earrings?|umbrella|headphones|earbuds|laptop|charger|remote|notebook|jacket|coat|scarf|hat|necklace|bracelet|watch|license|tickets?|airpods|AirPods|suitcase|luggage|mug|cup|glove))',
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|someone else|texts?|diary|drugs|weed|out|girlfriend|boyfriend|job)\b/iu,
    say: ["Oh, that's decent."],
    ask: ['How did they find you?', 'Where had it been?', 'What did you say to them?'],
  },
  {
    id: 'thing-lost',
    when: "you (?:@ADV)?(?:lost|can't find|misplaced|couldn't find|'ve lost) (?:your|the|my) (?:\\p{L}+ ){0,2}?(?:keys?|phone|wallet|glasses|ring|passport|card|purse|bag|backpack|earrings?|umbrella|headphones|earbuds|laptop|charger|remote|notebook|jacket|coat|scarf|hat|necklace|bracelet|watch|license|tickets?|airpods|AirPods|suitcase|luggage|mug|cup|glove)\\b(?! (?:behind|for|privileges))",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|lost my mind|stolen|found|him|mom's|grand\w*)\b/iu,
    say: ['Oh no, where did it go.'],
    ask: ['Where have you looked so far?', 'Where did you see it last?', 'What would you need it for next?'],
  },
  {
    id: 'left-on-the-bus',
    when: 'you (?:@ADV)?(?:left|forgot) (?:your|the|my) (?:\\p{L}+ ){0,2}?(?:keys?|phone|wallet|glasses|ring|passport|card|purse|bag|backpack|earrings?|umbrella|headphones|earbuds|laptop|charger|remote|notebook|jacket|coat|scarf|hat|necklace|bracelet|watch|license|tickets?|airpods|AirPods|suitcase|luggage|mug|cup|glove) (?:on|in|at) (?:the|a|your|an) (?:\\p{L}+ )?(?:bus|train|taxi|plane|cab|uber|store|shop|restaurant|office|gym|work|café|cafe|airport)',
    say: ['Of all places.'],
    ask: ['Could you get hold of anybody there?', 'How far did you get before you noticed?'],
  },
  {
    id: 'locked-out',
    when: "you (?:@ADV)?(?:(?:got |are |'re |were )?locked (?:yourself )?out|locked (?:your|the) keys in)",
    unless: /\b(?:account|bank|husband|mom|dad|he|she)\b/iu,
    say: ['Oh no, right at your own door.'],
    ask: ['Who has a spare key?', 'How long did you stand out there?', 'What were you wearing?'],
  },
  {
    id: 'dropped-it',
    when: "you (?:@ADV)?(?:dropped|broke|smashed|cracked|shattered|knocked over|knocked) (?:your|the|a|an|his|her|my|one of \\p{L}+) (?:\\p{L}+(?:'s)? ){0,2}?(?:phone|cup|mug|glass|glasses|plate|bowl|screen|vase|coffee|lamp|jar|bottle|window|teapot|tray|laptop|tablet|pot|egg|eggs|ice cream|lunch)\\b",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|hands are|threw|angry|at him|at her|grand\w*|late)\b/iu,
    say: ['Crash.'],
    ask: ["What's left of it?", 'Can it be saved?', 'Who has to sweep it up?'],
  },
  {
    id: 'spilled-it',
    when: '(?:you|@THEY) (?:@ADV)?spill(?:ed|t|s) (?:[^,.;]{1,25}? )?(?:on|over|down|into|across|all over|everywhere)',
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|secret|snapped|yelled|scream\w*)\b/iu,
    say: ['Oh no, not on that.'],
    ask: ['What got hit the worst?', 'Did it come out again?', 'Who saw the whole thing?'],
  },
  {
    id: 'burned-the-food',
    when: 'you (?:@ADV)?(?:burned|burnt|ruined|overcooked|oversalted) (?:the|your|a|my|dinner|another|all the|breakfast|lunch|everything) ?(?:\\p{L}+ ){0,3}?(?:pancakes|soup|cake|cakes|cookies|bread|sourdough|pasta|lasagna|dinner|breakfast|lunch|pie|brownies|muffins|stew|chili|curry|pizza|waffles|rice|cupcakes|eggs|cinnamon rolls|banana bread|dumplings|tamales|jam|roast|casserole|loaf|omelette|potatoes|toast|popcorn)?@TIME@END',
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|bridges?|myself|hand|arm|letters)\b/iu,
    say: ['There goes dinner.'],
    ask: ['What was it supposed to be?', 'What did you eat instead?', 'How black are we talking?'],
  },
  {
    id: 'came-out-wrong',
    when: "(?:(?:your|the) (?:\\p{L}+ ){0,3}?(?:pancakes|soup|cake|cakes|cookies|bread|sourdough|pasta|lasagna|dinner|breakfast|lunch|pie|brownies|muffins|stew|chili|curry|pizza|waffles|rice|cupcakes|eggs|cinnamon rolls|banana bread|dumplings|tamales|jam|roast|casserole|loaf|omelette|potatoes|toast|popcorn) (?:@ADV)?(?:collapsed|sank|didn't rise|didn't taste right|fell apart|(?:came out|turned out|tasted|is|was|are|were) ?(?:so |too |all |a bit |very )*(?:flat|dry|burnt|burned|raw|hard|salty|awful|terrible|soggy|bland|rubbery|a brick|a disaster))|it (?:@ADV)?(?:came out|didn't rise|turned out) ?(?:so |too |all |a bit |very )*(?:flat|dry|burnt|burned|raw|salty|soggy|bland|rubbery|a disaster)?)@TIME@END",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|soup she|her recipe|grandma|mom used|phone|back|work|exam)\b/iu,
    say: ['After all that stirring.'],
    ask: ['What do you suspect?', 'Who had to taste it?', 'Will you try it again?'],
  },
  {
    id: 'came-out-well',
    when: '(?:(?:your|the|his|her|my) (?:(?:\\p{L}+ ){0,3}?(?:pancakes|soup|cake|cakes|cookies|bread|sourdough|pasta|lasagna|dinner|breakfast|lunch|pie|brownies|muffins|stew|chili|curry|pizza|waffles|rice|cupcakes|eggs|cinnamon rolls|banana bread|dumplings|tamales|jam|roast|casserole|loaf|omelette|potatoes|toast|popcorn)|painting|drawing|photos?|dress|quilt|scarf|haircut|hair|song|project|sweater|table|shelf)|it|they) (?:@ADV)?(?:came|turned) out (?:so |really |very |pretty |surprisingly |just |absolutely )*(?:great|perfect(?:ly)?|good|amazing|well|beautiful(?:ly)?|nice|delicious|okay|right)\\b',
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|but|surgery|scan)\b/iu,
    say: ['Oh, nice.'],
    ask: ["What's the secret?", 'Who got to see it first?', "What's next on the list?"],
  },
  {
    id: 'looks-like-food',
    when: '(?:it|he|she|they) (?:@ADV)?looks? like (?:an? |the )?(?:\\p{L}+ )?(?:pancake|brick|potato|mop|rat|clown|hedgehog|swamp|frisbee|shoe|hockey puck|crime scene)\\b',
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|face|ugly|fat)\b/iu,
    say: ['Ha.'],
    ask: ['What was it meant to look like?', 'Is there a picture of it?'],
  },
  {
    id: 'followed-recipe',
    when: 'you (?:@ADV)?(?:followed|did|used|read) (?:the|every|all the) (?:\\p{L}+ )?(?:recipe|instructions|steps?|pattern|tutorial|manual)\\b',
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*)\b/iu,
    say: ['To the letter, even.'],
    ask: ['Where did it go its own way?', 'Which step looks guilty?', 'Who gave you that one?'],
  },
  {
    id: 'cooking-now',
    when: "you(?:'re| are) (?:@ADV)?(?:making|baking|cooking|going to make|going to bake|going to cook|about to make|frying) (?:(?:some|a|an|your|the|my) )*(?:\\p{L}+ ){0,3}?(?:pancakes|soup|cake|cakes|cookies|bread|sourdough|pasta|lasagna|dinner|breakfast|lunch|pie|brownies|muffins|stew|chili|curry|pizza|waffles|rice|cupcakes|eggs|cinnamon rolls|banana bread|dumplings|tamales|jam|roast|casserole|loaf|omelette|potatoes|toast|popcorn)\\b",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|pills|lonely|alone|no money|hate|for one|can't)\b/iu,
    say: ['Mm, good plan.'],
    ask: ['What goes into it?', 'Who gets some?', 'Where did you learn that one?'],
  },
  {
    id: 'cooked-it',
    when: 'you (?:@ADV)?(?:made|baked|cooked|prepared) (?:(?:some|a|an|your|the|my|two|three|homemade|his|her|him|them|everyone|us|favorite|whole|fresh) )*(?:\\p{L}+ ){0,3}?(?:pancakes|soup|cake|cakes|cookies|bread|sourdough|pasta|lasagna|dinner|breakfast|lunch|pie|brownies|muffins|stew|chili|curry|pizza|waffles|rice|cupcakes|eggs|cinnamon rolls|banana bread|dumplings|tamales|jam|roast|casserole|loaf|omelette|potatoes|toast|popcorn)\\b',
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|burn\w*|came out|turned out|nobody|alone|threw|didn't|yelled|ate (?:it|three|the whole)|cold|without|crying|cried|still cook|for two|stood|every|always|complain\w*|rang|cancel\w*|my own|candle|but)\b/iu,
    say: ['Oh, homemade.'],
    ask: ['How did it turn out?', 'Who ate with you?', 'Is it one you make a lot?'],
  },
  {
    id: 'new-recipe',
    when: "you(?:'re| are)? (?:@ADV)?(?:tried|trying|try|trying out|tried out) (?:an?|this|out a|that) (?:new )?(?:\\p{L}+ )?recipe",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*)\b/iu,
    say: ['Brave.'],
    ask: ['What is it called?', 'Would you make it again?', 'What was the strange ingredient?'],
  },
  {
    id: 'celebrating',
    when: "you(?:'re| are) (?:@ADV)?(?:going to |gonna )?(?:celebrate|celebrating|go celebrate|go out to celebrate)\\b",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|alone|nobody|can't|supposed|no one)\b/iu,
    say: ['Yes, do.', 'Enjoy every bit of it.'],
    ask: ["What's first on the list?", 'Who will you celebrate with?'],
  },
  {
    id: 'brought-pet-home',
    when: 'you (?:@ADV)?(?:brought|took|picked up|carried) (?:your|a|the|our|his|her) (?:new )?(?:\\p{L}+ ){0,2}?(?:cat|dog|puppy|kitten|hamster|bunny|rabbit|parrot|bird|tortoise|turtle) (?:home|up)?\\b',
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|vet|sick|ashes|put down)\b/iu,
    say: ['Oh, a newcomer.'],
    ask: ['How was the first night?', 'Who picked the name?', "What's the first bit of mischief so far?"],
  },
  {
    id: 'pet-name',
    when: "(?:her|his|its|their|the \\p{L}+'s) (?:name is|name's|names are) \\p{Lu}\\p{L}+",
    unless: /^(?![\s\S]*\b(?:puppy|kitten|pup|foster|adopted|weeks old)\b)/iu,
    say: ['Good name.'],
    ask: ['Who came up with it?', 'Is it a good fit so far?'],
  },
  {
    id: 'pet-mischief',
    when: "(?:he|she|it|(?:the|your) (?:\\p{L}+ ){0,2}?(?:cat|dog|puppy|kitten|hamster|bunny|rabbit|parrot|bird|tortoise|turtle)) (?:@ADV)?(?:(?:has|'s) )?(?:@ADV)?(?:peed|pooped|chewed|threw up|puked|knocked|dug|shredded) (?:on|up|over|the|your|into|a|through|all)",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|drunk|husband|wife|dad|mom|boyfriend|girlfriend|drank|alcohol|baby|hospital|sick|out of)\b/iu,
    say: ['Of course.'],
    ask: ['Which piece did it hit?', 'What was the face like afterwards?', 'Is it sorry at all?'],
  },
  {
    id: 'surprise-for-you',
    when: '@THEY (?:@ADV)?(?:threw you an? (?:surprise |birthday |goodbye |farewell |SURPRISE )*(?:party|PARTY|shower)|surprised you with|(?:planned|organized|organised|arranged) (?:an?|everything|the \\p{L}+) (?:\\p{L}+ )?for you)\\b',
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|not ready|want rex|court|meeting|intervention|affair|but|knife|out|without|behind)\b/iu,
    say: ['Oh, how lovely.'],
    ask: ['What was the best moment of it?', 'What did your face do?', 'How did {they} keep it secret?'],
  },
  {
    id: 'had-no-idea',
    when: "you (?:@ADV)?(?:had|didn't have) (?:absolutely |really )?(?:no|any|a) (?:idea|clue)(?: at all| whatsoever)?@TIME@END",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|what to|how to)\b/iu,
    say: ['None at all.'],
    ask: ['How did you find out?', 'Who did know?'],
  },
  {
    id: 'came-all-the-way',
    when: "@THEY (?:@ADV)?(?:flew in|drove (?:up|down|over|all)|flew (?:over|all|home)|came (?:all the way|over|down|up)|took the (?:train|bus)|is flying in|are flying in|'s flying in) (?:from|the way|to see|for you|here|just)",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|ashes|yell\w*|drunk|scream\w*)\b/iu,
    say: ['All that way.'],
    ask: ['What did you do first?', 'What did you talk about?', 'What was it like at the door?'],
  },
  {
    id: 'danced-and-laughed',
    when: 'you (?:@ADV)?(?:danced|sang|laughed|giggled|played (?:games|cards)|stayed up talking|sat up|talked)(?: \\p{L}+)? (?:(?:in|on|at|around) (?:the|a) \\p{L}+ )?(?:till|until|all (?:night|evening|day|afternoon)|so (?:hard|much)|a lot|for hours|like (?:kids|idiots|children)|together)',
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|window|until i was|bedpan|cried|cry|crying|used to|alone|at the time|anymore|but|miss)\b/iu,
    say: ['Good.'],
    ask: ['Who started it?', 'What set you all off?', 'When is the next time?'],
  },
  {
    id: 'still-smiling',
    when: "you (?:@ADV)?(?:(?:'re|are|were) (?:still |just )*(?:smiling|grinning|beaming|giddy|on a high)|can't stop (?:smiling|grinning|laughing)|couldn't stop (?:smiling|grinning|laughing))|you're (?:still |just )*(?:smiling|grinning|beaming|giddy)\\b",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|fake|pretend\w*|inside|crying|but|have to|funeral)\b/iu,
    say: ['Then it was a good one.'],
    ask: ['Which bit brings it back?', 'Who has noticed?'],
  },
  {
    id: 'good-time-had',
    when: "(?:it(?:'s| is| was| has)(?: been)?|today was|tonight was|yesterday was|this was) (?:@ADV)?(?:such )?(?:an? )?(?:really |very |so |pretty |super |actually )*(?:good|great|nice|lovely|fun|perfect|wonderful|beautiful|amazing|fantastic)(?: (?:day|weekend|evening|night|week|time|trip|party|dinner|morning|afternoon|holiday))@TIME@END",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|but|until|then|not|except|however)\b/iu,
    say: ['Good to hear.'],
    ask: ['What was the best bit?', 'Who was there for it?', 'What would you do again tomorrow?'],
  },
  {
    id: 'was-only-unplugged',
    when: "(?:it|the (?:\\p{L}+ )?\\p{L}+|they|your \\p{L}+) (?:was|were|had been|wasn't|weren't) (?:@ADV)?(?:just )?(?:unplugged|plugged in|turned off|switched off|not plugged in|turned on|in your (?:pocket|hand|bag)|on your (?:head|nose|face)|upside down|on mute|the wrong way round|inside out)\\b",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|lump|stove|machine|pills)\b/iu,
    say: ['Ha, of course.'],
    ask: ['How long had you been at it by then?', 'Who noticed first?'],
  },
  {
    id: 'suspect',
    when: 'you (?:@ADV)?think (?:it was )?(?:your|the) (?:\\p{L}+ )?(?:cat|dog|kids?|toddler|brother|sister|roommate|neighbor|squirrels?) (?:did it|ate it|took it|hid it|stole it|is behind it|was it)',
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|drugs|money)\b/iu,
    say: ['A likely suspect.'],
    ask: ["What's the evidence?", 'How guilty does that one look?'],
  },
  {
    id: 'on-hold',
    when: "you(?:'ve| were| are|'re)? (?:@ADV)?(?:spent|sat|waited|been|were|stuck|was)? ?(?:[^,.;]{1,25} )?on hold\\b",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|life|dreams|marriage)\b/iu,
    say: ['Ugh, that music.'],
    ask: ['Did a human ever pick up?', 'What did you do all that time?', 'What was it about?'],
  },
  {
    id: 'line-is-down',
    when: "(?:the|your) (?:\\p{L}+ )?(?:internet|wifi|wi-fi|power|electricity|water|heating|heat|hot water|elevator|lift|signal|router|TV|tv|AC|toilet|sink|shower)(?: is|'s| went| has been| goes| was| keeps)? ?(?:@ADV)?(?:been |going |gone )?(?:out|down|off|dead|broken|cutting out|not working|clogged|leaking|overflowed|flooded|doesn't work|isn't working)\\b",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|weight|bills?)\b/iu,
    say: ['Just what you needed.'],
    ask: ['How long has it been like that?', 'Who can come and look at it?', 'How do you manage without it?'],
  },
  {
    id: 'works-again',
    when: "(?:it(?:'s| is)|(?:the|your) (?:\\p{L}+ )?(?:car|internet|phone|laptop|washer|machine|heating|wifi|power|computer|heater|fridge)(?: is|'s)) (?:@ADV)?(?:finally |at least )?(?:working|fixed|back on|running|back)(?: now| again)",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|out|cancer)\b/iu,
    say: ['Finally.'],
    ask: ['What had it been?', 'What did it take?', 'Who fixed it?'],
  },
  {
    id: 'fixed-it',
    when: "you(?:'ve)? (?:@ADV)?(?:fixed|repaired|built|assembled|painted|put together|installed|sewed|planted|refinished|hung up|mowed|unclogged) (?:the|your|a|an|our|his|her) (?:\\p{L}+ ){0,2}?(?:sink|car|bike|fence|shelf|shelves|door|chair|table|toilet|faucet|washer|dryer|computer|laptop|radio|lamp|bed|crib|desk|bookcase|shed|treehouse|deck|drawer|roof|dishwasher|engine|tractor|kitchen|bathroom|bedroom|room|birdhouse|lawn|lawnmower|couch|cabinet|garden|clock|pipe|heater)\\b",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|neither|pay|paid|short|nursery|pat|crooked|wall|life|marriage|relationship|but|still|him|her|them|everything)\b/iu,
    say: ['Well done.'],
    ask: ['How long did it take?', 'What was the trickiest bit?', "What's next to be done?"],
  },
  {
    id: 'noise-next-door',
    when: 'your (?:\\p{L}+ )?(?:neighbou?rs?|street|landlord) (?:@ADV)?(?:started|starts|is|are|keeps|kept|decided to|was|were|began)(?: \\p{L}+)? ?(?:leaf blowing|leafblowing|mowing|drilling|hammering|renovating|vacuuming|practicing|singing|sawing|building|mow|drill|blowing leaves|remodeling|partying|having a party)\\b',
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*)\b/iu,
    say: ['Bless them.'],
    ask: ['How long did it go on?', 'Have you ever said a word to them about it?', 'What can you do to drown it out?'],
  },
  {
    id: 'dog-barks',
    when: "(?:your|the|their|the neighbor's|his|her) (?:\\p{L}+(?:'s)? )?dogs? (?:@ADV)?(?:barks?|barked|howls?|howled|keeps? barking|won't stop barking|is barking|has been barking|whines?)",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|someone outside)\b/iu,
    say: ['And everybody gets to hear it.'],
    ask: ['What sets it off?', 'How long does it go on?', 'What helps to calm things down?'],
  },
  {
    id: 'rain',
    when: "(?:and )?(?:it(?:'s| is| has been|'s been| was|'ll be)|been|(?:it )?(?:keeps?|won't stop)|today it(?:'s| is)) ?(?:@ADV)?(?:raining|pouring|drizzling|stormy|grey|gray|rainy|gloomy|foggy|miserable out)\\b|(?:it )?(?:rained|rains) (?:all|the|on|every|again|so)|raining (?:all|again|here|the)",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|inside|funeral|leak\w*)\b/iu,
    say: ['Proper stay-in weather.'],
    ask: ['What do you do on a day like that?', 'Did you have to be out in it?', 'How long is it meant to go on?'],
  },
  {
    id: 'snow',
    when: "(?:it(?:'s| is| was|'s been)? (?:@ADV)?(?:snowing|snowed|started snowing|started to snow)|there's (?:so much |finally |some )?snow\\b|(?:the )?first snow)",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|accident|crash\w*|slid|stuck)\b/iu,
    say: ['Oh, snow.'],
    ask: ['Is it staying on the ground?', 'What does it look like from where you are?', 'Who has to shovel?'],
  },
  {
    id: 'too-hot',
    when: "(?:it(?:'s| is| was)|your (?:room|apartment|house|bedroom|flat) (?:is|'s)) (?:@ADV)?(?:so |too |way too |really |boiling |super |a million )*(?:hot|humid|boiling|sweltering)(?: degrees)?\\b(?! (?:and|flash|take|mess))",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|sex|girl|guy|soup|tea|oven|flash\w*)\b/iu,
    say: ['Ugh, melting weather.'],
    ask: ['What are you doing to stay cool?', 'Is there any breeze at all?', 'How do you sleep in that?'],
  },
  {
    id: 'too-cold',
    when: "(?:it(?:'s| is| was)|it's getting) (?:@ADV)?(?:so |too |really |freaking |super |a bit |pretty )*(?:cold|freezing|chilly|minus \\d+)(?: out| outside| out here| in here| out there)*@TIME@END",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|soup|coffee|food|dinner|heart|between)\b/iu,
    say: ['Brr, get something warm.'],
    ask: ['Is it warm where you sit now?', 'What were you doing out there?'],
  },
  {
    id: 'sun-is-out',
    when: "(?:the sun(?:'s| is| was| came)? (?:@ADV)?(?:out|shining|finally)|it(?:'s| is| was) (?:@ADV)?(?:so |such |finally |really |a )*(?:sunny|beautiful (?:day|out|outside|weather)|nice (?:out|outside|weather)|warm (?:out|outside)))",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|but|can't|still)\b/iu,
    say: ['About time.'],
    ask: ['What will you do with it?', 'Have you been out in it yet?'],
  },
  {
    id: 'nothing-to-do',
    when: "(?:it's (?:\\p{L}+) and (?:there's |there is )?nothing to do|there(?:'s| is) (?:@ADV)?nothing to do|you(?:'ve| have|'ve got) nothing to do|you(?:'re| are) (?:@ADV)?(?:so |super |just )?bored)@TIME(?:@END| (?:here|at home|out of|to death|in|all))",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|die|kill|drink\w*|job|marriage|life)\b/iu,
    say: ['One of those days.'],
    ask: ['What would be fun, if anything went?', 'What do you do on a good day off?', "What's the weather up to?"],
  },
  {
    id: 'at-the-airport',
    when: "you(?:'re| are) (?:@ADV)?(?:(?:at|in) the (?:airport|station|train station|bus stop|gate)|on (?:a|the|your) (?:train|plane|bus|flight|ferry|way (?:home|back))|waiting for (?:your|the|a) (?:flight|train|bus|plane|taxi|ride))\\b",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|jump|tracks)\b/iu,
    ask: ['Where are you headed?', 'How long is the way?', 'What do you see out of the window?'],
  },
  {
    id: 'delayed',
    when: "(?:your|the|our) (?:\\p{L}+ )?(?:flight|train|bus|plane|connection|ferry) (?:@ADV)?(?:is|was|got|has been|gets|keeps getting|never|didn't|broke) ?(?:@ADV)?(?:delayed|late|cancell?ed|came|come|show up|pushed back|overbooked|down)|you (?:@ADV)?missed (?:your|the|a|my|our) (?:\\p{L}+ )?(?:flight|train|bus|connection|stop|plane|exit)\\b",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|everyone else|life|panic\w*|crash)\b/iu,
    say: ['Oh, come on.'],
    ask: ['Where were you trying to get to?', 'How long are you stuck?', 'When does the next one go?'],
  },
  {
    id: 'back-from-trip',
    when: "you (?:@ADV)?(?:got|came|'re|are) (?:@ADV)?back (?:home )?from (?:an?|your|the|our|visiting|\\p{Lu}\\p{L}+)? ?(?:\\p{L}+ )?(?:trip|vacation|holiday|holidays|honeymoon|camping|weekend away|cruise|beach|mountains|\\p{Lu}\\p{L}+)\\b",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|Iraq|Afghanistan|rehab|ER|ICU|Mom's)\b/iu,
    say: ['Welcome back.'],
    ask: ['What was the best day of it?', 'What was waiting for you at home?', 'Where would you go back to first?'],
  },
  {
    id: 'been-outdoors',
    when: "you (?:@ADV)?(?:went|'ve been|took the kids|took yourself) (?:on (?:a|your first) )?(?:camping|hiking|fishing|swimming|skiing|sledding|surfing|climbing|kayaking|sailing|bowling|ice skating|skating|stargazing|hike|road trip|picnic|boat ride|to the (?:beach|lake|zoo|woods|park|forest|mountains|sea|pool|river))\\b",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|alone|used to|without|he|nobody|cried|drown\w*)\b/iu,
    say: ['Oh, fresh air.'],
    ask: ['How was it out there?', 'Who was with you?', 'What did you see?'],
  },
  {
    id: 'saw-a-show',
    when: "you (?:@ADV)?(?:went to|saw|'ve been to|came from|watched) (?:an?|the|your first|your favorite|our first|my first) (?:\\p{L}+ ){0,2}?(?:concert|show|movie|film|play|musical|match|game|museum|festival|fair|circus|exhibition|gig|opera|ballet)\\b",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|alone|ex|cried|him with|fell asleep|hat(?:e|ed)|boring|terrible)\b/iu,
    say: ['Oh, fun.'],
    ask: ['What was the best part?', 'Who came along?', 'Would you go again?'],
  },
  {
    id: 'bought-tickets',
    when: "you(?:'ve)? (?:@ADV)?(?:got|bought|have|booked|won) (?:the |us |two |your |our |front row )*tickets?\\b",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|speeding|parking|cop|police|one way)\b/iu,
    ask: ['When is it?', 'Who are they for?', 'What do you like about it most?'],
  },
  {
    id: 'finished-a-book',
    when: "you (?:@ADV)?(?:finished|'ve finished|got to the end of) (?:reading |watching |playing )?(?:an?|the|this|another|that|last) (?:\\p{L}+ ){0,2}?(?:book|novel|series|show|season|game|trilogy|episode|comic)\\b",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|writing|wrote)\b/iu,
    say: ['Ah, the last page.'],
    ask: ['How was the ending?', 'Who would you have given a different fate?', 'What comes after that?'],
  },
  {
    id: 'finished-a-craft',
    when: "you (?:@ADV)?(?:finished|completed|'ve finished|knitted|crocheted|drew|sewed) (?:an?|the|this|your|another|that|my|your first|a whole) (?:\\p{L}+ ){0,2}?(?:puzzle|painting|drawing|scarf|blanket|sweater|quilt|model|sculpture|mug|song|sketch|hat|socks|cross stitch|dress)\\b",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*)\b/iu,
    say: ['Done.'],
    ask: ['What does it look like?', 'Where will it end up?', 'How long were you at it?'],
  },
  {
    id: 'reading-watching',
    when: "you(?:'re| are|'ve been| have been) (?:@ADV)?(?:reading|watching|rewatching|rereading|bingeing|binging|listening to|playing) (?!with|him|her|them|my|your (?:kids|son|daughter|phone)|dumb|games with|therapist|it|you)(?:an?|the|some|this|old|\\p{Lu}\\p{L}+|video games|too much|\\p{L}+)\\b",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|porn|news|texts|messages|his phone|sleep|house burn|slot\w*|poker)\b/iu,
    ask: ['What do you like about it?', 'How far in are you?', 'Who got you into that?'],
  },
  {
    id: 'learning-to',
    when: "you(?:'re| are|'ve been| have been) (?:@ADV)?(?:learning|teaching yourself|practicing|practising|taking (?:\\p{L}+ )?lessons|taking up) (?:the |to (?:play |speak |drive|swim|knit|sew|cook|dance|skate|surf|paint|draw)|how to (?:play|knit|drive|swim|cook|sew|bake)|guitar|piano|violin|drums|ukulele|Spanish|French|Italian|Japanese|German|Korean|English|sign|in|chess|\\p{L}+ lessons)",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|walk again|speech|for (?:my|the) (?:interview|exam|test))\b/iu,
    say: ['Oh, good one.'],
    ask: ['How far have you got?', 'How are you learning it?', 'What made you pick that?'],
  },
  {
    id: 'things-grow',
    when: '(?:your|the|his|her) (?:\\p{L}+ ){0,2}?(?:tomatoes|plants?|seeds|garden|roses?|basil|sunflowers?|orchid|tulips|cucumbers|strawberries|lemon tree|tree|flowers|peppers|cactus|seedlings) (?:@ADV)?(?:came up|are (?:coming up|growing|blooming|ripe)|is (?:blooming|growing|in bloom|flowering)|bloomed|grew|sprouted|has a (?:new )?\\p{L}+|have sprouted|came back|survived)',
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|he (?:planted|loved)|she (?:planted|loved)|weeds)\b/iu,
    say: ['Look at that.'],
    ask: ['What else have you got growing?', 'What will you do with it all?'],
  },
  {
    id: 'plant-dead',
    when: "(?:your|the|all your|another) (?:\\p{L}+ ){0,2}?(?:tomatoes|plants?|basil|orchid|roses?|succulent|cactus|fern|monstera|seedlings|lawn|herbs|garden) (?:@ADV)?(?:died|is dying|are dying|wilted|is (?:all |full of )*(?:dead|weeds|brown)|are (?:all )?(?:dead|brown|gone)|won't grow|isn't growing|got eaten)",
    unless: /\b(?:funeral|husband|mother|father|mom|dad|grand\w*|useless|kill)\b/iu,
    say: ['Aw.'],
    ask: ['Any idea what it wanted?', 'How long had you had it?', 'Will you get another?'],
  },
  {
    id: 'ran-it',
    when: "you (?:@ADV)?(?:ran|'ve run|jogged|walked|biked|cycled|swam|finished|completed|hiked) (?:your |a |the |an |my )?(?:first |whole |entire |half |full )*(?:\\d+ ?k\\b|5k|10k|\\d+ (?:miles?|km|kilometers|laps|steps)|marathon|half marathon|half-marathon|race|(?:one|two|three|four|five|six|ten|\\p{L}+) (?:miles?|kilometers|laps)|triathlon)",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|away|gas|blood|barefoot)\b/iu,
    say: ['Well done, legs and all.'],
    ask: ['How do the legs feel?', 'What went through your head on the last bit?', 'Who was waiting at the end?'],
  },
  {
    id: 'didnt-stop',
    when: "you (?:@ADV)?(?:(?:were|was) slow,? but you|didn't (?:walk|stop|quit|give up)(?: \\p{L}+)? (?:once|at all|halfway)|kept (?:going|running)|made it (?:all the way|to the (?:end|top|finish)|without))",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|drink\w*|crying|hit\w*|yell\w*|smok\w*|meds|calling|texting)\b/iu,
    say: ['All the way, then.'],
    ask: ['Where did you nearly stop?', 'What kept you moving?'],
  },
  {
    id: 'once-you-couldnt',
    when: "(?:a year ago|last month|last year|\\p{L}+ (?:months|years|weeks) ago|at first|in the beginning|back then|before),? you (?:@ADV)?couldn't\\b",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|still can't|either|worse)\b/iu,
    say: ['Quite a way from there to here.'],
    ask: ['What made the difference?', 'When did you notice it had changed?', 'Who has seen it happen?'],
  },
  {
    id: 'sign-up-next',
    when: "you(?:'re| are)? (?:@ADV)?(?:want to|going to|thinking of|thinking about|might) (?:@ADV)?(?:sign(?:ing)? up|register(?:ing)?|enter(?:ing)?) (?:for|again)",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|dating|tinder|army|military|marines)\b/iu,
    say: ['Oh, go for it.'],
    ask: ['When would that be?', 'Who could do it with you?'],
  },
  {
    id: 'won-it',
    when: '(?:you|your (?:\\p{L}+ )?team|@THEY) (?:@ADV)?won (?:the|an?|your|our|first|second|two|every|all|\\$?\\d+)\\b',
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|mistake|award|court|custody|war|lawsuit|case|but|life|argument|battle|against|fight|scholarship)\b/iu,
    say: ['Nice.'],
    ask: ['How close was it?', 'Who saw it?', 'How did you celebrate?'],
  },
  {
    id: 'lost-the-game',
    when: '(?:you (?:@ADV)?lost (?:the|your|our|a|another) (?:\\p{L}+ )?(?:game|match|final|semifinal|championship|tournament|race|round|set)\\b|your (?:\\p{L}+ )?team (?:@ADV)?(?:lost|got (?:crushed|knocked out|beaten)|keeps losing))',
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|bet|betting|money|gambl\w*)\b/iu,
    say: ['Oof.'],
    ask: ['What was the score?', 'Where did it slip away?', "When's the next one?"],
  },
  {
    id: 'game-ahead',
    when: "you(?:'ve got| have| got)? (?:an?|the|your|your first|big|tryouts|practice) ?(?:big |first |important )?(?:\\p{L}+ )?(?:game|match|race|recital|gig|concert|tryouts|tournament|audition|show|competition) (?:is )?(?:tomorrow|today|tonight|on \\p{L}+day|this weekend|next week|coming up|in \\p{L}+ (?:days?|weeks?|hours?))",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|tickets?)\b/iu,
    say: ['Good luck with it.'],
    ask: ['How is the mood before it?', 'What would be a good day out there?', "Who'll be watching?"],
  },
  {
    id: 'made-the-team',
    when: "you(?:'ve)? (?:@ADV)?(?:made (?:the|varsity|first|it onto the) ?(?:\\p{L}+ )?(?:team|cut|squad|band|choir|finals?)|got (?:the|a) (?:lead|part|solo|role|main role|leading role)(?: (?:in|part))?|made it (?:into|onto) the)",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|didn't|but|hate)\b/iu,
    say: ['Oh, congratulations.'],
    ask: ['How did you hear?', "What's the first thing coming up?", 'Who did you tell?'],
  },
  {
    id: 'birthday-today',
    when: "(?:it's|today is|today's|it is|tomorrow is|tomorrow's) (?:@ADV)?your (?:\\d+\\p{L}* |\\p{L}+th )?birthday(?: (?:today|tomorrow|too))?@END",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|forgot|nobody|no one|alone|without|miss)\b/iu,
    say: ['Happy birthday.'],
    ask: ['What would make it a good one?', 'Is there cake?', 'Who has thought of it so far?'],
  },
  {
    id: 'they-gave-you',
    when: '@THEY (?:@ADV)?(?:gave|got|bought|made|knitted|sent|brought|picked) you (?!into|to |through|up|out|down|in |a (?:hard|look|dirty|weird|cold|headache|choice|warning|ultimatum|black|deadline|zero|bad|chance|break|reason|job|pill|week|month|feel)|the (?:finger|silent|cold|look|creeps|choice|job|news)|an (?:ultimatum|F|STD|std))(?:an? |some |the |this |your |my |\\p{L}+ )(?:\\p{L}+ )?(?:flowers?|cake|cookies|soup|tea|coffee|book|card|present|gift|necklace|ring|mug|scarf|sweater|plant|chocolates?|breakfast|dinner|lunch|drawing|bracelet|guitar|bike|teddy|blanket|hug|kiss|playlist|puppy|kitten|food|ticket|tickets)\\b',
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|but|hate|guilt|sorry he|drunk|wrong|instead|used to)\b/iu,
    say: ['Oh, how kind.'],
    ask: ['What was the occasion?', 'What did you say?', 'Had you been hinting at it?'],
  },
  {
    id: 'they-do-for-you',
    when: '@THEY (?:@ADV)?(?:(?:always|still|every \\p{L}+) )+(?:saves?|brings?|makes?|cooks?|packs?|bakes?|carries|holds?|keeps?|leaves?) (?:you|me) (?:an?|some|the|your|coffee|tea|food|lunch|breakfast|dinner|leftovers|notes?)\\b',
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|feel|but|mad|angry|cry|sick|mess|miss|used to|guilty)\b/iu,
    say: ["That's thoughtful."],
    ask: ['How long {have} {they} been doing that?', 'What started it?', 'What do you do for {them}?'],
  },
  {
    id: 'you-gave-them',
    when: 'you (?:@ADV)?(?:gave|made|bought|baked|knitted|got|sent|brought) @THEM (?:an?|some|the|your|his|her|their) (?:\\p{L}+ ){0,2}?(?:flowers?|cake|cookies|soup|tea|coffee|book|card|present|gift|necklace|mug|scarf|sweater|plant|chocolates?|breakfast|dinner|lunch|drawing|bracelet|playlist|letter|hoodie|birthday present|photo album)\\b',
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|didn't|never|ungrateful|threw|ex|but|yelled|wearing|broke up)\b/iu,
    say: ["That's kind of you."],
    ask: ['What did {they} say?', 'What gave you the idea?', 'How did {they} look?'],
  },
  {
    id: 'kind-stranger',
    when: '(?:an?|some|this|one) (?:\\p{L}+ )?(?:stranger|lady|old man|man|woman|guy|kid|girl|little girl|boy|little boy|couple|cashier|bus driver|driver|barista|nurse|neighbor|teenager|lady at \\p{L}+)(?: (?:at|in|on) the \\p{L}+)? (?:@ADV)?(?:helped you|paid for|smiled at you|gave you|held the|complimented|said (?:he|she) (?:liked|loved)|bought you|let you|offered you|waved at you|thanked you|stopped to help|carried)',
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|creep\w*|follow\w*|look|scared|drug\w*|number|grab\w*|needle)\b/iu,
    say: ["Well, that's nice."],
    ask: ['How did it come about?', 'What did you do?', 'What was it like, in the middle of an ordinary day?'],
  },
  {
    id: 'something-nice',
    when: 'something (?:really |very |so |kind of |small but |super )*(?:nice|good|funny|great|wonderful|cool|amazing|sweet|lovely|hilarious|weird|strange|crazy) (?:@ADV)?happened',
    unless: /[.!?:]\s+\S/iu,
    say: ['Oh, go on.'],
    ask: ['What was it?', 'Where were you?'],
  },
  {
    id: 'you-fell-over',
    when: 'you (?:@ADV)?(?:tripped|fell|slipped|walked|stumbled)(?: and \\p{L}+)? (?:over|off|down the|on the (?:ice|stairs|floor|sidewalk|street)|on your (?:face|butt|ass|bum)|in front of|into (?:a|the) (?:door|pole|wall|glass|lamp)|flat)\\b',
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|wagon|ladder|ribs|seventy|eighty|lay there|yoga|pregnan\w*|drunk|blood|ER|broke my|head|drank|fainted|pushed)\b/iu,
    say: ['Ouch.'],
    ask: ['Are you hurt anywhere?', 'Who was walking by?', 'What was in the way?'],
  },
  {
    id: 'it-broke-under-you',
    when: '(?:the|your) (?:\\p{L}+ )?(?:chair|zipper|shoe|heel|strap|umbrella|tent|bed|pants|trousers|jeans|dress|skirt|button|bench|hammock|swing|suitcase|ladder|desk) (?:@ADV)?(?:broke|ripped|split|collapsed|fell apart|gave out|tore|came off|flew off|snapped|burst)',
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|hurt|ER|fat)\b/iu,
    say: ['Oh no, not in public.'],
    ask: ['Who was around?', 'How did you get out of that one?', 'What was left of it?'],
  },
  {
    id: 'embarrassing-thing',
    when: "you (?:@ADV)?(?:(?:waved|smiled|winked) (?:back )?at (?:someone|somebody|a (?:guy|girl|man|woman|stranger)) who|(?:said|answered) (?:'?you too|love you|i love you|laundry|thank you to)|had (?:your )?(?:\\p{L}+ )?(?:spinach|food|lipstick|toothpaste|toilet paper|fly|shirt) |walked (?:in|into) (?:the (?:wrong|men's|women's|ladies))|got (?:your|the) (?:name|words?) wrong|snorted|farted|burped|(?:liked|hearted) (?:an old|his old|her old|a) (?:photo|picture|post))",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|naked|cheat\w*|bed with)\b/iu,
    say: ['Oh no. Ha.'],
    ask: ['What did they do?', 'How fast did you leave?', 'Who have you told so far?'],
  },
  {
    id: 'new-hair',
    when: "you (?:@ADV)?(?:got|cut|dyed|bleached|chopped|shaved|had|colored|are cutting|'re cutting) (?:off )?(?:all )?(?:your|a|my|bangs|new) ?(?:\\p{L}+ )?(?:hair(?:cut| done)?|bangs|fringe|head|beard|highlights)\\b",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|chemo\w*|wrist|hate|awful|cry|cried|ugly|terrible|fall\w*|regret)\b/iu,
    say: ['Oh, something new.'],
    ask: ['What made you go for it?', 'Who has noticed yet?'],
  },
  {
    id: 'bad-hair',
    when: '(?:your (?:hair|haircut|bangs|fringe)(?: is| looks| came out| turned out| was)? (?:@ADV)?(?:so |really |like |a |orange|green|terrible|awful|uneven|way too|too short|too long|ruined|a mess|horrible|ugly)|you hate your (?:new )?(?:haircut|hair|bangs))',
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|chemo\w*|falling|thin\w*|cancer|loss)\b/iu,
    say: ['Oh no. It does grow, luckily.'],
    ask: ['What did you ask for?', 'Who has to see it tomorrow?', 'Is there a hat that goes with it?'],
  },
  {
    id: 'got-a-tattoo',
    when: "you(?:'re| are)? (?:@ADV)?(?:got|getting|had|want) (?:an?|your first|another|a new|my first) (?:\\p{L}+ )?(?:tattoo|piercing)\\b",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|name|regret|memory|memorial|cover\w*)\b/iu,
    say: ['Ooh.'],
    ask: ['Where did you put it?', 'How long had you been thinking about it?', 'Who was the first to see it?'],
  },
  {
    id: 'bought-something',
    when: 'you (?:@ADV)?(?:bought|ordered|treated yourself to|splurged on|got yourself|bought yourself) (?:an?|some|the|yourself|new|two|three|another|my first|your first) ?(?:\\p{L}+ ){0,2}?(?:dress|shoes|jacket|boots|bag|book|books|phone|bike|guitar|laptop|couch|sofa|tv|TV|coat|cake|ice cream|flowers|plant|plants|earrings|console|camera|bed|mattress|car|truck|motorcycle|lipstick|perfume|chocolate)\\b',
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|rent|dumb|bottle|gun|rope|test|debt|afford|regret|broke|him|her|impuls\w*|for (?:my|his|the)|stolen|he|she)\b/iu,
    say: ['Oh, a treat.'],
    ask: ["What's it like?", 'How long had you been eyeing it?', "What's the first thing you'll do with it?"],
  },
  {
    id: 'parcel-trouble',
    when: "(?:your|the) (?:\\p{L}+ )?(?:package|parcel|order|delivery|food|pizza|mail|groceries) (?:@ADV)?(?:is late|never (?:came|arrived|showed)|got (?:stolen|lost|delivered to)|didn't (?:come|arrive)|hasn't (?:come|arrived)|was stolen|is (?:lost|stuck|missing|cold|wrong)|came (?:cold|wrong|broken)|arrived (?:broken|cold|damaged))",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|meds|medication|insulin)\b/iu,
    say: ['Typical.'],
    ask: ['What was it going to be?', 'Who do they say has it?', 'Will they make it good?'],
  },
  {
    id: 'slept-well',
    when: 'you (?:@ADV)?slept (?:@ADV)?(?:(?:for )?(?:seven|eight|nine|ten|eleven|7|8|9|10|11) (?:whole |full |straight )?hours|(?:so |really |very |pretty )*(?:well|good|great)|like a (?:baby|rock|log)|through(?: the (?:whole )?night)?)\\b',
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|but|still tired|until|still exhaust\w*|wake up|depress\w*|not|in the last|this week)\b/iu,
    say: ['Oh, good.'],
    ask: ['What was different?', 'How does the day look after that?', 'When was the last time before that?'],
  },
  {
    id: 'scratched-the-car',
    when: "you (?:@ADV)?(?:scratched|dented|backed into|hit|scraped|bumped|crashed|wrecked|totaled|rear-ended|ran into|clipped) (?:his|her|my|your|the|an?|someone's|somebody's|their|another|\\p{L}+ \\p{L}+'s) (?:\\p{L}+(?:'s)? ){0,2}?(?:car|truck|van|bumper|mirror|garage|mailbox|fence|pole|curb|gate|garage door|bike)\\b",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|drunk|drank|pedestrian|hurt|injur\w*|drinking)\b/iu,
    say: ['Oh no.'],
    ask: ['How bad does it look?', 'Who knows so far?', 'What happened just before?'],
  },
  {
    id: 'car-breaks-on-road',
    when: "you(?:'ve)? (?:@ADV)?(?:got|have|had|ran|are|'re) (?:@ADV)?(?:a flat(?: tire)?|out of gas|stranded|towed|stuck in (?:traffic|the snow|the mud)|a dead battery|pulled over|a (?:speeding|parking) ticket)\\b",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|drunk|dui|drinking)\b/iu,
    say: ['Great timing, cars.'],
    ask: ['Where was that?', 'How did it go from there?', 'What will it cost you?'],
  },
  {
    id: 'stolen-thing',
    when: '(?:someone|somebody|they|some (?:guy|kid|jerk|idiot)|a thief) (?:@ADV)?(?:stole|took|keyed|slashed|broke into|smashed|vandalized|ran off with) (?:your|the|my) (?:\\p{L}+ )?(?:bike|car|phone|wallet|purse|bag|package|packages|tires?|scooter|laptop|house|apartment|window|mailbox|plants?|lunch|umbrella|truck|catalytic converter)\\b(?! keys)|your (?:\\p{L}+ )?(?:bike|car|phone|wallet|purse|bag|package|scooter|laptop) (?:got|was|has been) (?:stolen|taken|broken into|keyed)',
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|gun|knife)\b/iu,
    say: ['The nerve.'],
    ask: ['Where was it when it happened?', 'Who have you reported it to?', 'How do you get by without it?'],
  },
  {
    id: 'a-guest-with-legs',
    when: "there(?:'s| is| was|'re| are) (?:@ADV)?(?:an? |two |this |some )?(?:\\p{L}+ ){0,2}?(?:mouse|mice|spider|rat|bat|wasps?|cockroach|roach|roaches|squirrel|raccoon|ants|bees?|snake|lizard|moth|frog|bird) (?:in|on|under|behind|above|at) (?:your|the|my)",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|hallucinat\w*|see things)\b/iu,
    ask: ['How big are we talking?', 'Where is it now?', 'Who is in charge of catching it?'],
  },
  {
    id: 'saw-something-lovely',
    when: 'you (?:@ADV)?saw (?:an?|two|the|three|some|the first|a whole|such a) (?:\\p{L}+ ){0,2}?(?:deer|fox|owl|rainbow|sunset|sunrise|shooting star|whale|dolphins?|butterfly|hedgehog|squirrel|eagle|northern lights|heron|hummingbird|fireflies|moon|otter|bear|baby ducks|ducklings)\\b',
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|run over|hit|road)\b/iu,
    say: ['Oh, lucky.'],
    ask: ['Where were you standing?', 'How long did it last?', 'Who else got to see that?'],
  },
  {
    id: 'small-comfort',
    when: '(?:just |maybe |probably )?(?:your|the|a) (?:first |hot |warm |quiet )?(?:morning )?(?:cup of )?(?:coffee|tea|walk|shower|bath|walks|garden|music)(?: in the (?:morning|evening)| maybe| on the (?:balcony|porch)| outside| with the dog)*@END',
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|cold|spill\w*|nothing|didn't)\b/iu,
    say: ["That's a good one to have."],
    ask: ["What does it look like when it's just right?", 'When do you get to it?'],
  },
  {
    id: 'holiday-near',
    when: "(?:it's |and )?(?:@ADV)?(?:almost |nearly )?(?:Christmas|christmas|Thanksgiving|thanksgiving|Easter|Eid|Diwali|Hanukkah|New Year's(?: Eve)?|Halloween|the holidays|Ramadan|Lunar New Year) (?:is |are |'s )?(?:@ADV)?(?:tomorrow|next week|coming(?: up)?|in \\p{L}+ (?:days|weeks)|soon|today|around the corner|this (?:week|weekend)|here)",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|got nothing|have nothing|first|without|alone|nobody|lonely|dread\w*|miss|hate)\b/iu,
    ask: ['Where will you be?', 'Who do you spend it with?', 'What do you always eat then?'],
  },
  {
    id: 'hosting',
    when: "you(?:'re| are|'ve got| have) (?:@ADV)?(?:to )?(?:host(?:ing)?|having (?:everyone|everybody|people|friends|the family|guests|\\p{L}+ people) (?:over|for)|cook(?:ing)? for (?:everyone|everybody|\\p{L}+ people|the whole|all of)|throw(?:ing)? (?:a|the) party)",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*)\b/iu,
    say: ['Oh, a full house.'],
    ask: ['How many are coming?', "What's on the menu?", 'Who is helping?'],
  },
  {
    id: 'visitors-coming',
    when: "(?:(?:people|guests|friends|everyone|everybody|company) (?:are|is)|@THEY(?: is|'s| are|'re)) (?:@ADV)?coming (?:over|for (?:dinner|lunch|coffee|tea|the weekend|Christmas|Thanksgiving)|to (?:visit|stay|see you)|by|here)\\b",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|police|cops|ex|drunk|hurt|get me|scared|social|aunt Kelly)\b/iu,
    ask: [
      'What do you have planned?',
      'What needs to be ready by then?',
      'What do you look forward to, and what not so much?',
    ],
  },
  {
    id: 'wedding-guest',
    when: "you (?:@ADV)?(?:went to|were at|'re going to|have|'ve got|are going to|are invited to|'re invited to|got invited to|have to go to|came from|were invited to) (?:an?|the|your \\p{L}+'s|your|my|another) (?:\\p{L}+(?:'s)? )?(?:weddings?|baby shower|bridal shower|engagement party|reunion|housewarming|christening|graduation party)\\b",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|in bed|stood there|new with me|canceled|cancelled|ex|ex's|fits?|hate|weight|brother's ex|your own)\b/iu,
    ask: ['Who goes there with you?', 'How well do you know the people?', 'What do you wear to it?'],
  },
  {
    id: 'first-class',
    when: 'you (?:@ADV)?(?:took|went to|tried|had) (?:an?|your first|my first|the first|this) (?:\\p{L}+ )?(?:pottery|dance|dancing|painting|yoga|cooking|salsa|pilates|art|language|swimming|driving|riding|climbing|boxing|spin|knitting|drawing|choir|guitar|piano|improv) ?(?:class|lesson|course|workshop|session|group|practice)?',
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|panic\w*|cried|but|nobody|left)\b/iu,
    ask: ['What was it like?', 'What did you make, or learn?', 'Will you go back?'],
  },
  {
    id: 'best-bit',
    when: '(?:it|that|this) was (?:@ADV)?(?:the|your) (?:best|nicest|happiest|funniest|highlight|sweetest) ?(?:hour|part|thing|day|moment|night|evening|bit|time|feeling)?\\b',
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|but|until|miss|ago|used to|anymore|gone|over)\b/iu,
    say: ['Oh, lovely.'],
    ask: ['What made it so good?', 'Who else was in it?'],
  },
  {
    id: 'kids-made',
    when: '(?:your|the) (?:\\p{L}+ )?(?:kids?|son|daughter|grandson|granddaughter|grandkids|niece|nephew|children|little one|class|students) (?:@ADV)?(?:made|drew|baked|wrote|painted|built|picked) (?:you )?(?:an?|some|the|this|your|breakfast|flowers)',
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|mess|scene|cry|suicide|note|but|bad|mistake|tasted|dad)\b/iu,
    say: ['Oh, sweet.'],
    ask: ['What did it look like?', 'Where are you keeping it?', 'What did you say to that?'],
  },
  {
    id: 'looked-forward',
    when: "you(?:'d| were| had)? (?:@ADV)?(?:been |so )?(?:really )?looking forward to (?:it|this|that|them|the \\p{L}+|your \\p{L}+|\\p{L}+ \\p{L}+)(?: (?:all|the whole|for|so)\\b)?",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|dying|baby|trip with)\b/iu,
    say: ['And then that.'],
    ask: ['What would have been the best of it?', 'What did you do instead?'],
  },
  {
    id: 'look-forward-now',
    when: "you(?:'re| are) (?:@ADV)?(?:so |really )?(?:looking forward to|excited (?:about|for|to)|pumped (?:about|for)|can't wait (?:for|to))|you can't wait (?:for|to) (?!die|be dead|be done|end)",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|not|but|scared|nervous|leave|get out|be over|sleep|divorc\w*|terrified|worried)\b/iu,
    say: ['Oh, nice.'],
    ask: ['What are you looking forward to the most?', 'How long still?', "Who's coming along?"],
  },
  {
    id: 'ate-your-food',
    when: '(?:someone|somebody|@THEY) (?:@ADV)?(?:ate|finished|drank|took|steals?|stole|eats?) (?:all )?(?:of )?(?:your|the last|the rest of|all the|my) (?:\\p{L}+ ){0,2}?(?:food|leftovers|pasta|lunch|yogurt|sandwich|chocolate|cake|pizza|cookies|ice cream|snacks|milk|cheese|coffee|fries|dinner|bread|cereal)\\b',
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|money|hungry|poor)\b/iu,
    say: ['Of all things.'],
    ask: ['Was your name on it?', 'What did you end up eating?', "What's the verdict?"],
  },
  {
    id: 'in-the-water',
    when: '(?:your|the) (?:\\p{L}+ )?(?:phone|laptop|tablet|glasses|keys|airpods|wallet|sandwich|toast|ice cream|cake|hearing aids?) (?:@ADV)?(?:fell|went|landed|dropped|slid) (?:in|into|down|out|off|on|through|face)\\b',
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*)\b/iu,
    ask: ['Did it survive?', 'How did it get in there?', 'What did you fish it out with?'],
  },
  {
    id: 'cant-pick-dinner',
    when: "you (?:@ADV)?(?:don't know|can't decide|have no idea|never know) (?:what|which \\p{L}+) (?:to )?(?:eat|cook|wear|watch|make (?:for )?(?:dinner|lunch)|read|play|have for|order|get (?:him|her|them) for|give)\\b",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|anymore|afford|diet|funeral|up)\b/iu,
    say: ['The big questions.'],
    ask: ["What's in the running?", 'What did you have last time?', 'What would the lazy version be?'],
  },
  {
    id: 'hungry',
    when: "you(?:'re| are) (?:@ADV)?(?:so |really |super |kind of )*(?:hungry|starving|craving \\p{L}+)@TIME@END",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|fat|diet|calories|weight|fast\w*|money|afford|eat (?:today|again)|binge\w*|restrict\w*|kids|all the time)\b/iu,
    say: ['Then first things first.'],
    ask: ["What's in the kitchen?", 'What would hit the spot?'],
  },
  {
    id: 'having-a-cup',
    when: "you(?:'re| are) (?:@ADV)?(?:having|drinking|sipping|eating|going to have|making yourself) (?:your |a |some |an )?(?:nice |hot |big |second |third )?(?:cup of |mug of |bowl of )?(?:tea|coffee|cocoa|hot chocolate|ice cream|chocolate|cake|pizza)\\b",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|floor|alone|wine|pills|instead of|too much|whole|binge\w*|bed|night|3am)\b/iu,
    say: ['Good choice.'],
    ask: ['What goes with it?', 'Where are you sitting?'],
  },
  {
    id: 'old-photos',
    when: "you (?:@ADV)?(?:found|came across|dug out|looked (?:at|through)|went through|were looking at|'re looking at|are looking at) (?:an?|some|the|your|all the|our|a box of|my) ?(?:old )?(?:photos|pictures|letters|diaries|photo albums|videos|albums)\\b",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|him|her|his|ex|nude|phone|died|porn)\b/iu,
    say: ['Oh, from back then.'],
    ask: ['Where did you come across them?', 'Which one did you stop at?', 'How old were you in them?'],
  },
  {
    id: 'everybody-off-laughing',
    when: '(?:everyone|everybody|they all|we all|the whole (?:team|class|room|table|family)) (?:@ADV)?(?:was |were |is )?(?:really |so )?(?:nice about it|cheer(?:ed|ing)|clapp(?:ed|ing) for you|sang|was happy for you|loved it|hugged you)',
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|him|but|idea|credit|at him)\b/iu,
    say: ["Oh, that's kind of them."],
    ask: ['Who was the first?', 'Where did you look?', 'What came after that?'],
  },
  {
    id: 'they-were-nice',
    when: "(?:they|people|the people|everyone|everybody|the others|your (?:coworkers|colleagues|classmates|neighbors)) (?:were|was|are|is|'re) (?:@ADV)?(?:so |really |very |all |pretty |super )*(?:nice|kind|sweet|friendly|lovely|welcoming|helpful)(?: (?:to you|about it|there|here))*@TIME@END",
    unless:
      /\b(?:died|dying|dead|funeral|passed away|cancer|hospital|killed?|suicid\w*|divorc\w*|cheat\w*|abus\w*|hit me|deaths?|dumped|depress\w*|ashamed|lonely|nobody|no one|feel nothing|feel empty|worse|terrified|would've turned|hopeless|suffer\w*|miscarr\w*|deserter|feel|but|fake|behind|only|at first|lonely)\b/iu,
    say: ['Well, that helps.'],
    ask: ['How did they show it?', 'Who did you like best?', 'What had you expected?'],
  },
];
