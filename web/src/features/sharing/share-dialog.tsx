import { Dialog } from '#ui/dialog.tsx';
import { sharing } from './copy.ts';
import { ShareActions } from './share-actions.tsx';

/** The four ways to share, opened from the conversation. */
export function ShareDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={sharing.title}>
      <p className="text-ink-soft">{sharing.lead}</p>
      <ShareActions onDone={onClose} />
    </Dialog>
  );
}
