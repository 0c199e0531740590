export interface Sentence {
  text: string;
  /** Where it begins in the whole text. */
  start: number;
}

const longestSentence = 600;
const sentencePattern = new RegExp(`[^.!?\\n]{1,${longestSentence}}[.!?\\n]*`, 'g');

/** Splits a reply into its sentences; an endless one is cut, so that no rule ever looks at an unbounded stretch. */
export function sentencesOf(text: string): Sentence[] {
  return Array.from(text.matchAll(sentencePattern), (match) => ({ text: match[0], start: match.index }));
}
