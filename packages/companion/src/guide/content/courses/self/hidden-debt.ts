import type { Course } from '../course.ts';

/** Somebody owes money, and the one they live with does not know. */
export const hiddenDebt: Course = {
  id: 'hidden-debt',
  begins:
    /\b(?:debts?|owe|owing|loan|credit cards?|maxed out|gambl\w*|spent (?:all|our)|\$ ?\d[\d,.]*k?|\d+ ?k|grand)\b.{0,90}\b(?:(?:my )?(?:husband|wife|partner|boyfriend|girlfriend|fianc\S+|spouse|family|parents|he|she|they) (?:\S+ )?(?:doesn'?t|don'?t|has no|have no|isn'?t|does not) (?:know|idea|aware|suspect)|hid(?:ing|den)?|secret|haven'?t told|never told|lied|lying)\b|\b(?:hid(?:ing|den)?|lied|lying|haven'?t told|never told|keeping)\b.{0,60}\b(?:debts?|credit cards?|loan|how much I owe|money I)\b/iu,
  unless:
    /\b(?:my (?:husband|wife|partner|boyfriend|girlfriend) (?:hid|has been hiding|lied|owes|is in debt)|found out (?:he|she|that he|that she))\b/iu,
  first: {
    say: [
      'That is two weights: the money, and being the only one who knows.',
      'So you carry it alone, right beside somebody.',
      'Hiding it must be almost more work than owing it.',
    ],
    ask: [
      'How long has it been hanging over you?',
      'How did it start?',
      'What do you fear most about {them} finding out?',
    ],
  },
  turns: [
    {
      when: /\b(?:how (?:do|can|should|would|am) I (?:\S+ ){0,3}(?:tell|say|bring)|what (?:do|should|would|can) I (?:even )?(?:say|tell)|how to tell)\b/iu,
      say: [
        'Plain and early in the talk may be best: “I have been hiding something, and it is money. I owe more than you know, I am ashamed of it, and I do not want to hide it anymore.” Then the number, once.',
        'You could pick an hour when nobody has to leave, have the real figure on paper, and begin with: “This is hard to say, and I need you to hear all of it first.”',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ ){0,2}(?:tell|just|wait|pay|keep|come clean)|do I (?:have to|really)|is it better)\b/iu,
      say: [
        'It is your call, and I notice the hiding is what hurts you every day. It mostly goes better told than found.',
        'Telling it costs one terrible evening. Hiding it costs a little every day, and you know that bill already.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:he|she|they)|what if (?:he|she|they)|is (?:he|she) going to|would (?:he|she|they)) (?:\S+ ){0,3}(?:leave|hate|forgive|mad|angry|divorce|trust|understand|freak)\b/iu,
      say: [
        'I cannot know. Most people are hurt by the hiding more than by the sum, and hearing it from you is different from finding it.',
        'There may be anger first, and that is not the end of the talk. You know {them}; I only know you are afraid of it.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what (?:can|do|should|would) (?:I|you) do|any (?:advice|ideas|tips)|how do I (?:get out|pay|fix)|where do I (?:start|begin))\b/iu,
      say: [
        'One small first step: write every debt on one page, with its rate. It is ugly for ten minutes, and then it is a list and no longer a fog. A nonprofit credit counselor can go through it with you for free.',
        "Perhaps not the whole of it tonight. Knowing the true number, and who it is owed to, is a night's work already.",
      ],
      asked: true,
    },
    {
      when: /\b(?:lost (?:my|the) job|laid off|fired|out of work|medical|hospital|divorce|car (?:broke|repair)|emergency|started (?:when|with|because|after)|it (?:all )?(?:began|started))\b/iu,
      say: [
        'So it began with something that happened to you.',
        'First there was a hole, and then every month made it deeper.',
      ],
      ask: ['Did anyone know how hard that time was?'],
    },
    {
      when: /\b(?:said (?:it was )?(?:fine|ok|okay|old|nothing|handled)|kept saying|lied|made up|told (?:him|her|them) (?:it|that))\b/iu,
      say: ['One small lie, and then it needed company.', 'And every time it gets harder to be the one who says it.'],
    },
    {
      when: /\b(?:found|saw|opened|noticed|almost|close call|asked (?:me )?about|suspicious|suspects?|statement)\b/iu,
      say: ['That was close.', 'And your heart stopped, I suppose, and your mouth said something.'],
      ask: ['What do you think {they} made of it?'],
    },
    {
      when: /\b(?:mail|letters?|envelopes?|phone rings?|calls?|collectors?|collections|email|notifications?)\b/iu,
      say: ['So even the ordinary sounds are loaded now.', 'It comes right into the house, every time.'],
    },
    {
      when: /\b(?:sick|stomach|can'?t sleep|panic\w*|throw up|heart|shak\w*|nauseous|anxi\w*)\b/iu,
      say: ['Your body has been keeping this secret, too.', 'It has gone from your head into your stomach by now.'],
    },
    {
      when: /\b(?:asham\w*|shame|stupid|idiot|embarrass\w*|guilt\w*|failure|disgust\w*|hate myself)\b/iu,
      say: [
        'Shame grows in the dark, and it has had a lot of dark.',
        'It is a number and a mistake. It has got hold of how you see all of yourself.',
      ],
    },
    {
      when: /\b(?:minimum|interest|payments?|paying (?:it )?(?:off|down)|balance|behind|late fees?|second job|extra shifts?|overtime)\b/iu,
      say: ['Running, and staying in the same place.', 'So you have been fighting it, all this time, with one hand.'],
    },
    {
      when: /\b(?:trust\w*|good (?:man|woman|guy|person|husband|wife)|kind|never (?:lied|lies|did)|deserves?|so sweet|works so hard)\b/iu,
      say: ['That makes it worse, not easier, I guess.', 'The better {they} {have} been to you, the heavier it gets.'],
    },
    {
      when: /\b(?:kids?|children|daughter|son|house|mortgage|wedding|vacation|savings|retire\w*|baby)\b/iu,
      say: ['So it touches what the two of you are building.', 'It is not only your money that it eats.'],
    },
    {
      when: /\b(?:maybe|might|think I(?:'ll| will)|going to|gonna|I'?ll|plan to|ok|okay)\b.{0,30}\b(?:tell|talk|sunday|saturday|tonight|tomorrow|weekend|week|after|friday|monday)\b/iu,
      say: [
        'A day for it is already something. It does not have to be perfect, only said.',
        'Then it has an end in sight, the hiding.',
      ],
      ask: ['Where would be a good place for it?'],
    },
    {
      when: /\b(?:nobody|no one|never told|only (?:you|one)|first (?:time|person)|haven'?t told)\b/iu,
      say: [
        'Then this is the first time it is out of your head. That counts.',
        'So it has never been said aloud until now.',
      ],
    },
    {
      when: /\b(?:told (?:him|her|them)|i said it|it'?s out|(?:he|she|they) (?:know|knows) now|came clean)\b/iu,
      say: ['You said it. Whatever comes now, that part is behind you.', 'No more hiding, then.'],
      ask: ['How did {they} take it?'],
    },
    {
      when: /\b(?:scared|afraid|terrified|fear|lose (?:him|her|them|everything))\b/iu,
      say: [
        'It is the look on {their} face that you are afraid of, maybe.',
        'You are afraid for the two of you, and not only of the talk.',
      ],
    },
  ],
  say: [
    'It is a lot to hold by yourself.',
    'The secret may weigh more than the sum by now.',
    'You would not be this torn if the two of you did not matter to you.',
    'Every normal evening has this underneath it.',
    'Money can be paid off slowly. It is the carrying alone that wears you out.',
  ],
  ask: [
    { line: 'What would be different if {they} knew?', unless: /\b(?:leave|divorce|afraid|scared|know now)\b/iu },
    { line: 'Does anybody at all know about it?', unless: /\b(?:nobody|no one|only one|told my)\b/iu },
    { line: 'How did it begin?', unless: /\b(?:started|began|lost my job|when I|because)\b/iu },
    { line: 'Do you know the whole number, or is it easier not to look?', unless: /\d/u },
  ],
};
