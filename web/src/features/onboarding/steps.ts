/**
 * The steps before the chat. The ids `disclaimer`, `step1`, `step2`, `step4` and `chat` are the specification's, which
 * knows no step3. `minor` and `child` are where somebody too young is kindly stopped.
 */
export const steps = ['disclaimer', 'age', 'step1', 'step2', 'step4', 'chat', 'minor', 'child'] as const;
export type Step = (typeof steps)[number];

export type Move =
  | { type: 'agreed' }
  | { type: 'aged'; band: 'under-13' | 'minor' | 'adult' }
  | { type: 'chose-path'; path: 'design' | 'match' }
  | { type: 'chose-style' }
  | { type: 'chose-qualities' }
  | { type: 'back' }
  | { type: 'adjust' }
  /** The person leaves their guide as it was. */
  | { type: 'kept' };

/** The step after a move; the same step where the move means nothing. */
export function nextStep(step: Step, move: Move): Step {
  switch (move.type) {
    case 'agreed':
      return step === 'disclaimer' ? 'age' : step;
    case 'aged':
      return step === 'age' ? stepOfAge[move.band] : step;
    case 'chose-path':
      return step === 'step1' ? stepOfPath[move.path] : step;
    case 'chose-style':
      return step === 'step2' ? 'step4' : step;
    case 'chose-qualities':
      return step === 'step4' ? 'chat' : step;
    case 'back':
      return stepBefore[step] ?? step;
    case 'adjust':
      return step === 'chat' ? 'step1' : step;
    case 'kept':
      return step === 'step1' ? 'chat' : step;
  }
}

/**
 * Where somebody who comes back goes on: in the chat if they have talked before, else at the step they had reached.
 * Who was stopped for their age stays there.
 */
export function resumedStep(saved: string | null, hasConversation: boolean): Step {
  if (saved === 'minor') return 'minor';
  if (hasConversation) return 'chat';
  return steps.find((step) => step === saved) ?? 'disclaimer';
}

/** How many steps one can go back from here. Who came from the chat to change their guide can also go back there. */
export function countStepsBack(step: Step, isAdjusting: boolean): number {
  const before = stepBefore[step];
  if (before) return 1 + countStepsBack(before, isAdjusting);
  return step === 'step1' && isAdjusting ? 1 : 0;
}

const stepOfAge = { 'under-13': 'child', minor: 'minor', adult: 'step1' } as const;
const stepOfPath = { design: 'step2', match: 'chat' } as const;
// Not back over the age question: it is answered once.
const stepBefore: Partial<Record<Step, Step>> = { age: 'disclaimer', step2: 'step1', step4: 'step2' };
