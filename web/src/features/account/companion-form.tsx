import { zodResolver } from '@hookform/resolvers/zod';
import { qualities, styles } from '@haven/companion/persona/styles';
import { type CompanionSettings, updateCompanionSettings } from '@haven/contracts/account';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { wordsOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { rememberGuide } from '#lib/guide.ts';
import { CheckboxRow } from '#ui/checkbox-row.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { SubmitButton } from '#ui/submit-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast-store.ts';
import { companionCopy as copy } from './copy.ts';
import { settingsQuery } from './queries.ts';

const schema = updateCompanionSettings.input
  .pick({ style: true, selectedQualities: true, personalizedIntro: true })
  .required();
const styleOptions = styles.map(({ id, label, description }) => ({ value: id, label: `${label}: ${description}` }));

/** How Haven talks, and what it should know about the person. The name of the companion cannot be changed. */
export function CompanionForm({ userId, settings }: { userId: string; settings: CompanionSettings }) {
  const queryClient = useQueryClient();
  const { style, selectedQualities, personalizedIntro } = settings;
  const { register, handleSubmit, control, formState } = useForm({
    resolver: zodResolver(schema),
    values: { style, selectedQualities, personalizedIntro },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;
  const introLength = useWatch({ control, name: 'personalizedIntro' }).length;

  const submit = handleSubmit(async (body) => {
    try {
      const { data } = await call(updateCompanionSettings, { params: { id: userId }, body });
      queryClient.setQueryData(settingsQuery(userId).queryKey, data);
      rememberGuide(userId, data, queryClient);
      showToast(copy.done);
    } catch (error) {
      showToast({ ...copy.failed, description: wordsOf(error, copy.failed.description), kind: 'destructive' });
    }
  });

  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
      <SelectField {...register('style')} label={copy.style} options={styleOptions} />
      <fieldset className="grid grid-cols-1 md:grid-cols-2">
        <legend className="mb-1 text-sm font-label">{copy.qualities}</legend>
        {qualities.map(({ id, label }) => (
          <CheckboxRow key={id} isPlain {...register('selectedQualities')} value={id} label={label} />
        ))}
      </fieldset>
      <TextField
        {...register('personalizedIntro')}
        label={copy.intro}
        rows={3}
        hint={copy.introHint(introLength)}
        error={errors.personalizedIntro?.message}
      />
      <div>
        <SubmitButton busyLabel={isSubmitting && copy.busy}>{copy.save}</SubmitButton>
      </div>
    </form>
  );
}
