import { zodResolver } from '@hookform/resolvers/zod';
import { register as registerEndpoint } from '@haven/contracts/auth';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { isLocalId, readUserId, useUserId } from '#lib/account.ts';
import { ApiError } from '#lib/api-error.ts';
import { answerKeeping, privacyQuery } from '#lib/keep-consent.ts';
import { logFailure } from '#lib/log.ts';
import { CheckboxRow } from '#ui/checkbox-row.tsx';
import { SubmitButton } from '#ui/submit-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast-store.ts';
import { registerCopy as copy } from './copy.ts';
import { CredentialFields } from './credential-fields.tsx';
import { GoogleButton } from './google-button.tsx';
import { signUp, toastOf } from './sign-in.ts';
import { useWelcome } from './use-welcome.ts';

/** A name to be called by, an address and a password: no more is asked. */
export function RegisterForm() {
  const queryClient = useQueryClient();
  const welcome = useWelcome();
  const wasAsked = useHasAnswered();
  const [keeps, setKeeps] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(registerEndpoint.input),
    defaultValues: { firstName: '', email: '', password: '' },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    try {
      await signUp(values, queryClient);
      await welcome(wasAsked || (await saveKeeping(keeps)) ? copy.welcome : copy.notKept);
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
        <CredentialFields
          email={register('email')}
          password={register('password')}
          errors={errors}
          passwordHint={copy.passwordHint}
        />
        {!wasAsked && (
          <CheckboxRow
            label={copy.keep.label}
            hint={copy.keep.hint}
            checked={keeps}
            onChange={() => setKeeps(!keeps)}
          />
        )}
        <SubmitButton busyLabel={isSubmitting && copy.busy}>{copy.submit}</SubmitButton>
      </form>
      <div className="grid gap-2 text-center text-sm text-ink-soft">
        <GoogleButton />
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

/** Whether the visitor has said before if conversations shall be kept. */
function useHasAnswered(): boolean {
  const visitorId = useUserId() ?? '';
  const isKnown = visitorId !== '' && !isLocalId(visitorId);
  return useQuery({ ...privacyQuery(visitorId), enabled: isKnown }).data?.keepAnswered ?? false;
}

/** Saves the answer. False when that did not work; nothing is kept then. */
async function saveKeeping(keeps: boolean): Promise<boolean> {
  try {
    await answerKeeping(readUserId() ?? '', keeps);
    return true;
  } catch (error) {
    logFailure('Saving whether to keep conversations', error);
    return !keeps;
  }
}
