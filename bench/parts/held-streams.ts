import { createPeople } from '../load.ts';
import { cpuMsOf, memoryOf } from '../measure.ts';
import type { Stage } from '../stage.ts';
import type { Row } from '../table.ts';

const most = { streams: 2_000, mb: 300 };
/** Less than a held reply takes, so that all are open at the same time. */
const arriveOverMs = 40_000;

/** Many replies at the same time, each said slowly: all must come whole, and the memory they take is bounded. */
export async function heldStreams(stage: Stage): Promise<Row[]> {
  const streams = stage.pace.quick ? 500 : most.streams;
  const haven = await stage.startHaven({ model: 'held' });
  const before = await memoryOf(haven.pid);
  const people = await createPeople(haven.base, streams);
  const cpuBefore = await cpuMsOf(haven.pid);
  const order = { base: haven.base, people, forMs: 0, turns: 1, arriveOverMs, countsFailures: true } as const;
  const { wholeMs, elapsedMs } = await stage.load.run(order);
  const { peakMb } = await memoryOf(haven.pid);
  const cpu = (await cpuMsOf(haven.pid)) - cpuBefore;
  await haven.stop();
  return [
    {
      what: `Streams held at once that came whole, of ${streams}`,
      haven: String(wholeMs.length),
      goal: 'all',
      holds: wholeMs.length === streams,
    },
    {
      what: `Memory at the most, ${streams} held streams`,
      haven: `${peakMb.toFixed(0)} MB`,
      compared: `+${(((peakMb - before.nowMb) * 1024) / streams).toFixed(0)} KB a stream`,
      goal: `≤ ${most.mb} MB`,
      holds: peakMb <= most.mb,
    },
    { what: `CPU in use, ${streams} held streams`, haven: `${((cpu / elapsedMs) * 100).toFixed(0)}% of a core` },
  ];
}
