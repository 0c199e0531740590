import type { listHistory } from '@haven/contracts/chat';
import { storageKeys } from '@haven/contracts/policy/screens';
import { useEffect, useState } from 'react';
import { ensureAccount, isLocalId, personalKey, useUserId } from '#lib/account.ts';
import { call } from '#lib/call.ts';
import { logFailure } from '#lib/log.ts';
import { readStoredJson, useStored, writeStored } from '#lib/storage.ts';
import { countStepsBack, type Move, nextStep, resumedStep, type Step } from './steps.ts';
import { useStepHistory } from './use-step-history.ts';

export interface Course {
  step: Step;
  move: (move: Move) => void;
  /** The person has moved since the page was loaded: the focus goes with them. */
  hasMoved: boolean;
  /** The person came from the chat to change their guide, and may go back there. */
  isAdjusting: boolean;
}

/** Where the person stands before the chat. Each step is remembered for them, so that a reload goes on there. */
export function useOnboarding(): Course {
  const userId = useUserId();
  const saved = useStored(personalKey(storageKeys.currentStep, userId ?? ''));
  const hasConversation = useHasConversation(userId, saved);
  const [moved, setMoved] = useState<{ userId: string | undefined; step: Step }>();
  const [isAdjusting, setAdjusting] = useState(false);
  const isOurs = moved && (moved.userId === userId || moved.step === 'child' || isFirst(moved.userId));
  const step = isOurs ? moved.step : resumedStep(saved, hasConversation);

  useEffect(() => {
    void ensureAccount();
  }, []);

  function move(made: Move): void {
    const next = nextStep(step, made);
    setMoved({ userId, step: next });
    if (made.type === 'adjust') setAdjusting(true);
    if (next === 'chat') setAdjusting(false);
    // Of a child nothing is kept.
    if (next !== 'child') void keepStep(next);
  }

  const hasMoved = isOurs === true;
  useStepHistory({
    count: countStepsBack(step, isAdjusting),
    hasMoved,
    onBack: () => move({ type: step === 'step1' ? 'kept' : 'back' }),
  });
  return { step, move, hasMoved, isAdjusting };
}

// The first id may come, or change from a local one, while somebody is already on their way.
function isFirst(userId: string | undefined): boolean {
  return userId === undefined || isLocalId(userId);
}

async function keepStep(step: Step): Promise<void> {
  writeStored(personalKey(storageKeys.currentStep, await ensureAccount()), step);
}

// On a new device only the server knows whether somebody who signed in has talked before.
function useHasConversation(userId: string | undefined, saved: string | null): boolean {
  const isSignedIn = useStored(storageKeys.authToken) !== null;
  const isKept = useStored(storageKeys.conversations) !== null && userId !== undefined && hasKept(userId);
  const [talkedBefore, setTalkedBefore] = useState<string>();
  const asksServer = isSignedIn && saved === null && !isKept ? userId : undefined;

  // Asked without the cache: the front page does without its code.
  useEffect(() => {
    if (asksServer === undefined) return undefined;
    let isWanted = true;
    void hasHistory(asksServer).then((hasTalked) => isWanted && hasTalked && setTalkedBefore(asksServer));
    return () => {
      isWanted = false;
    };
  }, [asksServer]);
  return isKept || (userId !== undefined && talkedBefore === userId);
}

const listing = { method: 'GET', path: '/api/conversation-history/:userId' } as const;

async function hasHistory(userId: string): Promise<boolean> {
  try {
    const { data } = await call<typeof listHistory>(listing, { params: { userId }, query: { limit: 1 } });
    return data.length > 0;
  } catch (error) {
    logFailure('Looking for an earlier conversation', error);
    return false;
  }
}

function hasKept(userId: string): boolean {
  const isTheirs = (entry: unknown) => (entry as { userId?: unknown } | null)?.userId === userId;
  return readStoredJson(storageKeys.conversations, (value) => Array.isArray(value) && value.some(isTheirs)) ?? false;
}
