import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
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

test('a question comes as it was asked, whatever its letters, and one call after the other on one connection', async () => {
  const asked: string[] = [];
  const ports = new Set<number | undefined>();
  const url = await serve((request, response) => {
    ports.add(request.socket.remotePort);
    request.setEncoding('utf8').on('data', (text: string) => asked.push(text));
    request.on('end', () => response.end(String(request.headers['content-length'])));
  });
  const question = (text: string) => ({ method: 'POST', body: text, headers: { 'content-type': 'text/plain' } });
  const lengths: string[] = [];
  for (const text of ['¿Qué tal? 🌊', 'well']) {
    lengths.push(await (await carefulFetch(url, question(text))).text());
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect([asked, lengths, ports.size]).toEqual([['¿Qué tal? 🌊', 'well'], ['16', '4'], 1]);
});

test('that an answer will come is not taken for the answer', async () => {
  const url = await serve((_, response) => {
    response.writeProcessing();
    response.writeEarlyHints({ link: '</style.css>; rel=preload' });
    response.end('the answer');
  });
  const answer = await carefulFetch(url);
  expect([answer.status, await answer.text()]).toEqual([200, 'the answer']);
});

test('whoever leaves before there is a connection has not asked', async () => {
  let asked = 0;
  const url = await serve((_, response) => {
    asked += 1;
    response.end();
  });
  const leaving = new AbortController();
  const answer = carefulFetch(url, { method: 'POST', body: 'a secret', signal: leaving.signal });
  leaving.abort(new Error('left'));
  await expect(answer).rejects.toThrow('left');
  // Another call is answered after it would have been.
  await carefulFetch(url);
  expect(asked).toBe(1);
});

test('while an answer comes, its question is not kept', async () => {
  const questions = 16;
  const letters = 1_000_000;
  const url = await serve((request, response) => {
    request.resume().on('end', () => response.write('begun'));
  });
  const leaving = new AbortController();
  const before = usedBytes();
  const begun = await Promise.all(
    Array.from({ length: questions }, (_, index) =>
      carefulFetch(url, { method: 'POST', body: String(index % 10).repeat(letters), signal: leaving.signal }),
    ),
  );
  await expect.poll(() => usedBytes() - before).toBeLessThan((questions * letters) / 4);
  expect(begun).toHaveLength(questions);
  leaving.abort();
});

/** What is in use once all that is not has been thrown away. */
function usedBytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
