import { setTimeout as wait } from 'node:timers/promises';
import { createPeople } from '../load.ts';
import { cpuMsOf, median, memoryOf, withSpread } from '../measure.ts';
import type { Stage } from '../stage.ts';
import type { Row } from '../table.ts';

const idleForMs = 5_000;
const mostMb = 150;

/** Memory and CPU of a Haven that nobody uses. */
export async function idle(stage: Stage): Promise<Row[]> {
  const haven = await stage.startHaven();
  await wait(1_000);
  const before = await cpuMsOf(haven.pid);
  await wait(idleForMs);
  const cpu = (await cpuMsOf(haven.pid)) - before;
  const { nowMb } = await memoryOf(haven.pid);
  await haven.stop();
  return [
    { what: 'Memory at rest', haven: `${nowMb.toFixed(0)} MB`, goal: `≤ ${mostMb} MB`, holds: nowMb <= mostMb },
    { what: 'CPU at rest', haven: `${((cpu / idleForMs) * 100).toFixed(1)}% of a core` },
  ];
}

/** The companion that comes with Haven thinks inside the process, and says a word every 30 ms. */
export async function builtin(stage: Stage): Promise<Row[]> {
  const haven = await stage.startHaven({ model: 'builtin' });
  const people = await createPeople(haven.base, 32);
  const costs: number[] = [];
  for (let round = 0; round <= stage.pace.rounds; round += 1) {
    const before = await cpuMsOf(haven.pid);
    const talkers = people.map((person) => ({ ...person, sessionId: `round-${round}` }));
    const { wholeMs } = await stage.load.run({ base: haven.base, people: talkers, forMs: 0, turns: 3 });
    costs.push(((await cpuMsOf(haven.pid)) - before) / wholeMs.length);
  }
  await haven.stop();
  // The first round warms up.
  const cost = costs.slice(1);
  return [
    {
      what: 'CPU a message, built-in companion',
      haven: `${median(cost).toFixed(2)} ms`,
      compared: withSpread(cost, 2),
    },
  ];
}

/** From the spawn to the line that says where Haven listens. */
export async function coldStart(stage: Stage): Promise<Row[]> {
  const running = { DATABASE_URL: await stage.createDatabase(), DATA_DIR: await stage.createDirectory() };
  const embedded = { DATABASE_URL: '', DATA_DIR: await stage.createDirectory() };
  const start = async (begin: () => ReturnType<Stage['startHaven']>) => {
    const program = await begin();
    await program.stop();
    return program.startedInMs;
  };
  const firstEver = await start(() => stage.startHaven(embedded));
  await start(() => stage.startHaven(running));
  const times = { running: [] as number[], embedded: [] as number[], floor: [] as number[] };
  for (let round = 0; round < stage.pace.rounds; round += 1) {
    times.running.push(await start(() => stage.startHaven(running)));
    times.embedded.push(await start(() => stage.startHaven(embedded)));
    times.floor.push(await start(() => stage.startFloor()));
  }
  const floor = `${median(times.floor).toFixed(0)} ms`;
  const show = (values: number[]) => withSpread(values, 0, ' ms');
  return [
    { what: 'Cold start, PostgreSQL running', haven: show(times.running), floor },
    { what: 'Cold start, with the embedded PostgreSQL', haven: show(times.embedded), floor },
    { what: 'First start ever, with the embedded PostgreSQL', haven: `${firstEver.toFixed(0)} ms` },
  ];
}
