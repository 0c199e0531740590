import type { ChatMessage } from '@haven/contracts/chat';
import { randomBytes } from 'node:crypto';
import { type HavenProcess, returnOverWire, visitOverWire, type WirePerson } from './haven-process.ts';

interface Entry {
  personId: string;
  sessionId: string;
  messageId: string;
  text: string;
  /** Said to Haven; else kept in the history by a client. */
  isChat: boolean;
  /** Its sender was told that it is kept. */
  isAcknowledged: boolean;
}

/** What is found when the ledger is compared with what Haven kept. */
export interface Findings {
  sent: number;
  acknowledged: number;
  lost: string[];
  doubled: string[];
  changed: string[];
  /** Messages with more than one reply. */
  answeredTwice: string[];
  replies: Record<string, number>;
  /** Replies that the built-in companion gave because the language model could not. */
  standIns: number;
}

/** People who write at once, and a record of everything they were told was kept. */
export function createLedger() {
  const entries: Entry[] = [];
  let people: WirePerson[] = [];

  /** Everybody, at the address Haven has now. */
  async function gather(base: string, size: number): Promise<void> {
    people = people.map((person) => returnOverWire(base, person));
    while (people.length < size) people.push(await visitOverWire(base));
  }

  /**
   * Each person says so much at once, each time in a session of its own: half of it to Haven, half of it
   * into the history.
   */
  function sayAll(each: number): Promise<unknown> {
    const fresh = people.flatMap(({ id }) =>
      Array.from({ length: each }, (_, index) => createEntry(id, index % 2 === 0)),
    );
    entries.push(...fresh);
    return Promise.allSettled(fresh.map(say));
  }

  /** What nobody was told about is sent again under its own id, as a browser does when it is back. */
  function sayAgain(): Promise<unknown> {
    return Promise.allSettled(entries.filter(({ isAcknowledged }) => !isAcknowledged).map(say));
  }

  async function say(entry: Entry): Promise<void> {
    const { personId, sessionId, messageId, text, isChat } = entry;
    const person = personOf(personId);
    const answer = isChat
      ? await person.call('POST', '/api/chat', { message: text, sessionId, messageId }, { accept: 'text/event-stream' })
      : await person.call('POST', '/api/conversation-history', { role: 'user', content: text, sessionId, messageId });
    if (!answer.ok) return void (await answer.text());
    // The headers of a stream go out with its first event, and that says the message is stored.
    await answer.body?.getReader().read();
    entry.isAcknowledged = true;
  }

  async function compare(): Promise<Findings> {
    const rows = (await Promise.all(people.map(readAll))).flat();
    const counts = new Map<string, number>();
    for (const { clientId = '' } of rows) counts.set(clientId, (counts.get(clientId) ?? 0) + 1);
    const texts = new Map(rows.map(({ clientId, content }) => [clientId, content]));
    const sessions = new Map<string, number>();
    for (const { role, sessionId } of rows)
      if (role === 'assistant') sessions.set(sessionId, (sessions.get(sessionId) ?? 0) + 1);
    const acknowledged = entries.filter(({ isAcknowledged }) => isAcknowledged);
    return {
      sent: entries.length,
      acknowledged: acknowledged.length,
      lost: acknowledged.filter(({ messageId }) => !counts.has(messageId)).map(({ messageId }) => messageId),
      doubled: entries.filter(({ messageId }) => (counts.get(messageId) ?? 0) > 1).map(({ messageId }) => messageId),
      changed: entries
        .filter(({ messageId, text }) => counts.has(messageId) && texts.get(messageId) !== text)
        .map(({ messageId }) => messageId),
      answeredTwice: [...sessions].filter(([, count]) => count > 1).map(([sessionId]) => sessionId),
      replies: countBy(rows.filter(({ role }) => role === 'assistant').map(({ status }) => status)),
      standIns: rows.filter(({ answeredBy }) => answeredBy === 'builtin').length,
    };
  }

  function personOf(id: string): WirePerson {
    return people.find((person) => person.id === id) as WirePerson;
  }

  return {
    gather,
    sayAll,
    sayAgain,
    compare,
    countAcknowledged: () => countTold(entries),
    countOpen: () => entries.length - countTold(entries),
  };
}

export type Ledger = ReturnType<typeof createLedger>;

/**
 * One round: everybody writes, and Haven is killed in the middle of it.
 *
 * @returns how many were acknowledged in this round.
 */
export async function killWhileWriting(haven: HavenProcess, ledger: Ledger, each: number): Promise<number> {
  const before = ledger.countAcknowledged();
  const again = ledger.sayAgain();
  const writing = ledger.sayAll(each);
  await Promise.race([writing, somebodyIsTold(ledger, before)]);
  // From here to a second later: while most are being stored, or while their replies grow.
  await new Promise((resolve) => setTimeout(resolve, (randomBytes(2).readUInt16BE() / 65_536) ** 2 * 1_000));
  haven.signal('SIGKILL');
  await haven.exited;
  await Promise.all([again, writing]);
  return ledger.countAcknowledged() - before;
}

async function somebodyIsTold(ledger: Ledger, before: number): Promise<void> {
  while (ledger.countAcknowledged() === before) await new Promise((resolve) => setTimeout(resolve, 5));
}

function createEntry(personId: string, isChat: boolean): Entry {
  const messageId = randomBytes(8).toString('hex');
  const text = `I had a long day and could not rest, ${messageId}.`;
  return { personId, sessionId: `s-${messageId}`, messageId, text, isChat, isAcknowledged: false };
}

async function readAll(person: WirePerson): Promise<ChatMessage[]> {
  const messages: ChatMessage[] = [];
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const answer = await person.call('GET', `/api/conversation-history/${person.id}?limit=200&before=${before}`);
    const { data } = (await answer.json()) as { data: ChatMessage[] };
    messages.push(...data);
    if (data.length < 200) return messages;
    before = data[0]?.seq ?? 0;
  }
}

function countBy(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

function countTold(entries: readonly Entry[]): number {
  return entries.filter(({ isAcknowledged }) => isAcknowledged).length;
}
