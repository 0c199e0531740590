import { withoutTail } from './clause-edges.ts';
import type { Clause } from './clauses.ts';
import { isFiniteVerb, textOf, type Token } from './tokens.ts';

/**
 * "Every time I open my mouth they roll their eyes", "all I do is work", "what hurts most is that she laughed": a sentence whose point
 * only stands with what leads to it, as one statement; nothing for any other sentence.
 */
export function ledStatement(sentence: readonly Token[]): Clause | undefined {
  if (sentence.length > longest || sentence.at(-1)?.after.includes('?')) return undefined;
  const tokens = withoutTail(withoutJoint(sentence));
  const text = textOf(tokens);
  if (!(hasLed(tokens, text) || named.test(text) || ofDays.test(text)) || addressed.test(text)) return undefined;
  return { tokens: [...tokens], text, form: 'other', hedged: sweeping.test(text), joint: '' };
}

/** In more words it is a story, of which no half may be left out. */
const longest = 20;

function withoutJoint(sentence: readonly Token[]): readonly Token[] {
  const at = sentence.findIndex(
    ({ lower }) => !/^(?:and|but|so|like|well|also|honestly|ugh|god|basically|just)$/u.test(lower),
  );
  return at > 0 && at < 3 ? sentence.slice(at) : sentence;
}

/** When, or under what condition, and then what happens: two subjects, each with its verb. */
function hasLed(tokens: readonly Token[], text: string): boolean {
  const lead = leading.exec(text)?.[0];
  if (!lead) return false;
  const first = lead.trim().split(' ').length;
  const second = tokens.findIndex(({ lower }, at) => at > first + 1 && subject.test(lower) && startsMain(tokens, at));
  if (second < 0) return false;
  // "Since the move my son barely talks" needs no verb in front.
  return saysSomething(tokens.slice(second)) && (sinceWhen.test(lead) || saysSomething(tokens.slice(first, second)));
}

/** A subject and its verb; what follows "my heart" is its verb, whatever the tagger makes of it. */
function saysSomething(part: readonly Token[]): boolean {
  if (part.length < 2) return false;
  const isOwned = /^(?:my|his|her|their|our|the)$/u.test(part[0]?.lower ?? '');
  return (
    (isOwned && part.length > 2) ||
    part.some((token) => isFiniteVerb(token) || contracted.test(token.lower)) ||
    ownVerb.test(part[0]?.lower ?? '')
  );
}

/** A main clause begins where a comma stands, or where nothing before it wants an object. */
function startsMain(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return before !== undefined && !wantsMore.test(before.lower);
}

const leading =
  /^(?:every time|each time|any ?time|whenever|when|if|as soon as|the (?:second|minute|moment|day|night)|once|before|after|by the time|until|unless|while|since|no matter (?:what|how|who|where|when)(?: \p{L}+)?|whatever|wherever) (?=(?:i|i'm|i've|he|he's|she|she's|they|they're|it|it's|we|we're|my|the|someone|somebody|anyone|people|nobody|our|his|her|mom|dad|everyone|everybody)\b)/iu;
const subject =
  /^(?:i|i'm|i've|i'd|i'll|he|he's|he'd|she|she's|she'd|they|they're|they'd|it|it's|we|we're|we've|my|the|nobody|everyone|everybody|someone|somebody|people|there's|our|his|her|their)$/u;
const sinceWhen = /^(?:since|after|before) /iu;
/** Such a word is followed by its verb and nothing else. */
const ownVerb = /^(?:i|he|she|they|we)$/u;
const contracted = /'(?:m|s|re|ve|d|ll)$/u;
/** After these the words that follow are what is done, or to whom. */
const wantsMore =
  /^(?:to|of|for|with|from|about|into|than|like|and|or|but|that|the|a|an|my|his|her|their|our|your|is|are|was|were|be|been|not|i|he|she|they|we|who|what|how|why|where|when|if|because|think|thinks|know|knows|say|says|said|feel|hope|wish|mean|see|hear|tell|tells|told|ask|asks|asked|makes?|made|let|lets|all|both|call|miss|love|hate|want|open|close|leave|left|lost|lose|use|bring|give|gave|have|had|has)$/u;

/** What is spoken of has a statement of its own in it: "the thing I miss most is …". */
const named =
  /^(?:all|everything|nothing|anything|the (?:only |one |first |last |next |other |main )?(?:thing|part|person|place|reason|time|bit|way|day)) (?:that )?(?:i|i've|he|she|they|we|it|my \p{L}+) .{2,40}? (?:is|was|are|were|has been)(?:n't| not)? \p{L}+|^what (?!if\b|about\b)(?:\p{L}+ ){1,5}?(?:most|more|is|was|me) .{0,20}\b(?:is|was)\b.*\p{L}{2}|^what (?:i|he|she|they|we) (?:\p{L}+ ){1,4}?(?:is|was) |^(?:no one|nobody) (?:asked|asks|knows|knew|came|comes|told|tells|cares|cared|saw|sees|noticed|notices|called|calls|remembered|says|said|wants|wanted|believes|believed|warned|listens|stayed|helps|helped)\b|^(?!(?:feeling|being honest|speaking|nothing|something|everything|anything|during|morning|evening|wedding|king|thing|ceiling|building)\b)\p{L}{2,}ing (?:\p{L}+ ){0,5}?(?:feels?|felt|is|was|isn't|wasn't|seems?|makes?|made|scares?|hurts?|helps?|helped|changed|changes|broke|saved|taught|takes?|took|costs?) |^not once (?:did|has|have|was|were) |^some (?:days|nights|mornings|weeks) .+ (?:some|other|others)\b/iu;

/** "Yesterday was awful": it was the day, and not who writes. */
const ofDays =
  /^(?:today|yesterday|tonight|tomorrow|(?:last|this|that|the whole) (?:night|week|weekend|month|year|morning|evening|afternoon|day|summer|winter|spring|fall|christmas)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|christmas|thanksgiving) (?:was|wasn't|is|isn't|has been|had been|felt|feels|went|started|ended|will be|would have been|could have been) /iu;

/** All and nothing is how it seems. */
const sweeping = /^(?:everything|nothing|no matter|whatever|wherever)\b/iu;
/** Asked of the one who listens. */
const addressed =
  /^what (?:do|should|can|could|would|will|did|are|is|was) (?:i|you|we|he|she|they|it|the|my|that|this)\b/iu;
