import { REGISTRY_MONTHS, registryPeriods } from "../bookings/index.ts";
import { CLEANER_LINK_DAYS } from "../turnovers/index.ts";

/** How long one kind of data is stored. */
export type Retained = {
  /** The job that removes it; null where none does: it is deleted with the account, or is not personal data. */
  readonly job: string | null;
  /** Periods by their placeholders on the privacy page, `{{days}}` and so on. */
  readonly periods: Readonly<Record<string, number>>;
};

/**
 * Retention periods, the single source for the jobs that delete data and for the privacy page, which lists them in this
 * order (I4). Every store of personal data gets a line here. Data without a period are kept as long as the account, or
 * have an end of their own.
 */
export const retention = {
  /** R-M05: locked at once, can be restored by mail for `undoDays`, then removed; deleted everywhere within `days`. */
  account: { job: "purge-accounts", periods: { undoDays: 7, days: 30 } },
  deleted: { job: "purge-trash", periods: { minutes: 15 } },
  files: { job: "sweep-files", periods: { hours: 2 } },
  exports: { job: "purge-exports", periods: { days: 7 } },
  sessions: { job: "purge-auth", periods: { idleDays: 7, days: 30 } },
  links: { job: "purge-auth", periods: {} },
  invitations: { job: "purge-invitations", periods: { days: 90 } },
  /** R-O02. */
  cleaners: { job: null, periods: { days: CLEANER_LINK_DAYS } },
  /** R-N07: `months` applies where no verified period of the country is known. */
  guests: {
    job: "purge-guests",
    periods: {
      spain: registryPeriods.ES.months,
      germany: registryPeriods.DE.months,
      france: registryPeriods.FR.months,
      months: REGISTRY_MONTHS,
    },
  },
  notices: { job: "purge-notices", periods: { days: 90 } },
  reminders: { job: null, periods: {} },
  statements: { job: null, periods: {} },
  mails: { job: null, periods: { days: 30 } },
  history: { job: null, periods: {} },
  sample: { job: "purge-samples", periods: { days: 7 } },
  /** Everything that a visitor without an account made in the sample. */
  visits: { job: "purge-visits", periods: { hours: 1 } },
  counters: { job: "purge-auth", periods: { days: 1 } },
  leads: { job: "purge-leads", periods: { days: 730, years: 2 } },
  reports: { job: null, periods: {} },
  views: { job: null, periods: {} },
  impressions: { job: null, periods: {} },
  erasures: { job: null, periods: {} },
  backups: { job: null, periods: {} },
} as const satisfies Readonly<Record<string, Retained>>;

export type RetainedName = keyof typeof retention;
