import type { Practical } from '../practical.ts';

/** Laundry and stains. Common knowledge only. */
export const laundry: readonly Practical[] = [
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
];
