import {
  endSession,
  finishGoogle,
  getUser,
  listLoginHistory,
  listSessions,
  login,
  logout,
  proveSecondFactor,
  register,
  startGoogle,
} from '@haven/contracts/auth';
import { signInWords } from '@haven/contracts/policy/sign-in';
import type { Call, Route } from '#http/route.ts';
import { route } from '#http/route.ts';
import { AppError } from '#lib/app-error.ts';
import type { Google } from './google.ts';
import type { Door } from './entry.ts';
import type { Auth } from './service.ts';
import type { Sessions } from './sessions.ts';

export function authRoutes(auth: Auth, sessions: Sessions, google: Google | undefined): Route[] {
  function demandGoogle(): Google {
    if (!google) throw new AppError('auth.google_off');
    return google;
  }

  return [
    route(register, async ({ input, clearVisitorSecret, ...call }) => {
      const registered = await auth.register(input, doorOf(call));
      clearVisitorSecret();
      return { success: true as const, ...registered };
    }),
    route(login, async ({ input, clearVisitorSecret, ...call }) => {
      const signedIn = await auth.login(input, doorOf(call));
      if ('token' in signedIn) clearVisitorSecret();
      return { success: true as const, ...signedIn };
    }),
    route(proveSecondFactor, async ({ input, clearVisitorSecret, ...call }) => {
      const signedIn = await auth.prove(input, doorOf(call));
      clearVisitorSecret();
      return { success: true as const, ...signedIn };
    }),
    route(startGoogle, async () => ({ success: true as const, data: { url: await demandGoogle().start() } })),
    route(finishGoogle, async ({ input, clearVisitorSecret, ...call }) => {
      const signedIn = await auth.loginWithGoogle(await demandGoogle().finish(input), doorOf(call));
      if ('token' in signedIn) clearVisitorSecret();
      return { success: true as const, ...signedIn };
    }),
    route(logout, async ({ caller }) => {
      await auth.logout(caller.userId, caller.sessionId ?? '');
      return { success: true as const };
    }),
    route(listSessions, async ({ caller }) => ({
      success: true as const,
      sessions: await sessions.list(caller.userId, caller.sessionId ?? ''),
    })),
    route(listLoginHistory, async ({ caller }) => ({
      success: true as const,
      loginHistory: await sessions.listHistory(caller.userId),
    })),
    route(endSession, async ({ caller, params }) => {
      await sessions.end(caller.userId, params.sessionId, caller.sessionId ?? '');
      return { success: true as const, message: signInWords.sessionEnded };
    }),
    route(getUser, async ({ caller }) => ({ success: true as const, user: await auth.getUser(caller.userId) })),
  ];
}

// Only the cookie shows that a visitor makes the call; whoever is signed in already brings nothing along.
function doorOf({ caller, address, userAgent }: Pick<Call<typeof login>, 'caller' | 'address' | 'userAgent'>): Door {
  return { visitorId: caller?.kind === 'visitor' ? caller.userId : undefined, address, userAgent };
}
