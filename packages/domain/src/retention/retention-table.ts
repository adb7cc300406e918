import { REGISTRY_MONTHS, registryPeriods } from "../bookings/index.ts";
import { CLEANER_LINK_DAYS } from "../turnovers/index.ts";

export type Retained = {
  /** The job that removes it; null where nobody's time is over: it goes with the account, or is no personal data. */
  readonly job: string | null;
  /** Periods as the privacy page names them, `{{days}}` and so on. */
  readonly periods: Readonly<Record<string, number>>;
};

/**
 * What is kept and for how long, once: the jobs remove by it and the privacy page is drawn from it, in this order (I4). What is
 * without a period is kept as long as the account, or says of itself until when.
 */
export const retention = {
  /** R-M05: locked at once, brought back by mail for so long, then removed; everywhere within the longer period. */
  account: { job: "purge-accounts", periods: { undoDays: 7, days: 30 } },
  deleted: { job: "purge-trash", periods: { minutes: 15 } },
  files: { job: "sweep-files", periods: { hours: 2 } },
  exports: { job: "purge-exports", periods: { days: 7 } },
  sessions: { job: "purge-auth", periods: { idleDays: 7, days: 30 } },
  links: { job: "purge-auth", periods: {} },
  invitations: { job: "purge-invitations", periods: { days: 90 } },
  /** R-O02. */
  cleaners: { job: null, periods: { days: CLEANER_LINK_DAYS } },
  /** R-N07: so long where the country names no period that is verified. */
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
  /** Looking around without an account: all that was made by it. */
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
