import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** After the start it is enough that nobody has called yet. */
const quietForMs = 60_000;

/** Gives memory back once nobody has called for a minute: it blocks for a tenth of a second, which nobody should wait for. */
export function createResting(elapsedMs: () => number, giveBack: () => void = giveBackMemory) {
  let lastCallAt: number | undefined;
  let hasRested = false;

  return {
    noteCall() {
      lastCallAt = elapsedMs();
      hasRested = false;
    },
    restWhenQuiet() {
      if (hasRested || (lastCallAt !== undefined && elapsedMs() - lastCallAt < quietForMs)) return;
      hasRested = true;
      giveBack();
    },
  };
}

/** What was needed to start or under load goes back to the system. Left alone, Node keeps it; it has no call for this. */
function giveBackMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: object) => void;
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
