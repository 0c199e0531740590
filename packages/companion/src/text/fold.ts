import { emojiWords, lookAlikes } from './signs.ts';

/** Text reduced to plain lower-case signs; `starts[i]` and `ends[i]` say where sign i came from in the original. */
export interface Folded {
  text: string;
  starts: Int32Array;
  ends: Int32Array;
}

const cache = new Map<string, string>();
const cacheLimit = 4096;

/**
 * Folds case, compatibility forms, accents, look-alike letters and emoji (which become words) in one pass.
 * Invisible signs vanish. Work and memory grow linearly with the text.
 */
export function fold(text: string): Folded {
  if (onlyAscii.test(text)) return foldAscii(text);
  const pieces: string[] = [];
  const starts = new GrowingInts(text.length + 16);
  const ends = new GrowingInts(text.length + 16);
  for (let start = 0; start < text.length; ) {
    const code = text.codePointAt(start) ?? 0;
    const end = start + (code > 0xffff ? 2 : 1);
    const piece = code < 128 ? asciiFold(code) : foldSign(String.fromCodePoint(code));
    for (let i = 0; i < piece.length; i++) {
      starts.push(start);
      ends.push(end);
    }
    pieces.push(piece);
    start = end;
  }
  return { text: pieces.join(''), starts: starts.done(), ends: ends.done() };
}

const onlyAscii = /^[\0-\x7f]*$/;

/** Each sign stays one sign in its place. */
function foldAscii(text: string): Folded {
  const starts = new Int32Array(text.length);
  const ends = new Int32Array(text.length);
  for (let i = 0; i < text.length; i++) {
    starts[i] = i;
    ends[i] = i + 1;
  }
  return { text: text.toLowerCase(), starts, ends };
}

const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code).toLowerCase());

function asciiFold(code: number): string {
  return ascii[code] ?? ' ';
}

function foldSign(sign: string): string {
  const known = cache.get(sign);
  if (known !== undefined) return known;
  const folded = foldUnknownSign(sign);
  if (cache.size < cacheLimit) cache.set(sign, folded);
  return folded;
}

function foldUnknownSign(sign: string): string {
  const word = emojiWords.get(sign);
  if (word !== undefined) return word === '' ? ' ' : ` ${word} `;
  const lookAlike = lookAlikes.get(sign.toLowerCase());
  if (lookAlike !== undefined) return lookAlike;
  if (/^[\p{Cf}\p{Mn}\p{Emoji_Modifier}]$/u.test(sign)) return '';
  if (/^\s$/u.test(sign)) return sign === '\u2028' || sign === '\u2029' ? '\n' : ' ';
  const plain = sign
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  const letters = Array.from(plain, (letter) => lookAlikes.get(letter) ?? letter).join('');
  // No compatibility form may blow the text up, so a sign never becomes more than a few letters.
  return letters.length <= 4 ? letters : ' ';
}

/** A list of whole numbers that doubles when full; plain arrays of 100,000 boxed numbers are slower. */
class GrowingInts {
  private items: Int32Array;
  private size = 0;

  constructor(capacity: number) {
    this.items = new Int32Array(capacity);
  }

  push(value: number): void {
    if (this.size === this.items.length) {
      const larger = new Int32Array(this.items.length * 2);
      larger.set(this.items);
      this.items = larger;
    }
    this.items[this.size++] = value;
  }

  done(): Int32Array {
    return this.items.subarray(0, this.size);
  }
}
