import { formatCents, type Plan, type PlanId } from '@haven/contracts/policy/prices';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from '#lib/join-classes.ts';
import { Card } from '#ui/card.tsx';
import { Glass, onePiece } from '#ui/glass.tsx';
import type { GlassPlacement } from '#ui/glass-shapes.ts';
import { Tag } from '#ui/tag.tsx';

const glass: Record<PlanId, GlassPlacement[]> = {
  starter: onePiece('b', 'sea', -8),
  regular: onePiece('c', 'bottle', 10),
  family: onePiece('f', 'amber', -8),
};

interface Props {
  plan: Plan;
  /** Shows what the plan costs now and then; else its list price alone. */
  isFreeInBeta?: boolean;
  /** The level of its heading. */
  heading: 'h2' | 'h3';
  action?: ReactNode;
}

/** One plan of the price book. */
export function PlanCard({ plan, isFreeInBeta = false, heading: Heading, action }: Props) {
  return (
    <Card
      className={joinClasses(
        'relative flex h-full flex-col gap-4 overflow-hidden',
        plan.popular && 'border-primary shadow-2 inset-ring inset-ring-primary',
      )}
    >
      <Glass pieces={glass[plan.id]} className="absolute -top-7 -right-6 w-30" />
      <div className="relative">
        <div className="flex flex-wrap items-center gap-x-3 pr-20 max-[17rem]:pr-0">
          <Heading className="text-lg leading-snug font-mid tracking-normal">{plan.name}</Heading>
          {plan.tag && <Tag tone={plan.popular ? 'green' : 'amber'}>{plan.tag}</Tag>}
        </div>
        <p className="pr-20 text-sm max-[17rem]:pr-0 text-ink-soft">{plan.description}</p>
      </div>
      <Price plan={plan} isFreeInBeta={isFreeInBeta} />
      <ul className="grid gap-2 pb-1">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5 leading-[1.32]">
            <Check className="mt-[0.12em] text-primary-ink" />
            {feature}
          </li>
        ))}
      </ul>
      {action && <div className="mt-auto grid">{action}</div>}
    </Card>
  );
}

function Price({ plan, isFreeInBeta }: { plan: Plan; isFreeInBeta: boolean }) {
  const monthly = formatCents(plan.listPriceCents);
  const large = 'text-[2.75rem] leading-none font-medium tracking-[-0.025em]';
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 lining-nums tabular-nums">
      {isFreeInBeta ? (
        <>
          <b className={large}>Free</b> <span className="text-ink-soft">during beta,</span>{' '}
          <span className="basis-full text-ink-soft">then {monthly}/month</span>
        </>
      ) : (
        <>
          <b className={large}>{monthly}</b> <span className="text-ink-soft">/month</span>
        </>
      )}
    </p>
  );
}
