/** The entry of a table for a word somebody wrote. "constructor" is a word too, and every object has one. */
export function ownOf<T>(table: Readonly<Record<string, T>>, word: string): T | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
