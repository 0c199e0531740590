import type { Practical } from '../practical.ts';

/** Letters, spelling, time. Common knowledge only. */
export const lettersAndTime: readonly Practical[] = [
  {
    id: 'formal-email',
    when: /\b(?:how (?:do|should|can|could|would|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)|what(?:'s| is) (?:an?|the) (?:good|right|proper|best|polite) way to)\b[^.!?]{0,15}\b(?:begin|start|open|close|end|sign off|finish|address|write)\b[^.!?]{0,10}\b(?:formal|business|professional|official|cover|application) (?:email|e-mail|letter|mail)\b|\bhow (?:do|should|can|could|would|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)\b[^.!?]{0,15}\b(?:begin|start|close|end|sign off|finish|write)\b[^.!?]{0,10}\b(?:email|e-mail) to (?:an? |the |my )?(?:company|office|school|university|professor|landlord|agency|recruiter|hiring manager|employer)\b|\bwhat(?:'s| is| are) (?:an? |the |some )?(?:good |right |proper |formal |best )?(?:greetings?|closings?|openings?|sign-?offs?) (?:for|in|of) (?:an? )?(?:formal |business |professional |official |cover )?(?:emails?|e-mails?|letters?)\b|\bwhat (?:do|should|can) (?:I|you|we) (?:write|put|say) at the (?:end|start|beginning) of (?:an? )?(?:formal |business |professional |official )(?:email|e-mail|letter)\b/iu,
    answer: [
      'Begin with “Dear Ms. Lee,” or, without a name, “Dear Hiring Manager,” or “Hello,”. Say in the first sentence why you write. Close with a thank you, then “Kind regards,” or “Sincerely,” and your full name below.',
    ],
    more: [
      {
        when: /\b(?:no name|don't know (?:the|their|his|her) name|whom|who reads|gender|first name)\b/iu,
        answer: [
          'Without a name, the team does: “Dear Admissions Team,” for example. If you do not know whether Ms. or Mr., write the full name: “Dear Alex Lee,”.',
        ],
      },
      {
        when: /\b(?:subject|subject line|how long|length)\b/iu,
        answer: [
          'In the subject line: the matter in five to eight words, with a date or number if there is one. The email itself: three short paragraphs at most.',
        ],
      },
    ],
    goOn: ['Read it aloud once before you send it.', 'Put in the address last, and it cannot leave too soon.'],
  },
  {
    id: 'spelling-pairs',
    when: /\b(?:is it|do I (?:use|write|say|spell)|which (?:is it|one|is right)|when (?:do|should|to) (?:(?:I|you|we|one) )?(?:use|write)|how (?:do|can|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)|what(?:'s| is) the difference|(?:can|could) you explain|difference between)\b[^.!?]{0,30}["']?\b(?:affect["']? (?:or|and|vs\.?|versus|from|instead of|with)|effect["']? (?:or|and|vs\.?|versus|from|instead of|with)) ["']?(?:an? |the )?(?:affect|effect)\b|\b(?:is it|do I (?:use|write|say|spell)|which (?:is it|one|is right)|when (?:do|should|to) (?:(?:I|you|we|one) )?(?:use|write)|how (?:do|can|(?<!\p{L}(?<!you know|tell me|any idea|\bso|\band) how )to)|what(?:'s| is) the difference|(?:can|could) you explain|difference between)\b[^.!?]{0,30}["']?\bit'?s["']? (?:or|and|vs\.?|versus|from|instead of|with) ["']?it'?s\b|\b(?:affect (?:or|vs\.?|versus) effect|effect (?:or|vs\.?|versus) affect|its (?:or|vs\.?|versus) it's|it's (?:or|vs\.?|versus) its)\b[^.!?]{0,20}\?/iu,
    answer: [
      "Affect is mostly the verb, to influence: noise affects sleep. Effect is mostly the noun, the result: it has an effect. It's is short for it is or it has; its, without the mark, means belonging to it: the dog and its tail.",
    ],
    more: [
      {
        when: /\b(?:remember|trick|rule|easy way)\b/iu,
        answer: [
          "A trick: A for action is affect, E for end result is effect. And if it is or it has fits in its place, write it's; if not, its.",
        ],
      },
      {
        when: /\b(?:your|you're|there|their|they're|then|than)\b/iu,
        answer: [
          "You're is you are, your belongs to you. They're is they are, their belongs to them, there is a place. Then is time, than compares.",
        ],
      },
    ],
    goOn: ['Say the long form in your head, and the right one shows.', 'Native writers mix these up all the time.'],
  },
  {
    id: 'days-weeks-in',
    when: /\bhow many (?:seconds|minutes|hours|days|weeks|months)(?: (?:are|is|does))?(?: there)?(?: in)? (?:an? |one |the |each |every )?(?:minute|hour|day|week|month|leap year|year|january|february|march|april|may|june|july|august|september|october|november|december)\b(?:'s)?(?! (?:do|does|did|should|can|could|will|would|am|is|are|must|have (?:I|we|you|they)|has (?:he|she|it)|until)\b)|\bwhich months (?:have|has) (?:30|31|28|thirty|thirty-one)\b/iu,
    answer: [
      'A year is twelve months, 52 weeks and a day, or 365 days, a leap year 366. April, June, September and November have 30 days, February 28 or 29, all others 31. A week is 168 hours, a day 1,440 minutes, or 86,400 seconds.',
    ],
    more: [
      {
        when: /\bleap\b|\b29\b|\bfebruary\b/iu,
        answer: [
          'Leap years come every four years, when the year can be divided by four. Full hundreds are left out unless they can be divided by 400.',
        ],
      },
      {
        when: /\b(?:work|working|business|weekdays|weekends)\b/iu,
        answer: [
          'A year has about 260 weekdays, a month twenty to twenty-three, before any holidays. At forty hours a week that is 2,080 hours.',
        ],
      },
    ],
    goOn: [
      'On your knuckles: the bumps are the months with 31.',
      'A month is a little more than four weeks, about four and a third.',
    ],
  },
];
