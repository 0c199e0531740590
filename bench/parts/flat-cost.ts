import { createPeople, type LoadPerson } from '../load.ts';
import { cpuMsOf, median, withSpread } from '../measure.ts';
import type { Program } from '../program.ts';
import { masterKey, openSeed } from '../seed.ts';
import type { Stage } from '../stage.ts';
import type { Row } from '../table.ts';

const turns = 5;
const mostTimes = 1.2;

/** People of one kind, at one Haven; their turns are compared with those of the first kind. */
interface Group {
  haven: Program;
  people: LoadPerson[];
  wholeMs: number[];
  cpuPerTurn: number[];
}

/** What a turn costs somebody with a long history, and in a table full of other people's messages. */
export async function flatCost(stage: Stage): Promise<Row[]> {
  const sizes = stage.pace.quick ? { table: 50_000, history: 1_000 } : { table: 500_000, history: 10_000 };
  const peopleInGroup = 2 * stage.pace.rounds;
  const small = await openHaven(stage);
  const large = await openHaven(stage);
  const groups = {
    few: await group(small, peopleInGroup, 10),
    fewInFullTable: await group(large, peopleInGroup, 10),
    many: await group(large, peopleInGroup, sizes.history),
  };
  await large.seed.fillUpTo(sizes.table);
  await warmUp(stage, [small.haven, large.haven]);
  // In turns, so that a busy moment of the machine meets all of them.
  for (let round = 0; round < peopleInGroup; round += 1) {
    for (const members of Object.values(groups)) await talk(stage, members, round);
  }
  for (const { seed, haven } of [small, large]) {
    await seed.close();
    await haven.stop();
  }
  const { few, fewInFullTable, many } = groups;
  const history = sizes.history.toLocaleString('en-US');
  return [
    row('A turn of somebody with 10 messages', few),
    row(`The same, ${sizes.table.toLocaleString('en-US')} messages in the table`, fewInFullTable, few),
    row(`A turn of somebody with ${history} messages in that table`, many, few),
  ];
}

async function openHaven(stage: Stage) {
  const url = await stage.createDatabase();
  const haven = await stage.startHaven({ DATABASE_URL: url, MASTER_KEY: masterKey });
  return { haven, seed: await openSeed(url) };
}

async function group(
  { haven, seed }: Awaited<ReturnType<typeof openHaven>>,
  size: number,
  messages: number,
): Promise<Group> {
  const people = await createPeople(haven.base, size);
  for (const { userId, sessionId } of people) await seed.sowFor(userId, sessionId, messages);
  return { haven, people, wholeMs: [], cpuPerTurn: [] };
}

async function warmUp({ load }: Stage, havens: Program[]): Promise<void> {
  for (const { base } of havens) await load.run({ base, people: await createPeople(base, 8), forMs: 0, turns: 40 });
}

async function talk({ load }: Stage, { haven, people, ...figures }: Group, index: number): Promise<void> {
  const person = people[index];
  if (!person) throw new Error('There are fewer people than rounds.');
  const before = await cpuMsOf(haven.pid);
  const { wholeMs } = await load.run({ base: haven.base, people: [person], forMs: 0, turns });
  figures.wholeMs.push(median(wholeMs));
  figures.cpuPerTurn.push(((await cpuMsOf(haven.pid)) - before) / turns);
}

function row(what: string, { wholeMs, cpuPerTurn }: Group, base?: Group): Row {
  const cpu = cpuPerTurn.reduce((sum, each) => sum + each, 0) / cpuPerTurn.length;
  const haven = `${median(wholeMs).toFixed(1)} ms, CPU ${cpu.toFixed(1)} ms`;
  if (!base) return { what, haven };
  const ratios = wholeMs.map((ms, index) => ms / (base.wholeMs[index] ?? Number.NaN));
  return {
    what,
    haven,
    compared: withSpread(ratios, 2, '×'),
    goal: `≤ ${mostTimes}×`,
    holds: median(ratios) <= mostTimes,
  };
}
