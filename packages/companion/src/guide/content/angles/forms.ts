import type { Angle } from './angle.ts';

/** Shapes of telling that say something in whatever field of life they stand: a thought of what to do, two things felt at once … */
export const forms: readonly Angle[] = [
  {
    id: 'might-do',
    when: /^(?:maybe |perhaps )?I (?:guess I |think I |suppose I )?(?:could|can|might|should) (?:just |maybe |at least |try to |always )?(?<act>(?!be\b|have\b|not\b|do (?:that|this|it)\b)\p{L}[^,.;?!]{3,45})$|^(?:maybe|perhaps) I(?:'ll| will) (?<act2>[^,.;?!]{4,45})$/iu,
    unless:
      /\b(?:never|fail|die|kill|hurt|cry|scream|explode|disappear|quit|anymore|even|can't|could have|should have|sleep for|hear|see|feel|tell that|only)\b/iu,
    tone: 'any',
    rank: 3,
    say: [
      'That could be tried, and changed again if it does not fit.',
      'You are turning over a way to do it, it seems.',
      'There is a thought in that of what might help.',
      'It is only a thought so far, and it is your own.',
      'You know the people in it; that idea did not come from nowhere.',
    ],
    ask: [
      'What speaks for it, and what against?',
      'What do you imagine happens then?',
      'What would be a good sign, if you tried?',
      'What makes you hesitate, if anything does?',
      'How would it feel to have it behind you?',
    ],
    rest: ['It can stay a maybe for now.', 'You can let it sit, and see how it looks tomorrow.'],
  },
  {
    id: 'two-at-once',
    when: /\b(?:feels?|felt) like (?<one>[^,.;?!]{3,40}?),? (?:but|and|and yet) (?:also |at the same time )?(?:kind of )?like (?<two>[^,.;?!]{3,45})$|\b(?:I'm|I am|being|feel(?:ing)?) (?<one3>\p{L}+) and (?<two3>\p{L}+) (?:both )?at (?:the same time|once)\b/iu,
    tone: 'any',
    rank: 6,
    whole: true,
    say: [
      'Both at once, then: {one}, and {two}.',
      '{One}, and {two}: the two sit right beside each other there.',
      'So it has two sides for you, {one} and {two}, and neither cancels the other.',
    ],
    ask: [
      'Which of the two do you trust more?',
      'When does the one get louder, and when the other?',
      'What would you do, if you went by the second one only?',
    ],
    rest: ['They may both be telling you something.', 'Neither of them has to give way tonight.'],
  },
  {
    id: 'measured-by',
    when: /\b(?<who>he|she|they|my \p{L}+|the \p{L}+) (?:now |always |even |keeps? |also )*(?:times?|timing|timed|counts?|counting|tracks?|tracking|clocks?|monitors?|monitoring|checks? (?=how|when|if|whether|up on)|watches (?=how|when|my|everything|every)|notes? down|writes down|grades|ranks) (?:me\b|us\b|my\b|our\b|how\b|when\b|what\b|every\b|each\b|everything\b)/iu,
    notInLoss: true,
    rank: 4,
    say: [
      'What you do gets counted, and what is in it does not show in the number.',
      'It is hard to work, or to be oneself, with somebody holding a ruler.',
      'So {who} sees how long or how much, and not how.',
      'That can feel like not being trusted.',
    ],
    ask: [
      'What does it do to you, to be watched like that?',
      'What does the number leave out?',
      'How did it go before anybody counted?',
      'What would you like {whom} to see instead?',
    ],
    rest: ['Some of what matters there cannot be counted.', 'Being measured makes most people stiff.'],
  },
  {
    id: 'short-answer',
    when: /\b(?<who>he|she|they|my \p{L}+) (?:just |only |simply )?(?:texted|sent|wrote|answered|replied|responded|said|signs|signed|gave)(?: me| back| us)* (?:with )?(?:just |only )*(?:an? |one |the )?(?:thumbs[ -]?up|emoji|shrug|"?okay"?$|"?ok"?$|"?k"?$|single word|one word|smiley|heart$|"\p{L}+(?: \p{L}+)?"$)|\b(?<who2>he|she|they|my \p{L}+) (?:just|only) (?:said|says|wrote|texted) "[^"]{1,18}"/iu,
    unless: /\b(?:love|proud|thank|yes|congrat|miss you)\b/iu,
    notInLoss: true,
    rank: 4,
    say: [
      'That is a small answer to something that big.',
      'And you are left to read the rest of it out of almost nothing.',
      'So much from your side, and so few words back.',
      'Too little to be angry at, perhaps, and still it says something.',
    ],
    ask: [
      'What would a real answer from {whom} have been?',
      'How do you read it?',
      'What did you want to come back?',
      'What would you say to that, if you answered straight?',
    ],
    rest: [
      'It makes sense that that was not enough.',
      'Short can mean many things, and it does not help to have to guess.',
    ],
  },
  {
    id: 'nobody-said',
    when: /\b(?:nobody|no one|no-one|not one of them|none of them) (?:has |had |even |there |at \p{L}+ |ever )*(?:said|says|mentioned|mentions|brought it up|commented|reacted|noticed|asked) ?(?:anything|a word|a thing|it|about it|a single word)?$|\b(?:nobody|no one) (?:has |even )?(?:said|mentioned) (?:anything|a word|it)\b/iu,
    notInLoss: true,
    rank: 4,
    say: [
      'And in that silence one can imagine anything.',
      'If somebody said something, you would at least know where you stand.',
      'So it hangs in the room, and you are the one who hears it.',
      'Not a word, and you are left to fill it in yourself.',
    ],
    ask: [
      'What do you think is behind the silence?',
      'What would you have liked somebody to say?',
      'What do you fill it with?',
      'Who of them might tell you straight?',
    ],
    rest: ['Silence is hard to answer.', 'It may mean less than it sounds like, and it is hard to hear it that way.'],
  },
  {
    id: 'kind-of-person',
    when: /\b(?:fe(?:el|els|lt)|looked|sound(?:ed)?|am|was|become|becoming|turning into|turned into) (?:like |as if I were )?(?:the|that) (?:kind|sort|type) of (?<role>person|woman|man|guy|girl|mother|mom|father|dad|parent|friend|partner|nurse|teacher|boss|doctor|worker|daughter|son|wife|husband)\b/iu,
    rank: 6,
    whole: true,
    say: [
      'You saw yourself from the outside for a moment, and it was not who you want to be.',
      'That goes against something you hold dear, it sounds like.',
      'You know what kind of {role} you mean to be, and that was not it.',
    ],
    ask: [
      'What kind of {role} do you want to be there?',
      'What pushed you into that corner?',
      'What would you have done, if it had been up to you?',
    ],
    rest: ['That it bothers you says which {role} you are.', 'It says more about the corner than about you.'],
  },
  {
    id: 'given-away',
    when: /\b(?<who>he|she|they|my \p{L}+(?: in law)?|somebody|someone) (?:just |even |already |went and )*(?:sold|threw (?:out|away)|gave away|tossed|donated|got rid of|auctioned|dumped|pawned) (?:all )?(?<what>(?:my|our|his|her|dad's|mom's|the) [^,.;?!]{3,35}?)(?: (?:on|to|for|without|while|last|in|at)\b.*)?$/iu,
    rank: 5,
    say: [
      'And with {what} went something that has no price.',
      'It was not {whom} alone who had a claim to {what}.',
      'Gone, before you could say what it meant to you.',
    ],
    ask: [
      'What did {what} mean to you?',
      'What would you have wanted to keep?',
      'What did you see in it that {who} did not?',
      'How did you find out?',
    ],
    rest: ['You would have wanted to be asked.', 'Things can hold a whole person.'],
  },
  {
    id: 'carried-more',
    when: /\bI was the (?:only )?one (?:who|that) (?<deed>[^,.;?!]{4,80}?),? (?:and|while|but) (?<who>he|she|they|my \p{L}+) (?:got|gets|has|had|took|takes|shows? up|came|never|just|put|brought|paid|only)\b|\bI (?:paid|did|carried|organized|arranged|drove|cooked|cleaned)(?: for)? (?:everything|all of it|it all|every\p{L}*)\b/iu,
    notInLoss: true,
    rank: 5,
    say: [
      'You did the carrying, and that does not show in how it was shared out.',
      'There is a bill in that which nobody has ever looked at.',
      'It sounds as if it is about being seen, and not about the thing itself.',
    ],
    ask: [
      'Has anybody ever said out loud what you did there?',
      'What would have been fair?',
      'What would you want to hear about it, and from whom?',
    ],
    rest: ['It counted, whoever kept count.', 'That is a lot to have done without a word of thanks.'],
  },
];
