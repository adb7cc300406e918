import type { Month, PlainDate } from "../calendar/index.ts";
import type { RatesByPair } from "../fx/index.ts";
import type { Book } from "../ledger/index.ts";
import type { LeaseLedger } from "../leases/index.ts";
import type { Currency } from "../money/index.ts";
import type { RentalMode } from "../properties/index.ts";
import type { LoanOfProperty } from "./figures/debt-service.ts";
import type { BlockedNight, LeasedDays, LettableProperty, PricedBooking } from "./periods/place-days.ts";

/** A property with what the figures need of it. */
export type AnalysedProperty = LettableProperty & {
  /** Today. */
  readonly rentalMode: RentalMode;
  readonly currency: Currency;
  readonly loan: LoanOfProperty;
  /** The month of its first Income or Expense: its history starts there (R-F10). Null: none yet. */
  readonly firstRecord: Month | null;
};

/**
 * Records of a property and a kind on some days of one month, equal amounts together where they are converted. `from` is the first of
 * those days: the days that anybody asks about never begin or end among them.
 */
export type CashGroup = {
  readonly propertyId: string;
  readonly from: PlainDate;
  readonly month: Month;
  readonly book: Book;
  readonly category: string;
  readonly nature: string;
  readonly currency: Currency;
  /** Of each of the `times` records. */
  readonly minor: number;
  readonly times: number;
  /** Of Income: it belongs to a lease payment or a booking, or reverses one that does (R-C11). */
  readonly linked: boolean;
};

export type AnalysedBooking = PricedBooking & { readonly propertyId: string; readonly currency: Currency };

export type AnalysedLease = LeasedDays & {
  readonly id: string;
  readonly propertyId: string;
  readonly currency: Currency;
  /** Null where no figure of rents is asked for. */
  readonly ledger: LeaseLedger | null;
};

/** Everything of a workspace, or of some of its properties, that its figures follow from. */
export type AnalysedRecords = {
  readonly properties: readonly AnalysedProperty[];
  readonly cash: readonly CashGroup[];
  readonly leases: readonly AnalysedLease[];
  readonly stays: readonly AnalysedBooking[];
  readonly blocked: readonly (BlockedNight & { readonly propertyId: string })[];
};

/** In what the figures are said (R-F12), and how one gets there. */
export type Target = {
  readonly currency: Currency;
  readonly table: RatesByPair;
  /** R-B10: no rate of a later month is missing. */
  readonly currentMonth: Month;
};
