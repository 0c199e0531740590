import { selfTest } from '@haven/companion/crisis/self-test';
import { limits as sizes } from '@haven/contracts/policy/limits';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Database, Transaction } from '#db/open-database.ts';
import { createServerCheck } from '#db/check-server.ts';
import { createPersonalText } from '#db/personal-text.ts';
import { createRateCounts } from '#db/rate-counts.ts';
import { createSharedReads } from '#db/shared-reads.ts';
import { createTransactions } from '#db/transactions.ts';
import { isLimited, type Limits } from '#http/limits.ts';
import { createMetrics } from '#http/metrics.ts';
import { serve } from '#http/serve.ts';
import type { Clock } from '#lib/clock.ts';
import { createFingerprint } from '#lib/fingerprint.ts';
import { deriveKey } from '#lib/master-key.ts';
import type { Job, JobQueue } from '#lib/jobs.ts';
import type { PersonalText } from '#lib/personal-text.ts';
import type { UserData } from '#lib/user-data.ts';
import { affiliateData } from '#features/affiliates/index.ts';
import {
  accountData,
  type AccountRow,
  type AccountStore,
  accountRoutes,
  createAccount,
  createOwnData,
  createPrivacy,
  createAccountStore,
  fillName,
  takeOverSettings,
} from '#features/account/index.ts';
import {
  authData,
  authRoutes,
  type AuthStore,
  createAddressMask,
  createAuth,
  createAuthStore,
  createCallers,
  createGoogle,
  createLinkStore,
  createMailedLinks,
  createPasswordCheck,
  createSafety,
  createSecondFactor,
  createSecondFactorStore,
  createSessions,
  type GoogleSettings,
  safetyRoutes,
  type Passwords,
  type SecondFactorStore,
} from '#features/auth/index.ts';
import {
  billingData,
  billingRoutes,
  createBilling,
  createBillingStore,
  createPlanChange,
  type PlanProvider,
} from '#features/billing/index.ts';
import {
  chatData,
  chatRoutes,
  createChat,
  createChatStore,
  createModelRisk,
  createNoteKeeping,
  createOffRecordStore,
  createReplies,
  createRetention,
  createRetentionStore,
  createSources,
  createStateStore,
  createTakeOverStore,
  createToldStore,
  takeOverConversation,
} from '#features/chat/index.ts';
import {
  careData,
  careRoutes,
  createCareStore,
  createCompanion,
  type ReplyModel,
  takeOverFlag,
} from '#features/companion/index.ts';
import { createPost, type Mailer, queuedData } from '#features/mail/index.ts';
import {
  type Consent,
  createMemory,
  createMemoryStore,
  createRenewing,
  createSummary,
  createSummaryRetention,
  createSummaryStore,
  type InOneGo,
  memoryData,
  memoryRoutes,
  type MemoryStores,
  type OpenStores,
  takeOverMemories,
  takeOverSummary,
} from '#features/memory/index.ts';
import { moodData } from '#features/mood/index.ts';
import { supportData } from '#features/support/index.ts';
import { sql } from 'drizzle-orm';

/** What Haven is made of and told, from outside. */
export interface AppNeeds {
  db: Database;
  masterKey: Buffer;
  clock: Clock;
  logger: Logger;
  limits: Limits;
  model: ReplyModel;
  passwords: Passwords;
  beta: boolean;
  /** Where work is put that is done outside of a request. */
  queue: JobQueue<Transaction>;
  mailer: Mailer;
  google?: GoogleSettings | undefined;
  /** Who takes the payments; without one no plan can be changed. */
  plans?: PlanProvider | undefined;
  /** Where people reach Haven, for links in mails. */
  homeUrl: string;
  supportEmail: string;
  privacyEmail: string;
  /** False while nothing more should be stored. */
  hasRoom(): boolean;
  publicUrl?: string | undefined;
  trustProxy?: string | undefined;
  metricsToken?: string | undefined;
  /** Where the built pages lie; without them only the API is served. */
  pagesDirectory?: string | undefined;
}

export interface App {
  http: FastifyInstance;
  /** Work outside of requests, to be done by whoever runs the queue. */
  jobs: readonly Job[];
  /** Work that repeats, to be called every few seconds. */
  tick(): Promise<void>;
  /** Stops taking calls and lets replies finish for so long. */
  close(drainMs: number): Promise<void>;
}

