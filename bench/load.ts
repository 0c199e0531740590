import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Somebody with an account at the server under load. */
export interface LoadPerson {
  userId: string;
  cookie: string;
  sessionId: string;
}

/** Everybody talks at once, for so long or for so many turns. */
export interface LoadOrder {
  base: string;
  people: LoadPerson[];
  forMs: number;
  turns?: number;
  /** They come one after the other over so long; without it all at once. */
  arriveOverMs?: number;
  /** Replies that did not come whole are part of the figures. */
  countsFailures?: true;
}

export interface LoadResult {
  wholeMs: number[];
  firstWordMs: number[];
  /** Why replies did not come whole. */
  failures: string[];
  elapsedMs: number;
}

export interface Load {
  /** @throws when a reply did not come whole, unless that is what is counted: its time would mean nothing. */
  run(order: LoadOrder): Promise<LoadResult>;
  stop(): void;
}

/** Starts the process that makes the load. */
export function startLoad(): Load {
  const child = fork(new URL('./load-client.ts', import.meta.url));
  async function run(order: LoadOrder): Promise<LoadResult> {
    const answered = once(child, 'message');
    child.send(order);
    const [result] = (await answered) as [LoadResult];
    const { failures } = result;
    if (failures.length > 0 && !order.countsFailures)
      throw new Error(`${failures.length} replies from ${order.base} did not come whole: ${failures[0]}`);
    return result;
  }
  return { run, stop: () => void child.kill() };
}

/** New visitors of a Haven. */
export async function createPeople(base: string, count: number): Promise<LoadPerson[]> {
  const people: LoadPerson[] = [];
  while (people.length < count) {
    const batch = Math.min(50, count - people.length);
    people.push(...(await Promise.all(Array.from({ length: batch }, () => createPerson(base)))));
  }
  return people;
}

async function createPerson(base: string): Promise<LoadPerson> {
  const created = await fetch(`${base}/api/user-account`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { data } = (await created.json()) as { data: { id: string } };
  return { userId: data.id, cookie: created.headers.get('set-cookie')?.split(';')[0] ?? '', sessionId: 's' };
}

/** The same people, each at the beginning of a new conversation. */
export function inNewSession(people: readonly LoadPerson[], name: string): LoadPerson[] {
  return people.map((person) => ({ ...person, sessionId: name }));
}
