import { capitalized } from './language/capitals.ts';
import { tokenize } from './language/tokens.ts';

/** Somebody's own name, where a message gives it, and whether it says nothing else. */
export interface Introduction {
  name: string;
  isAll: boolean;
}

/** "My name is Priya", "call me jo", "im sam by the way"; nothing where the word is no name ("I'm tired"). */
export function introductionIn(text: string): Introduction | undefined {
  const named = outright.exec(text) ?? inPassing.exec(text);
  const name = named?.groups?.['name'];
  if (!named || !name || notNames.test(name)) return undefined;
  if (!outright.test(text) && !isFirstName(name)) return undefined;
  const rest = text
    .slice(named.index + named[0].length)
    .replace(/^[\s,.!]+|\b(?:by the way|btw|here)\b|[\s,.!]+$/giu, '');
  return { name: capitalized(name.toLowerCase()), isAll: rest.trim() === '' };
}

/** Said in so many words: then any word is one's name. */
const outright =
  /^(?:(?:hi|hey|hello|oh|so|um|okay|and)[,.! ]+)*(?:my name(?:'s| is)|the name's|you can call me|just call me|please call me|call me) (?<name>\p{L}{2,15})(?=$|[,.! ])/iu;
/** "I'm …" goes on with a name or with anything else. */
const inPassing =
  /^(?:(?:hi|hey|hello|oh|so|um|okay|and)[,.! ]+)*(?:I'm|I am|it's|this is) (?<name>\p{L}{2,15})(?=$|[.!]|,? (?:by the way|btw|here)\b)/iu;
const notNames =
  /^(?:a|an|the|back|later|when|if|crazy|stupid|what|whatever|names|anything|something|again|tomorrow|tonight|maybe|out|in|on|mad|old|weak|will|may|art|grace|hope|joy|faith|rich|frank|sunny|happy|sad|done|here|fine)$/iu;

function isFirstName(name: string): boolean {
  const [token] = tokenize(capitalized(name.toLowerCase()))[0] ?? [];
  return token?.tags.has('FirstName') ?? false;
}
