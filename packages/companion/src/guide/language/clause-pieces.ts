import { endsReport, reportIn } from './reported.ts';
import { isFiniteVerb, type Token } from './tokens.ts';

/** Where a sentence is cut, so that each piece is one statement. */
export function pieces(sentence: readonly Token[]): Token[][] {
  const found: Token[][] = [];
  let current: Token[] = [];
  for (const [index, token] of sentence.entries()) {
    if (current.length > 0 && breaksBefore(sentence, index, current)) {
      found.push(current);
      current = [];
    }
    current.push(token);
  }
  if (current.length > 0) found.push(current);
  return found;
}

/** A new clause starts after a strong mark, and at a joining word that is followed by its own subject. */
function breaksBefore(sentence: readonly Token[], index: number, current: readonly Token[]): boolean {
  const previous = sentence[index - 1];
  const token = sentence[index];
  if (!previous || !token) return false;
  if (/[;:–—]|\.\.\.|^-+$/u.test(previous.after)) return !/^(?:years?|old)$/u.test(token.lower);
  // "1900 and I lost two shifts": a figure that answers something, then a statement.
  if (token.lower === 'and' && current.every(({ tags }) => tags.has('Value')))
    return startsOwnSubject(sentence.slice(index + 1));
  // "Four years and she decided it": how long, then a statement.
  if (token.lower === 'and' && isAmount(current)) return startsOwnSubject(sentence.slice(index + 1));
  // What somebody said stays in one piece: "she said maybe I'm not cut out for this".
  if (reportIn([...current, token])) return endsReport(sentence, index);
  // "I told my husband I might look at others": what one said oneself does too.
  if (tellsSomebody(current) && !previous.after && /^(?:i|i'm|i've|i'd|i'll)$/u.test(token.lower)) return false;
  if (previous.after.includes(',') && current[0]?.tags.has('Adjective') && isSubject(token))
    return startsOwnSubject(sentence.slice(index));
  const begun = /^(?:i|we|they|he|she)$/u.test(current[0]?.lower ?? '') && current.length > 2;
  if (!begun && !current.some(isFiniteVerb) && !current.some((earlier) => earlier.tags.has('Gerund'))) return false;
  const rest = sentence.slice(index);
  if (token.lower === 'but' || token.lower === 'though') return rest.some(isFiniteVerb);
  // "We talked every day now it's once a month": the "now" goes with what follows.
  if (previous.lower === 'now' && current.length === 1) return false;
  if (token.lower === 'now' && current.length > 2 && nowBegins.test(sentence[index + 1]?.lower ?? ''))
    return !beforeNow.test(previous.lower) && !previous.after.includes(',');
  if (runOn.test(previous.lower) && /^(?:i'm|he's|she's|they're|it's|i)$/u.test(token.lower)) return true;
  if (!isOneThat(sentence, index) && runsOn(previous, token, sentence[index + 1])) return true;
  if (previous.after.includes(',')) return startsStatement(joiners.test(token.lower) ? rest.slice(1) : rest);
  // Without a comma "so" says what for: "I sit there so nobody can touch me" is one statement.
  if (joinsTwo(current) && rest[1]?.lower === 'i') return false;
  return /^(?:and|then|or)$/u.test(token.lower) && startsOwnSubject(rest.slice(1));
}

/** "Two years", "300 bucks": nothing but how much. */
function isAmount(tokens: readonly Token[]): boolean {
  return tokens.length <= 3 && tokens.some(({ tags }) => tags.has('Value')) && amount.test(tokens.at(-1)?.lower ?? '');
}

const amount = /^(?:years?|months?|weeks?|days?|nights?|hours?|minutes?|times|bucks|dollars|euros|pounds|miles)$/u;

/** "I told my husband", "I said to her": what follows was said. */
function tellsSomebody(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ lower }) => /^(?:told|tell|said|texted|promised|wrote)$/u.test(lower));
  return at === 1 && tokens[0]?.lower === 'i' && tokens.length > 2 && tokens.length <= 5;
}

