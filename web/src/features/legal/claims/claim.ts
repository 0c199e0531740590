/** A test, by its file and its title as written there. */
export interface Proof {
  file: string;
  title: string;
}

/** Sentences of the privacy page and of the health-data page, what makes them true, and the test that shows it. */
export interface Claim {
  sentences: readonly string[];
  /** The files that make them true. */
  mechanism: readonly string[];
  proof: Proof;
}
