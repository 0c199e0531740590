/**
 * What follows from a plain statement, whatever the talk is about: what a listener would say to just that, and what they would want to
 * know that has not been told yet. Lines never say the statement back; what they mean is clear because it has just been said.
 */
export interface FollowUp {
  id: string;
  /**
   * Matched against the beginning of a statement turned round ("your boss yelled at you in front of everyone"). Words in capitals behind an
   * @ stand for lists (`follow-up-words.ts`): @THEY is whoever it is about, and fills {they}, {them}, {their}, {theyre}, {do}, {are}, {have}, {were}.
   */
  when: string;
  /** Not where the whole message, as it was written, holds this: mostly what the question would ask for. */
  unless?: RegExp;
  say?: readonly string[];
  ask: readonly string[];
}
