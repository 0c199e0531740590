import type { ChatMessage } from '@haven/contracts/chat';
import { expect, test } from 'vitest';
import { shorten, toExchanges } from './exchanges.ts';

function message(seq: number, role: ChatMessage['role']): ChatMessage {
  const timestamp = `2026-03-11T20:${10 + seq}:00.000Z`;
  return { id: `m${seq}`, seq, sessionId: 's', role, content: `${role} ${seq}`, timestamp, status: 'complete' };
}

test('a message stands with what was said to it, the newest first', () => {
  const listed = [message(1, 'assistant'), message(2, 'user'), message(3, 'assistant'), message(4, 'user')];
  expect(toExchanges(listed).map(({ messages }) => messages.map(({ id }) => id))).toEqual([
    ['m4'],
    ['m2', 'm3'],
    ['m1'],
  ]);
});

test('150 characters are shown whole, one more is cut', () => {
  expect(shorten('a'.repeat(150))).toBe('a'.repeat(150));
  expect(shorten('a'.repeat(151))).toBe(`${'a'.repeat(150)}...`);
});

test('no character is cut in two, and no marker of bold is shown', () => {
  expect(shorten(`${'a'.repeat(149)}😀😀`)).toBe(`${'a'.repeat(149)}😀...`);
  expect(shorten('so **very** quiet')).toBe('so very quiet');
});
