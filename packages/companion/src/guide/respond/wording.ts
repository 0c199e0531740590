import type { Composer } from '../compose.ts';
import { type Occasion, occasions } from '../content/occasions.ts';
import { type Openings, type WordingNeed, openings, wordingAnswers as lines } from '../content/wording.ts';
import { tidy } from '../language/tidy.ts';
import { type Wording, wordingFor } from '../wording.ts';
import { smallRequests } from '../content/small-requests.ts';
import { findPurpose } from '../content/ideas/ideas.ts';
import { askedIn } from '../fit/asked.ts';
import type { Answer, Moment } from './answer.ts';
import { purposeOf, sureEnough } from './purpose.ts';

/** The buttons under two openings, each understood when it comes back. */
export const wordingChoices = ['The first one', 'The second one', 'Neither'];

/** Whether first words to somebody are asked for. */
export function asksForWords(moment: Moment): boolean {
  const { text, words } = moment.reading;
  return words <= longestAsked && (wordsWanted.test(text) || wordsAsked.test(text) || startsTalk(moment));
}

/** Whether words are asked for, for whatever occasion. */
export function wantsWords(text: string): boolean {
  return wordsWanted.test(text);
}

/** Whether they are asked for outright ("need a text to send my sister"), or for an occasion, and there are words for just that. */
export function wantsKnownWords(moment: Moment): boolean {
  const { text, words } = moment.reading;
  if (words > longestAsked) return false;
  if (wordsWanted.test(text)) return (occasionOf(text) ?? purposeOf(moment, sureEnough)?.words) !== undefined;
  // "I had no idea what to say at the funeral" asks for nothing.
  return wordsAsked.test(text) && occasionOf(text) !== undefined && askedIn(text) !== undefined;
}

/** "Could you write me two sentences I could send her": no homework, but words from one person to another. */
export function wantsWordsForSomebody({ reading: { text, kind } }: Moment): boolean {
  return kind === 'task' && wordsWanted.test(text) && toSomebody.test(text);
}

const toSomebody =
  /\b(?:to|for|send|tell|text|answer|thank|ask) (?:him|her|them|my \p{L}+|\p{Lu}\p{L}+)\b|\bto (?:send|tell|say)\b/u;

const longestAsked = 30;
const wordsWanted =
  /\b(?:opening line|first (?:line|sentence)|wording)\b|\b(?:need|write|give|draft) (?:me )?(?:a|an|some|something|the|one|two|three|1|2|3|a few|any)\b[^.?!]{0,20}\b(?:text|message|words|lines?|sentences?|short|letter|note)\b[^.?!]{0,16}\b(?:to|for|say|I (?:can|could))\b|\bhelp me (?:write|word|draft|answer|text|reply|with (?:the|some) words?|find (?:the|some|the right) words)\b|\b(?:card|note|text|message|letter)\b[^]{0,90}\b(?:what (?:goes|should (?:go|it say|I (?:put|write)))|words|word it|draft)\b|\b(?:can|could|would) you (?:word|draft) (?:it|that|this|one)\b|\b(?:few|right|kind) words\b|\bsay the wrong thing\b[^]{0,30}\?/iu;
const wordsAsked =
  /\b(?:what|how|which words?|help me)\b[^.?!]{0,40}\b(?:say|tell(?! me\b)|answer|write|text|offer|invite|word (?:it|an?|this|that|my)|phrase|put it|bring (?:it|that|this) up|(?:start|begin|open)\b[^.?!]{0,20}\b(?:conversation|talk|speech|letter|message|text|that|this|it))\b/iu;
/** "How would I even start", right after "I wish I could tell her". */
function startsTalk({ request, reading }: Moment): boolean {
  const before = request.turns.findLast(({ role }) => role === 'user')?.content ?? '';
  return (
    /\b(?:start|begin|do (?:it|that)|go about)\b/iu.test(reading.text) &&
    reading.words <= 8 &&
    /\b(?:tell|say|talk to|speak to|write|call|ask|bring (?:it|that) up)\b/iu.test(before)
  );
}

