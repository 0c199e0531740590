/** A source of numbers in [0, 1): the same seed gives the same numbers. */
export type Random = () => number;

/** A small seeded generator (mulberry32), so that a reply depends on its request alone. */
export function createRandom(seed: string): Random {
  let state = hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A 32-bit hash of a text (FNV-1a with a final mix). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}

/** The same entries in a seeded order. */
export function shuffled<Entry>(entries: readonly Entry[], random: Random): Entry[] {
  const keyed = entries.map((entry) => ({ entry, key: random() }));
  return keyed.sort((one, other) => one.key - other.key).map(({ entry }) => entry);
}
