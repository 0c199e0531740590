import { type Clause, clausesOf } from './language/clauses.ts';
import { rankRestated } from './language/ranking.ts';
import type { Restated } from './language/restate.ts';
import { tidy } from './language/tidy.ts';
import { type Token, tokenize } from './language/tokens.ts';
import { namedThings } from './named-things.ts';
import type { Thing } from './state.ts';

/** What a message says, statement by statement. */
export interface Statements {
  /** The message, tidied. */
  text: string;
  /** What of it is read closely. */
  excerpt: string;
  clauses: readonly Clause[];
  /** Statements that can be said back, best first; neighbors that belong together are one. */
  restated: Restated[];
  things: Thing[];
}

const longestRead = 2_400;

/** Reads what a message says; of a very long one its beginning and its end. */
export function readStatements(message: string, turn: number, now: Date): Statements {
  const text = tidy(
    message.length > longestRead ? `${message.slice(0, longestRead / 2)} ${message.slice(-longestRead / 2)}` : message,
  );
  // "Maybe she's asleep idk": the shrug at the end is no part of it.
  const excerpt = excerptOf(text.replace(/(?<=\p{L}{2} \p{L}{2,}),? I don't know[.!]*$/u, ''));
  const sentences = tokenize(excerpt);
  const clauses = withoutBorrowedSubjects(sentences.flatMap(clausesOf));
  const things = withFirstNames(namedThings(withCapitals(text, sentences), turn, now), sentences, turn);
  const restated = rankRestated(clauses).map((one) => ({ ...one, said: withNames(one.said, things) }));
  return { text, excerpt, clauses, things, restated };
}

/** "The new girl gave me half. didn't say a word": the subject left out is hers. */
function withoutBorrowedSubjects(clauses: readonly Clause[]): Clause[] {
  return clauses.map((clause, index) => {
    const first = clause.tokens[0]?.lower ?? '';
    const borrowed = clause.form === 'elided' && clauses[index - 1]?.form === 'other' && others.test(first);
    return borrowed ? { ...clause, form: 'fragment' } : clause;
  });
}

const others = /^(?:didn't|doesn't|hasn't|wasn't|isn't|won't|wouldn't|said|says|told|asked|answered|replied)$/u;

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
  /^(?:god|jesus|lord|christ|bro|will|may|april|june|august|christmas|haven|mom|mum|dad|grandma|grandpa|nana)\b/u;

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
