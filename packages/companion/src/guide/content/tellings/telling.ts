/**
 * What is said to one kind of telling, after words nobody has foreseen: so each line fits whatever is told of its kind, and
 * presupposes nothing but the kind.
 */
export interface Telling {
  /** Shows that the weight, or the lightness, was understood. */
  meet: readonly string[];
  /** Open and easy; {whom} is a person, as an object ("your sister"). */
  ask: readonly string[];
  /** Instead of a question: leaves room. */
  rest: readonly string[];
}
