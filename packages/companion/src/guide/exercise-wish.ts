/** Which exercise somebody asks for in their own words. */
export type ExerciseWish = 'box-breathing' | 'grounding' | 'thought-record' | 'tiny';

/**
 * A wish for help with calming down, breathing, grounding or a thought. Asking is consent, so it must be an ask: "I
 * can't breathe" and "he told me to calm down" are none.
 */
export function exerciseWish(tidied: string): ExerciseWish | undefined {
  if (unwanted.test(tidied)) return undefined;
  const kind = kinds.find(([, pattern]) => pattern.test(tidied))?.[0];
  if (!kind) return undefined;
  const asks = asking.test(tidied) || named.test(tidied);
  if (!asks) return undefined;
  return kind !== 'thought-record' && tiny.test(tidied) ? 'tiny' : kind;
}

const unwanted =
  /\b(?:don't|do not|no|not|never|without|hate|stop|tried|did|told me|tells me|tell me|said|says|enough)\b.{0,25}\b(?:breath\w*|calm\w*|exercises?|grounding|relax\w*|technique)/iu;

/** Asked for, wanted, or proposed. */
const asking =
  /\?|^(?:please\b|maybe\b|perhaps\b|(?:ok(?:ay)?,? )?help\b|let's\b|yes\b|just\b|something\b|anything\b|one\b|a\b)|\b(?:please|can (?:you|we|I)|could (?:you|we|I)|would you|will you|let's|let us|I (?:need|want|would like|could use|should)|I'd like|help me|give me|show me|teach me|guide me|walk me|do you (?:have|know)|is there|what about|how (?:do|can|should) I|need (?:help|something|to)|want to (?:try|do))\b/iu;

/** The name of an exercise, alone. */
const named =
  /^(?:(?:the|a|an|some|that) )?(?:box breathing|breathing(?: exercise)?|grounding(?: exercise)?|5-?4-?3-?2-?1|thought record|calming exercise|exercise)(?: please)?[.! ]*$/iu;

const tiny =
  /\b(?:tiny|quick|quickly|short|30 seconds|thirty seconds|one minute|a minute|fast|few seconds|small|little thing)\b/iu;

const kinds: readonly [ExerciseWish, RegExp][] = [
  [
    'thought-record',
    /\bthought record\b|\b(?:look at|look into|look closer at|examine|test|check|challenge|question|sort out|work through|weigh|untangle|deal with|go through|talk back to|think through)\b.{0,20}\b(?:this|that|the|my|a) (?:\w+ )?(?:thought|belief)s?\b|\bis (?:this|that|the) thought (?:even )?true\b/iu,
  ],
  [
    'grounding',
    /\b(?:grounding|ground (?:me|myself)|get grounded|(?:more|feel) grounded|5-?4-?3-?2-?1|five senses|come back to (?:the room|earth|the present|my body)|back (?:in|into|to) (?:my body|the room|the present)|anchor (?:me|myself))\b/iu,
  ],
  [
    'box-breathing',
    /\b(?:box breathing|breathing (?:exercise|technique|thing|trick|with you)|(?:some|do|try|the|with) breathing|(?:help|helps|let|get|make|makes) me (?:to )?(?:breathe|calm|relax|slow down|settle)|(?:breathe|breath) (?:with me|together|slower|slowly|right)|(?:can|could) (?:we|you) (?:please )?(?:just )?breathe|(?:need|want|how (?:do|can|should) I) (?:to )?(?:breathe|calm down|calm myself|relax|slow down|settle)|calm (?:me|myself)(?: down)?|calm(?:ing)?[- ](?:down )?(?:exercise|technique|thing|trick|something)s?|something (?:calm(?:ing)?|to calm|for (?:my )?(?:anxiety|nerves|panic|breath\w*))|(?:an|any|some|one|do|try|another|the) (?:\w+ )?(?:exercises?|technique)(?! (?:bike|class|routine|more))|help (?:me )?(?:with )?(?:this |my )?(?:panic|breathing)|calm thing|help me (?:to )?(?:fall a)?sleep|something (?:to|for|that).{0,12}sleep)\b/iu,
  ],
];
