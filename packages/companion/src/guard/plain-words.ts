import { createHiddenPartFilter, type PartFilter } from './hidden-parts.ts';

/** A link or a tag longer than this is no link or tag. */
const longestHold = 600;
const suspicious = /[^\p{L}\p{M}\p{N} ,.?'"()’“”—–-]|www\.|\.[a-z]{2,4}\b/iu;

/**
 * Makes a model's streamed words what the chat shows: text, line breaks and `**bold**`. Markup is taken out and its words
 * stay; addresses, signs that cannot be seen, and parts meant for nobody's eyes go. A mark that is cut by the edge of a
 * piece is held back until it is whole.
 */
export function createPlainWords(): PartFilter {
  const hidden = createHiddenPartFilter();
  let held = '';
  let hasBegun = false;
  let isLineStart = true;
  let endsInSpace = false;
  let boldMarks = 0;

  function release(upTo: number): string {
    const ready = held.slice(0, upTo);
    held = held.slice(upTo);
    let plain = isLineStart || suspicious.test(ready) ? plainOf(ready, isLineStart) : ready;
    if (!hasBegun) plain = plain.trimStart();
    if (endsInSpace) plain = plain.replace(/^ +/u, '');
    if (plain !== '') endsInSpace = /\s$/u.test(plain);
    if (ready !== '') isLineStart = plain === '' ? isLineStart : plain.endsWith('\n');
    hasBegun ||= plain !== '';
    boldMarks += plain.split('**').length - 1;
    return plain;
  }

  return {
    push(piece) {
      held += hidden.push(piece);
      return release(safeLength(held));
    },
    end() {
      held += hidden.end();
      const rest = release(held.length);
      // A bold part that was never closed ends with the reply.
      return boldMarks % 2 === 1 ? `${rest.trimEnd()}**` : rest;
    },
  };
}

/** Up to the last white space, but no farther than a link or tag that is still open. */
function safeLength(held: string): number {
  const end = held.search(/\s\S*$/u) + 1;
  const open = openAt(held.slice(0, end));
  const safe = open === -1 ? end : open;
  return held.length - safe > longestHold ? held.length : safe;
}

function openAt(text: string): number {
  if (!/[<[]/u.test(text)) return -1;
  return text.search(/!?\[[^[\]]*$|!?\[[^[\]]*\]\([^()]*(?:\([^()]*\)[^()]*)*(?:\([^()]*)?$|<[a-z/!?|][^<>]*$/iu);
}

type Change = readonly [pattern: RegExp, by: string];

const tags = /<!--[\s\S]*?-->|<\/?[a-z][^<>]*>|<[!?][^<>]*>|<\|[^<>|]*\|>/giu;
/** In this order: what stands inside a mark has to be freed before the mark around it can be seen. */
const changes: readonly Change[] = [
  [/\r\n?/gu, '\n'],
  [/(?![\n\t])\p{Cc}|[\p{Co}\ufffd\ufeff\u200b\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, ''],
  [/!?\[([^[\]]*)\]\([^()]*(?:\([^()]*\)[^()]*)*\)/gu, '$1'],
  [/\[([^[\]]*)\]\[[^[\]]*\]/gu, '$1'],
  [/<(?:br|\/p|\/li|\/div|\/h[1-6]|\/tr)\b[^<>]*>/giu, '\n'],
  // Twice: what is left between two halves of a tag may be a tag.
  [tags, ''],
  [tags, ''],
  // What a tag within it broke off could be closed by the next piece.
  [/<(?=[a-z/!?|])/giu, ''],
  [/&(?:nbsp|#160);/giu, ' '],
  [/&(?:quot|#34);/giu, '"'],
  [/&(?:apos|#39);/giu, "'"],
  [/&amp;/giu, '&'],
  [/&(?:lt|gt|#60|#62);/giu, ''],
  [/\b(?:tel|sms):(?=\S)/giu, ''],
  [/(?:(?:https?|ftp|file):\/\/|www\.)(?:\S*[^\s.,;:!?'"”’])?/giu, ''],
  [/(?:mailto|javascript|vbscript|data):\S*[^\s.,;:!?'"”’]/giu, ''],
  [/\b(?!988lifeline\.org)(?:[a-z0-9-]{1,60}\.){1,5}(?:com|org|net|io|info|gov|edu)\b(?:\/\S*[^\s.,;:!?'"”’])?/giu, ''],
  [/`+[\w+-]*(?=\n|$)|`+/gu, ''],
  [/~~/gu, ''],
  [/\\(?=[\\`*_[\]{}()#+.!>~|-])/gu, ''],
  [/(?<![\p{L}\p{N}_])__(?=\S)|(?<=\S)__(?![\p{L}\p{N}_])/gu, '**'],
  [/(?<![\p{L}\p{N}_])_(?=\S)|(?<=\S)_(?![\p{L}\p{N}_])/gu, ''],
  [/\*{3,}/gu, '**'],
  [/(?<!\*)\*(?![\s*])|(?<=[^\s*])\*(?!\*)/gu, ''],
  [/ *\|+ */gu, ' '],
];
/** Headings, quotes, points of a list, rules. The first line of a piece counts only where a line begins. */
const lineMarks = /^[ \t]*(?:(?:#{1,6}|>|[-+*•‣◦]|\d{1,2}[.)])(?:[ \t]+|$))+|^[ \t]*(?:[-*_=] ?){3,}[ \t]*$/gmu;

function plainOf(text: string, isLineStart: boolean): string {
  const freed = changes.reduce((plain, [pattern, by]) => plain.replace(pattern, by), text.toWellFormed());
  const lines = freed.replace(lineMarks, (mark, at: number) => (at === 0 && !isLineStart ? mark : ''));
  return lines.replace(/[ \t]{2,}/gu, ' ').replace(/\n{3,}/gu, '\n\n');
}
