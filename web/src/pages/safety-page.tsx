import document from '#features/legal/content/safety.md';
import { LegalPage } from '#features/legal/legal-page.tsx';
import { describe } from '#lib/describe.ts';

export const meta = () => describe({ title: document.title, description: document.summary, path: '/safety' });

export default function SafetyPage() {
  return <LegalPage document={document} />;
}
