import type { Turn } from './request.ts';

/** What Haven said last, taken apart: its question, if it ended in one, and what it said beside it. */
export interface LastReply {
  question: string | undefined;
  statement: string | undefined;
  /** What sort of answer the question wants: a yes or no, one of two things, a number, or words. */
  wants: 'yesOrNo' | 'choice' | 'number' | 'words' | undefined;
}

/** Reads the last turn of Haven's; all empty at the start. */
export function lastReply(turns: readonly Turn[]): LastReply {
  const said = turns.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const sentences = said.match(/[^.?!…]+(?:[.?!…]+["”]?|$)/gu)?.map((sentence) => sentence.trim()) ?? [];
  const question = sentences.findLast((sentence) => sentence.endsWith('?'));
  // The longest says the most; the last is often only "Take your time."
  const statement = sentences
    .filter((sentence) => !sentence.endsWith('?'))
    .toSorted((one, other) => other.length - one.length)[0];
  return { question, statement, wants: question === undefined ? undefined : wantedBy(question) };
}

function wantedBy(question: string): NonNullable<LastReply['wants']> {
  if (aNumber.test(question)) return 'number';
  if (openWord.test(question)) return 'words';
  return either.test(question) ? 'choice' : 'yesOrNo';
}

const aNumber = /\b(?:0 (?:to|a) 10|zero to ten|de cero a diez|which number|what number|qué número)\b/iu;
const either = /\b(?:or|o)\b(?! (?:so|something|not|algo)\b)/iu;
const openWord =
  /(?:^|[,:;] ?|¿|\b(?:and|so|then|but|y|entonces) )(?:¿)?(?:what|how|who|whom|whose|when|where|which|why|qué|cómo|quién|quiénes|cuándo|dónde|cuál|cuáles|cuánto|cuánta|cuántos|cuántas|por qué|a quién|con quién|de quién)(?![\p{L}])/iu;

/** A question of Haven's as part of a new sentence: "What did you say?" becomes "what did you say?". */
export function asPart(question: string): string {
  const bare = question
    .replace(/^(?:and|so|then|but|oh|let me ask you this|tell me|if you like|oh, and tell me)[,:]? /iu, '')
    .trim();
  return /^I\b/u.test(bare) ? bare : bare.charAt(0).toLowerCase() + bare.slice(1);
}
