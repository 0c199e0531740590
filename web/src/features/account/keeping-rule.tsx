import { storageKeys } from '@haven/contracts/policy/screens';
import { useQuery } from '@tanstack/react-query';
import { privacyQuery } from '#lib/keep-consent.ts';
import { useStored } from '#lib/storage.ts';
import { ruleCopy } from './copy.ts';
import { keepingWords } from './keeping.ts';

/** How long conversations are kept right now, in words. Stands beside every history. */
export function KeepingRule({ userId }: { userId: string }) {
  const { data: privacy } = useQuery(privacyQuery(userId));
  const isSignedIn = useStored(storageKeys.authToken) !== null;
  return (
    <p aria-live="polite" className="text-sm text-ink-soft empty:hidden">
      {privacy && (
        <>
          <strong className="text-ink">{ruleCopy.now}</strong> {keepingWords(privacy, isSignedIn)}
        </>
      )}
    </p>
  );
}
