import type { Practical } from '../practical.ts';

/** The house. Common knowledge only. */
export const house: readonly Practical[] = [
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
];
