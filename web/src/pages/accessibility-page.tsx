import document from '#features/legal/content/accessibility.md';
import { LegalPage } from '#features/legal/legal-page.tsx';
import { describe } from '#lib/describe.ts';

export const meta = () => describe({ title: document.title, description: document.summary, path: '/accessibility' });

export default function AccessibilityPage() {
  return <LegalPage document={document} />;
}
