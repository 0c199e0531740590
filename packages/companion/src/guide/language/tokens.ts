import nlp from 'compromise/two';
import { mendTags } from './tags.ts';

/** A word with its parts of speech. A contraction ("couldn't") is one token that carries the tags of all its parts. */
export interface Token {
  text: string;
  lower: string;
  tags: ReadonlySet<string>;
  /** The marks after it, without spaces: ",", "." … */
  after: string;
  before: string;
}

/** The longest text that is looked at word by word; the rest of a very long message is only searched for feelings. */
const taggedLength = 800;

/** The sentences of a tidied text as tagged tokens. */
export function tokenize(text: string): Token[][] {
  return text
    .slice(0, taggedLength)
    .split(afterNumber)
    .flatMap((part) => nlp(part).json({ terms: { tags: true } }) as { terms: RawTerm[] }[])
    .map(({ terms }) => mendTags(withNounFirst(mergeContractions(terms))));
}

/** "41. I studied": for the tagger a figure with a full stop is one of a list, and no end of a sentence. */
const afterNumber = /(?<=(?:\s|^)\d+\.)\s+(?=\p{L})/u;

/** "Divorce final today", "surgery tomorrow": in front and without an object such a word is a thing, and no order. */
function withNounFirst(tokens: Token[]): Token[] {
  const [first, next] = tokens;
  if (!first || !alsoNouns.test(first.lower) || !first.tags.has('Verb')) return tokens;
  if (!next || !['Adjective', 'Date', 'Preposition'].some((tag) => next.tags.has(tag))) return tokens;
  return [{ ...first, tags: new Set(['Noun', 'Singular']) }, ...tokens.slice(1)];
}

const alsoNouns = /^(?:divorce|work|date|interview|surgery|move|test|rent|sleep|dinner|lunch|mail|visit|call|fight)$/u;

/** Tokens back to text, with their marks. */
export function textOf(tokens: readonly Token[]): string {
  return tokens
    .map((token, index) => {
      const spaced = index === 0 || tokens[index - 1]?.after === '-' ? '' : ' ';
      return `${spaced}${token.before}${token.text}${token.after}`;
    })
    .join('')
    .trim();
}

export function isFiniteVerb(token: Token | undefined): boolean {
  if (!token || !token.tags.has('Verb')) return false;
  if (token.tags.has('Gerund') && !token.tags.has('Copula') && !token.tags.has('Auxiliary')) return false;
  return ['PastTense', 'PresentTense', 'Copula', 'Modal', 'Auxiliary'].some((tag) => token.tags.has(tag));
}

interface RawTerm {
  text: string;
  pre: string;
  post: string;
  tags: string[];
}

function mergeContractions(terms: readonly RawTerm[]): Token[] {
  const tokens: { text: string; lower: string; tags: Set<string>; after: string; before: string }[] = [];
  for (const term of terms) {
    const last = tokens.at(-1);
    if (term.text === '' && last) {
      for (const tag of term.tags) last.tags.add(tag);
      last.after += term.post.trim();
      continue;
    }
    tokens.push({
      text: term.text,
      lower: term.text.toLowerCase(),
      tags: new Set(term.tags),
      after: term.post.trim(),
      before: term.pre.trim(),
    });
  }
  return tokens.filter((token) => token.text !== '').map(withCapital);
}

/** A city or a first name typed in lower case; names that are also words ("will", "grace") stay as they are. */
function withCapital(token: Token): Token {
  const named =
    token.tags.has('FirstName') || token.tags.has('City') || token.tags.has('Country') || token.tags.has('Region');
  if (!named || token.text !== token.lower || alsoWords.test(token.lower)) return token;
  return { ...token, text: token.text.charAt(0).toUpperCase() + token.text.slice(1) };
}

const alsoWords =
  /^(?:will|mark|may|hope|faith|grace|joy|rose|art|bill|drew|frank|gene|grant|guy|jack|jay|lane|mike|pat|ray|rich|rob|sue|trey|wade|chance|chase|dawn|april|june|august|summer|autumn|angel|baby|buddy|christian|china|chad|dick|dot|earnest|genesis|happy|harmony|iris|jade|jean|king|lily|love|major|mary|mercy|penny|peace|pearl|precious|prince|ruby|sandy|sky|sunny|star|stone|turkey|van|victor|violet|zen|mobile|nice|reading|bath|orange|male|bar|hell|of|an|so|my|ma|pa|son|mom|dad|honey|sweet|trinity|charity|kitty|ginger|olive|basil|ivy|holly|heath|forest|river|rocky|cliff|dale|glen|miles|max|bob|tony|carry|gay|jo|lord|destiny|heaven|miracle|misty|princess|royal|sage|serenity|true|young)$/u;
