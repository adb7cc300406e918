import type { Logger } from "pino";

import type { LegalFacts } from "@keystead/contract/web";

import type { Clock } from "#adapters/clock/clock.ts";
import type { Printer } from "#adapters/printer/printer.ts";
import type { CountryLookup } from "#adapters/geo/country-lookup.ts";
import type { FileStorage } from "#adapters/storage/file-storage.ts";
import type { TelegramSender } from "#adapters/telegram/telegram-sender.ts";
import type { Env } from "#env.ts";
import type { SiteContents } from "#kernel/content/read-site-content.ts";
import type { Database } from "#kernel/db/database.ts";
import type { JobQueue } from "#kernel/jobs/job-queue.ts";
import type { Metrics } from "#kernel/metrics/metrics.ts";
import type { MailOutbox } from "#kernel/jobs/mail-jobs.ts";
import type { Tally } from "#kernel/jobs/tally.ts";
import type { PasswordCost } from "#kernel/password-cost.ts";
import type { BaseCurrencyChanged } from "#kernel/registry/base-currency-changed.ts";
import type { BookingsChanged } from "#kernel/registry/bookings-changed.ts";
import type { PropertyChanged, PropertyDeleted } from "#kernel/registry/property-changed.ts";
import type { ExportedList } from "#kernel/registry/exported-list.ts";
import type { MemberRemoved } from "#kernel/registry/member-removed.ts";
import type { RenewAddresses } from "#kernel/registry/renew-addresses.ts";
import type { TableName } from "#kernel/db/table-names.ts";
import type { NoticeSource } from "#kernel/registry/notice-source.ts";
import type { Unsubscribe } from "#kernel/registry/unsubscribe.ts";
import type { WithProperty } from "#kernel/registry/tables.ts";
import type { RestorableKinds } from "#kernel/trash/trash-kind.ts";

/** What the outside world offers to the features; made once, in main or in a test. */
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
  /** What people upload. */
  readonly files: FileStorage;
  /** What people ordered to take along, for some days. */
  readonly archives: FileStorage;
  readonly jobs: JobQueue;
  /** Numbers for the operator's monitoring; null = nobody looks at them. */
  readonly metrics: Metrics | null;
  /** Mails go out after the transaction they belong to, through a job. */
  readonly mails: MailOutbox;
  /** Draws letters in a thread of its own. */
  readonly printer: Printer;
  /** Draws reports in another: no letter waits for a long one. */
  readonly reportPrinter: Printer;
  /** Views of the pages that administrators write, by page. */
  readonly impressions: Tally;
  /** What of all features can be brought back after a deletion. */
  readonly restorable: RestorableKinds;
  /** What of all features goes and stays when a property is deleted. */
  readonly withProperty: WithProperty;
  /** Hands back what somebody was to do who no longer belongs to a workspace. */
  readonly memberRemoved: MemberRemoved;
  /** Makes anew what somebody could open without a seat who is being removed. */
  readonly renewAddresses: RenewAddresses;
  /** Brings up to date what follows from the currency that somebody counts in. */
  readonly baseCurrencyChanged: BaseCurrencyChanged;
  /** Brings up to date what follows from the stays of a property. */
  readonly bookingsChanged: BookingsChanged;
  /** Brings up to date what hangs on zone and currency of a property. */
  readonly propertyChanged: PropertyChanged;
  /** Tells of what goes with a property that is about to be deleted. */
  readonly propertyDeleted: PropertyDeleted;
  /** Tables of a workspace whose rows its owner takes along. */
  readonly takenAlong: readonly TableName[];
  /** What all features tell people of. */
  readonly notices: readonly NoticeSource[];
  /** The lists of all features that can be taken along. */
  readonly lists: readonly ExportedList[];
  /** Who reads the links by which mails are stopped. */
  readonly unsubscribes: readonly Unsubscribe[];
  /** Signs cookies and verification tokens, derives the key that seals mails in the queue. */
  readonly authSecret: string;
  readonly passwordCost: PasswordCost;
};
