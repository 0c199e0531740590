export interface Sentence {
  text: string;
  /** Where it begins in the whole text. */
  start: number;
}

export interface Part extends Sentence {
  /** Where to look for the next one: behind the white space that follows, or in a long sentence a good way before its end. */
  next: number;
}

/** A longer sentence is looked at in parts that overlap, so that nothing ever looks at an unbounded stretch. */
const longestSentence = 400;
const overlap = 150;
const longestMark = 16;

/** The end of a sentence, with what closes it. A point inside a number or a name is none. */
const sentenceEnd = /[.!?…]{1,12}["')\]]{0,4}(?=[\s\p{Lu}¿¡]|$)|(?=\n)/u;

/** Splits a reply into its sentences. Linear in the text. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  for (let from = 0; from < text.length; ) {
    const part = nextPart(text.slice(from), true);
    if (!part) break;
    sentences.push({ text: part.text, start: from + part.start });
    from += part.next;
  }
  return sentences;
}

/**
 * The first sentence of a text, or of a long one its first part. While the text is not over, nothing is given whose end could still
 * change: a reply that grows is cut into the same sentences as the whole one.
 */
export function nextPart(text: string, isOver: boolean): Part | undefined {
  const start = text.search(/\S/u);
  if (start === -1) return undefined;
  const body = text.slice(start, start + longestSentence + longestMark);
  const found = sentenceEnd.exec(body);
  const end = found ? found.index + found[0].length : body.length;
  if (end > longestSentence) return longPart(body, start);
  const isCertain = isOver || end < body.length;
  if (!isCertain) return undefined;
  const rest = text.slice(start + end).search(/\S/u);
  return { text: body.slice(0, end), start, next: rest === -1 ? text.length : start + end + rest };
}

/** Parts begin behind a space where there is one. */
function longPart(body: string, start: number): Part {
  const space = body.slice(0, longestSentence).indexOf(' ', longestSentence - overlap);
  const step = space === -1 ? longestSentence - overlap : space + 1;
  return { text: body.slice(0, longestSentence), start, next: start + step };
}
