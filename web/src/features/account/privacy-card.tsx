import { useQuery } from '@tanstack/react-query';
import { privacyQuery } from '#lib/keep-consent.ts';
import { useAskAgain } from '#lib/use-ask-again.ts';
import { CardSection } from '#ui/card-section.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { pageCopy, privacyCopy as copy } from './copy.ts';
import { KeepingRule } from './keeping-rule.tsx';
import { PrivacyForm } from './privacy-form.tsx';
import { PrivacySignal } from './privacy-signal.tsx';

/** What is kept of the person, and for how long. */
export function PrivacyCard({ userId }: { userId: string }) {
  const { data: privacy, isError } = useQuery(privacyQuery(userId));
  const askAgain = useAskAgain();
  return (
    <CardSection title={copy.title} lead={<KeepingRule userId={userId} />}>
      {isError && <LoadFailed words={pageCopy.failed} onRetry={askAgain} />}
      {!privacy && !isError && <Skeleton label={pageCopy.loading} lines={6} />}
      {privacy && <PrivacyForm userId={userId} privacy={privacy} />}
      <PrivacySignal />
    </CardSection>
  );
}
