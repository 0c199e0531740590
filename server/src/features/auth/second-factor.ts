import { randomBytes } from 'node:crypto';
import { companionName } from '@haven/contracts/policy/screens';
import { secondFactor as policy } from '@haven/contracts/policy/sign-in';
import { Secret, TOTP } from 'otpauth';
import { AppError } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import type { PersonalText } from '#lib/personal-text.ts';
import { createSecret, hashSecret } from '#lib/secret.ts';
import type { SecondFactorStore } from './second-factor-store.ts';

export type SecondFactor = ReturnType<typeof createSecondFactor>;

interface Needs {
  store: SecondFactorStore;
  personalText: PersonalText;
  clock: Clock;
}

const secretColumn = 'second_factors.secret';
const periodSeconds = 30;
/** RFC 4226 asks for at least 128 bits and recommends 160. */
const secretBytes = 20;

/** Codes of an app (TOTP, RFC 6238) as a second proof, and recovery codes for when the app is lost. */
export function createSecondFactor({ store, personalText, clock }: Needs) {
  async function isOn(userId: string): Promise<boolean> {
    return (await store.find(userId))?.enabledAt != null;
  }

  async function setUp(userId: string, email: string) {
    const secret = new Secret({ size: secretBytes });
    const sealed = await personalText.sealFor(userId, secretColumn, secret.base32);
    if (!(await store.setUp(userId, sealed, clock.now()))) throw new AppError('auth.second_factor_on');
    return { secret: secret.base32, uri: totpOf(secret, email).toString() };
  }

  /** The first code shows that the app has the secret. The recovery codes come back this once. */
  async function enable(userId: string, code: string): Promise<string[]> {
    const row = await store.find(userId);
    if (!row) throw new AppError('auth.second_factor_off');
    if (row.enabledAt) throw new AppError('auth.second_factor_on');
    if (!(await isAppCode(userId, code))) throw new AppError('auth.wrong_code');
    const codes = Array.from({ length: policy.recoveryCodes }, () => createRecoveryCode());
    await store.addRecoveryCodes(userId, codes.map(hashSecret), clock.now());
    await store.enable(userId, clock.now());
    return codes.map((plain) => plain.replaceAll(/(.{4})(?=.)/g, '$1-'));
  }

  /** False when the code is wrong. */
  async function disable(userId: string, code: string): Promise<boolean> {
    if (!(await isOn(userId))) throw new AppError('auth.second_factor_off');
    if (!(await isRight(userId, code))) return false;
    await store.remove(userId);
    return true;
  }

  /** Each code of the app, and each recovery code, is right once. */
  async function isRight(userId: string, code: string): Promise<boolean> {
    return /^\d{6}$/.test(code) ? isAppCode(userId, code) : store.useRecoveryCode(userId, hashSecret(code));
  }

  async function isAppCode(userId: string, code: string): Promise<boolean> {
    const row = await store.find(userId);
    if (!row || !/^\d{6}$/.test(code)) return false;
    const secret = Secret.fromBase32(await personalText.openFor(userId, secretColumn, row.secret));
    const timestamp = clock.now().getTime();
    // One step to either side: clocks of phones differ.
    const delta = totpOf(secret, '').validate({ token: code, timestamp, window: 1 });
    if (delta === null) return false;
    return store.useStep(userId, Math.floor(timestamp / 1_000 / periodSeconds) + delta);
  }

  async function challenge(userId: string): Promise<string> {
    const secret = createSecret();
    const now = clock.now();
    await store.addChallenge({
      tokenHash: hashSecret(secret),
      userId,
      triesLeft: policy.tries,
      createdAt: now,
      expiresAt: new Date(now.getTime() + policy.minutes * 60_000),
    });
    return secret;
  }

  /** Whose challenge this is, once the code is right. A challenge is used up by its success or its last try. */
  async function answer(challengeSecret: string, code: string): Promise<{ userId: string; isRight: boolean }> {
    const tokenHash = hashSecret(challengeSecret);
    const userId = await store.takeTry(tokenHash, clock.now());
    if (userId === undefined) throw new AppError('auth.challenge_dead');
    if (!(await isRight(userId, code))) return { userId, isRight: false };
    if (!(await store.endChallenge(tokenHash))) throw new AppError('auth.challenge_dead');
    return { userId, isRight: true };
  }

  return {
    isOn,
    setUp,
    enable,
    disable,
    challenge,
    answer,
    countRecoveryCodes: store.countRecoveryCodes,
    tidy: () => store.removeOldChallenges(clock.now()),
  };
}

function totpOf(secret: Secret, label: string): TOTP {
  return new TOTP({ issuer: companionName, label, secret, period: periodSeconds });
}

/** 16 characters of 32 kinds: 80 random bits. */
function createRecoveryCode(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz023456789';
  return [...randomBytes(16)].map((byte) => letters[byte % letters.length]).join('');
}
