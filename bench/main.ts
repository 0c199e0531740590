// `npm run bench`: the figures of docs/performance.md, all in one run. `--help` says how to choose.
import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../scripts/lib/build.mjs';
import { builtin, coldStart, idle } from './parts/at-rest.ts';
import { firstLoad } from './parts/first-load.ts';
import { flatCost } from './parts/flat-cost.ts';
import { heldStreams } from './parts/held-streams.ts';
import { signIn } from './parts/sign-in.ts';
import { throughput } from './parts/throughput.ts';
import { openStage, type Pace } from './stage.ts';
import { type Row, tableOf, writeBetweenMarks } from './table.ts';

const parts = { throughput, heldStreams, idle, builtin, signIn, flatCost, coldStart, firstLoad };
type PartName = keyof typeof parts;

const page = new URL('../docs/performance.md', import.meta.url);
const builtServer = fileURLToPath(new URL('../server/build/main.js', import.meta.url));

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    server: { type: 'string' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (options.help) {
  console.log(`npm run bench -- [options]
  --only PART,PART   of ${Object.keys(parts).join(', ')}
  --quick            fewer and shorter rounds, about two minutes
  --rounds N         how often each pair is measured (${paceOf({}).rounds})
  --seconds N        how long a round of messages lasts (${paceOf({}).roundMs / 1_000})
  --server FILE      another built server, to compare with
  --write            put the table into docs/performance.md`);
} else await bench();

async function bench(): Promise<void> {
  const names = chosenParts();
  const pace = paceOf(options);
  if (options.server === undefined) await ensureBuilt();
  const stage = await openStage(pace, options.server ?? builtServer);
  const rows: Row[] = [];
  try {
    for (const name of names) {
      console.log(`  ${name} …`);
      const found = await parts[name](stage);
      console.log(tableOf(found));
      rows.push(...found);
    }
  } finally {
    await stage.close();
  }
  const report = `${described(pace)}\n\n${tableOf(rows)}`;
  console.log(`\n${report}`);
  if (options.write) await writeBetweenMarks(page, report);
}

function chosenParts(): PartName[] {
  const all = Object.keys(parts) as PartName[];
  const wanted = options.only?.split(',') ?? all;
  const unknown = wanted.find((name) => !all.includes(name as PartName));
  if (unknown !== undefined) throw new Error(`There is no part ${unknown}; there are ${all.join(', ')}.`);
  return all.filter((name) => wanted.includes(name));
}

function paceOf({ quick = false, rounds, seconds }: { quick?: boolean; rounds?: string; seconds?: string }): Pace {
  const usual = quick ? { rounds: 2, seconds: 2 } : { rounds: 7, seconds: 4 };
  return {
    rounds: rounds === undefined ? usual.rounds : Number(rounds),
    roundMs: 1_000 * (seconds === undefined ? usual.seconds : Number(seconds)),
    quick,
  };
}

/** What a reader must know to judge the figures. */
function described({ rounds, roundMs }: Pace): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const command = ['npm run bench', ...(process.argv.length > 2 ? ['--', ...process.argv.slice(2)] : [])].join(' ');
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
  return `\`${command}\` on ${new Date().toISOString().slice(0, 10)}, commit ${commit}: ${machine}; ${rounds} rounds of ${roundMs / 1_000} s.`;
}
