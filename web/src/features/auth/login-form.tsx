import { zodResolver } from '@hookform/resolvers/zod';
import { login } from '@haven/contracts/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { ButtonLink } from '#ui/button-link.tsx';
import { FormProblem } from '#ui/form-problem.tsx';
import { SubmitButton } from '#ui/submit-button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { loginCopy as copy } from './copy.ts';
import { CredentialFields } from './credential-fields.tsx';
import { GoogleButton } from './google-button.tsx';
import { signIn, toastOf } from './sign-in.ts';
import { useWelcome } from './use-welcome.ts';

/** An address and a password, and the ways on for whoever has none. */
export function LoginForm({ onChallenge }: { onChallenge: (challenge: string) => void }) {
  const queryClient = useQueryClient();
  const welcome = useWelcome();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(login.input),
    defaultValues: { email: '', password: '' },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    try {
      const challenge = await signIn(values, queryClient);
      if (challenge === undefined) await welcome(copy.welcome);
      else onChallenge(challenge);
    } catch (error) {
      const toast = toastOf(error, copy);
      showToast(toast);
      setError('root', { message: toast.description });
    }
  });

  return (
    <>
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <CredentialFields email={register('email')} password={register('password')} errors={errors} />
        <FormProblem words={errors.root?.message} isSaid />
        <SubmitButton busyLabel={isSubmitting && copy.busy}>{copy.submit}</SubmitButton>
      </form>
      <div className="grid gap-2">
        <GoogleButton />
        <ButtonLink to="/" kind="outline">
          {copy.trial}
        </ButtonLink>
        <p className="text-center text-sm text-ink-soft">
          <Link to="/forgot-password" className="gate-link">
            {copy.forgot}
          </Link>
        </p>
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
