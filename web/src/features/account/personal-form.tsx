import { zodResolver } from '@hookform/resolvers/zod';
import { type CompanionSettings, updateCompanionSettings } from '@haven/contracts/account';
import { storageKeys } from '@haven/contracts/policy/screens';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { wordsOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { readStored, writeStored } from '#lib/storage.ts';
import { SubmitButton } from '#ui/submit-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast-store.ts';
import { personalCopy as copy } from './copy.ts';
import { settingsQuery } from './queries.ts';

const schema = updateCompanionSettings.input.pick({ userName: true, userEmail: true }).required();

/** What Haven calls the person, and an address it may write to. */
export function PersonalForm({ userId, settings }: { userId: string; settings: CompanionSettings }) {
  const queryClient = useQueryClient();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    values: {
      userName: settings.userName ?? readStored(storageKeys.userName) ?? '',
      userEmail: settings.userEmail ?? '',
    },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (body) => {
    try {
      const { data } = await call(updateCompanionSettings, { params: { id: userId }, body });
      queryClient.setQueryData(settingsQuery(userId).queryKey, data);
      if (!keepHere(body)) throw new Error('The browser would not keep it.');
      showToast(copy.done);
    } catch (error) {
      showToast({ ...copy.failed, description: wordsOf(error, copy.failed.description), kind: 'destructive' });
    }
  });

  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <TextField
          {...register('userName')}
          label={copy.name}
          autoComplete="given-name"
          error={errors.userName?.message}
        />
        <TextField
          {...register('userEmail')}
          label={copy.email}
          type="email"
          autoComplete="email"
          hint={copy.emailHint}
          error={errors.userEmail?.message}
        />
      </div>
      <div>
        <SubmitButton busyLabel={isSubmitting && copy.busy}>{copy.save}</SubmitButton>
      </div>
    </form>
  );
}

function keepHere({ userName, userEmail }: z.output<typeof schema>): boolean {
  const isNameKept = writeStored(storageKeys.userName, userName.trim());
  return writeStored(storageKeys.contactEmail, userEmail) && isNameKept;
}
