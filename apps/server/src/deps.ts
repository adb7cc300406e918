import type { Logger } from "pino";

import type { LegalFacts } from "@keystead/contract/web";

import type { Clock } from "#adapters/clock/clock.ts";
import type { Printer } from "#adapters/printer/printer.ts";
import type { CountryLookup } from "#adapters/geo/country-lookup.ts";
import type { FileStorage } from "#adapters/storage/file-storage.ts";
import type { TelegramSender } from "#adapters/telegram/telegram-bot.ts";
import type { Env } from "#env.ts";
import type { SiteContents } from "#kernel/content/read-site-content.ts";
import type { Database } from "#kernel/db/database.ts";
import type { JobQueue } from "#kernel/jobs/job-queue.ts";
import type { Metrics } from "#kernel/metrics/metrics.ts";
import type { Tracing } from "#kernel/tracing/tracing.ts";
import type { MailOutbox } from "#kernel/jobs/mail-jobs.ts";
import type { Tally } from "#kernel/jobs/tally.ts";
import type { PasswordCost } from "#kernel/password-cost.ts";
import type { BaseCurrencyChanged } from "#kernel/registry/hooks/base-currency-changed.ts";
import type { BookingsChanged } from "#kernel/registry/hooks/bookings-changed.ts";
import type { StoreSample } from "#kernel/registry/hooks/store-sample.ts";
import type { RecordNames } from "#kernel/registry/record-names.ts";
import type { PropertyChanged, PropertyDeleted } from "#kernel/registry/hooks/property-changed.ts";
import type { ExportedList } from "#kernel/registry/exported-list.ts";
import type { MemberRemoved } from "#kernel/registry/hooks/member-removed.ts";
import type { RenewAddresses } from "#kernel/registry/hooks/renew-addresses.ts";
import type { TableName } from "#kernel/db/table-names.ts";
import type { NoticeSource } from "#kernel/registry/notice-source.ts";
import type { Unsubscribe } from "#kernel/registry/unsubscribe.ts";
import type { WithProperty } from "#kernel/registry/tables.ts";
import type { RestorableKinds } from "#kernel/trash/trash-kind.ts";

/** Everything that the features get from outside; built once, in main or in a test. */
export type Deps = {
  readonly env: Env;
  /** The operator's claims and testimonials. */
  readonly content: SiteContents;
  /** Dates and periods of the legal pages. */
  readonly legal: LegalFacts;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly geo: CountryLookup;
  /** Null until the operator configures it. */
  readonly telegram: TelegramSender | null;
  /** Uploaded files: stored before their record; a job removes files that have none. */
  readonly files: FileStorage;
  /** Archives that users ordered, derived from the tables and kept for some days. */
  readonly archives: FileStorage;
  readonly jobs: JobQueue;
  /** Metrics for the operator's monitoring; null = off. */
  readonly metrics: Metrics | null;
  /** Traces for the operator's collector; null = off. */
  readonly tracing: Tracing | null;
  /** Mails are sent by a job, after the transaction that orders them. */
  readonly mails: MailOutbox;
  /** Draws letters in a thread of its own. */
  readonly printer: Printer;
  /** Draws reports in another thread, so that no letter waits for a long report. */
  readonly reportPrinter: Printer;
  /** Views of the pages that administrators write, by page. */
  readonly impressions: Tally;
  /** The records of all features that can be restored after a deletion. */
  readonly restorable: RestorableKinds;
  /** The records of all features that are deleted with a property, and those that remain. */
  readonly withProperty: WithProperty;
  /** Hands back what was assigned to a person who is removed from a workspace. */
  readonly memberRemoved: MemberRemoved;
  /** Replaces the secret addresses that a removed person could still open without a membership. */
  readonly renewAddresses: RenewAddresses;
  /** Updates what depends on a person's base currency. */
  readonly baseCurrencyChanged: BaseCurrencyChanged;
  /** Updates what depends on the bookings of a property. */
  readonly bookingsChanged: BookingsChanged;
  /** Updates what depends on a property's zone and currency. */
  readonly propertyChanged: PropertyChanged;
  /** Sends messages about records that are deleted with a property. */
  readonly propertyDeleted: PropertyDeleted;
  /** Stores the records of all features in the sample. */
  readonly storeSample: StoreSample;
  /** Tables of a workspace that its owner can export. */
  readonly takenAlong: readonly TableName[];
  /** The notices of all features. */
  readonly notices: readonly NoticeSource[];
  /** The lists of all features that can be exported. */
  readonly lists: readonly ExportedList[];
  /** The names under which the history shows the records of all features. */
  readonly recordNames: readonly RecordNames[];
  /** The readers of unsubscribe links. */
  readonly unsubscribes: readonly Unsubscribe[];
  /** Signs cookies and verification tokens; the key that encrypts mails in the queue is derived from it. */
  readonly authSecret: string;
  readonly passwordCost: PasswordCost;
};
