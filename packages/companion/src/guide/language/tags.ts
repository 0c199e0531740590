import type { Token } from './tokens.ts';

/** Tags that the tagger gets wrong and the neighbors put right. */
export function mendTags(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    if (isDeed(tokens, at)) return { ...token, tags: new Set(['Verb', 'PastTense']) };
    if (isCompound(tokens, at) || isOfSomething(tokens, at)) return { ...token, tags: new Set(['Noun', 'Singular']) };
    return token;
  });
}

/** "My son bit another kid": between somebody and an object stands what was done, also where the word is a noun as well. */
function isDeed(tokens: readonly Token[], at: number): boolean {
  const [owner, who, token, next] = [tokens[at - 2], tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!token || !who || !next || token.tags.has('Verb') || !alsoNouns.test(token.lower)) return false;
  const isSomebody = somebody.test(who.lower) || (whose.test(owner?.lower ?? '') && who.tags.has('Noun'));
  return isSomebody && who.after === '' && ['Determiner', 'Possessive', 'Pronoun'].some((tag) => next.tags.has(tag));
}

const somebody = /^(?:i|we|he|she|they|who|somebody|someone|nobody)$/u;
const whose = /^(?:my|our|his|her|their|the)$/u;
const alsoNouns =
  /^(?:bit|hit|cut|shut|set|put|let|left|felt|found|saw|lost|read|shot|bore|rose|wound|spit|bet|split)$/u;

/** "A voice message to everybody", "the team chat": behind a noun with its article, and without an object, it is a thing. */
function isCompound(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!token || !before || !token.tags.has('Infinitive') || before.after !== '') return false;
  const isNamed = before.tags.has('Singular') && !before.tags.has('Pronoun') && !before.tags.has('Actor');
  const begins = tokens.slice(Math.max(0, at - 4), at - 1).findLastIndex(({ lower }) => article.test(lower));
  const hasVerb = tokens.slice(0, at - 1).some(({ tags }) => tags.has('Verb'));
  const hasObject = next !== undefined && ['Determiner', 'Possessive', 'Pronoun'].some((tag) => next.tags.has(tag));
  return isNamed && begins >= 0 && hasVerb && !hasObject;
}

/** "A tray of rolls": behind "of" no verb stands but one in -ing. */
function isOfSomething(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  return (
    before?.lower === 'of' &&
    token !== undefined &&
    token.tags.has('Verb') &&
    token.tags.has('PresentTense') &&
    !token.tags.has('Gerund')
  );
}

const article = /^(?:a|an|the|my|our|his|her|their|this|that)$/u;
