import type { Reading } from './reading.ts';
import type { GuideState } from './state.ts';

/** A fact of a life told in one clause ("you've been there 4 years"), kept to be taken up where it matters. */
export interface LifeFact {
  said: string;
  turn: number;
  /** The matter it was told in, by id. */
  matter?: string;
  /** It has been taken up; once is enough. */
  used?: true;
}

/** The facts after a message. */
export function factsAfter(state: GuideState, reading: Reading, matter: string | undefined): LifeFact[] {
  const known = state.facts ?? [];
  const found = reading.restated
    .filter(({ kind, said }) => kind === 'fact' && isLasting(said) && !known.some((fact) => fact.said === said))
    .slice(0, mostAtOnce)
    .map(({ said }): LifeFact => ({ said, turn: state.turn, ...(matter ? { matter } : {}) }));
  return [...known, ...found].slice(-keptFacts);
}

/**
 * The fact that belongs to this message: told a while ago, in the same matter, not taken up yet; and the message is one
 * that it changes something about: a hard sentence, a state, a doubt in oneself.
 */
export function factDue(state: GuideState, reading: Reading, matter: string | undefined): LifeFact | undefined {
  if (state.noEcho || state.turn - (state.factAt ?? -everyTurns) < everyTurns) return undefined;
  return (state.facts ?? []).find(
    (fact) =>
      !fact.used &&
      state.turn - fact.turn >= soonest &&
      state.turn - fact.turn <= latest &&
      (fact.matter === undefined || matter === undefined || fact.matter === matter) &&
      !reading.text.includes(fact.said),
  );
}

export function markUsed(facts: readonly LifeFact[], used: LifeFact): LifeFact[] {
  return facts.map((fact) => (fact.said === used.said ? { ...fact, used: true } : fact));
}

/** Whether a statement tells something that stays true tomorrow. */
export function isLifeFact(said: string): boolean {
  return (isLasting(said) || slightFacts.test(said)) && !passing.test(said);
}

function isLasting(said: string): boolean {
  return lifeFacts.some((pattern) => pattern.test(said)) && !passing.test(said);
}

/** How long, what work, what part in a family: what stays true tomorrow. */
const lifeFacts: readonly RegExp[] = [
  /^you(?:'ve| have)? (?:been|lived|worked|known|done|taught|drove|did|ran|had|raised|were)\b.*\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty) years\b/iu,
  /^you(?:'ve| have) been doing .* since (?:19|20)\d\d$/iu,
  /^you(?:'re| were) an? .*\b\d{1,2} years\b/iu,
  /^you \p{L}{2,}ed .*\bfor (?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) years$/iu,
  /^you (?:practically |basically |more or less )raised \p{L}+/iu,
  /^you're (?:the (?:only|eldest|oldest|youngest|first) .+|first in your family\b.*)$/iu,
  /^you (?:do|did|handle|manage) the \p{L}+ for\b/iu,
  /^you used to (?:teach|work|carry|sing|play|dance|run|write|paint|coach|travel|build|bake|drive)\b/iu,
  /^you (?:raised|bottle-fed|brought up|built) (?:him|her|them|it|two|three|four|five)\b.{4,}/iu,
  /^your (?:dad|father|mom|mother|parents|wife|husband) (?:drives?|works?|built|cleans?|sold) .*\b(?:days a week|nights|two jobs|to pay|in (?:19|20)\d\d)\b/iu,
];

/** Told of the days as they are now: worth keeping in mind, too slight to be held up later. */
const slightFacts =
  /^you (?:work|drive|teach|translate|nurse|clean|cook|run|play) (?!out|on it|hard|up\b|it\b)\p{L}+/iu;

/** What somebody is just now is no fact of a life. */
const passing = /\b(?:tired|late|today|tonight|right now|this (?:morning|evening)|at the moment|stuck|waiting)\b/iu;

const mostAtOnce = 2;
const keptFacts = 6;
/** In turns: not in the same breath, not after everything has changed, and now and then only. */
const soonest = 2;
const latest = 16;
const everyTurns = 4;
