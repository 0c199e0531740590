import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useAskAgain } from '#lib/use-ask-again.ts';
import { Button } from '#ui/button.tsx';
import { CardSection } from '#ui/card-section.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Empty } from '#ui/empty.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { forgetAllCopy, listCopy as copy, pageCopy } from './copy.ts';
import { MemoryItem } from './memory-item.tsx';
import { memoriesQuery, useForgetEverything } from './queries.ts';
import { SummarySection } from './summary-section.tsx';

/** All that is remembered of a person, or why nothing is. */
export function MemoryList({ userId }: { userId: string }) {
  const { data, isError } = useQuery(memoriesQuery(userId));
  const askAgain = useAskAgain();
  const list = useRef<HTMLUListElement>(null);
  const rest = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(rest, data ? data.memories.length + data.summary.length : 0);
  if (isError && !data) return <LoadFailed words={pageCopy.failed} onRetry={askAgain} />;
  if (!data) return <Skeleton label={pageCopy.loading} lines={5} />;
  const { memories, summary, isKeeping, isPaused } = data;
  const rule = isKeeping ? isPaused && copy.paused : copy.notKeeping;
  const isAnything = memories.length + summary.length > 0;
  return (
    <div className="grid gap-5">
      <CardSection title={copy.title} action={isAnything && <ForgetEverything userId={userId} />}>
        <div ref={rest} tabIndex={-1} className="grid gap-4">
          {rule && (
            <p>
              {rule} <Link to="/account">{copy.toSettings}</Link>.
            </p>
          )}
          {memories.length === 0 && isKeeping && !isPaused && <Empty>{copy.none}</Empty>}
          {memories.length > 0 && (
            <ul ref={list} tabIndex={-1} className="divide-y divide-line">
              {memories.map((memory) => (
                <li key={memory.id} className="py-4 first:pt-0 last:pb-0">
                  <MemoryItem
                    userId={userId}
                    memory={memory}
                    onForgotten={() => list.current?.focus({ preventScroll: true })}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      </CardSection>
      {summary.length > 0 && <SummarySection userId={userId} points={summary} />}
    </div>
  );
}

/** When the last of a list goes, the button that was pressed goes with it: the keyboard stays with what is left. */
function useFocusAfterRemoval(rest: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body)
      rest.current?.focus({ preventScroll: true });
    before.current = count;
  }, [rest, count]);
}

function ForgetEverything({ userId }: { userId: string }) {
  const [isAsking, setAsking] = useState(false);
  const forgetting = useForgetEverything(userId, () => setAsking(false));
  return (
    <>
      <Button kind="rose-outline" size="small" onClick={() => setAsking(true)}>
        {forgetAllCopy.open}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => forgetting.mutate()}
        title={forgetAllCopy.open}
        words={forgetAllCopy}
        isBusy={forgetting.isPending}
      >
        <p>{forgetAllCopy.question}</p>
      </ConfirmDialog>
    </>
  );
}
