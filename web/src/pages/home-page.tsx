import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Receipt } from '#features/account/delete-account.tsx';
import { Hero } from '#features/home/hero.tsx';
import { WelcomeNote } from '#features/home/welcome-note.tsx';
import { Disclaimer } from '#features/onboarding/disclaimer.tsx';
import { useOnboarding } from '#features/onboarding/use-onboarding.ts';
import { describe } from '#lib/describe.ts';
import { useEarlyPress } from '#lib/use-early-press.ts';
import { useSpareTime } from '#lib/use-spare-time.ts';
import { createLaterPart } from '#ui/later-part.tsx';
import { Page } from '#ui/page.tsx';
import { Spinner } from '#ui/spinner.tsx';

export const meta = () =>
  describe({
    description:
      'A calm place to think out loud: an AI companion for emotional growth, at any hour. Educational content, not therapy, not medical advice and not a crisis service.',
    path: '/',
  });

const loadTalk = () => import('./talk.tsx');
const Talk = createLaterPart(loadTalk, {
  fallback: <Spinner label="One moment" className="py-10" />,
  failed: 'Haven could not load the conversation. Please check your connection.',
});
const TermsDialog = lazy(() => import('./terms-dialog.tsx'));
// What does not come stays as the build rendered it: it can be read, and its links lead on.
const Below = lazy(() => import('./below.tsx').catch(() => new Promise<never>(() => undefined)));
const DeletionReceiptDialog = lazy(() => import('./deletion-receipt-dialog.tsx'));

export default function HomePage() {
  const course = useOnboarding();
  const isNew = course.step === 'disclaimer';
  const agree = () => course.move({ type: 'agreed' });
  useSpareTime(loadTalk);
  useEarlyPress('agree', agree);
  return (
    <div className="home">
      <Spinner label="One moment" className="home-wait py-10" />
      {isNew ? <Door onAgree={agree} /> : <Talk {...course} />}
      {/* Comes to life after the first view, whose code goes first. */}
      <Suspense>{(isNew || course.step === 'chat') && <Below />}</Suspense>
      <DeletionReceipt />
    </div>
  );
}

/** Whoever has just deleted their account may read what was removed for as long as they like. */
function DeletionReceipt() {
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  const receipt = (state as { deletionReceipt?: Receipt } | null)?.deletionReceipt;
  if (!receipt) return null;
  return (
    <Suspense>
      <DeletionReceiptDialog receipt={receipt} onClose={() => void navigate('/', { replace: true })} />
    </Suspense>
  );
}

/** What a new visitor sees first; it is what stands in the HTML. */
function Door({ onAgree }: { onAgree: () => void }) {
  const [isReadingTerms, setReadingTerms] = useState(false);
  return (
    <Page>
      <div className="home-top">
        <Suspense>
          <Hero />
        </Suspense>
        <Disclaimer onAgree={onAgree} onOpenTerms={() => setReadingTerms(true)} />
      </div>
      <Suspense>
        <WelcomeNote />
      </Suspense>
      {isReadingTerms && (
        <Suspense>
          <TermsDialog onClose={() => setReadingTerms(false)} />
        </Suspense>
      )}
    </Page>
  );
}
