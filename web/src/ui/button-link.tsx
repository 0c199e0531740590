import { Link, type LinkProps } from 'react-router';
import { buttonClass, type ButtonStyle } from './button-style.ts';

/** A link to another screen that looks like a button. */
export function ButtonLink({ kind, size, className, ...rest }: Omit<LinkProps, 'className'> & ButtonStyle) {
  return <Link {...rest} className={buttonClass({ kind, size, className })} />;
}
