import { storageKeys } from '@haven/contracts/policy/screens';
import { Sparkles } from 'lucide-react';
import { useBeta } from '#lib/settings.ts';
import { useStored, writeStored } from '#lib/storage.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { welcome } from './copy.ts';

/**
 * Greets a person in the beta, until they close it. It stands in the HTML, so that nothing moves when a new visitor
 * arrives; for everyone else a style hides it before the first picture (see the first-paint script).
 */
export function WelcomeNote() {
  const isBeta = useBeta();
  const isSeen = useStored(storageKeys.betaWelcomeSeen) === 'true';
  if (!isBeta || isSeen) return null;
  return (
    <Notice tone="good" icon={<Sparkles />} className="welcome-note mt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="max-w-none flex-1 basis-72">
          <strong>{welcome.title}</strong> {welcome.text}
        </p>
        <Button kind="outline" size="small" onClick={() => writeStored(storageKeys.betaWelcomeSeen, 'true')}>
          {welcome.close}
        </Button>
      </div>
    </Notice>
  );
}
