import { expect, test } from 'vitest';
import { openTestApp } from '#testing/open-test-app.ts';
import { createScriptedModel } from '#testing/scripted-model.ts';
import { createVisitorClient } from '#testing/visitor.ts';

const mostMs = 300;

test('a call that came in before Haven was closed, and had not begun, is waited for and its reply is kept', async () => {
  const never = new Promise<string>(() => undefined);
  const app = await openTestApp({
    model: createScriptedModel(function* () {
      yield 'One word. ';
      yield never;
    }),
  });
  const base = await app.listen();
  const person = await createVisitorClient(app.send);
  const closed = new Promise<void>((resolve) => {
    // Now it is in, and nobody has been asked who it is.
    app.app.http.server.once('request', () => resolve(app.app.close(mostMs)));
  });

  const answered = fetch(`${base}/api/chat`, {
    method: 'POST',
    headers: { cookie: person.cookie, accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'It was a long day.', sessionId: 's1' }),
  }).then((answer) => answer.text());
  await closed;

  expect(await answered).toContain('chat.unavailable');
  const { rows } = await app.pool.query('select role, status from conversation_messages order by seq');
  expect(rows).toEqual([
    { role: 'user', status: 'complete' },
    { role: 'assistant', status: 'incomplete' },
  ]);
  await app.close();
});
