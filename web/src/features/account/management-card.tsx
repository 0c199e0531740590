import { downgradeAccount } from '@haven/contracts/account';
import { storageKeys } from '@haven/contracts/policy/screens';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, wordsOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { hasScreen } from '#lib/screens.ts';
import { useSettings } from '#lib/settings.ts';
import { useStored } from '#lib/storage.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { CardSection } from '#ui/card-section.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/toast-store.ts';
import { managementCopy as copy } from './copy.ts';
import { isSubscriber } from './overview.ts';
import { accountQuery } from './queries.ts';

/** For whoever pays: another plan, or an end. */
export function ManagementCard({ userId, onCancel }: { userId: string; onCancel: () => void }) {
  const account = useQuery(accountQuery(userId)).data;
  const isSignedIn = useStored(storageKeys.authToken) !== null;
  if (!account || !isSignedIn || !isSubscriber(account)) return null;
  return (
    <CardSection title={copy.title} lead={copy.lead}>
      {hasScreen('/subscribe') && (
        <ButtonLink to="/subscribe?plan=regular" kind="outline">
          {copy.upgrade}
        </ButtonLink>
      )}
      <Downgrade userId={userId} />
      <Button kind="rose-outline" onClick={onCancel}>
        {copy.cancelAccount}
      </Button>
    </CardSection>
  );
}

function Downgrade({ userId }: { userId: string }) {
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const supportAddress = useSettings()?.supportEmail;
  const downgrading = useMutation({
    mutationFn: () => call(downgradeAccount, { params: { id: userId } }),
    // A toast cannot be read behind a dialog.
    onSettled: () => setAsking(false),
    onSuccess: () => {
      showToast(copy.done);
      void queryClient.invalidateQueries({ queryKey: accountQuery(userId).queryKey });
    },
    onError: (error) =>
      showToast({ ...copy.failed, description: reasonOf(error, supportAddress), kind: 'destructive' }),
  });
  return (
    <>
      <Button kind="outline" onClick={() => setAsking(true)}>
        {copy.downgrade}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => downgrading.mutate()}
        title={copy.dialog.title}
        words={copy.dialog}
        isBusy={downgrading.isPending}
      >
        <p>{copy.dialog.text}</p>
      </ConfirmDialog>
    </>
  );
}

/** Why the plan stays, and where to write when the words say that somebody has to look at it. */
function reasonOf(error: unknown, supportAddress: string | undefined): string {
  const words = wordsOf(error, copy.failed.description);
  const isForSupport =
    error instanceof ApiError && (error.code === 'plan.change_off' || error.code === 'plan.change_failed');
  return isForSupport && supportAddress !== undefined ? `${words} ${copy.support(supportAddress)}` : words;
}
