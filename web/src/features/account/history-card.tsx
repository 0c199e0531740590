import { useQuery } from '@tanstack/react-query';
import { format } from 'date-fns';
import { useAskAgain } from '#lib/use-ask-again.ts';
import { CardSection } from '#ui/card-section.tsx';
import { Empty } from '#ui/empty.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { ClearHistory } from './clear-history.tsx';
import { historyCopy as copy, pageCopy } from './copy.ts';
import { type ListedExchange, shorten, toExchanges } from './exchanges.ts';
import { KeepingRule } from './keeping-rule.tsx';
import { recentMessagesQuery } from './queries.ts';

interface Props {
  userId: string;
  /** The server has cleared everything: what this browser lists goes too. */
  onCleared: (userId: string) => void;
}

/** The last messages, and the way to clear them all. */
export function HistoryCard({ userId, onCleared }: Props) {
  const { data: messages, isError } = useQuery(recentMessagesQuery(userId));
  const askAgain = useAskAgain();
  return (
    <CardSection
      title={copy.title}
      action={messages && messages.length > 0 && <ClearHistory userId={userId} onCleared={onCleared} />}
    >
      <KeepingRule userId={userId} />
      {isError && <LoadFailed words={pageCopy.failed} onRetry={askAgain} />}
      {!messages && !isError && <Skeleton label={copy.loading} />}
      {messages?.length === 0 && <Empty>{copy.empty}</Empty>}
      {messages && messages.length > 0 && (
        <ol className="divide-y divide-line">
          {toExchanges(messages).map((exchange) => (
            <ExchangeRow key={exchange.id} exchange={exchange} />
          ))}
        </ol>
      )}
    </CardSection>
  );
}

function ExchangeRow({ exchange: { timestamp, messages } }: { exchange: ListedExchange }) {
  return (
    <li className="grid gap-1.5 py-4">
      <time dateTime={timestamp} className="text-xs text-ink-faint">
        {format(timestamp, 'EEE, MMM d, p')}
      </time>
      {messages.map(({ id, role, content }) =>
        role === 'user' ? (
          <p key={id} className="leading-[1.38] font-mid">
            <VisuallyHidden>{copy.you} </VisuallyHidden>
            {shorten(content)}
          </p>
        ) : (
          <p key={id} className="border-l-3 border-primary-soft pl-3 leading-[1.42] text-ink-soft">
            <VisuallyHidden>{copy.haven} </VisuallyHidden>
            {shorten(content)}
          </p>
        ),
      )}
    </li>
  );
}
