import { BackLink } from '#ui/back-link.tsx';
import { Page } from '#ui/page.tsx';
import { legalCopy } from './copy.ts';
import type { LegalDocument } from './document.ts';
import { LegalDates } from './legal-dates.tsx';
import { LegalText } from './legal-text.tsx';

/** A legal text on a screen of its own. */
export function LegalPage({ document }: { document: LegalDocument }) {
  return (
    <Page width="reading">
      <article className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <header className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <BackLink to="/">{legalCopy.back}</BackLink>
          <h1>{document.title}</h1>
          <LegalDates document={document} />
          <p className="text-ink-soft">{document.summary}</p>
        </header>
        <LegalText document={document} />
      </article>
    </Page>
  );
}
