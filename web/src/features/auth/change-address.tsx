import { zodResolver } from '@hookform/resolvers/zod';
import { changeAddress } from '@haven/contracts/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { wordsOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast-store.ts';
import { safetyCopy } from './copy.ts';
import { FormDialog } from './form-dialog.tsx';
import { PasswordField } from './password-field.tsx';
import { safetyQuery } from './safety-query.ts';

const copy = safetyCopy.email;

/** Asks for another address to sign in with. */
export function ChangeAddress({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(changeAddress.input),
    defaultValues: { newEmail: '', password: '' },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (body) => {
    try {
      await call(changeAddress, { body });
    } catch (error) {
      return setError('root', { message: wordsOf(error, safetyCopy.wentWrong) });
    }
    onClose();
    showToast(copy.changeSent);
    return queryClient.invalidateQueries({ queryKey: safetyQuery.queryKey });
  });

  return (
    <FormDialog
      title={copy.change}
      lead={copy.changeLead}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      submit={copy.submit}
      busyLabel={isSubmitting && copy.sending}
      problem={errors.root?.message}
    >
      <TextField
        {...register('newEmail')}
        label={copy.newEmail}
        type="email"
        autoComplete="email"
        error={errors.newEmail?.message}
      />
      <PasswordField {...register('password')} autoComplete="current-password" error={errors.password?.message} />
    </FormDialog>
  );
}
