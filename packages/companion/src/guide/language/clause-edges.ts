import { beforeSo } from './cut-to-length.ts';
import { isFiniteVerb, textOf, type Token } from './tokens.ts';

/**
 * "On Sunday I didn't say a word", "at home he sings": a place or a time in front goes behind, so that the statement
 * begins with whom it is about.
 */
export function leadingPlaceLast(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex((token, index) => index > 0 && index <= 6 && afterPlace.test(token.lower));
  const place = at < 2 ? [] : tokens.slice(0, at);
  if (
    !placeWord.test(place[0]?.lower ?? '') ||
    place.some((token) => isFiniteVerb(token) || ownSubject.test(token.lower))
  )
    return [...tokens];
  const rest = tokens.slice(at);
  if (rest.length < 2 || !rest.some(isFiniteVerb) || rest.length + place.length > longestTurned)
    return rest.some(isFiniteVerb) ? [...rest] : [...tokens];
  const last = rest.at(-1);
  if (!last || /[?]/u.test(last.after)) return [...tokens];
  const bare = place.map((token, index) => (index === place.length - 1 ? { ...token, after: last.after } : token));
  const first = bare[0];
  const small = first ? [{ ...first, text: first.lower }, ...bare.slice(1)] : bare;
  return [...rest.slice(0, -1), { ...last, after: '' }, ...small];
}

const ownSubject = /^(?:i|you|he|she|we|they|it|that|what|which|who)$/u;
const placeWord = /^(?:at|on|in|by|during|between|yesterday|today|tonight)$/u;
const afterPlace =
  /^(?:i|i'm|i've|i'd|he|he's|she|she's|they|they're|we|we're|it|it's|my|someone|somebody|everyone|everybody|nobody)$/u;
/** Words with the place behind them; of a longer statement the place is left out. */
const longestTurned = 9;

