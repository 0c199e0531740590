import { type ComponentProps, useEffect } from 'react';
import { TextField } from '#ui/text-field.tsx';
import { secondFactorCopy as copy } from './copy.ts';

interface Props extends ComponentProps<'input'> {
  error: string | undefined;
  hint?: string;
  /** It has just appeared in the place of what the person was at. */
  takesFocus?: boolean;
}

/** A code of the app, or a recovery code. */
export function CodeField({ takesFocus = false, ...props }: Props) {
  const { name = '' } = props;
  useEffect(() => {
    if (takesFocus) document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus();
  }, [takesFocus, name]);
  return (
    <TextField
      {...props}
      label={copy.code}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      inputMode="text"
    />
  );
}
