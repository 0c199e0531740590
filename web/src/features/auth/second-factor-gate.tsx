import { zodResolver } from '@hookform/resolvers/zod';
import { proveSecondFactor } from '@haven/contracts/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ApiError } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { SubmitButton } from '#ui/submit-button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { CodeField } from './code-field.tsx';
import { loginCopy, secondFactorCopy as copy } from './copy.ts';
import { Gate } from './gate.tsx';
import { answerChallenge, toastOf } from './sign-in.ts';
import { useWelcome } from './use-welcome.ts';

interface Props {
  challenge: string;
  /** Back to the password: the person wants to, or the challenge is over. */
  onEnd: () => void;
}

const schema = proveSecondFactor.input.pick({ code: true });

/** Asks for the code of the second factor, the password being right. */
export function SecondFactorGate({ challenge, onEnd }: Props) {
  const queryClient = useQueryClient();
  const welcome = useWelcome();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ code }) => {
    try {
      await answerChallenge({ challenge, code }, queryClient);
      await welcome(loginCopy.welcome);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'auth.wrong_code')
        return setError('code', { message: error.words ?? '' }, { shouldFocus: true });
      showToast(toastOf(error, loginCopy));
      if (error instanceof ApiError && error.code === 'auth.challenge_dead') onEnd();
    }
    return undefined;
  });

  return (
    <Gate title={copy.title} lead={copy.lead}>
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <CodeField {...register('code')} takesFocus error={errors.code?.message} />
        <SubmitButton busyLabel={isSubmitting && loginCopy.busy}>{loginCopy.submit}</SubmitButton>
      </form>
      <Button kind="quiet" onClick={onEnd}>
        {copy.back}
      </Button>
    </Gate>
  );
}
