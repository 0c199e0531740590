import document from '#features/legal/content/privacy.md';
import { LegalPage } from '#features/legal/legal-page.tsx';
import { describe } from '#lib/describe.ts';

export const meta = () => describe({ title: document.title, description: document.summary, path: '/privacy' });

export default function PrivacyPage() {
  return <LegalPage document={document} />;
}
