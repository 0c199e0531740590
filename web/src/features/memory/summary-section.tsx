import type { SummaryPoint } from '@haven/contracts/memory';
import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { CardSection } from '#ui/card-section.tsx';
import { capitalized } from './capitalized.ts';
import { itemCopy, summaryCopy as copy } from './copy.ts';
import { useForgetPoint } from './queries.ts';
import { SourceLine } from './source-line.tsx';

interface Props {
  userId: string;
  points: readonly SummaryPoint[];
}

/** What the person told, in short, each sentence with the message it came from. */
export function SummarySection({ userId, points }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const forgetting = useForgetPoint(userId, () => list.current?.focus({ preventScroll: true }));
  return (
    <CardSection title={copy.title} lead={copy.lead}>
      <ul ref={list} tabIndex={-1} className="divide-y divide-line">
        {points.map(({ id, text, source }) => (
          <li key={id} className="grid gap-1.5 py-4 first:pt-0 last:pb-0">
            <p className="font-mid">{capitalized(text)}.</p>
            <SourceLine source={source} />
            <div className="-ml-3">
              <Button
                kind="quiet"
                size="small"
                aria-label={`${itemCopy.forget}: ${text}`}
                disabled={forgetting.isPending}
                onClick={() => forgetting.mutate(id)}
              >
                {itemCopy.forget}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </CardSection>
  );
}
