import type { ComponentProps } from 'react';
import { buttonClass, type ButtonStyle } from './button-style.ts';

/** A link out of the page (`tel:`, `sms:`, another site) that looks like a button. */
export function ButtonAnchor({ kind, size, className, children, ...rest }: ComponentProps<'a'> & ButtonStyle) {
  return (
    <a {...rest} className={buttonClass({ kind, size, className })}>
      {children}
    </a>
  );
}
