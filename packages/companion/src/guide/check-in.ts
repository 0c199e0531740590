import type { Persona } from '#persona/styles.ts';

/** What the next visit opens with while the crisis flag is on. */
export function checkInText(_persona: Persona, _seed: string): string {
  return 'Last time you spoke of something heavy. Before anything else: how safe are you right now? You can call or text 988 at any hour.';
}
