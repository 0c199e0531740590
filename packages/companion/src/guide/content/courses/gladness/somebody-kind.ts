import type { Course } from '../course.ts';
import { glad, notGlad } from './heard-glad.ts';

/** Somebody was kind to the writer, out of the blue or just when it was needed. */
export const somebodyKind: Course = {
  id: 'somebody-kind',
  begins:
    /\b(?:someone|somebody|a (?:\S+ )?(?:stranger|woman|man|guy|lady|girl|boy|kid|nurse|cashier|driver|teacher|neighbou?r|customer|coworker|couple|cop|waitress|waiter|barista|student)|(?:this|an|some) (?:\S+ )?(?:stranger|woman|man|guy|lady|girl|boy|kid|couple|old (?:man|lady|woman))|my (?:\S+ )?(?:neighbou?r|coworker|colleague|boss|manager|teacher|friend|roommate|landlord|nurse|doctor|student|customer|best friend)|people|they|the (?:\S+ )?(?:cashier|nurse|driver|barista|lady|guy|man|woman|neighbou?r)) (?:at \S+(?: \S+)? |on the \S+ |in the \S+ |from \S+ |next door |just |actually |randomly |from work ){0,2}(?:paid for (?:my|our)|bought (?:me|us|my|our)|brought (?:me|us)|gave (?:me|us|up (?:his|her|their) seat)|complimented|told me (?:I(?:'m| am| was| did| looked| have| make| made) (?:\S+ ){0,3}(?:good|great|beautiful|pretty|nice|smile|day|job|strong|smart|appreciated|kind|wonderful|difference|lovely)|my (?:\S+ )?(?:smile|work|hair|laugh))|said (?:something |such |the |a |really |so |very |something so ){0,3}(?:nice|kind|sweet|lovely|kindest|nicest|sweetest)|helped me|stopped to help|carried my|held the door|checked (?:in )?on me|remembered my|surprised me|covered (?:for|my)|thanked me|left (?:me )?a (?:note|card|gift|tip)|stood up for me|drove me|fixed my|shoveled|mowed|returned my (?:wallet|phone|purse|keys)|found my (?:wallet|phone|purse|keys)|was (?:so |really |incredibly |unexpectedly |just |super )?(?:kind|nice|sweet|lovely|helpful) (?:to me|today|about)|smiled at me|hugged me|sat with me|noticed)|\b(?:(?:a )?random act of kindness|kindness of (?:a |)strangers?|got (?:a|the|such a) (?:\S+ )?(?:compliment|thank[- ]you (?:note|card)))\b/iu,
  unless: new RegExp(
    `${notGlad.source}|\\b(?:followed me|creep\\w*|grabbed|touch\\w*|uncomfortable|drunk|hit on|flirt\\w*|gave me (?:a |the |his |her )?(?:hard time|cold|look|shit|crap|attitude|headache|anxiety|warning|number|silent|finger|creeps|flu|covid|ultimatum)|bought me (?:off|out)|brought me (?:down|up|to tears|into)|noticed (?:that )?(?:I|my) (?:was|wasn't|had|forgot|mistake|weight)|told me (?:to|I'm (?:too|not|so fat))|fixed my (?:mistake)|gave me (?:up|less|more work|bad|notice|two weeks)|remembered my (?:mistake)|surprised me with (?:divorce|papers)|helped me (?:realize|see) (?:that )?I)\\b`,
    'iu',
  ),
  light: true,
  first: {
    say: [
      'Somebody saw you there.',
      'How good that there are such people.',
      'That makes a day another day.',
      'And it did not have to be. That is the lovely thing.',
    ],
    ask: ['How did that come about?', 'What did you do then?', 'What were you carrying just before it?'],
  },
  turns: [
    {
      when: glad.isItOk,
      say: [
        'Not silly in the least. Kindness often goes right to where one is sore.',
        'It is fine just to take it. Nobody is keeping a tally.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should) I|what (?:do|can|should|could) I|should I)\b[^?.!]{0,50}\b(?:thank|repay|pay (?:\S+ )?back|return|give|say|make it up|back|do (?:for|in))\b/iu,
      say: [
        'A line is enough: “You probably do not know how much that meant that day. Thank you.” Most people keep such a note.',
        'One can pass it on instead, at some other door. Most who do such things would like that best.',
      ],
      asked: true,
    },
    { when: glad.should, say: ['If it comes easily, yes. Kind things are nearly never the wrong ones.'], asked: true },
    {
      when: glad.willItLast,
      say: ['You do not have to find out tonight whether there is a catch. It was kind, and that stands.'],
      asked: true,
    },
    { when: glad.think, say: ['I think that person has gone home and hardly knows what it was to you.'], asked: true },
    {
      when: glad.tears,
      say: ['With hard things one holds out, and then somebody is kind.', 'Those were waiting for a soft spot.'],
    },
    {
      when: /\b(?:(?:don'?t|didn'?t) deserve|not used to|never (?:happens|does|do|get)|weird|uncomfortable|awkward|suspicious|why me|burden|embarrass\w*|owe|not (?:good )?at (?:taking|accepting|compliments)|didn'?t know what to say|pity)\b/iu,
      say: [
        'It is a skill to let it in, and hardly anyone teaches it.',
        'You are more used to giving than to getting, it seems.',
        'There was nothing to deserve. It was a present.',
      ],
    },
    {
      when: /\b(?:hard (?:day|week|month|time|year)|rough|bad day|worst day|needed (?:it|that|to hear)|alone|lonely|stress\w*|struggl\w*|invisible|crying|about to|falling apart|tired|overwhelm\w*|broke\b|card (?:declined|got declined)|short (?:on|by)|sad)\b/iu,
      say: [
        'And just then. It could not have come at a better hour.',
        'You had nearly stopped counting on anything like it.',
        'One kind minute, in the middle of that.',
      ],
    },
    {
      when: /\b(?:stranger|didn'?t (?:even )?know|never (?:met|seen)|random|anonymous\w*|never see|name|line|store|grocer\w*|bus|train|street|parking|drive[- ]?thr\w*|coffee|gas station)\b/iu,
      say: ['Someone who had nothing to gain by it.', 'And then they go off, and one never learns the name.'],
    },
    {
      when: /\b(?:neighbou?r|soup|food|lasagna|casserole|cake|cookies|snow|shovel\w*|lawn|trash|groceries|package|ride|drove|tire|car|battery|tools?)\b/iu,
      say: ['That is kindness with its sleeves rolled up.', 'Good to know who lives around one.'],
    },
    {
      when: /\b(?:compliment\w*|beautiful|pretty|smile|hair|dress|shirt|outfit|shoes|looked|looks|laugh|voice)\b/iu,
      say: ['Such a sentence one wears for the rest of the day.', 'They did not have to say it, and they did.'],
    },
    {
      when: /\b(?:boss|coworkers?|colleague|work|team|email|shift|meeting|patient|customer|student|parent|client|praise\w*|appreciat\w*|good job|great work|difference|card)\b/iu,
      say: ['So it is noticed, what you do.', 'That is worth more than the bonus, sometimes.'],
      ask: ['What were the words, as near as you remember?'],
    },
    {
      when: /\b(?:friend|text\w*|call\w*|checked|visited|came over|showed up|sat with|listened|hug\w*|remembered|birthday|surprise\w*|flowers?|gift|note|letter)\b/iu,
      say: ['You were on their mind, and you knew nothing of it.', 'That is a friend, or the beginnings of one.'],
    },
    {
      when: /\b(?:kid|child|little (?:girl|boy)|son|daughter|toddler|old (?:man|woman|lady)|elderly|grandm\w*|grandp\w*)\b/iu,
      say: ['It comes quite without calculation, then.'],
    },
    {
      when: /\b(?:pass(?:ed)? it on|pay(?:ing)? it forward|paid (?:for the next|it forward)|did the same|want to do|help(?:ed)? someone|try to be|remind\w*|faith in (?:people|humanity)|good people|people (?:can be|are) (?:good|kind|nice))\b/iu,
      say: ['That is how it goes round.', 'One such hand makes up for a good many elbows.'],
    },
    {
      when: /\b(?:thank\w*|said thanks|couldn'?t (?:speak|say)|speechless|froze|smiled back|hugged (?:her|him|them)|told (?:her|him|them))\b/iu,
      say: ['It arrived, whatever you managed to say.'],
      ask: ['And what came back?'],
    },
    {
      when: /\b(?:years ago|still (?:think|remember)|never forg\w*|always remember|long time|keep (?:it|the))\b/iu,
      say: ['Small as it was, it lasts.', 'That person would be astonished that it is still with you.'],
    },
    { when: glad.noOne, say: ['Now two know of it, in a manner of speaking.'] },
    { when: glad.cool, say: ['Never mind whether others find it big. You were the one it reached.'] },
    { when: glad.proud, say: ['It warms one from inside, something like that.'] },
    { when: glad.notLast, say: ['It needs no more. It was a kindness, and you told it on.'] },
  ],
  say: [
    'There is more of that in the world than gets told.',
    'And it found you.',
    'I like that somebody did that for you.',
    'Such things are small, and they hold a good deal up.',
    'It says something about them, and perhaps about you, too.',
  ],
  ask: [
    { line: 'What did it change about the day?' },
    { line: 'Did the other one know what it meant to you?', unless: /\b(?:thank\w*|told (?:her|him|them))\b/iu },
    { line: 'When did that last happen to you?', unless: /\b(?:never|first time|years)\b/iu },
  ],
};
