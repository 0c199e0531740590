import { expect, test } from 'vitest';
import { advance } from './advance.ts';
import { startState, type StreamState } from './stream-state.ts';
import { care, message, opening, reply } from './testing.ts';
import { type ThreadItem, toThread } from './thread.ts';

function opened(change: Parameters<typeof opening>[0] = {}): StreamState {
  return advance(startState('u1'), { type: 'opened', opening: opening(change), outgoing: [] });
}

function conversation(count: number) {
  return Array.from({ length: count }, (_, index) => (index % 2 === 0 ? message(index + 1) : reply(index + 1)));
}

const kinds = (items: ThreadItem[]) => items.map(({ kind }) => kind);

test('the greeting opens the thread under the line of its day', () => {
  expect(kinds(toThread(opened()))).toEqual(['day', 'message']);
});

test.each([
  [7, 0],
  [8, 1],
  [15, 1],
  [16, 2],
  [40, 5],
])('%i messages carry %i disclaimers', (count, disclaimers) => {
  const items = toThread(opened({ messages: conversation(count) }));

  expect(items.filter(({ kind }) => kind === 'disclaimer')).toHaveLength(disclaimers);
});

test('the disclaimer stands right behind the eighth message', () => {
  const items = toThread(opened({ messages: conversation(9) }));

  const place = items.findIndex(({ kind }) => kind === 'disclaimer');
  expect(items[place - 1]).toMatchObject({ id: 'id8' });
  expect(items[place + 1]).toMatchObject({ id: 'id9' });
});

test('a line stands where the day changes', () => {
  const messages = [message(1), message(2, { timestamp: '2026-03-12T12:00:00Z' })];

  expect(kinds(toThread(opened({ messages })))).toEqual(['day', 'message', 'message', 'day', 'message']);
});

test.each([
  ['two minutes apart, both show it', '2026-03-10T20:07:00Z', 'user', true],
  ['a minute apart, the later shows it', '2026-03-10T20:06:00Z', 'user', false],
  ['of two sides, both show it', '2026-03-10T20:05:10Z', 'assistant', true],
] as const)('the time of bubbles %s', (_, timestamp, role, showsTime) => {
  const messages = [message(1, { timestamp: '2026-03-10T20:05:00Z' }), message(2, { timestamp, role })];

  const first = toThread(opened({ messages })).find((item) => item.kind === 'message' && item.id === 'id1');
  expect(first).toMatchObject({ showsTime });
});

test('notices stand behind their message, and at the top where it belongs to an earlier session', () => {
  const notice = { kind: 'disclosure', timestamp: '2026-03-10T20:00:00Z' } as const;
  const notices = [
    { ...notice, id: 'top', afterSeq: 0 },
    { ...notice, id: 'later', afterSeq: 11 },
    { ...notice, id: 'earlier', afterSeq: 4 },
  ];
  const items = toThread(opened({ messages: [message(10), reply(11), message(12)], notices }));

  expect(items.map(({ key }) => key)).toEqual([
    'top',
    'earlier',
    'day-greeting',
    'greeting',
    'id10',
    'id11',
    'later',
    'id12',
  ]);
});

test('the crisis card stands between the message and the reply being written', () => {
  const state = [
    { type: 'accepted', message: message(1), reply: reply(2, { status: 'growing', content: '' }) } as const,
    { type: 'crisis', tier: 'imminent', care: care('imminent') } as const,
  ].reduce<StreamState>(advance, opened());

  expect(kinds(toThread(state))).toEqual(['day', 'message', 'message', 'crisis-card', 'writing']);
});

test('what is on its way stands at the end, and Haven writes while it is sent', () => {
  const outgoing = { id: 'm1', text: 'hi', writtenAt: '2026-03-10T21:00:00Z', state: 'sending' } as const;
  const items = toThread(advance(opened({ messages: conversation(2) }), { type: 'written', message: outgoing }));

  expect(items.slice(-2)).toMatchObject([{ text: 'hi', status: 'sending', isLast: false }, { kind: 'writing' }]);
});

test('the reply being written stands before the messages that wait for it', () => {
  const state = [
    { type: 'accepted', message: message(1), reply: reply(2, { status: 'growing', content: 'Well' }) } as const,
    {
      type: 'written',
      message: { id: 'm2', text: 'more', writtenAt: '2026-03-10T20:06:00Z', state: 'queued' },
    } as const,
  ].reduce<StreamState>(advance, opened());

  expect(toThread(state).slice(-2)).toMatchObject([{ kind: 'writing' }, { text: 'more', status: 'queued' }]);
});

test('the card of a message that did not get through stands behind it, also once it has arrived', () => {
  const lost = { id: 'c2', text: 'message 2', writtenAt: '2026-03-10T20:10:00Z', state: 'unsent' } as const;
  const stranded = advance(opened({ messages: [message(1)] }), { type: 'written', message: lost });
  const alarmed = advance(stranded, { type: 'alarmed', id: 'c2' });
  const arrived = advance(alarmed, {
    type: 'accepted',
    message: message(2, { clientId: 'c2' }),
    reply: reply(3, { status: 'growing' }),
  });

  expect(kinds(toThread(alarmed))).toEqual(['day', 'message', 'message', 'message', 'crisis-card']);
  expect(kinds(toThread(arrived))).toEqual(['day', 'message', 'message', 'message', 'crisis-card', 'writing']);
});

test.each([
  ['waiting', true],
  ['unsent', true],
  ['queued', false],
] as const)('a last message that is %s names who answers now: %s', (state, namesHelp) => {
  const lost = { id: 'c2', text: 'message 2', writtenAt: '2026-03-10T20:10:00Z', state };

  const items = toThread(advance(opened(), { type: 'written', message: lost }));

  expect(items.at(-1)).toMatchObject({ namesHelp });
});
