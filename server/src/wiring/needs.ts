import type { Logger } from 'pino';
import type { Database, Transaction } from '#db/open-database.ts';
import type { Limits } from '#http/limits.ts';
import type { Metrics } from '#http/metrics.ts';
import type { Clock } from '#lib/clock.ts';
import type { Fingerprint } from '#lib/fingerprint.ts';
import type { JobQueue } from '#lib/jobs.ts';
import type { PersonalText } from '#lib/personal-text.ts';
import type { GoogleSettings, Passwords } from '#features/auth/index.ts';
import type { PlanProvider } from '#features/billing/index.ts';
import type { ReplyModel } from '#features/companion/index.ts';
import type { Mailer } from '#features/mail/index.ts';

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

/** What every feature stands on. */
export interface Ground {
  needs: AppNeeds;
  /** What every message asks shares its packets with what others ask at the same moment. */
  reads: Database;
  metrics: Metrics;
  personalText: PersonalText;
  fingerprint: Fingerprint;
  /** The name under which queued work about somebody is found again, without telling who it is. */
  tagOf(name: string): string;
}
