import { zodResolver } from '@hookform/resolvers/zod';
import { resetPassword } from '@haven/contracts/auth';
import { storageKeys } from '@haven/contracts/policy/screens';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { wordsOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { forgetPerson } from '#lib/person.ts';
import { readStored } from '#lib/storage.ts';
import { FormProblem } from '#ui/form-problem.tsx';
import { SubmitButton } from '#ui/submit-button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { registerCopy, resetCopy as copy } from './copy.ts';
import { Gate } from './gate.tsx';
import { IncompleteLink } from './incomplete-link.tsx';
import { useMailedSecret } from './mailed-secret.ts';
import { PasswordField } from './password-field.tsx';

const schema = resetPassword.input.pick({ password: true });

/** Where the mailed link leads: a new password. */
export function ResetPassword() {
  const secret = useMailedSecret();
  return (
    <Gate title={copy.title} lead={copy.lead}>
      {secret === null && <IncompleteLink />}
      {secret && <NewPassword token={secret} />}
    </Gate>
  );
}

function NewPassword({ token }: { token: string }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { password: '' },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ password }) => {
    try {
      await call(resetPassword, { body: { token, password } });
    } catch (error) {
      return setError('root', { message: wordsOf(error, copy.failed) });
    }
    // Every device was signed out, this one too.
    if (readStored(storageKeys.authToken) !== null) {
      forgetPerson();
      queryClient.clear();
    }
    showToast(copy.done);
    return navigate('/login');
  });

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <PasswordField
        {...register('password')}
        label={copy.password}
        autoComplete="new-password"
        hint={registerCopy.passwordHint}
        error={errors.password?.message}
      />
      <FormProblem words={errors.root?.message} />
      <SubmitButton busyLabel={isSubmitting && copy.busy}>{copy.submit}</SubmitButton>
    </form>
  );
}
