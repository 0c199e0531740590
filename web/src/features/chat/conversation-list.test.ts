import type { ChatMessage } from '@haven/contracts/chat';
import { storageKeys } from '@haven/contracts/policy/screens';
import { expect, test } from 'vitest';
import { clearConversations, keepConversation, listConversations } from './conversation-list.ts';

function words(role: ChatMessage['role'], content: string, seq: number): ChatMessage {
  const timestamp = '2026-03-10T12:00:00.000Z';
  return { id: `id-${seq}`, seq, sessionId: 'session', role, content, timestamp, status: 'complete' };
}

test('an exchange is kept once, with its newest reply, under the names the specification gives', () => {
  const message = words('user', 'a long day', 1);
  keepConversation('ada', message, words('assistant', 'cut off', 2));
  keepConversation('ada', message, words('assistant', 'What made it long?', 3));

  expect(listConversations('ada')).toMatchObject([
    {
      sessionId: 'session',
      messageNumber: 1,
      userMessage: 'a long day',
      havenResponse: 'What made it long?',
      tags: [],
    },
  ]);
});

test('clearing forgets the exchanges of this person only', () => {
  keepConversation('ada', words('user', 'mine', 1), words('assistant', 'yours', 2));
  keepConversation('ben', words('user', 'his', 3), words('assistant', 'his too', 4));

  clearConversations('ada');
  expect(listConversations('ada')).toEqual([]);
  expect(listConversations('ben')).toHaveLength(1);

  clearConversations('ben');
  expect(localStorage.getItem(storageKeys.conversations)).toBeNull();
});
