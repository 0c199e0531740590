import { downgradeAccount } from '@haven/contracts/account';
import { checkOwn } from '#http/own.ts';
import { type Route, route } from '#http/route.ts';
import type { PlanChange } from './plan-change.ts';

export function billingRoutes(planChange: PlanChange): Route[] {
  return [
    route(downgradeAccount, async ({ caller, params }) => {
      checkOwn(caller, params.id);
      await planChange.downgrade(caller.userId);
      return { success: true as const };
    }),
  ];
}
