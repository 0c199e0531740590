/** A piece of a line. A `value` is filled in when it is shown: a price of the book, an address of this Haven. */
export type Inline =
  | { type: 'text'; text: string }
  | { type: 'strong'; children: readonly Inline[] }
  | { type: 'link'; href: string; children: readonly Inline[] }
  | { type: 'value'; name: string };

export type Line = readonly Inline[];

export type Block =
  | { type: 'heading'; children: Line }
  | { type: 'paragraph'; children: Line }
  | { type: 'list'; items: readonly Line[] }
  | { type: 'table'; head: readonly Line[]; rows: readonly (readonly Line[])[] }
  /** A place that a component fills. */
  | { type: 'slot'; name: string };

/** A legal text, made from Markdown when the pages are built; see `web/scripts/legal-documents.ts`. */
export interface LegalDocument {
  title: string;
  effective: string;
  updated: string;
  summary: string;
  blocks: readonly Block[];
}
