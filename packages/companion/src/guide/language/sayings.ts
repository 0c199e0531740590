import { type Clause, clausesOf, readClause } from './clauses.ts';
import { pieces } from './clause-pieces.ts';
import { ledStatement } from './led-statement.ts';
import { restate, type Restated } from './restate.ts';
import type { Token } from './tokens.ts';

/** Something of a message that may be said back: one clause, several that belong together, or a whole sentence. */
export interface Saying extends Restated {
  /** The number of its sentence in the message, of the first of its clauses in that sentence, and of the last. */
  sentence: number;
  first: number;
  last: number;
  /** How many clauses that sentence has. */
  parts: number;
  /** What that sentence ends with: ".", "!", "?" or nothing. */
  mark: string;
}

/** Most words of a saying; what is longer is a story and no reflection. */
const longest = 22;

/** Every run of clauses, sentence by sentence, that can be turned round as one. */
export function sayingsOf(sentences: readonly (readonly Token[])[]): Saying[] {
  const clauses = sentences.map(clausesOf);
  const found = sentences.flatMap((tokens, sentence) => {
    const before = clauses[sentence - 1]?.at(-1);
    return sayingsIn(tokens, sentence, withoutBorrowedSubject(clauses[sentence] ?? [], before));
  });
  return found.filter((one, index) => found.findIndex(({ said }) => said === one.said) === index);
}

/** "The new girl gave me half. didn't say a word": the subject left out is hers. */
export function withoutBorrowedSubject(clauses: readonly Clause[], before: Clause | undefined): Clause[] {
  return clauses.map((clause, index) => {
    const last = clauses[index - 1] ?? before;
    if (clause.form !== 'elided' || last?.form !== 'other') return clause;
    const verb = clause.tokens[0]?.lower ?? '';
    const isIts = ofThings.test(verb) && /^(?:it|that|this|the|they)\b/iu.test(last.text);
    const isOfSomebody = clause.tokens.some(({ lower }) => /^(?:her|his|hers|him|their)$/u.test(lower));
    return isIts || isOfSomebody || others.test(verb) ? { ...clause, form: 'fragment', anothers: true } : clause;
  });
}

