import { type ReactNode, useId } from 'react';
import { TideLine } from './tide-line.tsx';

interface Props {
  title: string;
  /** A line under the title. */
  lead?: ReactNode;
  /** Stands at the end of the head. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a page below the first view, behind a drawn tide line. */
export function Section({ title, lead, action, children }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="mt-16 grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
      <TideLine />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id={titleId}>{title}</h2>
          {lead && <p className="mt-1 text-ink-soft">{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
