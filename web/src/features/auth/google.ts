import { startGoogle } from '@haven/contracts/auth';
import { call } from '#lib/call.ts';

const stateKey = 'googleState';

/** Where to send the browser to sign in with Google. What Google must give back is kept for this tab. */
export async function beginGoogle(): Promise<string> {
  const { url } = (await call(startGoogle, {})).data;
  sessionStorage.setItem(stateKey, new URL(url).searchParams.get('state') ?? '');
  return url;
}

/**
 * What Google sent the browser back with. Undefined when it was refused there, or when this tab did not ask for it:
 * somebody else's answer must not sign a person in.
 */
export function takeGoogleAnswer(search: string): { code: string; state: string } | undefined {
  const expected = sessionStorage.getItem(stateKey);
  sessionStorage.removeItem(stateKey);
  const answer = new URLSearchParams(search);
  const [code, state] = [answer.get('code'), answer.get('state')];
  return code && state && state === expected ? { code, state } : undefined;
}
