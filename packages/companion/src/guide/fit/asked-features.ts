import { hashText } from '#crisis/model/hash.ts';
import type { Channel } from '#emotion/model/layer.ts';

/** What the model sees of the last thing that is asked in a message; nothing where nothing looks like a question. */
export function askedFeatures(text: string): Channel[] | undefined {
  const sentences = [...text.matchAll(/[^.?!]+[.?!]*/gu)].map(([one]) => one.trim()).filter((one) => one !== '');
  const at = sentences.findLastIndex(
    (one) => !fears.test(one) && (one.endsWith('?') || begins.test(one) || asks.test(one)),
  );
  const asked = sentences[at];
  if (asked === undefined) return undefined;
  const words = [...asked.toLowerCase().matchAll(/[\p{L}\p{N}']+|\?/gu)].map(([word]) => word);
  const place = at === sentences.length - 1 ? 'last' : at === 0 ? 'first' : 'amid';
  const shape = [
    `at:${place}`,
    `of:${Math.min(sentences.length, mostSentences)}`,
    `mark:${asked.endsWith('?')}`,
    `length:${Math.min(mostLength, Math.floor(words.length / 3))}`,
    `first:${words[0]}`,
    `begins:${words.slice(0, 2).join(' ')}`,
    `begins:${words.slice(0, 3).join(' ')}`,
    `quote:${/["“]/u.test(asked)}`,
    `told:${told.test(asked)}`,
    ...people.map((one) => `${one}:${words.includes(one)}`),
  ];
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  const triples = words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`);
  return [channel(shape, shapeShare), channel([...words, ...pairs, ...triples], wordShare)];
}

/** Typed without its mark a question still begins like one. */
const begins =
  /^(?:(?:and|but|so|or|ok|okay|please|just|like|then|now|anyway|well|yes|no|yeah)[, ]+)*(?:is|isn't|was|am|are|do|does|did|should|shall|will|would|could|can|why|how|what|any|tell me|wish me|give me|hit me|suggest|name (?:one|a|an|some)|got (?:any|anything|something) (?:for|to|that|on|about|I|good|quick|small|short|else)|got (?:an?|any|some) (?:idea|tip|trick|suggestion|advice)s?|one (?:idea|thing|trick|tip)|thoughts|ideas?|tips?|tricks?|advice|suggestions?|ways to|help)\b(?!['’]t\b)/iu;
const asks =
  /\b(?:should I|do you think|would you|what do I|how do I|am I|tell me|wish me|how to|any (?:\p{L}+ )?(?:ideas?|tips?|tricks?|advice|suggestions?|ways?|thoughts)|(?:ideas?|tips?|tricks?|advice|suggestions?) (?:for|on|to|about|how)|no (?:clue|idea) how|wish (?:someone|somebody)|love (?:to know|some|any|an?)|could use|looking for|give me|hit me with|need (?:an?|one|some|something)|open to|what now|thoughts|(?:got|have|is there|are there) (?:any|anything|something) (?:for|to|that|on|about|I|good|quick|small|short|else)|is there an? |tell me (?:what|how)|what works|anything I (?:can|could)|something I (?:can|could)|help)\b/iu;
/** "What if they laugh" is feared, and asked of nobody. */
const fears = /^(?:(?:and|but|so|like|or)[, ]+)*what if\b/iu;
const told = /\b(?:said|says|asked|asks|goes|like|told|wonder)\b/iu;
const people = ['i', 'you', 'he', 'she', 'they', 'it', 'this', 'that', 'we', 'my', 'me'];
const mostSentences = 4;
const mostLength = 6;
const shapeShare = 0.5;
const wordShare = 0.4;

function channel(names: readonly string[], share: number): Channel {
  return { hashes: [...new Set(names)].map(hashText), share };
}
