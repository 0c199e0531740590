import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerError } from './errors.ts';
import { addPages } from './pages.ts';

let app: FastifyInstance;
let base: URL;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'haven-pages-'));
  await mkdir(path.join(directory, 'client/plans'), { recursive: true });
  for (const file of ['index.html', 'plans/index.html', '__spa-fallback.html', 'icon.svg']) {
    await writeFile(path.join(directory, 'client', file), `the file ${file}`);
  }
  await writeFile(path.join(directory, 'csp.json'), JSON.stringify({ 'index.html': ['sha256-abc'] }));
  app = Fastify();
  app.setErrorHandler(answerError);
  await addPages(app, { directory });
  base = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true });
});

/** As it stands, without what `fetch` would mend. */
function get(target: string): Promise<{ status: number | undefined; location: string | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = base;
    request({ hostname, port, path: target }, (answer) => {
      let body = '';
      answer.on('data', (data) => (body += String(data)));
      answer.on('end', () => resolve({ status: answer.statusCode, location: answer.headers.location, body }));
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  ['/', 200, 'index.html'],
  ['/plans', 200, 'plans/index.html'],
  ['/icon.svg', 200, 'icon.svg'],
  ['/nothing', 404, '__spa-fallback.html'],
  ['//', 200, 'index.html'],
  ['///', 200, 'index.html'],
  ['//[', 404, '__spa-fallback.html'],
  ['//:99999/nothing', 404, '__spa-fallback.html'],
  ['/../csp.json', 404, '__spa-fallback.html'],
  ['/..%2fcsp.json', 404, '__spa-fallback.html'],
  ['/%2e%2e/csp.json', 404, '__spa-fallback.html'],
  ['/__spa-fallback.html', 404, '__spa-fallback.html'],
])('%s is answered with %i and %s', async (target, status, file) => {
  expect(await get(target)).toMatchObject({ status, body: `the file ${file}` });
});

test.each([
  ['/plans/', '/plans'],
  ['/plans/?plan=regular', '/plans?plan=regular'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['/.//evil.example/', '/evil.example'],
  ['/x/..//evil.example//', '/evil.example'],
])('%s leads to %s, which is never another site', async (target, location) => {
  expect(await get(target)).toMatchObject({ status: 301, location });
});