/** "What do I even say to her": two short openings from what was told, one plain and one softer, to choose from. */
export function answerWording(moment: Moment): Answer {
  const { request, state, reading } = moment;
  const told = request.turns.filter(({ role }) => role === 'user').map(({ content }) => content);
  const wording = wordingFor(reading.text, told, [...state.things, ...reading.things]);
  const occasion = occasionOf(reading.text, told);
  if (
    (state.risk?.kind === 'abuse' && !state.risk.guessed) ||
    told.slice(-mostTold).some((text) => violent.test(text) && !over.test(text))
  )
    return { make: (composer) => composer.pick(lines.notSafe) ?? composer.pickAgain(lines.notSafe) };
  return {
    make: (composer) =>
      offered(wording, purposeOf(moment, sureOfWords)?.words ?? occasion, composer, occasion !== undefined),
    change: { pending: { kind: 'wording', whom: wording.whom, since: state.turn } },
    quickReplies: wordingChoices,
  };
}

/** With somebody who gets violent, words that sound right on paper can make it worse. */
const violent =
  /\b(?:he|she|they|my \p{L}+) (?:\p{L}+ ){0,2}(?:hits?|hit|beats?|chokes?|choked|slaps?|slapped|shoves?|shoved|punche[sd]|threatens?|threatened) me\b|\b(?:scared|afraid) of (?:him|what (?:he|she) (?:might|will|would) do)\b/iu;

/** Somebody of long ago is not the one to be talked to. */
const over = /\b(?:used to|ago|my ex|back then|as a (?:kid|child)|when I was)\b/iu;

function offered(
  { need, slots, who }: Wording,
  known: Openings | undefined,
  composer: Composer,
  isOccasion: boolean,
): string | undefined {
  const pairFrom = (pool: Openings) => pickPair(pool, slots, composer);
  const isFirst = known !== undefined && (isOccasion || forAnybody.has(need));
  const pair = (isFirst ? pairFrom(known) : undefined) ?? pairFrom(openings[need]) ?? pairFrom(openings.any);
  if (!pair) return undefined;
  const named =
    who && !isOccasion && composer.chance(0.5) ? composer.pick(lines.offeredFor, { ...pair, who }) : undefined;
  return named ?? composer.pick(lines.offered, pair);
}

/** Words for an occasion that says itself what it is. */
function occasionOf(text: string, told: readonly string[] = []): Openings | undefined {
  const all = [...told.slice(-mostTold).map(tidy), text].join(' ');
  const asked = ofPurposes.find(({ when, unless }) => when.test(text) && !unless?.test(text));
  if (asked) return findPurpose(asked.purpose)?.words;
  const own = knownOccasion(text);
  const known = own && !own.unless?.test(all) ? own : knownOccasion(all);
  if (known) return known.words;
  const lately = [...told.slice(-mostToldOfPurpose).map(tidy), text].join(' ');
  const occasion = ofPurposes.find(({ when, unless }) => when.test(lately) && !unless?.test(lately));
  return occasion && findPurpose(occasion.purpose)?.words;
}

function knownOccasion(text: string): Occasion | undefined {
  return occasions.find(({ when, unless }) => when.test(text) && !unless?.test(text));
}

/** So many messages back it may have been told what the words are for. */
const mostTold = 6;
const mostToldOfPurpose = 2;

