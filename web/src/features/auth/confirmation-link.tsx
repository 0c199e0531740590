import { requestVerification } from '@haven/contracts/auth';
import { useMutation } from '@tanstack/react-query';
import { wordsOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { safetyCopy } from './copy.ts';

const copy = safetyCopy.email;

/** Has the link mailed that confirms the address. */
export function ConfirmationLink() {
  const sending = useMutation({
    mutationFn: () => call(requestVerification, {}),
    onSuccess: () => showToast(copy.sent),
    onError: (error) =>
      showToast({ ...copy.notSent, description: wordsOf(error, copy.notSent.description), kind: 'destructive' }),
  });
  return (
    <Button kind="outline" size="small" busyLabel={sending.isPending && copy.sending} onClick={() => sending.mutate()}>
      {copy.confirm}
    </Button>
  );
}
