import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

interface Steps {
  /** How many steps one can go back from here. */
  count: number;
  /** Whether the person has moved since the page was loaded. */
  hasMoved: boolean;
  onBack: () => void;
}

/**
 * Lets the browser's own Back, and a phone's, go one step back instead of out of Haven: its history has an entry for each
 * step one can go back. Forward leads nowhere, for what was taken back is to be answered anew.
 */
export function useStepHistory(steps: Steps): void {
  const depth = depthOf(useLocation().state);
  const navigate = useNavigate();
  const [loaded] = useState(depthAtLoad);
  const atLoad = useRef(loaded);
  const known = useRef({ count: steps.count, base: (loaded ?? depth) - steps.count });
  const goBack = useEffectEvent(steps.onBack);
  const { count, hasMoved } = steps;

  useEffect(() => {
    const isMove = count !== known.current.count;
    // Where the person had come to earlier is only known once the page is live. Whoever went back before that has gone back.
    const isRestored = isMove && !hasMoved;
    known.current = { count, base: isRestored ? (atLoad.current ?? depth) - count : known.current.base };
    if (isRestored) forgetLoad(atLoad);
    const missing = count - (depth - known.current.base);
    if (missing < 0) void navigate(missing);
    else if (missing > 0 && (!isMove || isRestored)) {
      if (count > 0) goBack();
    } else if (missing > 0) void navigate('.', { state: { depth: depth + missing }, preventScrollReset: true });
  }, [count, depth, hasMoved, navigate]);
}

/** Where the history stood when the document came (`first-paint.ts`); nothing once that was used, or on another page. */
function depthAtLoad(): number | undefined {
  const noted = typeof document === 'undefined' ? undefined : document.documentElement.dataset['depth'];
  return noted === undefined ? undefined : Number(noted);
}

function forgetLoad(atLoad: { current: number | undefined }): void {
  atLoad.current = undefined;
  delete document.documentElement.dataset['depth'];
}

function depthOf(state: unknown): number {
  return (state as { depth?: number } | null)?.depth ?? 0;
}
