import { defaultIntro } from '@haven/companion/persona/greetings';
import type { CareNotice } from '@haven/contracts/care';
import { getIntro } from '@haven/contracts/chat';
import { companionName, storageKeys } from '@haven/contracts/policy/screens';
import { z } from 'zod';
import { isLocalId } from '#lib/account.ts';
import { call } from '#lib/call.ts';
import { keepsConversations } from '#lib/keep-consent.ts';
import { logFailure } from '#lib/log.ts';
import { readStoredJson, writeStored } from '#lib/storage.ts';
import { clearConversations } from './conversation-list.ts';
import { readSessionId, startSession } from './session.ts';
import type { Greeting, Opening } from './stream-state.ts';
import type { Page, Wire } from './wire.ts';

/**
 * Opens the conversation: what Haven has to say first, what was said so far, and how things stand. What cannot be had
 * is left out, but for the disclosure, which is shown whatever happens.
 */
export async function openConversation(wire: Wire, userId: string): Promise<Opening & { isComplete: boolean }> {
  const visit = isLocalId(userId) ? undefined : await visitSession(wire, userId);
  const sessionId = readSessionId();
  const page = visit ? await readHistory(wire, userId, sessionId) : nothing;
  return {
    userId,
    sessionId,
    messages: page.messages,
    hasMore: page.hasMore,
    greeting: await readGreeting(sessionId),
    notices: visit?.notices ?? [ownDisclosure()],
    care: visit?.care ?? { crisis: false, tier: 'none' },
    entitlement: visit?.entitlement,
    isOffRecord: visit?.offRecord ?? false,
    isComplete: visit !== undefined,
  };
}

const nothing: Page = { messages: [], hasMore: false };

async function visitSession(wire: Wire, userId: string) {
  try {
    const visit = await wire.visit(readSessionId());
    if (visit.sessionOpen) return visit;
    // Where nothing else was agreed, what was said stays in the browser no longer than its session.
    if (!(await keepsConversations(userId))) clearConversations(userId);
    return await wire.visit(startSession());
  } catch (error) {
    logFailure('Opening the visit', error);
    return undefined;
  }
}

async function readHistory(wire: Wire, userId: string, sessionId: string): Promise<Page> {
  try {
    return await wire.history(userId, sessionId);
  } catch (error) {
    logFailure('Loading the history', error);
    return nothing;
  }
}

const keptGreeting = z.object({ sessionId: z.string(), text: z.string(), timestamp: z.string() });

// Kept with its session, so that a conversation begins with the same words after a reload and in each tab.
async function readGreeting(sessionId: string): Promise<Greeting> {
  const kept = readStoredJson(storageKeys.greeting, (value) => keptGreeting.parse(value));
  if (kept?.sessionId === sessionId) return kept;
  const greeting = { text: await fetchIntro(), timestamp: new Date().toISOString() };
  writeStored(storageKeys.greeting, JSON.stringify({ ...greeting, sessionId }));
  return greeting;
}

async function fetchIntro(): Promise<string> {
  try {
    return (await call(getIntro, { params: { companionName } })).data.intro;
  } catch (error) {
    logFailure('Fetching the greeting', error);
    return defaultIntro;
  }
}

function ownDisclosure(): CareNotice {
  return { id: 'disclosure-here', kind: 'disclosure', afterSeq: 0, timestamp: new Date().toISOString() };
}
