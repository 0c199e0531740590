import { createPeople, type LoadPerson } from '../load.ts';
import { median, quantile, withSpread } from '../measure.ts';
import type { Stage } from '../stage.ts';
import type { Row } from '../table.ts';

const signIns = 50;
const readers = 4;
const mostTimes = 2;
const password = 'a long quiet phrase';

/** What others wait while fifty people sign in at once: passwords are compared by Argon2id, off the event loop. */
export async function signIn(stage: Stage): Promise<Row[]> {
  const haven = await stage.startHaven({ model: 'builtin' });
  const people = await createPeople(haven.base, readers);
  for (let index = 0; index < signIns; index += 1) await register(haven.base, index);
  const quiet: number[] = [];
  const busy: number[] = [];
  const lasted: number[] = [];
  for (let round = 0; round <= stage.pace.rounds; round += 1) {
    const began = performance.now();
    const during = readUntil(
      haven.base,
      people,
      Promise.all(Array.from({ length: signIns }, (_, index) => enter(haven.base, index))),
    );
    busy.push(quantile(await during, 0.99));
    lasted.push(performance.now() - began);
    const pause = new Promise((resolve) => setTimeout(resolve, lasted.at(-1)));
    quiet.push(quantile(await readUntil(haven.base, people, pause), 0.99));
  }
  await haven.stop();
  // The first round warms up.
  const ratios = busy.slice(1).map((ms, index) => ms / (quiet[index + 1] ?? Number.NaN));
  return [
    {
      what: `p99 of other calls while ${signIns} people sign in`,
      haven: `${median(busy.slice(1)).toFixed(1)} ms`,
      floor: `${median(quiet.slice(1)).toFixed(1)} ms without`,
      compared: withSpread(ratios, 2, '×'),
      goal: `≤ ${mostTimes}×`,
      holds: median(ratios) <= mostTimes,
    },
    { what: `${signIns} sign-ins at once take`, haven: withSpread(lasted.slice(1), 0, ' ms') },
  ];
}

const addressOf = (index: number) => `person-${index}@example.org`;

async function register(base: string, index: number): Promise<void> {
  const person = { email: addressOf(index), password, firstName: 'Bench' };
  const answer = await post(`${base}/api/auth/register`, person);
  if (!answer.ok) throw new Error(`Nobody could register: ${answer.status}.`);
}

async function enter(base: string, index: number): Promise<void> {
  const answer = await post(`${base}/api/auth/login`, { email: addressOf(index), password });
  if (!answer.ok) throw new Error(`A sign-in was refused: ${answer.status}.`);
  await answer.arrayBuffer();
}

function post(url: string, body: object): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

/** Everybody reads their account again and again until the other work is done; how long each call took. */
async function readUntil(base: string, people: readonly LoadPerson[], work: Promise<unknown>): Promise<number[]> {
  const done = new AbortController();
  const over = work.finally(() => done.abort());
  const times: number[] = [];
  const read = async ({ userId, cookie }: LoadPerson) => {
    while (!done.signal.aborted) {
      const began = performance.now();
      await (await fetch(`${base}/api/user-account/${userId}`, { headers: { cookie } })).arrayBuffer();
      times.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  await Promise.all([over, ...people.map(read)]);
  return times;
}
