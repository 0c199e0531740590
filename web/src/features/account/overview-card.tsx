import { defaultUserName, storageKeys } from '@haven/contracts/policy/screens';
import { useQuery } from '@tanstack/react-query';
import { useBeta } from '#lib/settings.ts';
import { useStored } from '#lib/storage.ts';
import { useAskAgain } from '#lib/use-ask-again.ts';
import { CardSection } from '#ui/card-section.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import { overviewCopy as copy, pageCopy } from './copy.ts';
import { isSubscriber, overviewRows, subscriptionWords } from './overview.ts';
import { accountQuery, settingsQuery, userTimeQuery } from './queries.ts';

/** Who somebody is to Haven, and what they may use. */
export function OverviewCard({ userId }: { userId: string }) {
  const { data: account, isError } = useQuery(accountQuery(userId));
  const askAgain = useAskAgain();
  const settings = useQuery(settingsQuery(userId)).data;
  const isPaying = account !== undefined && isSubscriber(account);
  const time = useQuery({ ...userTimeQuery(userId), enabled: isPaying }).data;
  const isBeta = useBeta();
  const isSignedIn = useStored(storageKeys.authToken) !== null;
  const email = useStored(storageKeys.userEmail);
  const storedName = useStored(storageKeys.userName);
  const hasPromo = useStored(storageKeys.promoCodeActive) === 'true';

  return (
    <CardSection title={copy.title} action={account && <Tag tone="green">{subscriptionWords(account)}</Tag>}>
      {isError && <LoadFailed words={pageCopy.failed} onRetry={askAgain} />}
      {!account && !isError && <Skeleton label={pageCopy.loading} lines={5} />}
      {account && (
        <dl className="num-list">
          {overviewRows({
            account: { ...account, ...time },
            name: settings?.userName ?? storedName ?? defaultUserName,
            email: isSignedIn ? (email ?? undefined) : undefined,
            isBeta,
            hasPromo,
          }).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </CardSection>
  );
}
