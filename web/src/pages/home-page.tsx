import { ChoosePlan } from '#features/billing/choose-plan.tsx';
import { TrialComplete } from '#features/billing/trial-complete.tsx';
import { Door } from '#features/home/door.tsx';
import { Hero } from '#features/home/hero.tsx';
import { WelcomeNote } from '#features/home/welcome-note.tsx';
import { WhyChoose } from '#features/home/why-choose.tsx';
import { ShareButton } from '#features/sharing/share-button.tsx';
import { describe } from '#lib/describe.ts';
import { Page } from '#ui/page.tsx';

export const meta = () =>
  describe({
    description:
      'A calm place to think out loud: an AI companion for emotional growth, at any hour. Educational content, not therapy, not medical advice and not a crisis service.',
    path: '/',
  });

export default function HomePage() {
  return (
    <Page>
      <div className="home-top">
        <Hero />
        <Door />
      </div>
      <WelcomeNote />
      <WhyChoose />
      <ChoosePlan />
      <ShareButton />
      <TrialComplete />
    </Page>
  );
}
