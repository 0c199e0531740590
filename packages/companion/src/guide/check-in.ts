import type { Persona } from '#persona/styles.ts';
import { checkInOpenings, checkInQuestions } from './content/check-ins.ts';
import { createRandom } from './random.ts';

/**
 * Opens the next visit while the crisis flag is on: names last time, asks plainly, keeps 988 at hand. With this the
 * flag ends, whatever is answered; a new signal sets it again.
 */
export function checkInText(persona: Persona, seed: string): string {
  const random = createRandom(`check-in:${seed}`);
  const openings = checkInOpenings[persona.style];
  return `${pickOne(openings, random())} ${pickOne(checkInQuestions, random())}`;
}

function pickOne(lines: readonly string[], random: number): string {
  return lines[Math.floor(random * lines.length)] ?? '';
}
