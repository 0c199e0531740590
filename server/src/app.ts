import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import { createServerCheck } from '#db/check-server.ts';
import { createPersonalText } from '#db/personal-text.ts';
import { createRateCounts } from '#db/rate-counts.ts';
import { createSharedPackets } from '#db/shared-packets.ts';
import { createMetrics } from '#http/metrics.ts';
import { serve } from '#http/serve.ts';
import { createFingerprint } from '#lib/fingerprint.ts';
import type { Job } from '#lib/jobs.ts';
import { deriveKey } from '#lib/master-key.ts';
import { accountRoutes, createAccount, createAccountStore } from '#features/account/index.ts';
import { authRoutes, createAuthStore, createCallers, createSessions, safetyRoutes } from '#features/auth/index.ts';
import { billingRoutes, createBilling, createBillingStore, createPlanChange } from '#features/billing/index.ts';
import { chatRoutes } from '#features/chat/index.ts';
import { careRoutes, createCareStore } from '#features/companion/index.ts';
import { createPost } from '#features/mail/index.ts';
import { memoryRoutes } from '#features/memory/index.ts';
import { wireConversation } from './wiring/conversation.ts';
import type { AppNeeds, Ground } from './wiring/needs.ts';
import { wireOwnData } from './wiring/own-data.ts';
import { wireSignIn } from './wiring/sign-in.ts';

export interface App {
  http: FastifyInstance;
  /** Work outside of requests, to be done by whoever runs the queue. */
  jobs: readonly Job[];
  /** Work that repeats, to be called every few seconds. */
  tick(): Promise<void>;
  /** Stops taking calls and lets replies finish for so long. */
  close(drainMs: number): Promise<void>;
}

/** Builds every feature, in order: the wiring of Haven as code. What belongs together is put together in `wiring/`. */
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

  const reads = createSharedPackets(db.$client);
  const tagOf = (name: string) => fingerprint('jobs', name).toString('base64url');
  const ground: Ground = { needs, reads, metrics, personalText, fingerprint, tagOf };

  const { findVisitor, findSession } = createAuthStore(reads);
  const callers = createCallers({ store: { ...createAuthStore(db), findVisitor, findSession }, clock });
  const { find, findStanding, findSettings } = createAccountStore(reads);
  const accounts = { ...createAccountStore(db), find, findStanding, findSettings };
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

  const { replies, chat, memory, summary, renewing } = wireConversation(ground, { account, accounts, billing });
  const post = createPost({ queue: needs.queue, mailer: needs.mailer, personalText, tagOf });
  const signIn = wireSignIn(ground, { account, chat, summary, post });
  const { privacy, ownData, purge } = wireOwnData(ground, { accounts, memory, summary, replies, post });

  const counts = createRateCounts({ db, clock });
  const served = await serve(
    [
      ...accountRoutes({ account, privacy, ownData }),
      ...billingRoutes(planChange),
      ...authRoutes(signIn.auth, createSessions({ store: createAuthStore(db), clock }), signIn.google),
      ...safetyRoutes(signIn.links, signIn.safety),
      ...chatRoutes(chat),
      ...careRoutes(createCareStore(db)),
      ...memoryRoutes(memory),
    ],
    {
      ...needs,
      callers,
      metrics,
      counts,
      countingKey: deriveKey(masterKey, 'rate limits'),
      elapsedMs: clock.elapsedMs,
      hasGoogle: signIn.google !== undefined,
      languageModel: needs.model.foreign && needs.model.name,
      checkReady: async () => void (await db.execute(sql`select 1`)),
    },
  );

  const everyTenMinutes = '*/10 * * * *';
  const jobs: Job[] = [
    post.job,
    signIn.links.job,
    renewing.job,
    { name: 'retention', cron: everyTenMinutes, work: purge },
    { name: 'sign-in-traces', cron: everyTenMinutes, work: signIn.tidy },
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
