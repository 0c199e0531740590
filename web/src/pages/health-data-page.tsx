import document from '#features/legal/content/health-data.md';
import { LegalPage } from '#features/legal/legal-page.tsx';
import { describe } from '#lib/describe.ts';

export const meta = () => describe({ title: document.title, description: document.summary, path: '/health-data' });

export default function HealthDataPage() {
  return <LegalPage document={document} />;
}