/** "It was four years old. Tasted like a mint": so does a thing, and nobody who writes. */
const ofThings =
  /^(?:tasted|tastes|smelled|smelt|smells|looked|looks|sounded|sounds|felt|feels|cost|costs|worked|works|fit|fits|broke|breaks|lasted|lasts|rained|snowed|turned|happened|happens|took|takes|came|comes|fell|weighs|weighed|weren't|isn't|wasn't)$/u;

const others = /^(?:didn't|doesn't|hasn't|wasn't|isn't|won't|wouldn't|said|says|told|asked|answered|replied)$/u;

function sayingsIn(tokens: readonly Token[], sentence: number, clauses: readonly Clause[]): Saying[] {
  const parts = pieces(tokens).flatMap((piece, at) => sharedSubject(piece, clauses[at]));
  const asked = isAsked(tokens);
  const mark = /[.!?]/u.exec(tokens.at(-1)?.after ?? '')?.[0] ?? '';
  const led = ledStatement(tokens);
  const whole = led && restate(led, longest);
  if (whole) return [{ ...whole, sentence, first: 0, last: 0, parts: 1, mark }];
  return parts.flatMap((lead, first) =>
    parts.slice(first).flatMap((_end, more) => {
      const last = first + more;
      const run = joined(parts.slice(first, last + 1));
      if (run.length > longest + longestLead || (last > first && isAmount(lead))) return [];
      const clause = readClause(run, asked);
      // A phrase that is no statement by itself ("going for a swim") may begin one, unless somebody else does it.
      const isPhrase = last > first && lead.form === 'fragment' && !lead.borrowed;
      const form = lead.form && !isPhrase && clause.form !== 'question' ? lead.form : clause.form;
      const restated = restate({ ...clause, form }, longest);
      return restated ? [{ ...restated, sentence, first, last, parts: parts.length, mark }] : [];
    }),
  );
}

/** "And maybe": words that may still fall away before what is said back. */
const longestLead = 2;

interface Part {
  tokens: readonly Token[];
  /** Who does it, where that stands only in the part before: "I (went there and) realized". */
  subject?: Token;
  /** How its clause was read among the others. */
  form?: Clause['form'] | undefined;
  /** Its subject is somebody's of the clause before. */
  borrowed?: boolean;
}

/** "1900 and I lost two shifts": an answer, and then a statement. */
function isAmount({ tokens }: Part): boolean {
  return tokens.every(({ tags }) => tags.has('Value'));
}

function joined([lead, ...rest]: readonly Part[]): Token[] {
  if (!lead) return [];
  const begin = lead.subject ? [lead.subject, ...lead.tokens.slice(1)] : lead.tokens;
  return rest.reduce<Token[]>((run, { tokens }) => [...withMark(run, tokens), ...tokens], [...begin]);
}

/** Two statements typed without a mark get one between them. */
function withMark(run: readonly Token[], next: readonly Token[]): Token[] {
  const last = run.at(-1);
  const isBare =
    last &&
    last.after.trim() === '' &&
    !joints.test(next[0]?.lower ?? '') &&
    !leadsOn.test(last.lower) &&
    !run.slice(-4).some(({ lower }) => tells.test(lower));
  return isBare ? [...run.slice(0, -1), { ...last, after: ',' }] : [...run];
}

/** "I told my parents I'm gay": what follows was said. */
const tells = /^(?:told|tell|tells|texted|promised)$/u;
/** "Some days I'm fine", "stuff I shouldn't": what follows belongs to it. */
const leadsOn = /^(?:days|nights|mornings|evenings|weeks|times|stuff|things|everything|all)$/u;

const joints =
  /^(?:and|but|or|so|because|'cause|cause|though|although|when|while|since|until|till|if|that|who|which|where|then|as|than|before|after|even|like|unless)$/u;

/** "I went to the shop and realized …": two things somebody did, told as one; each may be said by itself. */
function sharedSubject(tokens: readonly Token[], clause: Clause | undefined): Part[] {
  const subject = subjectOf(tokens);
  const own = {
    form: clause?.form,
    borrowed: clause?.anothers === true || others.test(clause?.tokens[0]?.lower ?? ''),
  };
  if (!subject) return [{ tokens, ...own }];
  const places = [...tokens.keys()].filter((at) => at >= earliestJoint && at < tokens.length - 2 && goesOn(tokens, at));
  const starts = [0, ...places];
  return starts.map((from, index) => ({
    tokens: tokens.slice(from, starts[index + 1]),
    ...(index > 0 ? { subject } : own),
  }));
}

const earliestJoint = 3;

function goesOn(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (!next || !/^(?:and|but)$/u.test(tokens[at]?.lower ?? '')) return false;
  return next.tags.has('PastTense') || continues.test(next.lower);
}

const continues = /^(?:am|was|have|had|can't|couldn't|don't|didn't|just|then|now|still|never)$/u;

function subjectOf(tokens: readonly Token[]): Token | undefined {
  const who = /^(?:and|but|so|then|today|yesterday|tonight)$/u.test(tokens[0]?.lower ?? '') ? tokens[1] : tokens[0];
  return who && /^(?:i|he|she|they|we)$/u.test(who.lower) ? who : undefined;
}

/** Two marks behind a statement are wonder and no question: "he waited till the starters came??" */
function isAsked(tokens: readonly Token[]): boolean {
  const end = tokens.at(-1)?.after ?? '';
  const wonders = end.includes('??') && /^(?:i|he|she|they|we|my|the)$/u.test(tokens[0]?.lower ?? '');
  return end.includes('?') && !wonders;
}
