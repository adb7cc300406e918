import type { Month, PlainDate } from "../../calendar/index.ts";
import type { PaymentMethod } from "../../ledger/index.ts";
import type { Currency } from "../../money/index.ts";
import type { RentalMode } from "../../properties/index.ts";
import type { CellIssue, ReadingRules } from "../reading/read-cell.ts";
import type { BookingPlace, BookingSheetLine } from "../reading/read-booking-sheet.ts";
import type { RecordLine } from "../reading/read-record-sheet.ts";
import type { HistoryColumn } from "./history-tables.ts";

/** What stands in the workspace already, so that a pasted history may name it. */
export type KnownHistory = {
  readonly properties: readonly KnownPlace[];
  readonly tenants: readonly KnownTenant[];
  readonly leases: readonly KnownHistoryLease[];
};

export type KnownPlace = BookingPlace & { readonly mode: RentalMode };

export type KnownTenant = { readonly id: string; readonly name: string; readonly propertyId: string | null };

export type KnownHistoryLease = {
  readonly id: string;
  /** The main tenant first. */
  readonly tenantIds: readonly string[];
  readonly propertyId: string;
  readonly unitId: string | null;
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate | null;
  /** The month from which rent is asked for; null = from its start. */
  readonly trackFrom: Month | null;
  readonly currency: Currency;
};

export type HistoryRules = ReadingRules & {
  /** Of a new property that says none. */
  readonly currency: Currency;
  readonly today: PlainDate;
};

/** What keeps a row from being brought in: the row by its place in its table, the table by its place in the paste. */
export type HistoryIssue = RowOrigin & {
  readonly column: HistoryColumn;
  readonly code: CellIssue;
  /** What the cell says. */
  readonly text: string;
};

export type RowOrigin = { readonly table: number; readonly row: number };

/**
 * Records that are made name each other by a key, "new-1", and those that are there by their id: `Ref` is either. Amounts are in minor
 * units of the currency beside them.
 */
export type Ref = string;

export type NewPlace = {
  readonly key: Ref;
  readonly name: string;
  readonly city: string;
  readonly address: string;
  readonly rentalMode: RentalMode;
  readonly currency: Currency;
};

export type NewPlaceUnit = { readonly key: Ref; readonly property: Ref; readonly name: string };

export type BroughtPerson = {
  readonly key: Ref;
  readonly property: Ref;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly notes: string;
};

export type BroughtLease = {
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
  /** Below zero a credit from before it is tracked. */
  readonly openingMinor: number;
  readonly currency: Currency;
};

export type BroughtPayment = {
  readonly lease: Ref;
  readonly paidOn: PlainDate;
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly method: PaymentMethod;
  readonly note: string;
};

/** All that is made, in lists; of each line `origins` says the row it comes from. */
export type HistoryLines = {
  readonly properties: readonly NewPlace[];
  readonly units: readonly NewPlaceUnit[];
  readonly tenants: readonly BroughtPerson[];
  readonly leases: readonly BroughtLease[];
  readonly payments: readonly BroughtPayment[];
  readonly bookings: readonly BookingSheetLine[];
  readonly income: readonly RecordLine[];
  readonly expenses: readonly RecordLine[];
};

export type HistoryOrigins = { readonly [List in keyof HistoryLines]: readonly RowOrigin[] };

/** Lines with the rows they come from. */
export type WithOrigins = {
  readonly [List in keyof HistoryLines]: readonly (HistoryLines[List][number] & {
    readonly origin: RowOrigin;
  })[];
};
