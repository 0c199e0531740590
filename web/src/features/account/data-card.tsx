import { useQuery } from '@tanstack/react-query';
import { useAskAgain } from '#lib/use-ask-again.ts';
import { Button } from '#ui/button.tsx';
import { CardSection } from '#ui/card-section.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { dataCopy as copy, pageCopy } from './copy.ts';
import { CountList } from './count-list.tsx';
import { DownloadData } from './download-data.tsx';
import { dataCountsQuery } from './queries.ts';

/** What is held about the person, to look at, to take along, and to have removed. */
export function DataCard({ userId, onDelete }: { userId: string; onDelete: () => void }) {
  const { data: counts, isError } = useQuery(dataCountsQuery(userId));
  const askAgain = useAskAgain();
  return (
    <CardSection title={copy.title} lead={copy.lead}>
      {isError && <LoadFailed words={pageCopy.failed} onRetry={askAgain} />}
      {!counts && !isError && <Skeleton label={copy.loading} lines={5} />}
      {counts && (counts.length > 0 ? <CountList counts={counts} /> : <p>{copy.nothing}</p>)}
      <div className="grid gap-1">
        <DownloadData />
        <p className="text-xs text-ink-faint">{copy.downloadHint}</p>
      </div>
      <Button kind="rose-outline" onClick={onDelete}>
        {copy.remove}
      </Button>
    </CardSection>
  );
}
