import { wordsOf } from './said-before.ts';

/** Most words of a question that only throws Haven's words back: "stay away? from who?". */
const longestThrown = 6;
/** Words that say nothing of what is thrown back. */
const small =
  /^(?:i|i'm|a|an|the|and|or|but|to|of|in|on|at|for|from|with|is|are|was|were|be|do|does|did|it|that|this|you|your|what|who|how|why|not|no|so|me|my)$/u;
const puzzled = /^(?:what|huh|sorry|excuse me|pardon|eh|erm|um|wait|hm+|which|who)\b/iu;
/** What is said of Haven's words themselves. */
const objects =
  /^(?:(?:no|nope|nah|but|well|sorry|ok|okay|um|erm|look)[,.! ]+)*(?:I (?:didn't|did not|never) (?:say|said|mean|meant)\b(?! (?:anything|much|a (?:word|thing)|nothing|to|hi|hello|goodbye|bye|sorry|yes|no|thank(?:s| you)) ?\b)|I (?:didn't|did not|never|haven't) (?:ask|asked|tell|told) (?:you|for)\b|I (?:don't|do not) (?:(?:really|quite) )?(?:follow|know what you mean|understand (?:the|your|that)|see what)|(?:that|this|it) (?:doesn't|does not|didn't|makes no) (?:make )?(?:any )?sense|you(?:'re| are) not (?:following|listening|hearing|getting)|you (?:got|have|had|get|'ve got) (?:it|that|this|me) (?:backwards|wrong|the wrong way)|you cut my|what are you (?:talking|on) about|(?:what a|that's a|that is a) (?:strange|weird|odd|funny) (?:thing|question)|that(?:'s| is| was) not (?:it|what|the point)|it(?:'s| is) not (?:about|that)|not ["“'‘])/iu;
const denies =
  /^(?:(?:no+|nope|nah|but|well|sorry|erm|um)[,.! ]+)*(?:I(?:'m| am| do| did| was| have)?(?: not|n't)\b|I (?:don't|didn't|never|wasn't|haven't)\b|(?:it|that|this|he|she|they|nobody|there)(?:'s| is| was| does| did| has)?(?: not|n't)?\b.{0,12}\b(?:not|n't|no|nobody|isn't|wasn't|doesn't|didn't|hurrying)\b|nobody\b)/iu;

/**
 * What is left of a message that begins by throwing back what Haven said ("Stay away? From who? I don't miss the HR girl. I lost my job"):
 * its own point. Nothing where it does not begin so.
 */
export function withoutThrownBack(message: string, haven: string | undefined): string | undefined {
  if (haven === undefined) return undefined;
  // A word of Haven's question, asked back, is mostly thinking aloud; one of what Haven claimed is not.
  const claims = haven.replace(/[^.?!]+\?/gu, ' ');
  const claimed = new Set(wordsOf(claims).filter((word) => !small.test(word)));
  const said = new Set(wordsOf(haven).filter((word) => !small.test(word)));
  const sentences =
    message
      .match(/[^.?!]+(?:[.?!]+["”]?|$)/gu)
      ?.map((one) => one.trim())
      .filter(Boolean) ?? [];
  const shares = (sentence: string) =>
    wordsOf(sentence).some((word) => (asksWhat.test(sentence) ? said : claimed).has(word));
  let at = 0;
  while (at < sentences.length && isThrown(sentences[at] ?? '', at, shares)) at += 1;
  if (at === 0) return undefined;
  return sentences.slice(at).join(' ');
}

function isThrown(sentence: string, at: number, shares: (sentence: string) => boolean): boolean {
  if (objects.test(sentence)) return true;
  const words = wordsOf(sentence);
  if (sentence.endsWith('?') && words.length <= longestThrown && !ownQuestion.test(sentence))
    return shares(sentence) || (at > 0 && words.length <= 3) || isHuh(words);
  return at > 0 && words.length <= longestDenial && denies.test(sentence) && shares(sentence);
}

/** "Should I call the police?" is asked, and not thrown back. */
const ownQuestion =
  /^(?:and |but |so )?(?:should|shall|can|could|may|do|does|did|is|are|am|was|will|would|have|has|how|why|when) /iu;
const asksWhat = /\b(?:what|who|whom|which)\b/iu;
const longestDenial = 12;

function isHuh(words: readonly string[]): boolean {
  return words.length <= 2 && puzzled.test(words.join(' '));
}
