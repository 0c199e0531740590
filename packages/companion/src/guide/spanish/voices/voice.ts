/**
 * The lines of one style in Spanish: neutral Latin American words, "tú", nothing gendered about the person. Slots: {dicho} a
 * statement of the person's turned round, {Dicho} the same with a capital; {situation} an adjective and {feeling} a noun for the
 * likely feeling; {focus} someone named ("tu hermana"); {points} what was told so far.
 */
export interface SpanishVoice {
  /** Around a statement that can be said plainly. */
  said: readonly string[];
  /** Around such a statement when it is clearly a hard thing. */
  heavy: readonly string[];
  /** Around a statement that is only how it seems to the person. */
  belief: readonly string[];
  /** Naming the likely feeling, tentatively. */
  feeling: readonly string[];
  /** Keeping company; no question. */
  company: readonly string[];
  /** Open questions to something that weighs. */
  ask: readonly string[];
  /** Open questions where nothing weighs so plainly. */
  askLight: readonly string[];
  /** Open questions about {focus}. */
  about: readonly string[];
  /** Seeing something good in what the person did. */
  affirm: readonly string[];
  /** To good news. */
  cheer: readonly string[];
  askCheer: readonly string[];
  /** To a word or two. */
  brief: readonly string[];
  /** Around {points}; each asks what was missed. */
  summary: readonly string[];
}
