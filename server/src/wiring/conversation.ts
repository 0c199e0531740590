import { selfTest } from '@haven/companion/crisis/self-test';
import { limits as sizes } from '@haven/contracts/policy/limits';
import { createSharedPackets } from '#db/shared-packets.ts';
import { createTransactions } from '#db/transactions.ts';
import { isLimited } from '#http/limits.ts';
import { type Account, type AccountStore, createAccountStore } from '#features/account/index.ts';
import { type Billing, createBilling, createBillingStore } from '#features/billing/index.ts';
import {
  createChat,
  createChatStore,
  createModelRisk,
  createNoteKeeping,
  createOffRecordStore,
  createReplies,
  createSources,
  createStateStore,
  createToldStore,
} from '#features/chat/index.ts';
import { createCareStore, createCompanion } from '#features/companion/index.ts';
import {
  createMemory,
  createMemoryStore,
  createRenewing,
  createSummary,
  createSummaryStore,
  type InOneGo,
  type OpenStores,
} from '#features/memory/index.ts';
import { mayRememberBy, memoryStoresOn } from './memory-stores.ts';
import type { Ground } from './needs.ts';

interface Others {
  account: Account;
  accounts: AccountStore;
  billing: Billing;
}

/** What is said and answered, and what is remembered of it. */
export function wireConversation(
  { needs, reads, metrics, personalText, fingerprint, tagOf }: Ground,
  { account, accounts, billing }: Others,
) {
  const { db, clock, beta } = needs;
  const companion = createCompanion({
    model: needs.model,
    proveCare: selfTest,
    clock,
    onTried: (outcome) => metrics.modelTries.inc({ model: needs.model.name, outcome }),
    onConsulted: (outcome) => metrics.modelConsultations.inc({ model: needs.model.name, outcome }),
  });
  const { findByClientId, listTurns, findLastVisit } = createChatStore(reads);
  // Replies that end at the same time are stored together, and what is told of their people is read behind them. Other
  // reads don't wait for that.
  const atEnd = createSharedPackets(db.$client);
  const { endReply } = createChatStore(atEnd);
  const { findFlag } = createCareStore(atEnd);
  const accountsAtEnd = createAccountStore(atEnd);
  const billingAtEnd = createBilling({ store: createBillingStore(db), accounts: accountsAtEnd, clock, beta });
  const chatStore = { ...createChatStore(db), findByClientId, listTurns, findLastVisit, endReply };
  const inTransaction = createTransactions(db.$client, (own) => ({
    chat: createChatStore(own),
    states: createStateStore(own),
    care: createCareStore(own),
    accounts: createAccountStore(own),
  }));
  const onRisk = (tier: string) => metrics.riskMessages.inc({ tier });
  const offRecord = createOffRecordStore(db);
  const memoryStores: OpenStores = {
    memories: { ...createMemoryStore(db), list: createMemoryStore(reads).list },
    summaries: { ...createSummaryStore(db), find: createSummaryStore(reads).find },
    told: createToldStore(db),
    mayRemember: mayRememberBy(accounts),
  };
  const inOneGo: InOneGo = createTransactions(db.$client, memoryStoresOn);
  const summary = createSummary({ inOneGo, personalText, fingerprint, clock });
  const renewing = createRenewing({
    stores: memoryStores,
    inOneGo,
    summary,
    consult: companion.consult,
    queue: needs.queue,
    tagOf,
    personalText,
    fingerprint,
    clock,
  });
  const memory = createMemory({
    stores: memoryStores,
    inOneGo,
    summary,
    mayLearn: mayRememberBy(accountsAtEnd),
    sourcesOf: createSources({ store: createChatStore(db), personalText }),
    askToRenew: renewing.ask,
    personalText,
    fingerprint,
    clock,
  });
  const replies = createReplies({
    learn: memory.learn,
    store: chatStore,
    notes: createNoteKeeping({ states: createStateStore(db), atomically: inTransaction }),
    companion,
    personalText,
    fingerprint,
    clock,
    standingOf: async (userId) => {
      const [flag, entitlement] = await Promise.all([findFlag(userId), billingAtEnd.getEntitlement(userId)]);
      return {
        entitlement,
        care: { crisis: flag !== undefined, tier: flag?.tier ?? 'none' },
      };
    },
    raise: createModelRisk({ atomically: inTransaction, clock, onRisk }),
    giveBack: accounts.giveBackFreeMessage,
    onEnd: (status) => metrics.replies.inc({ status, model: companion.modelName }),
  });
  const chat = createChat({
    drawn: {
      forgetFrom: memory.removeFrom,
      forgetAll: memory.removeAll,
      setOffRecord: memory.setOffRecord,
    },
    offRecord,
    comeToMind: memory.comeToMind,
    care: createCareStore(reads),
    store: chatStore,
    replies,
    companion,
    atomically: inTransaction,
    personalText,
    fingerprint,
    clock,
    beta,
    hasRoom: needs.hasRoom,
    sessionsAtOnce: isLimited(needs.limits) ? sizes.sessionsAtOnce : Number.POSITIVE_INFINITY,
    entitlementOf: billing.getEntitlement,
    settingsOf: account.getSettings,
    isMinor: account.isMinor,
    onRisk,
  });

  return { replies, chat, memory, summary, renewing };
}
