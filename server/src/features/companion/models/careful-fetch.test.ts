import { expect, test } from 'vitest';
import { closeServersAfterEach, serve } from '#testing/small-server.ts';
import { carefulFetch, heardWhole } from './careful-fetch.ts';

closeServersAfterEach();

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

/** Hears whatever comes before the first question mark. */
function createEar() {
  const heard: string[] = [];
  const hear = (bytes: Buffer) => {
    const at = bytes.indexOf('?');
    heard.push(bytes.toString('utf8', 0, at < 0 ? bytes.length : at));
    return at < 0 ? undefined : bytes.subarray(at);
  };
  return { heard, ear: { hear, end: () => Buffer.from('held') } };
}

test('an ear hears the beginning, and the response comes with what it leaves', async () => {
  const { heard, ear } = createEar();
  const url = await serve((_, response) => {
    response.write('one ');
    setImmediate(() => response.end('two ? three ? four'));
  });
  const answer = await carefulFetch(url, {}, ear);
  expect([heard.join(''), await answer.text()]).toEqual(['one two ', '? three ? four']);
});

test('of an answer that an ear hears to the end, what it held back is left', async () => {
  const { heard, ear } = createEar();
  const url = await serve((_, response) => response.end('all of it'));
  const answer = await carefulFetch(url, {}, ear);
  expect([heard.join(''), await answer.text()]).toEqual(['all of it', 'held']);
});

test('when an ear leaves nothing, the call says so', async () => {
  const url = await serve((_, response) => response.end('all of it'));
  const { ear } = createEar();
  await expect(carefulFetch(url, {}, { ...ear, end: () => undefined })).rejects.toBe(heardWhole);
});

test('an answer that breaks off while it is heard, or has no end, fails the call', async () => {
  const cut = await serve((_, response) => {
    response.write('one ', () => response.destroy());
  });
  await expect(carefulFetch(cut, {}, createEar().ear)).rejects.toThrow(TypeError);
  const endless = await serve((_, response) => {
    const pump = () => {
      while (!response.destroyed && response.write('x'.repeat(64_000)));
    };
    response.on('drain', pump);
    pump();
  });
  await expect(carefulFetch(endless, {}, createEar().ear)).rejects.toThrow('does not end');
});

test('whoever leaves while an answer is heard hears nothing more of it', async () => {
  const { heard, ear } = createEar();
  const leaving = new AbortController();
  const url = await serve((_, response) => {
    response.write('one ');
    response.on('close', () => heard.push('(closed)'));
  });
  const asked = carefulFetch(url, { signal: leaving.signal }, ear);
  await expect.poll(() => heard).toEqual(['one ']);
  leaving.abort();
  await expect(asked).rejects.toThrow('aborted');
  await expect.poll(() => heard).toEqual(['one ', '(closed)']);
});
