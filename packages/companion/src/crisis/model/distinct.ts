/** Hashes are taken modulo this many places, a power of two so that their lowest bits are the place. */
export const scorePlaces = 1 << 20;
const lowestBits = scorePlaces - 1;

/**
 * Where a number would stand, what stands there, and which collection put it there: none of them needs a table of its own. Small
 * enough to stay in the cache of a processor; a place of its own for every number would be 4 MB, and each look at it slow.
 */
let slots = 4096;
let numberAt = new Int32Array(slots);
let takenBy = new Int32Array(slots);
let collections = 0;
const longestCount = 2 ** 31 - 1;

/** Whole numbers of 32 bits, each once. They should be mixed well. Only the newest collection may be added to. */
export class DistinctNumbers {
  readonly found: number[] = [];
  private own = nextCollection();

  add(number: number): void {
    if (!this.put(number)) return;
    if (this.found.push(number) > slots / 2) this.makeRoom();
  }

  private put(number: number): boolean {
    let slot = number & (slots - 1);
    for (; takenBy[slot] === this.own; slot = (slot + 1) & (slots - 1)) if (numberAt[slot] === number) return false;
    takenBy[slot] = this.own;
    numberAt[slot] = number;
    return true;
  }

  private makeRoom(): void {
    slots *= 2;
    numberAt = new Int32Array(slots);
    takenBy = new Int32Array(slots);
    this.own = nextCollection();
    for (const number of this.found) this.put(number);
  }
}

function nextCollection(): number {
  if (collections === longestCount) {
    takenBy.fill(0);
    collections = 0;
  }
  return ++collections;
}

/** Places of features, each once. Only the newest collection may be added to. */
export class Distinct {
  private readonly numbers = new DistinctNumbers();

  get places(): number[] {
    return this.numbers.found;
  }

  add(hash: number): void {
    this.numbers.add(hash & lowestBits);
  }
}
