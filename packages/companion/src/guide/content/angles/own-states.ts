import { states } from './states.ts';

/** Whether an angle is how one is at this minute: tired, aching, tense. */
export function isOwnState(id: string): boolean {
  return own.has(id);
}

const own: ReadonlySet<string> = new Set(states.map((angle) => angle.id).filter((id) => id.startsWith('state-')));
