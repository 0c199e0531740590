import type { Practical } from '../practical.ts';

/** Cooking. Common knowledge only. */
export const cooking: readonly Practical[] = [
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
];
