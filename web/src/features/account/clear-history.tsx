import { removeHistory } from '@haven/contracts/chat';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { wordsOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/toast-store.ts';
import { historyCopy as copy } from './copy.ts';
import { dataCountsQuery, recentMessagesQuery } from './queries.ts';

/** Clears every conversation, once the person has said that they mean it. */
export function ClearHistory({ userId, onCleared }: { userId: string; onCleared: (userId: string) => void }) {
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const clearing = useMutation({
    mutationFn: () => call(removeHistory, { params: { id: userId } }),
    // A toast cannot be read behind a dialog.
    onSettled: () => setAsking(false),
    onSuccess: () => {
      onCleared(userId);
      queryClient.setQueryData(recentMessagesQuery(userId).queryKey, []);
      void queryClient.invalidateQueries({ queryKey: dataCountsQuery(userId).queryKey });
      showToast(copy.done);
    },
    onError: (error) =>
      showToast({ ...copy.failed, description: wordsOf(error, copy.failed.description), kind: 'destructive' }),
  });
  return (
    <>
      <Button kind="rose-outline" size="small" onClick={() => setAsking(true)}>
        {copy.clear}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => clearing.mutate()}
        title={copy.clear}
        words={copy}
        isBusy={clearing.isPending}
      >
        <p>{copy.question}</p>
      </ConfirmDialog>
    </>
  );
}
