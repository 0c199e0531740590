/** Notes a failure that nobody needs to be told of. Says what failed, never what a person wrote. */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console
  console.warn(`${what} failed: ${error instanceof Error ? error.name : 'unknown'}`);
}
