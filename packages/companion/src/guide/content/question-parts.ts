/** Violence, self-harm, abuse, pregnancy, the law, medicine: what is asked about these is not answered by a plain word here. */
export const serious =
  /\b(?:ER|A&E|hospital|doctors?|ambulance|police|cops?|arrest\p{L}*|jail|court|custody|lawyer|sue|911|988|999|112|meds?|medic\p{L}*|pills?|tablets?|dos(?:e|es|age)|mg|overdos\p{L}*|drugs?|weed|high|drunk|drink\p{L}*|alcohol|relaps\p{L}*|driv(?:e|ing)|pregnan\p{L}*|abortion|baby|miscarr\p{L}*|abus\p{L}*|controlling|violen\p{L}*|suicid\p{L}*|self[- ]?harm|cut(?:ting)?|kill\p{L}*|die|dies|died|dying|dead|death|alive|wake up|not wake|never wake|an[ae]?esthe\p{L}*|surg\p{L}*|operation|biopsy|diagnos\p{L}*|disappear\p{L}*|not (?:be )?here|end (?:it|this|things|my life)|hit|hits|hitting|punch\p{L}*|chok\p{L}*|strangl\p{L}*|smack\p{L}*|spank\p{L}*|slap\p{L}*|beat\p{L}*|threat\p{L}*|rape\p{L}*|assault\p{L}*|molest\p{L}*|forc(?:e|ed|es)|consent|touch(?:ed|es|ing)? me|hurt(?:s|ing)? (?:me|myself|somebody|someone|people)|knife|gun|weapon|stalk\p{L}*|follow(?:s|ed|ing) me|blocked|restraining|afraid of (?:him|her|them)|scared of (?:him|her|them)|safe|accident|cancer|tumou?r|lump|bleed\p{L}*|blood|fever|chest|breath\p{L}*|seizures?|symptoms?|faint\p{L}*|voices|starv\p{L}*|purg\p{L}*|throw(?:ing)? up|eat|eating|weigh\p{L}*|calories|depress\p{L}*|bipolar|adhd|autis\p{L}*|ptsd|ocd|schizo\p{L}*|put (?:him|her|it|them) down)\b/iu;

/** The same, and whatever brings back together with somebody left, or to somebody's door. */
export const seriousOrReturn = new RegExp(
  `${serious.source}|\\bback (?:to|with|together)\\b|\\bto (?:his|her|their) (?:place|house|home|apartment)\\b|\\b(?:meet|see|visit) (?:him|her|them)\\b|\\bmy ex\\b`,
  'iu',
);

export const they = '(?:he|she|they|(?:my|this|that) (?:\\p{L}+ )?\\p{L}+)';
export const be = "(?:'?s|'?re| is| are| was| were)";
export const adverbs =
  '(?:really |actually |honestly |even |still |just |maybe |secretly |ever |all |so |too |kinda |kind of |a bit |a little |being |also |always )*';
/** "Do you think", "you think", and never "what do you think". */
export const think = `(?<!\\b(?:what|how|why|who|where) )(?:\\b(?:do|did|does) (?:you|u|ya) ${adverbs}think (?:that |if |maybe )?|^(?:(?:so|but|and|ok|okay)[, ]+)*(?:you|u) ${adverbs}think (?:that |maybe )?)`;
export const meaning =
  "(?<!\\b(?:what|how|why) )\\b(?:does|do|did|could|would|might|doesn'?t) (?:that|this|it|all that|all this) (?:just |really |even |not )?mean (?:that )?";
/** What goes before a few words that are the whole message. */
export const opening =
  '^(?:(?:ok(?:ay)?|then|well|so|just|please|pls|but|and|yeah|yes|no|fine|come on|cmon|still|anyway|can you|could you|would you|you can|u can|at least|try to|I said|now|alright|hey|haven|idk|lol|hm+)[ ,.]+)*';
export const whatIf = '\\bwhat if (?:like |maybe |actually |then )*';

/** A pattern of these parts. */
export function re(source: string): RegExp {
  return new RegExp(source, 'iu');
}
