import { type Plan, plans } from '@haven/contracts/policy/prices';
import { hasScreen } from '#lib/screens.ts';
import { useBeta } from '#lib/settings.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { showToast } from '#ui/toast-store.ts';
import { familyUnavailable, plansPage } from './copy.ts';
import { PlanCard } from './plan-card.tsx';

const allPlans: readonly Plan[] = Object.values(plans);

/** The three plans, each with what can be done about it today. */
export function PlanList() {
  const isBeta = useBeta();
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-5 rail:grid-cols-3">
      {allPlans.map((plan) => (
        <li key={plan.id}>
          <PlanCard
            plan={plan}
            isFreeInBeta={isBeta}
            heading="h2"
            action={<PlanAction plan={plan} isBeta={isBeta} />}
          />
        </li>
      ))}
    </ul>
  );
}

function PlanAction({ plan, isBeta }: { plan: Plan; isBeta: boolean }) {
  const kind = plan.popular ? 'solid' : 'outline';
  if (isBeta && !plan.availableInBeta) {
    return (
      <Button kind={kind} onClick={() => showToast(familyUnavailable)}>
        Choose {plan.name}
      </Button>
    );
  }
  if (hasScreen('/subscribe')) {
    return (
      <ButtonLink kind={kind} to={`/subscribe?plan=${plan.id}`}>
        Choose {plan.name}
      </ButtonLink>
    );
  }
  if (!isBeta) return null;
  return (
    <ButtonLink kind={kind} to="/">
      {plansPage.startFree}
    </ButtonLink>
  );
}
