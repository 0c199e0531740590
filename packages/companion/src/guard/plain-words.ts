import { createHiddenPartFilter, type PartFilter } from './hidden-parts.ts';

/** A link or a tag longer than this is no link or tag. */
const longestHold = 600;
/** Without any of this there is nothing in a text that the changes below would take out. */
const suspicious =
  /[^\p{L}\p{M}\p{N} ,.?'"()’“”—–-]|www\.|\.\p{L}|\(\.\)|\bdot\b|\p{M}{3}|\u034f|[\u17b4\u17b5]|[\u180b-\u180f]|[\ufe00-\ufe0f]|[\u115f\u1160\u3164\uffa0]|[\u{e0100}-\u{e01ef}]/iu;

/**
 * Makes a model's streamed words what the chat shows: text, line breaks and `**bold**`. Markup is taken out and its words
 * stay; addresses, signs that cannot be seen, and parts meant for nobody's eyes go. A mark that is cut by the edge of a
 * piece is held back until it is whole.
 */
export function createPlainWords(): PartFilter {
  const hidden = createHiddenPartFilter();
  let held = '';
  let isLineStart = true;
  const spaced = createSpacing();
  let boldMarks = 0;

  function release(upTo: number): string {
    const ready = held.slice(0, upTo);
    held = held.slice(upTo);
    const freed = suspicious.test(ready) ? freedOf(ready) : undefined;
    const unmarked = freed === undefined && !isLineStart ? ready : withoutLineMarks(freed ?? ready, isLineStart);
    const plain = spaced(unmarked);
    if (ready !== '') isLineStart = plain === '' ? isLineStart : plain.endsWith('\n');
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

const endings =
  'com|org|net|io|info|gov|edu|mil|biz|co|uk|ca|au|de|fr|nl|ch|ru|cn|jp|kr|br|mx|ly|gl|gd|ai|dev|xyz|tv|gg|cc|eu|nz|za|tk|ml|ga|pw|gy|app|onion';
const wordEndings =
  'online|website|site|shop|store|club|link|click|chat|page|blog|tech|cloud|space|health|clinic|care|help|support|life|live|news|world';
const tags = /<!--[\s\S]*?-->|<\/?[a-z][^<>]*>|<[!?][^<>]*>|<\|[^<>|]*\|>/giu;
/** In this order: what stands inside a mark has to be freed before the mark around it can be seen. */
const changes: readonly Change[] = [
  [/\r\n?/gu, '\n'],
  [/[\u2028\u2029]/gu, '\n'],
  [/(?![\n\t])\p{Cc}|[\p{Co}\ufffd]/gu, ''],
  // Signs that nobody sees and machines read: marks of direction and width, fillers, tag letters, selectors of variants.
  [
    /\u034f|[\u17b4-\u17b5]|[\u180b-\u180f]|[\ufe00-\ufe0e]|[\ufeff\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/gu,
    '',
  ],
  // Within an emoji, and between letters that are written joined, they have a meaning.
  [/(?<!\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier})\u200d|\u200d(?!\p{Extended_Pictographic})/gu, ''],
  [/(?<!\p{Script=Arabic})\u200c|\u200c(?!\p{Script=Arabic})/gu, ''],
  [/(?<!\p{Emoji})\ufe0f/gu, ''],
  [/(\p{M}{3})\p{M}+/gu, '$1'],
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
  [/&(?:lt|gt);|&#(?:\d{1,7}|x[\da-f]{1,6});/giu, ''],
  [/\b(?:tel|sms):(?=\S)/giu, ''],
  [/(?:(?:https?|ftp|file):\/\/|www\.)(?:\S*[^\s.,;:!?'"”’])?/giu, ''],
  [/(?:mailto|javascript|vbscript|data):\S*[^\s.,;:!?'"”’]/giu, ''],
  [/[^\s@]{1,64}@[^\s@]{1,200}\.[\p{L}\p{N}-]{2,24}/gu, ''],
  [/\b(?:[\p{L}\p{N}-]{1,60} ?(?:\[\.\]|\(\.\)|\[dot\]|\(dot\)) ?){1,5}\p{L}{2,24}\b(?:\/\S*)?/giu, ''],
  // An address with something behind it, whatever its ending is; then the common endings, and those that are words as well.
  [
    /(?<![\p{L}\p{N}.-])(?!988lifeline\.org)(?:[\p{L}\p{N}-]{1,60}\.){1,5}\p{L}{2,24}(?::\d{1,5})?\/\S*[^\s.,;:!?'"”’)]/giu,
    '',
  ],
  [
    new RegExp(
      `(?<![\\p{L}\\p{N}.-])(?!988lifeline\\.org)(?:[a-z0-9-]{1,60}\\.){1,5}(?:${endings})\\b(?!\\.\\p{L})`,
      'giu',
    ),
    '',
  ],
  [new RegExp(`(?<![\\p{L}\\p{N}.-])(?:[a-z0-9-]{1,60}\\.){1,5}(?:${wordEndings})\\b`, 'gu'), ''],
  [/`+[\w+-]*(?=\n|$)|`+/gu, ''],
  [/~~/gu, ''],
  [/\\(?=[\\`*_[\]{}()#+.!>~|-])/gu, ''],
  [/(?<![\p{L}\p{N}_])__(?=\S)|(?<=\S)__(?![\p{L}\p{N}_])/gu, '**'],
  [/(?<![\p{L}\p{N}_])_(?=\S)|(?<=\S)_(?![\p{L}\p{N}_])/gu, ''],
  [/\*{3,}/gu, '**'],
  [/(?<!\*)\*(?![\s*])|(?<=[^\s*])\*(?!\*)/gu, ''],
  [/ *\|+ */gu, ' '],
  // A mark taken out of what was no tag may have made one of it: "<*b>".
  [/<(?=[a-z/!?|])/giu, ''],
];
/** Headings, quotes, points of a list, rules. The first line of a piece counts only where a line begins. */
const lineMarks = /^[ \t]*(?:(?:#{1,6}|>|[-+*•‣◦]|\d{1,2}[.)])(?:[ \t]+|$))+|^[ \t]*(?:[-*_=] ?){3,}[ \t]*$/gmu;

function freedOf(text: string): string {
  return changes.reduce((plain, [pattern, by]) => plain.replace(pattern, by), text.toWellFormed());
}

function withoutLineMarks(text: string, isLineStart: boolean): string {
  return text.replace(lineMarks, (mark, at: number) => (at === 0 && !isLineStart ? mark : ''));
}

/** White space at the beginning, or behind other white space: some of it may have to go. */
const uneven = /^[ \t\n]|[ \t\n]{2}/u;

/** Takes white space out that is too much, wherever pieces end: none at the beginning, one space, two line breaks. */
function createSpacing(): (text: string) => string {
  let hasBegun = false;
  let inSpace = false;
  let breaks = 0;

  function keeps(sign: string): boolean {
    if (!/[ \t\n]/u.test(sign)) {
      hasBegun = true;
      inSpace = false;
      breaks = 0;
      return true;
    }
    const isKept = hasBegun && (sign === '\n' ? breaks < 2 : !inSpace);
    inSpace = true;
    if (sign === '\n') breaks += 1;
    return isKept;
  }

  return (text) => {
    if (text === '' || uneven.test(text))
      return text.replace(/[ \t\n]|[^ \t\n]+/gu, (part) => (keeps(part) ? part : ''));
    // All is kept; what comes next has to know how it ends.
    keeps(text.charAt(0));
    keeps(text.charAt(text.length - 1));
    return text;
  };
}
