import type { Clause } from './clauses.ts';
import { swapPerson } from './swap.ts';
import { isFiniteVerb, textOf } from './tokens.ts';

const longestEcho = 6;

/**
 * A short phrase that is no statement, turned round for saying back ("since my divorce" → "since your divorce"), or
 * nothing when it would sound odd: single fillers, commands, words that should not be repeated.
 */
export function echoOf(clause: Clause): string | undefined {
  const { tokens } = clause;
  if (clause.form !== 'fragment' || tokens.length > longestEcho || tokens.length === 0) return undefined;
  if (
    tokens.some(isFiniteVerb) ||
    !tokens.some((token) => token.tags.has('Noun') || token.tags.has('Adjective') || token.tags.has('Value'))
  )
    return undefined;
  const text = textOf(swapPerson(tokens)).replace(/[,"]/gu, '');
  if (unfit.test(textOf(tokens)) || /\b(?:I|me|my|we|us|our)\b/u.test(text)) return undefined;
  return /^\p{Lu}[\p{Ll}]+/u.test(text) && !tokens[0]?.tags.has('ProperNoun')
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

const unfit =
  /\b(?:you|thanks|please|sorry|hello|hi|hey|okay|yes|no|what|why|how|lol|haven|suicid\w*|kill\w*|die|dead|dying|pills?|gun|knife|blade|rope|cut\w*|sex\w*|shit\w*|fuck\w*|bitch\w*|asshole|worthless|useless|stupid|pathetic|failure|loser|idiot|ugly|fat|burden|broken|nothing|never|test\w*|asdf)\b|[<>{}\\|@#]|\d{5,}/iu;
