import { cancelAccount, type deletionReceipt } from '@haven/contracts/account';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { z } from 'zod';
import { wordsOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormProblem } from '#ui/form-problem.tsx';
import { SubmitButton } from '#ui/submit-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast-store.ts';
import { deletionCopy as copy } from './copy.ts';
import { DownloadData } from './download-data.tsx';

export type Receipt = z.infer<typeof deletionReceipt>;

interface Props {
  userId: string;
  onClose: () => void;
  onDeleted: (receipt: Receipt) => void;
}

/** Asks whether the account shall be deleted: the data first, then a word to type. */
export function DeleteAccount({ userId, onClose, onDeleted }: Props) {
  const [typed, setTyped] = useState('');
  const isMeant = typed.trim() === copy.word;
  const deleting = useMutation({
    mutationFn: async () => (await call(cancelAccount, { params: { id: userId } })).data,
    onSuccess: (receipt) => {
      showToast(copy.done);
      onDeleted(receipt);
    },
    onError: (error) =>
      showToast({ ...copy.failed, description: wordsOf(error, copy.failed.description), kind: 'destructive' }),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isMeant) deleting.mutate();
  }

  return (
    <Dialog isOpen onClose={onClose} title={copy.title}>
      <p>{copy.text}</p>
      <div className="grid gap-2">
        <p className="text-sm text-ink-soft">{copy.exportFirst}</p>
        <DownloadData />
      </div>
      <form className="grid gap-4" onSubmit={submit}>
        <TextField
          label={copy.typed}
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
        <FormProblem words={deleting.error ? wordsOf(deleting.error, copy.failed.description) : undefined} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="quiet" onClick={onClose}>
            {copy.cancel}
          </Button>
          <SubmitButton kind="rose" disabled={!isMeant} busyLabel={deleting.isPending && copy.busy}>
            {copy.confirm}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
