import { hashText } from '#crisis/model/hash.ts';
import { featuresOf } from '#emotion/model/features.ts';
import type { Channel } from '#emotion/model/layer.ts';
import { stemOf } from '#text/stem.ts';
import { tokenize } from '#text/tokens.ts';

/**
 * What the model sees of a message that asks for an idea: its words, as the reading of feelings sees them, and those of the sentence
 * that asks once more. `before` is what was said a moment ago, for "any ideas?" alone.
 */
export function purposeFeatures(text: string, before = ''): Channel[] {
  const whole = wordsOf(text);
  const asked = wordsOf(askingPart(text));
  return [
    ...featuresOf(text, tokenize(text).slice(0, longestRead)),
    channel(whole, wordShare),
    channel(pairsOf(whole), pairShare),
    channel(
      [...asked, ...pairsOf(asked)].map((word) => `asked ${word}`),
      askedShare,
    ),
    ...(before === '' ? [] : earlierFeatures(before)),
  ];
}

/** A list of words that tell of a purpose, to learn from: as the words of a message, and as those of the sentence that asks. */
export function listedFeatures(words: readonly string[]): Channel[] {
  const text = words.join('. ');
  const stems = words.map((entry) => wordsOf(entry));
  return [
    ...featuresOf(text, tokenize(text)),
    channel(stems.flat(), wordShare),
    channel(stems.flatMap(pairsOf), pairShare),
    channel(
      stems.flat().map((word) => `asked ${word}`),
      askedShare,
    ),
  ];
}

function earlierFeatures(before: string): Channel[] {
  const words = wordsOf(before);
  return [
    ...featuresOf(before, tokenize(before).slice(0, longestRead)).map(({ hashes, share }) => ({
      hashes,
      share: share * earlierShare,
    })),
    channel(words, wordShare * earlierShare),
    channel(pairsOf(words), pairShare * earlierShare),
  ];
}

const longestRead = 300;
const wordShare = 0.7;
const pairShare = 0.4;
const askedShare = 0.5;
/** What was told before says less of what is asked for now. */
const earlierShare = 0.6;

function wordsOf(text: string): string[] {
  return [...text.toLowerCase().matchAll(/[\p{L}\p{N}']+/gu)].map(([word]) => stemOf(word.replaceAll("'", '')));
}

function pairsOf(words: readonly string[]): string[] {
  return words.slice(1).map((word, index) => `${words[index]} ${word}`);
}

/** The last sentence that asks, else all of it. */
function askingPart(text: string): string {
  const sentences = text.match(/[^.?!\n]+[.?!]*/gu) ?? [];
  return sentences.findLast((sentence) => asks.test(sentence)) ?? text;
}

const asks =
  /\?|\b(?:how|any|what|ideas?|tips?|tricks?|advice|suggest\p{L}*|should|help|wish|ways?|where|could use|recommend\p{L}*)\b/iu;

function channel(names: readonly string[], share: number): Channel {
  return { hashes: [...new Set(names)].map(hashText), share };
}
