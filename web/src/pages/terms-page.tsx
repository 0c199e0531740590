import document from '#features/legal/content/terms.md';
import { LegalPage } from '#features/legal/legal-page.tsx';
import { describe } from '#lib/describe.ts';

export const meta = () => describe({ title: document.title, description: document.summary, path: '/terms' });

export default function TermsPage() {
  return <LegalPage document={document} />;
}
