import type { EventEmitter } from 'node:events';
import { setFlagsFromString } from 'node:v8';

/** By how many percent what lives longer may grow before Node looks through it. */
type Growth = 10 | 100;

/** Beyond so many open calls, most of what lives longer is theirs: room for as much again would be as large as they are. */
const crowd = 512;
/** Below so many it is over: in between nothing is changed, so that it does not go back and forth. */
const calm = 400;

/**
 * Lets the heap double before it is looked through, as long as few calls are open: it is small then, and with a third in place of that
 * it was looked through twice a second under load, which took a sixth of all the CPU. While many streams are held, memory counts more.
 * Node reads the option each time it has looked through the heap.
 */
export function createHeapGrowth(grow: (percent: Growth) => void = growBy) {
  let open = 0;
  let growth: Growth | undefined;

  function adapt(): void {
    const wanted = open > crowd || (growth === 10 && open >= calm) ? 10 : 100;
    if (wanted === growth) return;
    growth = wanted;
    grow(wanted);
  }

  return {
    /** @param answer the answer of a call that has begun. */
    noteCall(answer: Pick<EventEmitter, 'on'>): void {
      open += 1;
      answer.on('close', () => {
        open -= 1;
        adapt();
      });
      adapt();
    },
  };
}

function growBy(percent: Growth): void {
  setFlagsFromString(`--heap-growing-percent=${percent}`);
}
