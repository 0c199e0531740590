// Trains the model beside the reply guard: `node scripts/train-guard.ts`. With `--hold-out files` or `--hold-out lines` it writes
// nothing and reports how parts of the corpus are read by a model that never saw them.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeWeights } from '../packages/companion/training/replies/make-weights.ts';
import { reportHeldOutReplies } from './lib/held-out-replies.ts';

const { values: options } = parseArgs({ options: { 'hold-out': { type: 'string' } } });
if (options['hold-out'] === undefined) write();
else reportHeldOutReplies(options['hold-out'] === 'files' ? 'files' : 'lines');

function write(): void {
  const text = makeWeights();
  writeFileSync(fileURLToPath(new URL('../packages/companion/src/guard/model/weights.ts', import.meta.url)), text);
  console.log(`${(text.length / 1000).toFixed(0)} kB written`);
}
