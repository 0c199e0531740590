import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { carefulFetch } from './careful-fetch.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test.each([301, 302, 307, 308])('a conversation does not follow a %i to another place', async (status) => {
  let asked = 0;
  const elsewhere = await serve((_, response) => {
    asked += 1;
    response.end('data: {}\n\n');
  });
  const url = await serve((_, response) => response.writeHead(status, { location: elsewhere }).end('gone there'));
  const answer = await carefulFetch(url, { method: 'POST', body: 'a secret', headers: { authorization: 'Bearer k' } });
  expect([answer.status, await answer.text(), asked]).toEqual([502, '', 0]);
  expect(answer.headers.get('location')).toBeNull();
});

test('of an error only its status and how long to wait come through', async () => {
  const headers = { 'retry-after': '3', 'set-cookie': 'a=b', 'x-request': 'quotes the person' };
  const url = await serve((_, response) => response.writeHead(429, headers).end('quotes the person'));
  const answer = await carefulFetch(url);
  expect([answer.status, await answer.text(), [...answer.headers]]).toEqual([429, '', [['retry-after', '3']]]);
});

test('an answer without an end is read up to its bound', async () => {
  const url = await serve((_, response) => {
    const pump = () => {
      while (!response.destroyed && response.write('x'.repeat(64_000)));
    };
    response.on('drain', pump);
    pump();
  });
  await expect(carefulFetch(url).then((answer) => answer.text())).rejects.toThrow('does not end');
});

test('headers beyond what is read end the call', async () => {
  const url = await serve((_, response) => response.writeHead(200, { 'x-long': 'x'.repeat(100_000) }).end('fine'));
  await expect(carefulFetch(url)).rejects.toThrow('fetch failed');
});
