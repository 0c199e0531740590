import { ownOf } from '#text/own.ts';
import type { Token } from './tokens.ts';

/**
 * Words said by the person, turned round so that Haven can say them: "I was so tired of my job" becomes "you were so
 * tired of your job". Works on words, not on meaning: a caller passes whole clauses without "you" in them.
 */
export function swapPerson(tokens: readonly Token[]): Token[] {
  return tokens.map((token, index) => swapToken(token, tokens.slice(0, index), tokens[index + 1]));
}

function swapToken(token: Token, before: readonly Token[], next: Token | undefined): Token {
  if (token.text === 'US') return token;
  // "I pictured us doing it": turned into "you" it would be the one who pictures it.
  if (token.lower === 'us' && before[0]?.lower === 'i') return token;
  const swapped =
    ownOf(pronouns, token.lower) ??
    ownOf(contractions, token.lower) ??
    agreed(token, before) ??
    kin(token, before, next);
  return swapped ? { ...token, text: swapped, lower: swapped.toLowerCase() } : token;
}

const pronouns: Record<string, string> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
};

const contractions: Record<string, string> = {
  "i'm": "you're",
  "i've": "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  "we're": "you're",
  "we've": "you've",
  "we'd": "you'd",
  "we'll": "you'll",
};

const verbs: Record<string, string> = { am: 'are', was: 'were', "wasn't": "weren't", "ain't": "aren't" };

/** "am" and "was" follow their subject: also over adverbs ("I just was") and after "and" ("I sat there and was cold"). */
function agreed(token: Token, before: readonly Token[]): string | undefined {
  const plural = ownOf(verbs, token.lower);
  if (!plural) return undefined;
  if (token.lower === 'am') return /^\d/u.test(before.at(-1)?.lower ?? '') ? undefined : plural;
  const others = before.filter(
    (earlier) => !earlier.tags.has('Adverb') && earlier.lower !== 'just' && earlier.lower !== 'still',
  );
  const subject = others.at(-1)?.lower;
  if (subject === 'i') return plural;
  const joined = subject === 'and' || subject === 'but' || subject === 'then';
  return joined && isOwnSentence(others) ? plural : undefined;
}

function isOwnSentence(tokens: readonly Token[]): boolean {
  return tokens[0]?.lower === 'i' && !tokens.slice(1).some((token) => subjects.test(token.lower));
}

const subjects = /^(?:he|she|it|they|who|which|that|there|my|his|her|their|the|everyone|nobody)$/u;

const parents =
  /^(?:mom|mum|mommy|mama|momma|mam|dad|daddy|papa|pops|grandma|grandpa|granny|grandad|granddad|nana|gran|abuela|nonna)(?:'s)?$/u;

const strangers =
  /^(?:vet|doctor|doc|nurse|surgeon|lawyer|judge|dentist|mechanic|teacher|letter|bill|results|funeral|landlord)$/u;

/** "He said sorry mommy": she is spoken to. */
const spokenTo = /^(?:sorry|hi|hey|hello|please|bye|night|thanks|yes|okay|oh|love)$/u;

/** People typed without their "my" at the start of a statement. */
const bareAtStart =
  /^(?:baby|wife|husband|hubby|boyfriend|girlfriend|partner|boss|roommate|landlord|landlady|therapist|manager|ex|brother|sister|son|daughter|kids|parents|neighbor)(?:'s)?$/u;

/** "mom is in Knoxville" is said back as "your mom is in Knoxville". */
function kin(token: Token, before: readonly Token[], next: Token | undefined): string | undefined {
  const previous = before.at(-1);
  if (
    /^(?:home|single|new|good|bad|great|the|a|an|foster|adoptive|proud|birth|step|bio|biological|real|host|soccer|den|dance|room|other|first|second|young|older)$/u.test(
      previous?.lower ?? '',
    )
  )
    return undefined;
  // "They called him "dad"": what somebody is called is no word of the person's.
  if (/["“‘]$/u.test(token.before) || spokenTo.test(previous?.lower ?? '')) return undefined;
  if (!previous && strangers.test(token.lower)) return `the ${token.lower}`;
  if (!previous && bareAtStart.test(token.lower) && !/^(?:at|in|from|who|these|with)$/u.test(next?.lower ?? ''))
    return `your ${token.lower}`;
  if (/^\p{Lu}{2,}$/u.test(token.text)) return undefined;
  if (!parents.test(token.lower) || next?.tags.has('ProperNoun')) return undefined;
  if (
    previous &&
    (previous.tags.has('Determiner') ||
      previous.tags.has('Possessive') ||
      previous.tags.has('Adjective') ||
      previous.tags.has('Value'))
  )
    return undefined;
  return `your ${token.lower}`;
}
