import type { Practical } from '../practical.ts';

/** Phrases of the office and of every day. Common knowledge only. */
export const phrases: readonly Practical[] = [
  {
    id: 'phrases-later',
    when: /\b(?:what(?:'s| is| does| do)|what(?:'s| is) the meaning of|what does it mean (?:to|when (?:people|someone|somebody) says?)|what (?:do|does|did) [\p{L} ]{2,20} mean (?:by|with)|(?:can|could) you explain) (?:the (?:phrase|word|expression|idiom|term) )?["']?(?:to |let's )?(?:circl(?:e|ing) back|tak(?:e|ing) (?:this|it|that|things|something) offline|tabl(?:e|ing) (?:it|this|that|something|the (?:topic|matter|idea)))(?=["']?(?:[?.!,]|$|[^.!?]{0,25}\bmeans?\b| (?:in|at) (?:an? |the )?(?:office|emails?|english|meetings?|work|business)\b))|"[^"]{0,30}\b(?:circle back|take (?:this|it|that) offline|table (?:it|this|that))\b[^"]{0,30}"[^"?]{0,30}\bwhat (?:does|did|do) (?:that|it|this|he|she|they|people) mean\b|\bwhat (?:means?|does it mean)\b[^.!]{0,40}\b(?:says?|said|is|writes?) ["']?(?:the |to |let's |lets )?(?:circle back|take (?:this|it|that) offline|table (?:it|this|that))\b|^(?:(?:and|ok|so|then|also)[, ]+)*(?:what about )?["'](?:to |let's |lets )?(?:circle back|take (?:this|it|that) offline|table (?:it|this|that))["'](?=[?.! ])/iu,
    answer: [
      'To circle back is to return to a matter later. To take something offline is to talk about it outside the meeting. To table it is to put it aside for now in the US, and to bring it up for discussion in Britain.',
    ],
    more: [
      {
        when: /\b(?:rude|polite|bad sign|mean no|annoyed)\b/iu,
        answer: ['All three are polite and common. Often they simply mean: not now, not in front of everybody.'],
      },
      {
        when: /\b(?:answer|reply|respond|say back|use it|example|sentence)\b/iu,
        answer: ["For example: “Let's circle back on Friday.” A good reply is: “Sure, Friday works for me.”"],
      },
    ],
    goOn: ['You will hear those in nearly every meeting.', 'Said with a day named, they sound most natural.'],
  },
  {
    id: 'phrases-contact',
    when: /\b(?:what(?:'s| is| does| do)|what(?:'s| is) the meaning of|what does it mean to|what (?:do|does) people mean (?:by|with)|(?:can|could) you explain) (?:the (?:phrase|word|expression|idiom|term) )?["']?(?:to |let's )?(?:touch(?:ing)? base|reach(?:ing)? out|ping(?: me| you| someone| somebody)?|(?:be |being )?on the same page)(?=["']?(?:[?.!,]|$|[^.!?]{0,25}\bmeans?\b| (?:in|at) (?:an? |the )?(?:office|emails?|english|meetings?|work|business)\b))|\bwhat (?:means?|does it mean)\b[^.!]{0,40}\b(?:says?|said|is|writes?) ["']?(?:the |to |let's |lets )?(?:touch base|reach out|ping me|on the same page)\b|^(?:(?:and|ok|so|then|also)[, ]+)*(?:what about )?["'](?:to |let's |lets )?(?:touch base|reach out|ping me|on the same page)["'](?=[?.! ])/iu,
    answer: [
      'To reach out or to ping somebody is to write to them, to touch base is to talk briefly and catch up, and to be on the same page is to see a thing the same way.',
    ],
    more: [
      {
        when: /\b(?:formal|polite|rude|casual|email|boss)\b/iu,
        answer: [
          'Reach out and touch base are fine in any email at work. Ping is casual, for chats and people you know.',
        ],
      },
      {
        when: /\b(?:example|sentence|use it|how do I use|difference)\b/iu,
        answer: [
          'For example: “Ping me when you are free”, “I wanted to touch base about Monday”, “Good, then we are on the same page.”',
        ],
      },
    ],
    goOn: ['None of them means more than it seems to.', 'In writing, plain “contact” or “agree” does as well.'],
  },
  {
    id: 'phrases-effort',
    when: /\b(?:what(?:'s| is| does| do)|what(?:'s| is) the meaning of|what does it mean (?:to|when (?:people|someone|somebody) says?)|what (?:do|does) (?:people|they|my boss|my manager) mean (?:by|with)|(?:can|could) you explain) (?:the (?:phrase|word|expression|idiom|term) )?["']?(?:an? |the )?(?:(?:have |having |having no )?(?:the )?bandwidth|ballpark(?: figure| number| estimate)?|low[- ]hanging fruits?)(?=["']?(?:[?!,]|\.?$|[^.!?]{0,25}\bmeans?\b| (?:in|at) (?:an? |the )?(?:office|emails?|english|meetings?|work|business)\b))|"[^"]{0,30}\b(?:bandwidth|ballpark|low[- ]hanging fruit)\b[^"]{0,30}"[^"?]{0,30}\bwhat (?:does|did|do) (?:that|it|this|people) mean\b|\bwhat (?:means?|does it mean)\b[^.!]{0,40}\b(?:says?|said|is|writes?) ["']?(?:the |to |let's |lets )?(?:bandwidth|ballpark|low[- ]hanging fruit)\b|^(?:(?:and|ok|so|then|also)[, ]+)*(?:what about )?["'](?:to |let's |lets )?(?:bandwidth|ballpark|low[- ]hanging fruit)["'](?=[?.! ])/iu,
    answer: [
      'Bandwidth is the time and energy somebody has to spare, a ballpark figure is a rough estimate, and low-hanging fruit is what can be gained with the least effort.',
    ],
    more: [
      {
        when: /\b(?:example|sentence|use it|use them)\b/iu,
        answer: [
          'For example: “I have no bandwidth this week”, “Ballpark, it costs two hundred dollars”, “Let us start with the low-hanging fruit.”',
        ],
      },
      {
        when: /\b(?:where|why|come from|comes from|origin)\b/iu,
        answer: [
          'Bandwidth was a word for how much a line can carry. Ballpark comes from baseball: somewhere within the field. And low fruit needs no ladder.',
        ],
      },
    ],
    goOn: ['They belong to talk at work more than to writing.', 'A ballpark figure binds nobody.'],
  },
  {
    id: 'phrases-messages',
    when: /\b(?:what(?:'s| is| does| do)|what(?:'s| is) the meaning of|what (?:do|does) (?:people|they|my boss|my manager) mean (?:by|with)|(?:can|could) you explain) (?:the (?:phrase|word|expression|letters|abbreviation|term) )?["']?(?:an? )?(?:heads[- ]up|fyi|asap|eod|eow|cob)(?=["']?(?:[?!,]|\.?$|[^.!?]{0,25}\b(?:means?|stands? for)\b| (?:in|at) (?:an? |the )?(?:office|emails?|english|texts?|messages?|work|business)\b))|"[^"]{0,30}\b(?:heads[- ]up|fyi|asap|eod|eow|cob)\b[^"]{0,30}"[^"?]{0,30}\bwhat (?:does|did|do) (?:that|it|this|people) mean\b|\bwhat (?:means?|does it mean)\b[^.!]{0,40}\b(?:says?|said|is|writes?) ["']?(?:the |to |let's |lets )?(?:heads[- ]up|fyi|asap|eod|eow)\b|^(?:(?:and|ok|so|then|also)[, ]+)*(?:what about )?["'](?:to |let's |lets )?(?:heads[- ]up|fyi|asap|eod|eow)["'](?=[?.! ])/iu,
    answer: [
      'A heads-up is a word in advance. FYI is “for your information”, ASAP “as soon as possible”, EOD “by the end of the working day”, COB the same, “close of business”, and EOW “by the end of the week”.',
    ],
    more: [
      {
        when: /\b(?:rude|polite|formal|pushy)\b/iu,
        answer: [
          'FYI and EOD are neutral. ASAP can sound pushy; a day and an hour are kinder: “by Thursday noon, please.”',
        ],
      },
      {
        when: /\b(?:what time|when exactly|midnight|five|5 ?pm|time zone)\b/iu,
        answer: [
          "EOD mostly means around five or six in the sender's time, when people go home. If it matters, ask which hour is meant.",
        ],
      },
    ],
    goOn: ['Spelled out, they are never wrong.', 'FYI asks for nothing back.'],
  },
  {
    id: 'phrases-idioms',
    when: /\b(?:what(?:'s| is| does| do)|what(?:'s| is) the meaning of|what does it mean (?:to|when (?:people|someone|somebody) says?)|why (?:do|does|would) (?:people|they|actors|someone|somebody|you) say|what (?:do|does) (?:people|they) mean (?:by|with)|(?:can|could) you explain) (?:the (?:phrase|expression|idiom|saying) )?["']?(?:to )?(?:break a leg|(?:be |being |feel |feeling )?under the weather|call(?:ing)? it a day)(?=["']?(?:[?.!,]|$|[^.!?]{0,25}\bmeans?\b| (?:in|at|before|to) (?:an? |the )?(?:actors?|show|stage|english|work|play)\b))|"[^"]{0,30}\b(?:break a leg|under the weather|call it a day)\b[^"]{0,30}"[^"?]{0,30}\bwhat (?:does|did|do) (?:that|it|this|he|she|they|people) mean\b|\bwhat (?:means?|does it mean)\b[^.!]{0,40}\b(?:says?|said|is|writes?) ["']?(?:the |to |let's |lets )?(?:break a leg|under the weather|call it a day)\b|^(?:(?:and|ok|so|then|also)[, ]+)*(?:what about )?["'](?:to |let's |lets )?(?:break a leg|under the weather|call it a day)["'](?=[?.! ])/iu,
    answer: [
      'Break a leg means good luck, mostly before going on stage; under the weather means a little ill; and to call it a day means to stop working for today.',
    ],
    more: [
      {
        when: /\b(?:where|why|come from|comes from|origin)\b/iu,
        answer: [
          'Nobody knows for sure. For break a leg the usual story is that in the theater wishing good luck was thought to bring bad, so people wished the opposite.',
        ],
      },
      {
        when: /\b(?:example|sentence|use it|answer|reply|respond|rude)\b/iu,
        answer: [
          'For example: “I am a bit under the weather today”, “Let us call it a day.” To break a leg the answer is simply thank you.',
        ],
      },
    ],
    goOn: ['All of them are friendly and everyday.', 'They are for talk, and seldom for formal letters.'],
  },
];
