import { zodResolver } from '@hookform/resolvers/zod';
import { login } from '@haven/contracts/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { ButtonLink } from '#ui/button-link.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast-store.ts';
import { gate, loginCopy as copy } from './copy.ts';
import { PasswordField } from './password-field.tsx';
import { signIn, toastOf } from './sign-in.ts';
import { SubmitButton } from '#ui/submit-button.tsx';

/** An address and a password, and the ways on for whoever has none. */
export function LoginForm() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(login.input),
    defaultValues: { email: '', password: '' },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    try {
      await signIn(values, queryClient);
      showToast(copy.welcome);
      await navigate('/');
    } catch (error) {
      showToast(toastOf(error, copy));
    }
  });

  return (
    <>
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <TextField
          {...register('email')}
          label={gate.email}
          type="email"
          autoComplete="username"
          error={errors.email?.message}
        />
        <PasswordField {...register('password')} autoComplete="current-password" error={errors.password?.message} />
        <SubmitButton busyLabel={isSubmitting && copy.busy}>{copy.submit}</SubmitButton>
      </form>
      <div className="grid gap-2">
        <ButtonLink to="/" kind="outline">
          {copy.trial}
        </ButtonLink>
        <p className="text-center text-sm text-ink-soft">
          {copy.newHere}{' '}
          <Link to="/register" className="gate-link">
            {copy.create}
          </Link>
        </p>
      </div>
    </>
  );
}
