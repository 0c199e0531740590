import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/open-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('whoever finds a hole reads whom to tell, and until when that holds', async () => {
  const answer = await app.send({ method: 'GET', url: '/.well-known/security.txt' });
  expect(answer.headers['content-type']).toContain('text/plain');
  expect(answer.body).toContain('Contact: mailto:support@haven.example\n');
  const expires = new Date(/^Expires: (.+)$/m.exec(answer.body)?.[1] ?? '');
  expect(expires > app.clock.now()).toBe(true);
});

test('Haven says that it honors Global Privacy Control', async () => {
  const answer = await app.send({ method: 'GET', url: '/.well-known/gpc.json' });
  expect(answer.json()).toEqual({ gpc: true, lastUpdate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) });
});
