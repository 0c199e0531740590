import { zodResolver } from '@hookform/resolvers/zod';
import { disableSecondFactor } from '@haven/contracts/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { wordsOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { showToast } from '#ui/toast-store.ts';
import { CodeField } from './code-field.tsx';
import { safetyCopy } from './copy.ts';
import { FormDialog } from './form-dialog.tsx';
import { safetyQuery } from './safety-query.ts';

const copy = safetyCopy.second;

/** Turns the second factor off, with a code of it. */
export function SecondFactorOff({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(disableSecondFactor.input),
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (body) => {
    try {
      await call(disableSecondFactor, { body });
    } catch (error) {
      return setError('code', { message: wordsOf(error, safetyCopy.wentWrong) }, { shouldFocus: true });
    }
    onClose();
    showToast(copy.offDone);
    return queryClient.invalidateQueries({ queryKey: safetyQuery.queryKey });
  });

  return (
    <FormDialog
      title={copy.name}
      lead={copy.offLead}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      submit={copy.turnOff}
      busyLabel={isSubmitting && copy.busy}
      problem={undefined}
    >
      <CodeField {...register('code')} error={errors.code?.message} />
    </FormDialog>
  );
}
