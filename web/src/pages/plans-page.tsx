import { crisisLines } from '@haven/contracts/policy/care';
import { Info, ShieldCheck } from 'lucide-react';
import { plansPage } from '#features/billing/copy.ts';
import { PlanList } from '#features/billing/plan-list.tsx';
import { describe } from '#lib/describe.ts';
import { useBeta } from '#lib/settings.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';

export const meta = () =>
  describe({
    title: 'Plans',
    description: 'Everything is free during beta. See what each plan will cost later; nothing is charged now.',
    path: '/plans',
  });

export default function PlansPage() {
  const isBeta = useBeta();
  return (
    <Page>
      <div className="mb-6 grid gap-2">
        <BackLink to="/">{plansPage.back}</BackLink>
        <h1>{isBeta ? plansPage.betaTitle : plansPage.title}</h1>
        <p className="mt-1 text-ink-soft">{isBeta ? plansPage.betaLead : plansPage.lead}</p>
      </div>
      <PlanList />
      <div className="mt-6 grid gap-5 md:grid-cols-2">
        <Notice tone="good" icon={<ShieldCheck />}>
          <p>
            <strong>{plansPage.guaranteeTitle}</strong> {plansPage.guarantee}
          </p>
        </Notice>
        <Notice icon={<Info />}>
          <p>
            <strong>{plansPage.educationTitle}</strong> {plansPage.education}{' '}
            <a href={crisisLines.lifeline.href}>{crisisLines.lifeline.number}</a>.
          </p>
        </Notice>
      </div>
    </Page>
  );
}
