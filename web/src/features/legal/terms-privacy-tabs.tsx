import { Tabs } from '#ui/tabs.tsx';
import privacy from './content/privacy.md';
import terms from './content/terms.md';
import { legalCopy } from './copy.ts';
import type { LegalDocument } from './document.ts';
import { LegalDates } from './legal-dates.tsx';
import { LegalText } from './legal-text.tsx';

/** Terms and privacy policy side by side, for a dialog: the same texts as on their pages. Load it lazily. */
export function TermsPrivacyTabs({ defaultTab = 'terms' }: { defaultTab?: 'terms' | 'privacy' }) {
  return (
    <Tabs
      label={legalCopy.tabs}
      defaultTab={defaultTab}
      tabs={[
        { id: 'terms', label: legalCopy.termsTab, content: <Panel document={terms} /> },
        { id: 'privacy', label: legalCopy.privacyTab, content: <Panel document={privacy} /> },
      ]}
    />
  );
}

function Panel({ document }: { document: LegalDocument }) {
  return (
    <div className="grid gap-3">
      <LegalDates document={document} />
      <LegalText document={document} heading="h3" />
    </div>
  );
}
