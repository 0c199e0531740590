import { existsSync } from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { openJobQueue } from '#db/job-queue.ts';
import { openDatabase } from '#db/open-database.ts';
import { startEmbeddedPostgres } from '#db/embedded.ts';
import { limitsInForce } from '#http/limits.ts';
import { systemClock } from '#lib/clock.ts';
import { serverRoot } from '#lib/server-root.ts';
import { loadMasterKey } from '#lib/master-key.ts';
import { createHeapGrowth } from '#lib/heap-growth.ts';
import { createResting } from '#lib/resting.ts';
import { createPasswords, type GoogleSettings } from '#features/auth/index.ts';
import {
  createBreaker,
  createBuiltinModel,
  createProviderModel,
  type ReplyModel,
  usualPatience,
} from '#features/companion/index.ts';
import { createFileMailer, createSmtpMailer, type Mailer } from '#features/mail/index.ts';
import { buildApp } from './app.ts';
import { readSettings, type Settings } from './env.ts';

const oldestNode = 22;
/** A word every 30 ms can be read as it comes. */
const paceMs = 30;
const tickMs = 2_500;
/** Replies may finish this long after SIGTERM. */
const drainMs = 25_000;

async function start(): Promise<void> {
  assertNode();
  const settings = readSettings(process.env);
  const logger = pino({ level: settings.LOG_LEVEL, base: null }, pino.destination({ dest: 2, sync: true }));
  const dataDir = path.resolve(settings.DATA_DIR);
  const embedded =
    settings.DATABASE_URL === undefined ? await startEmbeddedPostgres({ dataDir, log: logger }) : undefined;
  const url = settings.DATABASE_URL ?? embedded?.url ?? '';
  const onConnectionLost = () => logger.warn('A database connection was lost; it is replaced.');
  const database = await openDatabase({ url, onConnectionLost }).catch(async (error: unknown) => {
    await embedded?.stop();
    throw error;
  });
  const stop = async () => {
    await database.close();
    await embedded?.stop();
  };
  try {
    const hasRoom = embedded?.hasRoom ?? (() => true);
    const queue = await openJobQueue({
      db: database.db,
      onError: () => logger.warn('A job could not be looked at; it is tried again.'),
    });
    const app = await buildApp(await appNeeds(settings, { db: database.db, queue, logger, hasRoom, dataDir }));
    const resting = createResting(systemClock.elapsedMs);
    const heapGrowth = createHeapGrowth();
    // By a hook and not by the server's event: on `localhost` there are two servers, one for each address.
    app.http.addHook('onRequest', (_request, reply, done) => {
      resting.noteCall();
      heapGrowth.noteCall(reply.raw);
      done();
    });
    // Fastify would tell the address a second time, in a line for machines.
    logger.level = 'silent';
    await app.http.listen({ port: settings.PORT, host: settings.HOST });
    logger.level = settings.LOG_LEVEL;
    await queue.work(app.jobs);
    announce(app.http.server.address(), settings);
    const ticking = setInterval(() => {
      app.tick().catch((error: unknown) => logger.warn({ err: { name: (error as Error).name } }, 'tick failed'));
      resting.restWhenQuiet();
    }, tickMs);
    stopOnSignals(async () => {
      clearInterval(ticking);
      await app.close(drainMs);
      await queue.stop();
      await stop();
    });
  } catch (error) {
    await stop();
    throw error;
  }
}

async function appNeeds(
  settings: Settings,
  {
    dataDir,
    ...opened
  }: { dataDir: string } & Pick<Parameters<typeof buildApp>[0], 'db' | 'queue' | 'logger' | 'hasRoom'>,
) {
  const pages = path.join(serverRoot, '../web/build');
  return {
    ...opened,
    masterKey: await loadMasterKey({ value: settings.MASTER_KEY, dataDir }),
    clock: systemClock,
    limits: limitsInForce(settings.limitOverrides, settings.LIMITS),
    model: await replyModelOf(settings),
    passwords: createPasswords(),
    mailer: mailerOf(settings, dataDir),
    google: googleOf(settings),
    homeUrl: homeOf(settings),
    beta: settings.BETA,
    supportEmail: settings.SUPPORT_EMAIL,
    privacyEmail: settings.PRIVACY_EMAIL,
    publicUrl: settings.PUBLIC_URL,
    trustProxy: settings.TRUST_PROXY,
    metricsToken: settings.METRICS_TOKEN,
    pagesDirectory: existsSync(path.join(pages, 'csp.json')) ? pages : undefined,
  };
}

function mailerOf({ SMTP_URL, MAIL_FROM }: Settings, dataDir: string): Mailer {
  if (SMTP_URL !== undefined) return createSmtpMailer({ url: SMTP_URL, from: MAIL_FROM });
  return createFileMailer({ directory: path.join(dataDir, 'mails'), from: MAIL_FROM });
}

function googleOf(settings: Settings): GoogleSettings | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER_URL: issuerUrl } = settings;
  return clientId && clientSecret ? { clientId, clientSecret, issuerUrl } : undefined;
}

function homeOf({ PUBLIC_URL, HOST, PORT }: Settings): string {
  return PUBLIC_URL ?? `http://${HOST}:${PORT}`;
}

async function replyModelOf({ languageModel }: Settings): Promise<ReplyModel> {
  const builtin = createBuiltinModel({ paceMs });
  if (!languageModel) return { name: 'builtin', model: builtin };
  const { provider, contextTokens, timeoutMs, atOnce } = languageModel;
  const patience = { ...usualPatience, firstWordMs: timeoutMs };
  return {
    name: provider,
    model: await createProviderModel(languageModel),
    foreign: { contextTokens, patience, atOnce, breaker: createBreaker(systemClock), standIn: builtin },
  };
}

function assertNode(): void {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < oldestNode)
    throw new Error(
      `Haven's server needs Node ${oldestNode} or newer and was started with ${process.versions.node}. Run "npm start", which brings its own.`,
    );
}

function announce(address: ReturnType<import('node:net').Server['address']>, { HOST, PUBLIC_URL }: Settings): void {
  const port = typeof address === 'object' && address ? address.port : '';
  process.stdout.write(`Haven is listening at ${PUBLIC_URL ?? `http://${HOST}:${port}`}\n`);
}

/** The first signal ends calmly; a second one at once. */
function stopOnSignals(end: () => Promise<void>): void {
  let ending = false;
  for (const name of ['SIGTERM', 'SIGINT'] as const) {
    process.on(name, () => {
      if (ending) process.exit(1);
      ending = true;
      process.stdout.write('Haven is stopping; replies under way may finish.\n');
      end().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

start().catch((error: unknown) => {
  process.stderr.write(`${plainLine(error)}\n`);
  process.exit(1);
});

/** One clear line for whoever runs Haven. */
function plainLine(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return 'Haven could not start: its port is taken. Set PORT to another one, or stop what uses it.';
  return `Haven could not start: ${message}`;
}
