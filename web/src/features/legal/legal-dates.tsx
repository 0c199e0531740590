import { legalCopy } from './copy.ts';
import type { LegalDocument } from './document.ts';

/** Since when a text holds, and when it was last changed. */
export function LegalDates({ document }: { document: LegalDocument }) {
  return (
    <p className="text-sm text-ink-soft">
      {legalCopy.effective(document.effective)} · {legalCopy.updated(document.updated)}
    </p>
  );
}
