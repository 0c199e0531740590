import {
  cancelAccount,
  countData,
  createUserAccount,
  exportData,
  getCompanionSettings,
  getPrivacySettings,
  getUserAccount,
  getUserTime,
  updateCompanionSettings,
  updatePrivacySettings,
  updateUserAccount,
} from '@haven/contracts/account';
import { checkOwn } from '#http/own.ts';
import { type Route, route } from '#http/route.ts';
import type { OwnData } from './own-data.ts';
import type { Privacy } from './privacy.ts';
import type { Account } from './service.ts';

interface Services {
  account: Account;
  privacy: Privacy;
  ownData: OwnData;
}

export function accountRoutes({ account, privacy, ownData }: Services): Route[] {
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
    route(getPrivacySettings, async ({ caller, params }) => {
      checkOwn(caller, params.id);
      return answer(await privacy.get(caller.userId));
    }),
    route(updatePrivacySettings, async ({ caller, params, input }) => {
      checkOwn(caller, params.id);
      return answer(await privacy.update(caller.userId, input));
    }),
    route(countData, async ({ caller }) => answer(await ownData.count(caller.userId))),
    route(exportData, async ({ caller }) => ({ success: true as const, ...(await ownData.exportAll(caller.userId)) })),
    route(cancelAccount, async ({ caller, params, clearVisitorSecret }) => {
      checkOwn(caller, params.id);
      const receipt = await ownData.remove(caller.userId);
      clearVisitorSecret();
      return answer(receipt);
    }),
  ];
}

function answer<Data>(data: Data) {
  return { success: true as const, data };
}
