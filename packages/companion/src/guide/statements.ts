import { rankSayings } from './fit/fits.ts';
import type { SayingContext } from './fit/saying-features.ts';
import { type Clause, clausesOf } from './language/clauses.ts';
import { tidy } from './language/tidy.ts';
import { isGrave } from './language/grave.ts';
import { isStage } from './language/stage.ts';
import { type Saying, sayingsOf, withoutBorrowedSubject } from './language/sayings.ts';
import { type Token, tokenize } from './language/tokens.ts';
import { namedThings } from './named-things.ts';
import { wordsOf } from './said-before.ts';
import type { Thing } from './state.ts';

/** Something that may be said back, and how well it would fit: from 0 to 1, which is the point itself. */
export interface RankedSaying extends Saying {
  worth: number;
  /** Two statements of two sentences, said as one. */
  both?: true;
}

/** What a message says, statement by statement. */
export interface Statements {
  /** The message, tidied. */
  text: string;
  /** What of it is read closely. */
  excerpt: string;
  /** The excerpt, sentence by sentence. */
  sentences: readonly (readonly Token[])[];
  clauses: readonly Clause[];
  /** All that can be said back, best first; one may hold another. */
  sayings: RankedSaying[];
  /** The best of them for a reflection, none of which shares words with a better one. */
  restated: RankedSaying[];
  /** What they were ranked among. */
  among: SayingContext;
  things: Thing[];
}

const longestRead = 2_400;

