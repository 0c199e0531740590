import { ChoosePlan } from '#features/billing/choose-plan.tsx';
import { WhyChoose } from '#features/home/why-choose.tsx';
import { ShareButton } from '#features/sharing/share-button.tsx';
import { useChatState } from '#lib/chat-state.ts';
import { Page } from '#ui/page.tsx';

/** What stands below the first view of the home page. While the chat speaks of a crisis nothing is sold. */
export default function Below() {
  const { isInCrisis } = useChatState();
  return (
    <Page>
      <WhyChoose />
      {!isInCrisis && <ChoosePlan />}
      <ShareButton />
    </Page>
  );
}
