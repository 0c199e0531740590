import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '#lib/join-classes.ts';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  /** Without an edge of its own, for a list of many. */
  isPlain?: boolean;
}

const edged =
  'selectable min-h-13 rounded-tumble-m border-[1.5px] border-line-strong bg-raised px-4 py-2.5 hover:bg-ground has-checked:border-primary has-checked:bg-primary-soft';

/** A checkbox whose whole row can be pressed. Rows that belong together stand in a `fieldset` with a `legend`. */
export function CheckboxRow({ label, hint, isPlain = false, className, ...rest }: Props) {
  return (
    <label
      className={joinClasses(
        'flex cursor-pointer items-center gap-3 leading-[1.35]',
        isPlain ? 'min-h-11 rounded-tumble-s' : edged,
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        className,
      )}
    >
      <input {...rest} type="checkbox" className="check-box outline-none" />
      <span className="min-w-0">
        <span className="font-label">{label}</span>
        {hint && <small className="block text-xs leading-[1.3] font-read text-ink-soft">{hint}</small>}
      </span>
    </label>
  );
}
