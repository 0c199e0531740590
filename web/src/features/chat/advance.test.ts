import type { ChatEvent, ChatMessage } from '@haven/contracts/chat';
import { describe, expect, test } from 'vitest';
import { newOutgoing } from './outbox.ts';
import { advance, type LocalEvent } from './advance.ts';
import { isBusy, isPaywalled, startState, type StreamState } from './stream-state.ts';
import { care, message, opening, reply } from './testing.ts';

function after(...events: (ChatEvent | LocalEvent)[]): StreamState {
  return events.reduce(advance, startState('u1'));
}

const hello = { ...newOutgoing('hello'), id: 'm1' };
const said = message(1, { clientId: 'm1', content: 'hello' });
const growing = reply(2, { content: '', status: 'growing' });
const accepted: ChatEvent = { type: 'accepted', message: said, reply: growing };
const whole = reply(2, { content: 'Hi there.' });
const done: ChatEvent = {
  type: 'done',
  reply: whole,
  entitlement: { reason: 'trial', messagesRemaining: 3 },
  care: care('none'),
};

describe('a message on its way', () => {
  test('leaves the outgoing ones when the server has taken it', () => {
    expect(after({ type: 'written', message: hello }).outgoing).toHaveLength(1);
    expect(after({ type: 'written', message: hello }, accepted).outgoing).toEqual([]);
  });

  test('keeps why it was refused', () => {
    const problem = { code: 'request.too_many', words: 'Wait.' } as const;
    const state = after({ type: 'written', message: hello }, { type: 'moved', id: 'm1', state: 'unsent', problem });

    expect(state.outgoing[0]).toMatchObject({ state: 'unsent', problem });
  });

  test('becomes unsent when the stream fails before it is accepted', () => {
    const state = after(
      { type: 'written', message: hello },
      { type: 'moved', id: 'm1', state: 'sending' },
      { type: 'failed', code: 'chat.unavailable', message: 'No.' },
    );

    expect(state.outgoing[0]).toMatchObject({ state: 'unsent', problem: { words: 'No.' } });
    expect(isBusy(state)).toBe(false);
  });

  test('is dropped when a fresh list already holds it', () => {
    const state = after({ type: 'written', message: hello }, { type: 'refreshed', messages: [said], hasMore: false });

    expect(state.outgoing).toEqual([]);
  });
});

describe('a growing reply', () => {
  test('tells who answers as soon as it is known', () => {
    const state = after(accepted, { type: 'answered_by', by: 'builtin' });

    expect(state.messages.at(-1)).toMatchObject({ id: growing.id, answeredBy: 'builtin' });
  });

  test('appends words, replaces them, and is whole at the end', () => {
    const text = (words: string): ChatEvent => ({ type: 'text', text: words });

    expect(after(accepted, text('Hi '), text('there')).messages.at(-1)?.content).toBe('Hi there');
    expect(after(accepted, text('Hi '), { type: 'replace', text: 'Well' }).messages.at(-1)?.content).toBe('Well');
    expect(after(accepted, text('Hi '), done)).toMatchObject({
      messages: [said, whole],
      growingId: undefined,
      entitlement: { messagesRemaining: 3 },
    });
  });

  test('makes the chat busy until it is done, failed or stopped', () => {
    const stopped: LocalEvent = { type: 'stopped', reply: { ...whole, status: 'stopped' } };
    const failed: ChatEvent = { type: 'failed', code: 'chat.unavailable', message: 'No.' };

    expect(isBusy(after(accepted))).toBe(true);
    for (const end of [done, stopped, failed]) expect(isBusy(after(accepted, end))).toBe(false);
    expect(after(accepted, failed).messages.at(-1)?.status).toBe('failed');
  });

  test('survives a list that was read before its last words', () => {
    const state = after(
      accepted,
      { type: 'text', text: 'Hi there' },
      { type: 'refreshed', messages: [said, growing], hasMore: false },
    );

    expect(state.messages.at(-1)?.content).toBe('Hi there');
  });

  test('takes the place of the broken one it was asked for', () => {
    const broken = reply(2, { status: 'failed', content: '' });
    const next = reply(3, { status: 'growing', content: '' });
    const state = after(
      { type: 'opened', opening: opening({ messages: [said, broken] }), outgoing: [] },
      { type: 'retrying', replyId: broken.id },
      { type: 'accepted', message: said, reply: next },
    );

    expect(state.messages.map(({ id }) => id)).toEqual([said.id, next.id]);
  });
});

describe('care', () => {
  const crisis: ChatEvent = { type: 'crisis', tier: 'elevated', care: care('elevated') };

  test('the card stands behind the message, before the reply', () => {
    expect(after(accepted, crisis).card).toEqual({ afterSeq: 1, isOpen: true, calls: 1 });
  });

  test('the card comes once; closed, it stays closed while the flag is on', () => {
    expect(after(accepted, crisis, { type: 'card-closed' }, crisis).card).toMatchObject({ isOpen: false, calls: 1 });
  });

  test('the notice of a card that is open already does not call for it again', () => {
    const notice = { id: 'n1', kind: 'crisis-card', afterSeq: 1, timestamp: said.timestamp } as const;

    expect(after(accepted, crisis, { type: 'notice', notice }).card?.calls).toBe(1);
  });

  test('a message of danger that did not get through raises the flag here, and the card', () => {
    const lost = { id: 'c1', text: 'x', writtenAt: said.timestamp, state: 'waiting' } as const;
    const alarmed = after({ type: 'written', message: lost }, { type: 'alarmed', id: 'c1' });

    expect(alarmed).toMatchObject({ card: { afterId: 'c1', isOpen: true, calls: 1 }, care: { crisis: true } });
    expect(after({ type: 'alarmed', id: 'c1' }).card).toBeUndefined();
  });

  test('a quiet hint raises no card', () => {
    expect(after(accepted, { type: 'crisis', tier: 'quiet', care: care('none') }).card).toBeUndefined();
  });

  test('nothing is sold while the flag is on', () => {
    expect(isPaywalled(after({ type: 'subscribe-first' }))).toBe(true);
    expect(isPaywalled(after({ type: 'subscribe-first' }, crisis))).toBe(false);
  });
});

test('clearing keeps who one is and how things stand, and no word', () => {
  const state = after(
    { type: 'opened', opening: opening({ messages: [said, whole] as ChatMessage[] }), outgoing: [hello] },
    { type: 'cleared' },
  );

  expect(state).toMatchObject({ userId: 'u1', sessionId: 's1', messages: [], outgoing: [] });
});
