import { wordsOf } from '../said-before.ts';

/** Whether a text holds a telling word of a message. */
export function sharesWords(text: string, message: string): boolean {
  const said = new Set(wordsOf(message).filter((word) => word.length > 3 && !smallWords.test(word)));
  return wordsOf(text).some((word) => said.has(word));
}

export const smallWords =
  /^(?:that|this|with|have|been|just|like|what|when|your|they|them|really|about|would|could|there|their|because|will|from|some|something|thing|things|much|more|very|even|still|know|feel|think|want|years|year|months|month|weeks|week|days|hours|time|over|into|every|only|away|down|back|than|then|here|were|does|goes|make|made)$/u;
