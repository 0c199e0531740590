import { type ReactNode, useId } from 'react';
import { joinClasses } from '#lib/join-classes.ts';
import { Card } from './card.tsx';

interface Props {
  title: string;
  /** A line under the title. */
  lead?: ReactNode;
  /** Stands at the end of the head: a tag, a button. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A card that is a part of its page with a title of its own. */
export function CardSection({ title, lead, action, className, children }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="min-w-0">
      <Card className={joinClasses('grid grid-cols-[minmax(0,1fr)] gap-4', className)}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <h2 id={titleId}>{title}</h2>
            {lead && <div className="mt-0.5 text-sm text-ink-soft">{lead}</div>}
          </div>
          {action}
        </div>
        {children}
      </Card>
    </section>
  );
}
