import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  words: { confirm: string; cancel: string; busy: string };
  isBusy: boolean;
  children: ReactNode;
}

/** Asks before something that cannot be undone. The lesser act comes first. */
export function ConfirmDialog({ isOpen, onClose, onConfirm, title, words, isBusy, children }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      {children}
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button kind="rose" busyLabel={isBusy && words.busy} onClick={onConfirm}>
          {words.confirm}
        </Button>
      </div>
    </Dialog>
  );
}
