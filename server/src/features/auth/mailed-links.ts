import type { InputOf } from '@haven/contracts/endpoint';
import type { changeAddress, changePassword, resetPassword } from '@haven/contracts/auth';
import { mailLinkMinutes } from '@haven/contracts/policy/sign-in';
import { AppError } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import type { Job, JobQueue } from '#lib/jobs.ts';
import type { PersonalText } from '#lib/personal-text.ts';
import { createSecret, hashSecret } from '#lib/secret.ts';
import type { Post } from '../mail/index.ts';
import type { PasswordCheck } from './password-check.ts';
import { letters } from './letters.ts';
import type { LinkPurpose, LinkStore } from './link-store.ts';
import { isCommonPassword } from './password-rule.ts';
import type { Passwords } from './passwords.ts';
import { demandStillHolds } from './still-holds.ts';
import type { AuthStore, SessionKey, UserRow } from './store.ts';

export type MailedLinks = ReturnType<typeof createMailedLinks<never>>;

interface Needs<Tx> {
  links: LinkStore;
  auth: AuthStore;
  atomically<T>(work: (stores: { links: LinkStore; auth: AuthStore; tx: Tx }) => Promise<T>): Promise<T>;
  post: Post<Tx>;
  queue: JobQueue<Tx>;
  passwords: Passwords;
  passwordCheck: PasswordCheck;
  personalText: PersonalText;
  /** Under which name work about an address is found in the queue. */
  tagOf(address: string): string;
  /** Where people reach Haven, without a slash at the end. */
  home: string;
  clock: Clock;
}

const pages = {
  reset: '/reset-password',
  verify: '/confirm-address',
  'agree-old': '/confirm-change',
  'agree-new': '/confirm-change',
} as const satisfies Record<LinkPurpose, string>;
/** Mails of one kind to one person within an hour; the rest are not sent, and nobody is told. */
const mailsAnHour = 3;
const hourMs = 3_600_000;
const resetJob = 'password-reset';
const resetColumn = 'jobs.password_reset';
const changeColumn = 'address_changes.new_email';

