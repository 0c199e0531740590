/** Whether a reply ends in the question for more that fits anything. */
export function asksForMore(text: string): boolean {
  return forMore.test(text);
}

const forMore =
  /\b(?:tell (?:me )?a (?:little|bit) more|tell me more about it|is there more you'd like to say|care to (?:tell|say))\b[^.!]*\?$/iu;
