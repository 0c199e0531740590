import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import type { ButtonKind } from './button-style.ts';

interface Props {
  busyLabel: string | false;
  kind?: ButtonKind;
  disabled?: boolean;
  children: ReactNode;
}

/**
 * Sends the form. The focus stays in the field while it is pressed: a complaint that appears on leaving the field
 * would move the button away from under the pointer, and the press would be lost.
 */
export function SubmitButton({ children, ...rest }: Props) {
  return (
    <Button {...rest} type="submit" onMouseDown={(event) => event.preventDefault()}>
      {children}
    </Button>
  );
}
