import { afterEach, describe, expect, test } from 'vitest';
import { readEvents } from '#testing/event-reader.ts';
import { createBuiltinModel } from '../companion/index.ts';
import { foreignOf } from '#testing/foreign-model.ts';
import { openTestApp, type TestApp } from '#testing/open-test-app.ts';
import { createScriptedModel } from '#testing/scripted-model.ts';

let app: TestApp | undefined;
afterEach(() => app?.close());

async function say(message: string, script: string[]) {
  app = await openTestApp({ model: foreignOf(createScriptedModel(() => script)) });
  const person = await app.visit();
  const answer = await person.call('POST', '/api/chat', { message, sessionId: 's1' }, { accept: 'text/event-stream' });
  const events = readEvents(answer.body);
  return { person, events, types: events.map(({ type }) => type), last: (await person.history()).at(-1) };
}

const innocent = 'I gave my cat to my neighbor today and cleaned the flat.';
const words = 'That is a lot of putting in order. Are you thinking about suicide?';

describe('the reading of risk by a language model', () => {
  test('raises the tier: the card comes before its words, the flag stays, and the lines to call are added', async () => {
    const { person, events, types, last } = await say(innocent, ['risk: elev', 'ated\n', words]);

    expect(types).toEqual(['accepted', 'notice', 'crisis', 'notice', 'text', 'text', 'text', 'done']);
    expect(events[2]).toMatchObject({ tier: 'elevated', care: { crisis: true } });
    expect(events[3]).toMatchObject({ notice: { kind: 'crisis-card' } });
    expect(events.at(-1)).toMatchObject({ care: { crisis: true, tier: 'elevated' } });
    expect(last?.content).toMatch(/^That is a lot.*suicide\? .*988.*741741/);
    const visit = (await person.call('POST', '/api/chat/visit', { sessionId: 's1' })).json();
    expect(visit.data.care).toEqual({ crisis: true, tier: 'elevated' });
  });

  test('comes with an answer in JSON too', async () => {
    app = await openTestApp({ model: foreignOf(createScriptedModel(() => ['risk: imminent\n', words])) });
    const { data } = (await (await app.visit()).say(innocent)).json();
    expect(data.care).toEqual({ crisis: true, tier: 'imminent' });
    expect(data.notices.map(({ kind }: { kind: string }) => kind)).toContain('crisis-card');
    expect(data.response).toMatch(/911/);
  });

  test('holds for the built-in companion when the model fails right after it', async () => {
    const model = foreignOf(createScriptedModel(() => ['risk: imminent\n', 'That sounds ', new Error('gone')]));
    if (model.foreign) model.foreign.standIn = createBuiltinModel({ paceMs: 0 });
    app = await openTestApp({ model });
    const { data } = (await (await app.visit()).say(innocent)).json();
    expect(data.reply.answeredBy).toBe('builtin');
    expect(data.response).toMatch(/988|911/);
  });

  test('keeps what the message tells from being remembered', async () => {
    let script = ['risk: elevated\n', words];
    app = await openTestApp({ model: foreignOf(createScriptedModel(() => script)) });
    const person = await app.visit();
    await person.call('PUT', `/api/privacy-settings/${person.id}`, { storagePreference: 'user-controlled' });
    const kept = async () => (await person.call('GET', '/api/memories')).json().data.memories.length;
    await person.say('my dog Biscuit ran off again');
    expect(await kept()).toBe(0);
    script = ['risk: none\n', 'That is a worry for you.'];
    await person.say('my dog Biscuit ran off again');
    expect(await kept()).toBe(1);
  });

  test('never lowers it', async () => {
    const { types, last } = await say('I want to kill myself tonight, I have the pills here.', ['risk: none\n', words]);
    expect(types.slice(0, 2)).toEqual(['accepted', 'crisis']);
    expect(types.filter((type) => type === 'crisis')).toHaveLength(1);
    expect(last?.content).toMatch(/911.*988/);
  });

  test.each(['none', 'quiet'])('changes nothing as %s, and is never shown', async (tier) => {
    const { types, last } = await say('It was a long week.', [`risk: ${tier}\n`, 'That sounds tiring. ', 'What now?']);
    expect(types).not.toContain('crisis');
    expect(last?.content).toBe('That sounds tiring. What now?');
  });
});
