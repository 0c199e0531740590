// The floor: the least a chat server can do. Two inserts, one question to the model, its words passed on as events.
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';
import { openDatabase } from '../server/src/db/open-database.ts';

const url = process.env['DATABASE_URL'] ?? '';
const modelUrl = `${process.env['MODEL_URL']}/chat/completions`;
const barePage = '<!doctype html><title>Bare</title><label>Message <textarea id="message"></textarea></label>';

// The same tables as Haven's, with all their checks and indexes.
await (await openDatabase({ url, maxConnections: 1 })).close();
const pool = new Pool({ connectionString: url, max: 10 });

const server = createServer((request, response) => {
  if (request.url === '/api/chat') answer(request, response).catch(() => response.destroy());
  else if (request.url === '/api/user-account') createPerson(response).catch(() => response.destroy());
  else response.writeHead(200, { 'content-type': 'text/html' }).end(barePage);
});
server.listen(0, '127.0.0.1', () =>
  console.log(`The floor is listening at http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
process.once('SIGTERM', () => process.exit(0));

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = '';
  for await (const piece of request.setEncoding('utf8')) body += piece as string;
  const { userId, sessionId, message } = JSON.parse(body) as Record<string, string>;
  await store(userId, sessionId, 'user', message);
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  let reply = '';
  for await (const text of ask(message)) {
    reply += text;
    response.write(frame('text', { text }));
  }
  await store(userId, sessionId, 'assistant', reply);
  response.end(frame('done', { reply }));
}

async function createPerson(response: ServerResponse): Promise<void> {
  const id = randomBytes(16).toString('base64url');
  await pool.query(
    'insert into user_accounts (id, created_at, updated_at, last_seen_at) values ($1, now(), now(), now())',
    [id],
  );
  response.end(JSON.stringify({ data: { id } }));
}

async function store(userId = '', sessionId = '', role = '', content = ''): Promise<void> {
  await pool.query({
    name: 'store',
    text: `insert into conversation_messages
      (user_id, id, session_id, role, content, origin, created_at, updated_at)
      values ($1, $2, $3, $4, $5, 'server', now(), now())`,
    values: [userId, randomBytes(16).toString('base64url'), sessionId, role, Buffer.from(content)],
  });
}

async function* ask(content = ''): AsyncGenerator<string> {
  const answered = await fetch(modelUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'at-once', stream: true, messages: [{ role: 'user', content }] }),
  });
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of answered.body ?? []) {
    const frames = (rest + decoder.decode(bytes, { stream: true })).split('\n\n');
    rest = frames.pop() ?? '';
    for (const data of frames.map((text) => text.slice('data: '.length))) {
      if (data === '[DONE]') return;
      const { choices } = JSON.parse(data) as { choices: { delta: { content?: string } }[] };
      const text = choices[0]?.delta.content;
      if (text) yield text;
    }
  }
}

function frame(type: string, data: object): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
}
