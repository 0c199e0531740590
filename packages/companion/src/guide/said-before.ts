import { hashOf } from './random.ts';

/**
 * What has been said in this conversation, kept small: hashes of sentences and line templates (three characters
 * each) and, for the latest replies, of their words (two characters each). A chance collision only makes the guide
 * choose another line.
 */
export interface SaidBefore {
  sentences: string;
  templates: string;
  replies: string[];
}

export const nothingSaid: SaidBefore = { sentences: '', templates: '', replies: [] };

/** Replies whose words are compared with a new one. */
const comparedReplies = 44;
const keptSentences = 720;
const keptTemplates = 220;
const wordsPerReply = 48;

/** Whether any sentence of the text was said in this conversation. */
export function repeatsSentence(said: SaidBefore, text: string): boolean {
  return sentencesOf(text).some((sentence) => has(said.sentences, codeOf(sentence, 3), 3));
}

/** How long ago a template was used: 0 for never, else larger for more recent. */
export function recencyOf(said: SaidBefore, template: string): number {
  const code = codeOf(template, 3);
  for (let at = said.templates.length - 3; at >= 0; at -= 3) {
    if (said.templates.slice(at, at + 3) === code) return at / 3 + 1;
  }
  return 0;
}

/** The largest share of words a text has in common with one earlier reply, of the shorter of the two. */
export function overlapOf(said: SaidBefore, text: string): number {
  const words = wordCodes(text);
  return Math.max(0, ...said.replies.map((reply) => sharedShare(words, chunks(reply, 2))));
}

/** The memory after a reply has been said. */
export function remember(said: SaidBefore, text: string, templates: readonly string[]): SaidBefore {
  const sentences = sentencesOf(text).map((sentence) => codeOf(sentence, 3));
  return {
    sentences: (said.sentences + sentences.join('')).slice(-keptSentences * 3),
    templates: (said.templates + templates.map((template) => codeOf(template, 3)).join('')).slice(-keptTemplates * 3),
    replies: [...said.replies, wordCodes(text).slice(0, wordsPerReply).join('')].slice(-comparedReplies),
  };
}

/** The sentences of a text, in lower case and without marks, for comparing. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.?!…])["”’)]*\s+|\n+/u)
    .map((sentence) => wordsOf(sentence).join(' '))
    .filter((sentence) => sentence !== '');
}

/** Words in lower case, without marks. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/’/gu, "'")
      .match(/[\p{L}\p{N}']+/gu) ?? []
  );
}

function wordCodes(text: string): string[] {
  return [...new Set(wordsOf(text).map((word) => codeOf(word, 2)))];
}

function sharedShare(one: readonly string[], other: readonly string[]): number {
  const set = new Set(other);
  const shared = one.filter((code) => set.has(code)).length;
  return shared / Math.max(1, Math.min(one.length, set.size));
}

function has(codes: string, code: string, width: number): boolean {
  for (let at = 0; at < codes.length; at += width) if (codes.startsWith(code, at)) return true;
  return false;
}

function chunks(codes: string, width: number): string[] {
  const found: string[] = [];
  for (let at = 0; at < codes.length; at += width) found.push(codes.slice(at, at + width));
  return found;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function codeOf(text: string, width: 2 | 3): string {
  let hash = hashOf(text);
  let code = '';
  for (let at = 0; at < width; at += 1) {
    code += alphabet.charAt(hash & 63);
    hash >>>= 6;
  }
  return code;
}
