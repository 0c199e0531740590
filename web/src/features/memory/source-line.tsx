import type { Memory } from '@haven/contracts/memory';
import { format } from 'date-fns';
import { listCopy as copy } from './copy.ts';

/** The message that something was drawn from, or that it is gone. */
export function SourceLine({ source }: { source: Memory['source'] }) {
  if (!source) return <p className="text-sm text-ink-faint">{copy.sourceGone}</p>;
  return (
    <p className="text-sm text-ink-soft">
      {copy.said} <q>{source.excerpt}</q>{' '}
      <time dateTime={source.timestamp} className="whitespace-nowrap text-xs text-ink-faint">
        {format(source.timestamp, 'MMM d, yyyy')}
      </time>
    </p>
  );
}
