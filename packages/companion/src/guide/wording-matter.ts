/** What is to be told: "how do I tell my mom I failed chem". */
export function newsIn(text: string): string | undefined {
  return /\b(?:tell|telling|let) (?:my \p{L}+|him|her|them|\p{Lu}\p{L}+)(?: know)? (?:that )?(I(?:'m|'ve|'d)? (?!(?:love|think|feel|want|need|would|can|should|hate|miss)\b)[^.?!,;]{3,50}?)(?= without\b| and\b| but\b|[.?!,;]|$)/iu.exec(
    text,
  )?.[1];
}

/** What the question says that it is about: "how do I tell my mom about the test". */
export function subjectOf(asked: string): string | undefined {
  return /\b(?:tell|say|talk|ask|bring|start)\b[^.?!]{0,30}? (?:about|over) ((?:the|my|our|this) (?!(?:way|fact|thing|whole)\b)\p{L}+(?: \p{L}+)?)(?= without\b| and\b| but\b| when\b|[.?!,;]|$)/iu.exec(
    asked,
  )?.[1];
}

/** What it was about: "we had a fight about mom's house". */
export function matterIn(text: string): string | undefined {
  const found =
    /\b(?:fight|fought|fighting|argument|argued?|arguing|disagree\p{L}*|talk(?:ed)?(?: to (?:her|him|them|my \p{L}+))?|conversation|discussion|talk to \p{L}+) (?:about|over) ((?:the |my |our |mom's |dad's |his |her |their )?(?:\p{L}+(?:'s)? ?){1,3}?)(?=[.,;?!]|$| (?:and|but|so|because|again|tomorrow|tonight|today|yesterday|last|with|on|in)\b)/iu
      .exec(text)?.[1]
      ?.trim();
  return found && !/^(?:it|that|this|him|her|them|what|how|everything|nothing|something|me|you)\b/iu.test(found)
    ? found
    : undefined;
}
