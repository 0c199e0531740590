import type { Block, LegalDocument, Line } from '../src/features/legal/document.ts';

/** Every sentence of a text, in order, without its markup; values stand as `{{name}}`. Headings are no sentences. */
export function listSentences(document: LegalDocument): string[] {
  return document.blocks
    .flatMap(linesOf)
    .map(textOf)
    .flatMap((text) => text.split(/(?<=[.?!]["”]?)\s+(?=["“A-Z{])/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

function linesOf(block: Block): readonly Line[] {
  switch (block.type) {
    case 'paragraph':
      return [block.children];
    case 'list':
      return block.items;
    case 'table':
      return [...block.head, ...block.rows.flat()];
    default:
      return [];
  }
}

function textOf(line: Line): string {
  return line
    .map((inline) => {
      if (inline.type === 'text') return inline.text;
      return inline.type === 'value' ? `{{${inline.name}}}` : textOf(inline.children);
    })
    .join('');
}
