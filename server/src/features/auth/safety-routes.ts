import {
  changeAddress,
  changePassword,
  confirmAddress,
  confirmAddressChange,
  disableSecondFactor,
  enableSecondFactor,
  getSignInSafety,
  requestPasswordReset,
  requestVerification,
  resetPassword,
  setUpSecondFactor,
} from '@haven/contracts/auth';
import { type Route, route } from '#http/route.ts';
import { AppError } from '#lib/app-error.ts';
import type { MailedLinks } from './mailed-links.ts';
import type { Safety } from './safety.ts';
import type { SessionKey } from './store.ts';

/** What keeps an account its owner's: passwords, addresses, the second factor. */
export function safetyRoutes(links: MailedLinks, safety: Safety): Route[] {
  return [
    route(requestPasswordReset, async ({ input }) => {
      await links.requestReset(input.email);
      return done;
    }),
    route(resetPassword, async ({ input }) => {
      await links.resetPassword(input);
      return done;
    }),
    route(changePassword, async ({ caller, input }) => {
      await links.changePassword(sessionOf(caller), input);
      return done;
    }),
    route(requestVerification, async ({ caller }) => {
      await links.requestVerification(caller.userId);
      return done;
    }),
    route(confirmAddress, async ({ input }) => {
      await links.confirmAddress(input.token);
      return done;
    }),
    route(changeAddress, async ({ caller, input, takeLimit }) => {
      const exceeded = await takeLimit('addressChange');
      if (exceeded) throw new AppError('request.too_many', exceeded);
      await links.requestChange(sessionOf(caller), input);
      return done;
    }),
    route(confirmAddressChange, async ({ input }) => answer({ state: await links.confirmChange(input.token) })),
    route(getSignInSafety, async ({ caller }) => answer(await safety.get(caller.userId))),
    route(setUpSecondFactor, async ({ caller, input }) =>
      answer(await safety.setUpSecondFactor(sessionOf(caller), input.password)),
    ),
    route(enableSecondFactor, async ({ caller, input }) =>
      answer({ recoveryCodes: await safety.enableSecondFactor(sessionOf(caller), input.code) }),
    ),
    route(disableSecondFactor, async ({ caller, input }) => {
      await safety.disableSecondFactor(sessionOf(caller), input.code);
      return done;
    }),
  ];
}

function sessionOf({ userId, sessionId = '' }: { userId: string; sessionId?: string | undefined }): SessionKey {
  return { userId, sessionId };
}

const done = { success: true as const };

function answer<Data>(data: Data) {
  return { success: true as const, data };
}
