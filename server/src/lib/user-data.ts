/** What each feature that keeps personal data offers, so that it can be given back and forgotten. */
export interface UserData {
  name: string;
  /** Everything the feature holds about the person, readable. */
  exportFor(userId: string): Promise<unknown>;
  /** Removes everything the feature holds about the person; says how many rows went. */
  eraseFor(userId: string): Promise<number>;
}
