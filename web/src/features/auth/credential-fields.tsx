import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '#ui/text-field.tsx';
import { gate } from './copy.ts';
import { PasswordField } from './password-field.tsx';

interface Props {
  email: UseFormRegisterReturn;
  password: UseFormRegisterReturn;
  errors: FieldErrors<{ email: string; password: string }>;
  /** Set where a password is chosen: what makes a good one. */
  passwordHint?: string;
}

/** An address and a password. */
export function CredentialFields({ email, password, errors, passwordHint }: Props) {
  return (
    <>
      <TextField {...email} label={gate.email} type="email" autoComplete="username" error={errors.email?.message} />
      <PasswordField
        {...password}
        autoComplete={passwordHint ? 'new-password' : 'current-password'}
        hint={passwordHint}
        error={errors.password?.message}
      />
    </>
  );
}
