import type { ReactNode } from 'react';
import { joinClasses } from '#lib/join-classes.ts';

export type NoticeTone = 'info' | 'good' | 'amber' | 'rose';

const tones: Record<NoticeTone, string> = {
  info: 'bg-info-soft text-info-ink',
  good: 'bg-good-soft text-good-ink',
  amber: 'bg-amber-soft text-amber-ink',
  rose: 'bg-rose-soft text-rose-ink',
};

interface Props {
  tone?: NoticeTone;
  /** A Lucide icon element. */
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A remark set apart from the text around it: a disclaimer, a tip, a confirmation. */
export function Notice({ tone = 'info', icon, className, children }: Props) {
  return (
    <div
      className={joinClasses(
        'flex items-start gap-3 rounded-tumble-m px-4 py-3 text-sm [&_.lucide]:mt-[0.12em] [&_a]:font-strong [&_a]:text-inherit',
        'forced-colors:border',
        tones[tone],
        className,
      )}
    >
      {icon}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
