import { zodResolver } from '@hookform/resolvers/zod';
import { enableSecondFactor } from '@haven/contracts/auth';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useForm } from 'react-hook-form';
import { wordsOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { CodeField } from './code-field.tsx';
import { safetyCopy } from './copy.ts';
import { FormDialog } from './form-dialog.tsx';
import { safetyQuery } from './safety-query.ts';

const copy = safetyCopy.second;
const QrCode = lazy(() => import('./qr-code.tsx'));

interface Props {
  secret: string;
  uri: string;
  onClose: () => void;
  onPaired: (recoveryCodes: readonly string[]) => void;
}

/** Brings the secret into the app, and takes the first code as the sign that it is there. */
export function PairApp({ secret, uri, onClose, onPaired }: Props) {
  const queryClient = useQueryClient();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(enableSecondFactor.input),
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (body) => {
    try {
      const { recoveryCodes } = (await call(enableSecondFactor, { body })).data;
      onPaired(recoveryCodes);
      await queryClient.invalidateQueries({ queryKey: safetyQuery.queryKey });
    } catch (error) {
      setError('code', { message: wordsOf(error, safetyCopy.wentWrong) }, { shouldFocus: true });
    }
  });

  return (
    <FormDialog
      title={copy.setUp}
      lead={copy.scan}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      submit={copy.enable}
      busyLabel={isSubmitting && copy.busy}
      problem={undefined}
    >
      <Suspense fallback={<div className="size-48" />}>
        <QrCode text={uri} label={copy.picture} />
      </Suspense>
      <p>
        {copy.key}: <code className="font-mono">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <CodeField {...register('code')} takesFocus error={errors.code?.message} />
    </FormDialog>
  );
}
