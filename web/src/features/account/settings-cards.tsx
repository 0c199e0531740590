import { useQuery } from '@tanstack/react-query';
import { useAskAgain } from '#lib/use-ask-again.ts';
import { CardSection } from '#ui/card-section.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CompanionForm } from './companion-form.tsx';
import { companionCopy, pageCopy, personalCopy } from './copy.ts';
import { PersonalForm } from './personal-form.tsx';
import { settingsQuery } from './queries.ts';

/** Who the person is, and how Haven talks with them. */
export function SettingsCards({ userId }: { userId: string }) {
  const { data: settings, isError } = useQuery(settingsQuery(userId));
  const askAgain = useAskAgain();
  const instead = isError ? (
    <LoadFailed words={pageCopy.failed} onRetry={askAgain} />
  ) : (
    <Skeleton label={pageCopy.loading} />
  );
  return (
    <>
      <CardSection title={personalCopy.title}>
        {settings ? <PersonalForm userId={userId} settings={settings} /> : instead}
      </CardSection>
      <CardSection title={companionCopy.title} lead={companionCopy.lead}>
        {settings ? <CompanionForm userId={userId} settings={settings} /> : instead}
      </CardSection>
    </>
  );
}
