import type { ComponentProps } from 'react';
import { buttonClass, type ButtonStyle } from './button-style.ts';

interface Props extends ComponentProps<'button'>, ButtonStyle {
  /** While something is under way the button is off and shows these words. */
  busyLabel?: string | false | undefined;
}

/** A button. It never submits a form unless told so with `type="submit"`. */
export function Button({ kind, size, className, busyLabel, disabled, children, type = 'button', ...rest }: Props) {
  const isBusy = Boolean(busyLabel);
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ kind, size, className })}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
    >
      {busyLabel || children}
    </button>
  );
}
