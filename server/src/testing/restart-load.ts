import type { ChatMessage } from '@haven/contracts/chat';
import { randomBytes } from 'node:crypto';
import { visitOverWire, type WirePerson } from './haven-process.ts';

interface Call {
  /** When it was sent, from the beginning of the load. */
  atMs: number;
  tookMs: number;
  status: number;
  retryAfter: string | null;
  isWrite: boolean;
  messageId: string;
}

export interface LoadFigures {
  calls: number;
  errors: number;
  /** Every status that was answered, with how often. 0 is a connection that broke. */
  statuses: Record<string, number>;
  errorsWithoutRetryAfter: number;
  /** From the restart to the last call that failed. */
  lastErrorAfterMs: number;
  longestAnswerMs: number;
  /** Writes that were refused, and were taken when they were sent again under the same id. */
  retried: number;
  acknowledged: number;
  lost: number;
  doubled: number;
}

/**
 * Sends a read or a write every so often while the database is restarted; then sends again what was refused and compares
 * what was acknowledged with what is there.
 */
export async function loadAcross(
  base: string,
  restart: () => Promise<unknown>,
  { perSecond, beforeMs, afterMs }: { perSecond: number; beforeMs: number; afterMs: number },
): Promise<LoadFigures> {
  const people = await Promise.all(Array.from({ length: 20 }, () => visitOverWire(base)));
  const begun = performance.now();
  const pending: Promise<Call>[] = [];
  const sending = setInterval(() => {
    const index = pending.length;
    pending.push(send(people[index % people.length] as WirePerson, index % 2 === 0, begun));
  }, 1_000 / perSecond);
  await pause(beforeMs);
  const restartedAtMs = performance.now() - begun;
  await restart();
  await pause(afterMs);
  clearInterval(sending);
  const calls = await Promise.all(pending);

  const refused = calls.filter(({ isWrite, status }) => isWrite && status !== 200);
  const again = await Promise.all(refused.map(({ messageId }) => write(ownerOf(people, messageId), messageId)));
  const kept = (await Promise.all(people.map(listIds))).flat();
  const acknowledged = calls.filter(({ isWrite, status }) => isWrite && status === 200);
  const errors = calls.filter(({ status }) => status !== 200);
  return {
    calls: calls.length,
    errors: errors.length,
    statuses: countBy(calls.map(({ status }) => String(status))),
    errorsWithoutRetryAfter: errors.filter(({ retryAfter }) => retryAfter === null).length,
    lastErrorAfterMs: Math.max(0, ...errors.map(({ atMs }) => atMs - restartedAtMs)),
    longestAnswerMs: Math.max(...calls.map(({ tookMs }) => tookMs)),
    retried: again.filter(({ ok }) => ok).length,
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(({ messageId }) => !kept.includes(messageId)).length,
    doubled: kept.length - new Set(kept).size,
  };
}

async function send(person: WirePerson, isWrite: boolean, begun: number): Promise<Call> {
  const sentAt = performance.now();
  const messageId = `${person.id}.${randomBytes(6).toString('hex')}`;
  const answering = isWrite
    ? write(person, messageId)
    : person.call('GET', `/api/conversation-history/${person.id}?limit=5`);
  const { status, retryAfter } = await answering.then(
    async (answer) => {
      await answer.arrayBuffer();
      return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
    },
    () => ({ status: 0, retryAfter: null }),
  );
  return { atMs: sentAt - begun, tookMs: performance.now() - sentAt, status, retryAfter, isWrite, messageId };
}

function write(person: WirePerson, messageId: string): Promise<Response> {
  const body = { sessionId: 's1', role: 'user', content: `A day with much in it, ${messageId}.`, messageId };
  return person.call('POST', '/api/conversation-history', body);
}

function ownerOf(people: readonly WirePerson[], messageId: string): WirePerson {
  return people.find(({ id }) => messageId.startsWith(id)) as WirePerson;
}

async function listIds(person: WirePerson): Promise<string[]> {
  const answer = await person.call('GET', `/api/conversation-history/${person.id}?limit=200`);
  return ((await answer.json()) as { data: ChatMessage[] }).data.map(({ clientId = '' }) => clientId);
}

function countBy(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
