import type { Token } from './tokens.ts';

/** What somebody else said or thinks, told as theirs ("my boss said I'm too slow"). */
export interface Report {
  /** The speech verb, and the first word of what was said. */
  verb: number;
  content: number;
}

/** Where in these words a report stands; nothing when the speaker is the person, or nothing was said in it. */
export function reportIn(tokens: readonly Token[]): Report | undefined {
  const verb = tokens.findIndex(({ lower }, at) => at > 0 && at <= latestVerb && speech.test(lower));
  if (verb < 1 || !hasSpeaker(tokens.slice(0, verb))) return undefined;
  const content = behindHearer(
    tokens,
    tokens.findIndex(({ lower }, at) => at > verb && !between.test(lower)),
  );
  const first = tokens[content];
  // Words between quotation marks are quoted and not turned.
  return first && subject.test(first.lower) && !/["']/u.test(first.before) ? { verb, content } : undefined;
}

/** "She told everyone I like Marco", "he's telling the kids I'm dangerous": what was said begins behind whoever it was said to. */
function behindHearer(tokens: readonly Token[], at: number): number {
  if (!/^(?:told|tells|telling|texted|asked)$/u.test(tokens[at - 1]?.lower ?? '')) return at;
  const isNoun = /^(?:the|my|his|her|our|their)$/u.test(tokens[at]?.lower ?? '');
  const isAll = /^(?:everyone|everybody|people|someone|somebody|him|her|them)$/u.test(tokens[at]?.lower ?? '');
  const ends = isAll ? [at + 1] : isNoun ? [at + 2, at + 3] : [];
  return ends.find((end) => behind.test(tokens[end]?.lower ?? '')) ?? at;
}

const behind = /^(?:i|i'm|i've|i'd|i'll|we|we're|he|he's|she|she's|they|they're|it|it's|that)$/u;

/** The report whole: "maybe I'm not" as "might not be", and a "that" where the two sentences meet. */
export function asReport(said: string): string {
  return said
    .replace(
      /\b(?:maybe|perhaps|possibly) (you|he|she|it|they|this|that)(?:'re|'s| are| is) not\b/iu,
      '$1 might not be',
    )
    .replace(
      /\b(?:maybe|perhaps|possibly) (you|he|she|it|they)(?: aren't| isn't|'re not|'s not)\b/iu,
      '$1 might not be',
    )
    .replace(/\b(?:maybe|perhaps|possibly) (you|he|she|it|they|this|that)(?:'re|'s| are| is)\b/iu, '$1 might be')
    .replace(/\b(?:maybe|perhaps|possibly) (you|he|she|it|they) (?:don't|doesn't)\b/iu, '$1 might not')
    .replace(meeting, '$1 that $2');
}

/** Where another statement begins behind a report: a deed, not a piece of advice ("and I cried", not "and I should go"). */
export function endsReport(sentence: readonly Token[], index: number): boolean {
  const [joint, who, next] = sentence.slice(index, index + 3);
  if (!joint || !who || !next) return false;
  const joined = /^(?:and|but|so|then)$/u.test(joint.lower);
  const subjectOf = joined ? who : joint;
  const verb = joined ? next : who;
  if (!joined && !sentence[index - 1]?.after.includes(',')) return false;
  if (/^(?:i'm|i've|now)$/u.test(subjectOf.lower)) return true;
  return /^(?:i|we|he|she|they|it|my|then)$/u.test(subjectOf.lower) && !advising.test(verb.lower);
}

/** "Said", "told", and whoever thinks so of one. */
const speech =
  /^(?:said|says|say|saying|told|tells|telling|thinks|texted|texts|wrote|writes|yelled|screamed|claims|claimed|insists|insisted|announced|admitted|mentioned|hinted|asked|asks|believes)$/u;
const between = /^(?:me|us|to|that|if|whether|just|again|yesterday|today|tonight|maybe|perhaps|possibly|how|like)$/u;
const subject =
  /^(?:i|i'm|i've|i'd|i'll|we|we're|we've|we'd|he|he's|he'd|he'll|she|she's|she'd|she'll|they|they're|they've|they'd|they'll|it|it's|it'd|it'll|this|that's|there|there's|my|our|his|her|their|the|everyone|everything|nobody|nothing|everybody)$/u;
const advising = /^(?:should|must|can|can't|could|couldn't|will|would|have|need|ought|might|shouldn't|don't|need)$/u;

const latestVerb = 7;

function hasSpeaker(before: readonly Token[]): boolean {
  if (before.some(({ lower }) => /^(?:i|i'm|i've|i'd|we|you|never|what|who|why|if|when|because)$/u.test(lower)))
    return false;
  return before.some(
    ({ lower, tags }) =>
      /^(?:he|she|they|someone|somebody|everyone|everybody|people)$/u.test(lower) ||
      tags.has('Noun') ||
      tags.has('ProperNoun'),
  );
}

const meeting =
  /^(.{0,50}?\b(?:said|says|told you|tells you|insists|insisted|claims|claimed|texted you|wrote)) (?=(?:you|you're|you've|you'd|you'll|your)(?![\p{L}']))(\S)/iu;
