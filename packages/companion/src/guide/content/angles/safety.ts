import type { Angle } from './angle.ts';

/** Words that may hide a danger no detector named: answered with care and a line to call, in a tone that fits a false guess too. */
export const safety: readonly Angle[] = [
  {
    id: 'sets-off',
    when: /\b(?:my (?:mouth|fault|attitude)|I|what I say) (?:that )?(?:sets?|provokes?|pushe?s?|triggers?|makes?|made) (?:it|him|her) (?:off|mad|angry|to it|do it|snap)\b|\bonly when (?:he|she)(?:'s| is)? (?:drinks?|drunk|drinking|stressed|jealous|angry)\b|\b(?:slammed|hit|shoved|pushed|grabbed|choked|slapped|kicked|threw) me\b(?! (?:out|off|a )\b)/iu,
    unless:
      /\b(?:ball|car|deadline|news|a wave|wave of|like a truck|under the bus|a party|hit me (?:with (?:one|an?|some|your|the|another)|up)|when I was|as a (?:kid|child))\b/iu,
    tone: 'any',
    rank: 12,
    whole: true,
    quiet: true,
    feeling: 'anxiety',
    say: [
      'Nothing you say is a reason to lay hands on you; that is never your doing. Are you safe where you are tonight? The domestic violence line is 1-800-799-7233, day and night; in danger, 911.',
      'Whoever raises a hand is the one who decides to. It is not your fault. Is there a door you can close, or a place to go? 1-800-799-7233 listens without telling you what to do; in danger, 911.',
      'Drink, stress or a sharp word: none of that makes it yours to answer for. How safe is it at home right now? 911 in danger; 1-800-799-7233, or START by text to 88788, for advice.',
    ],
    ask: [],
  },
  {
    id: 'hardly-eats',
    when: /\b(?:eaten|had|eat|eating) (?:maybe |only |just |barely |hardly |about )*(?:an? |one |half an? )?(?:apple|banana|cracker|egg|yogurt|meal|bite|nothing|anything|coffee)\b[^.]{0,30}\b(?:a day|since|in (?:days|weeks)|for (?:days|weeks))\b|\b(?:almost|nearly|keep|kept) (?:almost |nearly )?(?:passing out|fainting|blacking out)\b/iu,
    unless: /\b(?:flu|stomach bug|food poisoning|surgery|fasting for|ramadan|lent)\b/iu,
    tone: 'any',
    rank: 12,
    whole: true,
    quiet: true,
    say: [
      'So little food for so long is more than a body can do, and feeling faint is it asking for help. Please let a doctor look at you this week; 911 if you pass out. Who knows how little you eat?',
      'Your body is running on almost nothing. That should not wait: a doctor soon, 911 if you faint. 988 listens as well, by call or text. What goes on in you at mealtimes?',
    ],
    ask: [],
  },
  {
    id: 'point-of-it-all',
    when: /\bwhat(?:'s| is) (?:even |really )?the (?:point|use)(?: (?:of (?:any of (?:it|this)|anything|it all|trying|going on|living|getting up)|anymore|any more))\b|\bwhy (?:even )?(?:bother|go on|get up)(?: anymore| at all)?\??$/iu,
    unless:
      /\b(?:homework|math|meeting|jobs?|class|diet|dating|essay|exercise|gym|appl(?:y|ying|ications?)|interviews?|answers?|repl(?:y|ies))\b/iu,
    tone: 'any',
    rank: 12,
    whole: true,
    quiet: true,
    say: [
      'When nothing seems to have a point, I would rather ask than guess: are thoughts of suicide part of it? You can say yes or no. 988 answers calls and texts at any hour.',
      'That question can come from being worn out, and from somewhere darker. Is wanting to die part of it tonight? Either way 988 is there, by call or text.',
    ],
    ask: [],
  },
];
