/**
 * The lines of one style. Slots: {said} a statement of the person's turned round, {Said} the same with a capital;
 * {situation} and {person} graded feeling words ("That sounds {situation}", "you may be {person}"); {focus} someone or
 * something named ("your sister"); {points} what was told so far.
 */
export interface Voice {
  /** Around a statement that can be said plainly, whatever it is about: "she brought tea". */
  fact: readonly string[];
  /** Around a statement that is only how it seems to the person. */
  belief: readonly string[];
  /** Behind something hard that was said back. */
  after: readonly string[];
  /** Naming the likely feeling, tentatively. */
  feeling: readonly string[];
  /** The same for a pleasant feeling. */
  glow: readonly string[];
  /** Keeping company; no question. */
  company: readonly string[];
  /** Open questions to something that weighs. */
  ask: readonly string[];
  /** Open questions to something neither good nor bad. */
  askPlain: readonly string[];
  /** Seeing something good in what the person does or says. */
  affirm: readonly string[];
  /** To good news. */
  cheer: readonly string[];
  askCheer: readonly string[];
  /** To a word or two. */
  brief: readonly string[];
  /** Around {points}; each asks what was missed. */
  summary: readonly string[];
}
