/** Hashes are taken modulo this many places, a power of two so that their lowest bits are the place. */
export const scorePlaces = 1 << 20;
const lowestBits = scorePlaces - 1;

/** For each place the number of the collection that last took it, so that a collection need not keep a set of its own. */
const takenBy = new Int32Array(scorePlaces);
let collections = 0;
const longestCount = 2 ** 31 - 1;

/** Places of features, each once. Only the newest collection may be added to. */
export class Distinct {
  readonly places: number[] = [];
  private readonly own = nextCollection();

  add(hash: number): void {
    const place = hash & lowestBits;
    if (takenBy[place] === this.own) return;
    takenBy[place] = this.own;
    this.places.push(place);
  }
}

function nextCollection(): number {
  if (collections === longestCount) {
    takenBy.fill(0);
    collections = 0;
  }
  return ++collections;
}
