import { pasts } from './past-tenses.ts';
import { endsReport, reportIn } from './reported.ts';
import { isFiniteVerb, textOf, type Token } from './tokens.ts';

/** One statement of the person's, cut so that it can stand alone. */
export interface Clause {
  tokens: Token[];
  text: string;
  /**
   * - `self`: "I couldn't pick wipes"
   * - `elided`: the same without its "I" ("stood in the aisle", "so tired", "been skipping church")
   * - `other`: somebody or something else does it ("my brother never visits")
   * - `fragment`: no statement ("a whole year of this")
   * - `question`, `command`: addressed to Haven
   */
  form: 'self' | 'elided' | 'other' | 'fragment' | 'question' | 'command';
  /** Said as a guess or a feeling ("I feel like", "maybe"): never to be handed back as a fact. */
  hedged: boolean;
  /** Introduced by "I think": the person's own view, which may be said back as just that. */
  thought?: boolean;
  /** The word it was joined to the clause before by: "and", "but", "so" …; empty at the start of a sentence. */
  joint: string;
}

/** The clauses of one sentence, in order. */
export function clausesOf(sentence: readonly Token[]): Clause[] {
  const question = sentence.at(-1)?.after.includes('?') ?? false;
  const found: Clause[] = [];
  for (const tokens of pieces(sentence.filter((token) => !swearing.test(token.lower)))) {
    const clause = readClause(tokens, question);
    // "her slippers, folded in tissue": after somebody else's clause a bare participle is not about the person.
    const dangling =
      clause.form === 'elided' && found.at(-1)?.form === 'other' && clause.tokens[0]?.tags.has('PastTense');
    found.push(dangling ? { ...clause, form: 'fragment' } : clause);
  }
  return found;
}

const swearing = /^(?:fucking|fuckin|freaking|frickin|effing|damn|goddamn|bloody|fucken|f\*+\w*)$/u;

