import { storageKeys } from '@haven/contracts/policy/screens';
import { HeartHandshake } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useChatState } from '#lib/chat-state.ts';
import { readStoredJson, writeStored } from '#lib/storage.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { prompt } from './copy.ts';
import { ShareDialog } from './share-dialog.tsx';
import { shareDelayMs } from './share-rules.ts';

interface Props {
  /** The exchange that has just come to rest: how many there have been with it, and what the person wrote. */
  exchange: { count: number; message: string; sessionId: string };
}

/** Asks, at most once in a session, whether Haven would help somebody else. Stands at the end of the log. */
export function SharePrompt({ exchange: { count, message, sessionId } }: Props) {
  const { isInCrisis, isPaywalled } = useChatState();
  const [askedIn, setAskedIn] = useState<string>();
  const [isDismissed, setDismissed] = useState(false);
  const [isSharing, setSharing] = useState(false);

  useEffect(() => {
    const lastAsked = readStoredJson(storageKeys.sharePrompt, toLastAsked);
    const facts = { entryCount: count, lastText: message, sessionId, lastAsked, isPaywalled, isInCrisis };
    const delayMs = shareDelayMs({ ...facts, now: Date.now() });
    if (delayMs === undefined) return undefined;
    const timer = setTimeout(() => {
      writeStored(storageKeys.sharePrompt, JSON.stringify({ sessionId, at: Date.now() }));
      setAskedIn(sessionId);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [count, message, sessionId, isPaywalled, isInCrisis]);

  if (askedIn !== sessionId || isDismissed || isInCrisis || isPaywalled) return null;
  return (
    <Notice tone="good" icon={<HeartHandshake />}>
      <p>
        <strong>{prompt.title}</strong> {prompt.text}
      </p>
      <div className="mt-2 flex flex-wrap gap-1">
        <Button size="small" onClick={() => setSharing(true)}>
          {prompt.share}
        </Button>
        <Button size="small" kind="quiet" onClick={() => setDismissed(true)}>
          {prompt.notNow}
        </Button>
      </div>
      <ShareDialog
        isOpen={isSharing}
        onClose={() => {
          setSharing(false);
          setDismissed(true);
        }}
      />
    </Notice>
  );
}

function toLastAsked(value: unknown): { sessionId: string; at: number } | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { sessionId, at } = value as { sessionId?: unknown; at?: unknown };
  return typeof sessionId === 'string' && typeof at === 'number' ? { sessionId, at } : undefined;
}
