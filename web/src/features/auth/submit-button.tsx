import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';

interface Props {
  busyLabel: string | false;
  children: ReactNode;
}

/**
 * Sends the form. The focus stays in the field while it is pressed: a complaint that appears on leaving the field
 * would move the button away from under the pointer, and the press would be lost.
 */
export function SubmitButton({ busyLabel, children }: Props) {
  return (
    <Button type="submit" busyLabel={busyLabel} onMouseDown={(event) => event.preventDefault()}>
      {children}
    </Button>
  );
}
