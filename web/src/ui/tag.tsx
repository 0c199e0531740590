import type { ReactNode } from 'react';
import { joinClasses } from '#lib/join-classes.ts';

export type TagTone = 'plain' | 'green' | 'amber' | 'good' | 'rose' | 'info';

const tones: Record<TagTone, string> = {
  plain: 'bg-sunken text-ink-soft',
  green: 'bg-primary-soft text-ink',
  amber: 'bg-amber-soft text-amber-ink',
  good: 'bg-good-soft text-good-ink',
  rose: 'bg-rose-soft text-rose-ink',
  info: 'bg-info-soft text-info-ink',
};

interface Props {
  tone?: TagTone;
  className?: string;
  children: ReactNode;
}

/** A word or two about the thing it stands beside. */
export function Tag({ tone = 'plain', className, children }: Props) {
  return (
    <span
      className={joinClasses(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-label whitespace-nowrap forced-colors:border',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
