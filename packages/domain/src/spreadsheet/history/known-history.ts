import type { Month, PlainDate } from "../../calendar/index.ts";
import type { PaymentMethod } from "../../ledger/index.ts";
import type { Currency } from "../../money/index.ts";
import type { RentalMode } from "../../properties/index.ts";
import type { CellIssue, ReadingRules } from "../reading/read-cell.ts";
import type { BookingProperty, BookingSheetLine } from "../reading/read-booking-sheet.ts";
import type { RecordLine } from "../reading/read-record-sheet.ts";
import type { HistoryColumn } from "./history-tables.ts";

/** Existing records of the workspace, so that a pasted history can refer to them. */
export type KnownHistory = {
  readonly properties: readonly HistoryProperty[];
  readonly tenants: readonly KnownTenant[];
  readonly leases: readonly KnownHistoryLease[];
};

export type HistoryProperty = BookingProperty & { readonly mode: RentalMode };

export type KnownTenant = { readonly id: string; readonly name: string; readonly propertyId: string | null };

export type KnownHistoryLease = {
  readonly id: string;
  /** The main tenant first. */
  readonly tenantIds: readonly string[];
  readonly propertyId: string;
  readonly unitId: string | null;
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate | null;
  /** The first tracked month; null = from the start of the lease. */
  readonly trackFrom: Month | null;
  readonly currency: Currency;
};

export type HistoryRules = ReadingRules & {
  /** Currency of new properties without one. */
  readonly currency: Currency;
  readonly today: PlainDate;
};

/** Why a row cannot be imported, with the index of the row in its table, and of the table in the paste. */
export type HistoryIssue = RowOrigin & {
  readonly column: HistoryColumn;
  readonly code: CellIssue;
  /** The text of the cell. */
  readonly text: string;
};

export type RowOrigin = { readonly table: number; readonly row: number };

/**
 * A reference to a new record by its key, "new-1", or to an existing one by its id. Amounts are in minor units of the
 * currency beside them.
 */
export type Ref = string;

export type NewHistoryProperty = {
  readonly key: Ref;
  readonly name: string;
  readonly city: string;
  readonly address: string;
  readonly rentalMode: RentalMode;
  readonly currency: Currency;
};

export type NewHistoryUnit = { readonly key: Ref; readonly property: Ref; readonly name: string };

export type HistoryTenant = {
  readonly key: Ref;
  readonly property: Ref;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly notes: string;
};

export type HistoryLease = {
  readonly key: Ref;
  readonly tenant: Ref;
  readonly property: Ref;
  readonly unit: Ref | null;
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate | null;
  readonly rentMinor: number;
  readonly chargesMinor: number;
  readonly depositMinor: number;
  readonly paymentDay: number;
  readonly trackFrom: Month | null;
  /** Negative: a credit from before tracking. */
  readonly openingMinor: number;
  readonly currency: Currency;
};

export type HistoryPayment = {
  readonly lease: Ref;
  readonly paidOn: PlainDate;
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly method: PaymentMethod;
  readonly note: string;
};

/** All records to create, in lists; `origins` gives the row of each. */
export type HistoryLines = {
  readonly properties: readonly NewHistoryProperty[];
  readonly units: readonly NewHistoryUnit[];
  readonly tenants: readonly HistoryTenant[];
  readonly leases: readonly HistoryLease[];
  readonly payments: readonly HistoryPayment[];
  readonly bookings: readonly BookingSheetLine[];
  readonly income: readonly RecordLine[];
  readonly expenses: readonly RecordLine[];
};

export type HistoryOrigins = { readonly [List in keyof HistoryLines]: readonly RowOrigin[] };

/** Records with the rows they come from. */
export type WithOrigins = {
  readonly [List in keyof HistoryLines]: readonly (HistoryLines[List][number] & {
    readonly origin: RowOrigin;
  })[];
};
