import type { Database, Transaction } from '#db/open-database.ts';
import type { PersonalText } from '#lib/personal-text.ts';
import type { UserData } from '#lib/user-data.ts';
import {
  accountData,
  type AccountStore,
  createAccountStore,
  createOwnData,
  createPrivacy,
} from '#features/account/index.ts';
import { affiliateData } from '#features/affiliates/index.ts';
import { authData, type AuthStore, createAuthStore } from '#features/auth/index.ts';
import { billingData } from '#features/billing/index.ts';
import { chatData, createRetention, createRetentionStore, type Replies } from '#features/chat/index.ts';
import { careData } from '#features/companion/index.ts';
import { type Post, queuedData } from '#features/mail/index.ts';
import {
  createSummaryRetention,
  createSummaryStore,
  type Memory,
  memoryData,
  type Summary,
} from '#features/memory/index.ts';
import { moodData } from '#features/mood/index.ts';
import { supportData } from '#features/support/index.ts';
import { consentOf, memoryStoresOn } from './memory-stores.ts';
import type { Ground } from './needs.ts';

interface Others {
  accounts: AccountStore;
  memory: Memory;
  summary: Summary;
  replies: Replies;
  post: Post<Transaction>;
}

/** What people decide about what is kept of them: how long, the copy, and the end. */
export function wireOwnData(
  { needs, personalText, fingerprint, tagOf }: Ground,
  { accounts, memory, summary, replies, post }: Others,
) {
  const { db, clock } = needs;
  const retention = createRetention({ store: createRetentionStore(db), accounts, clock });
  const { listKeepingForDays } = accounts;
  const purgeSummaries = createSummaryRetention({ store: createSummaryStore(db), summary, listKeepingForDays, clock });
  const privacy = createPrivacy({
    store: accounts,
    atomically: (work) =>
      db.transaction((tx) =>
        work({
          accounts: createAccountStore(tx),
          tellMemory: (person, before) => memory.followChoice(memoryStoresOn(tx), person, consentOf(before)),
        }),
      ),
    personalText,
    purgeFor: retention.purgeFor,
    clock,
  });

  const listJobTags = async (userId: string, { findUser }: Pick<AuthStore, 'findUser'>) => {
    const email = (await findUser(userId))?.email;
    return [userId, ...(email === undefined ? [] : [email.toLowerCase()])].map(tagOf);
  };
  const queuedOn = (own: Database | Transaction, inside?: Transaction) => {
    const listTags = (userId: string) => listJobTags(userId, createAuthStore(own));
    return queuedData({ queue: needs.queue, post, listTags }, inside);
  };
  const ownData = createOwnData({
    data: [...userData(db, personalText), queuedOn(db)],
    atomically: (work) =>
      db.transaction((tx) =>
        work({
          accounts: createAccountStore(tx),
          data: [...userData(tx, personalText), queuedOn(tx, tx)],
          listJobTags: (userId) => listJobTags(userId, createAuthStore(tx)),
          removeJobs: (tags) => needs.queue.removeAbout(tags, tx),
        }),
      ),
    stopReplies: replies.stopAll,
    personalText,
    fingerprint,
    clock,
  });

  async function purge(): Promise<void> {
    await retention.purge();
    await purgeSummaries();
  }

  return { privacy, ownData, purge };
}

/** Everything that is kept about people; a test fails when a table is missing. */
function userData(db: Database | Transaction, personalText: PersonalText): UserData[] {
  const keepers = [
    accountData,
    authData,
    chatData,
    careData,
    billingData,
    memoryData,
    moodData,
    supportData,
    affiliateData,
  ];
  return keepers.flatMap((keeper) => keeper(db, personalText));
}
