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

/** A code that is right so far. It is used up only by `use`, so that what is refused for another reason costs no code. */
export type CodeProof = { step: number } | { recoveryHash: Buffer };

/** A right code, and the secret it was made with. */
interface PairingProof {
  step: number;
  sealed: Buffer;
}

/** Codes of an app (TOTP, RFC 6238) as a second proof, and recovery codes for when the app is lost. */
export function createSecondFactor({ store, personalText, clock }: Needs) {
  async function isOn(userId: string, inside = store): Promise<boolean> {
    return (await inside.find(userId))?.enabledAt != null;
  }

  /** A new secret, for the app and as it is stored. Nothing is asked for it before it is set up and enabled. */
  async function createPairing(userId: string, email: string) {
    const secret = new Secret({ size: secretBytes });
    const sealed = await personalText.sealFor(userId, secretColumn, secret.base32);
    return { sealed, shown: { secret: secret.base32, uri: totpOf(secret, email).toString() } };
  }

  async function setUp(inside: SecondFactorStore, userId: string, sealed: Buffer): Promise<void> {
    if (!(await inside.setUp(userId, sealed, clock.now()))) throw new AppError('auth.second_factor_on');
  }

  /** The first code shows that the app has the secret. */
  async function judgeFirstCode(userId: string, code: string): Promise<PairingProof> {
    const row = await store.find(userId);
    if (!row) throw new AppError('auth.second_factor_off');
    if (row.enabledAt) throw new AppError('auth.second_factor_on');
    const proof = await judgeAppCode(userId, code);
    if (!proof) throw new AppError('auth.wrong_code');
    return { ...proof, sealed: row.secret };
  }

  /** The recovery codes come back this once. */
  async function enable(inside: SecondFactorStore, userId: string, { sealed, ...proof }: PairingProof) {
    const row = await inside.find(userId);
    // Another secret may have been set up meanwhile, or this one taken away.
    const isSame = row?.enabledAt === null && row.secret.equals(sealed);
    if (!isSame || !(await use(inside, userId, proof))) throw new AppError('auth.wrong_code');
    const codes = Array.from({ length: policy.recoveryCodes }, () => createRecoveryCode());
    await inside.addRecoveryCodes(userId, codes.map(hashSecret), clock.now());
    await inside.enable(userId, clock.now());
    return codes.map((plain) => plain.replaceAll(/(.{4})(?=.)/g, '$1-'));
  }

  /** What the code shows, if anything; nothing is used up by asking. */
  async function judge(userId: string, code: string): Promise<CodeProof | undefined> {
    return /^\d{6}$/.test(code) ? judgeAppCode(userId, code) : { recoveryHash: hashSecret(code) };
  }

  /** True once for each code of the app, and for each recovery code the person has. */
  async function use(inside: SecondFactorStore, userId: string, proof: CodeProof): Promise<boolean> {
    return 'step' in proof ? inside.useStep(userId, proof.step) : inside.useRecoveryCode(userId, proof.recoveryHash);
  }

  async function judgeAppCode(userId: string, code: string): Promise<{ step: number } | undefined> {
    const row = await store.find(userId);
    if (!row || !/^\d{6}$/.test(code)) return undefined;
    const secret = Secret.fromBase32(await personalText.openFor(userId, secretColumn, row.secret));
    const timestamp = clock.now().getTime();
    // One step to either side: clocks of phones differ.
    const delta = totpOf(secret, '').validate({ token: code, timestamp, window: 1 });
    return delta === null ? undefined : { step: Math.floor(timestamp / 1_000 / periodSeconds) + delta };
  }

  async function challenge(userId: string, inside = store): Promise<string> {
    const secret = createSecret();
    const now = clock.now();
    await inside.addChallenge({
      tokenHash: hashSecret(secret),
      userId,
      triesLeft: policy.tries,
      createdAt: now,
      expiresAt: new Date(now.getTime() + policy.minutes * 60_000),
    });
    return secret;
  }

  /** Whose challenge this is. */
  async function ownerOf(challengeSecret: string): Promise<string> {
    const userId = await store.findChallenge(hashSecret(challengeSecret), clock.now());
    if (userId === undefined) throw new AppError('auth.challenge_dead');
    return userId;
  }

  /** Whether a code answers a challenge. The challenge is used up by its success or its last try. */
  async function answer(
    inside: SecondFactorStore,
    challengeSecret: string,
    proof: CodeProof | undefined,
  ): Promise<boolean> {
    const tokenHash = hashSecret(challengeSecret);
    const userId = await inside.takeTry(tokenHash, clock.now());
    if (userId === undefined) throw new AppError('auth.challenge_dead');
    if (!proof || !(await use(inside, userId, proof))) return false;
    await inside.endChallenge(tokenHash);
    return true;
  }

  return {
    isOn,
    createPairing,
    setUp,
    judgeFirstCode,
    enable,
    judge,
    use,
    challenge,
    ownerOf,
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
