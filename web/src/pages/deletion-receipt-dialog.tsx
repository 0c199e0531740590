import { receiptCopy } from '#features/account/copy.ts';
import type { Receipt } from '#features/account/delete-account.tsx';
import { ReceiptView } from '#features/account/receipt-view.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** The receipt of a deleted account, over the first page. Loaded when there is one. */
export default function DeletionReceiptDialog({ receipt, onClose }: { receipt: Receipt; onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title={receiptCopy.title}>
      <ReceiptView receipt={receipt} />
    </Dialog>
  );
}
