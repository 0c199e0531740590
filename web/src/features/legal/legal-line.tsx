import { Link } from 'react-router';
import type { Inline, Line } from './document.ts';
import { Value } from './value.tsx';

/** One line of a legal text. The pieces never change places, so their place is their key. */
export function LegalLine({ line }: { line: Line }) {
  // oxlint-disable-next-line react/no-array-index-key
  return line.map((inline, place) => <Piece key={place} inline={inline} />);
}

function Piece({ inline }: { inline: Inline }) {
  switch (inline.type) {
    case 'text':
      return inline.text;
    case 'value':
      return <Value name={inline.name} />;
    case 'strong':
      return (
        <strong>
          <LegalLine line={inline.children} />
        </strong>
      );
    case 'link':
      return <LegalLink href={inline.href} line={inline.children} />;
  }
}

function LegalLink({ href, line }: { href: string; line: Line }) {
  const text = <LegalLine line={line} />;
  if (href.startsWith('/')) return <Link to={href}>{text}</Link>;
  return (
    <a href={href} rel="noreferrer" target="_blank">
      {text}
    </a>
  );
}
