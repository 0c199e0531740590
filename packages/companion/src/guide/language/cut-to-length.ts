import { isFiniteVerb, textOf, type Token } from './tokens.ts';

/** Longest clause that is looked at, in words; longer ones are cut at a joint or left alone. */
const longest = 22;
/** Most words said back in a row: a reflection, not a reading aloud. What is longer and can't be parted is not said back. */
export const longestSaid = 9;
/** "I miss my ex even (though …)": a word that only leads on to what was parted off. */
export function withoutDangling(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.at(-1);
  if (!last || !dangling.test(last.lower)) return tokens;
  const before = tokens.at(-2)?.lower ?? '';
  const isSaidOfIt = last.lower === 'right' ? beforeRight.test(before) : last.lower === 'so' && beforeSo.test(before);
  return isSaidOfIt ? tokens : tokens.slice(0, -1);
}

/** "She was right" ends so; "you know, right" does not. */
const beforeRight =
  /(?:^(?:am|is|are|was|were|be|been|being|feels?|felt|seems?|not|all|quite|the|always|never|ever|just)|'(?:s|re|m))$/u;

/** "The rules say so", "I think so". */
export const beforeSo =
  /^(?:say|says|said|think|thinks|thought|hope|hopes|hoped|guess|suppose|believe|believed|told|do|did)$/u;

const dangling = /^(?:even|just|only|right|and|but|so|or|because|especially|except)$/u;

/** Where a statement is too long by a word, the "now" in front of it goes first. */
export function withoutOpener(tokens: readonly Token[]): readonly Token[] {
  const isTooLong = tokens.length > longestSaid && /^(?:now|then|also|even|meanwhile)$/u.test(tokens[0]?.lower ?? '');
  return isTooLong && tokens[1]?.tags.has('Pronoun') ? tokens.slice(1) : tokens;
}

const joints = /^(?:because|so|and|but|when|while|since|although|until|till|unless|except|then)$/u;

/** A long clause ends at its last joint before the limit; without one it is not said back. */
export function cutToLength(tokens: readonly Token[]): Token[] | undefined {
  if (tokens.length <= longest) return [...tokens];
  for (let at = longest; at >= 4; at -= 1) {
    const joint = tokens[at];
    const previous = tokens[at - 1];
    if (!joint || !previous) continue;
    const comma = previous.after.includes(',');
    if (
      (comma || joints.test(joint.lower)) &&
      tokens.slice(0, at).some(isFiniteVerb) &&
      !/^(?:the|a|my|to|of|in|for|so|that|such|just|and|but|or)$/u.test(previous.lower)
    ) {
      return tokens.slice(0, at).map((token, index) => (index === at - 1 ? { ...token, after: '' } : token));
    }
  }
  return undefined;
}

/** The first words of a longer statement, up to a place where it may end; nothing when there is none. */
export function shortened(tokens: readonly Token[]): Token[] | undefined {
  if (tokens.length <= longestSaid) return [...tokens];
  const ends = tokens.flatMap((token, at) =>
    at >= 4 && at <= longestSaid && mayEndBefore(tokens, at, token) ? [at] : [],
  );
  // Better the whole of what stands before a comma than a torn piece of what comes after it.
  const at = ends.findLast((end) => tokens[end - 1]?.after.includes(',')) ?? ends.at(-1);
  if (at === undefined) return undefined;
  return tokens.slice(0, at).map((token, index) => (index === at - 1 ? { ...token, after: '' } : token));
}

/** Before a joint, or before a time or a place, once there is a verb and something after it. */
function mayEndBefore(tokens: readonly Token[], at: number, token: Token): boolean {
  const previous = tokens[at - 1];
  // "Twenty-two" and "20 at a time" are one amount.
  if (!previous || previous.after === '-' || (previous.tags.has('Value') && !previous.after)) return false;
  if (unfinished.test(previous.lower) || (isFiniteVerb(previous) && !previous.after)) return false;
  const verb = tokens.findIndex(isFiniteVerb);
  if (verb < 0 || verb > at - 2) return false;
  // "her mother and I split up": the two belong together.
  if (
    token.lower === 'and' &&
    tokens[at + 1]?.lower === 'i' &&
    /^(?:my|his|her|their)$/u.test(tokens[at - 2]?.lower ?? '')
  )
    return false;
  if (token.lower === 'to') return previous.tags.has('Value') || previous.tags.has('Noun');
  if (placing.test(textOf(tokens.slice(0, at)))) return previous.after.includes(',') || joints.test(token.lower);
  return previous.after.includes(',') || joints.test(token.lower) || isAside(tokens, at);
}

/** When or where it was: what stands before it is whole without it, unlike before "about" or "with". */
function isAside(tokens: readonly Token[], at: number): boolean {
  const [lower, next] = [tokens[at]?.lower ?? '', tokens[at + 1]?.lower ?? ''];
  return whenOrWhere.test(lower) || (lower === 'even' && /^(?:though|if|when)$/u.test(next));
}

/** "I feel guilty for putting my mom …": it is nothing without the place. */
const placing =
  /\b(?:put|puts|putting|place[sd]?|placing|leave|leaving|left|keep|keeping|kept|stood|sat|live[sd]?|living|lay)\b/iu;

const whenOrWhere =
  /^(?:in|at|on|after|before|during|every|all|this|last|today|tonight|tomorrow|yesterday|through|near|under|with)$/u;
const unfinished =
  /^(?:even|the|a|an|my|your|his|her|our|their|this|that|to|of|in|for|so|such|just|and|but|or|very|really|too|is|are|was|were|be|been|being|am|i'm|he's|she's|it's|they're|we're|not|no|as|if|than|like|with|at|on|from|by|about|into|over|i|he|she|they|we|you|who|which|because|when|while|till|until|like|nothing|something|everything|anything|nobody|someone|one|kind|lot|part|way|going|have|has|had|will|would|can|could|should)$/u;
