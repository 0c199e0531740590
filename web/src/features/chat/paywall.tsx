import { Info } from 'lucide-react';
import { useId } from 'react';
import { hasScreen } from '#lib/screens.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Glass } from '#ui/glass.tsx';
import { markPieces } from '#ui/glass-shapes.ts';
import { Notice } from '#ui/notice.tsx';
import { paywallCopy } from './copy.ts';

/** Says that what was free is used up. The composer stays open, and help in a crisis is never behind this. */
export function Paywall() {
  const titleId = useId();
  return (
    <div className="grid gap-4 pb-5">
      <div className="thread-note">
        <Notice icon={<Info />}>{paywallCopy.before}</Notice>
      </div>
      <section className="thread-note paywall" aria-labelledby={titleId}>
        <Glass pieces={markPieces} viewBox="0 0 120 120" className="paywall-glass" />
        <h2 id={titleId}>{paywallCopy.title}</h2>
        <p className="text-ink-soft">{paywallCopy.text}</p>
        {hasScreen('/plans') && (
          <ButtonLink to="/plans" className="justify-self-start">
            {paywallCopy.plans}
          </ButtonLink>
        )}
      </section>
    </div>
  );
}
