import { packBytes, unpackBytes } from './packed-bytes.ts';
import { stepOf, valueOf } from './steps.ts';

/** Numbers as text; `most` is the largest that can be said. */
export interface PackedNumbers {
  most: number;
  packed: string;
}

/** Two numbers share a byte of the pieces: coarse, which changes nothing in what is found. */
const coarse = 9;
const fine = 89;
/** This share of the numbers is said, larger ones are cut: coarse steps would be too wide for the rest. */
const saidShare = 0.995;

export function packCoarsely(numbers: Float32Array): PackedNumbers {
  const sizes = Float32Array.from(numbers, Math.abs).sort();
  const most = Math.max(1e-9, sizes[Math.floor(saidShare * (sizes.length - 1))] ?? 0);
  const steps = Uint8Array.from({ length: numbers.length / 2 }, (_, i) => {
    const [one, other] = [
      stepOf((numbers[2 * i] ?? 0) / most, coarse),
      stepOf((numbers[2 * i + 1] ?? 0) / most, coarse),
    ];
    return one * coarse + other;
  });
  return { most, packed: packBytes(steps) };
}

export function unpackCoarse({ most, packed }: PackedNumbers): Float32Array {
  const steps = unpackBytes(packed);
  const numbers = new Float32Array(steps.length * 2);
  for (const [i, both] of steps.entries()) {
    numbers[2 * i] = most * valueOf(Math.floor(both / coarse), coarse);
    numbers[2 * i + 1] = most * valueOf(both % coarse, coarse);
  }
  return numbers;
}

export function packFinely(numbers: Float32Array): PackedNumbers {
  const most = numbers.reduce((largest, number) => Math.max(largest, Math.abs(number)), 1e-9);
  return { most, packed: packBytes(Uint8Array.from(numbers, (number) => stepOf(number / most, fine))) };
}

export function unpackFine({ most, packed }: PackedNumbers): Float32Array {
  return Float32Array.from(unpackBytes(packed), (step) => most * valueOf(step, fine));
}
