import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { resetChatState, tellChatState } from '#lib/chat-state.ts';
import { type Chat, createChat } from './chat.ts';
import { keepDraft, readDraft, withReturned } from './draft.ts';
import type { Exchange } from './reading.ts';
import { isPaywalled, type StreamState } from './stream-state.ts';
import { isUrgent } from './urgent.ts';
import { wire } from './wire.ts';

export interface ChatScreen {
  state: StreamState;
  chat: Chat;
  draft: string;
  setDraft: (text: string) => void;
}

/** The conversation of this page and what stands in its composer. */
export function useChat(onExchange?: (exchange: Exchange) => void): ChatScreen {
  const [chat] = useState(() => createChat({ wire, isUrgent }));
  const state = useSyncExternalStore(chat.subscribe, chat.getState);
  const [draft, setDraft] = useState(readDraft);

  function write(text: string): void {
    setDraft(text);
    keepDraft(text);
  }

  const tellExchange = useEffectEvent((exchange: Exchange) => onExchange?.(exchange));
  const giveBack = useEffectEvent((text: string) => write(withReturned(draft, text)));
  useEffect(
    () => chat.start({ onReturned: (text) => giveBack(text), onExchange: (exchange) => tellExchange(exchange) }),
    [chat],
  );
  useTellPage(state);
  return { state, chat, draft, setDraft: write };
}

function useTellPage(state: StreamState): void {
  const { care, entitlement } = state;
  const isWalled = isPaywalled(state);
  useEffect(() => {
    tellChatState({ isOpen: true, isInCrisis: care.crisis, isPaywalled: isWalled, entitlement });
  }, [care.crisis, isWalled, entitlement]);
  useEffect(() => resetChatState, []);
}
