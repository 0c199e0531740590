/**
 * What a talk is about for many turns, whatever the single message says: care for somebody, a job that hurts. A short
 * message ("I'm tired") is answered in its light, and its questions come before those that fit any talk.
 */
export interface Matter {
  id: string;
  when: RegExp;
  unless?: RegExp;
  /** A few words for it that fit after "with" and "after" and before a verb in the singular; may hold {whom}. */
  light: string;
  /** The same while nobody is known whom it concerns. */
  lightAlone?: string;
  /** Open questions, true anywhere in a talk about it; may hold {whom}. */
  ask: readonly string[];
  /** Good news, or a small thing: it gives way to the next matter, and does not push a heavy one aside. */
  slight?: true;
}