function isSubject({ lower }: Token): boolean {
  return /^(?:i|he|she|they|we)$/u.test(lower);
}

/** "since her mother and I split up": two people, one subject. */
function joinsTwo(current: readonly Token[]): boolean {
  return (
    /^(?:since|when|before|after|because|that)$/u.test(current.at(-3)?.lower ?? '') &&
    /^(?:my|his|her|their)$/u.test(current.at(-2)?.lower ?? '')
  );
}

/** "A number I can plan with", "something I can't take back": what follows belongs to the noun. */
function isOneThat(sentence: readonly Token[], index: number): boolean {
  const [earlier, before, noun] = sentence.slice(Math.max(0, index - 3), index).map(({ lower }) => lower);
  return (
    /^(?:something|anything|someone|somebody)$/u.test(noun ?? '') ||
    [earlier, before].some((word) => /^(?:an?|any|one)$/u.test(word ?? ''))
  );
}

/** "she never does this to my brother he can do whatever", "im shaking im so mad": a second statement without a mark. */
function runsOn(previous: Token, token: Token, next: Token | undefined): boolean {
  if (previous.after !== '' || !['Noun', 'Gerund', 'Adverb'].some((tag) => previous.tags.has(tag))) return false;
  if (
    (previous.tags.has('Pronoun') && !/^(?:anything|everything|nothing)$/u.test(previous.lower)) ||
    previous.tags.has('Conjunction') ||
    leadsOn.test(previous.lower)
  )
    return false;
  if (/^(?:i'm|he's|she's|they're)$/u.test(token.lower)) return next !== undefined && !next.tags.has('Gerund');
  return (
    /^(?:he|she|they|i)$/u.test(token.lower) &&
    next !== undefined &&
    (next.tags.has('Modal') || next.lower === 'just' || next.lower === "didn't")
  );
}

const leadsOn =
  /^(?:day|days|night|nights|time|times|morning|mornings|week|weeks|moment|way|thing|things|stuff|one|ones|people|person|man|woman|guy|girl|kid|part|place|reason|thinking|hoping|saying|feeling|knowing|wishing|pretending|like|so|now|when|because|that|how|what)$/u;

const nowBegins = /^(?:it's|i'm|he's|she's|they're|we're|there's|i|he|she|it|they|we)$/u;
const beforeNow = /^(?:and|but|so|until|till|right|even|from|by|that|for|just|only|is|are|am|'s|it's|i'm)$/u;

/** Words that usually end a statement typed without a full stop. */
const runOn = /^(?:all|now|anymore|again|too|today|lately|much|either|yesterday|tonight)$/u;

const joiners = /^(?:and|so|then|or|yet|because|since|while|plus)$/u;

function startsStatement(rest: readonly Token[]): boolean {
  const first = rest[0];
  if (!first) return false;
  return (
    startsOwnSubject(rest) ||
    isFiniteVerb(first) ||
    first.tags.has('Gerund') ||
    /^(?:not|never|no|just|then)$/u.test(first.lower)
  );
}

function startsOwnSubject(rest: readonly Token[]): boolean {
  const first = rest[0];
  // "Nobody talks": what follows such a subject is its verb, whatever the tagger makes of it.
  if (/^(?:nobody|everyone|everybody)$/u.test(first?.lower ?? '')) return rest.length > 1 && rest[1]?.lower !== 'else';
  if (!first || !subjectStart.test(first.lower))
    return Boolean(first?.tags.has('ProperNoun')) && rest.slice(1, 4).some(isFiniteVerb);
  return isFiniteVerb(first) || rest.slice(1, 7).some(isFiniteVerb);
}

/** With such a word a statement may begin. */
export const subjectStart =
  /^(?:i|i'm|i've|i'd|i'll|he|he's|he'd|he'll|she|she's|she'd|she'll|they|they're|they've|they'd|they'll|we|we're|we've|we'd|it|it's|that|that's|this|there|there's|my|our|his|her|their|the|a|an|nobody|no|everyone|everybody|everything|nothing|someone|something|people|mom|dad|mum|now|every|each)$/u;
