import type { ComponentProps } from 'react';
import { joinClasses } from '#lib/join-classes.ts';

/** A sheet on the ground with a thin line around it. Cards do not lie in cards. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={joinClasses('rounded-tumble-l border border-line bg-surface p-5 md:p-6', className)} />
  );
}
