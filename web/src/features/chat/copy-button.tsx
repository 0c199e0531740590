import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { showToast } from '#ui/toast-store.ts';
import { Tooltip } from '#ui/tooltip.tsx';
import { bubbleCopy } from './copy.ts';

const shownMs = 2_000;

/** Puts a message on the clipboard, and says so for a moment. */
export function CopyButton({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      showToast({ title: bubbleCopy.notCopied, kind: 'destructive' });
    }
  }

  return (
    <Tooltip text={bubbleCopy.copy}>
      <button type="button" className="copy-button" aria-label={bubbleCopy.copy} onClick={() => void copy()}>
        {isCopied ? <Check /> : <Copy />}
        <output className="sr-only">{isCopied && bubbleCopy.copied}</output>
      </button>
    </Tooltip>
  );
}