const ofPurposes: readonly { when: RegExp; unless?: RegExp; purpose: string }[] = [
  { when: /\b(?:funeral|memorial service|at the wake|visitation)\b/iu, purpose: 'funeral' },
  {
    when: /\bwhose \p{L}+(?: \p{L}+)? (?:just )?(?:died|passed)\b|\b(?:his|her|their|\p{L}+'s) \p{L}+ (?:just )?(?:died|passed (?:away|on)?)\b|\blost (?:his|her|their) (?:\p{L}+ )?(?:husband|wife|partner|mom|mum|mother|dad|father|son|daughter|baby|brother|sister|twin|friend|dog|cat|horse|grand\p{L}+|aunt|uncle|nephew|niece)\b|\b(?:friend|neighbou?r|coworker|boss|aunt|cousin|sister(?: in law)?|teacher)(?: \p{Lu}\p{L}+)? (?:has |just |had )*(?:miscarried|a miscarriage|a stillbirth)\b|\b(?:condolences?|sympathy|grieving)\b/iu,
    // News of a death is another thing than comfort.
    unless: /\b(?:tell|break (?:it|the news)|explain)\b/iu,
    purpose: 'comfort-griever',
  },
  {
    when: /\bthank(?:s|ing)?(?:[- ]you)? (?:card|note|letter)\b|\bto thank\b|\bowe (?:[^.?!]{0,20})(?:a )?thank[- ]you\b|\bcard for (?:an?|the|my|our|his|her|their) (?:\p{L}+'s )?(?:nurse|doctor|teacher|aide|coach|vet|midwife|caregiver)\b/iu,
    purpose: 'thank',
  },
  {
    when: /\b(?:haven't|have not|didn't) (?:called|talked|spoken|heard|seen|been in touch)\b[^.?!]{0,30}\b(?:since|in|for)\b/iu,
    purpose: 'estranged',
  },
  { when: /\bsay no to\b|\bturn (?:him|her|them|it|this|that) down\b/iu, purpose: 'say-no' },
];

/** What was told in the person's own words goes before what the talk is for; these hold nothing that was told. */
const forAnybody: ReadonlySet<WordingNeed> = new Set(['any', 'boundary', 'apology']);
/** Words for another talk than the one that is meant are worse than an idea for something near it. */
const sureOfWords = 0.5;

/** An opening with the person's own words in it goes before one that would fit anybody. */
function pickPair(
  { plain, soft }: Openings,
  slots: Wording['slots'],
  composer: Composer,
): { one: string; two: string } | undefined {
  const own = plain.filter((line) => line.includes('{'));
  const one = composer.pick(quoted(own), slots) ?? composer.pick(quoted(plain), slots);
  const two = composer.pick(quoted(soft), slots);
  return one && two ? { one, two } : undefined;
}

/** Between quotation marks from the start, so that no style puts words of its own into the person's mouth. */
function quoted(pool: readonly string[]): string[] {
  return pool.map((line) => `“${line}”`);
}

/** The choice between them, and what comes to mind about it ("what if she hangs up"); nothing when it is something else. */
export function answerPendingWording(moment: Moment): Answer | undefined {
  const { pending } = moment.state;
  if (pending?.kind !== 'wording') return undefined;
  if (otherWords.test(moment.reading.text)) return answerWording(moment);
  if (sentIt.test(moment.reading.text)) return { make: (composer) => composer.pick(smallRequests.sent) };
  const pool = poolFor(moment);
  if (!pool) return undefined;
  return {
    make: (composer) =>
      (pool === lines.chosen && composer.chance(0.5)
        ? composer.pick(lines.chosenFor, { whom: pending.whom })
        : undefined) ?? composer.pick(pool),
    ...(pool === lines.neither ? {} : { change: { pending } }),
  };
}

const sentIt = /^(?:\p{L}+[,. ]+)?(?:I )?(?:just )?sent(?: it| that)?(?=[.!, ]|$)/iu;
/** "Too formal", "she'd know it wasn't me": other words are wanted for the same. */
const otherWords =
  /\b(?:too (?:formal|nice|stiff|long|soft|harsh|cold|cheesy|polite|much)|make it|(?:less|more) (?:formal|casual|like me)|plainer|simpler|shorter|casual|I (?:never|don't|do not|wouldn't|would never) (?:talk|say|sound|write|speak)|not (?:how I|like me|me\b)|something (?:else|simpler|shorter)|another (?:one|try|version))\b/iu;

function poolFor({ reading: { text, kind, words } }: Moment): readonly string[] | undefined {
  if (whatIf.test(text)) return leaves.test(text) ? lines.ifLeft : angers.test(text) ? lines.ifAngry : lines.ifElse;
  if (words > mostWords) return undefined;
  if (/\bneither\b|\bnone of (?:them|those|these)\b|\bnot (?:those|them|either)\b/iu.test(text) || kind === 'no')
    return lines.neither;
  if (/\bboth\b/iu.test(text)) return lines.both;
  return picks.test(text) ? lines.chosen : undefined;
}

const mostWords = 9;
const whatIf = /^(?:(?:and|but|okay|ok|hmm+|yeah|oh)[,. ]+)*(?:and )?what if (?:he|she|they|it|my)\b/iu;
const leaves =
  /\b(?:hangs?|leaves?|walks?|ignores?|blocks?|ghosts?|doesn't|won't|don't|refuses?|says? nothing|shuts?)\b/iu;
const angers = /\b(?:mad|angry|yells?|screams?|upset|cr(?:y|ies)|fights?|loses?|freaks?|flips?|explodes?|worse)\b/iu;
const picks =
  /\b(?:first|1st|second|2nd|latter|former|(?:the |number |option )(?:one|two|1|2)|plain(?:er)?|straight(?:er)?|direct|honest|soft(?:er)?|gentle(?:r)?|kind(?:er)?|nicer)\b(?! (?:of|time|date|day|week|year|job|thing|grade))/iu;
