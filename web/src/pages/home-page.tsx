import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Receipt } from '#features/account/delete-account.tsx';
import { ChoosePlan } from '#features/billing/choose-plan.tsx';
import { Hero } from '#features/home/hero.tsx';
import { WelcomeNote } from '#features/home/welcome-note.tsx';
import { WhyChoose } from '#features/home/why-choose.tsx';
import { Disclaimer } from '#features/onboarding/disclaimer.tsx';
import { useOnboarding } from '#features/onboarding/use-onboarding.ts';
import { ShareButton } from '#features/sharing/share-button.tsx';
import { useChatState } from '#lib/chat-state.ts';
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
      {/* Comes to life after the first view. */}
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

/** What stands below the first view. While the chat speaks of a crisis nothing is sold. */
function Below() {
  const { isInCrisis } = useChatState();
  return (
    <Page>
      <WhyChoose />
      {!isInCrisis && <ChoosePlan />}
      <ShareButton />
    </Page>
  );
}

/** What a new visitor sees first; it is what stands in the HTML. */
function Door({ onAgree }: { onAgree: () => void }) {
  const [isReadingTerms, setReadingTerms] = useState(false);
  return (
    <Page>
      <div className="home-top">
        <Hero />
        <Disclaimer onAgree={onAgree} onOpenTerms={() => setReadingTerms(true)} />
      </div>
      <WelcomeNote />
      {isReadingTerms && (
        <Suspense>
          <TermsDialog onClose={() => setReadingTerms(false)} />
        </Suspense>
      )}
    </Page>
  );
}
