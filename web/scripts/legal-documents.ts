import type { Plugin } from 'vite';
import { parseLegalDocument } from './parse-legal-document.ts';

/** Makes each imported Markdown file a `LegalDocument` while the pages are built, so that no parser is shipped. */
export function legalDocuments(): Plugin {
  return {
    name: 'haven:legal-documents',
    enforce: 'pre',
    transform: {
      filter: { id: /\.md$/ },
      handler: (markdown) => ({
        code: `export default ${JSON.stringify(parseLegalDocument(markdown))}`,
        map: null,
        moduleType: 'js',
      }),
    },
  };
}
