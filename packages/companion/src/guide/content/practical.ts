/** Tiny household answers: people ask such things in the middle of a bad day. Common knowledge only. */
export interface Practical {
  id: string;
  when: RegExp;
  answer: readonly string[];
  /** Follow-up questions it can answer. */
  more: readonly { when: RegExp; answer: readonly string[] }[];
  /** Said when the person reports that they are at it. */
  goOn: readonly string[];
}

export const practicals: readonly Practical[] = [
  {
    id: 'panic-attack',
    when: /\bhow long (?:do|does|will|can|would) (?:an? |my |these |this |the )?(?:panic|anxiety) attacks?\b|\bcan (?:you|i|one|people) die (?:of|from) (?:an? )?(?:panic|anxiety) attacks?\b/iu,
    answer: [
      'Most panic attacks reach their height within some ten minutes and ebb away over the next twenty or so. They feel dangerous and as a rule are not. A first one, or pain in the chest, belongs to a doctor all the same. Is one going on now?',
    ],
    more: [],
    goOn: ['Stay with the slow breath out. It has a top, and after the top it goes down.'],
  },
  {
    id: 'wine-stain',
    when: /\b(?:red )?wine\b.*\b(?:stain|carpet|rug|couch|sofa|shirt|dress|out of)\b|\bwine out of\b|\bget (?:red )?wine\b/iu,
    answer: [
      'Blot it right away with a dry white cloth, pressing and not rubbing. Then cool water, blot again. After that, a teaspoon of dish soap and one of white vinegar in a cup of water: dab it on, wait ten minutes, blot dry. Try a hidden corner first.',
    ],
    more: [
      {
        when: /\bclub soda\b.*\bvinegar\b|\bvinegar\b.*\bclub soda\b/iu,
        answer: [
          'Club soda first, while it is wet, since it lifts the wine as you blot. Vinegar with a little dish soap comes second, for the color that stays.',
        ],
      },
      {
        when: /\b(?:rental|beige|white|light|cream)\b/iu,
        answer: [
          'Light carpet, then: skip colored cloths and anything with bleach, and test the mix where no one looks. Several gentle rounds do more than one hard scrub.',
        ],
      },
      {
        when: /\b(?:dried|old|yesterday|last night)\b/iu,
        answer: [
          'A dried stain needs wetting again: warm water and a drop of dish soap for ten minutes, then vinegar and water, and blot. Two or three rounds are normal.',
        ],
      },
      {
        when: /\b(?:salt|baking soda)\b/iu,
        answer: [
          'Salt or baking soda can draw up what is still damp. Leave it an hour, vacuum it, then go on with the cloth.',
        ],
      },
    ],
    goOn: [
      'Good. Work from the edge toward the middle, fresh bit of cloth each time.',
      'Keep at it gently; when the cloth stays clean, press it dry with something heavy on a towel.',
      'That is the way. Let it dry fully before you judge the result.',
    ],
  },
  {
    id: 'coffee-stain',
    when: /\b(?:coffee|tea) (?:stain|out of)\b|\bspilled (?:my )?(?:coffee|tea)\b.*\bhow\b/iu,
    answer: [
      'Blot it, then cold water from the back of the cloth, then a little dish soap and vinegar in water. Blot, rinse, air dry; heat would set it.',
    ],
    more: [
      {
        when: /\b(?:shirt|wash|laundry)\b/iu,
        answer: [
          'For a shirt: rinse from the inside, soap it, and wash as usual, but no dryer until the mark is gone.',
        ],
      },
    ],
    goOn: ['Good. Rinse until the water runs clear.'],
  },
  {
    id: 'grease-stain',
    when: /\b(?:grease|oil|butter) (?:stain|out of|on my)\b/iu,
    answer: [
      'Dry powder first: baking soda or cornstarch, fifteen minutes. Brush it off, rub in a drop of dish soap, and wash as warm as the label allows.',
    ],
    more: [],
    goOn: ['Good. If a shadow stays, one more round before it goes near heat.'],
  },
  {
    id: 'eggs',
    when: /\bboil(?:ed|ing)?\b.*\beggs?\b|\beggs?\b.*\bboil/iu,
    answer: [
      'Into boiling water: six minutes for a soft yolk, eight for a jammy one, eleven for hard. Then cold water, and they peel more easily.',
    ],
    more: [],
    goOn: ['Good. Cold water straight afterward.'],
  },
  {
    id: 'rice',
    when: /\b(?:cook|make|boil)\b.*\brice\b/iu,
    answer: [
      'One cup of rice, rinsed, to about one and three quarter cups of water. Boil, lid on, lowest heat for fifteen minutes, then ten minutes off the heat with the lid closed.',
    ],
    more: [],
    goOn: ['Good. Leave the lid alone until it is done.'],
  },
  {
    id: 'drain',
    when: /\b(?:unclog|clogged|blocked)\b.*\b(?:drain|sink|shower|toilet)\b|\b(?:drain|sink|shower) (?:is )?(?:clogged|blocked)\b/iu,
    answer: [
      'Pull out hair with a bent wire first. Then half a cup of baking soda, half a cup of vinegar, ten minutes, and a kettle of hot water. A plunger helps if it is still slow.',
    ],
    more: [],
    goOn: ['Good. Two rounds are sometimes needed.'],
  },
  {
    id: 'wifi',
    when: /\b(?:wi-?fi|router|internet)\b.*\b(?:down|not working|won't|broken|fix)\b/iu,
    answer: [
      'Unplug the router, count to thirty, plug it in and wait three minutes. If that does nothing, check whether other devices are offline too; then it is likely the provider.',
    ],
    more: [],
    goOn: ['Good. Give it the full three minutes.'],
  },
];

/** Half a minute of calm, for someone who asks for exactly that. */
export const tinyExercise = {
  give: [
    'Yes. Breathe in through the nose, a normal breath. Then let it out slowly, as if through a straw, about twice as long. Three of those, shoulders loose. That is all of it.',
    'Yes, a long exhale. In through the nose while you count to three, out through the mouth while you count to six. Three rounds. Nothing else to do.',
    'One small thing: put a hand on your chest, breathe in a little, and sigh it out as slowly as you can. Do it three times.',
  ],
  goOn: [
    'Good. Stay with the long out-breath; let the next one take its time, and drop your shoulders at the end of it.',
    'Yes, just like that. Let the exhale be slow and quiet, and do not push it.',
    'Keep going with that exhale. One more, a little longer than the one before.',
    'Nice and slow. When the breath has gone out, wait a moment before the next comes in by itself.',
  ],
};
