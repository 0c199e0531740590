/**
 * What somebody wants to be told, said to them: `{said}` is that, in the second person. What cannot be known is not promised, and
 * what belongs to somebody else is not said in their name. The most particular `when` stands first.
 */
export interface WishedToHear {
  id: string;
  /** Of the words wanted, as the person typed them, without "that". */
  when: RegExp;
  /** Leave for something: said only where it is known to do no harm. */
  leave?: true;
  say: readonly string[];
  /** Where nothing of it has been told yet. */
  untold?: readonly string[];
}

export const wishedToHear: readonly WishedToHear[] = [
  {
    id: 'how-it-goes-on',
    when: /\b(?:will|won't|'ll|going to|gonna) (?:\p{L}+ ){0,3}(?:be|get|work|turn|come|pass|stop|end|make|find|last|always|ever|feel|hurt)\b|\bgets? (?:any )?(?:better|easier|lighter)\b|\bit (?:passes|stops|ends)\b/iu,
    say: [
      "I can't see that far, so I won't swear to it. How it feels tonight isn't a forecast, though.",
      "Nobody honest can promise that. What's true is smaller: it doesn't have to be all right tonight.",
      "I'd be making it up, and you'd know. It's true that few things stay as sharp as they are in the first hours.",
    ],
  },
  {
    id: 'deserved',
    when: /\bdeserv\p{L}* (?:it|this|that|to be (?:hurt|hit|alone|punished|left|treated))\b/iu,
    say: ["That one I won't say, because I don't believe it.", 'No, not that. Nobody earns being hurt.'],
  },
  {
    id: 'fault',
    when: /\b(?:not|isn't|wasn't|never) (?:all |really )?(?:my|on me|me)\b[^.?!]{0,12}(?:fault|to blame)?|\bnot to blame\b|\bcouldn't have (?:\p{L}+ )?(?:known|stopped|done|saved|helped|prevented)\b|\bnothing I could have\b/iu,
    say: [
      "From what you've told me, I wouldn't put it on you.",
      "I don't hear your fault in it. I hear somebody who wishes it had gone otherwise.",
    ],
    untold: [
      "I don't know the story yet. But feeling that it's your fault doesn't make it so. What happened?",
      "I'd like to be able to say it and know why. What happened?",
    ],
  },
  {
    id: 'not-alone',
    when: /\b(?:not|isn't) (?:just me|the only one|alone)\b|\bother people\b|\banyone else\b/iu,
    say: [
      "You're not the only one, not by a long way.",
      "It isn't only you. Most people who feel this never say so out loud.",
    ],
  },
  {
    id: 'a-sorry',
    when: /^(?:they|he|she)(?:'s|'re| is| are| was| were) (?:\p{L}+ )?sorry\b|^(?:I'm )?sorry\b/iu,
    say: [
      "I can't say it in anybody's place. I can say that you were owed one.",
      "A sorry was due there. It's allowed to hurt that it never came.",
    ],
  },
  {
    id: 'proud',
    when: /\bproud of me\b|\bgood job\b|\bwell done\b/iu,
    say: [
      "I can't be the one you'd want it from. It's still something to be proud of.",
      'Well done, then, and not as a figure of speech. You saw it through.',
    ],
    untold: ["I'd gladly say it, and know for what. What did you do?", 'Tell me what it was, and I mean it more.'],
  },
  {
    id: 'right-thing',
    when: /\bI (?:did|made|chose|took|have done)\b[^.?!]{0,20}\b(?:right|best|enough|good)\b|\bI did (?:all|everything|what) I could\b/iu,
    say: [
      "From what you've told me, you did what looked right with what you knew. Nobody gets to know more than that beforehand.",
      'It sounds to me like you chose as well as anybody could from where you stood.',
    ],
    untold: [
      "I'd like to know what I'm saying it to. What was it that you did?",
      "People who don't care whether it was right don't ask. What did you do?",
    ],
  },
  {
    id: 'not-that',
    when: /^I(?:'m| am| was| wasn't|'m not)(?: not)?(?<=n't|not) (?:(?:just|being|really|such|so|too|completely|going) )*(?:an? )?(?:\p{L}+ )?(?:crazy|insane|mad|nuts|stupid|dumb|bad|terrible|horrible|awful|selfish|broken|weak|lazy|failure|failing|monster|burden|mistake|idiot|unlovable|worthless|useless|dramatic|sensitive|overreacting|imagining|paranoid|ugly|too much|much|wrong|weird|pathetic|loser)\b/iu,
    say: ['{Said}.', '{Said}. And it makes sense that you need to hear it.', 'No: {said}.'],
  },
  {
    id: 'doing-enough',
    when: /^I(?:'m| am) (?:\p{L}+ )?(?:doing|enough|good enough|trying|worth|a good|okay|ok|fine|loved)\b|^I (?:matter|deserve)\b|\bI tried\b/iu,
    say: ['{Said}.', '{Said}. Here, at least, nobody has to prove it.'],
  },
  {
    id: 'leave-to',
    when: /^I(?:'m| am) allowed\b|^I (?:can|could|may|get to|don't (?:have|need) to|do not (?:have|need) to|am allowed to)\b/iu,
    leave: true,
    say: ['{Said}.', "{Said}. Nobody has to sign it for you, and it needn't be tonight.", 'Yes: {said}.'],
  },
  {
    id: 'okay',
    when: /^(?:it|this|that|everything|all of (?:it|this)|either|both|any of (?:it|this))(?:'s| is|'d be| would be| was)? ?(?:(?:really|all|totally|still|just|perfectly) )*(?:ok|okay|fine|all right|alright|normal|allowed|understandable|no big deal|enough|right)\b/iu,
    leave: true,
    say: ['{Said}.', '{Said}. It really is.', "{Said}, and you needn't earn it first."],
  },
];

/** Where leave is wanted for what may do harm, or is not known. */
export const notLightly = [
  "I won't say that one lightly. What is behind it tonight?",
  "I'd rather know more before I say that. What has happened?",
  'Not just like that. What makes you want to hear it?',
] as const;

/** Where leave is wanted to be gone, or to give up, and it is not said what on. */
export const askedFirst = [
  'Before I say anything to that, one plain question: are you thinking of ending your life? If so, or nearly, call or text 988 at any hour. If not, tell me what you mean, and I listen.',
  'I ask, and do not assume: is suicide in this? 988 is there by call or text, day and night, if it is. If it is something else, tell me what.',
] as const;
