import type { Composer } from '../compose.ts';

/** Texts as one, leaving out what is missing. */
export function join(...parts: readonly (string | undefined)[]): string | undefined {
  const found = parts.filter((part) => part !== undefined && part !== '');
  return found.length > 0 ? found.join(' ') : undefined;
}

/** Tries the options in a weighted random order until one has something to say. */
export function weighted(
  options: readonly [number, () => string | undefined][],
  composer: Composer,
): string | undefined {
  const ordered = options
    .map(([weight, make]) => ({ make, key: composer.random() ** (1 / weight) }))
    .sort((first, other) => other.key - first.key);
  for (const { make } of ordered) {
    const text = make();
    if (text !== undefined) return text;
  }
  return undefined;
}
