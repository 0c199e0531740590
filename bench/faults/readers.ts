// node bench/faults/readers.ts [readers]: readers who leave in the middle of a reply; their replies are found whole.
import type { ChatMessage } from '../../packages/contracts/src/chat.ts';
import buildServer from '../../server/src/testing/build-server.ts';
import { makeDataDir } from '../../server/src/testing/database-holder.ts';
import { startHaven, visitOverWire } from '../../server/src/testing/haven-process.ts';
import { say } from './figures.ts';

const readers = Number(process.argv[2] ?? 50);

await buildServer();
const dataDir = await makeDataDir('haven-readers-');
const haven = await startHaven({ DATA_DIR: dataDir.path });
try {
  const left = await Promise.all(Array.from({ length: readers }, leaveMidReply));
  const found = await Promise.all(left.map(findWhole));
  say('readers who leave in the middle of a reply', {
    readers,
    'had read words, but not the end': left.filter(({ text }) => text.length > 0).length,
    'replies found whole': found.filter(({ reply }) => reply?.status === 'complete').length,
    'that begin with what was read': found.filter(({ reply, read }) => reply?.content.startsWith(read)).length,
    'messages with one reply': found.filter(({ replies }) => replies === 1).length,
  });
  const isGood = found.every(
    ({ reply, read, replies }) => reply?.status === 'complete' && reply.content.startsWith(read) && replies === 1,
  );
  process.exitCode = isGood ? 0 : 1;
} finally {
  haven.signal('SIGTERM');
  await haven.exited;
  await dataDir.remove();
}

/** Reads a few words, each reader as many as their number says, and hangs up. */
async function leaveMidReply(_: unknown, index: number) {
  const person = await visitOverWire(haven.base);
  const leaving = new AbortController();
  const body = { message: 'I could not sleep, and my mother is ill.', sessionId: 's1', messageId: 'm1' };
  const { signal } = leaving;
  const answer = await person.call('POST', '/api/chat', body, { accept: 'text/event-stream', signal });
  const decoder = new TextDecoder();
  let events = '';
  let text = '';
  for await (const chunk of answer.body ?? []) {
    events += decoder.decode(chunk, { stream: true });
    text = wordsIn(events);
    if (text.split(' ').length > 1 + (index % 5)) break;
  }
  leaving.abort();
  if (events.includes('event: done')) throw new Error('The reply had ended before its reader left.');
  return { person, text };
}

async function findWhole({ person, text }: Awaited<ReturnType<typeof leaveMidReply>>) {
  for (let time = 0; ; time += 1) {
    const answer = await person.call('GET', `/api/conversation-history/${person.id}`);
    const { data } = (await answer.json()) as { data: ChatMessage[] };
    const replies = data.filter(({ role }) => role === 'assistant');
    if (replies[0]?.status !== 'growing' || time > 300)
      return { reply: replies[0], replies: replies.length, read: text };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function wordsIn(events: string): string {
  return [...events.matchAll(/^data: (\{"type":"text".*\})$/gm)]
    .map(([, data = '']) => (JSON.parse(data) as { text: string }).text)
    .join('');
}
