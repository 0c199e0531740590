import type { Entitlement } from '@haven/contracts/chat';
import { useSyncExternalStore } from 'react';

/**
 * What the rest of the page may know of the chat. While `isInCrisis` nothing sells, shares or celebrates: no share
 * prompt, no upgrade, no badge toast.
 */
export interface ChatState {
  isOpen: boolean;
  isInCrisis: boolean;
  isPaywalled: boolean;
  isComposing: boolean;
  entitlement: Entitlement | undefined;
}

const closed: ChatState = {
  isOpen: false,
  isInCrisis: false,
  isPaywalled: false,
  isComposing: false,
  entitlement: undefined,
};

let current = closed;
const listeners = new Set<() => void>();

/** The id of the crisis card's title, which takes the focus when the card appears. */
export const crisisTitleId = 'crisis-title';

/** The id of the button that opens the crisis card; the focus returns to it when the card is closed. */
export const crisisButtonId = 'crisis-button';

function readChatState(): ChatState {
  return current;
}

/** Told by the chat itself, whenever something changes. */
export function tellChatState(change: Partial<ChatState>): void {
  const isNews = Object.entries(change).some(([name, value]) => current[name as keyof ChatState] !== value);
  if (!isNews) return;
  current = { ...current, ...change };
  for (const listener of listeners) listener();
}

/** Told when the chat leaves the page. */
export function resetChatState(): void {
  tellChatState(closed);
}

/** What the chat says about itself, kept up to date. */
export function useChatState(): ChatState {
  return useSyncExternalStore(subscribe, readChatState, () => closed);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
