import type { Clause } from './clauses.ts';
import { keepsCapital } from './capitals.ts';
import { isFiniteVerb, textOf } from './tokens.ts';

const longestEcho = 12;
const mostPhrases = 3;

/**
 * Up to three short phrases that are no statements, to be quoted between marks in the person's own words ("since my
 * divorce"), or nothing when quoting them would sound odd: single fillers, commands, words that should not be repeated.
 */
export function echoOf(clauses: readonly Clause[]): string | undefined {
  const tokens = clauses.flatMap((clause) => clause.tokens);
  if (clauses.length === 0 || clauses.length > mostPhrases || clauses.some(({ form }) => form !== 'fragment'))
    return undefined;
  const counted = /^(?:after|before|since|without|for|in|on|at|because of) /iu.test(textOf(tokens));
  if (tokens.length > longestEcho || (!counted && tokens.some(isFiniteVerb))) return undefined;
  if (!tokens.some((token) => ['Noun', 'Adjective', 'Value'].some((tag) => token.tags.has(tag)))) return undefined;
  if (!sayable.test(textOf(tokens)) || unfit.test(textOf(tokens))) return undefined;
  const phrases = clauses.map((clause) => textOf(clause.tokens).replace(/[",.]+$/gu, ''));
  return phrases
    .map((phrase, at) => lowered(phrase, clauses[at]?.tokens[0]?.tags.has('ProperNoun') ?? false))
    .join(', ');
}

function lowered(phrase: string, isName: boolean): string {
  return isName || keepsCapital.test(phrase) || !/^\p{Lu}\p{Ll}/u.test(phrase)
    ? phrase
    : phrase.charAt(0).toLowerCase() + phrase.slice(1);
}

/** What may be said back at all: letters, figures and the commonest marks. */
export const sayable = /^[\p{L}\p{N}\s'’",.$%&:/-]+$/u;

const unfit =
  /\b(?:you|thanks|please|sorry|hello|hi|hey|okay|yes|no|what|why|how|lol|haven|suicid\w*|kill\w*|die|dead|dying|pills?|gun|knife|blade|rope|cut\w*|sex\w*|shit\w*|fuck\w*|bitch\w*|asshole|worthless|useless|stupid|pathetic|failure|loser|idiot|ugly|fat|burden|broken|nothing|never|test\w*|asdf)\b|[<>{}\\|@#]|\d{5,}/iu;
