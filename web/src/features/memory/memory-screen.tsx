import { useEffect } from 'react';
import { ensureAccount, isLocalId, useUserId } from '#lib/account.ts';
import { BackLink } from '#ui/back-link.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { pageCopy as copy } from './copy.ts';
import { MemoryList } from './memory-list.tsx';

/** What Haven remembers of whoever is here: the feature's front door. */
export function MemoryScreen() {
  return (
    <Page width="reading">
      <div className="mb-5 grid gap-1">
        <BackLink to="/account">{copy.back}</BackLink>
        <h1>{copy.title}</h1>
        <p className="mt-1 text-ink-soft">{copy.lead}</p>
      </div>
      <Remembered />
    </Page>
  );
}

function Remembered() {
  const userId = useUserId();
  useEffect(() => {
    void ensureAccount();
  }, []);

  if (userId === undefined) return <Skeleton label={copy.loading} lines={5} />;
  if (isLocalId(userId)) return <LoadFailed words={copy.offline} onRetry={() => void ensureAccount()} />;
  return <MemoryList key={userId} userId={userId} />;
}
