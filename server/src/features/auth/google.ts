import { randomBytes } from 'node:crypto';
import { CodeChallengeMethod, decodeIdToken, OAuth2Client } from 'arctic';
import { email as emailSchema } from '@haven/contracts/fields';
import { limits } from '@haven/contracts/policy/limits';
import { z } from 'zod';
import { AppError } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import type { PersonalText } from '#lib/personal-text.ts';

export type Google = ReturnType<typeof createGoogle>;

export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  /** `https://accounts.google.com`; a local stand-in in tests. */
  issuerUrl: string;
}

interface Needs {
  settings: GoogleSettings;
  personalText: PersonalText;
  home: string;
  clock: Clock;
}

/** Whom Google says this is. */
export interface GooglePerson {
  googleId: string;
  email: string;
  emailVerified: boolean;
  firstName: string | undefined;
}

const stateColumn = 'google.state';
const stateMinutes = 10;
const timeoutMs = 10_000;

const discovery = z.object({ issuer: z.string(), authorization_endpoint: z.url(), token_endpoint: z.url() });
const claims = z.object({
  iss: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  exp: z.number(),
  nonce: z.string(),
  sub: z.string().min(1).max(255),
  email: emailSchema,
  email_verified: z.boolean().default(false),
  given_name: z.string().transform(nameOf).optional(),
});
const sealedState = z.object({ verifier: z.string(), nonce: z.string(), expiresAt: z.number() });

/**
 * Signs in with Google by an authorization code with PKCE (RFC 7636, OpenID Connect Core 1.0). What is to be remembered
 * between the two calls travels sealed in the state; the page compares it with the one it left with.
 */
export function createGoogle({ settings, personalText, home, clock }: Needs) {
  const client = new OAuth2Client(settings.clientId, settings.clientSecret, `${home}/login/google`);

  async function start(): Promise<string> {
    const { authorization_endpoint } = await discover();
    const verifier = randomBytes(32).toString('base64url');
    const nonce = randomBytes(16).toString('base64url');
    const expiresAt = clock.now().getTime() + stateMinutes * 60_000;
    const state = personalText
      .sealSystem(stateColumn, JSON.stringify({ verifier, nonce, expiresAt }))
      .toString('base64url');
    const url = client.createAuthorizationURLWithPKCE(
      authorization_endpoint,
      state,
      CodeChallengeMethod.S256,
      verifier,
      ['openid', 'email', 'profile'],
    );
    url.searchParams.set('nonce', nonce);
    url.searchParams.set('prompt', 'select_account');
    return url.href;
  }

  async function finish({ code, state }: { code: string; state: string }): Promise<GooglePerson> {
    try {
      const { verifier, nonce } = openState(state);
      const { issuer, token_endpoint } = await discover();
      const tokens = await inTime(client.validateAuthorizationCode(token_endpoint, code, verifier));
      // The token comes from the issuer itself over TLS, which stands for its signature (OIDC Core 3.1.3.7, 6).
      const claimed = claims.parse(decodeIdToken(tokens.idToken()));
      const audience = [claimed.aud].flat();
      const isOurs = claimed.iss === issuer && audience.includes(settings.clientId) && claimed.nonce === nonce;
      if (!isOurs || claimed.exp * 1_000 < clock.now().getTime()) throw new Error('The id token is not for us.');
      const { sub, email, email_verified, given_name } = claimed;
      return { googleId: sub, email, emailVerified: email_verified, firstName: given_name };
    } catch (error) {
      throw error instanceof AppError ? error : new AppError('auth.google_failed', { cause: error });
    }
  }

  function openState(state: string) {
    const opened = sealedState.parse(JSON.parse(personalText.openSystem(stateColumn, Buffer.from(state, 'base64url'))));
    if (opened.expiresAt < clock.now().getTime()) throw new AppError('auth.challenge_dead');
    return opened;
  }

  async function discover() {
    const url = `${settings.issuerUrl.replace(/\/$/, '')}/.well-known/openid-configuration`;
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
      return discovery.parse(await answer.json());
    } catch (error) {
      throw new AppError('auth.google_failed', { cause: error });
    }
  }

  return { start, finish };
}

/** A name from outside, as somebody could have typed it at sign-up. */
function nameOf(name: string): string {
  const plain = name.toWellFormed().normalize('NFC').replaceAll('\0', '').trim();
  return plain.slice(0, limits.userNameLength).toWellFormed();
}

/** The library waits for as long as the other side likes. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  const late = AbortSignal.timeout(timeoutMs);
  return new Promise((resolve, reject) => {
    late.addEventListener('abort', () => reject(late.reason as Error), { once: true });
    work.then(resolve, reject);
  });
}