/** What people do with the help of a mail: a new password, a proof that an address is theirs, another address. */
export function createMailedLinks<Tx>(needs: Needs<Tx>) {
  const { links, auth, atomically, post, queue, passwords, passwordCheck, personalText, clock } = needs;

  /** The same work for every address; whether it is known shows only in a mail. */
  async function requestReset(email: string): Promise<void> {
    const sealed = personalText.sealSystem(resetColumn, email).toString('base64');
    await queue.add(resetJob, { sealed }, { about: needs.tagOf(email.toLowerCase()) });
  }

  const job: Job = {
    name: resetJob,
    async work(data) {
      const { sealed } = data as { sealed: string };
      const user = await auth.findUserByEmail(personalText.openSystem(resetColumn, Buffer.from(sealed, 'base64')));
      if (!user?.isActive) return;
      // An address nobody has proved may have been registered by somebody else. The link shows whose it is, and with the
      // new password nobody who came before gets in.
      await mailLink(user, 'reset', user.emailVerified ? letters.reset : letters.verifyAndReset);
    },
  };

  /** Signs out every device; whoever reads the mail has shown that the address is theirs. */
  async function resetPassword_({ token, password }: InputOf<typeof resetPassword>): Promise<void> {
    if (isCommonPassword(password)) throw new AppError('auth.password_common');
    const passwordHash = await passwords.hash(password);
    await atomically(async ({ links: inside, auth: users, tx }) => {
      const link = await inside.takeLink(hashSecret(token), ['reset'], clock.now());
      if (!link) throw new AppError('auth.link_dead');
      const user = await users.findUser(link.userId);
      // A second factor set up before the address was proved may be a stranger's.
      if (user && !user.emailVerified) await inside.removeSecondFactor(link.userId);
      await inside.setPassword(link.userId, passwordHash, clock.now());
      await inside.setVerified(link.userId, clock.now());
      await inside.removeLinks(link.userId, ['reset', 'agree-old', 'agree-new']);
      await inside.endChange(link.userId);
      await inside.endSessions(link.userId, clock.now());
      if (user) await post.send({ userId: link.userId, to: user.email, ...letters.passwordChanged() }, tx);
    });
  }

  async function changePassword_(
    session: SessionKey,
    { currentPassword, newPassword }: InputOf<typeof changePassword>,
  ): Promise<void> {
    if (isCommonPassword(newPassword)) throw new AppError('auth.password_common');
    const { userId, sessionId } = session;
    const judged = await passwordCheck.demand(userId, currentPassword);
    const passwordHash = await passwords.hash(newPassword);
    await atomically(async ({ links: inside, auth: users, tx }) => {
      const user = await demandStillHolds(users, session, judged);
      await inside.setPassword(userId, passwordHash, clock.now());
      // Whoever knew the old password may have asked for another address.
      await inside.removeLinks(userId, ['reset', 'agree-old', 'agree-new']);
      await inside.endChange(userId);
      await inside.endSessions(userId, clock.now(), sessionId);
      if (user.emailVerified) await post.send({ userId, to: user.email, ...letters.passwordChanged() }, tx);
    });
  }

  async function requestVerification(userId: string): Promise<void> {
    const user = await auth.findUser(userId);
    if (user && !user.emailVerified) await mailLink(user, 'verify', letters.verify);
  }

  async function confirmAddress(token: string): Promise<void> {
    await atomically(async ({ links: inside }) => {
      const link = await inside.takeLink(hashSecret(token), ['verify'], clock.now());
      if (!link) throw new AppError('auth.link_dead');
      await inside.setVerified(link.userId, clock.now());
      await inside.removeLinks(link.userId, ['verify']);
    });
  }

  /** Both addresses are asked. An address nobody has proved to be theirs cannot be asked: the password speaks for it. */
  async function requestChange(
    session: SessionKey,
    { newEmail, password }: InputOf<typeof changeAddress>,
  ): Promise<void> {
    const { userId } = session;
    const judged = await passwordCheck.demand(userId, password);
    if (newEmail.toLowerCase() === judged.email.toLowerCase()) throw new AppError('auth.same_address');
    const owner = await auth.findUserByEmail(newEmail);
    const now = clock.now();
    const sealed = await personalText.sealFor(userId, changeColumn, newEmail);
    await atomically(async ({ links: inside, auth: users, tx }) => {
      const user = await demandStillHolds(users, session, judged);
      await inside.removeLinks(userId, ['agree-old', 'agree-new']);
      const times = { createdAt: now, expiresAt: new Date(now.getTime() + mailLinkMinutes * 60_000) };
      await inside.startChange({
        userId,
        newEmail: sealed,
        oldAgreed: !user.emailVerified,
        newAgreed: false,
        ...times,
      });
      // Whoever has the new address already is told by mail; to who asks, it looks like any other.
      if (!owner)
        await post.send({ userId, to: newEmail, ...letters.agreeNew(await makeLink(inside, userId, 'agree-new')) }, tx);
      else if (owner.emailVerified)
        await post.send({ userId: owner.userId, to: owner.email, ...letters.alreadyHere() }, tx);
      if (!user.emailVerified) return;
      await post.send({ userId, to: user.email, ...letters.agreeOld(await makeLink(inside, userId, 'agree-old')) }, tx);
    });
  }

  async function confirmChange(token: string): Promise<'waiting' | 'changed'> {
    const now = clock.now();
    return atomically(async ({ links: inside, auth: users, tx }) => {
      const link = await inside.takeLink(hashSecret(token), ['agree-old', 'agree-new'], now);
      if (!link || !(await inside.findChange(link.userId, now))) throw new AppError('auth.link_dead');
      const change = await inside.agreeToChange(link.userId, link.purpose === 'agree-old' ? 'agree-old' : 'agree-new');
      if (!change?.oldAgreed || !change.newAgreed) return 'waiting';
      const before = await users.findUser(link.userId);
      await moveTo(inside, link.userId, await personalText.openFor(link.userId, changeColumn, change.newEmail));
      await inside.endChange(link.userId);
      // What was mailed to the old address opens the account no more.
      await inside.removeLinks(link.userId, ['reset', 'verify']);
      if (before?.emailVerified)
        await post.send({ userId: before.userId, to: before.email, ...letters.addressChanged() }, tx);
      return 'changed';
    });
  }

  async function moveTo(inside: LinkStore, userId: string, email: string): Promise<void> {
    try {
      await inside.setEmail(userId, email, clock.now());
    } catch (error) {
      if ((error as { cause?: { code?: string } }).cause?.code === '23505') throw new AppError('auth.address_taken');
      throw error;
    }
  }

  async function findPendingEmail(userId: string): Promise<string | undefined> {
    const change = await links.findChange(userId, clock.now());
    return change && personalText.openFor(userId, changeColumn, change.newEmail);
  }

  async function mailLink(
    user: UserRow,
    purpose: 'reset' | 'verify',
    letter: (link: string) => { subject: string; text: string },
  ): Promise<void> {
    const since = new Date(clock.now().getTime() - hourMs);
    if ((await links.countLinks(user.userId, purpose, since)) >= mailsAnHour) return;
    await atomically(async ({ links: inside, tx }) => {
      const link = await makeLink(inside, user.userId, purpose);
      await post.send({ userId: user.userId, to: user.email, ...letter(link) }, tx);
    });
  }

  /** The secret stands behind `#`, so that it reaches no log of any server on the way. */
  async function makeLink(inside: LinkStore, userId: string, purpose: LinkPurpose): Promise<string> {
    const secret = createSecret();
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + mailLinkMinutes * 60_000);
    await inside.addLink({ tokenHash: hashSecret(secret), userId, purpose, createdAt: now, expiresAt });
    return `${needs.home}${pages[purpose]}#${secret}`;
  }

  return {
    job,
    requestReset,
    resetPassword: resetPassword_,
    changePassword: changePassword_,
    requestVerification,
    confirmAddress,
    requestChange,
    confirmChange,
    findPendingEmail,
    /** Forgets links that are too old. Those of the last hour are still counted. */
    tidy: () => links.removeOldLinks(new Date(clock.now().getTime() - hourMs + mailLinkMinutes * 60_000)),
  };
}
