import { subjectStart } from './clause-pieces.ts';
import { pasts } from './past-tenses.ts';
import { isFiniteVerb, textOf, type Token } from './tokens.ts';

/**
 * - `self`: "I couldn't pick wipes"
 * - `elided`: the same without its "I" ("stood in the aisle", "so tired", "been skipping church")
 * - `other`: somebody or something else does it ("my brother never visits")
 * - `fragment`: no statement ("a whole year of this")
 * - `question`, `command`: addressed to Haven
 */
export type Form = 'self' | 'elided' | 'other' | 'fragment' | 'question' | 'command';

/** Who does what in a statement whose edges are off. */
export function formOf(tokens: readonly Token[]): Form {
  if (oneOf.test(textOf(tokens))) return 'fragment';
  if (subordinate.test(tokens[0]?.lower ?? '')) return hasMainClause(tokens) ? 'self' : 'fragment';
  const first = tokens.find((token) => !skippable(token)) ?? tokens[0];
  if (!first || (tokens.length === 1 && /^(?:okay|fine|sure|done|calm|right)$/u.test(first.lower))) return 'fragment';
  if (selfSubject.test(first.lower))
    return tokens.some(isFiniteVerb) || doesPlainly.test(textOf(tokens)) ? 'self' : 'fragment';
  if (asked.test(first.lower) && first === tokens[0] && !isOwnHave(tokens)) return 'question';
  if (isElided(tokens, first)) return 'elided';
  if (isNounStart(first) && hasPredicate(tokens, first)) return 'other';
  if (isFiniteVerb(first) && first.tags.has('Infinitive')) return 'command';
  return 'fragment';
}

/** "The one my gran gave me": it says which, and goes with what stands before it. */
const oneOf = /^the (?:one|ones|same one) (?:my|our|his|her|he|she|they|I|we|who|that)\b(?! (?:is|was|are|were)\b)/iu;

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

/** Verbs that the tagger takes for nouns: "we still ride to job sites". */
const doesPlainly =
  /^(?:I|we) (?:still |just |also |only |always |never |both |all )*(?:ride|work|park|fish|drive|run|walk|fight|cook|dance|plan|sleep|talk|text|call|visit|share|rent|farm|paint|play|hope|dream|joke|smoke|drink|swim|date)\b/iu;
const selfSubject = /^(?:i|i'm|i've|i'd|i'll|we|we're|we've|we'd|we'll)$/u;
const asked =
  /^(?:why|how|what|who|when|where|which|whose|is|are|am|do|does|did|can|could|should|would|will|has|have)$/u;

function skippable(token: Token): boolean {
  return /^(?:maybe|probably|just|still|really|honestly|suddenly|today|yesterday|tonight|lately|sometimes|now|then|even|only|already|always|usually|finally|last|this|night|week|again|also|instead|meanwhile|afterward|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/u.test(
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
  // "Never seen him cry", "never missed a day".
  if (tokens[0]?.lower === 'never' && tokens[1]?.tags.has('PastTense') && tokens.length > 2) return true;
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

const ownContraction = /^(?:i|he|she|we|they)'(?:d|ve|m|re|s|ll)$/u;

function isPlainNoun(token: Token | undefined): boolean {
  return token !== undefined && token.tags.has('Noun') && !token.tags.has('Pronoun') && token.after === '';
}

/** The verb of "the one I wanted" belongs to "I", not to "the one". */
function isRelative(tokens: readonly Token[], index: number): boolean {
  // "Now she wants": what stands before the subject is no noun it could belong to.
  if (tokens.slice(0, index - 1).every(skippable)) return false;
  if (
    index > 1 &&
    /^(?:i|he|she|we|they|i've|i'd)$/u.test(tokens[index - 1]?.lower ?? '') &&
    !/^(?:and|but|so|because|then|when|if)$/u.test(tokens[index - 2]?.lower ?? '')
  )
    return true;
  // "The kind of person I'd never want": so does a verb that has its subject in it.
  const subject = tokens
    .slice(0, index + 1)
    .findLastIndex(({ tags }) => !tags.has('Adverb') && !tags.has('Infinitive'));
  if (subject > 1 && ownContraction.test(tokens[subject]?.lower ?? '') && isPlainNoun(tokens[subject - 1])) return true;
  const previous = tokens[index - 1]?.lower ?? '';
  return (
    previous === 'who' ||
    (previous === 'that' && index > 1 && !/^(?:that)$/u.test(tokens[0]?.lower ?? '')) ||
    previous === 'which'
  );
}
