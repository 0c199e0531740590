import { zodResolver } from '@hookform/resolvers/zod';
import { type PrivacyState, updatePrivacySettings } from '@haven/contracts/account';
import { privacyConcerns } from '@haven/contracts/policy/screens';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { wordsOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { privacyQuery } from '#lib/keep-consent.ts';
import { CheckboxRow } from '#ui/checkbox-row.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { SubmitButton } from '#ui/submit-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast-store.ts';
import { privacyCopy as copy } from './copy.ts';
import { dataCountsQuery, recentMessagesQuery } from './queries.ts';
import { StorageChoice } from './storage-choice.tsx';

const schema = updatePrivacySettings.input.required();

/** How long conversations are kept, what Haven may remember, and what the person thinks of it. */
export function PrivacyForm({ userId, privacy }: { userId: string; privacy: PrivacyState }) {
  const queryClient = useQueryClient();
  const { keepConsentedAt: _, keepAnswered: _answered, ...values } = privacy;
  const { register, handleSubmit, control, formState } = useForm({
    resolver: zodResolver(schema),
    values,
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;
  const preference = useWatch({ control, name: 'storagePreference' });
  const keepsLess = privacy.storagePreference !== 'session-only' && preference === 'session-only';

  const submit = handleSubmit(async (body) => {
    try {
      const { data } = await call(updatePrivacySettings, { params: { id: userId }, body });
      queryClient.setQueryData(privacyQuery(userId).queryKey, data);
      showToast(copy.done);
      // What may no longer be kept is gone by now.
      for (const { queryKey } of [recentMessagesQuery(userId), dataCountsQuery(userId)])
        void queryClient.invalidateQueries({ queryKey });
    } catch (error) {
      showToast({ ...copy.failed, description: wordsOf(error, copy.failed.description), kind: 'destructive' });
    }
  });

  return (
    <form noValidate className="grid grid-cols-1 gap-5" onSubmit={(event) => void submit(event)}>
      <StorageChoice field={register('storagePreference')} />
      {preference === 'user-controlled' && (
        <CheckboxRow {...register('keepUntilDeleted')} label={copy.keep.label} hint={copy.keep.hint} />
      )}
      <p aria-live="polite" className="text-sm text-rose-ink empty:hidden">
        {keepsLess && copy.less}
      </p>
      <CheckboxRow {...register('mayRemember')} label={copy.memory.label} hint={copy.memory.hint} />
      <SelectField {...register('importanceLevel')} label={copy.importance} options={copy.importanceLevels} />
      <fieldset className="grid grid-cols-1">
        <legend className="mb-1 text-sm font-label">{copy.worries}</legend>
        {privacyConcerns.map((concern) => (
          <CheckboxRow
            key={concern}
            isPlain
            {...register('privacyConcerns')}
            value={concern}
            label={`${concern.charAt(0).toUpperCase()}${concern.slice(1)}`}
          />
        ))}
      </fieldset>
      <TextField
        {...register('additionalFeedback')}
        label={copy.feedback}
        rows={2}
        error={errors.additionalFeedback?.message}
      />
      <div>
        <SubmitButton busyLabel={isSubmitting && copy.busy}>{copy.save}</SubmitButton>
      </div>
    </form>
  );
}
