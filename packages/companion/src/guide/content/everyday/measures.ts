import type { Practical } from '../practical.ts';

/** Measures. Common knowledge only. */
export const measures: readonly Practical[] = [
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
];
