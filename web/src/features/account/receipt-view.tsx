import { format } from 'date-fns';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/button.tsx';
import { receiptCopy as copy } from './copy.ts';
import { CountList } from './count-list.tsx';
import type { Receipt } from './delete-account.tsx';

/** What was removed, what stays, and the number of the receipt. */
export function ReceiptView({ receipt }: { receipt: Receipt }) {
  const { receiptId, deletedAt, removed, kept } = receipt;
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{copy.lead}</p>
      <dl className="num-list">
        <div>
          <dt>{copy.id}</dt>
          <dd>{receiptId}</dd>
        </div>
        <div>
          <dt>{copy.time}</dt>
          <dd>{format(deletedAt, 'PPp')}</dd>
        </div>
      </dl>
      <h3>{copy.removed}</h3>
      <CountList counts={removed} />
      <h3>{copy.kept}</h3>
      <ul className="grid list-disc gap-1 pl-5">
        {kept.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div>
        <Button kind="outline" onClick={() => saveFile('receipt.json', JSON.stringify(receipt, undefined, 2))}>
          {copy.download}
        </Button>
      </div>
    </div>
  );
}
