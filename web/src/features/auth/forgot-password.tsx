import { zodResolver } from '@hookform/resolvers/zod';
import { requestPasswordReset } from '@haven/contracts/auth';
import { MailCheck } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { wordsOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { FormProblem } from '#ui/form-problem.tsx';
import { Notice } from '#ui/notice.tsx';
import { SubmitButton } from '#ui/submit-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { forgotCopy as copy, gate } from './copy.ts';
import { Gate } from './gate.tsx';

/** Has a link mailed for a new password. What it says is the same for every address. */
export function ForgotPassword() {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(requestPasswordReset.input),
    defaultValues: { email: '' },
    mode: 'onTouched',
  });
  const { errors, isSubmitting, isSubmitSuccessful } = formState;

  const submit = handleSubmit(async (body) => {
    try {
      await call(requestPasswordReset, { body });
    } catch (error) {
      setError('root', { message: wordsOf(error, copy.failed) });
    }
  });

  return (
    <Gate title={copy.title} lead={copy.lead}>
      {isSubmitSuccessful ? (
        <output>
          <Notice tone="good" icon={<MailCheck />}>
            <p>{copy.sent}</p>
            <p className="mt-1">{copy.unconfirmed}</p>
          </Notice>
        </output>
      ) : (
        <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
          <TextField
            {...register('email')}
            label={gate.email}
            type="email"
            autoComplete="username"
            error={errors.email?.message}
          />
          <FormProblem words={errors.root?.message} />
          <SubmitButton busyLabel={isSubmitting && copy.busy}>{copy.submit}</SubmitButton>
        </form>
      )}
      <p className="text-center text-sm">
        <Link to="/login" className="gate-link">
          {copy.back}
        </Link>
      </p>
    </Gate>
  );
}
