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
  [
    'resume',
    /^(?:(?:ok(?:ay)?|yes),? )?(?:resume|continue|go on|carry on|keep going|back again|i'm back|im back|(?:back to|let's (?:go on|continue|finish)) ?(?:with )?(?:the exercise|it|that)?|sigue|continuar)$/u,
  ],
  ['back', /^(?:back|go back|previous|again|repeat(?: that)?|once more|atrás|atras)$/u],
  ['skip', /^(?:skip(?: (?:it|this|that|the number|rating))?|pass|next one|no number|saltar)$/u],
  [
    'next',
    /^(?:next|ok(?:ay)?|k|ready|done|yes|yep|yeah|i'm (?:ready|done|set|there)|im (?:ready|done|set|there)|go|did it|did that|done that|i did(?: it)?|finished|all done|got it|set|there|mhm|sure|alright|all right|fine|good|cool|next please|what(?:'s| is) next|now what|siguiente|listo|lista)$/u,
  ],
];

function stepBack(run: SkillRun): SkillRun {
  if (run.phase === 'after') return { ...run, phase: 'steps' };
  if (run.step === 0) return { ...run, phase: run.phase === 'steps' ? 'steps' : 'before' };
  return { ...run, step: run.step - 1 };
}

function stepOn(skill: Skill, run: SkillRun, message: string, move: SkillMove): SkillTurn {
  const rating = move === 'skip' ? undefined : onlyRating(message);
  if (run.phase === 'before') {
    const begun: SkillRun = { ...run, phase: 'steps', step: 0, ...(rating === undefined ? {} : { before: rating }) };
    // The number is optional: whoever answers the first step right away has begun.
    return rating === undefined && answersFirstStep(skill, message, move)
      ? stepOn(skill, begun, message, move)
      : { kind: 'say', run: begun };
  }
  if (run.phase === 'after') {
    return { kind: 'done', run: { ...run, ...(rating === undefined ? {} : { after: rating }) } };
  }
  if (skill.steps[run.step]?.expects === 'words' && isOnlyNumber(message))
    return { kind: 'say', run: withNumber(skill, run, message) };
  const ahead = noteAhead(skill, run, message, move);
  if (ahead) return { kind: 'say', run: ahead };
  const noted = withNote(skill, run, message, move);
  const next = skill.steps.findIndex(({ key }, at) => at > run.step && !(key && noted.notes[key]));
  if (next > 0) return { kind: 'say', run: { ...noted, step: next } };
  // Without a number at the start, one at the end would say nothing; one given with the last step is that number.
  if (rating !== undefined && run.before !== undefined) return { kind: 'done', run: { ...noted, after: rating } };
  return run.before === undefined ? { kind: 'done', run: noted } : { kind: 'say', run: { ...noted, phase: 'after' } };
}

/** How strong a thought is, or the rating after all: kept, and the step stays open. */
function withNumber(skill: Skill, run: SkillRun, message: string): SkillRun {
  const number = /\d{1,3}/u.exec(message)?.[0] ?? '';
  if (skill.rates) return { ...run, notes: { ...run.notes, [skill.rates]: number } };
  const rating = ratingIn(message);
  return rating !== undefined && run.before === undefined ? { ...run, before: rating } : run;
}

/** A number with a word or two around it: "about 70", "like a 6", "80%". */
function isOnlyNumber(message: string): boolean {
  return /^\D{0,14}\b\d{1,3}\b\s*(?:%|percent|\/ ?10+|out of 10+|or so|maybe|i (?:guess|think))?[.! ]*$/iu.test(
    message.trim(),
  );
}

/** A rating among many words is none: "5 things: lamp, mug". */
function onlyRating(message: string): number | undefined {
  return message.trim().split(/\s+/u).length <= 8 && !/[,:;]|\bthings?\b/iu.test(message)
    ? ratingIn(message)
    : undefined;
}

function answersFirstStep(skill: Skill, message: string, move: SkillMove): boolean {
  if (move !== 'words' || skill.steps[0]?.expects !== 'words') return false;
  return /[,:;\n]|\band\b/u.test(message) || message.trim().split(/\s+/u).length > 3;
}

/** "That nobody will ever want me" is the thought itself, also where the scene was asked for; the scene stays open. */
function noteAhead(skill: Skill, run: SkillRun, message: string, move: SkillMove): SkillRun | undefined {
  const isThought =
    /^(?:that (?:i|i'm|im|nobody|no one|noone|everyone|everybody|he|she|they|it|my|the|we|people|nothing|everything)\b|(?:the|my|this) thought (?:is|was)\b|i (?:keep|kept) thinking\b)/iu;
  const at = skill.steps.findIndex(({ key }) => key === 'thought');
  if (move !== 'words' || at <= run.step || run.notes['thought'] || !isThought.test(message.trim())) return undefined;
  return { ...run, notes: { ...run.notes, thought: clipped(message) } };
}

function withNote(skill: Skill, run: SkillRun, message: string, move: SkillMove): SkillRun {
  const key = skill.steps[run.step]?.key;
  if (!key || move !== 'words') return run;
  return { ...run, notes: { ...run.notes, [key]: clipped(message) } };
}

function clipped(message: string): string {
  return message.replace(/\s+/gu, ' ').trim().slice(0, noteLength);
}
