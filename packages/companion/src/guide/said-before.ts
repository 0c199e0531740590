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

/** The same, opened up for many look-ups. */
export interface SaidIndex {
  sentences: ReadonlySet<string>;
  /** By template: how late it was used; larger for more recent. */
  templates: ReadonlyMap<string, number>;
  replies: readonly ReadonlySet<string>[];
}

export function openSaid(said: SaidBefore): SaidIndex {
  return {
    sentences: new Set(chunks(said.sentences, 3)),
    templates: new Map(chunks(said.templates, 3).map((code, index) => [code, index + 1])),
    replies: said.replies.map((reply) => new Set(chunks(reply, 2))),
  };
}

/** Whether any sentence of the text was said in this conversation. */
export function repeatsSentence(said: SaidIndex, text: string): boolean {
  return sentencesOf(text).some((sentence) => said.sentences.has(codeOf(sentence, 3)));
}

/** How long ago a template was used: 0 for never, else larger for more recent. */
export function recencyOf(said: SaidIndex, template: string): number {
  return said.templates.get(codeOf(template, 3)) ?? 0;
}

/** The largest share of words a text has in common with one earlier reply, of the shorter of the two. */
export function overlapOf(said: SaidIndex, text: string): number {
  const words = wordCodes(text);
  return Math.max(0, ...said.replies.map((reply) => sharedShare(words, reply)));
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

function sharedShare(one: readonly string[], other: ReadonlySet<string>): number {
  const shared = one.filter((code) => other.has(code)).length;
  return shared / Math.max(1, Math.min(one.length, other.size));
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
