import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '#lib/join-classes.ts';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** One choice of a few, as a row that can be pressed anywhere. Rows stand in a `fieldset` with a `legend`. */
export function RadioRow({ label, hint, className, ...rest }: Props) {
  return (
    <label
      className={joinClasses(
        'selectable flex min-h-13 items-center gap-3 rounded-tumble-m border-[1.5px] border-line-strong bg-raised px-4 py-2.5 leading-[1.35]',
        'has-enabled:cursor-pointer not-has-checked:hover:bg-ground has-checked:border-primary has-checked:bg-primary-soft',
        'has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunken',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        className,
      )}
    >
      <input {...rest} type="radio" className="check-round outline-none" />
      <span className="min-w-0">
        <span className="font-label">{label}</span>
        {hint && <small className="block text-xs leading-[1.3] font-read text-ink-soft">{hint}</small>}
      </span>
    </label>
  );
}
