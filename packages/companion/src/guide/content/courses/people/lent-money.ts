import type { Course } from '../course.ts';

/** Money lent to somebody, and not given back. */
export const lentMoney: Course = {
  id: 'lent-money',
  begins:
    /\b(?:I|we) (?:\S+ ){0,2}?(?:lent|loaned|fronted|spotted|gave) (?:\S+ ){0,6}?(?:money|cash|\$ ?\d+\S*|\d+\S* ?(?:dollars|bucks|euros|pounds|k|quid|grand)?|hundred|thousand|a loan)\b.{0,120}\b(?:back|repa\w+|owes?|never|still|ignor\w*|avoid\w*|ghost\w*|vacation|bought|won'?t|hasn'?t|haven'?t|months?|excuse\w*|disappear\w*)\b|\b(?:owes?|owed|owing) me (?:\S+ ){0,3}?(?:money|cash|\$ ?\d+\S*|\d+\S*|hundred|thousand|a lot|rent)\b|\b(?:won'?t|never|hasn'?t|haven'?t|didn'?t|doesn'?t|refus\w+ to|not) (?:\S+ )?(?:pay(?:ing)?|paid|pays|giv(?:e|ing|en)|gave|return\w*) (?:me |us )(?:my money |the money |it )?back\b|\b(?:get|getting|want|ask\w* for|see) my money back\b(?:.{0,60}\b(?:friend|brother|sister|cousin|uncle|coworker|roommate|lent|loaned|him|her|them)\b)|\blent (?:my |a )(?:\S+ ){0,2}?(?:friend|brother|sister|cousin|uncle|coworker|roommate|buddy|mate|neighbor|nephew|niece|son|daughter|in-laws?)\b.{0,60}\b(?:money|\$?\d+|cash)\b/iu,
  unless:
    /\b(?:suicid\w*|kill\w*|scam\w*|crypto|online (?:boyfriend|girlfriend)|never met|I owe|I borrowed|loan shark|threat\w*|hits? me|abus\w*|client|invoice|wages|my (?:boss|employer|company) (?:owes|hasn'?t|won'?t)|child support|alimony|my ex(?:[- ]husband|[- ]wife)?|refund|deposit|insurance|bank|store)\b/iu,
  first: {
    say: [
      'You gave it kindly, and now you are the one who feels awkward.',
      'It is about the money, and it is about being taken for somebody who will not mind.',
      'Strange, how the one who lent it ends up ashamed to ask.',
    ],
    ask: [
      'How did it come about, back then?',
      'Was there ever a date agreed on?',
      'How close are you, the two of you?',
    ],
  },
  turns: [
    {
      when: /\b(?:what (?:do|should|can|could|would) (?:I|you) (?:even )?(?:say|do|tell|write|text)|how (?:do|can|should|would) (?:I|you) (?:\S+ ){0,3}?(?:ask|tell|say|get|bring|remind|handle|deal|word|make|even)|any (?:advice|tips|ideas))\b/iu,
      say: [
        'Plain and with a date: “I need the money I lent you. Can you pay it by the first, or fifty a month from then?” No sorry in it; you have done nothing.',
        'Make it easy to say yes: one short message, the sum, a date, and a smaller rate beside it. “Which of the two works for you?”',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:should I|if I should|whether (?:I should|to)|(?<!\b(?:how|what|why|when|where) )do I) (?:\S+ ){0,3}?(?:ask|text|say|remind|let|forget|confront|tell|write|drop|sue|end|cut|keep|just|mention|lend|give)|small claims|is it (?:worth|rude|petty|ok|okay) (?:to|if|asking)?)\b/iu,
      say: [
        'I would ask once, clearly, with a date. After that you decide whether it is a debt or the price of knowing {them}.',
        'Ask, before it turns into something you hold against {them} in silence. If you lend again, only what you could give.',
      ],
      asked: true,
    },
    {
      when: /\bwhy (?:did|do|am|does|doesn'?t|won'?t|would|is|can'?t) ?(?:I|he|she|they|people)?\b/iu,
      say: [
        'Often it is shame that makes people dodge, more than greed. It comes to the same for your wallet.',
        'You said yes because you trusted, I suppose. Why {they} {do} not pay, only {they} could say.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I (?:\S+ ){0,3}?(?:overreact\w*|wrong|petty|greedy|cheap|stupid|selfish|mean|too \S+|the (?:\S+ )?(?:asshole|problem|bad)|an idiot|a)|is it (?:\S+ )?(?:normal|petty|me|my fault|stupid|bad)|was I (?:\S+ )?(?:stupid|naive|dumb|wrong))\b/iu,
      say: [
        'Not at all. It is your money, and there was a word given. Wanting that word kept is not petty.',
        'You helped somebody who asked. That was kind. What came after is not on you.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:I|he|she|they) (?:\S+ ){0,2}?(?:see|get|pay|ever|give|hate|be)|do you think (?:he|she|they|I)|what if (?:he|she|they|I|we))\b/iu,
      say: [
        'I cannot know. With a date and small rates the chances are better than with hints.',
        'Perhaps not all of it. It may help to decide for yourself which loss you could live with, the sum or the silence.',
      ],
      asked: true,
    },
    {
      when: /\b(?:vacation|trip|new (?:phone|car|shoes|tv|clothes|iphone|tattoo|ps5|couch|bag)|concert|nails|posted|instagram|restaurants?|eating out|bought|cruise|party|drinks|shopping|spend\w*|cancun|vegas)\b/iu,
      say: [
        'And you see where it went, with a filter on it.',
        'There is money, then. Only not for you.',
        'That is the moment it stops being about hard times.',
      ],
    },
    {
      when: /\b(?:rent|bills?|need (?:it|the money|that)|broke|groceries|short|overdraft|my own|savings|kids|car (?:payment|repair)|can'?t afford|paycheck|struggl\w*|tight)\b/iu,
      say: ['You would have good use for it yourself.', 'So now you go short, and all there is for it is a promise.'],
    },
    {
      when: /\b(?:excuse\w*|next (?:week|month|friday|paycheck)|payday|soon|promis\w*|swore|said (?:he|she|they)(?:'d| would| will|'ll)|always something|waiting|check is|tomorrow)\b/iu,
      unless: /\b(?:thanksgiving|christmas|easter|wedding|birthday|see (?:him|her|them))\b/iu,
      say: ['Next week is a place nobody ever gets to.', 'Each promise buys another month of your patience.'],
      ask: ['What was the last thing {they} said about it?'],
    },
    {
      when: /\b(?:ignor\w*|avoid\w*|ghost\w*|left (?:me )?on read|seen|block\w*|doesn'?t (?:answer|reply|pick)|won'?t (?:answer|reply|pick|talk)|changes? the subject|pretend\w*|acts? like|disappear\w*|no (?:answer|reply))\b/iu,
      say: [
        'So the money took the person along.',
        'Shame keeps people away as well. From here it looks just like not caring.',
      ],
    },
    {
      when: /\b(?:asked (?:for|him|her|them|about|twice|once|again)|reminded|texted|told (?:him|her|them)|brought it up|mentioned|hint\w*|joked about)\b/iu,
      say: [
        'Asking for your own money, cap in hand. It is upside down.',
        'You did bring it up. That is the part people dread most.',
      ],
      ask: ['What did you get back?'],
    },
    {
      when: /\b(?:got (?:mad|angry|upset|offended|defensive)|mad at me|said I(?:'m| was)?|called me|greedy|money[- ]hungry|guilt\w* (?:trip\w*)?|rich|“?don'?t need it|family (?:doesn'?t|helps)|how could (?:I|you))\b/iu,
      say: [
        'And now you are the villain, for remembering.',
        'A debt turned around, until you seem to be the one who owes something.',
      ],
    },
    {
      when: /\b(?:brother|sister|mom|mum|dad|mother|father|parents|cousin|uncle|aunt|family|in-?laws?|holidays?|thanksgiving|christmas|dinner)\b/iu,
      say: [
        'In a family a debt sits down at every table with you.',
        'There it is never only about the sum. It has all of childhood behind it.',
      ],
    },
    {
      when: /\b(?:it was |was |money )?for (?:his|her|their|a|the) (?:\S+ )?(?:car|rent|bills?|school|tuition|deposit|surgery|wedding|ticket|business|kids?|lawyer|bail|laptop|phone|trip)\b/iu,
      say: [
        'So there was a reason, and you said yes to the reason.',
        'It seemed right, for that. It may still have been.',
      ],
    },
    {
      when: /\b(?:\$ ?\d+\S*|\d+ ?(?:dollars|bucks|euros|pounds|k|grand|thousand|hundred)|hundred|thousand|a lot|not (?:even )?(?:a lot|much)|small amount|the amount)\b/iu,
      say: ['A sum like that has hours of your work in it.', 'Whatever the number, it was given on trust.'],
    },
    {
      when: /\b(?:nothing in writing|no contract|in writing|iou|proof|texts? (?:saying|where)|venmo|zelle|cash|paypal|receipts?|bank transfer|handshake)\b/iu,
      say: [
        'Nobody asks a friend for a signature. That was trust, and no foolishness.',
        'Any message in which {they} {do} say it helps, if it ever comes to that.',
      ],
    },
    {
      when: /\b(?:emergency|sick|hospital|evicted|desperate|crying|lost (?:his|her|their) job|hard time|going through|needed (?:it|help)|help(?:ed)? (?:him|her|them)|couldn'?t say no|felt (?:bad|sorry))\b/iu,
      say: [
        'You could not have watched {them} go under. That was good of you.',
        'You helped when it counted. It does not make the money a gift.',
      ],
    },
    {
      when: /\b(?:friendship|friend|lose (?:him|her|them|a|the)|lost (?:a|my|the) friend|awkward|weird between|miss (?:him|her|them)|trust|used|years?|best friend|relationship)\b/iu,
      say: [
        'You would nearly rather lose the money than what you two had.',
        'It sits between you now, at every coffee.',
        'That is the higher price in it, I think.',
      ],
    },
    {
      when: /\b(?:my (?:\S+ )?(?:friends?|boyfriend|girlfriend|husband|wife|partner|parents|roommates?|therapist)|everyone|people) (?:\S+ )?(?:says?|said|thinks?|tells?|told|warned|keeps?|doesn'?t know|knows?)\b/iu,
      say: [
        'And on top of it somebody else shakes their head.',
        'It is easy to be wise with a purse nobody asked for.',
      ],
    },
    {
      when: /\b(?:paid (?:me )?(?:back|some|half|a bit)|sent me|got (?:it|some) back|gave me (?:some|half|back|it)|apologi[sz]ed|payment plan|agreed)\b/iu,
      say: ['Well, so it moves.', 'A first bit of it, and it says more than the sum.'],
    },
    {
      when: /\b(?:maybe (?:I|we)(?:'ll| will| should| could)|(?:I|we)(?:'m| am|'re| are) (?:thinking|going to|gonna)|(?:I|we) (?:might|could)|I'?ll (?:just )?(?:ask|text|write|wait|forget|drop|tell|say|let)|write it off|never (?:lend|again)|lesson)\b/iu,
      say: [
        'Either way it would be off your mind, and that is worth something too.',
        'So you would stop waiting. That alone is a weight less.',
      ],
    },
    {
      when: /\b(?:angry|mad|furious|pissed|resent\w*|hurt|disappoint\w*|betrayed|bitter|unfair|taken advantage|stupid|fool|naive|idiot|asham\w*|embarrass\w*|awkward|guilty|petty)\b/iu,
      say: [
        'You trusted, and it is you who blushes.',
        'Under the anger there is that: you would never do this to {them}.',
      ],
    },
    {
      when: /\b(?:he|she|they)(?:'s| is|'re| are|'ve| have| has)? (?:\S+ ){0,2}?(?:said|says|just|always|never|won'?t|don'?t|doesn'?t|didn'?t|keeps?|still|even|was|were|got|does|again|has|had)\b/iu,
      say: [
        'And you keep the ledger in your head, because nobody else does.',
        'It would take one honest sentence from {them}.',
      ],
    },
    {
      when: /\b(?:I) (?:just |only |even |really |still |always )*(?:lent|gave|trusted|asked|can'?t|couldn'?t|don'?t|did|didn'?t|want|need|feel|hate|know|worked?|never)\b/iu,
      say: [
        'You did what a good friend does, and then you were left with it.',
        'It ought to be the easiest thing, to want back what is yours.',
      ],
    },
  ],
  say: [
    'A debt between two people is a third one in the room.',
    'It is your help that has been treated as if it were nothing.',
    'You wait for {them} to think of it, so that you need not be the one.',
    'Having to chase after what you gave in kindness is bitter.',
    'You are allowed to want it back, and to want the person too.',
  ],
  ask: [
    { line: 'What would help you more by now, the money or an honest word?' },
    { line: 'How long ago was it?', unless: /\b(?:ago|months?|years?|weeks?|since|last)\b/iu },
    {
      line: 'Could you do without it, if it came to that?',
      unless: /\b(?:rent|bills|need (?:it|the money)|broke|tight)\b/iu,
    },
    { line: 'What keeps you from asking?', unless: /\b(?:asked|reminded|texted)\b/iu },
  ],
};
