import { numberAt, numbersOfSign, signOf, stepOf, valueOf } from './signs.ts';

/** Numbers as text; `most` is the largest that can be said. */
export interface PackedNumbers {
  most: number;
  signs: string;
}

/** Two numbers share a character of the pieces: coarse, which changes nothing in what is found. */
const coarse = 9;
/** This share of the numbers is said, larger ones are cut: coarse steps would be too wide for the rest. */
const saidShare = 0.995;

export function packCoarsely(numbers: Float32Array): PackedNumbers {
  const sizes = Float32Array.from(numbers, Math.abs).sort();
  const most = Math.max(1e-9, sizes[Math.floor(saidShare * (sizes.length - 1))] ?? 0);
  const packed: string[] = [];
  for (let i = 0; i < numbers.length; i += 2) {
    const [one, other] = [stepOf((numbers[i] ?? 0) / most, coarse), stepOf((numbers[i + 1] ?? 0) / most, coarse)];
    packed.push(signOf(one * coarse + other));
  }
  return { most, signs: packed.join('') };
}

export function unpackCoarse({ most, signs }: PackedNumbers): Float32Array {
  const numbers = new Float32Array(signs.length * 2);
  for (let i = 0; i < signs.length; i++) {
    const both = numberAt(signs, i);
    numbers[2 * i] = most * valueOf(Math.floor(both / coarse), coarse);
    numbers[2 * i + 1] = most * valueOf(both % coarse, coarse);
  }
  return numbers;
}

export function packFinely(numbers: Float32Array): PackedNumbers {
  const most = numbers.reduce((largest, number) => Math.max(largest, Math.abs(number)), 1e-9);
  return { most, signs: Array.from(numbers, (number) => signOf(stepOf(number / most, numbersOfSign))).join('') };
}

export function unpackFine({ most, signs }: PackedNumbers): Float32Array {
  return Float32Array.from({ length: signs.length }, (_, i) => most * valueOf(numberAt(signs, i), numbersOfSign));
}
