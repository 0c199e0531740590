/** Where a person stands in a skill. JSON-safe; kept in the guide's state. */
export interface SkillRun {
  id: string;
  /** Index of the step last said; -1 while the rating before is asked. */
  step: number;
  phase: 'before' | 'steps' | 'after';
  paused: boolean;
  before?: number;
  /** What the person wrote at a step that asks for words, by the step's key. */
  notes: Record<string, string>;
}
