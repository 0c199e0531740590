import type { Practical } from '../practical.ts';

/** Plants and animals. Common knowledge only. */
export const plantsAndAnimals: readonly Practical[] = [
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
];
