import { join } from "node:path";

import type { Logger } from "pino";

import type { Clock } from "#adapters/clock/clock.ts";
import type { CountryLookup } from "#adapters/geo/country-lookup.ts";
import { composeMail } from "#adapters/mail/compose-mail.ts";
import { outboxTransport, smtpTransport, type MailTransport } from "#adapters/mail/mail-transport.ts";
import { createPrinter, REPORT_BOUNDS } from "#adapters/printer/printer.ts";
import type { FileStorage } from "#adapters/storage/file-storage.ts";
import type { TelegramSender } from "#adapters/telegram/telegram-bot.ts";
import type { Deps } from "./deps.ts";
import type { Env } from "./env.ts";
import { registry } from "./features.ts";
import { mayStillBeMailed } from "#features/notices/index.ts";
import { deliverLetter } from "#features/letters/index.ts";
import { deliverReminder } from "#features/reminders/index.ts";
import { deliverCleanerReminder } from "#features/turnovers/index.ts";
import { recordImpressions } from "#features/seo/index.ts";
import { readLegalFacts } from "#kernel/content/read-legal-facts.ts";
import type { SiteContents } from "#kernel/content/read-site-content.ts";
import { onItsOwnTime } from "#kernel/db/postgres/database-time.ts";
import type { EmbeddedDatabase } from "#kernel/db/embedded/embedded.ts";
import type { PostgresDatabase } from "#kernel/db/postgres/postgres.ts";
import { createJobQueue } from "#kernel/jobs/job-queue.ts";
import type { BackgroundJob } from "#kernel/jobs/job-kind.ts";
import { createMailOutbox, mailJob } from "#kernel/jobs/mail-jobs.ts";
import type { MailOrder } from "#kernel/jobs/mail-orders.ts";
import { operatorNotifier } from "#kernel/jobs/operator-notifier.ts";
import { sealWith } from "#kernel/jobs/seal.ts";
import type { Metrics } from "#kernel/metrics/metrics.ts";
import { watchDatabase } from "#kernel/metrics/watch-database.ts";
import type { PasswordCost } from "#kernel/password-cost.ts";
import { tracedJob, tracedMails } from "#kernel/tracing/traced.ts";
import type { Tracing } from "#kernel/tracing/tracing.ts";
import { createTally } from "#kernel/jobs/tally.ts";

export type Outside = {
  readonly env: Env;
  readonly content: SiteContents;
  readonly db: EmbeddedDatabase | PostgresDatabase;
  readonly clock: Clock;
  readonly log: Logger;
  readonly geo: CountryLookup;
  readonly telegram: TelegramSender | null;
  readonly files: FileStorage;
  readonly archives: FileStorage;
  readonly authSecret: string;
  readonly passwordCost: PasswordCost;
  readonly metrics: Metrics | null;
  readonly tracing: Tracing | null;
  /** False: jobs run only when a test drains the queue. */
  readonly workers: boolean;
};

export type Composed = {
  readonly deps: Deps;
  readonly mailDestination: string;
  readonly stop: () => Promise<void>;
};

/** Builds the dependencies and starts the jobs; main and the tests differ only in what they pass in. */
// oxlint-disable-next-line max-lines-per-function -- one list: what each part of the server is given
export async function compose(outside: Outside): Promise<Composed> {
  const { env, content, db, clock, log, geo, telegram, files, archives, authSecret } = outside;
  const { passwordCost, workers, metrics, tracing } = outside;
  const seal = sealWith(authSecret, "mail-jobs");
  const jobs = createJobQueue({ db, log, workers, onFailure: (job) => notifyOperator(job) });
  const mail = tracedMails(counted(mailTransport(env, clock), metrics), tracing);
  if (metrics !== null) watchDatabase(metrics, db);
  const printer = createPrinter();
  const reportPrinter = createPrinter(REPORT_BOUNDS);
  const deps: Deps = {
    env,
    content,
    legal: readLegalFacts(env.contentDir),
    db,
    clock,
    log,
    geo,
    telegram,
    files,
    archives,
    jobs,
    metrics,
    tracing,
    mails: createMailOutbox(jobs, { seal, clock, words: (order) => composeMail(order, env.appName) }),
    printer,
    reportPrinter,
    impressions: createTally({
      write: (views) => onItsOwnTime(() => recordImpressions(db, views)),
      restMs: 250,
      log,
    }),
    restorable: registry.restorable,
    withProperty: registry.withProperty,
    memberRemoved: registry.memberRemoved,
    renewAddresses: registry.renewAddresses,
    baseCurrencyChanged: registry.baseCurrencyChanged,
    bookingsChanged: registry.bookingsChanged,
    propertyChanged: registry.propertyChanged,
    propertyDeleted: registry.propertyDeleted,
    storeSample: registry.storeSample,
    takenAlong: registry.takenAlong,
    notices: registry.notices,
    lists: registry.lists,
    recordNames: registry.recordNames,
    unsubscribes: registry.unsubscribes,
    authSecret,
    passwordCost,
  };
  const notifyOperator = operatorNotifier(deps);
  const kinds: readonly BackgroundJob[] = [
    mailJob({ seal, clock, log, send: (order, id) => sendMail(deps, mail, { order, id }) }),
    ...registry.jobs(deps),
  ];
  await jobs.start(kinds.map((kind) => tracedJob(countedJob(kind, metrics), tracing)));
  return {
    deps,
    mailDestination: mail.destination,
    async stop() {
      await deps.impressions.drain();
      await jobs.stop();
      await printer.close();
      await reportPrinter.close();
      mail.close();
    },
  };
}

/** Sends an ordered mail, unless the reason for it no longer exists. */
async function sendMail(
  deps: Deps,
  mail: MailTransport,
  { order, id }: { readonly order: MailOrder; readonly id: string },
): Promise<void> {
  const { appName } = deps.env;
  if (!(await mayStillBeMailed(deps, order))) return;
  const deliver = async (as: MailOrder) => mail.send(await composeMail(as, appName), id);
  if (order.kind === "tenant_reminder") return deliverReminder(deps, order, deliver);
  if (order.kind === "cleaner_reminder") return deliverCleanerReminder(deps, order, deliver);
  if (order.kind !== "letter") return deliver(order);
  return deliverLetter(deps, order, async (attachments) =>
    mail.send({ ...(await composeMail(order, appName)), attachments }, id),
  );
}

function mailTransport(env: Env, clock: Clock): MailTransport {
  const from =
    env.mailFrom ??
    `${env.appName} <no-reply@${env.baseUrl === null ? "localhost" : new URL(env.baseUrl).hostname}>`;
  if (env.smtpUrl !== null) return smtpTransport({ url: env.smtpUrl, from });
  return outboxTransport({ folder: join(env.dataDir, "outbox"), from, now: clock.now });
}

/** Counts each mail as sent or failed, by the mail server's answer. */
function counted(transport: MailTransport, metrics: Metrics | null): MailTransport {
  if (metrics === null) return transport;
  return {
    ...transport,
    async send(message, id) {
      try {
        await transport.send(message, id);
        metrics.mailEnded("sent");
      } catch (error) {
        metrics.mailEnded("failed");
        throw error;
      }
    },
  };
}

function countedJob(kind: BackgroundJob, metrics: Metrics | null): BackgroundJob {
  if (metrics === null) return kind;
  return {
    ...kind,
    async run(payload, id) {
      try {
        const end = await kind.run(payload, id);
        metrics.jobEnded(kind.name, "done");
        return end;
      } catch (error) {
        metrics.jobEnded(kind.name, "failed");
        throw error;
      }
    },
  };
}
