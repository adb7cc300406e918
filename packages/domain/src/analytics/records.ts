import type { Month, PlainDate } from "../calendar/index.ts";
import type { RatesByPair } from "../fx/index.ts";
import type { Book } from "../ledger/index.ts";
import type { LeaseLedger } from "../leases/index.ts";
import type { Currency } from "../money/index.ts";
import type { RentalMode } from "../properties/index.ts";
import type { LoanOfProperty } from "./figures/debt-service.ts";
import type { BlockedNight, LeasedDays, LettableProperty, PricedBooking } from "./periods/rentable-days.ts";

/** A property with the data that figures need. */
export type AnalysedProperty = LettableProperty & {
  /** The mode today. */
  readonly rentalMode: RentalMode;
  readonly currency: Currency;
  readonly loan: LoanOfProperty;
  /** The month of its first Income or Expense, where its history starts (R-F10). Null: none yet. */
  readonly firstRecord: Month | null;
};

/**
 * Records of one property and kind within a stretch of days of one month; equal amounts are grouped where they are
 * converted. `from` is the first day of the stretch; no requested period begins or ends inside it.
 */
export type CashGroup = {
  readonly propertyId: string;
  readonly from: PlainDate;
  readonly month: Month;
  readonly book: Book;
  readonly category: string;
  readonly nature: string;
  readonly currency: Currency;
  /** Amount of each of the `times` records. */
  readonly minor: number;
  readonly times: number;
  /** Income only: it belongs to a lease payment or a booking, or reverses one that does (R-C11). */
  readonly linked: boolean;
};

export type AnalysedBooking = PricedBooking & { readonly propertyId: string; readonly currency: Currency };

export type AnalysedLease = LeasedDays & {
  readonly id: string;
  readonly propertyId: string;
  readonly currency: Currency;
  /** Null where no rent figure is requested. */
  readonly ledger: LeaseLedger | null;
};

/** All records of a workspace, or of some of its properties, from which figures are calculated. */
export type AnalysedRecords = {
  readonly properties: readonly AnalysedProperty[];
  readonly cash: readonly CashGroup[];
  readonly leases: readonly AnalysedLease[];
  readonly stays: readonly AnalysedBooking[];
  readonly blocked: readonly (BlockedNight & { readonly propertyId: string })[];
};

/** The currency of the figures (R-F12), and the rates to convert into it. */
export type Target = {
  readonly currency: Currency;
  readonly table: RatesByPair;
  /** R-B10: no rate counts as missing for later months. */
  readonly currentMonth: Month;
};
