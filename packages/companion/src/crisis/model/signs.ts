/** Characters that stand for numbers in stored weights: none of them needs escaping. */
const signs = '!#%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~';

/** So many numbers fit into one character, from 0 on. */
export const numbersOfSign = signs.length;

export function signOf(number: number): string {
  return signs.charAt(number);
}

const numbers = new Uint8Array(128);
for (let i = 0; i < signs.length; i++) numbers[signs.charCodeAt(i)] = i;

/** The number that stands at a place of a packed text. */
export function numberAt(packed: string, at: number): number {
  return numbers[packed.charCodeAt(at)] ?? 0;
}

/** The one of so many steps, an odd number, that is nearest to a value between -1 and 1; the middle one stands for nought. */
export function stepOf(value: number, steps: number): number {
  const nought = (steps - 1) / 2;
  return Math.round(Math.max(-1, Math.min(1, value)) * nought) + nought;
}

/** The value a step stands for. */
export function valueOf(step: number, steps: number): number {
  const nought = (steps - 1) / 2;
  return (step - nought) / nought;
}