/** Builds every feature, in order: the wiring of Haven as code. */
export async function buildApp(needs: AppNeeds): Promise<App> {
  const { db, masterKey, clock, beta } = needs;
  const metrics = createMetrics();
  const personalText = createPersonalText({ db, masterKey, clock });
  await personalText.assertMasterKeyFits();
  const serverCheck = createServerCheck({
    db,
    clock,
    warn: (line) => needs.logger.warn(line),
    onClockOffset: (seconds) => metrics.clockOffset.set(seconds),
  });
  await serverCheck.lookWhenDue();
  const fingerprint = createFingerprint(masterKey);

  // What every message asks shares its packets with what others ask at the same moment.
  const reads = createSharedReads(db.$client);
  const { findVisitor, findSession } = createAuthStore(reads);
  const callers = createCallers({ store: { ...createAuthStore(db), findVisitor, findSession }, clock });
  const { find, findTrial, findSettings } = createAccountStore(reads);
  const accounts = { ...createAccountStore(db), find, findTrial, findSettings };
  const account = createAccount({
    store: accounts,
    atomically: (work) => db.transaction((tx) => work({ accounts: createAccountStore(tx), auth: createAuthStore(tx) })),
    removeAll: (userId) => ownData.remove(userId),
    personalText,
    clock,
  });
  const billing = createBilling({ store: createBillingStore(db), accounts, clock, beta });
  const planChange = createPlanChange({
    store: createBillingStore(db),
    atomically: (work) =>
      db.transaction((tx) => work({ store: createBillingStore(tx), accounts: createAccountStore(tx) })),
    plans: needs.plans,
    clock,
    beta,
  });
  const care = createCareStore(db);
  const companion = createCompanion({
    model: needs.model,
    proveCare: selfTest,
    clock,
    onTried: (outcome) => metrics.modelTries.inc({ model: needs.model.name, outcome }),
    onConsulted: (outcome) => metrics.modelConsultations.inc({ model: needs.model.name, outcome }),
  });
  const { findFlag } = createCareStore(reads);
  const { findByClientId, listTurns } = createChatStore(reads);
  const chatStore = { ...createChatStore(db), findByClientId, listTurns };
  const inTransaction = createTransactions(db.$client, (own) => ({
    chat: createChatStore(own),
    states: createStateStore(own),
    care: createCareStore(own),
    accounts: createAccountStore(own),
  }));
  const onRisk = (tier: string) => metrics.riskMessages.inc({ tier });
  const offRecord = createOffRecordStore(db);
  const summaryStore = createSummaryStore(db);
  const memoryStores: OpenStores = {
    memories: { ...createMemoryStore(db), list: createMemoryStore(reads).list },
    summaries: { ...summaryStore, find: createSummaryStore(reads).find },
    told: createToldStore(db),
    mayRemember: mayRememberBy(accounts),
  };
  const tagOf = (name: string) => fingerprint('jobs', name).toString('base64url');
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
      const [flag, entitlement] = await Promise.all([findFlag(userId), billing.getEntitlement(userId)]);
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

  const post = createPost({ queue: needs.queue, mailer: needs.mailer, personalText, tagOf });
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
  const retention = createRetention({ store: createRetentionStore(db), accounts, clock });
  const { listKeepingForDays } = accounts;
  const purgeSummaries = createSummaryRetention({ store: summaryStore, summary, listKeepingForDays, clock });
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

  const counts = createRateCounts({ db, clock });
  const served = await serve(
    [
      ...accountRoutes({ account, privacy, ownData }),
      ...billingRoutes(planChange),
      ...authRoutes(auth, createSessions({ store: createAuthStore(db), clock }), google),
      ...safetyRoutes(links, safety),
      ...chatRoutes(chat),
      ...careRoutes(care),
      ...memoryRoutes(memory),
    ],
    {
      ...needs,
      callers,
      metrics,
      counts,
      countingKey: deriveKey(masterKey, 'rate limits'),
      elapsedMs: clock.elapsedMs,
      hasGoogle: google !== undefined,
      languageModel: needs.model.foreign && needs.model.name,
      checkReady: async () => void (await db.execute(sql`select 1`)),
    },
  );

  const everyTenMinutes = '*/10 * * * *';
  const jobs: Job[] = [
    post.job,
    links.job,
    renewing.job,
    {
      name: 'retention',
      cron: everyTenMinutes,
      work: async () => {
        await retention.purge();
        await purgeSummaries();
      },
    },
    {
      name: 'sign-in-traces',
      cron: everyTenMinutes,
      work: async () => {
        await auth.tidy();
        await secondFactor.tidy();
        await links.tidy();
      },
    },
  ];

  return {
    http: served.http,
    jobs,
    tick: async () => {
      await chat.abandonStaleReplies();
      await counts.tidyWhenDue();
      await serverCheck.lookWhenDue();
    },
    close: (drainMs) => served.close(() => chat.drain(drainMs)),
  };
}

/** Who may be remembered at all. */
function mayRememberBy({ find }: Pick<AccountStore, 'find'>): MemoryStores['mayRemember'] {
  return async (userId) => consentOf(await find(userId));
}

function consentOf(person: AccountRow | undefined): Consent {
  return {
    isKeeping: person !== undefined && person.storagePreference !== 'session-only',
    isPaused: person?.mayRemember === false,
  };
}

function memoryStoresOn(tx: Database | Transaction): MemoryStores {
  const { lock, find, noteNotesDropped } = createAccountStore(tx);
  const states = createStateStore(tx);
  return {
    memories: createMemoryStore(tx),
    summaries: createSummaryStore(tx),
    told: createToldStore(tx),
    notes: {
      removeAll: async (userId, now) => {
        await noteNotesDropped(userId, now);
        await states.removeAll(userId);
      },
    },
    offRecord: createOffRecordStore(tx),
    mayRemember: mayRememberBy({ find }),
    lock,
  };
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
