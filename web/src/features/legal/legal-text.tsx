import type { LegalDocument } from './document.ts';
import { LegalBlock } from './legal-block.tsx';

interface Props {
  document: LegalDocument;
  /** `h2` on a page of its own, `h3` inside a dialog. */
  heading?: 'h2' | 'h3';
}

/** A legal text, without its title. */
export function LegalText({ document, heading = 'h2' }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {document.blocks.map((block, place) => (
        // oxlint-disable-next-line react/no-array-index-key
        <LegalBlock key={place} block={block} heading={heading} />
      ))}
    </div>
  );
}
