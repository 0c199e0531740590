/**
 * What somebody in danger says beside the danger itself, and the words for it: answered before the lines for everybody, so that
 * nobody feels read over. Each keeps a line to call in reach. A named group of the pattern is a slot, turned round.
 */
export interface CareDetail {
  id: string;
  when: RegExp;
  unless?: RegExp;
  /** Only after a danger of these kinds. */
  kinds?: readonly string[];
  /** Also while the danger is at its height: what is being done about it goes before what should be. */
  atOnce?: true;
  lines: readonly string[];
}

export const careDetails: readonly CareDetail[] = [
  {
    id: 'helper-comes',
    when: /\bI (?:just |already )?(?:called|texted|phoned|rang|woke|messaged) (?<who>my (?:\p{L}+ )?\p{L}+|\p{Lu}\p{Ll}+)\b|\b(?:he|she|they|my (?!(?:boss|ex|dad|stepdad|father|boyfriend|husband|partner)\b)\p{L}+)(?:'s| is|'re| are) (?:just |almost |already )?(?:coming (?:to|over|now|here|back)|on (?:his|her|their|the) way|in the driveway|at the door|here now|pulling up|\d+ min\p{L}* (?:out|away))/iu,
    unless:
      /\b(?:911|police|scared of|afraid of|drunk|kill me|no ?(?:one|body))\b|\?|\bif I\b|\b(?:didn't|did not|won't|not|never) (?:answer|pick|pick(?:ed)? up|come|coming)\b|\bno answer\b/iu,
    kinds: ['explicit', 'self-harm', 'passive', 'goodbye', 'burden', 'means', 'overdose'],
    atOnce: true,
    lines: [
      'Calling {who} was the right thing. Wait by the door, away from what you could use, and say how bad it is, all of it. Until then 988 stays with you by call or text; 911 if it turns.',
      'Good that you called {who}. Go to where they will come in, and leave the rest behind a closed door. 988, by call or text, keeps you company until they are there.',
      'Good. Go to meet them, away from anything dangerous, and tell them the truth, all of it. 988 is still there by call or text, and 911 if it turns.',
      'Then somebody will be with you. Let them take what is dangerous, and let them stay. 988 goes on being there, by call or text.',
    ],
  },
  {
    id: 'no-ambulance',
    when: /\b(?:don't|do not) want (?:the |any |an )?(?<who>ambulance|police|cops|paramedics|strangers|hospital)\b/iu,
    atOnce: true,
    lines: [
      'I can see why you would not want that {who} near you tonight. A life goes before a private door, all the same. Please call 911; you may tell them to come quietly. Who else could be with you when they do?',
      'The {who} may be the last thing you want, and still the thing that keeps you here. 911, please, and let another person open to them. Who is closest?',
    ],
  },
  {
    id: 'at-the-door',
    when: /\b(?:I'm|I am|just|already)? ?knock(?:ing|ed)\b.{0,20}\bdoor\b|\b(?:I'm|I am) (?:at|outside|in front of) (?:her|his|their|my \p{L}+'s) door\b/iu,
    unless: /\b(?:someone|somebody|they|police|he|she) (?:is|are|'s|'re)? ?knock/iu,
    lines: [
      'Good, keep knocking until it opens. One sentence is enough: I am not safe, please stay with me and call 911.',
      'Yes. Knock until that door opens, and say it straight out. Then 911 together, with 988 after.',
    ],
  },
  {
    id: 'hands-over',
    when: /\b(?:give|gave|hand|handed|bring|brought|leave|left|take) (?:them|it|those|these|the (?:bottle|pills|gun|box|knife|razors?)) (?:over )?(?:to|with) (?<who>my (?:\p{L}+ )?\p{L}+|her|him|them|a neighbor)\b|\b(?:take|bring|give|hand|drive|drop) (?:him|her|them) (?:the|my|all the|both|it|these|those) ?(?:bottles?|pills?|gun|box|knife|razors?|meds|rest)?\b/iu,
    lines: [
      'Yes: give it all to {who} now, while you are sure of it, and stay in the same room for a while. 988 is there by call or text as well.',
      'Yes, do that now, while you are sure of it, and stay there for a while. You need not explain it well. 988 is a call or a text away on the drive.',
      'That is a strong idea, and {who} need not know every reason. Could you do it in the next minute? 988 stays open, by call or text.',
    ],
  },
  {
    id: 'where-it-is',
    when: /\b(?:in|on|under|behind|inside|next to|beside) (?:my|the|our) (?<where>drawer|closet|desk|bathroom|kitchen|nightstand|cabinet|car|garage|table|bed|bag|purse|backpack|safe|dresser|shelf|basement|medicine cabinet)\b/iu,
    kinds: ['explicit', 'self-harm', 'passive', 'goodbye', 'burden', 'harm-others'],
    lines: [
      'Then the {where} is the place to be away from. Could you go into another room now, or ask someone to empty it for you? 988, by call or text, can stay with you while you do.',
      'Let the {where} stay shut, and put a door between you and it. Who could take what is in there? 988 is a call or a text away.',
    ],
  },
  {
    id: 'is-told-to',
    when: /\b(?:they|it|the voices?|the voice) (?:keeps? |is |are )?(?:say|says|saying|tell|tells|telling|want|wants|order|orders)\b(?: me)?(?: that)?(?: I)? (?:should|to|have to|must)\b(?:.*\bwith (?<tool>(?:the|my|a) \p{L}+)\b)?/iu,
    kinds: ['psychosis'],
    lines: [
      'You do not have to do what they say. Put {tool} down, please, and go to another person. Call 911 if the order gets stronger; 988, by call or text, stays with you until someone is there. Who is in the house?',
      'An order like that can be heard and not followed. Leave the room you are in, without {tool}, and call 911, or call or text 988. Who is closest to you?',
      'You need not obey it, however loud it is. Please be with another person now, and call 911, or call or text 988. Who is near?',
    ],
  },
  {
    id: 'no-sleep',
    when: /\b(?:haven't|have not|hardly|barely|not|didn't) (?:really )?(?:slept|sleep|been sleeping|had any sleep)\b(?: (?:since|in|for) (?<since>[^.,!?]{3,24}))?/iu,
    kinds: ['psychosis', 'explicit', 'passive', 'burden'],
    lines: [
      'So long without sleep makes everything louder and darker than it is. Please do not follow any of it tonight. A doctor can help you sleep; 911 if you feel in danger, 988 by call or text. Who is with you?',
      'A body that has not slept cannot tell what to trust. Is there somebody who could stay the night? Please have a doctor look at it, and call or text 988; 911 in danger.',
    ],
  },
  {
    id: 'no-plan',
    when: /\b(?:no|haven't (?:got|made)|don't have|didn't make|without) (?:a |any |real |an actual )*plans?\b/iu,
    unless: /\bplans? for (?:dinner|the|this|tomorrow)\b/iu,
    lines: [
      'No plan: thank you for saying that plainly. It still weighs a lot. Who could look in on you, so that it stays that way? 988 answers day and night, by call or text.',
      'Good to know that there is no plan. If one should come near, call or text 988 before anything else. What would make the next morning a little less empty?',
    ],
  },
  {
    id: 'not-acting',
    when: /\b(?:not|n't|never) (?:going to |gonna )?(?:do anything|act on it|do it|hurt myself|do something(?: stupid)?)\b(?:.*\b(?<worn>tired|exhausted|worn out|fed up|drained)\b)?/iu,
    unless: /\?$/u,
    lines: [
      'I hear both: you are not going to act on it, and you are {worn}. 988 is there by call or text if that changes. What has worn you out the most?',
      'Thank you for saying so; I take you at your word. Being {worn} is reason enough to talk, and 988 listens too, by call or text. Since when has it been like this?',
      'Thank you for saying it plainly. I take you at your word, and 988 stays there by call or text. What weighs the most tonight?',
      'Good to know. If that should change, 988 comes first, by call or text. What would make the evening a bit easier?',
    ],
  },
  {
    id: 'feels-silly',
    when: /\bI(?:'m| am)? ?(?:feel|feeling)? (?:so |really |kind of |a bit )?(?<word>stupid|dumb|silly|ridiculous|embarrassed|foolish)\b/iu,
    unless: /\b(?:at work|in class|test)\b/iu,
    lines: [
      'Nothing about asking for help is {word}, even if it feels like that afterward. You kept yourself here. 988 does not mind a second call or text, either.',
      'Feeling {word} often comes when the worst is just over. It is a feeling, and no verdict. What would do you good now? 988 stays at hand.',
    ],
  },
  {
    id: 'may-sleep',
    when: /\bI (?:think |guess )?(?:I )?(?:can|could|might|will|'ll|should)(?: try to)? (?:get some )?sleep\b/iu,
    unless: /\b(?:can't|forever|never wake|not wake|pills?)\b|\?$/iu,
    lines: [
      'Then let sleep come. Keep the phone beside you: 988, by call or text, if you wake and it is dark again.',
      'Good, sleep is what you need now. Anything dangerous out of the room first, please, and 988 on the phone next to you.',
    ],
  },
  {
    id: 'in-hospital',
    when: /\b(?<who>my \p{L}+(?: \p{L}+)?) (?:is|'s) (?:still )?(?:in|at) (?<where>the (?:icu|hospital|er|emergency room|ward))\b/iu,
    lines: [
      '{Who} is in {where}. Under the rage there may be plain terror, and nobody should sit with that by themselves. Who could come and be with you there? 988, by call or text, is for this as well.',
      'With {who} in {where}, no wonder everything in you is up in arms. What is needed now is you, near, and free to be there. Who can you call? 988 too, by call or text.',
    ],
  },
  {
    id: 'is-called',
    when: /\b(?<who>my \p{L}+) (?:keeps?|is|has been|'s)(?: on)? (?:calling|texting|ringing|messaging)(?: me)?\b/iu,
    kinds: ['harm-others', 'explicit', 'passive', 'self-harm', 'goodbye', 'burden'],
    lines: [
      '{Who} wants to reach you. Could you pick up, and say only where you are and that you need company? 988 can help afterward, by call or text.',
      'Please answer {who}; you need not explain a thing. One sentence, where you are. And 988, by call or text, or 911 if you may act.',
    ],
  },
];

/** After a call for help was made, with what was told of it. */
export const calledWith = {
  person: [
    'You called, and {name} was there. What did it help with, even a little? You can call or text 988 again at any hour.',
    'So {name} stayed on the line with you. That was you reaching out, at the worst moment. And 988 is there again if it turns.',
  ],
  time: [
    '{Time} on the phone, at a moment like that: you did it. How is it now? 988 can be called again at any hour.',
    'You talked for {time}. The hard part was dialing, and that is behind you. 988 stays there, by call or text.',
  ],
} as const;

/** Days without it, before the words for an urge. {time} is "61 days". */
export const cleanFor = ['{Time} count, whatever tonight is like.', '{Time}: an urge takes none of them away.'];
