import { inAgreement } from './agreement.ts';
import type { Clause } from './clauses.ts';
import { cutToLength, longestSaid, shortened, withoutDangling, withoutOpener } from './cut-to-length.ts';
import { sayable } from './echo.ts';
import { pasts } from './past-tenses.ts';
import { asReport, reportIn } from './reported.ts';
import { isSelfAttack } from './self-attack.ts';
import { swapPerson } from './swap.ts';
import { keepsCapital } from './capitals.ts';
import { isFiniteVerb, textOf, type Token } from './tokens.ts';

/** A clause turned round for Haven to say: "you stood in the aisle", "your brother never visits". */
export interface Restated {
  /** Without a full stop, lower case at the start unless it begins with a name. */
  said: string;
  /** `fact` may be said plainly; `belief` only as how it seems to the person. */
  kind: 'fact' | 'belief';
  words: number;
  about: 'self' | 'other';
  /** How it was joined to the statement before it. */
  joint: string;
  /** Only the beginning of a longer statement: its point may be in the rest. */
  cut: boolean;
  /** The words it was made of, as written. */
  from: string;
}

/** What somebody said loses its meaning by half: it is said back whole. */
const longestReport = 18;

/**
 * The clause from Haven's side, or nothing when it cannot be turned round safely: it speaks to "you", holds a
 * quotation with "I" in it, names means or acts that must not be repeated, or runs down the person.
 */
