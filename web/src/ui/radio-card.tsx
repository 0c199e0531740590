import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '#lib/join-classes.ts';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
  hint?: string | undefined;
  /** A picture above the label; decoration only. */
  art?: ReactNode;
}

/** One choice of several, as a card. The native radio button covers it, so keys and forms work as ever. */
export function RadioCard({ label, hint, art, className, ...rest }: Props) {
  return (
    <label
      className={joinClasses(
        'selectable relative grid cursor-pointer content-start gap-0.5 rounded-tumble-m border border-line-strong bg-raised px-3 py-2.5 leading-tight md:p-4',
        'even:rounded-tumble-m-turned hover:bg-ground has-checked:border-primary has-checked:bg-primary-soft',
        'has-checked:inset-ring has-checked:inset-ring-primary',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        className,
      )}
    >
      <input
        {...rest}
        type="radio"
        className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit] opacity-0"
      />
      {art}
      <span className={joinClasses('font-button', !art && 'pr-6')}>{label}</span>
      {hint && <small className="text-xs leading-[1.3] text-ink-soft">{hint}</small>}
      <span
        aria-hidden="true"
        className="absolute top-2.5 right-2.5 hidden size-[1.4rem] place-items-center rounded-pebble bg-primary text-on-primary peer-checked:grid forced-colors:border"
      >
        <Check className="size-3.5! stroke-3!" />
      </span>
    </label>
  );
}
