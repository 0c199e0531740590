import { zodResolver } from '@hookform/resolvers/zod';
import { register as registerEndpoint } from '@haven/contracts/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { ApiError } from '#lib/api-error.ts';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast-store.ts';
import { gate, registerCopy as copy } from './copy.ts';
import { PasswordField } from './password-field.tsx';
import { signUp, toastOf } from './sign-in.ts';
import { SubmitButton } from '#ui/submit-button.tsx';

/** A name to be called by, an address and a password: no more is asked. */
export function RegisterForm() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(registerEndpoint.input),
    defaultValues: { firstName: '', email: '', password: '' },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    try {
      await signUp(values, queryClient);
      showToast(copy.welcome);
      await navigate('/');
    } catch (error) {
      const isCommon = error instanceof ApiError && error.code === 'auth.password_common';
      if (isCommon) setError('password', { message: error.words ?? '' }, { shouldFocus: true });
      showToast(toastOf(error, copy));
    }
  });

  return (
    <>
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <TextField
          {...register('firstName')}
          label={copy.name}
          autoComplete="given-name"
          error={errors.firstName?.message}
        />
        <TextField
          {...register('email')}
          label={gate.email}
          type="email"
          autoComplete="username"
          error={errors.email?.message}
        />
        <PasswordField
          {...register('password')}
          autoComplete="new-password"
          hint={copy.passwordHint}
          error={errors.password?.message}
        />
        <SubmitButton busyLabel={isSubmitting && copy.busy}>{copy.submit}</SubmitButton>
      </form>
      <div className="grid gap-2 text-center text-sm text-ink-soft">
        <p>
          {copy.agree.before} <Link to="/terms">{copy.agree.terms}</Link> {copy.agree.between}{' '}
          <Link to="/privacy">{copy.agree.privacy}</Link>.
        </p>
        <p>
          {copy.knownHere}{' '}
          <Link to="/login" className="gate-link">
            {copy.signIn}
          </Link>
          {' · '}
          <Link to="/" className="gate-link">
            {copy.home}
          </Link>
        </p>
      </div>
    </>
  );
}
