import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import type { Block, Inline, LegalDocument, Line } from '../src/features/legal/document.ts';

const FRONT_MATTER = /^---\n(?<fields>[\s\S]*?)\n---\n/;
const VALUE = /\{\{([\w.-]+)\}\}/;
const SLOT = /^\{\{slot\.([\w-]+)\}\}$/;

/**
 * Reads a legal text: Markdown with headings of the second level, paragraphs, lists, tables, strong text and links,
 * and `{{values}}`. Anything else stops the build, so that nothing is left out of a text without notice.
 */
export function parseLegalDocument(markdown: string): LegalDocument {
  const fields = readFields(markdown);
  const tokens = known(lexer(markdown.replace(FRONT_MATTER, ''))).filter(({ type }) => type !== 'space');
  return {
    title: getField(fields, 'title'),
    effective: getField(fields, 'effective'),
    updated: getField(fields, 'updated'),
    summary: getField(fields, 'summary'),
    blocks: tokens.map(toBlock),
  };
}

function readFields(markdown: string): Map<string, string> {
  const lines = FRONT_MATTER.exec(markdown)?.groups?.['fields']?.split('\n') ?? [];
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]));
}

function getField(fields: Map<string, string>, name: string): string {
  const value = fields.get(name);
  if (!value) throw new Error(`The front matter has no ${name}.`);
  return value;
}

function toBlock(token: MarkedToken): Block {
  switch (token.type) {
    case 'heading':
      if (token.depth !== 2) throw notKnown(token);
      return { type: 'heading', children: toLine(token.tokens) };
    case 'paragraph':
      return toParagraph(token);
    case 'list':
      if (token.ordered) throw notKnown(token);
      return { type: 'list', items: token.items.map(toItem) };
    case 'table':
      return { type: 'table', head: toCells(token.header), rows: token.rows.map(toCells) };
    default:
      throw notKnown(token);
  }
}

function toCells(cells: readonly Tokens.TableCell[]): Line[] {
  return cells.map((cell) => toLine(cell.tokens));
}

function toParagraph(token: Tokens.Paragraph): Block {
  const slot = SLOT.exec(token.text.trim())?.[1];
  return slot === undefined ? { type: 'paragraph', children: toLine(token.tokens) } : { type: 'slot', name: slot };
}

function toItem(item: Tokens.ListItem): Line {
  const [line, ...more] = known(item.tokens);
  if (line?.type !== 'text' || more.length > 0) throw notKnown(item);
  return toLine(line.tokens ?? []);
}

function toLine(tokens: readonly Token[]): Line {
  return known(tokens).flatMap(toInline);
}

function toInline(token: MarkedToken): Inline[] {
  switch (token.type) {
    case 'text':
      return splitValues(plainText(token.text));
    case 'escape':
      return [{ type: 'text', text: token.text }];
    case 'strong':
      return [{ type: 'strong', children: toLine(token.tokens) }];
    case 'link':
      return [{ type: 'link', href: token.href, children: toLine(token.tokens) }];
    default:
      throw notKnown(token);
  }
}

/** Odd parts of the split are the names between the braces. */
function splitValues(text: string): Inline[] {
  return text
    .split(VALUE)
    .map((part, index): Inline => (index % 2 === 1 ? { type: 'value', name: part } : { type: 'text', text: part }))
    .filter((inline) => inline.type !== 'text' || inline.text !== '');
}

/** A line of the source that is broken is one line of text. */
function plainText(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ');
}

/** Without extensions the lexer makes tokens of its own kinds only. */
function known(tokens: readonly Token[]): readonly MarkedToken[] {
  return tokens as readonly MarkedToken[];
}

function notKnown(token: { type: string; raw: string }): Error {
  return new Error(`A legal text may not hold a ${token.type}: ${token.raw.slice(0, 60)}`);
}
