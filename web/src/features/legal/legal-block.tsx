import { CareCounts } from './care-counts.tsx';
import type { Block } from './document.ts';
import { LegalLine } from './legal-line.tsx';
import { LegalTable } from './legal-table.tsx';

interface Props {
  block: Block;
  /** The level of the text's headings: one below what stands over it. */
  heading: 'h2' | 'h3';
}

export function LegalBlock({ block, heading: Heading }: Props) {
  switch (block.type) {
    case 'heading':
      return (
        <Heading className="mt-4 text-lg font-mid">
          <LegalLine line={block.children} />
        </Heading>
      );
    case 'paragraph':
      return (
        <p>
          <LegalLine line={block.children} />
        </p>
      );
    case 'list':
      return (
        <ul className="grid max-w-(--hv-measure) list-disc gap-1.5 pl-6 marker:text-ink-faint">
          {block.items.map((line, place) => (
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place}>
              <LegalLine line={line} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <LegalTable head={block.head} rows={block.rows} />;
    case 'slot':
      return <CareCounts />;
  }
}
