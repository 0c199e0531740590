import type { Token } from './tokens.ts';

/** "He say", from somebody who is learning the language, is said back as "he says". */
export function inAgreement(tokens: readonly Token[]): Token[] {
  return tokens.map((token, index) => {
    const subject = tokens[index - 1]?.lower ?? '';
    if (index === 1 && token.lower === 'not' && /^(?:he|she|it)$/u.test(subject))
      return { ...token, text: 'does not', lower: 'does not' };
    const bare =
      index === 1 && /^(?:he|she|it)$/u.test(subject) && token.tags.has('Verb') && simpleVerbs.test(token.lower);
    return bare ? { ...token, text: thirdPerson(token.text), lower: thirdPerson(token.lower) } : token;
  });
}

const simpleVerbs =
  /^(?:say|tell|forget|answer|remember|go|come|want|need|like|love|hate|know|think|feel|see|look|make|take|give|ask|call|work|live|sleep|eat|talk|speak|play|cry|understand|help|listen|sit|stay|leave|start|stop|try|wait|walk|write|have|do)$/u;

function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has';
  if (/(?:[sxz]|ch|sh|o)$/u.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/u.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}
