import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { wordsOf } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { clearCopy } from './copy.ts';

/** Clears the conversation, once the person has said that they mean it. */
export function ClearHistory({ onClear }: { onClear: () => Promise<void> }) {
  const [isAsking, setIsAsking] = useState(false);
  const clearing = useMutation({
    mutationFn: onClear,
    onSuccess: () => {
      setIsAsking(false);
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
      <Dialog isOpen={isAsking} onClose={() => setIsAsking(false)} title={clearCopy.title}>
        <p>{clearCopy.question}</p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="quiet" onClick={() => setIsAsking(false)}>
            {clearCopy.cancel}
          </Button>
          <Button kind="rose" busyLabel={clearing.isPending && clearCopy.busy} onClick={() => clearing.mutate()}>
            {clearCopy.confirm}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
