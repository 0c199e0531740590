import type { Line } from './document.ts';
import { LegalLine } from './legal-line.tsx';

interface Props {
  head: readonly Line[];
  rows: readonly (readonly Line[])[];
}

/** On a narrow screen the table scrolls by itself, so it can be reached by the keyboard. */
export function LegalTable({ head, rows }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="overflow-x-auto" tabIndex={0} aria-label={textOf(head)}>
      <table className="w-full border-collapse text-sm [&_td]:border-t [&_td]:border-line [&_td]:py-2.5 [&_td]:pr-4 [&_td]:align-top [&_th]:py-2 [&_th]:pr-4 [&_th]:text-left">
        <thead>
          <tr>
            {head.map((line, place) => (
              // oxlint-disable-next-line react/no-array-index-key
              <th key={place} scope="col">
                <LegalLine line={line} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            // oxlint-disable-next-line react/no-array-index-key
            <Row key={place} cells={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ cells }: { cells: readonly Line[] }) {
  const [first, ...more] = cells;
  return (
    <tr>
      <th scope="row" className="border-t border-line align-top font-mid">
        {first && <LegalLine line={first} />}
      </th>
      {more.map((line, place) => (
        // oxlint-disable-next-line react/no-array-index-key
        <td key={place}>
          <LegalLine line={line} />
        </td>
      ))}
    </tr>
  );
}

function textOf(head: readonly Line[]): string {
  return head.map((line) => line.map((inline) => (inline.type === 'text' ? inline.text : '')).join('')).join(', ');
}
