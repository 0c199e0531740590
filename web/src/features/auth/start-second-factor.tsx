import { setUpSecondFactor } from '@haven/contracts/auth';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { wordsOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { safetyCopy } from './copy.ts';
import { FormDialog } from './form-dialog.tsx';
import { PasswordField } from './password-field.tsx';

const copy = safetyCopy.second;

interface Props {
  hasPassword: boolean;
  onClose: () => void;
  onStarted: (pairing: { secret: string; uri: string }) => void;
}

/** Says what a second factor is, and asks for the password where there is one. */
export function StartSecondFactor({ hasPassword, onClose, onStarted }: Props) {
  const [password, setPassword] = useState('');
  const starting = useMutation({
    mutationFn: async () => (await call(setUpSecondFactor, { body: hasPassword ? { password } : {} })).data,
    onSuccess: onStarted,
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    starting.mutate();
  }

  return (
    <FormDialog
      title={copy.setUp}
      lead={copy.lead}
      onClose={onClose}
      onSubmit={submit}
      submit={copy.begin}
      busyLabel={starting.isPending && copy.busy}
      problem={starting.error ? wordsOf(starting.error, safetyCopy.wentWrong) : undefined}
    >
      {hasPassword && (
        <PasswordField
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
    </FormDialog>
  );
}
