import type { ReactNode } from 'react';
import { joinClasses } from '#lib/join-classes.ts';

interface Props {
  /** `reading` for running text and forms. */
  width?: 'full' | 'middle' | 'reading';
  className?: string;
  children: ReactNode;
}

const widths = { full: 'max-w-280', middle: 'max-w-224', reading: 'max-w-184' } as const;

/** The column a screen's content stands in. */
export function Page({ width = 'full', className, children }: Props) {
  return <div className={joinClasses('mx-auto min-w-0', widths[width], className)}>{children}</div>;
}
