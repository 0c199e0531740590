import { detect } from './detect.ts';
import type { Tier } from './detect.ts';

const probes: readonly (readonly [string, Tier])[] = [
  ['I am going to kill myself', 'imminent'],
  ['i want to die', 'elevated'],
  ['good morning, how are you', 'none'],
];

/** Throws when the care module does not work; the chat must not start then. */
export function selfTest(): void {
  for (const [text, tier] of probes) {
    if (detect(text).tier !== tier) throw new Error(`The care module calls a ${tier} probe ${detect(text).tier}`);
  }
}
