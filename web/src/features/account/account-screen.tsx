import { cancelRedirectMs, guardRedirectMs } from '@haven/contracts/policy/screens';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ensureAccount, isLocalId, useUserId } from '#lib/account.ts';
import { forgetPerson } from '#lib/person.ts';
import { BackLink } from '#ui/back-link.tsx';
import { CardSection } from '#ui/card-section.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { overviewCopy, pageCopy as copy, receiptCopy } from './copy.ts';
import { DataCard } from './data-card.tsx';
import { DeleteAccount, type Receipt } from './delete-account.tsx';
import { FeatureLinks } from './feature-links.tsx';
import { HistoryCard } from './history-card.tsx';
import { ManagementCard } from './management-card.tsx';
import { OverviewCard } from './overview-card.tsx';
import { PrivacyCard } from './privacy-card.tsx';
import { ReceiptView } from './receipt-view.tsx';
import { SettingsCards } from './settings-cards.tsx';
import './account.css';

interface Props {
  /** Where one is signed in, and what protects the account. */
  security: ReactNode;
  /** The server has cleared every conversation: what this browser lists goes too. */
  onCleared: (userId: string) => void;
}

// Longer than it takes to be led away.
const restMs = 2 * guardRedirectMs;

/** The account of whoever is here, visitor or member: the feature's front door. */
export function AccountScreen(slots: Props) {
  const [receipt, setReceipt] = useState<Receipt>();
  return (
    <Page>
      <div className="mb-5 grid gap-1">
        <BackLink to="/">{copy.back}</BackLink>
        <h1>{copy.title}</h1>
      </div>
      {receipt ? <Gone receipt={receipt} /> : <Here {...slots} onDeleted={setReceipt} />}
    </Page>
  );
}

function Here({ onDeleted, ...slots }: Props & { onDeleted: (receipt: Receipt) => void }) {
  const userId = useSomebody();
  if (userId === undefined) return <Waiting />;
  if (isLocalId(userId)) return <LoadFailed words={copy.offline} onRetry={() => void ensureAccount()} />;
  return <Sections key={userId} {...slots} userId={userId} onDeleted={onDeleted} />;
}

/**
 * The id of whoever is here. Somebody whose session is over stays, as a visitor; whoever signs out is on their way to
 * another screen, and nothing is made for them here.
 */
function useSomebody(): string | undefined {
  const userId = useUserId();
  const wasSomebody = useRef(false);
  useEffect(() => {
    if (userId !== undefined && !isLocalId(userId)) {
      wasSomebody.current = true;
      return undefined;
    }
    const timer = setTimeout(() => void ensureAccount(), wasSomebody.current ? restMs : 0);
    return () => clearTimeout(timer);
  }, [userId]);
  return userId;
}

function Sections({
  userId,
  security,
  onCleared,
  onDeleted,
}: Props & { userId: string; onDeleted: (receipt: Receipt) => void }) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <div className="account-columns">
      <div className="account-column">
        <OverviewCard userId={userId} />
        <SettingsCards userId={userId} />
        <PrivacyCard userId={userId} />
      </div>
      <div className="account-column">
        <FeatureLinks />
        {security}
        <HistoryCard userId={userId} onCleared={onCleared} />
        <DataCard userId={userId} onDelete={() => setDeleting(true)} />
        <ManagementCard userId={userId} onCancel={() => setDeleting(true)} />
      </div>
      {isDeleting && <DeleteAccount userId={userId} onClose={() => setDeleting(false)} onDeleted={onDeleted} />}
    </div>
  );
}

function Waiting() {
  return (
    <div className="account-columns">
      <CardSection title={overviewCopy.title}>
        <Skeleton label={copy.loading} lines={6} />
      </CardSection>
    </div>
  );
}

/** Nothing of the person is left, here or there. The receipt goes along to the first page. */
function Gone({ receipt }: { receipt: Receipt }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  useEffect(() => {
    forgetPerson();
    queryClient.clear();
    const timer = setTimeout(() => void navigate('/', { state: { deletionReceipt: receipt } }), cancelRedirectMs);
    return () => clearTimeout(timer);
  }, [receipt, navigate, queryClient]);

  return (
    <CardSection title={receiptCopy.title}>
      <ReceiptView receipt={receipt} />
    </CardSection>
  );
}