export function restate(clause: Clause, most = longestSaid): Restated | undefined {
  if (clause.form === 'fragment' || clause.form === 'question' || clause.form === 'command') return undefined;
  const whole = cutToLength(withoutOpener(withoutDangling(clause.tokens)));
  const report = whole && reportIn(whole);
  const isShort = whole && (whole.length <= most || (report && whole.length <= longestReport));
  const tokens = isShort ? whole : whole && most === longestSaid ? shortened(whole) : undefined;
  if (!tokens || (tokens.length < 2 && clause.form !== 'elided') || !isSafe(tokens)) return undefined;
  // "Unopened, with the note still on it" is said of a thing.
  if (clause.form === 'elided' && tokens[0]?.after.includes(',')) return undefined;
  // "Thanked me", said once more: who did it is not the one who writes.
  if (clause.form === 'elided' && tokens.some(({ lower }) => /^(?:me|us)$/u.test(lower))) return undefined;
  // "Happy tears!" is a thing, and nothing that somebody is.
  if (
    clause.form === 'elided' &&
    tokens[0]?.tags.has('Adjective') &&
    tokens.length <= 3 &&
    tokens.at(-1)?.tags.has('Plural')
  )
    return undefined;
  const own = asStatement(tokens, clause.form);
  const swapped = swapPerson(inAgreement(own));
  const turned = quietly(saidOnce(youFirst(lowered(swapped, textOf(swapped)).replace(/[,\s]+$/u, ''))));
  const said = (report ? asReport(turned) : turned)
    .replace(oughtToFeel, 'you feel you $1')
    .replace(atOneself, '$1 yourself');
  if (!sayable.test(said) || brokenOff.test(said) || /^you (?:don't know|guess|think|mean)$/u.test(said))
    return undefined;
  if (ownWords.test(said.replace(/"[^"]*"/gu, ''))) return undefined;
  const seems = isBelief(tokens);
  const cut = tokens.length < clause.tokens.length;
  if (clause.once && !/^you thought\b/u.test(said))
    return { ...measure(`you thought ${said}`, clause), kind: 'fact', words: swapped.length + 2, cut };
  const isOfAnother = clause.form === 'other' && !/^(?:nobody|no one|everyone|everybody|people|they)\b/u.test(said);
  if (clause.thought && (isOfAnother || (!seems && !bleak.test(said))) && !/^(?:maybe|you think)\b/u.test(said))
    return { ...measure(`you think ${said}`, clause), kind: 'fact', words: swapped.length + 2, cut };
  const kind = (clause.hedged || seems) && !isOwnPlan(tokens) ? 'belief' : 'fact';
  return { ...measure(said, clause), kind, words: swapped.length, cut };
}

/** "I think I'll look on Saturday", "might dig out my sketchbook": what somebody means to do is no guess. */
function isOwnPlan(tokens: readonly Token[]): boolean {
  const text = textOf(tokens);
  return ownPlan.test(text) && !notMeant.test(text);
}

const ownPlan =
  /^(?:maybe |perhaps )?(?:(?:I'll|I will|I might|might|I may) (?!be\b|have\b|need\b)\p{L}+|I'm going to (?:go|try|ask|call|look|make|take|talk|write|tell|put)\b)/iu;

/** What may come over one is no plan. */
const notMeant =
  /\b(?:fail|lose|freeze|die|mess|never|fired|regret|hurt|ruin|disappoint|embarrass|panic|screw|break|not|end|give up|cry|miss|drink|explode|snap|scream)\b/iu;

/** "Me I just carry the cones". */
function saidOnce(said: string): string {
  return said.replace(/(^|, )you,? (?=you\b)/giu, '$1');
}

/** One shouted word ("AGAIN"; not "GO MAMA", which is what somebody wrote), and a capital that began a sentence of its own, become small. */
function quietly(said: string): string {
  return (shouts.test(said) ? said.replace(/\p{Lu}{2,}/gu, (word) => word.toLowerCase()) : said)
    .replace(
      /(?<=\S )(?:She|He|They|We|You|It|Her|His|My|Your|The|And|But|Not|Did|Do|Was|Is|Are|Can)(?=(?:'\p{L}+|n't)? )/gu,
      (word) => word.toLowerCase(),
    )
    .replace(
      /(?<![\p{L}']|\p{Lu}{2} )(?!(?:NHS|MRI|DMV|HR|GPA|PTA|MBA|ADHD|GCSE|UCAS|LGBT|ASAP|IKEA|NASA|AWOL|UNI|OCD|PTSD|MOT|GP|DNA|USB|DIY|RAF|VIP|ATM|CEO|IVF|CBT|IBS|SUV|DVD|BBC|CCTV|ISA|VAT|IT|TV|CV|PE|ER)\b)\p{Lu}{3,}(?![\p{L}']| \p{Lu}{2})/gu,
      (word) => word.toLowerCase(),
    );
}

/** A whole sentence in capitals. */
const shouts = /^(?:you(?:'\p{L}+)?|s?he|it|they|your|\p{Lu}+)(?: (?:your?|\p{Lu}{2,}(?:'\p{Lu}+)?|I|A)){2,}$/u;

/** "His mom and you split up": whoever is spoken to comes first. "Your mom yells and you go quiet" are two statements. */
function youFirst(said: string): string {
  return said.replace(
    /^((?:your|his|her|their|the) (?:(?:best|old|older|oldest|little|big|young|younger|youngest|new|middle|twin|ex|half|step|late|whole|other) )?\p{L}+|\p{Lu}\p{L}+|he|she|they) and you(?= )/u,
    (_found, who: string) => `you and ${objects[who] ?? who}`,
  );
}

const objects: Record<string, string> = { he: 'him', she: 'her', they: 'them' };

function measure(said: string, clause: Clause): Pick<Restated, 'said' | 'about' | 'joint' | 'from'> {
  return { said, about: clause.form === 'other' ? 'other' : 'self', joint: clause.joint, from: clause.text };
}

/** A clause cut off in mid-sentence, or a doubt that saying it back would feed ("maybe she's right"). */
const brokenOff =
  /^you guess (?!(?:you|he|she|they|it|that|your|his|her|their|this|there|nobody|everyone|everybody|we|not|so)(?:'|\b))|, no thanks$|^(?:and |but )?(?:you|he|she|they) (?:just |also |only )?(?:found out|learned|learnt|realised|realized|noticed|figured out)(?: today| yesterday| later| then| tonight| after)?$|^because\b|\b(?:want|wants|wanted|have|need|going|like|love|hate|used|try|able|supposed|got|mean|meant|plan|hope) to$|^that (?!(?:evening|night|day|morning|moment|week|one|woman|man|sound|sentence|look|job)\b)|\band (?:then|now|also)\b(?: \p{L}+){0,1}$|\band (?:for|in|at|on|after|before|since|with|today|tonight|everything|all)\b(?: \p{L}+){0,3}$|^\S+(?: \S+)? (?:are|is) not, and\b|\b(?:the|an|of|my|your|his|their|than|because|cause|and|or|but|into|from|who|which|whether|if|like a|such a)$|\b(?:ask(?:s|ed|ing)?|know|tell(?:s|ing)?|told|see|wonder\w*)(?: \p{L}+){0,2} (?:what|why|how|where|when)$|, (?:in fact|to be clear|at any rate|as it were)$|\bwho, (?:if|when)\b[^,]*$|^(?:(?:maybe|perhaps) )?(?:he|she|they)(?:'s|'re| is| are| was| were) (?:probably |maybe )?right\b|^\S+ (?:are|were|was|is|did|do|does|had|have|has|would|could|can|will)(?: not|n't)?$|^you (?:can|could|will|would|should|might) (?:do|say|go|be|try)$|(?:^|\b(?:and|but) )(?:you|he|she|they|(?:your|the|his|her) (?:\p{L}+ )?\p{L}+) (?:said|says|told|asked|thought)$|\b(?:said|says|told|asked) (?:that|if|whether)$|\b(?:told|tells) (?:you|him|her|them)$|^(?:maybe )?\S+'(?:s|re|m)$|^you hope \S+$|\b(?:you|he|she|they|it) (?:weren't|wasn't|didn't|don't|doesn't|aren't|isn't|hadn't|couldn't|wouldn't)$|^you (?:don't|do not|didn't) (?:understand|get) (?:the|that|this) question|\b(?:asked|asks|wondered)(?: you| him| her| them)? (?:will|would|can|could|do|does|did|is|are|am|was|were|have|has) /u;

/** "I keep picturing me forgetting everything". */
const atOneself = /\b(you (?:\p{L}+ )?(?:pictur|imagin|see|hear|find|catch|watch)(?:e|ing)?) you(?= \p{L}+ing\b)/iu;

/** "I should be happy" is a demand upon oneself, and not agreed with. */
const oughtToFeel = /^(?:and |but )?you (?:know you )?((?:should|ought to) (?:be|feel|have)\b)/iu;

/** Left over after the turn, these would be said in Haven's own name. */
const ownWords = /\b(?:I|I'm|I've|I'd|I'll|i|me|my|mine|myself|we|us|our|ours)\b/u;

const unsafe =
  /\b(?:you|your|yours|yourself|you're|you'll|you've|haven(?!')|suicid\w*|kill\w*|overdos\w*|pills?|gun|guns|knife|knives|blades?|razors?|rope|noose|bridge|balcony|ledge|bleach|poison|cut(?! (?:off|back|out for|out to|my hours|hours|it out|ties|the grass|corners))|cuts|cutting|burn myself|die|dying|dead|unalive|sex|sexual\w*|rape\w*|naked|nude\w*|nsfw|porn\w*|penis|dick|cock|vagina|pussy|boobs?|tits|n[i1]gg\w*|fag\w*|cunt|whore|slut|bitch\w*|bastard|retard\w*|motherf\w*|nazi|shit|shitty|bullshit|asshole|http\w*|www|prompt|instructions?|system)\b|[<>{}[\]\\|]|\d{5,}/iu;

/** "I blew it" is not confirmed by saying it back. */
const selfBlame =
  /\bI(?:'m| am) (?:always |just |clearly |probably )?the (?:problem|issue|bad (?:guy|one)|weak (?:one|link))\b|\b(?:my|your) (?:own )?fault\b|\bto blame\b|\b(?:died|dead|passed|gone)\b[^.]*\b(?:because|cause)\b|\b(?:he|she|they)(?:'s|'re| is| are) (?:cheating|lying|following|watching|poisoning|tracking)\b|\bwon't (?:hurt|matter)$|\b(?:shook|shaken) (?:the|my|our|your) (?:baby|newborn|son|daughter)\b|\bbleed\w*|\blike an? (?:total |complete |right )?(?:idiot|fool|moron|loser|clown|failure|mug|muppet)\b|\bI(?:'ve| have)? (?:totally |just |really |completely )?(?:blew|blown|ruined|screwed|messed|fucked|wrecked|destroyed) (?:it|up|this|that|everything|my)\b|\bI(?:'ve| have)? (?:totally |just |really )?(?:let|letting) (?:them|him|her|everyone|everybody|people|us|my \p{L}+(?: \p{L}+)?) (?:all )?down\b|\bI always (?:do (?:this|that)|mess|ruin|screw|break|fail)\b/iu;

/** "I'm going to lose it" is how angry somebody is, and no prediction. */
const figure =
  /^I mean\b|\bI mean$|\bgoing to (?:lose (?:it|my (?:mind|shit|temper))|explode|scream|snap|go (?:crazy|insane|nuts)|throw something)\b/iu;

/** Cut off in the middle: "they go out Fridays and she's". */
const dangling =
  /(?:\b(?:i|you|he|she|it|they|we|that|there|who)'(?:s|re|m|ve|ll|d)|\b(?:and|but|or|because|the|an?|my|your|their|than|if|when))[.,!]?$/iu;

/** Whether words may be said back at all; with `turned` also that nothing in the first person is left in them. */
export function isSayable(tokens: readonly Token[], turned = false): boolean {
  const text = textOf(tokens);
  if (turned) return sayable.test(text) && !ownWords.test(text.replace(/"[^"]*"/gu, ''));
  return isSafe(tokens);
}

function isSafe(tokens: readonly Token[]): boolean {
  const text = textOf(tokens);
  if (dangling.test(text) || unsafe.test(text) || isSelfAttack(text) || selfBlame.test(text) || figure.test(text))
    return false;
  if (!/"/u.test(text)) return true;
  const quoted = /"([^"]*)"/u.exec(text)?.[1];
  return quoted !== undefined && !/\b(?:i|i'm|me|my|we|us)\b/iu.test(quoted);
}

/** An "I" that was left out is put back, with the verb it needs. */
function asStatement(tokens: Token[], form: Clause['form']): Token[] {
  if (form !== 'elided') return tokens;
  const at = tokens.findIndex((token) => !leading.test(token.lower));
  const first = tokens[at];
  if (!first || (at > 0 && ofDays.test(first.lower))) return tokens;
  const rest = tokens.slice(at).map((token, index) => (index === 0 ? uncapitalized(token) : token));
  return [...tokens.slice(0, at), plain(subjectFor(tokens, first)), ...rest];
}

/** "Got home": the verb no longer begins the sentence. */
function uncapitalized(token: Token): Token {
  const isName = token.tags.has('ProperNoun') || keepsCapital.test(token.text) || /^\p{Lu}{2}/u.test(token.text);
  return isName ? token : { ...token, text: token.text.charAt(0).toLowerCase() + token.text.slice(1) };
}

/** "Today sucked", "yesterday was awful": said of the day. */
const ofDays =
  /^(?:was|is|isn't|wasn't|has|suck(?:s|ed)|stunk|blew|kicked|wrecked|destroyed|drained|killed|beat|dragged|flew)$/u;
const leading = /^(?:maybe|probably|today|yesterday|tonight|lately|sometimes|suddenly|finally|then)$/u;

function subjectFor(tokens: readonly Token[], first: Token): string {
  if (first.lower === 'been' || first.lower === 'gotten') return "I've";
  const verb = tokens.find((token) => !adverbial.test(token.lower));
  if (!verb) return "I'm";
  if (perfect.test(verb.lower) && tokens.some(({ lower }) => /^(?:never|ever|not|only|already)$/u.test(lower)))
    return "I've";
  if (
    /^(?:hurt|cut|quit|put|let|cry|sleep|wake|work|live|lie|sit|hide|hate|miss|need|want|wish|hope|love|keep|think|know|feel|have|can't|cannot|could|couldn't|might|should|shouldn't|used|wonder|worry|regret|deserve|dread|don't|didn't|wasn't|haven't|hadn't|won't|wouldn't|am|was|had|guess|lay|got)$/u.test(
      verb.lower,
    )
  )
    return verb.lower === 'hurt' && tokens.length < 4 ? "I'm" : 'I';
  if (verb.tags.has('Gerund')) return "I'm";
  if (participles.test(verb.lower) && !takesObject(tokens, verb)) return "I'm";
  if (pasts.test(verb.lower) || participles.test(verb.lower)) return 'I';
  if (!verb.tags.has('Verb')) return "I'm";
  return isFiniteVerb(verb) ? 'I' : "I'm";
}

const perfect = /^(?:done|been|gone|seen|taken|had|eaten|slept|heard|written|known|felt|told|tried|met)$/u;

/** "lost my grandma" did something; "lost in all this" is a state. */
function takesObject(tokens: readonly Token[], verb: Token): boolean {
  const next = tokens[tokens.indexOf(verb) + 1];
  if (!next) return false;
  return (
    ['Determiner', 'Possessive', 'Pronoun', 'ProperNoun', 'Value'].some((tag) => next.tags.has(tag)) ||
    /^(?:half|all|both|most|some|every|another|\d+)$/u.test(next.lower) ||
    (next.lower === 'up' && verb.lower === 'broke')
  );
}

const adverbial =
  /^(?:so|too|very|pretty|just|still|really|not|never|even|only|already|always|kind|of|sort|a|bit|little|more|maybe|probably|today|yesterday|tonight|lately|sometimes|suddenly|finally|then|completely|totally|absolutely|beyond|also|now|again)$/u;
const participles =
  /^(?:tired|exhausted|scared|ashamed|embarrassed|drained|stuck|lost|bored|worried|stressed|overwhelmed|heartbroken|devastated|confused|excited|relieved|divorced|burnt|burned|fed|terrified|petrified|annoyed|frustrated|irritated|depressed|wired|touched|disappointed|gutted|crushed|done|broke|pissed|torn|worn|supposed|married|fired|laid|upset|shaken|stunned|trapped|surrounded|isolated|ignored|rejected|used)$/u;

function plain(text: string): Token {
  return { text, lower: text.toLowerCase(), tags: new Set(), after: '', before: '' };
}

const absolutes =
  /\b(?:always|nobody|no one|nothing (?:matters|works|helps)|no point|pointless|impossible|ruined|forever|the worst|everything is|everyone (?:hates|thinks))\b/iu;

/** Read at the main verb only: "I knew what would hurt" is a fact, "it would hurt" is not. */
const outlooks =
  /^(?:\S+ )?(?:will|won't|(?:is|are|am) going to|going to|might|must|would|wouldn't|(?:is|are|am) supposed to|deserves?|hate[sd]?|(?:doesn't|don't|didn't) (?:\w+ )?(?:love|care|like|want(?! to )|respect|trust|deserve)|thinks? (?:I|I'm|that I)|judg\w+|(?:is|are) (?:against|better off|too|cheating|lying|watching|following|listening))\b|^\S+'(?:ll|d)\b|^(?:I'm|we're|he's|she's|it's|they're|that's) (?:going to|supposed to|too)\b|\bbetter off\b/iu;

const bleak =
  /\b(?:fail|lose|freeze|die|mess|be|end|never|sound|look|feel|get fired|cry|regret|miss|hurt|ruin|disappoint|embarrass|panic|screw|break|not)\b/iu;

const everyday = /^(?:ask|call|come|visit|text|pick|drive|meet|stay|bring|cook|move|start|want)$/u;

/** Predictions, mind-reading, absolutes and verdicts are how it seems to the person, not facts to agree with. */
function isBelief(tokens: readonly Token[]): boolean {
  const text = textOf(tokens);
  // What is refused or goes on now is seen, not foretold.
  if (
    /^\S+(?: \S+)? (?:won't|wouldn't) (?:come|visit|help|admit|budge|go|sign|move|answer|talk|speak|stop|eat|sleep|reply|respond|text|call|listen|shut|open|leave me|look at)\b/iu.test(
      text,
    )
  )
    return false;
  // "Del would do the weather": a habit of somebody's.
  if (habit.test(text)) return false;
  // A step one may take, or help that is coming, is no forecast.
  if (mayStep.test(text) || helpComes.test(text)) return false;
  if (/^(?:maybe )?I (?:might|could)\b/iu.test(text) && !bleak.test(text)) return false;
  // "I must sleep now", "she'd lend it", "we'd hear about it": what has to be done, or would follow, is no verdict.
  const isHypothetical =
    /^(?:I|we) must (?!be\b|have\b)\p{L}+\b|^(?!it\b|that\b)\S+(?: \S+){0,4}?(?: would|'d) (?!be\b|have\b|never\b|not\b|been\b)\p{L}+/iu.test(
      text,
    );
  if (isHypothetical && !bleak.test(text) && !absolutes.test(text)) return false;
  // Regret is not confirmed by saying it back.
  if (/^(?:I|we) (?:just |really |still )?should(?:n't)?(?: (?:not )?(?:just )?have|'ve)\b/iu.test(text)) return true;
  if (
    /^(?:I|we) (?:just |really |still |even |also |already )?(?:can't|cannot|couldn't|could|have to|should|want|wanted|would|need|hate|hated|love|(?:don't|didn't) (?:want|like|need|trust|love|care))\b/iu.test(
      text,
    )
  )
    return false;
  // A plan of one's own is a fact; a dark prediction about oneself is not.
  if (/^(?:I'm|I am|we're|we are) going to\b|^(?:I|we)(?:'ll| will)\b/iu.test(text)) return bleak.test(text);
  const going = tokens.findIndex((token, index) => token.lower === 'going' && tokens[index + 1]?.lower === 'to');
  // "She's going to Italy" is a journey and no forecast.
  if (going >= 0 && !tokens[going + 2]?.tags.has('Verb')) return false;
  // "She's going to ask how it went" is to be expected and nothing to fear.
  if (going >= 0 && everyday.test(tokens[going + 2]?.lower ?? '')) return false;
  // What somebody else thinks of one is theirs, and no guess of the person's.
  if (reportIn(tokens)) return false;
  const predicate = textOf(tokens.slice(Math.max(tokens.findIndex(isFiniteVerb), 0)).slice(0, 5));
  if (/^(?:\S+ )?(?:say|says|said|told|tells|asked|asks|texted|wrote|calls|called)\b/iu.test(predicate)) return false;
  if (outlooks.test(predicate) && !/\bwould(?:n't)? (?:just )?(?:have|be \d)\b/iu.test(text)) return true;
  // In a clause that hangs on it ("so nobody can touch me") an absolute does not make the main one a guess.
  const [mainClause = ''] = text.split(/\b(?:so|because|that|when|while|but)\b/iu);
  return (
    absolutes.test(mainClause) &&
    !/\bknows?\b|\b(?:nobody|no one) (?:comes|came|calls|called|texts|texted|asks|asked|noticed|helps|helped|answered|replied)\b/iu.test(
      mainClause,
    ) &&
    !tokens.some((token) => token.tags.has('PastTense') || /^(?:was|were)$/u.test(token.lower))
  );
}

const mayStep =
  /^(?:maybe )?(?:I )?(?:might|could|may) (?:\w+ )?(?:call|ask|text|tell|go|visit|try|write|bring|take|talk|see|make|get|invite|read|walk|cook|start|join|send|give|leave|plant|buy|sit|rest|lie)\b/iu;
const habit =
  /^(?!I\b|it\b|that\b|this\b)\S+(?: \S+){0,2}?(?: would|'d) (?:always |often |sometimes |just )?(?:do|come|make|bring|be sat|be sitting|sit|sing|tell|drive|cook|bake|play|read|take|wake|check|start|hum|pick|stand|wait|whistle)\b/iu;
const helpComes = /^\S+(?: \S+){0,3} will (?:come|be there|help|pick|bring|drive|visit|stay)\b/iu;

/** The first word in lower case, unless it is a name. */
function lowered(tokens: readonly Token[], text: string): string {
  const first = tokens[0];
  const name =
    first &&
    (first.tags.has('ProperNoun') || keepsCapital.test(first.text)) &&
    !/^(?:you|your|you're|you've|you'd|you'll|i'm)/iu.test(first.text);
  if (name || /^(?:I\b|[A-Z]{2})/u.test(text)) return text;
  return text.replace(/^(["“'(]*)(\p{Lu})/u, (_match, marks: string, letter: string) => marks + letter.toLowerCase());
}
