import { createPeople, inNewSession, type LoadPerson } from '../load.ts';
import { cpuMsOf, median, memoryOf, quantile, withSpread } from '../measure.ts';
import type { Program } from '../program.ts';
import type { Stage } from '../stage.ts';
import type { Row } from '../table.ts';

const levels = [1, 16, 64] as const;

/** Long enough for the code of both to be compiled, which takes some thousand messages. */
const warmUpMs = 8_000;

interface Round {
  perSecond: number;
  p50: number;
  p99: number;
  firstWord: number;
  cpuPerMessage: number;
}

type Side = 'haven' | 'floor';
type Rounds = Record<Side, Round[]>;

/** Messages stored and replies streamed, Haven and the floor in turns. */
export async function throughput(stage: Stage): Promise<Row[]> {
  const servers = { haven: await stage.startHaven(), floor: await stage.startFloor() };
  const people = {
    haven: await createPeople(servers.haven.base, Math.max(...levels)),
    floor: await createPeople(servers.floor.base, Math.max(...levels)),
  };
  const byLevel = new Map<number, Rounds>(levels.map((level) => [level, { haven: [], floor: [] }]));
  // Code is compiled and connections are opened before anything counts.
  for (const side of sidesOf(0)) await measure(stage, servers[side], inNewSession(people[side], 'warm'), warmUpMs);
  for (let round = 0; round < stage.pace.rounds; round += 1) {
    for (const [level, rounds] of byLevel) {
      for (const side of sidesOf(round)) {
        const talkers = inNewSession(people[side].slice(0, level), `round-${round}-at-${level}`);
        rounds[side].push(await measure(stage, servers[side], talkers));
      }
    }
  }
  const { peakMb } = await memoryOf(servers.haven.pid);
  for (const server of Object.values(servers)) await server.stop();
  return [
    ...[...byLevel].flatMap(([level, rounds]) => rowsOf(level, rounds)),
    { what: 'Memory of Haven at the most meanwhile', haven: `${peakMb.toFixed(0)} MB` },
  ];
}

/** Who goes first changes, so that neither always gets the quieter half of a round. */
function sidesOf(round: number): Side[] {
  return round % 2 === 0 ? ['floor', 'haven'] : ['haven', 'floor'];
}

async function measure(
  { load, pace }: Stage,
  { base, pid }: Program,
  people: LoadPerson[],
  forMs = pace.roundMs,
): Promise<Round> {
  const cpuBefore = await cpuMsOf(pid);
  const { wholeMs, firstWordMs, elapsedMs } = await load.run({ base, people, forMs });
  const cpu = (await cpuMsOf(pid)) - cpuBefore;
  return {
    perSecond: (wholeMs.length / elapsedMs) * 1_000,
    p50: quantile(wholeMs, 0.5),
    p99: quantile(wholeMs, 0.99),
    firstWord: median(firstWordMs),
    cpuPerMessage: cpu / wholeMs.length,
  };
}

function rowsOf(level: number, rounds: Rounds): Row[] {
  const of = (side: Side, figure: keyof Round) => rounds[side].map((round) => round[figure]);
  const compare = (figure: keyof Round, by: (haven: number, floor: number) => number) =>
    rounds.haven.map((round, index) => by(round[figure], rounds.floor[index]?.[figure] ?? Number.NaN));
  const ratios = (figure: keyof Round) => compare(figure, (haven, floor) => haven / floor);
  const show = (figure: keyof Round, digits: number, unit = '') => ({
    haven: `${median(of('haven', figure)).toFixed(digits)}${unit}`,
    floor: `${median(of('floor', figure)).toFixed(digits)}${unit}`,
  });
  const later = compare('firstWord', (haven, floor) => haven - floor);
  const cpu = of('haven', 'cpuPerMessage');
  return [
    {
      what: `Messages a second, ${level} in flight`,
      ...show('perSecond', 0),
      compared: withSpread(ratios('perSecond'), 2, '×'),
      goal: '≥ 0.5×',
      holds: median(ratios('perSecond')) >= 0.5,
    },
    { what: `p50, ${level} in flight`, ...show('p50', 1, ' ms'), compared: withSpread(ratios('p50'), 2, '×') },
    {
      what: `p99, ${level} in flight`,
      ...show('p99', 1, ' ms'),
      compared: withSpread(ratios('p99'), 2, '×'),
      ...(level === 64 && { goal: '≤ 2×', holds: median(ratios('p99')) <= 2 }),
    },
    {
      what: `First word, ${level} in flight`,
      ...show('firstWord', 1, ' ms'),
      compared: `+${withSpread(later, 1, ' ms')}`,
      ...(level === 1 && { goal: '≤ +5 ms', holds: median(later) <= 5 }),
    },
    {
      what: `CPU a message, ${level} in flight`,
      ...show('cpuPerMessage', 2, ' ms'),
      compared: withSpread(ratios('cpuPerMessage'), 2, '×'),
      goal: '≤ 4 ms',
      holds: median(cpu) <= 4,
    },
  ];
}
