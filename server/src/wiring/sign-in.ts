import { limits as sizes } from '@haven/contracts/policy/limits';
import type { Transaction } from '#db/open-database.ts';
import { type Account, createAccountStore, fillName, takeOverSettings } from '#features/account/index.ts';
import {
  type AuthStore,
  createAddressMask,
  createAuth,
  createAuthStore,
  createGoogle,
  createLinkStore,
  createMailedLinks,
  createPasswordCheck,
  createSafety,
  createSecondFactor,
  createSecondFactorStore,
  type SecondFactorStore,
} from '#features/auth/index.ts';
import {
  type Chat,
  createChatStore,
  createSources,
  createTakeOverStore,
  takeOverConversation,
} from '#features/chat/index.ts';
import { createCareStore, takeOverFlag } from '#features/companion/index.ts';
import type { Post } from '#features/mail/index.ts';
import { createMemoryStore, type Summary, takeOverMemories, takeOverSummary } from '#features/memory/index.ts';
import { mayRememberBy, memoryStoresOn } from './memory-stores.ts';
import type { Ground } from './needs.ts';

interface Others {
  account: Account;
  chat: Chat;
  summary: Summary;
  post: Post<Transaction>;
}

/** Who somebody is, how they prove it, and what comes along when a visitor becomes a member. */
export function wireSignIn(
  { needs, personalText, fingerprint, tagOf }: Ground,
  { account, chat, summary, post }: Others,
) {
  const { db, masterKey, clock } = needs;
  const home = needs.homeUrl.replace(/\/$/, '');
  const secondFactor = createSecondFactor({ store: createSecondFactorStore(db), personalText, clock });
  const guarded = {
    store: createAuthStore(db),
    atomically: <T>(work: (stores: { auth: AuthStore; factors: SecondFactorStore }) => Promise<T>) =>
      db.transaction((tx) => work({ auth: createAuthStore(tx), factors: createSecondFactorStore(tx) })),
  };
  const passwordCheck = createPasswordCheck({
    ...guarded,
    passwords: needs.passwords,
    secondFactor,
    clock,
  });
  const links = createMailedLinks({
    links: createLinkStore(db),
    auth: createAuthStore(db),
    atomically: (work) => db.transaction((tx) => work({ links: createLinkStore(tx), auth: createAuthStore(tx), tx })),
    post,
    queue: needs.queue,
    passwords: needs.passwords,
    passwordCheck,
    personalText,
    tagOf,
    home,
    clock,
  });
  const safety = createSafety({ ...guarded, links, secondFactor, passwordCheck, clock });
  const google = needs.google && createGoogle({ settings: needs.google, personalText, home, clock });
  const auth = createAuth({
    store: createAuthStore(db),
    accounts: createAccountStore(db),
    atomically: (work) =>
      db.transaction((tx) => {
        const own = createAccountStore(tx);
        const heritage = [
          takeOverSettings(own),
          takeOverConversation(createTakeOverStore(tx), fingerprint),
          takeOverFlag(createCareStore(tx)),
          takeOverMemories({
            store: createMemoryStore(tx),
            mayRemember: mayRememberBy(own),
            sourcesOf: (userId, key, seqs) =>
              createSources({ store: createChatStore(tx), personalText: { of: async () => key } })(userId, seqs),
            fingerprint,
            limit: sizes.memories,
          }),
          takeOverSummary({ stores: memoryStoresOn(tx), summary, fingerprint }),
        ];
        return work({
          auth: createAuthStore(tx),
          links: createLinkStore(tx),
          factors: createSecondFactorStore(tx),
          accounts: own,
          fillName: fillName(own),
          takeOver: async (heir) => {
            for (const takeOver of heritage) await takeOver(heir);
          },
          tx,
        });
      }),
    passwords: needs.passwords,
    personalText,
    secondFactor,
    post,
    maskAddress: createAddressMask(masterKey),
    onRegistered: links.requestVerification,
    onSignedOut: async (userId) => {
      if (await account.isSessionOnly(userId)) await chat.history.removeAll(userId);
    },
    clock,
  });

  async function tidy(): Promise<void> {
    await auth.tidy();
    await secondFactor.tidy();
    await links.tidy();
  }

  return { auth, google, links, safety, tidy };
}
