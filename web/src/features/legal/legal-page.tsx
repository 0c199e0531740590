import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import { Page } from '#ui/page.tsx';
import { legalCopy } from './copy.ts';
import type { LegalDocument } from './document.ts';
import { LegalDates } from './legal-dates.tsx';
import { LegalText } from './legal-text.tsx';

/** A legal text on a screen of its own. */
export function LegalPage({ document }: { document: LegalDocument }) {
  return (
    <Page width="reading">
      <article className="grid gap-6">
        <header className="grid gap-2">
          <Link
            to="/"
            className="-ml-0.5 inline-flex min-h-11 items-center gap-1.5 justify-self-start text-sm font-mid no-underline hover:underline"
          >
            <ChevronLeft />
            {legalCopy.back}
          </Link>
          <h1>{document.title}</h1>
          <LegalDates document={document} />
          <p className="text-ink-soft">{document.summary}</p>
        </header>
        <LegalText document={document} />
      </article>
    </Page>
  );
}
