import { type Plan, plans } from '@haven/contracts/policy/prices';
import { useBeta } from '#lib/settings.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Section } from '#ui/section.tsx';
import { choosePlan } from './copy.ts';
import { PlanCard } from './plan-card.tsx';

const allPlans: readonly Plan[] = Object.values(plans);

/** The plans at their list prices, with the way to the screen that explains them. */
export function ChoosePlan() {
  const isBeta = useBeta();
  return (
    <Section
      title={choosePlan.title}
      lead={isBeta ? `${choosePlan.from} ${choosePlan.freeNow}` : choosePlan.from}
      action={<ButtonLink to="/plans">{choosePlan.viewPlans}</ButtonLink>}
    >
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-5 rail:grid-cols-3">
        {allPlans.map((plan) => (
          <li key={plan.id}>
            <PlanCard plan={plan} heading="h3" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
