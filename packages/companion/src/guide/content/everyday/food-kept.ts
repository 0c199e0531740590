import type { Practical } from '../practical.ts';

/** Food that is kept. Common knowledge only. */
export const foodKept: readonly Practical[] = [
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
];
