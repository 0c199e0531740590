import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const megabyte = 1_048_576;

/**
 * By how many MB the heap has grown after so many rounds, once the new objects were looked through and not the old ones. What nothing
 * refers to is gone by then, unless something that V8 looks through seldom leads to it: a hidden class, an entry of a weak table.
 */
export async function youngGrowth(rounds: number, round: (index: number) => Promise<unknown>): Promise<number> {
  const collect = collector();
  // Code is compiled and tables find their size before anything counts.
  for (let index = 0; index < rounds / 4; index += 1) await round(index);
  collect('major');
  const before = process.memoryUsage().heapUsed;
  for (let index = 0; index < rounds; index += 1) {
    await round(index);
    // What lives through two of these is taken for old.
    if (index % 10 === 0) collect('minor');
  }
  collect('minor');
  collect('minor');
  return (process.memoryUsage().heapUsed - before) / megabyte;
}

function collector(): (type: 'major' | 'minor') => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: object) => void;
  setFlagsFromString('--no-expose-gc');
  return (type) => collect({ type, execution: 'sync' });
}
