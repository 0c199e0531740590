import {
  createUserAccount,
  getCompanionSettings,
  getUserAccount,
  getUserTime,
  updateCompanionSettings,
  updateUserAccount,
} from '@haven/contracts/account';
import { checkOwn } from '#http/own.ts';
import { type Route, route } from '#http/route.ts';
import type { Account } from './service.ts';

export function accountRoutes(account: Account): Route[] {
  return [
    route(createUserAccount, async ({ caller, setVisitorSecret }) => {
      if (caller) return answer({ id: caller.userId });
      const { id, secret } = await account.createVisitor();
      setVisitorSecret(secret);
      return answer({ id });
    }),
    route(getUserAccount, async ({ caller, params }) => {
      checkOwn(caller, params.id);
      return answer(await account.get(caller.userId));
    }),
    route(updateUserAccount, async ({ caller, params, input, clearVisitorSecret }) => {
      checkOwn(caller, params.id);
      const updated = await account.update(caller.userId, input);
      if (!updated) clearVisitorSecret();
      return answer(updated);
    }),
    route(getCompanionSettings, async ({ caller, params }) => {
      checkOwn(caller, params.id);
      return answer(await account.getSettings(caller.userId));
    }),
    route(updateCompanionSettings, async ({ caller, params, input }) => {
      checkOwn(caller, params.id);
      return answer(await account.saveSettings(caller.userId, input));
    }),
    route(getUserTime, async ({ caller, params }) => {
      checkOwn(caller, params.id);
      const { minutesRemaining, minutesTotal, planRenewalDate } = await account.get(caller.userId);
      return answer({ minutesRemaining, minutesTotal, planRenewalDate });
    }),
  ];
}

function answer<Data>(data: Data) {
  return { success: true as const, data };
}