/** Words before the statement proper: "well, I guess", "it's just that". Some of them make it a guess. */
const leads: { words: RegExp; hedges: boolean; thinks?: true }[] = [
  {
    words:
      /^(?:I )?(?:feel|felt|feels|feeling|seems?|seemed)(?: like| as if| as though)(?= (?:i|i'm|he|she|they|we|it|my|the|everyone|nobody|everything|nothing|people|no one))/iu,
    hedges: true,
  },
  {
    words: /^(?:like|as if|as though)(?= (?:i|i'm|i've|he|he's|she|she's|they|they're|we|that|that's|it|it's|my)\b)/iu,
    hedges: true,
  },
  // "That I should have been calmer", as an answer: the "that" hangs on Haven's question.
  { words: /^that(?= (?:i|i'm|i'd|i've|we|he|she|they|it|my)\b)/iu, hedges: false },
  { words: /^it (?:feels|felt|seems|seemed|is) (?:like|as if|as though)\b/iu, hedges: true },
  { words: /^it's (?:just )?(?:like|as if|as though)\b/iu, hedges: true },
  {
    words:
      /^I (?:just |honestly |really )?(?:think|guess|suppose|believe|figure|bet|reckon)(?: that)?(?= (?:i|i'm|i've|i'd|i'll|he|he's|she|she's|they|they're|we|we're|it|it's|my|the|everyone|nobody|everything|nothing|people|no|that|that's|this|there|maybe)\b)/iu,
    hedges: true,
    thinks: true,
  },
  {
    words:
      /^I (?:just )?(?:thought|swear|keep thinking|kept thinking)(?: that)?(?= (?:i|i'm|i've|i'd|i'll|he|he's|she|she's|they|they're|we|it|it's|my|the|everyone|nobody|everything|nothing|people|no|that|this|there)\b)/iu,
    hedges: true,
  },
  {
    words:
      /^I (?:just )?(?:know|knew)(?: that)?(?= (?:i|i'm|i've|i'd|i'll|he|he's|she|she's|they|they're|we|it's|my|everyone|(?:nobody|nothing|people)(?= (?!here|there|in|at|yet|anymore|around|else here)\p{L})|being|having)\b)/iu,
    hedges: false,
  },
  {
    words:
      /^I (?:just )?(?:saw|heard|noticed|found out|read|learned)(?: (?:on|from|through|in|at) \S+(?: (?!that\b)\S+)?)?(?: that)(?= (?:he|he's|she|she's|they|they're|my|the|everyone|everybody|nobody)\b)/iu,
    hedges: false,
  },
  {
    words:
      /^(?:I was (?:just )?saying|I was trying to say|what I meant (?:is|was)|the thing is|thing is|it's just that|it's just|the worst part is|the problem is|the truth is|truth is|fact is|turns out|apparently|I mean|to be honest|not going to lie|guess who|guess what|you know|you see|long story short|the point is|in fact)(?: that)?\b/iu,
    hedges: false,
  },
  {
    words: /^I (?:honestly |really |just )?don't know,?(?= (?:just|i|i'm|it's|maybe|like|everything|nothing)\b)/iu,
    hedges: false,
  },
  {
    words:
      /^(?:and|but|so|then|also|plus|well|oh|okay|yeah|yes|yep|nah|no(?=,| I\b)|like|honestly|anyway|anyways|basically|actually|literally|hey|hi|hello|haven|ugh|um|uh|hmm|haha|lol|because|though|although|or|yet|still(?=,)|now(?=,)|right(?=,)|please|sorry|man|dude|bro|god|wow|damn|idk|whatever(?= (?:i'm|i (?:don't|do not|can't|didn't|just|guess|hate|am|was))\b)|first(?=,)|again(?=,)|thanks(?=,)|sure(?=,)|see(?=,)|look(?=,)|listen(?=,)|just(?= (?:i|i'm|my|the|he|she|they|got|had|feel|felt|feeling|want|wanted|need|found|finished|saw|heard|spent|been|want)\b))(?:,)?(?![\p{L}'])/iu,
    hedges: false,
  },
];

/** A statement without what leads to it, and whether that made it a guess. */
export function withoutLead(piece: readonly Token[]): {
  tokens: Token[];
  hedged: boolean;
  thought: boolean;
  /** What was thought then ("I thought he was fine"). */
  once: boolean;
} {
  let tokens = [...piece];
  let hedged = false;
  let thought = false;
  let once = false;
  for (let round = 0; round < 5; round += 1) {
    const text = textOf(tokens);
    const lead = leads.find(({ words }) => words.test(text));
    const found = lead ? (lead.words.exec(text)?.[0] ?? '') : '';
    const count = found.trim().split(/\s+/u).filter(Boolean).length;
    if (!lead || count === 0 || count >= tokens.length) break;
    hedged ||= lead.hedges;
    thought ||= lead.thinks === true;
    once ||= /\bthought\b/iu.test(found);
    tokens = tokens.slice(count);
  }
  return { tokens, hedged, thought, once };
}

const droppedTails =
  /^(?:lol|haha|yeah|yep|just|okay|right|honestly|anyway|anyways|though|and|but|so|or|because|please|then|if|when|like)$/u;

/** "We're okay" is not finished without its last word. */
const needsMore =
  /(?:'m|'s|'re|'d|^(?:am|is|are|was|were|be|been|feel|feels|felt|not|do|does|did|so|would|should|could|might|looks?|sounds?))$/u;

/** Trailing fillers and loose joining words go; the last mark goes with them. */
export function withoutTail(tokens: readonly Token[]): Token[] {
  const kept = [...tokens];
  while (kept.length > 2) {
    const last = kept.at(-1);
    const text = textOf(kept.slice(-4))
      .toLowerCase()
      .replace(/[^\p{L}' ]/gu, '');
    const phrase =
      /(?:you know|I guess|i mean|or something|or whatever|and stuff|and all that|i think|to be honest|i suppose|so (?:that's|yeah|there's) ?(?:great|fun|nice|cool|awesome|good|that)?)$/iu.exec(
        text,
      );
    if (phrase) kept.splice(-phrase[0].split(' ').length);
    else if (isAddress(kept)) kept.pop();
    else if (last?.lower === 'right' && !kept.at(-2)?.after.includes(',')) break;
    else if (last?.lower === 'so' && beforeSo.test(kept.at(-2)?.lower ?? '')) break;
    else if (last && droppedTails.test(last.lower) && !needsMore.test(kept.at(-2)?.lower ?? '')) kept.pop();
    else break;
  }
  const last = kept.at(-1);
  if (last) kept[kept.length - 1] = { ...last, after: last.after.replace(/[^"')]/gu, '') };
  return kept;
}

/** "I'm so tired man"; not "he is a good man". */
function isAddress(tokens: readonly Token[]): boolean {
  const [before, previous, last] = tokens.slice(-3);
  if (!/^(?:man|mate|dude|bro)$/u.test(last?.lower ?? '') || determiner.test(previous?.lower ?? '')) return false;
  // "A fuss man", "a good man": with an article before the two of them it is no address.
  return span.test(previous?.lower ?? '') || !determiner.test(before?.lower ?? '');
}

const span = /^(?:day|night|week|month|year|hour|shift|time)$/u;
const determiner = /^(?:a|an|the|my|best|grown|poor|his|her|old|young|that|this|what|of|like|no|every)$/u;
