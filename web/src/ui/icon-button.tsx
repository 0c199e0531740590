import type { ComponentProps } from 'react';
import { joinClasses } from '#lib/join-classes.ts';

interface Props extends ComponentProps<'button'> {
  /** Its name: what a screen reader says and a tooltip may show. */
  label: string;
}

/** A button that shows an icon only; 44 by 44. */
export function IconButton({ label, className, children, type = 'button', ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={joinClasses(
        'inline-grid size-11 flex-none place-items-center rounded-tumble-s text-ink-soft hover:bg-primary-soft hover:text-ink',
        'disabled:cursor-not-allowed disabled:text-ink-faint disabled:hover:bg-transparent',
        className,
      )}
    >
      {children}
    </button>
  );
}
