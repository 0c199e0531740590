import { deflateSync, inflateSync } from 'fflate';

/** Characters that stand for numbers in stored weights: none of them needs escaping between double quotes. */
const signs = " !#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~";
/** Two characters say so many bits. */
const bitsOfTwo = 13;

const numbers = new Uint8Array(128);
for (let i = 0; i < signs.length; i++) numbers[signs.charCodeAt(i)] = i;

/** Bytes as plain text, deflated first: common ones take little of a character, rare ones more. */
export function packBytes(bytes: Uint8Array): string {
  const packed: string[] = [];
  let bits = 0;
  let some = 0;
  // A last byte that is not there fills up the last two characters.
  for (const byte of [...deflateSync(bytes, { level: 9 }), 0]) {
    some = (some << 8) | byte;
    bits += 8;
    if (bits < bitsOfTwo) continue;
    bits -= bitsOfTwo;
    packed.push(twoFor(some >>> bits));
    some &= (1 << bits) - 1;
  }
  if (bits > 8) packed.push(twoFor(some << (bitsOfTwo - bits)));
  return packed.join('');
}

function twoFor(number: number): string {
  return signs.charAt(Math.floor(number / signs.length)) + signs.charAt(number % signs.length);
}

/** @throws FFlateError when the text is not one that was packed. */
export function unpackBytes(packed: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor(((packed.length / 2) * bitsOfTwo) / 8));
  let bits = 0;
  let some = 0;
  let at = 0;
  for (let i = 0; i < packed.length; i += 2) {
    some = (some << bitsOfTwo) | (numberAt(packed, i) * signs.length + numberAt(packed, i + 1));
    bits += bitsOfTwo;
    for (; bits >= 8; bits -= 8) bytes[at++] = some >>> (bits - 8);
    some &= (1 << bits) - 1;
  }
  return inflateSync(bytes);
}

function numberAt(packed: string, at: number): number {
  return numbers[packed.charCodeAt(at)] ?? 0;
}
