import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/open-test-app.ts';
import { codeOf } from '#testing/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await app.pool.query(`create table failing (sqlstate text)`);
  await app.pool.query(`create function fail() returns trigger as $$
    declare state text := (select sqlstate from failing);
    begin if state is not null then raise exception using errcode = state, message = 'private words'; end if; return new; end
    $$ language plpgsql`);
  await app.pool.query(
    'create trigger fail before insert on conversation_messages for each row execute function fail()',
  );
});
afterAll(() => app.close());

describe('a failure of the database', () => {
  test.each([
    ['53100', 'a full disk', 507, 'server.full'],
    ['53200', 'no memory', 503, 'server.busy'],
    ['53300', 'too many connections', 503, 'server.busy'],
    ['58030', 'a disk that fails', 503, 'server.busy'],
    ['57P01', 'a server that is stopped', 503, 'server.busy'],
    ['57P02', 'a server that crashed', 503, 'server.busy'],
    ['57P03', 'a server that starts', 503, 'server.busy'],
    ['57014', 'a statement that was cut off', 503, 'server.busy'],
    ['25006', 'a server that only reads', 503, 'server.busy'],
    ['40P01', 'a deadlock', 503, 'server.busy'],
    ['08006', 'a lost connection', 503, 'server.busy'],
  ])('%s (%s) is answered %i, says when to come back, and stores nothing', async (state, _name, status, code) => {
    const person = await app.visit();
    await app.pool.query('insert into failing values ($1)', [state]);
    const answer = await person.say('hello', { messageId: 'same' });
    const read = await person.history();
    await app.pool.query('delete from failing');

    expect(answer.statusCode).toBe(status);
    expect(codeOf(answer)).toBe(code);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.body).not.toContain('private words');
    expect(read).toEqual([]);
    expect((await person.say('hello', { messageId: 'same' })).statusCode).toBe(200);
    expect(await person.history()).toHaveLength(2);
  });

  test('that is nobody’s to wait for is answered 500, and the log quotes nothing of it', async () => {
    const person = await app.visit();
    await app.pool.query(`insert into failing values ('XX001')`);
    const answer = await person.say('hello');
    await app.pool.query('delete from failing');
    expect(answer.statusCode).toBe(500);
    expect(app.logs.join('')).not.toContain('private words');
  });
});

describe('while the disk has no room', () => {
  test('nothing new is stored, reading goes on, danger is answered, and with room all goes on', async () => {
    let hasRoom = true;
    const narrow = await openTestApp({ hasRoom: () => hasRoom });
    try {
      const person = await narrow.visit();
      await person.say('before');
      hasRoom = false;

      const posted = { sessionId: 's1', role: 'user', content: 'hi' };
      const writes = [
        await person.say('hello'),
        await person.call('POST', '/api/conversation-history', posted),
        await person.call('PUT', `/api/companion-settings/${person.id}`, { userName: 'Sam' }),
      ];
      expect(writes.map(({ statusCode }) => statusCode)).toEqual([507, 507, 507]);
      expect(writes.map(codeOf)).toEqual(['server.full', 'server.full', 'server.full']);
      expect(writes[0]?.headers['retry-after']).toBe('30');
      expect(await person.history()).toHaveLength(2);
      const danger = await person.say('I am going to kill myself tonight');
      expect(danger.json().data).toMatchObject({ care: { tier: 'imminent' } });

      hasRoom = true;
      expect((await person.say('hello')).statusCode).toBe(200);
    } finally {
      await narrow.close();
    }
  });
});
