import type { PersonKey } from './personal-text.ts';

/** A visitor, and the account they have signed in to. */
export interface Heir {
  from: string;
  to: string;
  /** What is sealed for the visitor has to be sealed anew for the account. */
  fromKey: PersonKey;
  toKey: PersonKey;
  now: Date;
}

/** What each feature that keeps something of a visitor offers: it becomes the account's, in the same transaction. */
export type TakeOver = (heir: Heir) => Promise<void>;
