import type { Practical } from './practical.ts';

/** Measures, the kitchen, laundry, the house, clothes, plants and pets, phrases and forms. Common knowledge only. */
export const everydayFacts: readonly Practical[] = [
  // Measures.
  {
    id: 'kitchen-volumes',
    when: /\bhow many (?:fluid )?(?:cups?|tablespoons?|tbsps?|teaspoons?|tsps?|pints?|quarts?|ounces|oz)(?: (?:are|is|make|makes|go|equal|equals))?(?: there)?(?: in| into| to)? (?:an? |one |[\d/]+ |half |(?:an? )?(?:half|quarter|third) (?:of )?(?:an? )?)?(?:cups?|tablespoons?|tbsp|pints?|quarts?|gallons?|liters?)\b|\b(?:what(?:'s| is)|how much is) (?:an? |one |half an? |(?:an? )?(?:quarter|third) (?:of an? )?)(?:cup|pint|quart|gallon|tablespoon) in (?:cups|pints|quarts|ounces|tablespoons|teaspoons)\b|\b(?:cups|pints|quarts|tablespoons|tbsp|teaspoons|tsp) (?:in|to|per) (?:an? |one )?(?:cup|pint|quart|gallon|tablespoon|tbsp) ?\?/iu,
    answer: [
      'Three teaspoons make a tablespoon, and sixteen tablespoons a cup. A cup is eight fluid ounces. Two cups make a pint, four cups a quart, and sixteen cups a gallon.',
      'From small to large: 3 teaspoons to a tablespoon, 16 tablespoons to a cup, 2 cups to a pint, 2 pints to a quart, 4 quarts to a gallon. One cup holds 8 fluid ounces.',
    ],
    more: [
      {
        when: /\b(?:half|quarter|third)\b|\b1\/[234]\b/iu,
        answer: [
          'Half a cup is eight tablespoons, a quarter cup is four, and a third of a cup is five tablespoons and one teaspoon.',
        ],
      },
      {
        when: /\b(?:liters?|litres?|ml|milliliters?|metric)\b/iu,
        answer: [
          'A quart is a little less than a liter, and a liter is a bit more than four cups. A cup is a little less than a quarter of a liter.',
        ],
      },
    ],
    goOn: [
      'Level the spoon with the back of a knife and the measure is right.',
      'For anything liquid, read the cup at eye level.',
    ],
  },
  {
    id: 'kitchen-weights',
    when: /\bhow many (?:ounces|oz|grams?|g|pounds?|lbs?|kilos?|kilograms?|kgs?)(?: (?:are|is|make|makes|go|equal|equals))?(?: there)?(?: in| into| to)? (?:an? |one |half an? |[\d.]+ ?)?(?:pounds?|lbs?|ounces?|oz|kilos?|kilograms?|kgs?)\b|\b(?:what(?:'s| is)|how (?:much|heavy) is) (?:an? |one |half an? |[\d.]+ ?)(?:pounds?|lbs?|ounces?|oz|kilos?|kilograms?|kgs?) in (?:ounces|oz|grams|pounds|lbs|kilos|kilograms|kg)\b|\b(?:ounces|oz|grams|pounds) (?:in|to|per) (?:an? |one )(?:pound|ounce|kilo|kilogram) ?\?/iu,
    answer: [
      'A pound has 16 ounces and is about 454 grams. One ounce is about 28 grams. A kilogram is about 2.2 pounds, or 35 ounces.',
    ],
    more: [
      {
        when: /\b(?:fluid|liquids?|cups?|volume)\b/iu,
        answer: [
          'Fluid ounces measure room and not weight: eight of them fill a cup. For water and milk both come out nearly the same; for flour or honey they do not.',
        ],
      },
      {
        when: /\b(?:butter|sticks?)\b/iu,
        answer: ['A stick of butter is a quarter pound: four ounces, about 113 grams, or half a cup.'],
      },
    ],
    goOn: [
      'For most cooking, 30 grams to the ounce is close enough.',
      'A kitchen scale that shows both spares the arithmetic.',
    ],
  },
  {
    id: 'oven-heat',
    when: /\b(?:what(?:'s| is| are| would)|how (?:hot|much|many)|convert|which)\b[^.!?]{0,25}\b(?:1[2-9]\d|2\d\d|3\d\d|4\d\d|500) ?°? ?(?:degrees? )?(?:f|c|fahrenheit|celsius|centigrade)?\b[^.!?]{0,8}\b(?:in|to|into) (?:degrees )?(?:c|f|fahrenheit|celsius|centigrade)\b|\b(?:1[2-9]\d|2\d\d|3\d\d|4\d\d|500) ?°? ?(?:degrees? )?(?:f|c|fahrenheit|celsius) (?:in|to) (?:c|f|fahrenheit|celsius) ?\?|\bhow (?:do|can|could|would|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)\b[^.!?]{0,25}\b(?:fahrenheit|celsius) (?:to|into|in) (?:fahrenheit|celsius)\b/iu,
    answer: [
      'Common oven heats: 300 F is about 150 C, 325 is 165, 350 is 175 to 180, 375 is 190, 400 is 200, 425 is 220, 450 is 230. For any other, take 32 from the Fahrenheit, multiply by five, and divide by nine.',
    ],
    more: [
      {
        when: /\b(?:fan|convection|air fryer)\b/iu,
        answer: ['With a fan, set it about 25 degrees Fahrenheit lower, or 20 Celsius, and look in a little earlier.'],
      },
      {
        when: /\bother way\b|\b(?:to|into) fahrenheit\b|\bcelsius to\b/iu,
        answer: [
          'The other way around: Celsius times nine, divided by five, plus 32. So 180 C is about 355 F, and 200 C about 390 F.',
        ],
      },
    ],
    goOn: [
      'Give the oven a good quarter of an hour to get there.',
      'Many ovens are a few degrees off, so look in before the time is up.',
    ],
  },
  {
    id: 'miles-kilometers',
    when: /\bhow many (?:miles?|kilometers?|kilometres?|kms?)(?: (?:are|is|make|makes))?(?: there)?(?: in| into| to)? (?:an? |one |(?:an? )?[\d.]+ ?)(?:miles?|mi|kilometers?|kilometres?|kms?|k)\b|\b(?:how (?:far|long|much) is|what(?:'s| is)) (?:an? |one |(?:an? )?[\d.]+ ?)(?:miles?|kilometers?|kilometres?|kms?|k) in (?:miles|kilometers|kilometres|kms?)\b|\bis a (?:mile|kilometer) (?:longer|shorter|more|less|farther) than a (?:mile|kilometer)\b|\bhow (?:do|can|could|would|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)\b[^.!?]{0,15}\b(?:convert|turn|change) (?:miles|kilometers|kms?) (?:to|into|in) (?:miles|kilometers|kms?)\b/iu,
    answer: [
      'A mile is about 1.6 kilometers, and a kilometer is about 0.62 of a mile. So 5 kilometers are 3.1 miles, 10 are 6.2, and 100 are 62.',
    ],
    more: [
      {
        when: /\b(?:mph|speed|per hour|an hour|km\/h|kmh|fast|limit)\b/iu,
        answer: [
          'Sixty miles an hour is about 97 kilometers an hour, and 100 kilometers an hour is about 62 miles an hour.',
        ],
      },
      {
        when: /\b(?:walk|walking|steps|run|running|on foot|marathon)\b/iu,
        answer: [
          'On foot a mile takes most people fifteen to twenty minutes, and it is around 2,000 steps. A marathon is 26.2 miles, which is 42.2 kilometers.',
        ],
      },
    ],
    goOn: [
      'A quick way: half of the kilometers and a tenth of them, added, come close to the miles.',
      'From miles to kilometers: the miles, half as many again, and a tenth more.',
    ],
  },

  // Cooking.
  {
    id: 'pasta',
    when: /\bhow (?:long|many minutes) (?:do|does|should|must|will|would|can|to|for)\b[^.!?]{0,25}\b(?:cook|boil|need|take)\b[^.!?]{0,20}\b(?:pasta|spaghetti|macaroni|penne|noodles)\b|\bhow (?:long|many minutes) (?:do|does|should|must|will|would|to|for)\b[^.!?]{0,15}\b(?:pasta|spaghetti|macaroni|penne|noodles)\b[^.!?]{0,20}\b(?:cook|boil|take|need)\b|\bhow (?:do|can|should|would|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)\b[^.!?]{0,12}\b(?:cook|boil|make) (?:the |some |good |dried |fresh )?(?:pasta|spaghetti|macaroni|penne|noodles)\b|\bhow much (?:dry |dried )?(?:pasta|spaghetti|macaroni|penne)\b[^.!?]{0,20}\b(?:per|for|each|a) (?:person|people|one|two|three|four|\d)/iu,
    answer: [
      'Dried pasta takes eight to twelve minutes in plenty of boiling salted water, fresh pasta two to four. Taste it a minute before the time on the package. Count about three ounces of dried pasta for each person.',
    ],
    more: [
      {
        when: /\b(?:salt|salted|how much water)\b/iu,
        answer: [
          'About four quarts of water and one to two tablespoons of salt for a pound of pasta. The salt goes in when the water boils.',
        ],
      },
      {
        when: /\b(?:sticks?|sticky|sticking|clumps?|oil|rinse)\b/iu,
        answer: [
          'Stir well in the first two minutes and it hardly sticks. Oil is not needed, and rinsing is only for cold salads.',
        ],
      },
    ],
    goOn: [
      'Keep a cup of the cooking water; it helps the sauce cling.',
      'Drain it a touch early if it goes on cooking in the sauce.',
    ],
  },
  {
    id: 'potatoes',
    when: /\bhow (?:long|many minutes) (?:do|does|should|must|will|would|can|to|for)\b[^.!?]{0,25}\b(?:boil|bake|roast|cook|microwave)\b[^.!?]{0,20}\bpotato(?:es)?\b|\bhow (?:long|many minutes) (?:do|does|should|must|will|would|to|for)\b[^.!?]{0,15}\bpotato(?:es)?\b[^.!?]{0,20}\b(?:boil|bake|roast|cook|take|need)\b|\bhow (?:do|can|should|would|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)\b[^.!?]{0,12}\b(?:boil|bake|roast|cook|mash|make) (?:the |some |good |whole |new |baked |mashed |roast(?:ed)? |boiled )?potato(?:es)?\b/iu,
    answer: [
      'To boil: start in cold salted water, fifteen minutes for chunks, twenty-five for whole ones. To bake: prick them, an hour at 400 F. To roast chunks: forty minutes at 425 F, turned once. They are done when a knife slides in easily.',
    ],
    more: [
      {
        when: /\bmicrowaves?\b/iu,
        answer: [
          'Prick one all over, five minutes on high, turn it, then three to five more. Let it stand for two minutes; it is very hot inside.',
        ],
      },
      {
        when: /\bmash(?:ed|ing)?\b/iu,
        answer: ['Drain them well, then mash by hand with butter and warm milk. A blender makes them gluey.'],
      },
    ],
    goOn: [
      'Pieces of one size are done at the same time.',
      'Test the thickest one with the knife before you drain them.',
    ],
  },
  {
    id: 'roast-chicken',
    when: /\bhow (?:long|hot) (?:do|does|should|must|will|would|can|to|for)\b[^.!?]{0,25}\b(?:roast|cook|bake)\b[^.!?]{0,18}\bchicken\b|\bhow (?:long|hot) (?:do|does|should|must|will|would|to|for)\b[^.!?]{0,15}\bchicken\b[^.!?]{0,15}\b(?:take|need|cook|roast|bake|oven)\b|\bhow (?:do|can|should|would|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)\b[^.!?]{0,12}\b(?:roast|bake|cook) (?:an? |the |my )?(?:whole )?chicken\b|\b(?:what(?:'s| is)?|which) (?:the )?(?:(?:inner|internal|inside|safe|oven) )?temp(?:erature)?\b[^.!?]{0,35}\bchicken\b|\bhow (?:do|can|would) (?:I|you|we|one) (?:know|tell)\b[^.!?]{0,15}\bchicken is (?:done|cooked|safe)\b/iu,
    answer: [
      'Chicken is safe at 165 F inside, which is 74 C. A whole one takes about twenty minutes a pound at 375 F; measure in the thickest part of the thigh, clear of the bone. Then let it rest for fifteen minutes.',
    ],
    more: [
      {
        when: /\b(?:breasts?|thighs?|legs?|wings?|drumsticks?)\b/iu,
        answer: [
          'Breasts without bone take twenty to twenty-five minutes at 400 F, thighs with bone thirty-five to forty-five. Both must be 165 F inside.',
        ],
      },
      {
        when: /\b(?:no|without|don't have|haven't got)\b.{0,12}\bthermometer\b|\bpink\b|\bjuices?\b/iu,
        answer: [
          'Cut into the thickest part: the juice should run clear and the meat look white and firm. That is less sure than a thermometer, so when in doubt give it ten minutes more.',
        ],
      },
    ],
    goOn: [
      'Pat the skin dry before it goes in, and it turns crisp.',
      'Hands, board and knife get soap after the raw meat; the bird itself needs no washing.',
    ],
  },
  {
    id: 'oatmeal',
    when: /\bhow (?:do|can|should|would|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)\b[^.!?]{0,12}\b(?:cook|make|prepare) (?:the |some |good |my |rolled |steel[- ]cut |overnight )?(?:oatmeal|oats|porridge)\b|\bhow long (?:do|does|should|must|will|to|for)\b[^.!?]{0,25}\b(?:oatmeal|oats|porridge)\b|\bhow much (?:water|milk)\b[^.!?]{0,20}\b(?:oatmeal|oats|porridge)\b|\bwhat(?:'s| is) the ratio\b[^.!?]{0,20}\b(?:oatmeal|oats|porridge)\b/iu,
    answer: [
      'Rolled oats: one part oats to two parts water or milk, a pinch of salt, five minutes at a simmer, stirring now and then. Steel-cut oats: one part to three or four, twenty to thirty minutes. Instant ones only need hot water.',
    ],
    more: [
      {
        when: /\bmicrowaves?\b/iu,
        answer: [
          'Half a cup of rolled oats, one cup of water, a large bowl, about two minutes on high. Watch it, since it boils over quickly.',
        ],
      },
      {
        when: /\bovernight\b|\bcold\b|\bnight before\b/iu,
        answer: [
          'Equal parts of rolled oats and milk in a jar in the fridge, a spoon of yogurt if you like. In the morning it is ready to eat cold.',
        ],
      },
    ],
    goOn: [
      'It thickens as it stands, so stop while it is still a bit loose.',
      'A pinch of salt does more for it than more sugar.',
    ],
  },
  {
    id: 'baking-substitutes',
    when: /\bwhat (?:can|could|do|should|would|to)\b[^.!?]{0,15}\buse (?:instead of|in place of|for) (?:an? |the |one )?(?:eggs?|buttermilk|self[- ]rising flour)\b|\b(?:what(?:'s| is)?|how|is there|any|good)\b[^.!?]{0,25}\b(?:substitutes?|replacements?|replace|swap|sub)\b[^.!?]{0,10}\b(?:eggs?|buttermilk|self[- ]rising flour)\b|\b(?:egg|buttermilk|self[- ]rising flour) (?:substitutes?|replacements?)\b[^.!?]{0,25}\?|\bhow (?:do|can|could|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)\b[^.!?]{0,12}\bmake\b[^.!?]{0,8}\b(?:buttermilk|self[- ]rising flour)\b|\b(?:can|could|how (?:do|can|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to))\b[^.!?]{0,12}\b(?:bake|make)\b[^.!?]{0,30}\bwithout (?:an? |any |the )?(?:eggs?|buttermilk|self[- ]rising flour)\b|\b(?:no|out of) (?:eggs?|buttermilk|self[- ]rising flour)\b[^.!?]{0,10}[.,!?]? what (?:can|could|do|should) (?:I|we) (?:use|do)\b/iu,
    answer: [
      'For one egg: a quarter cup of applesauce or mashed banana. For a cup of buttermilk: a tablespoon of lemon juice or vinegar, filled up with milk. For a cup of self-rising flour: plain flour, one and a half teaspoons of baking powder, a quarter teaspoon of salt.',
    ],
    more: [
      {
        when: /\b(?:eggs?|flax|vegan)\b/iu,
        answer: [
          'Without a fruit taste: a tablespoon of ground flaxseed in three of water, ten minutes. It does for muffins, cookies and pancakes; meringue and sponge cake need real eggs.',
        ],
      },
      {
        when: /\b(?:buttermilk|yogurt|kefir|sour cream)\b/iu,
        answer: [
          'Let the soured milk stand for five minutes until it curdles. Plain yogurt or kefir, thinned with a little milk, does just as well.',
        ],
      },
    ],
    goOn: ['Mix it fresh and use it right away.', 'A slightly different crumb is normal.'],
  },

  // Food that is kept.
  {
    id: 'keeping-food',
    when: /^(?![^]*\b(?:breast|pumped|expressed|formula|ivf|donor|embryos?|ovaries|fertility)\b)[^]*(?:\bhow (?:long|many days) (?:do|does|can|will|is|are|should)\b[^.!?]{0,20}\b(?:rice|chicken|milk|eggs|leftovers)\b[^.!?]{0,25}\b(?:last|keep|good|safe|okay|stay|fridge|refrigerator)\b|\bhow (?:long|many days) (?:can|do|should|may) (?:I|you|we|one) (?:keep|store|leave|eat)\b(?! (?:this|it) up)[^.!?,]{0,15}\b(?:rice|chicken|milk|eggs|leftovers)\b|\b(?:can|could|should) (?:I|you|we|one) (?:still )?(?:eat|drink|use)\b[^.!?]{0,15}\b(?:rice|chicken|milk|eggs|leftovers)\b[^.!?]{0,25}\b(?:days?|yesterday|last night|left out|overnight|expired|old|out of date|counter)\b|\b(?:can|could|should) (?:I|you|we|one) (?:still )?(?:eat|drink|use)\b[^.!?]{0,15}\b(?:old|expired|leftover)\b[^.!?]{0,10}\b(?:rice|chicken|milk|eggs)\b|\b(?:is|are) (?:the |my |this |these |that )?(?:(?:leftover|cooked|expired|old|raw) )?(?:rice|chicken|milk|eggs|leftovers) (?:still )?(?:good|safe|okay|fine)\b(?! (?:for|with|enough|in bed)))/iu,
    answer: [
      'In the fridge, cooked rice or chicken keeps three to four days, raw chicken one to two, opened milk about a week, eggs in the shell three to five weeks, hard-boiled ones a week. Cooked food or milk that stood out for more than two hours belongs in the trash.',
    ],
    more: [
      {
        when: /\b(?:reheat|reheating|warm (?:it )?up|microwave|heat)\b/iu,
        answer: [
          'Heat it once, until it steams all the way through, with a spoon of water over rice. What is left after that is thrown out.',
        ],
      },
      {
        when: /\b(?:freeze|freezer|frozen|freezing)\b/iu,
        answer: [
          'Cooked rice and chicken freeze well for two to three months. Milk can be frozen too, though it turns a bit grainy. Eggs go in only out of the shell.',
        ],
      },
    ],
    goOn: [
      'A strip of tape with the date on it spares the guessing.',
      'When in doubt, throw it out; that is the whole rule.',
    ],
  },
  {
    id: 'thawing',
    when: /\b(?:how (?:long|many hours|do|can|could|should|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)|what(?:'s| is) the (?:best|fastest|quickest|safest|safe) way to)\b[^.!?]{0,25}\b(?:thaw|defrost)\b[^.!?]{0,20}\b(?:chicken|turkey|meat|beef|steaks?|fish|pork|shrimp|salmon|bread|sausages?|bacon|burgers?)\b|\bhow long (?:do|does|will|should)\b[^.!?]{0,15}\b(?:chicken|turkey|meat|beef|steaks?|fish|pork|shrimp|salmon)\b[^.!?]{0,15}\b(?:thaw|defrost)\b|\b(?:can (?:I|you|we|one)|is it (?:safe|okay|bad) to) (?:thaw|defrost)\b[^.!?]{0,20}\b(?:chicken|turkey|meat|beef|steaks?|fish|pork|shrimp|salmon|counter)\b/iu,
    answer: [
      'The safe way is the fridge: overnight for small pieces, a day for every four to five pounds of a big one. Faster: in a sealed bag in cold water, changed every thirty minutes, up to an hour a pound, then cooked at once. Not on the counter.',
    ],
    more: [
      {
        when: /\b(?:refreeze|freeze it again|back in(?:to)? the freezer)\b/iu,
        answer: [
          'Thawed in the fridge, it may go back into the freezer, with a little loss of texture. Thawed in water or the microwave, cook it first.',
        ],
      },
      {
        when: /\b(?:from frozen|still frozen|without thawing|microwave)\b/iu,
        answer: [
          'The microwave does it too, if you cook it right after. Most meat can also go into the oven frozen and then takes about half as long again; not into a slow cooker.',
        ],
      },
    ],
    goOn: [
      'Put a plate under it, so that nothing drips on other food.',
      'Once it is soft, cook it within a day or two.',
    ],
  },

  // Laundry and stains.
  {
    id: 'blood-chocolate-stain',
    when: /^(?![^]*\b(?:cut(?:s|ting)?|wrists?|razors?|blades?|hurt myself|harm|on (?:my|his|her|their|our|your) hands|off (?:my|his|her|their|our|your) hands)\b)[^]*(?:\b(?:how (?:do|can|could|should|would|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)|(?<!\p{L} )what|(?:what(?:'s| is)|is there|any|you know) (?:an? |the )?(?:\p{L}+ )?way to)\b[^.!?]{0,25}\b(?:gets?|takes?|wash|cleans?)\b[^.!?]{0,15}\b(?:blood|chocolate)\b[^.!?]{0,15}\b(?:out|off)\b|\b(?:how (?:do|can|could|should|would|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)|(?<!\p{L} )what|(?:what(?:'s| is)|is there|any|you know) (?:an? |the )?(?:\p{L}+ )?way to)\b[^.!?]{0,25}\b(?:removes?|treat|clean|wash|do about|do with|do I do about)\b[^.!?]{0,15}\b(?:blood|chocolate) ?(?:stains?|spots?|marks?|from)\b|\b(?:does|do|will|can) (?:blood|chocolate)(?: stains?)? (?:come|wash) out\b|\b(?:blood|chocolate)\b[^.!?]{0,30}[.,!?]? how (?:do|can) I (?:get|wash) (?:it|that|this) (?:out|off)\b)/iu,
    answer: [
      'Cold water first, through the back of the cloth, never warm; chocolate is scraped off before. Rub in a little dish soap or enzyme detergent, wait fifteen minutes, rinse, and wash cold. No dryer until the mark is gone, since heat sets it.',
    ],
    more: [
      {
        when: /\b(?:dried|dry|old|yesterday|last night)\b/iu,
        answer: [
          'Soak it for some hours or overnight in cold water with enzyme detergent, then wash again. Two rounds are normal for an old one.',
        ],
      },
      {
        when: /\b(?:mattress|couch|sofa|carpet|sheets?)\b/iu,
        answer: [
          'Sheets go into cold water. On a mattress or couch, dab with a cloth and a little cold soapy water, then with a clean damp one, and use as little water as you can.',
        ],
      },
    ],
    goOn: ['Keep the water cold and work from the back.', 'Look at it in daylight before it goes near heat.'],
  },
  {
    id: 'ink-grass-stain',
    when: /\b(?:how (?:do|can|could|should|would|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)|(?<!\p{L} )what|(?:what(?:'s| is)|is there|any|you know) (?:an? |the )?(?:\p{L}+ )?way to)\b[^.!?]{0,25}\b(?:gets?|takes?|wash)\b[^.!?]{0,15}\b(?:ink|grass|ballpoint|pen)(?: stains?| marks?)? (?:out|off)\b|\b(?:how (?:do|can|could|should|would|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)|(?<!\p{L} )what|(?:what(?:'s| is)|is there|any|you know) (?:an? |the )?(?:\p{L}+ )?way to)\b[^.!?]{0,25}\b(?:removes?|treat|clean|do about|do with)\b[^.!?]{0,15}\b(?:ink|grass|ballpoint|pen) ?(?:stains?|spots?|marks?|from|off)\b|\b(?:does|do|will|can) (?:ink|grass)(?: stains?)? (?:come|wash) out\b|\b(?:ink|grass stains?|pen)\b[^.!?]{0,30}[.,!?]? how (?:do|can) I (?:get|wash) (?:it|that|this|them) (?:out|off)\b/iu,
    answer: [
      'Lay the spot face down on paper towels and dab the back with rubbing alcohol, with a window open and no flame near. Take fresh paper as the color comes out. Then rub in detergent, rinse, and wash. Try a hidden seam first.',
    ],
    more: [
      {
        when: /\b(?:leather|silk|couch|sofa|skin|hands)\b/iu,
        answer: [
          'Skin only needs soap and a little hand sanitizer. Leather and silk do not take alcohol well: blot, and leave the rest to a cleaner.',
        ],
      },
      {
        when: /\b(?:no alcohol|hand sanitizer|vinegar|don't have)\b/iu,
        answer: [
          'Hand sanitizer is mostly alcohol and works on ink. For grass, white vinegar and water, half and half, then enzyme detergent for half an hour.',
        ],
      },
    ],
    goOn: ['Dab and lift; rubbing only spreads it.', 'No dryer until nothing of it can be seen.'],
  },
  {
    id: 'sweat-stain',
    when: /\b(?:how (?:do|can|could|should|would|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)|(?<!\p{L} )what|(?:what(?:'s| is)|is there|any|you know) (?:an? |the )?(?:\p{L}+ )?way to)\b[^.!?]{0,25}\b(?:gets?|takes?|wash|removes?|treat|cleans?|do about)\b[^.!?]{0,15}\b(?:sweat|deodorant|armpit|pit|yellow armpit|yellow) (?:stains?|marks?|smell|spots?)\b|\b(?:does|do|will|can) (?:sweat|deodorant|armpit) stains? (?:come|wash) out\b|\bhow (?:do|can|could|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)\b[^.!?]{0,12}\bget\b[^.!?]{0,12}\bsweat out of\b/iu,
    answer: [
      'Stir baking soda with a little water to a paste, rub it into the marks, and leave it for half an hour. Then wash as warm as the label allows. No chlorine bleach, which makes sweat marks more yellow, and no dryer until they are gone.',
    ],
    more: [
      {
        when: /\bsmell(?:s|y)?\b|\bodou?r\b|\bstinks?\b/iu,
        answer: [
          'For the smell, soak the shirt for half an hour in cool water with a cup of white vinegar, then wash. Dry it outside if you can.',
        ],
      },
      {
        when: /\b(?:old|set|dark|black|white|deodorant)\b/iu,
        answer: [
          'Old marks want enzyme detergent overnight. White streaks of deodorant on dark cloth often come off with a dry sponge or a piece of nylon.',
        ],
      },
    ],
    goOn: ['Turn the shirt inside out before it goes into the wash.', 'A second round is common with white shirts.'],
  },
  {
    id: 'gum-wax',
    when: /\b(?:how (?:do|can|could|should|would|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)|(?<!\p{L} )what|(?:what(?:'s| is)|is there|any|you know) (?:an? |the )?(?:\p{L}+ )?way to)\b[^.!?]{0,25}\b(?:gets?|takes?|removes?|cleans?)\b[^.!?]{0,15}\b(?:chewing gum|bubble gum|gum|candle wax|(?<!\bear )wax) (?:out|off|from)\b(?![^.!?]{0,25}\b(?:ears?|legs?|car|brows?|surfboard)\b)|\b(?:how (?:do|can|could|should|would|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)|(?<!\p{L} )what)\b[^.!?]{0,25}\b(?:removes?|do about|do with|clean up)\b[^.!?]{0,15}\b(?:chewing gum|candle wax)\b|\b(?:gum|candle wax)\b[^.!?]{0,35}[.,!?]? how (?:do|can) I (?:get|take) (?:it|that|this) (?:out|off)\b/iu,
    answer: [
      'Make it hard first, with an ice pack or half an hour in the freezer, and scrape it off with a dull edge. Wax left in cloth: paper towel over it and a warm iron. Gum left: dab with white vinegar. In hair, oil or peanut butter loosens gum.',
    ],
    more: [
      {
        when: /\b(?:table|wood|wooden|floor|glass|holder|wall)\b/iu,
        answer: [
          'On wood, harden it with ice in a bag, lift it with a plastic card, then wipe with a drop of dish soap. Glass may stand in hot tap water until the wax lets go.',
        ],
      },
      {
        when: /\b(?:carpet|rug|couch|sofa|shoes?)\b/iu,
        answer: [
          'Carpet and shoes: ice in a bag on it for ten minutes, then break it off in bits. Iron through paper only on low, and keep the iron moving.',
        ],
      },
    ],
    goOn: [
      'Let the cold do the work before you scrape.',
      'Fresh paper each time, and stop when nothing more comes up.',
    ],
  },
  {
    id: 'wool',
    when: /\bhow (?:do|can|could|should|would|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)\b[^.!?]{0,15}\b(?:wash|clean|unshrink|stretch|dry)\b[^.!?]{0,20}\b(?:wool|woolen|woollen|cashmere|merino)\b|\bcan (?:I|you|we|one|wool) (?:machine )?(?:wash|put|dry|unshrink|go)\b[^.!?]{0,20}\b(?:wool|woolen|cashmere|merino|washing machine|washer|dryer)\b[^.!?]{0,25}\?|\bshr(?:a|u)nk(?:en)?\b[^.!?]{0,20}\b(?:wool|cashmere)\b[^.!?]{0,20}[.,!?]? (?:how (?:do|can) I|can I|is there)\b|\bis there (?:an?|any) (?:way|trick) to (?:unshrink|save|rescue|stretch)\b[^.!?]{0,20}\b(?:wool|woolen|sweater|cashmere)\b/iu,
    answer: [
      'Cool water, a little wool detergent, ten minutes of soaking, no rubbing or wringing. Rinse, press it in a rolled towel, and dry it flat. A shrunken one may give a little: half an hour in lukewarm water with hair conditioner, then pull it gently into shape.',
    ],
    more: [
      {
        when: /\b(?:machine|washer|dryer|cycle)\b/iu,
        answer: [
          'Only where the label allows it: the wool cycle, cold, slow spin, in a mesh bag. The dryer is what shrinks it most.',
        ],
      },
      {
        when: /\b(?:smell|smells|how often|fresh|air)\b/iu,
        answer: ['Wool rarely needs a wash. A night in fresh air, laid out of the sun, takes most smells away.'],
      },
    ],
    goOn: [
      'Keep the water at one temperature; the change is what felts it.',
      'Lay it flat in its shape, away from the heater.',
    ],
  },
  {
    id: 'colors-run',
    when: /\b(?:(?:can|could|should) (?:I|you|we|one)|is it (?:okay|ok|safe|bad) to) (?:wash|mix|put)\b[^.!?]{0,15}\b(?:reds?|colors|colored|darks) (?:and|with|together with|in with)\b[^.!?]{0,15}\bwhites?\b(?![^.!?]{0,15}\bwine)|\b(?:(?:can|could|should) (?:I|you|we|one)|is it (?:okay|ok|safe|bad) to) (?:wash|mix|put)\b[^.!?]{0,15}\bwhites? (?:and|with|together with|in with)\b[^.!?]{0,15}\b(?:reds?|colors|colored|darks)\b(?![^.!?]{0,15}\bwine)|\bhow (?:do|can|could|should|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)\b[^.!?]{0,15}\b(?:stop|keep|prevent)\b[^.!?]{0,12}\b(?:colors?|reds?|dye) (?:from )?(?:running|bleeding)\b|\bhow (?:do|can|could|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)\b[^.!?]{0,12}\b(?:fix|save|rescue|get)\b[^.!?]{0,25}\b(?:turned|went|came out|dyed) pink\b|\b(?:turned|came out|went|dyed)\b[^.!?]{0,20}\bpink\b[^.!?]{0,20}\b(?:wash|laundry|washer)\b[^.!?]{0,10}[.,!?]? (?:how (?:do|can) I (?:fix|get|save)|what (?:do|can|should) I do|can I (?:fix|save))\b/iu,
    answer: [
      'Better apart: red can run, above all in its first washes, and turn white things pink. If it has happened, keep them out of the dryer and wash the white ones again right away with a color-run remover, as its label says.',
    ],
    more: [
      {
        when: /\bcold\b|\bcolor catchers?\b|\bold (?:red|shirt|one)/iu,
        answer: [
          'Cold water and a color-catcher sheet lower the risk, and red things that have been washed often seldom run. New ones still go alone.',
        ],
      },
      {
        when: /\b(?:bleach|oxiclean|oxi clean|peroxide)\b/iu,
        answer: [
          'Oxygen bleach powder in water is the gentle way. Chlorine bleach only where the label allows it, by itself in water, and never mixed with any other cleaner, vinegar or ammonia.',
        ],
      },
    ],
    goOn: ['While it is wet, there is a good chance.', 'Hold it up to the window before you dry it.'],
  },
  {
    id: 'towel-smell',
    when: /\b(?:why (?:do|does|are|is)|how (?:do|can|could|should|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)|what (?:gets|takes|removes|helps|can I do|do I do|should I do))\b[^.!?]{0,30}\btowels?\b[^.!?]{0,20}\b(?:smell|smells|smelly|stink|moldy|mold|mildew|musty|sour)\b|\b(?:how (?:do|can|could|should|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)|what (?:gets|takes|removes|helps))\b[^.!?]{0,25}\b(?:smell|mold|mildew|musty|moldy|smelly|sour)\b[^.!?]{0,15}\btowels?\b|\btowels? (?:smell|smells|stink|are musty|smelling)\b[^.!?]{0,20}[.,!?]? (?:how (?:do|can) I (?:fix|get|stop)|what (?:do|can|should) I do)\b/iu,
    answer: [
      'Wash them hot with a cup of white vinegar and no softener, then once more with half a cup of baking soda, and dry them fully right away. Vinegar and bleach must never meet. If the smell stays, the washer itself may need cleaning.',
    ],
    more: [
      {
        when: /\b(?:washer|washing machine|machine)\b/iu,
        answer: [
          'Run it empty on its hottest cycle with washer cleaner, wipe the rubber seal dry, and leave the door open between loads.',
        ],
      },
      {
        when: /\b(?:softener|detergent|how much soap|bleach)\b/iu,
        answer: [
          'Softener and too much detergent leave a film that holds water and smell. Half the usual soap often does more. No bleach together with vinegar or any other cleaner.',
        ],
      },
    ],
    goOn: ['Hang them spread out after use, not in a heap.', 'Take them out of the machine as soon as it stops.'],
  },

  // The house.
  {
    id: 'limescale',
    when: /\b(?:how (?:do|can|could|should|would|often|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)|what (?:gets|takes|removes|dissolves|helps|can I use)|way to|(?:does|will|can) (?:vinegar|lemon))\b[^.!?]{0,35}\b(?:limescale|lime scale|lime buildup|descale|hard[- ]water (?:stains?|marks?|spots?)|calcium buildup)\b|\bhow (?:do|can|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)\b[^.!?]{0,20}\b(?:get|clean)\b[^.!?]{0,15}\bscale (?:out of|off|from) (?:the |my |our |an? )?(?:kettle|faucet|tap|shower|coffee|pipes?|machine|iron)\b/iu,
    answer: [
      'White vinegar and water, half and half. In a kettle: heat it, let it stand for an hour, pour it out, rinse well. On a faucet: a soaked cloth around it for half an hour. Not on marble or other natural stone, and never together with bleach.',
    ],
    more: [
      {
        when: /\bshower ?head\b|\bshower\b/iu,
        answer: [
          'Tie a bag of vinegar around the shower head for an hour, take it off, run the water hot, and brush the holes.',
        ],
      },
      {
        when: /\b(?:lemon|citric|smell|taste)\b/iu,
        answer: [
          'Lemon juice or a spoon of citric acid in water works as well and smells less. Boil the kettle once with clear water afterward and the taste is gone.',
        ],
      },
    ],
    goOn: ['Thick scale needs a second soak and no scratching.', 'Rinse well, and open a window for the smell.'],
  },
  {
    id: 'burnt-pot',
    when: /\b(?:how (?:do|can|could|should|would|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)|what (?:gets|takes|removes|cleans|helps)|way to|can I)\b[^.!?]{0,12}\b(?:clean|save|rescue|scrub|fix|get|remove|cleans|removes|gets)\b[^.!?]{0,20}\b(?:burnt|burned|scorched|charred|burnt-on)\b[^.!?]{0,30}\b(?:pot|pan|saucepan|skillet)\b|\b(?:how (?:do|can|could|should|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to))\b[^.!?]{0,12}\b(?:clean|save|rescue|scrub|fix)\b[^.!?]{0,12}\b(?:pot|pan|saucepan|skillet)\b[^.!?]{0,20}\b(?:burnt|burned|scorched|charred|burn)\b|\bburn(?:t|ed)\b[^.!?]{0,25}\b(?:pot|pan|saucepan)\b[^.!?]{0,15}[.,!?]? how (?:do|can) I (?:clean|save|fix|get)\b/iu,
    answer: [
      'Cover the burnt part with water and a few spoons of baking soda, simmer it for ten minutes, let it cool, then scrape with a wooden spoon. A second round often helps. Nonstick is only soaked with dish soap, and bare aluminum does without the soda.',
    ],
    more: [
      {
        when: /\b(?:didn't work|still|stuck|stubborn|black|overnight)\b/iu,
        answer: [
          'Then a paste of baking soda and a little water on it overnight, and scrub in the morning. On stainless steel a nylon pad and patience do the rest.',
        ],
      },
      {
        when: /\b(?:nonstick|non-stick|teflon|cast iron|enamel|aluminum)\b/iu,
        answer: [
          'Nonstick: soak and a soft sponge, nothing sharp, and if the coating peels, let the pan go. Cast iron: scrub with salt and a little oil, dry it warm. Enamel takes the soda well.',
        ],
      },
    ],
    goOn: ['Let it soak; time does most of the scrubbing.', 'Wood or nylon spares the bottom of the pot.'],
  },
  {
    id: 'squeaky-door',
    when: /\b(?:how (?:do|can|could|should|would|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)|what (?:stops|helps|fixes|can I (?:use|do)|do I (?:use|do)))\b[^.!?]{0,25}\b(?:squeaky|squeaking|creaky|creaking)\b[^.!?]{0,10}\b(?:doors?|hinges?)\b|\b(?:how (?:do|can|could|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)|what (?:stops|keeps))\b[^.!?]{0,15}\b(?:doors?|hinges?)\b[^.!?]{0,12}\b(?:squeak|squeaks|squeaking|creak|creaks|creaking)\b|\bwhy (?:does|do|is|are) (?:my |the |our |this )?(?:doors?|hinges?) (?:squeak|squeaking|creak|creaking)\b|\b(?:doors?|hinges?)\b[^.!?]{0,12}\b(?:squeaks?|squeaking|creaks?|creaking)\b[^.!?]{0,15}[.,!?]? how (?:do|can) I (?:fix|stop)\b/iu,
    answer: [
      'It is the hinge. Put a drop of silicone spray or light oil on top of the pin, swing the door a few times, and wipe off the rest. If it goes on, tap one pin out, rub it with petroleum jelly, put it back, then do the next.',
    ],
    more: [
      {
        when: /\b(?:no oil|don't have|instead|cooking oil|olive oil|wd-?40)\b/iu,
        answer: [
          'Bar soap, candle wax or petroleum jelly on the pin works too. Cooking oil turns sticky with time, and WD-40 helps but wears off.',
        ],
      },
      {
        when: /\b(?:sticks|rubs|scrapes|drags|won't close)\b/iu,
        answer: [
          'A door that rubs often hangs on loose hinges: tighten the screws, the top hinge first. In damp weather wood also swells and goes back by itself.',
        ],
      },
    ],
    goOn: ['Swing it a dozen times so that the oil gets in.', 'One hinge at a time, and the door stays where it is.'],
  },
  {
    id: 'tripped-fuse',
    when: /\b(?:how (?:do|can|could|should|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)|what (?:do|should|can) (?:I|you|we) do|why (?:does|do|did|is))\b[^.!?]{0,30}\b(?:breakers?|fuse|circuit breaker|circuit)\b[^.!?]{0,15}\b(?:trip|trips|tripped|tripping|blew|blown|blows|popped)\b|\bhow (?:do|can|could|should|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)\b[^.!?]{0,12}\b(?:reset|flip) (?:an? |the |my |our )?(?:tripped )?(?:circuit )?breaker\b|\bhow (?:do|can|could|should|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)\b[^.!?]{0,12}\b(?:change|replace|fix) (?:an? |the |my |our )?(?:blown )?fuse\b|\b(?:breaker|fuse|circuit)\b[^.!?]{0,12}\b(?:tripped|trips|tripping|blew|blown|popped)\b[^.!?]{0,15}[.,!?]? (?:what (?:do|should|can) I do|how (?:do|can) I (?:fix|reset)|is (?:it|that) (?:safe|dangerous))\b/iu,
    answer: [
      'Unplug what was running on that circuit. Then push the breaker firmly to off and back to on, once. If it trips again, or anything is wet, warm, buzzes or smells burnt, leave it off and call an electrician. An old box with fuses is for one too.',
    ],
    more: [
      {
        when: /\b(?:again|keeps|still|every time)\b/iu,
        answer: [
          'Leave it off now. Often too much runs on one circuit, a heater and a kettle for example, or one device is faulty. If it trips with nothing plugged in, it is in the wiring, and that is for an electrician.',
        ],
      },
      {
        when: /\b(?:burnt|burning|smells?|smoke|hot|sparks?|wet|water|buzz(?:es|ing)?)\b/iu,
        answer: [
          'Then keep away from it and call an electrician today. With smoke or flames, get everybody out and call the fire department.',
        ],
      },
    ],
    goOn: ['Dry hands, and only the switch itself.', 'Plug things back in one at a time.'],
  },
  {
    id: 'running-toilet',
    when: /\bwhy (?:does|do|is|won't|will) (?:my |the |our |this )?toilet\b[^.!?]{0,15}\b(?:run|running|runs|stop|filling)\b|\b(?:how (?:do|can|could|should|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)|what (?:do|can|should) (?:I|you|we) do)\b[^.!?]{0,25}\b(?:running toilet|toilet (?:that )?(?:keeps |is )?(?:running|runs)|toilet from running)\b|\btoilet (?:keeps running|won't stop running|is running|runs|keeps filling|constantly runs|runs constantly)\b[^.!?]{0,15}[.,!?]? (?:how (?:do|can) I (?:fix|stop)|what (?:do|can|should) I do|what could it be|any (?:fix|idea))/iu,
    answer: [
      'Lift the tank lid. If water runs into the tall tube, the float sits too high: lower it. If not, press on the rubber flapper at the bottom; when the sound stops, it leaks: clean or replace it, and see that the chain is not caught.',
    ],
    more: [
      {
        when: /\b(?:shut|turn)\b.{0,12}\boff\b|\bstop the water\b|\bvalve\b|\boverflow(?:s|ing)?\b/iu,
        answer: ['The small valve at the wall below the tank, turned clockwise, stops the water until it is fixed.'],
      },
      {
        when: /\b(?:flapper|replace|part|plumber|chain)\b/iu,
        answer: [
          'A flapper costs little: shut the valve, flush, unhook the old one, and take it to the store to match the size. If it still runs after that, the fill valve is next, or a plumber.',
        ],
      },
    ],
    goOn: ['Wait until the tank is full, then listen.', 'The chain wants about half an inch of slack.'],
  },
  {
    id: 'fruit-flies',
    when: /\b(?:how (?:do|can|could|should|would|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)|what (?:gets|kills|keeps|helps|do I do|can I do|works)|way to|where do|why (?:do|are))\b[^.!?]{0,30}\b(?:fruit flies|fruit fly|drain flies|gnats)\b|\b(?:fruit flies|gnats)\b[^.!?]{0,25}[.,!?]? (?:how (?:do|can) (?:I|we) (?:get rid|stop|kill)|what (?:do|can|should) (?:I|we) do)\b/iu,
    answer: [
      'Set out a glass with an inch of apple cider vinegar and a drop of dish soap; they go in and stay. Take away what draws them: ripe fruit into the fridge, trash out, bottles rinsed, drain washed with hot water. It takes about a week.',
    ],
    more: [
      {
        when: /\b(?:drain|sink)\b/iu,
        answer: [
          'Brush the drain, pour in half a cup of baking soda and a kettle of hot water, and keep it covered overnight. If they come up there again, do it for three evenings.',
        ],
      },
      {
        when: /\b(?:no vinegar|wine|beer|plants?|soil)\b/iu,
        answer: [
          'A rest of wine or beer with a drop of soap draws them too. If they come out of flowerpots they are gnats: let the top of the soil dry out and put up yellow sticky cards.',
        ],
      },
    ],
    goOn: ['Put the glass where they gather and leave it overnight.', 'Fresh vinegar every two days keeps it working.'],
  },
  {
    id: 'ants',
    when: /\b(?:how (?:do|can|could|should|would|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)|what (?:gets|kills|keeps|stops|helps with|can I do about|do I do about|works against)|(?:what(?:'s| is)|is there|any|you know) (?:an? |the )?(?:\p{L}+ )?way to)\b[^.!?]{0,25}\b(?:rid of|kill|kills|keep|stop|away|against|about|with|out|keeps|stops)\b[^.!?]{0,12}\bants\b|\bwhat (?:keeps|stops|kills) ants\b|\bwhy (?:are|do I have) (?:there )?(?:so many )?ants\b|\bants (?:in|all over) (?:my|the|our) (?:kitchen|house|bathroom|room|apartment|counter|pantry)\b[^.!?]{0,15}[.,!?]? (?:how (?:do|can) (?:I|we)|what (?:do|can|should) (?:I|we) do)\b/iu,
    answer: [
      'Wipe their trail with soapy water, since they follow its scent, and close the crack they come through. Sweet food goes into jars. Closed bait stations where they walk, out of reach of children and pets, get to the nest; leave those for some days.',
    ],
    more: [
      {
        when: /\b(?:kids?|child|children|toddler|baby|dog|cat|pets?|safe)\b/iu,
        answer: [
          'Then soapy water, sealed gaps and clean counters come first, and bait only in closed stations where no paw or small hand can get.',
        ],
      },
      {
        when: /\b(?:more of them|more ants|still|didn't work|spray|bait)\b/iu,
        answer: [
          'More of them around the bait at first is a good sign: they carry it home. Leave them alone meanwhile, and use no spray near it.',
        ],
      },
    ],
    goOn: [
      'Follow the trail back, and the gap will show itself.',
      'Dry counters overnight, since water draws them too.',
    ],
  },
  {
    id: 'moths',
    when: /\b(?:how (?:do|can|could|should|would|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)|what (?:gets|kills|keeps|stops|helps|can I do about|do I do about|works against)|way to|why (?:do I have|are there))\b[^.!?]{0,30}\bmoths?\b|\bmoths? (?:in|ate|eating) (?:my|the|our|holes)\b[^.!?]{0,25}[.,!?]? (?:how (?:do|can) (?:I|we) (?:get rid|stop|kill)|what (?:do|can|should) (?:I|we) do)\b|\b(?:does|do) (?:cedar|lavender|mothballs) (?:work|help|keep)\b[^.!?]{0,20}\bmoths?\b/iu,
    answer: [
      'In clothes: wash the pieces hot or freeze them for a week in a bag, vacuum the closet into its corners, store wool sealed. In the kitchen: throw out open flour, grain and nuts, wipe the shelves with soapy water, keep new ones in tight jars.',
    ],
    more: [
      {
        when: /\b(?:cedar|lavender|mothballs?)\b/iu,
        answer: [
          'Cedar and lavender may keep some away, but kill none. Mothballs are poisonous: only in a closed box, as the label says, away from children and pets.',
        ],
      },
      {
        when: /\b(?:traps?|gone|come back|keep coming|how long)\b/iu,
        answer: [
          'Sticky moth traps catch the males and show whether any are left. Check them for two to three months, since eggs hatch late.',
        ],
      },
    ],
    goOn: ['Look along seams, collars and shelf corners.', 'Empty the vacuum outside right afterward.'],
  },
  {
    id: 'frozen-lock',
    when: /\b(?:how (?:do|can|could|should|would|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)|what (?:helps|thaws|do I do|can I do|should I do))\b[^.!?]{0,30}\b(?:frozen|iced|icy) (?:car |door |front door |bike |car door )?locks?\b(?! screen)|\bhow (?:do|can|could|should|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)\b[^.!?]{0,12}\b(?:thaw|de-?ice|unfreeze|open)\b[^.!?]{0,12}\b(?:car |door |bike )?lock\b(?! screen)[^.!?]{0,15}\b(?:frozen|freezes?|ice|cold)\b|\bhow (?:do|can|could|should|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)\b[^.!?]{0,12}\b(?:thaw|de-?ice|unfreeze) (?:an? |the |my )?(?:car |door |bike |padlock )?(?:lock|padlock)\b(?! screen)|\block (?:is|has|'s) (?:frozen|frozen up|iced over|frozen shut)\b[^.!?]{0,15}[.,!?]? (?:how (?:do|can) I|what (?:do|can|should) I do)\b/iu,
    answer: [
      'Put lock de-icer or hand sanitizer on the key, slide it in, wait a minute, and turn it gently. Warming the key in your hands helps too. No hot water, which freezes again, no flame near it, and no force, or the key breaks.',
    ],
    more: [
      {
        when: /\b(?:door|handle|window|stuck)\b/iu,
        answer: [
          'If the door itself is frozen shut, lean on it to crack the ice around the seal, or try another door. Hot water can crack the glass.',
        ],
      },
      {
        when: /\b(?:prevent|again|next time|keep it from|winter)\b/iu,
        answer: [
          'For the rest of the winter: dry graphite or a little silicone spray in the lock, and a strip of tape over it before a wet night.',
        ],
      },
    ],
    goOn: ['Give it a full minute between tries.', 'Small turns back and forth, and no pliers.'],
  },
  {
    id: 'sticker-residue',
    when: /\b(?:how (?:do|can|could|should|would|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)|what (?:gets|takes|removes|helps)|(?:what(?:'s| is)|is there|any|you know) (?:an? |the )?(?:\p{L}+ )?way to)\b[^.!?]{0,25}\b(?:stickers?|sticky residue|sticker residue|label glue|adhesive|tape residue|price tag|price tags)\b[^.!?]{0,12}\b(?:off|residue|from|gunk|glue|marks?)\b|\b(?:how (?:do|can|could|should|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)\b[^.!?]{0,15}\b(?:remove|get|take|peel|clean)|what (?:gets|takes|removes))\b[^.!?]{0,15}\b(?:sticker|sticky) (?:residue|gunk|glue|stuff)\b|\b(?:how (?:do|can|could|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)) (?:I |you |we )?(?:remove|peel off|get rid of) (?:an? |the |this |old )?(?:stickers?|price tags?)\b/iu,
    answer: [
      'Warm it with a hair dryer for a minute and peel slowly. Rub what is left with cooking oil, wait ten minutes, wipe it away, and wash with dish soap. On cloth or bare wood use a little rubbing alcohol instead, on a hidden spot first.',
    ],
    more: [
      {
        when: /\b(?:glass|jar|jars|bottle|window)\b/iu,
        answer: [
          'A jar may stand in hot soapy water for half an hour. The rest comes off with oil and baking soda rubbed on as a paste.',
        ],
      },
      {
        when: /\b(?:plastic|wall|paint|car|laptop|wood)\b/iu,
        answer: [
          'Keep the heat low and start with oil; nail polish remover melts plastic and paint. On a wall, dab with soapy water only.',
        ],
      },
    ],
    goOn: ['Peel flat along the surface and not straight up.', 'A plastic card lifts the edges without scratches.'],
  },
  {
    id: 'foggy-mirror',
    when: /\b(?:how (?:do|can|could|should|would|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)|what (?:stops|keeps|helps|can I do|do I do|can I put))\b[^.!?]{0,30}\bmirrors?\b[^.!?]{0,15}\b(?:fog|fogs|fogging|foggy|steam|steaming|steams|misting|mist|fogged)\b|\b(?:how (?:do|can|could|should|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)|what (?:stops|clears|helps))\b[^.!?]{0,20}\b(?:foggy|steamy|fogged(?:-| )?up|fogged) (?:bathroom )?mirrors?\b|\bwhy (?:does|do|is) (?:my |the |our )?(?:bathroom )?mirrors? (?:always |keep )?(?:fog|fogging|steam|steaming|foggy)\b/iu,
    answer: [
      'Rub a little shaving foam or a drop of dish soap over the dry glass and buff it clear with a soft cloth. It keeps the fog off for a week or so. Otherwise: fan on, door open, and it clears by itself.',
    ],
    more: [
      {
        when: /\b(?:car|windshield|windows?|glasses)\b/iu,
        answer: [
          'In a car: warm air on the windshield, air conditioning on, recirculation off. For glasses, wash them with a drop of dish soap and let them air dry.',
        ],
      },
      {
        when: /\b(?:fan|no window|steam|mold|humid|damp)\b/iu,
        answer: [
          'Start the fan before the shower and leave it on for twenty minutes after. Without a fan, wipe the walls down and leave the door open wide.',
        ],
      },
    ],
    goOn: ['Buff until you see no streaks.', 'A very thin film is enough.'],
  },
  {
    id: 'alarm-chirps',
    when: /\b(?:why (?:does|do|is|are|won't|will|would)|how (?:do|can|could|should|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)|what (?:does|do|is|makes|should))\b[^.!?]{0,25}\b(?:smoke|fire|carbon monoxide|co) (?:alarms?|detectors?)\b[^.!?]{0,25}\b(?:chirp|chirps|chirping|beep|beeps|beeping)\b|\b(?:how (?:do|can|could|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)|what (?:does|do))\b[^.!?]{0,25}\b(?:chirping|beeping|beeping|chirp|beep)\b[^.!?]{0,12}\b(?:smoke|fire|carbon monoxide|co) (?:alarms?|detectors?)\b|\b(?:smoke|fire|carbon monoxide|co) (?:alarm|detector) (?:keeps|is|won't stop|started)\b[^.!?]{0,5}\b(?:chirping|beeping)\b[^.!?]{0,20}[.,!?]? (?:how (?:do|can) I|what (?:do|can|should) I do|what does (?:it|that) mean|why)\b/iu,
    answer: [
      'One short chirp every minute or so means a weak battery: put in a new one and press the test button. If it goes on, or the alarm is over ten years old, replace it. A loud steady alarm, smoke or carbon monoxide, is different: get out and call the fire department.',
    ],
    more: [
      {
        when: /\b(?:new battery|changed the battery|replaced the battery|still|hardwired|wired|no battery)\b/iu,
        answer: [
          'Check that the battery sits right, hold the test button for fifteen seconds, and blow the dust out. A wired one has a backup battery too; if it is still chirping, replace the unit, the wiring by an electrician.',
        ],
      },
      {
        when: /\b(?:which one|can't find|where|too high|ceiling|reach)\b/iu,
        answer: [
          'Stand below each one for a minute; carbon monoxide alarms chirp too. If it hangs too high, use a steady ladder with somebody to hold it, or ask the landlord.',
        ],
      },
    ],
    goOn: ['Press the test button once the battery is in.', 'Write the date on the new battery.'],
  },

  // Clothes.
  {
    id: 'tie-a-tie',
    when: /\bhow (?:do|does|can|could|should|would|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)\b[^.!?]{0,15}\b(?:tie|knot|do) (?:an? |the |my |his )?(?:neck)?tie\b(?! for | between|-break)|\bhow (?:do|does|can|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)\b[^.!?]{0,12}\b(?:tie|make) (?:an? )?(?:windsor|half[- ]windsor|four[- ]in[- ]hand)\b|\b(?:can|could) you (?:tell|explain|show)\b[^.!?]{0,15}\bhow to (?:tie|knot) a tie\b/iu,
    answer: [
      'Wide end on your right, a foot lower than the narrow one. Lay it across the narrow end, around behind, and across the front again. Then up through the neck loop from below and down through the front band. Hold the narrow end and slide the knot up.',
    ],
    more: [
      {
        when: /\b(?:too (?:long|short)|length|belt|how long)\b/iu,
        answer: [
          'The tip should touch the belt buckle. Too short: begin with the wide end lower. Too long: begin with it higher.',
        ],
      },
      {
        when: /\b(?:windsor|thicker|bigger|wider) ?(?:knot)?\b/iu,
        answer: [
          'For a half Windsor: wide end over, around behind, up over and down through the neck loop, across the front, up through the loop from below, down through the front band.',
        ],
      },
    ],
    goOn: ['Keep it loose until the last step.', 'A small dent below the knot is meant to be there.'],
  },
  {
    id: 'iron-a-shirt',
    when: /\bhow (?:do|does|can|could|should|would|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)\b[^.!?]{0,15}\biron (?:an? |the |my |this |his )?(?:\p{L}+ )?(?:shirts?|blouse)\b|\b(?:what|which) (?:order|part)\b[^.!?]{0,20}\biron(?:ing)?\b[^.!?]{0,15}\bshirt\b|\bhow (?:do|can|could|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)\b[^.!?]{0,12}\bget (?:the )?(?:wrinkles|creases) out of\b[^.!?]{0,15}\b(?:shirt|blouse|dress|suit|pants)\b/iu,
    answer: [
      'While it is slightly damp, at the heat on its label. Collar first, from the tips toward the middle, then cuffs, shoulders, sleeves, and last the body, starting at one front and going around. Hang it up at once, and unplug the iron.',
    ],
    more: [
      {
        when: /\b(?:no iron|without (?:an? )?iron|don't have (?:an )?iron|steam|shower)\b/iu,
        answer: [
          'Without an iron: hang it in the bathroom during a hot shower and smooth it by hand, or ten minutes in the dryer with a damp cloth and out at once.',
        ],
      },
      {
        when: /\b(?:how hot|heat|setting|cotton|linen|silk|polyester|wool)\b/iu,
        answer: [
          'Cotton and linen hot, wool and blends medium, silk and polyester low. Dark things and silk inside out.',
        ],
      },
    ],
    goOn: ['Work around the buttons and not over them.', 'Let it cool on the hanger before you put it on.'],
  },
  {
    id: 'lint',
    when: /\b(?:(?:how (?:do|can|could|should|would|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)|(?:what(?:'s| is)|is there|any|you know) (?:an? |the )?(?:\p{L}+ )?way to)\b[^.!?]{0,20}\b(?:get|remove|take|pick|clean)|what (?:gets|takes|removes|picks up))\b[^.!?]{0,15}\b(?:lint|fuzz|(?:pet|cat|dog) hair)\b|\bhow (?:do|can|could|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)\b[^.!?]{0,15}\b(?:stop|keep|prevent|avoid)\b[^.!?]{0,15}\blint\b/iu,
    answer: [
      'Wrap tape around your hand, sticky side out, and dab. On bigger pieces, a damp rubber glove or a barely damp sponge, stroked one way. For next time: dark things inside out, towels in a load of their own, and an empty dryer filter.',
    ],
    more: [
      {
        when: /\b(?:pills?|pilling|bobbles|little balls)\b/iu,
        answer: [
          'Those little balls come off with a fabric shaver or a sweater comb, with the cloth laid flat and pulled smooth.',
        ],
      },
      {
        when: /\b(?:dryer|washer|wash|tissue)\b/iu,
        answer: [
          'Ten minutes in the dryer before washing loosens hair and tissue bits, and the filter takes them. Shake each piece out before it goes in.',
        ],
      },
    ],
    goOn: ['Short strokes in one direction.', 'A fresh strip of tape when it stops catching.'],
  },
  {
    id: 'wet-shoes',
    when: /\b(?:how (?:do|can|could|should|would|long|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)|what(?:'s| is) the (?:best|fastest|quickest) way to|(?:what(?:'s| is)|is there|any|you know) (?:an? |the )?(?:\p{L}+ )?way to)\b[^.!?]{0,25}\bdry\b[^.!?]{0,15}\b(?:shoes|boots|sneakers)\b|\b(?:how (?:do|can|could|should|long)|what (?:do|can|should) I do)\b[^.!?]{0,25}\b(?:wet|soaked|soaking) (?:leather )?(?:shoes|boots|sneakers)\b|\b(?:shoes|boots|sneakers) (?:are|got) (?:all |so |completely |totally )?(?:wet|soaked|drenched)\b[^.!?]{0,15}[.,!?]? (?:how (?:do|can) I (?:dry|get)|what (?:do|can|should) I do)\b|\bcan (?:I|you) (?:put|dry) (?:my |wet )?(?:shoes|sneakers|boots) in the dryer\b/iu,
    answer: [
      'Take out laces and insoles, stuff the shoes with newspaper, and change it after an hour, then every few hours. Stand them near a fan. No heater, oven or hot dryer: leather cracks and glue lets go. A night usually does it.',
    ],
    more: [
      {
        when: /\b(?:smell|smells|smelly|stink)\b/iu,
        answer: ['A spoon of baking soda in each, overnight, once they are dry. Shake it out in the morning.'],
      },
      {
        when: /\b(?:leather|suede|salt)\b/iu,
        answer: [
          'Leather dries slowly and then wants shoe cream; suede is brushed only when fully dry. Salt lines go with vinegar and water on a cloth, half and half.',
        ],
      },
    ],
    goOn: ['Fresh paper makes the difference.', 'Press, and do not twist them.'],
  },

  // Plants and animals.
  {
    id: 'plant-water',
    when: /\bhow (?:often|much) (?:do|does|should|must|would)\b[^.!?]{0,15}\bwater (?:an? |the |my |our |this |indoor |house ?)?(?:\p{L}+ )?(?:plants?|houseplants?|succulents?|cactus|cacti|orchids?|basil|monstera|ferns?|flowers|tomatoes|lily|ivy|pothos)\b|\bhow (?:often|much) (?:do|does|should) (?:an? |the |my )?(?:\p{L}+ )?(?:plants?|houseplants?|succulents?|cactus|cacti|orchids?|basil|monstera|ferns?|tomatoes|lily|pothos)\b[^.!?]{0,10}\b(?:water|watering|watered)\b|\b(?:how (?:do|can|could|should|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)|can (?:I|you|we)|what (?:do|should|can) (?:I|we) do)\b[^.!?]{0,25}\bover-?water(?:ed|ing)?\b|\b(?:is|did|have|am) (?:my|the|I|this)\b[^.!?]{0,15}\bover-?water(?:ed|ing)?\b[^.!?]{0,15}\?|\bover-?watered\b[^.!?]{0,20}[.,!?]? (?:how (?:do|can) I|what (?:do|can|should) I do|can (?:it|I))\b/iu,
    answer: [
      'Most houseplants want water when the top inch of soil is dry, often once a week, cacti and succulents every two or three. After too much: stop, empty the saucer, let the soil dry. If roots are brown and soft, cut those off and repot in fresh soil.',
    ],
    more: [
      {
        when: /\b(?:yellow|brown|droop(?:s|y|ing)?|leaves)\b/iu,
        answer: [
          'Yellow, soft leaves with wet soil mean too much water. Dry, crisp brown edges mean too little, or very dry air.',
        ],
      },
      {
        when: /\b(?:orchids?|cactus|cacti|succulents?|winter|vacation|away)\b/iu,
        answer: [
          'Orchids: a short soak once a week, then drained. Cacti and succulents: only when fully dry. In winter nearly all of them need about half.',
        ],
      },
    ],
    goOn: ['A finger in the soil tells more than the calendar.', 'Never let the pot stand in water for long.'],
  },
  {
    id: 'cat-litter',
    when: /\bhow (?:often|many times) (?:do|does|should|must|would|to)\b[^.!?]{0,20}\b(?:litter|litter box|litterbox)\b|\bhow many litter ?boxes (?:do|does|should)\b|\b(?:how (?:do|can|could|should|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)|what (?:stops|helps|gets|can I do))\b[^.!?]{0,25}\b(?:litter|litter box|litterbox|kitty litter)\b[^.!?]{0,15}\b(?:smell|smells|smelling|stink|stinking|clean)\b|\b(?:how (?:do|can|should|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)|what(?:'s| is) the best way to)\b[^.!?]{0,12}\b(?:clean|change|scoop)\b[^.!?]{0,12}\b(?:litter|litter box|litterbox)\b/iu,
    answer: [
      'Scoop once or twice a day. Change clumping litter fully every two to four weeks, other kinds once or twice a week, and wash the box with mild soap then. Have one box per cat and one extra. Somebody pregnant should leave the scooping to others.',
    ],
    more: [
      {
        when: /\b(?:smell|smells|stinks?|odou?r|baking soda)\b/iu,
        answer: [
          'Mostly it is scooping more often. A thin layer of baking soda under unscented litter helps, and an old plastic box holds the smell: a new one once a year.',
        ],
      },
      {
        when: /\b(?:not using|won't use|stopped|outside|floor|pee|peeing|straining)\b/iu,
        answer: [
          'When a cat stops using the box, a vet should have a look first. Straining with little or nothing coming, above all in a male cat, is an emergency: go today.',
        ],
      },
    ],
    goOn: ['Two to three inches deep is what most cats like.', 'A quiet spot, away from the food.'],
  },
  {
    id: 'dog-chocolate',
    when: /\b(?:is|are) (?:\p{L}+ )?chocolate (?:really |so |that )?(?:bad|toxic|poisonous|dangerous|safe|harmful) (?:for|to) (?:\p{L}+ )?(?:dogs?|cats?|pupp(?:y|ies))\b|\b(?:can|could|should|may) (?:\p{L}+ )?(?:dogs?|cats?|pupp(?:y|ies)) (?:eat|have) (?:\p{L}+ )?chocolate\b|\bhow much chocolate (?:can|is|does|will)\b[^.!?]{0,25}\b(?:dogs?|cats?|puppy)\b|\b(?:what (?:do|should|can|happens)|how (?:much|bad|dangerous|long)|is it)\b[^.!?]{0,30}\b(?:dogs?|cats?|puppy)\b[^.!?]{0,15}\b(?:ate|eats?|eaten|had)\b[^.!?]{0,30}\bchocolate\b|\b(?:dogs?|cats?|puppy)\b[^.!?]{0,12}\b(?:ate|eaten|got into|swallowed|had)\b[^.!?]{0,30}\bchocolate\b[^.!?]{0,30}[.,!?]? (?:what (?:do|should|can) (?:I|we) do\b|is (?:that|it|this|he|she) (?:bad|dangerous|okay|safe|poisonous|toxic|enough|going)|will (?:he|she|it) (?:be|get|die)|should (?:I|we) (?:call|worry|take|go)|do (?:I|we) (?:need|have|call)|how (?:bad|dangerous) is|(?:please )?help[.!?]*$)|\b(?:dogs?|cats?|puppy) (?:just )?(?:ate|has eaten|swallowed|got into)\b[^.!?]{0,30}\bchocolate ?\?/iu,
    answer: [
      'Chocolate is poisonous to dogs and cats, dark and baking chocolate most. If any was eaten, call a vet or an animal poison line now, even if the animal seems well, and tell its weight, which chocolate, how much, and when. Give nothing to make it vomit unless they say so.',
    ],
    more: [
      {
        when: /\b(?:only|just|little|small|tiny|bit|piece|milk chocolate|white chocolate)\b/iu,
        answer: [
          'It may be harmless, but that depends on weight and kind, and a vet can tell within a minute on the phone. Call all the same.',
        ],
      },
      {
        when: /\b(?:seems? fine|signs|symptoms|how long|watch for|looks? fine)\b/iu,
        answer: [
          'Signs can take six to twelve hours: restless, vomiting, panting, fast heart, shaking. Do not wait for them; call now, and with any of these drive to a vet.',
        ],
      },
    ],
    goOn: ['Keep the wrapper at hand for the vet.', 'The rest of the chocolate goes out of reach first.'],
  },

  // Phrases of the office and of every day.
  {
    id: 'phrases-later',
    when: /\b(?:what(?:'s| is| does| do)|what(?:'s| is) the meaning of|what does it mean (?:to|when (?:people|someone|somebody) says?)|what (?:do|does|did) [\p{L} ]{2,20} mean (?:by|with)|(?:can|could) you explain) (?:the (?:phrase|word|expression|idiom|term) )?["']?(?:to |let's )?(?:circl(?:e|ing) back|tak(?:e|ing) (?:this|it|that|things|something) offline|tabl(?:e|ing) (?:it|this|that|something|the (?:topic|matter|idea)))(?=["']?(?:[?.!,]|$|[^.!?]{0,25}\bmeans?\b| (?:in|at) (?:an? |the )?(?:office|emails?|english|meetings?|work|business)\b))|"[^"]{0,30}\b(?:circle back|take (?:this|it|that) offline|table (?:it|this|that))\b[^"]{0,30}"[^"?]{0,30}\bwhat (?:does|did|do) (?:that|it|this|he|she|they|people) mean\b|\bwhat (?:means?|does it mean)\b[^.!]{0,40}\b(?:says?|said|is|writes?) ["']?(?:the |to |let's |lets )?(?:circle back|take (?:this|it|that) offline|table (?:it|this|that))\b|^(?:(?:and|ok|so|then|also)[, ]+)*(?:what about )?["'](?:to |let's |lets )?(?:circle back|take (?:this|it|that) offline|table (?:it|this|that))["'](?=[?.! ])/iu,
    answer: [
      'To circle back is to return to a matter later. To take something offline is to talk about it outside the meeting. To table it is to put it aside for now in the US, and to bring it up for discussion in Britain.',
    ],
    more: [
      {
        when: /\b(?:rude|polite|bad sign|mean no|annoyed)\b/iu,
        answer: ['All three are polite and common. Often they simply mean: not now, not in front of everybody.'],
      },
      {
        when: /\b(?:answer|reply|respond|say back|use it|example|sentence)\b/iu,
        answer: ["For example: “Let's circle back on Friday.” A good reply is: “Sure, Friday works for me.”"],
      },
    ],
    goOn: ['You will hear those in nearly every meeting.', 'Said with a day named, they sound most natural.'],
  },
  {
    id: 'phrases-contact',
    when: /\b(?:what(?:'s| is| does| do)|what(?:'s| is) the meaning of|what does it mean to|what (?:do|does) people mean (?:by|with)|(?:can|could) you explain) (?:the (?:phrase|word|expression|idiom|term) )?["']?(?:to |let's )?(?:touch(?:ing)? base|reach(?:ing)? out|ping(?: me| you| someone| somebody)?|(?:be |being )?on the same page)(?=["']?(?:[?.!,]|$|[^.!?]{0,25}\bmeans?\b| (?:in|at) (?:an? |the )?(?:office|emails?|english|meetings?|work|business)\b))|\bwhat (?:means?|does it mean)\b[^.!]{0,40}\b(?:says?|said|is|writes?) ["']?(?:the |to |let's |lets )?(?:touch base|reach out|ping me|on the same page)\b|^(?:(?:and|ok|so|then|also)[, ]+)*(?:what about )?["'](?:to |let's |lets )?(?:touch base|reach out|ping me|on the same page)["'](?=[?.! ])/iu,
    answer: [
      'To reach out or to ping somebody is to write to them, to touch base is to talk briefly and catch up, and to be on the same page is to see a thing the same way.',
    ],
    more: [
      {
        when: /\b(?:formal|polite|rude|casual|email|boss)\b/iu,
        answer: [
          'Reach out and touch base are fine in any email at work. Ping is casual, for chats and people you know.',
        ],
      },
      {
        when: /\b(?:example|sentence|use it|how do I use|difference)\b/iu,
        answer: [
          'For example: “Ping me when you are free”, “I wanted to touch base about Monday”, “Good, then we are on the same page.”',
        ],
      },
    ],
    goOn: ['None of them means more than it seems to.', 'In writing, plain “contact” or “agree” does as well.'],
  },
  {
    id: 'phrases-effort',
    when: /\b(?:what(?:'s| is| does| do)|what(?:'s| is) the meaning of|what does it mean (?:to|when (?:people|someone|somebody) says?)|what (?:do|does) (?:people|they|my boss|my manager) mean (?:by|with)|(?:can|could) you explain) (?:the (?:phrase|word|expression|idiom|term) )?["']?(?:an? |the )?(?:(?:have |having |having no )?(?:the )?bandwidth|ballpark(?: figure| number| estimate)?|low[- ]hanging fruits?)(?=["']?(?:[?!,]|\.?$|[^.!?]{0,25}\bmeans?\b| (?:in|at) (?:an? |the )?(?:office|emails?|english|meetings?|work|business)\b))|"[^"]{0,30}\b(?:bandwidth|ballpark|low[- ]hanging fruit)\b[^"]{0,30}"[^"?]{0,30}\bwhat (?:does|did|do) (?:that|it|this|people) mean\b|\bwhat (?:means?|does it mean)\b[^.!]{0,40}\b(?:says?|said|is|writes?) ["']?(?:the |to |let's |lets )?(?:bandwidth|ballpark|low[- ]hanging fruit)\b|^(?:(?:and|ok|so|then|also)[, ]+)*(?:what about )?["'](?:to |let's |lets )?(?:bandwidth|ballpark|low[- ]hanging fruit)["'](?=[?.! ])/iu,
    answer: [
      'Bandwidth is the time and energy somebody has to spare, a ballpark figure is a rough estimate, and low-hanging fruit is what can be gained with the least effort.',
    ],
    more: [
      {
        when: /\b(?:example|sentence|use it|use them)\b/iu,
        answer: [
          'For example: “I have no bandwidth this week”, “Ballpark, it costs two hundred dollars”, “Let us start with the low-hanging fruit.”',
        ],
      },
      {
        when: /\b(?:where|why|come from|comes from|origin)\b/iu,
        answer: [
          'Bandwidth was a word for how much a line can carry. Ballpark comes from baseball: somewhere within the field. And low fruit needs no ladder.',
        ],
      },
    ],
    goOn: ['They belong to talk at work more than to writing.', 'A ballpark figure binds nobody.'],
  },
  {
    id: 'phrases-messages',
    when: /\b(?:what(?:'s| is| does| do)|what(?:'s| is) the meaning of|what (?:do|does) (?:people|they|my boss|my manager) mean (?:by|with)|(?:can|could) you explain) (?:the (?:phrase|word|expression|letters|abbreviation|term) )?["']?(?:an? )?(?:heads[- ]up|fyi|asap|eod|eow|cob)(?=["']?(?:[?!,]|\.?$|[^.!?]{0,25}\b(?:means?|stands? for)\b| (?:in|at) (?:an? |the )?(?:office|emails?|english|texts?|messages?|work|business)\b))|"[^"]{0,30}\b(?:heads[- ]up|fyi|asap|eod|eow|cob)\b[^"]{0,30}"[^"?]{0,30}\bwhat (?:does|did|do) (?:that|it|this|people) mean\b|\bwhat (?:means?|does it mean)\b[^.!]{0,40}\b(?:says?|said|is|writes?) ["']?(?:the |to |let's |lets )?(?:heads[- ]up|fyi|asap|eod|eow)\b|^(?:(?:and|ok|so|then|also)[, ]+)*(?:what about )?["'](?:to |let's |lets )?(?:heads[- ]up|fyi|asap|eod|eow)["'](?=[?.! ])/iu,
    answer: [
      'A heads-up is a word in advance. FYI is “for your information”, ASAP “as soon as possible”, EOD “by the end of the working day”, COB the same, “close of business”, and EOW “by the end of the week”.',
    ],
    more: [
      {
        when: /\b(?:rude|polite|formal|pushy)\b/iu,
        answer: [
          'FYI and EOD are neutral. ASAP can sound pushy; a day and an hour are kinder: “by Thursday noon, please.”',
        ],
      },
      {
        when: /\b(?:what time|when exactly|midnight|five|5 ?pm|time zone)\b/iu,
        answer: [
          "EOD mostly means around five or six in the sender's time, when people go home. If it matters, ask which hour is meant.",
        ],
      },
    ],
    goOn: ['Spelled out, they are never wrong.', 'FYI asks for nothing back.'],
  },
  {
    id: 'phrases-idioms',
    when: /\b(?:what(?:'s| is| does| do)|what(?:'s| is) the meaning of|what does it mean (?:to|when (?:people|someone|somebody) says?)|why (?:do|does|would) (?:people|they|actors|someone|somebody|you) say|what (?:do|does) (?:people|they) mean (?:by|with)|(?:can|could) you explain) (?:the (?:phrase|expression|idiom|saying) )?["']?(?:to )?(?:break a leg|(?:be |being |feel |feeling )?under the weather|call(?:ing)? it a day)(?=["']?(?:[?.!,]|$|[^.!?]{0,25}\bmeans?\b| (?:in|at|before|to) (?:an? |the )?(?:actors?|show|stage|english|work|play)\b))|"[^"]{0,30}\b(?:break a leg|under the weather|call it a day)\b[^"]{0,30}"[^"?]{0,30}\bwhat (?:does|did|do) (?:that|it|this|he|she|they|people) mean\b|\bwhat (?:means?|does it mean)\b[^.!]{0,40}\b(?:says?|said|is|writes?) ["']?(?:the |to |let's |lets )?(?:break a leg|under the weather|call it a day)\b|^(?:(?:and|ok|so|then|also)[, ]+)*(?:what about )?["'](?:to |let's |lets )?(?:break a leg|under the weather|call it a day)["'](?=[?.! ])/iu,
    answer: [
      'Break a leg means good luck, mostly before going on stage; under the weather means a little ill; and to call it a day means to stop working for today.',
    ],
    more: [
      {
        when: /\b(?:where|why|come from|comes from|origin)\b/iu,
        answer: [
          'Nobody knows for sure. For break a leg the usual story is that in the theater wishing good luck was thought to bring bad, so people wished the opposite.',
        ],
      },
      {
        when: /\b(?:example|sentence|use it|answer|reply|respond|rude)\b/iu,
        answer: [
          'For example: “I am a bit under the weather today”, “Let us call it a day.” To break a leg the answer is simply thank you.',
        ],
      },
    ],
    goOn: ['All of them are friendly and everyday.', 'They are for talk, and seldom for formal letters.'],
  },

  // Letters, spelling, time.
  {
    id: 'formal-email',
    when: /\b(?:how (?:do|should|can|could|would|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)|what(?:'s| is) (?:an?|the) (?:good|right|proper|best|polite) way to)\b[^.!?]{0,15}\b(?:begin|start|open|close|end|sign off|finish|address|write)\b[^.!?]{0,10}\b(?:formal|business|professional|official|cover|application) (?:email|e-mail|letter|mail)\b|\bhow (?:do|should|can|could|would|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)\b[^.!?]{0,15}\b(?:begin|start|close|end|sign off|finish|write)\b[^.!?]{0,10}\b(?:email|e-mail) to (?:an? |the |my )?(?:company|office|school|university|professor|landlord|agency|recruiter|hiring manager|employer)\b|\bwhat(?:'s| is| are) (?:an? |the |some )?(?:good |right |proper |formal |best )?(?:greetings?|closings?|openings?|sign-?offs?) (?:for|in|of) (?:an? )?(?:formal |business |professional |official |cover )?(?:emails?|e-mails?|letters?)\b|\bwhat (?:do|should|can) (?:I|you|we) (?:write|put|say) at the (?:end|start|beginning) of (?:an? )?(?:formal |business |professional |official )(?:email|e-mail|letter)\b/iu,
    answer: [
      'Begin with “Dear Ms. Lee,” or, without a name, “Dear Hiring Manager,” or “Hello,”. Say in the first sentence why you write. Close with a thank you, then “Kind regards,” or “Sincerely,” and your full name below.',
    ],
    more: [
      {
        when: /\b(?:no name|don't know (?:the|their|his|her) name|whom|who reads|gender|first name)\b/iu,
        answer: [
          'Without a name, the team does: “Dear Admissions Team,” for example. If you do not know whether Ms. or Mr., write the full name: “Dear Alex Lee,”.',
        ],
      },
      {
        when: /\b(?:subject|subject line|how long|length)\b/iu,
        answer: [
          'In the subject line: the matter in five to eight words, with a date or number if there is one. The email itself: three short paragraphs at most.',
        ],
      },
    ],
    goOn: ['Read it aloud once before you send it.', 'Put in the address last, and it cannot leave too soon.'],
  },
  {
    id: 'spelling-pairs',
    when: /\b(?:is it|do I (?:use|write|say|spell)|which (?:is it|one|is right)|when (?:do|should|to) (?:(?:I|you|we|one) )?(?:use|write)|how (?:do|can|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)|what(?:'s| is) the difference|(?:can|could) you explain|difference between)\b[^.!?]{0,30}["']?\b(?:affect["']? (?:or|and|vs\.?|versus|from|instead of|with)|effect["']? (?:or|and|vs\.?|versus|from|instead of|with)) ["']?(?:an? |the )?(?:affect|effect)\b|\b(?:is it|do I (?:use|write|say|spell)|which (?:is it|one|is right)|when (?:do|should|to) (?:(?:I|you|we|one) )?(?:use|write)|how (?:do|can|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)|what(?:'s| is) the difference|(?:can|could) you explain|difference between)\b[^.!?]{0,30}["']?\bit'?s["']? (?:or|and|vs\.?|versus|from|instead of|with) ["']?it'?s\b|\b(?:affect (?:or|vs\.?|versus) effect|effect (?:or|vs\.?|versus) affect|its (?:or|vs\.?|versus) it's|it's (?:or|vs\.?|versus) its)\b[^.!?]{0,20}\?/iu,
    answer: [
      "Affect is mostly the verb, to influence: noise affects sleep. Effect is mostly the noun, the result: it has an effect. It's is short for it is or it has; its, without the mark, means belonging to it: the dog and its tail.",
    ],
    more: [
      {
        when: /\b(?:remember|trick|rule|easy way)\b/iu,
        answer: [
          "A trick: A for action is affect, E for end result is effect. And if it is or it has fits in its place, write it's; if not, its.",
        ],
      },
      {
        when: /\b(?:your|you're|there|their|they're|then|than)\b/iu,
        answer: [
          "You're is you are, your belongs to you. They're is they are, their belongs to them, there is a place. Then is time, than compares.",
        ],
      },
    ],
    goOn: ['Say the long form in your head, and the right one shows.', 'Native writers mix these up all the time.'],
  },
  {
    id: 'days-weeks-in',
    when: /\bhow many (?:seconds|minutes|hours|days|weeks|months)(?: (?:are|is|does))?(?: there)?(?: in)? (?:an? |one |the |each |every )?(?:minute|hour|day|week|month|leap year|year|january|february|march|april|may|june|july|august|september|october|november|december)\b(?:'s)?(?! (?:do|does|did|should|can|could|will|would|am|is|are|must|have (?:I|we|you|they)|has (?:he|she|it)|until)\b)|\bwhich months (?:have|has) (?:30|31|28|thirty|thirty-one)\b/iu,
    answer: [
      'A year is twelve months, 52 weeks and a day, or 365 days, a leap year 366. April, June, September and November have 30 days, February 28 or 29, all others 31. A week is 168 hours, a day 1,440 minutes, or 86,400 seconds.',
    ],
    more: [
      {
        when: /\bleap\b|\b29\b|\bfebruary\b/iu,
        answer: [
          'Leap years come every four years, when the year can be divided by four. Full hundreds are left out unless they can be divided by 400.',
        ],
      },
      {
        when: /\b(?:work|working|business|weekdays|weekends)\b/iu,
        answer: [
          'A year has about 260 weekdays, a month twenty to twenty-three, before any holidays. At forty hours a week that is 2,080 hours.',
        ],
      },
    ],
    goOn: [
      'On your knuckles: the bumps are the months with 31.',
      'A month is a little more than four weeks, about four and a third.',
    ],
  },
];