/** Reads what a message says; of a very long one its beginning and its end. */
export function readStatements(message: string, turn: number, now: Date): Statements {
  const text = tidy(
    message.length > longestRead ? `${message.slice(0, longestRead / 2)} ${message.slice(-longestRead / 2)}` : message,
  );
  // "Maybe she's asleep idk": the shrug at the end is no part of it.
  const excerpt = excerptOf(text.replace(/(?<=\p{L}{2} \p{L}{2,}),? I don't know[.!]*$/u, '').replace(askedBehind, ''));
  const sentences = tokenize(excerpt);
  const clauses = withoutBorrowedSubject(sentences.flatMap(clausesOf), undefined);
  const things = withFirstNames(namedThings(withCapitals(text, sentences), turn, now), sentences, turn);
  const among = { text: excerpt, sentences: sentences.length, sayings: sayingsOf(sentences) };
  const sayings = rankSayings(among)
    .map(({ said: one, worth }) => ({
      ...one,
      said: withNames(one.said, things),
      worth: isEvent(one.said) ? Math.max(worth, sureWorth) : isStage(one.said) ? worth - forStage : worth,
    }))
    .filter(({ worth, said }) => worth >= leastWorth && !isAsked.test(said))
    .sort((one, other) => other.worth - one.worth);
  const reflecting = sayings.filter(({ said }) => reflects(said, text));
  const some = reflecting.some(({ worth }) => worth >= sureWorth)
    ? reflecting
    : sayings.filter(({ said }) => wordsOf(said).length <= longestReflected);
  const single = apart(graverFirst(some));
  const both = bothTold(single, text);
  const restated = both ? [both, ...single] : single;
  return { text, excerpt, sentences, clauses, things, sayings: both ? [both, ...sayings] : sayings, restated, among };
}

/** "I can't stop crying, what do I do": what is asked behind it is answered, and not said back. */
const askedBehind =
  /(?<=\p{L}{2} \p{L}{2,}),? (?:what (?:do|should|can) I do(?: now)?|any (?:advice|ideas?|tips?|thoughts)|do I \p{L}[^.?!,]{2,40} or what|or what)[?.! ]*$/iu;
/** A request is no statement. */
const isAsked =
  /^(?:any|got any|have any) (?:ideas?|tips?|tricks?|advice|suggestions?|thoughts|way)\b|\bor what$|\bwhat (?:do|should|can) you (?:do|say)(?: now)?$/iu;

/** What somebody is and where they live is where it happened, and not what happened. */
const forStage = 0.2;
/** From here on it is most likely the point, or a part of it. */
export const sureWorth = 0.5;
/** Below this it is more likely than not torn, or beside the point. */
const leastWorth = 0.35;

/**
 * "I went back to work Monday. First patient had twins": of two short statements side by side neither is the point without the other.
 * Nothing where one outweighs the other, or is only how something seems.
 */
function bothTold(sayings: readonly RankedSaying[], text: string): RankedSaying | undefined {
  if (wordsOf(text).length > longestOfTwo) return undefined;
  const [one, other] = sayings
    .filter(({ worth }) => worth >= leastOfTwo)
    .slice(0, 2)
    .sort((first, second) => first.sentence - second.sentence);
  if (!one || !other || other.sentence !== one.sentence + 1) return undefined;
  const isPlain = [one, other].every(
    ({ kind, cut, said }) => kind === 'fact' && !cut && !isEvent(said) && !/[“"]/u.test(said),
  );
  const words = one.words + other.words;
  if (!isPlain || words > mostOfTwo || Math.min(one.words, other.words) < fewestOfTwo) return undefined;
  const joint = other.joint === 'but' ? 'but' : 'and';
  return {
    ...one,
    said: `${one.said}, ${joint} ${other.said.replace(/^(?:and|but|so) /iu, '')}`,
    words: words + 1,
    last: one.parts - 1,
    from: `${one.from} ${other.from}`,
    worth: Math.min(1, Math.max(one.worth, other.worth) + worthOfBoth),
    both: true,
  };
}

const longestOfTwo = 22;
const mostOfTwo = 16;
const fewestOfTwo = 3;
const leastOfTwo = 0.4;
const worthOfBoth = 0.05;

/** Not all of what was just told: a reflection takes up something of it, and does not read it back. */
export function reflects(said: string, text: string): boolean {
  const words = wordsOf(said).length;
  return words <= alwaysShort || (words <= longestReflected && words <= wordsOf(text).length * mostOfMessage);
}

/**
 * Readers who compared replies blindly chose those that say back nine words at most in 20 of 70 places; with nearly these bounds in
 * 42, and with no bounds in 44.
 */
const alwaysShort = 14;
const longestReflected = 18;
const mostOfMessage = 0.6;

/** Of two things told at once the heavier is answered, and it stands alone. */
function graverFirst(sayings: readonly RankedSaying[]): readonly RankedSaying[] {
  const grave = sayings
    .filter(({ said }) => isEvent(said))
    .sort((one, other) => one.last - one.first - (other.last - other.first) || other.worth - one.worth);
  const [gravest] = grave;
  return gravest ? [gravest, ...sayings.filter((one) => one !== gravest)] : sayings;
}

/** What outweighs whatever else is told beside it, good or bad. */
export function isEvent(said: string): boolean {
  return isGrave(said) || isGoodNews(said);
}

/** Something that was wished for and came, told in a few plain words. */
export function isGoodNews(said: string): boolean {
  return goodNews.test(said);
}

const goodNews =
  /^you (?:just |finally |actually )*(?:got (?:in|into|the (?:job|part|place|flat|apartment|offer|house)|accepted|hired|engaged)\b|passed\b(?! (?:out|by|away|him|her|it))|were accepted|'re (?:pregnant|engaged))/iu;

/** Without those that share clauses with a better one. */
export function apart(sayings: readonly RankedSaying[]): RankedSaying[] {
  const kept: RankedSaying[] = [];
  for (const one of sayings)
    if (kept.every((other) => other.sentence !== one.sentence || other.last < one.first || other.first > one.last))
      kept.push(one);
  return kept;
}

/** What of a message may be said back, as it was said, with what there is to choose from. */
export function sayingsIn(message: string): SayingContext {
  return readStatements(message, 0, new Date(0)).among;
}

/** Words of a message that are read closely; of a longer one its beginning and, more of it, its end. */
const closelyRead = { first: 40, last: 80 };

function excerptOf(text: string): string {
  const words = text.split(' ');
  if (words.length <= closelyRead.first + closelyRead.last) return text;
  return `${words.slice(0, closelyRead.first).join(' ')}. ${words.slice(-closelyRead.last).join(' ')}`;
}

/** "One of them, Arthur": a first name counts as a person, whoever it is. */
function withFirstNames(things: readonly Thing[], sentences: readonly (readonly Token[])[], turn: number): Thing[] {
  const known = things.map(({ name }) => name).join(' ');
  const names = sentences.flatMap((sentence) =>
    sentence.flatMap((token, at) => (isFirstName(token, sentence[at - 1]) ? [bareName(token.text)] : [])),
  );
  const found = [...new Set(names)].filter((name) => !known.includes(name));
  return [...things, ...found.map((name): Thing => ({ kind: 'person', name, heard: turn }))];
}

function isFirstName(token: Token, before: Token | undefined): boolean {
  const isPlace = /^(?:in|at|from|to|near|st|saint|the|on|this|last|next|every)$/u.test(before?.lower ?? '');
  return (
    token.tags.has('FirstName') && /^\p{Lu}\p{Ll}{2,}/u.test(token.text) && !isPlace && !notFirstNames.test(token.lower)
  );
}

const notFirstNames =
  /^(?:all|six|like|both|god|jesus|lord|christ|bro|will|may|april|june|august|christmas|haven|mom|mum|dad|grandma|grandpa|nana)\b/u;

function bareName(text: string): string {
  return text.replace(/'s$/u, '');
}

/** Names typed in lower case ("my brother tom") as names, where the tagger knows them. */
function withCapitals(text: string, sentences: readonly (readonly Token[])[]): string {
  const names = sentences.flat().filter((token) => token.tags.has('FirstName') && token.text !== token.lower);
  return names.reduce((known, { text: name }) => known.replace(new RegExp(`\\b${name}\\b`, 'iu'), name), text);
}

/** "biscuit" is Biscuit once it is known as a name. */
function withNames(said: string, things: readonly Thing[]): string {
  return things
    .filter(({ name }) => /^\p{Lu}/u.test(name))
    .reduce((text, { name }) => text.replace(new RegExp(`\\b${name}\\b`, 'giu'), name), said);
}
