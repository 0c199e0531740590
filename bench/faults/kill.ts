// node bench/faults/kill.ts [rounds] [--model]: kill -9 of Haven while 25 people write, round after round; then the ledger of
// what they were told is kept is compared with what is there. With --model a language model answers them, word by word.
import { parseArgs } from 'node:util';
import { makeDataDir } from '../../server/src/testing/database-holder.ts';
import buildServer from '../../server/src/testing/build-server.ts';
import { startHaven } from '../../server/src/testing/haven-process.ts';
import { createLedger, killWhileWriting } from '../../server/src/testing/ledger.ts';
import { openAiWire } from '../../server/src/testing/model-servers/openai.ts';
import { startModelServer } from '../../server/src/testing/model-servers/wire.ts';
import { percentile, say } from './figures.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { model: { type: 'boolean', default: false } },
});
const rounds = Number(positionals[0] ?? 50);
const people = 25;

await buildServer();
const dataDir = await makeDataDir('haven-kill-');
const ledger = createLedger();
const model = options.model ? await startModelServer(openAiWire) : undefined;
model?.behave('word by word');
const startsMs: number[] = [];
try {
  for (let round = 0; round < rounds; round += 1) {
    const haven = await start();
    await ledger.gather(haven.base, people);
    await killWhileWriting(haven, ledger, 4);
    process.stdout.write('.');
  }
  const haven = await start();
  await ledger.gather(haven.base, people);
  for (let time = 0; ledger.countOpen() > 0 && time < 30; time += 1) {
    await ledger.sayAgain();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  const { lost, doubled, changed, answeredTwice, ...found } = await ledger.compare();
  haven.signal('SIGTERM');
  await haven.exited;
  say(`kill -9 while people write${model ? ', with a language model' : ''}`, {
    rounds,
    ...found,
    ...(model && { 'asked of the model': model.requests.length }),
    lost: lost.length,
    doubled: doubled.length,
    changed: changed.length,
    'answered twice': answeredTwice.length,
    'start after a kill, p50 ms': percentile(startsMs.slice(1), 50),
    'start after a kill, longest ms': percentile(startsMs.slice(1), 100),
  });
  process.exitCode = lost.length + doubled.length + changed.length + answeredTwice.length === 0 ? 0 : 1;
} finally {
  await model?.close();
  await dataDir.remove();
}

async function start() {
  const begun = performance.now();
  const haven = await startHaven({
    DATA_DIR: dataDir.path,
    ...(model && { LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'fake' }),
  });
  startsMs.push(performance.now() - begun);
  return haven;
}
