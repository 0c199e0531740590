import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { foreignOf } from '#testing/foreign-model.ts';
import { visitOverWire } from '#testing/haven-process.ts';
import { openTestApp } from '#testing/open-test-app.ts';
import { createScriptedModel, gate } from '#testing/scripted-model.ts';

const danger = 'I am going to kill myself tonight';
const asEvents = { accept: 'text/event-stream' };

test('where to call is sent before the reply is thought of, however long that takes', async () => {
  const sockets: Socket[] = [];
  let sentBefore = 0;
  const model = createScriptedModel(function* () {
    sentBefore = Math.max(...sockets.map(({ bytesWritten }) => bytesWritten));
    yield 'Call 988.';
  });
  const app = await openTestApp({ model });
  const base = await app.listen();
  try {
    const person = await visitOverWire(base);
    app.app.http.server.on('connection', (socket) => sockets.push(socket));
    const url = `${base}/api/chat`;
    const headers = { ...asEvents, 'content-type': 'application/json', cookie: person.cookie, connection: 'close' };
    const body = JSON.stringify({ message: danger, sessionId: 's1' });
    const answer = await fetch(url, { method: 'POST', headers, body });
    const events = await answer.text();
    const card = events.slice(0, events.indexOf('event: text'));
    expect(card).toContain('event: crisis');
    expect(sentBefore).toBeGreaterThan(card.length);
  } finally {
    await app.close();
  }
});

test('while a model is silent, others are served as before, and nobody is charged or forgotten', async () => {
  const hold = gate();
  const silent = foreignOf(createScriptedModel(() => [hold.opened, 'It was a long week.']));
  if (silent.foreign) Object.assign(silent.foreign.patience, { firstWordMs: 20_000, firstWordAtRiskMs: 20_000 });
  const app = await openTestApp({ model: silent });
  const base = await app.listen();
  try {
    const people = await Promise.all(Array.from({ length: 30 }, () => visitOverWire(base)));
    const waiting = people.map((person) =>
      person.call('POST', '/api/chat', { message: 'hello', sessionId: 's1' }, asEvents),
    );
    await Promise.all(waiting);
    const other = await visitOverWire(base);
    const tookMs: number[] = [];
    for (let time = 0; time < 60; time += 1) {
      const begun = performance.now();
      expect((await other.call('GET', `/api/conversation-history/${other.id}`)).status).toBe(200);
      tookMs.push(performance.now() - begun);
    }
    expect(tookMs.toSorted((a, b) => a - b)[Math.floor(tookMs.length * 0.95)]).toBeLessThan(200);
    hold.open();
    const replies = await Promise.all(waiting.map(async (answer) => (await answer).text()));
    expect(replies.filter((text) => text.includes('"type":"done"'))).toHaveLength(30);
  } finally {
    hold.open();
    await app.close();
  }
});
