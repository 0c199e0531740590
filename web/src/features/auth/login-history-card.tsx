import { useQuery } from '@tanstack/react-query';
import { format } from 'date-fns';
import { useState } from 'react';
import { useAskAgain } from '#lib/use-ask-again.ts';
import { Button } from '#ui/button.tsx';
import { CardSection } from '#ui/card-section.tsx';
import { Empty } from '#ui/empty.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import { loginHistoryCopy as copy } from './copy.ts';
import { DeviceRow } from './device-row.tsx';
import { loginHistoryQuery } from './session-queries.ts';

/** Who tried to sign in. Nothing is asked of the server until somebody wants to see it. */
export function LoginHistoryCard() {
  const [isShown, setShown] = useState(false);
  return (
    <CardSection
      title={copy.title}
      action={
        <Button kind="quiet" size="small" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? copy.hide : copy.show}
        </Button>
      }
    >
      {isShown ? <Attempts /> : <p className="text-sm text-ink-soft">{copy.lead}</p>}
    </CardSection>
  );
}

function Attempts() {
  const { data: attempts, isError } = useQuery(loginHistoryQuery);
  const askAgain = useAskAgain();
  if (isError) return <LoadFailed words={copy.failed} onRetry={askAgain} />;
  if (!attempts) return <Skeleton label={copy.loading} />;
  if (attempts.length === 0) return <Empty>{copy.none}</Empty>;
  return (
    <ul className="-my-3 divide-y divide-line">
      {attempts.map(({ success, ipAddress, attemptTime, failureReason, device }) => (
        <DeviceRow
          key={attemptTime + ipAddress + String(success)}
          device={device}
          end={<Tag tone={success ? 'good' : 'rose'}>{success ? copy.success : copy.failure}</Tag>}
        >
          <p>
            <time dateTime={attemptTime}>{format(attemptTime, 'MMM d, p')}</time> · {ipAddress}
          </p>
          {!success && failureReason && (
            <p>
              {copy.reason} {failureReason}
            </p>
          )}
        </DeviceRow>
      ))}
    </ul>
  );
}
