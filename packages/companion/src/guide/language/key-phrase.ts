import type { Clause } from './clauses.ts';
import { isSayable } from './restate.ts';
import { swapPerson } from './swap.ts';
import { keepsCapital } from './capitals.ts';
import { textOf, type Token } from './tokens.ts';

/**
 * What a message is about, in two to four of its own words ("a window", "your ex", "three reports"), when no statement
 * of it can be said back. Nothing when there is no noun that may be said.
 */
export function keyPhraseOf(clauses: readonly Clause[]): string | undefined {
  const found = clauses.flatMap((clause, at) => phrasesIn(clause.tokens).map((tokens) => ({ tokens, at })));
  const best = found
    .map(({ tokens, at }) => ({ tokens, worth: worthOf(tokens) + at / (clauses.length + 1) }))
    .sort((one, other) => other.worth - one.worth)
    .find(
      ({ tokens }) =>
        !/^good (?:morning|night|evening|day)$/iu.test(textOf(tokens)) &&
        isSayable(tokens) &&
        isSayable(swapPerson(tokens), true),
    );
  if (!best) return undefined;
  const said = textOf(swapPerson(best.tokens)).replace(/[^\p{L}\p{N}'%$]+$/u, '');
  const name = best.tokens[0]?.tags.has('ProperNoun') || keepsCapital.test(said) || /^\p{Lu}{2}/u.test(said);
  return name ? said : said.charAt(0).toLowerCase() + said.slice(1);
}

const longest = 5;

/** Runs of words that end in a noun: "the new guy", "my last two shifts". */
function phrasesIn(tokens: readonly Token[]): Token[][] {
  const phrases: Token[][] = [];
  let run: Token[] = [];
  const close = () => {
    while (run.length > 0 && !isNoun(run.at(-1))) run.pop();
    const kept = run.slice(-longest);
    const last = kept.at(-1);
    if (last && kept.some(isTelling)) phrases.push([...kept.slice(0, -1), { ...last, after: '' }]);
    run = [];
  };
  for (const token of tokens) {
    if (isPart(token)) run.push(token);
    else close();
    if (token.after !== '') close();
  }
  close();
  return phrases;
}

function isPart({ tags, lower }: Token): boolean {
  if (/^(?:this|these)$/u.test(lower)) return tags.has('Determiner');
  if (tags.has('Pronoun') || tags.has('Negative') || stops.test(lower) || lower.includes("'"))
    return tags.has('Possessive') && !lower.includes("'");
  return ['Determiner', 'Possessive', 'Adjective', 'Noun', 'Value'].some((tag) => tags.has(tag));
}

const stops =
  /^(?:feels?|looks?|seems?|sounds?|makes?|hurts?|i|me|you|that|this|these|those|it|no|not|all|so|lol|haha|kind|sort|way|lot|bit|thing|things|stuff|something|anything|everything|nothing|someone|anyone|everyone|nobody|okay|ok|yeah|yes|huh|um|idk|tbh|thanks|please|sorry|hi|hello|hey|what|which|who|other|else|same|such|much|many|more|most|less|least|one|time|times|fine|sure|right)$/u;

function isNoun(token: Token | undefined): boolean {
  return Boolean(
    token &&
      token.tags.has('Noun') &&
      !token.tags.has('Pronoun') &&
      !token.tags.has('Possessive') &&
      !stops.test(token.lower),
  );
}

function isTelling(token: Token): boolean {
  return isNoun(token) && token.lower.length > 2;
}

function worthOf(tokens: readonly Token[]): number {
  const own = tokens.some(({ lower }) => /^(?:my|our|his|her|their)$/u.test(lower)) ? 0.6 : 0;
  const named = tokens.some(({ tags }) => tags.has('ProperNoun')) ? 0.5 : 0;
  const day = tokens.some(({ tags }) => tags.has('Date')) ? -0.6 : 0;
  return Math.min(tokens.length, 3) * 0.3 + own + named + day;
}
