import type { Skill } from './skill.ts';

/** Where a person stands in an exercise. JSON-safe; kept in the guide's state. */
export interface SkillRun {
  id: string;
  phase: 'before' | 'steps' | 'after';
  /** Index of the step last said. */
  step: number;
  paused: boolean;
  before?: number;
  after?: number;
  /** What the person wrote, by the step's key. */
  notes: Record<string, string>;
}

/** What the person means inside an exercise. */
export type SkillMove = 'next' | 'back' | 'skip' | 'pause' | 'resume' | 'stop' | 'words';

/** What happens next: a step is said (again), the exercise pauses, ends before its time, or is complete. */
export type SkillTurn =
  | { kind: 'say'; run: SkillRun }
  | { kind: 'paused'; run: SkillRun }
  | { kind: 'stopped' }
  | { kind: 'done'; run: SkillRun };

/** Longest note kept; enough to read it back. */
const noteLength = 160;

export function startRun(skill: Skill): SkillRun {
  return { id: skill.id, phase: 'before', step: 0, paused: false, notes: {} };
}

/** Reads control words. Everything else is an answer to the step. */
export function moveOf(message: string): SkillMove {
  const text = message
    .trim()
    .toLowerCase()
    .replace(/[.!?,]+$/gu, '');
  return moves.find(([, pattern]) => pattern.test(text))?.[0] ?? 'words';
}

/** The exercise after one message. */
export function advance(skill: Skill, run: SkillRun, message: string): SkillTurn {
  const move = moveOf(message);
  if (move === 'stop') return { kind: 'stopped' };
  if (move === 'pause') return { kind: 'paused', run: { ...run, paused: true } };
  if (run.paused) return { kind: 'say', run: { ...run, paused: false } };
  if (move === 'back') return { kind: 'say', run: stepBack(run) };
  return stepOn(skill, run, message, move);
}

/** The number a person gives on a scale from 0 to 10. */
export function ratingIn(message: string): number | undefined {
  const found = /(?<![\d.])(10|\d)(?:\s*(?:\/|out of)\s*10)?(?![\d.])/u.exec(message);
  return found ? Number(found[1]) : undefined;
}

const moves: readonly [SkillMove, RegExp][] = [
  [
    'stop',
    /^(?:(?:please )?stop(?: (?:it|this|now|please|the exercise))?|quit|end|enough|cancel|i(?: want|'d like| would like) to stop|no more|let's stop|not (?:helping|working)(?: for me)?|this (?:isn't|is not) (?:helping|working)|just listen|exit|basta|para)$/u,
  ],
  [
    'pause',
    /^(?:pause|wait|hold on|one (?:sec|second|moment|minute)|brb|just a (?:sec|second|moment|minute)|pausa|espera)$/u,
  ],
  ['resume', /^(?:resume|continue|go on|carry on|back again|i'm back|im back|sigue|continuar)$/u],
  ['back', /^(?:back|go back|previous|again|repeat(?: that)?|once more|atrás|atras)$/u],
  ['skip', /^(?:skip(?: (?:it|this|that|the number|rating))?|pass|next one|no number|saltar)$/u],
  [
    'next',
    /^(?:next|ok(?:ay)?|k|ready|done|yes|yep|yeah|i'm (?:ready|done|set|there)|im (?:ready|done|set|there)|go|did it|got it|set|there|mhm|sure|siguiente|listo|lista)$/u,
  ],
];

function stepBack(run: SkillRun): SkillRun {
  if (run.phase === 'after') return { ...run, phase: 'steps' };
  if (run.step === 0) return { ...run, phase: run.phase === 'steps' ? 'steps' : 'before' };
  return { ...run, step: run.step - 1 };
}

function stepOn(skill: Skill, run: SkillRun, message: string, move: SkillMove): SkillTurn {
  const rating = move === 'skip' ? undefined : ratingIn(message);
  if (run.phase === 'before') {
    return {
      kind: 'say',
      run: { ...run, phase: 'steps', step: 0, ...(rating === undefined ? {} : { before: rating }) },
    };
  }
  if (run.phase === 'after') {
    return { kind: 'done', run: { ...run, ...(rating === undefined ? {} : { after: rating }) } };
  }
  const noted = withNote(skill, run, message, move);
  if (run.step + 1 < skill.steps.length) return { kind: 'say', run: { ...noted, step: run.step + 1 } };
  // Without a number at the start, one at the end would say nothing.
  return run.before === undefined ? { kind: 'done', run: noted } : { kind: 'say', run: { ...noted, phase: 'after' } };
}

function withNote(skill: Skill, run: SkillRun, message: string, move: SkillMove): SkillRun {
  const key = skill.steps[run.step]?.key;
  if (!key || move !== 'words') return run;
  return { ...run, notes: { ...run.notes, [key]: message.replace(/\s+/gu, ' ').trim().slice(0, noteLength) } };
}
