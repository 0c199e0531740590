import { isNearly } from '#guide/points.ts';
import type { FactKind } from './facts.ts';
import { isKeepable, isQuotable } from './keepable.ts';
import { longestPoint } from './points.ts';
import { isUnsaid } from './self-statements.ts';
import { namesIn, stemsOf } from './telling-words.ts';
import { isTurnedRound } from './turned-round.ts';

/** Something a language model would keep, and the words of the person it says it has that from. */
export interface Proposal {
  text: string;
  quote: string;
}

export interface ProposedFact extends Proposal {
  kind: FactKind;
}

/** A proposal that may be kept, and the message it came from. */
export type Grounded<P extends Proposal, M> = P & { message: M };

const fewestQuotedWords = 3;
/** So much of what a sentence says has to stand in the message. */
const sharedWords = 2 / 3;
const mostOfOneMessage = 2;
const most = 8;

/**
 * What may be kept of a model's proposals. A model is not believed: each sentence has to quote the person's own words about themselves
 * out of one of these messages, and to say hardly more than that message and nothing else than they did; what `isKeepable` refuses is left out, as with our own rules.
 */
export function groundedIn<P extends Proposal, M extends { text: string }>(
  proposals: readonly P[],
  messages: readonly M[],
): Grounded<P, M>[] {
  const kept: Grounded<P, M>[] = [];
  const said = messages.map(({ text }) => comparable(text));
  for (const proposal of proposals) {
    const text = tidied(proposal.text);
    const quote = comparable(proposal.quote);
    const message = messages[said.findIndex((words) => isQuoted(quote, words))];
    if (!message || !isSentence(text) || !saysNoMore(text, message.text)) continue;
    if (isTurnedRound(text, proposal.quote, message.text)) continue;
    if (!isKeepable(text) || !isQuotable(proposal.quote)) continue;
    if (kept.some((other) => isNearly(other.text, text))) continue;
    if (kept.filter((other) => other.message === message).length === mostOfOneMessage) continue;
    kept.push({ ...proposal, text, message });
  }
  return kept.slice(0, most);
}

/** Whether a message says anything about its writer at all, so that a model is not asked about the weather. */
export function tellsOfSelf(message: string): boolean {
  return own.test(message) && (message.match(/\p{L}+/gu) ?? []).length > 4;
}

/** Whether a sentence says something that none of these says. */
export function saysNew(sentence: string, known: readonly string[]): boolean {
  return !known.some((other) => isNearly(other, sentence));
}

function tidied(text: string): string {
  const plain = text
    .replaceAll('’', "'")
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[.\s]+$/u, '');
  return plain.charAt(0).toLowerCase() + plain.slice(1);
}

/** Said to the person, about the person, in one sentence. */
function isSentence(text: string): boolean {
  return text.length <= longestPoint && /^you(?:r|'re|'ve|'d)? \S+ \S/u.test(text) && !/[.!?;:"\n]/u.test(text);
}

const own = /\b(?:i|i'm|im|i've|ive|i'd|my|me|mine|we|our)\b/iu;
const addressed = /\b(?:you|your|you're|yourself|haven)\b/iu;

/** Whether these words stand in the message, as a statement of the writer's about their own life. Both are comparable. */
function isQuoted(wanted: string, said: string): boolean {
  if (wanted.split(' ').length < fewestQuotedWords || !own.test(wanted) || addressed.test(wanted)) return false;
  const at = said.indexOf(wanted);
  if (at < 0 || isUnsaid(said.slice(0, at))) return false;
  const quotes = said.slice(0, at).split('"').length - 1;
  const sentence = /^[^.!?]*[.!?]?/u.exec(said.slice(at + wanted.length))?.[0] ?? '';
  return quotes % 2 === 0 && !sentence.endsWith('?');
}

function comparable(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[‘’]/gu, "'")
    .replaceAll(/[“”]/gu, '"')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(/^["']|["'.,!]+$/gu, '');
}

/** Every name and number of the sentence stands in the message, and so does most of what else it says. */
function saysNoMore(text: string, message: string): boolean {
  const said = stemsOf(message);
  const heard = message.toLowerCase();
  const details = [...namesIn(text), ...(text.match(/\d+/gu) ?? [])];
  if (!details.every((detail) => heard.includes(detail.toLowerCase()))) return false;
  const stems = [...stemsOf(text)];
  return stems.length > 0 && stems.filter((stem) => said.has(stem)).length >= stems.length * sharedWords;
}
