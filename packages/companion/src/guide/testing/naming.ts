import { styles } from '#persona/styles.ts';
import { wordsOf } from '../said-before.ts';

/** The styles that speak in a way of their own; "let Haven pick" borrows one. */
export const voiced = styles.map(({ id }) => id).filter((id) => id !== 'let-haven-pick');

type Counts = ReadonlyMap<string, number>;

/** Word counts of replies, as a vector of length one. */
export function countsOf(replies: readonly string[]): Counts {
  return normed(counted(replies));
}

/** The same of the square roots, so that no word outweighs all others. */
export function centroidOf(replies: readonly string[]): Counts {
  return normed(new Map([...counted(replies)].map(([word, count]) => [word, Math.sqrt(count)])));
}

/** The name of the centroid that is the most like a sample. */
export function nearest<Style>(centroids: ReadonlyMap<Style, Counts>, sample: Counts): Style | undefined {
  const likeness = (centroid: Counts) =>
    [...sample].reduce((sum, [word, weight]) => sum + weight * (centroid.get(word) ?? 0), 0);
  return [...centroids].sort(([, one], [, other]) => likeness(other) - likeness(one))[0]?.[0];
}

export function chunksOf<Entry>(entries: readonly Entry[], size: number): Entry[][] {
  return Array.from({ length: Math.ceil(entries.length / size) }, (_none, index) =>
    entries.slice(index * size, (index + 1) * size),
  );
}

function counted(replies: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of replies.flatMap(wordsOf)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function normed(counts: Map<string, number>): Counts {
  const length = Math.hypot(...counts.values());
  return new Map([...counts].map(([word, count]) => [word, count / length]));
}
