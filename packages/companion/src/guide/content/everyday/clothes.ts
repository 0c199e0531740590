import type { Practical } from '../practical.ts';

/** Clothes. Common knowledge only. */
export const clothes: readonly Practical[] = [
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
];
