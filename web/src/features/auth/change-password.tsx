import { zodResolver } from '@hookform/resolvers/zod';
import { changePassword } from '@haven/contracts/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { wordsOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { showToast } from '#ui/toast-store.ts';
import { registerCopy, safetyCopy } from './copy.ts';
import { FormDialog } from './form-dialog.tsx';
import { PasswordField } from './password-field.tsx';
import { sessionsQuery } from './session-queries.ts';

const copy = safetyCopy.password;

/** Another password, for whoever knows the one there is. */
export function ChangePassword({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(changePassword.input),
    defaultValues: { currentPassword: '', newPassword: '' },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (body) => {
    try {
      await call(changePassword, { body });
    } catch (error) {
      return setError('root', { message: wordsOf(error, safetyCopy.wentWrong) });
    }
    onClose();
    showToast(copy.done);
    return queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  });

  return (
    <FormDialog
      title={copy.change}
      lead={copy.lead}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      submit={copy.submit}
      busyLabel={isSubmitting && copy.busy}
      problem={errors.root?.message}
    >
      <PasswordField
        {...register('currentPassword')}
        label={copy.current}
        autoComplete="current-password"
        error={errors.currentPassword?.message}
      />
      <PasswordField
        {...register('newPassword')}
        label={copy.next}
        autoComplete="new-password"
        hint={registerCopy.passwordHint}
        error={errors.newPassword?.message}
      />
    </FormDialog>
  );
}