function pieces(sentence: readonly Token[]): Token[][] {
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
  // What somebody said stays in one piece: "she said maybe I'm not cut out for this".
  if (reportIn([...current, token])) return endsReport(sentence, index);
  if (!current.some(isFiniteVerb) && !current.some((earlier) => earlier.tags.has('Gerund'))) return false;
  const rest = sentence.slice(index);
  if (token.lower === 'but' || token.lower === 'though') return rest.some(isFiniteVerb);
  if (runOn.test(previous.lower) && /^(?:i'm|he's|she's|they're|it's|i)$/u.test(token.lower)) return true;
  if (runsOn(previous, token, sentence[index + 1])) return true;
  if (previous.after.includes(',')) return startsStatement(joiners.test(token.lower) ? rest.slice(1) : rest);
  // Without a comma "so" says what for: "I sit there so nobody can touch me" is one statement.
  if (joinsTwo(current) && rest[1]?.lower === 'i') return false;
  return /^(?:and|then|or)$/u.test(token.lower) && startsOwnSubject(rest.slice(1));
}

/** "since her mother and I split up": two people, one subject. */
function joinsTwo(current: readonly Token[]): boolean {
  return (
    /^(?:since|when|before|after|because|that)$/u.test(current.at(-3)?.lower ?? '') &&
    /^(?:my|his|her|their)$/u.test(current.at(-2)?.lower ?? '')
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
  /^(?:day|night|time|moment|way|thing|things|one|ones|people|person|man|woman|guy|girl|kid|part|place|reason|thinking|hoping|saying|feeling|knowing|wishing|pretending|like|so|now|when|because|that|how|what)$/u;

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
  if (!first || !subjectStart.test(first.lower))
    return Boolean(first?.tags.has('ProperNoun')) && rest.slice(1, 4).some(isFiniteVerb);
  return isFiniteVerb(first) || rest.slice(1, 7).some(isFiniteVerb);
}

const subjectStart =
  /^(?:i|i'm|i've|i'd|i'll|he|he's|he'd|he'll|she|she's|she'd|she'll|they|they're|they've|they'd|they'll|we|we're|we've|we'd|it|it's|that|that's|this|there|there's|my|our|his|her|their|the|a|an|nobody|no|everyone|everybody|everything|nothing|someone|something|people|mom|dad|mum|now|every|each)$/u;

function readClause(piece: readonly Token[], question: boolean): Clause {
  const { tokens: led, hedged, thought } = withoutLead(piece);
  const tokens = leadingPlaceLast(led);
  const trimmed = withoutTail(tokens);
  const joint = /^(?:and|but|so|then|or|because|though)$/u.test(piece[0]?.lower ?? '') ? (piece[0]?.lower ?? '') : '';
  return {
    tokens: trimmed,
    text: textOf(trimmed),
    form: question ? 'question' : formOf(trimmed),
    hedged,
    thought,
    joint,
  };
}

/**
 * "On Sunday I didn't say a word", "at home he sings": a place or a time in front goes behind, so that the statement
 * begins with whom it is about.
 */
function leadingPlaceLast(tokens: readonly Token[]): Token[] {
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
const placeWord = /^(?:at|on|in|by|during|yesterday|today|tonight)$/u;
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
      /^(?:the thing is|thing is|it's just that|it's just|the worst part is|the problem is|the truth is|truth is|fact is|turns out|apparently|I mean|to be honest|not going to lie|guess who|guess what|you know|you see|long story short|the point is|in fact)(?: that)?\b/iu,
    hedges: false,
  },
  {
    words: /^I (?:honestly |really |just )?don't know,?(?= (?:just|i|i'm|it's|maybe|like|everything|nothing)\b)/iu,
    hedges: false,
  },
  {
    words:
      /^(?:and|but|so|then|also|plus|well|oh|okay|yeah|yes|yep|nah|no(?=,| I\b)|like|honestly|anyway|anyways|basically|actually|literally|hey|hi|hello|haven|ugh|um|uh|hmm|haha|lol|because|though|although|or|yet|still(?=,)|now(?=,)|right(?=,)|please|sorry|man|dude|bro|god|wow|damn|idk|whatever(?= (?:i|i'm)\b)|first(?=,)|again(?=,)|thanks(?=,)|sure(?=,)|see(?=,)|look(?=,)|listen(?=,)|just(?= (?:i|i'm|my|the|he|she|they|got|had|feel|felt|feeling|want|wanted|need|found|finished|saw|heard|spent|been|want)\b))(?:,)?(?![\p{L}'])/iu,
    hedges: false,
  },
];

function withoutLead(piece: readonly Token[]): { tokens: Token[]; hedged: boolean; thought: boolean } {
  let tokens = [...piece];
  let hedged = false;
  let thought = false;
  for (let round = 0; round < 5; round += 1) {
    const text = textOf(tokens);
    const lead = leads.find(({ words }) => words.test(text));
    const found = lead ? (lead.words.exec(text)?.[0] ?? '') : '';
    const count = found.trim().split(/\s+/u).filter(Boolean).length;
    if (!lead || count === 0 || count >= tokens.length) break;
    hedged ||= lead.hedges;
    thought ||= lead.thinks === true;
    tokens = tokens.slice(count);
  }
  return { tokens, hedged, thought };
}

const droppedTails =
  /^(?:lol|haha|yeah|yep|just|okay|right|honestly|anyway|anyways|though|and|but|so|or|because|please|then|if|when|like)$/u;

/** "We're okay" is not finished without its last word. */
const needsMore = /(?:'m|'s|'re|^(?:am|is|are|was|were|be|been|feel|feels|felt|not|do|does|did|so))$/u;

/** Trailing fillers and loose joining words go; the last mark goes with them. */
function withoutTail(tokens: readonly Token[]): Token[] {
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
  if (!/^(?:man|dude|bro)$/u.test(last?.lower ?? '') || determiner.test(previous?.lower ?? '')) return false;
  return !(previous?.tags.has('Adjective') && determiner.test(before?.lower ?? ''));
}

const determiner = /^(?:a|an|the|my|his|her|old|young|that|this|what|of|like|no|every)$/u;

function formOf(tokens: readonly Token[]): Clause['form'] {
  if (subordinate.test(tokens[0]?.lower ?? '')) return hasMainClause(tokens) ? 'self' : 'fragment';
  const first = tokens.find((token) => !skippable(token)) ?? tokens[0];
  if (!first || (tokens.length === 1 && /^(?:okay|fine|sure|done|calm|right)$/u.test(first.lower))) return 'fragment';
  if (selfSubject.test(first.lower)) return tokens.some(isFiniteVerb) ? 'self' : 'fragment';
  if (asked.test(first.lower) && first === tokens[0] && !isOwnHave(tokens)) return 'question';
  if (isElided(tokens, first)) return 'elided';
  if (isNounStart(first) && hasPredicate(tokens, first)) return 'other';
  if (isFiniteVerb(first) && first.tags.has('Infinitive')) return 'command';
  return 'fragment';
}

const subordinate = /^(?:since|after|before|when|while|whenever|if|until|once)$/u;

/** "When he left I cried" and "since the divorce I only see them on weekends" say something of their own. */
function hasMainClause(tokens: readonly Token[]): boolean {
  const subjects = tokens.flatMap((token, index) =>
    /^(?:i|i'm|i've|i'd|he|he's|she|she's|they|it|it's|we|they're)$/u.test(token.lower) ? [index] : [],
  );
  const first = subjects[0];
  if (first === undefined) return false;
  const second = subjects.find((index) => index > first + 1);
  if (second !== undefined)
    return /^(?:i|i'm|i've|i'd)$/u.test(tokens[second]?.lower ?? '') && tokens.slice(first, second).some(isFiniteVerb);
  return (
    first > 1 &&
    /^(?:since|after|before|until)$/u.test(tokens[0]?.lower ?? '') &&
    !tokens.slice(1, first).some(isFiniteVerb)
  );
}

/** "have to go", "could sleep for a year": the person's own, not asked of Haven. */
function isOwnHave(tokens: readonly Token[]): boolean {
  return (
    /^(?:have|could|would|should|can)$/u.test(tokens[0]?.lower ?? '') &&
    !/^(?:you|i|we|he|she|it|they|this|that|there|the|my|someone|anyone)$/u.test(tokens[1]?.lower ?? '')
  );
}

const selfSubject = /^(?:i|i'm|i've|i'd|i'll|we|we're|we've|we'd|we'll)$/u;
const asked =
  /^(?:why|how|what|who|when|where|which|whose|is|are|am|do|does|did|can|could|should|would|will|has|have)$/u;

function skippable(token: Token): boolean {
  return /^(?:maybe|probably|just|still|really|honestly|suddenly|today|yesterday|tonight|lately|sometimes|now|then|even|only|already|always|usually|finally|last|this|night|week|again|also)$/u.test(
    token.lower,
  );
}

const statives =
  /^(?:hate|miss|need|want|wish|hope|love|keep|think|know|feel|have|can't|cannot|couldn't|could|might|should|shouldn't|used|wanna|wonder|worry|regret|deserve|dread|dont|don't|didn't|wasn't|haven't|hadn't|won't|wouldn't|am|was|had|guess|cry|sleep|wake|work|live|lie|lay|sit|hide)$/u;
const stateWords =
  /^(?:numb|tired|exhausted|scared|afraid|sad|angry|mad|furious|lonely|alone|anxious|nervous|ashamed|embarrassed|guilty|sick|drained|empty|stuck|lost|broke|bored|jealous|worried|stressed|overwhelmed|hurt|heartbroken|devastated|confused|happy|excited|proud|grateful|relieved|calm|okay|fine|unemployed|pregnant|single|divorced|homesick|hungover|awake|done|sure|panicking|spiraling|crying|shaking|burnt|burned|fed|hopeless|hopeful|terrified|petrified|upset|annoyed|frustrated|irritated|depressed|restless|wired|wound|tense|keyed|shaky|touched|glad|disappointed|heartsick|gutted|crushed|freaking|desperate|sleepy|dead)$/u;

/** Statements about oneself without the "I": "stood there", "can't sleep", "so tired of this", "waiting for a call". */
function isElided(tokens: readonly Token[], first: Token): boolean {
  const state = tokens.find(
    (token) =>
      !skippable(token) &&
      !/^(?:so|too|very|pretty|kind|of|sort|a|bit|little|more|less|not|never|completely|totally|absolutely|beyond)$/u.test(
        token.lower,
      ),
  );
  if (
    state &&
    stateWords.test(state.lower) &&
    !tokens.some(
      (token, at) =>
        at > tokens.indexOf(state) &&
        isFiniteVerb(token) &&
        !token.tags.has('Infinitive') &&
        at < tokens.indexOf(state) + 3 &&
        ownVerb.test(token.lower),
    )
  )
    return true;
  // "Wasn't even a good game" is about the game.
  if (/^(?:was|wasn't|were|weren't|is|isn't)$/u.test(first.lower) && tokens.some(({ tags }) => tags.has('Determiner')))
    return false;
  if (statives.test(first.lower))
    return tokens.length > 1 && !/^(?:a|an)$/u.test(tokens[1]?.lower ?? '')
      ? notImperative(tokens, first)
      : first.lower === 'had' || first.lower === 'need' || first.lower === 'have';
  if (first.lower === 'been' || first.lower === 'got' || first.lower === 'gotten') return tokens.length > 1;
  if (first.tags.has('Gerund'))
    return ownGerunds.test(first.lower) && (!tokens.slice(1).some(isFiniteVerb) || gerundThenOwnClause(tokens));
  return (first.tags.has('PastTense') || pasts.test(first.lower)) && tokens.length > 1 && !isPassive(tokens, first);
}

/** Only these are taken for what somebody is doing: "waiting for a call", not "nursing school". */
const ownGerunds =
  /^(?:sitting|standing|lying|laying|waiting|crying|trying|feeling|getting|going|thinking|wondering|hoping|dreading|freaking|losing|missing|having|doing|spending|working|living|staying|hiding|shaking|struggling|fighting|watching|looking|staring|scrolling|overthinking|spiraling|panicking|drinking|eating|sleeping|avoiding|pretending|falling|drowning|questioning|doubting|regretting|leaving|moving|starting|quitting|taking|being|keeping|holding|walking|driving|wishing|worrying|coming|making|running|talking|texting|checking|blaming|hating|counting|planning|starving|wasting)$/u;

const ownVerb = /^(?:is|was|were|are|comes|came|feels|felt|hits|hit)$/u;

function notImperative(tokens: readonly Token[], first: Token): boolean {
  if (!/^(?:don't|keep|have|think|feel|hide|sit|lie|work|live|love|hope|could|should|am|sleep)$/u.test(first.lower))
    return true;
  if (first.lower === 'keep') return Boolean(tokens[1]?.tags.has('Gerund'));
  if (first.lower === "don't")
    return /^(?:know|want|feel|have|get|see|think|care|like|even|really|understand|remember|sleep|trust|belong|deserve|recognize|need)$/u.test(
      tokens[1]?.lower ?? '',
    );
  if (first.lower === 'have' || first.lower === 'feel') return !/^(?:you|free)$/u.test(tokens[1]?.lower ?? '');
  return first.lower === 'hope' || first.lower === 'love'
    ? /^(?:i|he|she|it|they|my|that|this)$/u.test(tokens[1]?.lower ?? '')
    : false;
}

function gerundThenOwnClause(tokens: readonly Token[]): boolean {
  const verbAt = tokens.findIndex((token, index) => index > 0 && isFiniteVerb(token));
  return (
    /^(?:i|he|she|it|they|we|that|who|because|my|and|when|while|to)$/u.test(tokens[verbAt - 1]?.lower ?? '') ||
    subjectStart.test(tokens[verbAt - 2]?.lower ?? '')
  );
}

/** Done to something or somebody: "written without a connection" and "asked to leave" are no acts of the person's. */
function isPassive(tokens: readonly Token[], first: Token): boolean {
  const next = tokens[tokens.indexOf(first) + 1];
  if (next?.lower === 'by' || bareParticiples.test(first.lower) || isPerhapsAnothers(tokens, first)) return true;
  return transitives.test(first.lower) && /^(?:to|from|without|for|off|in|on|at|over|under)$/u.test(next?.lower ?? '');
}

/** "Took the kids to her mom's" may well be somebody else's doing. */
function isPerhapsAnothers(tokens: readonly Token[], first: Token): boolean {
  const own = tokens.some(({ lower }) => /^(?:i|i'm|me|my|mine)$/u.test(lower));
  const others = tokens.some(({ lower }) => /^(?:her|his|their)$/u.test(lower));
  return !own && others && /^(?:took|left|said|told|walked|came|went|moved|blocked|packed|sold)$/u.test(first.lower);
}

const bareParticiples =
  /^(?:written|given|taken|known|done|gone|seen|broken|spoken|chosen|driven|eaten|fallen|forgotten|hidden|shown|stolen|thrown|born|sworn|grown|frozen|beaten|bitten|blown|drawn|made|based|called|named|titled|woken)$/u;
const transitives =
  /^(?:asked|told|sent|put|paid|invited|forced|required|expected|allowed|offered|written|signed|left|kept|held|found|fired|cut|sold|dropped|read|built|used)$/u;

function isNounStart(token: Token): boolean {
  return (
    ['Noun', 'Pronoun', 'Determiner', 'Possessive', 'Value'].some((tag) => token.tags.has(tag)) ||
    token.lower === 'there' ||
    token.lower === "there's"
  );
}

function hasPredicate(tokens: readonly Token[], first: Token): boolean {
  if (isFiniteVerb(first)) return tokens.length > 1;
  const at = tokens.findIndex((token, index) => index > 0 && isFiniteVerb(token) && !isRelative(tokens, index));
  if (
    tokens.length < 4 &&
    !/^(?:my|our|he|she|they|nobody|everyone|everybody)$/u.test(first.lower) &&
    !tokens.some((token) => ['PastTense', 'Copula', 'Gerund', 'Modal'].some((tag) => token.tags.has(tag)))
  )
    return false;
  return at > 0 && tokens[at - 1]?.lower !== 'to';
}

/** The verb of "the one I wanted" belongs to "I", not to "the one". */
function isRelative(tokens: readonly Token[], index: number): boolean {
  if (
    index > 1 &&
    /^(?:i|he|she|we|they|i've|i'd)$/u.test(tokens[index - 1]?.lower ?? '') &&
    !/^(?:and|but|so|because|then|when|if)$/u.test(tokens[index - 2]?.lower ?? '')
  )
    return true;
  const previous = tokens[index - 1]?.lower ?? '';
  return (
    previous === 'who' ||
    (previous === 'that' && index > 1 && !/^(?:that)$/u.test(tokens[0]?.lower ?? '')) ||
    previous === 'which'
  );
}
