import { useQuery } from '@tanstack/react-query';
import { formatDistance } from 'date-fns';
import { CardSection } from '#ui/card-section.tsx';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import { sessionsCopy as copy } from './copy.ts';
import { DeviceRow } from './device-row.tsx';
import { EndSession } from './end-session.tsx';
import { sessionsQuery } from './session-queries.ts';

/** Where the person is signed in. Every session but this one can be ended. */
export function SessionsCard() {
  const { data: sessions, dataUpdatedAt } = useQuery(sessionsQuery);
  return (
    <CardSection title={copy.title}>
      {!sessions && <Skeleton label={copy.loading} />}
      {sessions?.length === 0 && <Empty>{copy.none}</Empty>}
      {sessions && sessions.length > 0 && (
        <ul className="-my-3 divide-y divide-line">
          {sessions.map((session) => (
            <DeviceRow
              key={session.sessionId}
              device={session.device}
              isCurrent={session.isCurrentSession}
              tag={session.isCurrentSession && <Tag tone="green">{copy.current}</Tag>}
              end={!session.isCurrentSession && <EndSession session={session} />}
            >
              <p>
                {session.ipAddress}
                {' · '}
                {session.isCurrentSession
                  ? copy.now
                  : formatDistance(session.lastActivity ?? session.loginTime, dataUpdatedAt, { addSuffix: true })}
              </p>
            </DeviceRow>
          ))}
        </ul>
      )}
    </CardSection>
  );
}
