import type { CareNotice } from '@haven/contracts/care';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEvents } from '#testing/event-reader.ts';
import { openTestApp, type TestApp } from '#testing/open-test-app.ts';
import type { Visitor } from '#testing/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const danger = 'I am going to kill myself tonight';

async function visit(person: Visitor, sessionId = person.sessionId) {
  const answer = await person.call('POST', '/api/chat/visit', { sessionId });
  return answer.json<{
    data: { sessionOpen: boolean; care: { crisis: boolean; tier: string }; notices: CareNotice[] };
  }>().data;
}

async function kinds(person: Visitor): Promise<string[]> {
  return (await visit(person)).notices.map(({ kind }) => kind);
}

describe('a message that speaks of danger', () => {
  test('brings the crisis event and the card before any word of the reply', async () => {
    const person = await app.visit();
    const answer = await person.call(
      'POST',
      '/api/chat',
      { message: danger, sessionId: 's1' },
      { accept: 'text/event-stream' },
    );
    const types = readEvents(answer.body).map((event) => (event.type === 'notice' ? event.notice.kind : event.type));
    expect(types.indexOf('crisis')).toBeLessThan(types.indexOf('text'));
    expect(types.indexOf('crisis-card')).toBeLessThan(types.indexOf('text'));
    expect(types).toContain('done');
  });

  test('brings the whole card once, then short reminders, and again when danger becomes imminent', async () => {
    const person = await app.visit();
    for (const message of ['I want to die', 'I still want to die', danger, danger]) await person.say(message);
    const shown = (await kinds(person)).filter((kind) => kind.startsWith('crisis'));
    expect(shown).toEqual(['crisis-card', 'crisis-reminder', 'crisis-card', 'crisis-reminder']);
  });

  test('is answered with the numbers that help', async () => {
    const person = await app.visit();
    const { response } = (await person.say(danger)).json().data;
    expect(response).toContain('988');
    expect(response).toContain('911');
  });

  test('raises a flag with time and tier and never with words', async () => {
    const person = await app.visit();
    await person.say(danger);
    const flags = await app.pool.query('select * from care_flags where user_id = $1', [person.id]);
    expect(Object.keys(flags.rows[0]).toSorted()).toEqual(['last_raised_at', 'raised_at', 'tier', 'user_id']);
    expect(flags.rows[0].tier).toBe('imminent');
  });

  test('counts once for the year, about nobody', async () => {
    const counted = async () =>
      (await app.send({ method: 'GET', url: '/api/care-report' }))
        .json<{ data: { count: number }[] }>()
        .data.reduce((sum, { count }) => sum + count, 0);
    const before = await counted();
    await (await app.visit()).say(danger);
    expect(await counted()).toBe(before + 1);
  });

  test('is answered although the limit is used up, and anything else has to wait', async () => {
    const limited = await openTestApp({ limits: { chat: { count: 1, seconds: 60 } } });
    try {
      const person = await limited.visit();
      await person.say('hello');
      const refused = await person.say('hello again');
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await person.say(danger)).statusCode).toBe(200);
    } finally {
      await limited.close();
    }
  });
});

describe('the crisis flag', () => {
  test('survives a later "I am fine" in the same visit', async () => {
    const person = await app.visit();
    await person.say(danger);
    const later = await person.say("I'm fine now, never mind");
    expect(later.json().data.care).toEqual({ crisis: true, tier: 'imminent' });
  });

  test('ends after the check-in with which the next visit begins', async () => {
    const person = await app.visit();
    await visit(person);
    await person.say(danger);
    app.clock.advance({ hours: 3 });

    const next = await visit(person);
    const opened = (await person.history()).at(-1);
    const answer = await person.say('My sister stayed over and I slept.');

    expect(next.care.crisis).toBe(true);
    expect(opened).toMatchObject({ role: 'assistant' });
    expect(opened?.content).toContain('988');
    expect(answer.json().data.care).toEqual({ crisis: false, tier: 'none' });
    expect((await visit(person)).care.crisis).toBe(false);
  });

  test('stays when the check-in is answered with danger', async () => {
    const person = await app.visit();
    await person.say(danger);
    app.clock.advance({ hours: 3 });
    await visit(person);
    expect((await person.say('I still want to kill myself')).json().data.care.crisis).toBe(true);
  });

  test('is asked about once, however often the page is opened before an answer', async () => {
    const person = await app.visit();
    await person.say(danger);
    const before = (await person.history()).length;
    app.clock.advance({ hours: 1 });
    await visit(person);
    await visit(person);
    app.clock.advance({ hours: 1 });
    await visit(person);
    expect(await person.history()).toHaveLength(before + 1);
  });
});

describe('the disclosure', () => {
  test('stands before the first message, also for a client that never began a visit', async () => {
    const person = await app.visit();
    await person.say('hello');
    const { notices } = await visit(person);
    const [first] = await person.history();
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatchObject({ kind: 'disclosure' });
    expect(notices[0]?.afterSeq).toBeLessThan(first?.seq ?? 0);
  });

  test('comes once when several tabs open at once', async () => {
    const person = await app.visit();
    await Promise.all(Array.from({ length: 5 }, () => visit(person)));
    expect(await kinds(person)).toEqual(['disclosure']);
  });

  test('comes again to somebody who asks, between the question and the answer', async () => {
    const person = await app.visit();
    await person.say('hello');
    await person.say('are you a real person?');
    const { notices } = await visit(person);
    const [, , question, answer] = await person.history();
    expect(notices.map(({ kind, afterSeq }) => [kind, afterSeq]).at(-1)).toEqual(['disclosure', question?.seq]);
    expect(answer?.content).toMatch(/program|software|code/i);
  });

  test('comes at each visit, not at each opening of the page', async () => {
    const person = await app.visit();
    expect(await kinds(person)).toEqual(['disclosure']);
    expect(await kinds(person)).toEqual(['disclosure']);
    app.clock.advance({ minutes: 31 });
    expect(await kinds(person)).toEqual(['disclosure', 'disclosure']);
  });

  test('comes again after three hours of use, and a break is suggested after each hour', async () => {
    const person = await app.visit();
    await person.say('hello');
    for (let minute = 0; minute < 181; minute += 3) {
      app.clock.advance({ minutes: 3 });
      await person.say(`still here at ${minute}`);
    }
    const shown = await kinds(person);
    expect(shown.filter((kind) => kind === 'disclosure')).toHaveLength(2);
    expect(shown.filter((kind) => kind === 'break')).toHaveLength(3);
  });

  test('silence does not count as use', async () => {
    const person = await app.visit();
    for (let time = 0; time < 8; time += 1) {
      await person.say(`back after a while ${time}`);
      app.clock.advance({ minutes: 20 });
    }
    expect((await kinds(person)).filter((kind) => kind === 'break')).toEqual([]);
  });

  test('comes after a week away', async () => {
    const person = await app.visit();
    await visit(person, 'old');
    app.clock.advance({ days: 8 });
    expect((await visit(person, 'new')).notices.map(({ kind }) => kind)).toEqual(['disclosure']);
  });
});

test('a session without a message for a day has ended', async () => {
  const person = await app.visit();
  await person.say('hello');
  app.clock.advance({ hours: 23 });
  expect((await visit(person)).sessionOpen).toBe(true);
  app.clock.advance({ hours: 2 });
  expect((await visit(person)).sessionOpen).toBe(false);
});
