import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { wordsOf } from '#lib/api-error.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { clearCopy } from './copy.ts';

/** Clears the conversation, once the person has said that they mean it. */
export function ClearHistory({ onClear }: { onClear: () => Promise<void> }) {
  const [isAsking, setIsAsking] = useState(false);
  const clearing = useMutation({
    mutationFn: onClear,
    // A toast cannot be read behind a dialog.
    onSettled: () => setIsAsking(false),
    onSuccess: () => {
      showToast({ title: clearCopy.done });
    },
    onError: (error) => {
      showToast({ title: clearCopy.failed, description: wordsOf(error, clearCopy.failedText), kind: 'destructive' });
    },
  });
  return (
    <>
      <IconButton label={clearCopy.title} onClick={() => setIsAsking(true)}>
        <Trash2 />
      </IconButton>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => clearing.mutate()}
        title={clearCopy.title}
        words={clearCopy}
        isBusy={clearing.isPending}
      >
        <p>{clearCopy.question}</p>
      </ConfirmDialog>
    </>
  );
}
