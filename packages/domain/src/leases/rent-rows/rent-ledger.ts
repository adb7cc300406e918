import type { Month, PlainDate } from "../../calendar/index.ts";
import type { LeasePaymentId, RefundId, RentRowId, WriteDownId } from "../../ids/index.ts";
import { compareText } from "../../kernel/index.ts";
import type { RentCategory } from "../../ledger/index.ts";

export const rentRowKinds = ["opening", "rent", "charge", "adjustment"] as const;
export type RentRowKind = (typeof rentRowKinds)[number];

/** A row that is not stored yet, from a schedule or a plan. Amount in minor units, never negative. */
export type NewRentRow = {
  readonly kind: RentRowKind;
  /** The calendar month of the row. */
  readonly period: Month;
  /** First and last day covered, both inclusive. */
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate;
  readonly dueOn: PlainDate;
  readonly amountMinor: number;
  /** Kind adjustment only: the row whose difference it carries (R-C07); null for all others and one-off rows. */
  readonly adjustsRowId: RentRowId | null;
  /** One-off charges (R-C19): kind charge, not part of the monthly schedule, never touched by a plan. */
  readonly oneOff: boolean;
};

export type RentRow = NewRentRow & { readonly id: RentRowId };

export const writeDownReasons = ["waiver", "rent_change", "settlement"] as const;
export type WriteDownReason = (typeof writeDownReasons)[number];

/** Part of a row that is no longer billed (R-C08); it never creates income. */
export type WriteDown = {
  readonly rowId: RentRowId;
  readonly writtenOn: PlainDate;
  readonly amountMinor: number;
  readonly reason: WriteDownReason;
};

/** A stored write-down, which a plan may reduce (R-C07). */
export type StoredWriteDown = WriteDown & { readonly id: WriteDownId };

/** Money received for one row (its target), linked to one Income (R-C11). */
export type LeasePayment = {
  readonly id: LeasePaymentId;
  readonly rowId: RentRowId;
  readonly paidOn: PlainDate;
  readonly amountMinor: number;
};

/** Money refunded from one payment (R-C16). */
export type LeaseRefund = {
  readonly id: RefundId;
  readonly paymentId: LeasePaymentId;
  readonly refundedOn: PlainDate;
  readonly amountMinor: number;
};

/**
 * Everything of one lease that determines its balance; load it whole. Order matters only for refunds of one day: as
 * they were made.
 */
export type LeaseLedger = {
  readonly rows: readonly RentRow[];
  readonly payments: readonly LeasePayment[];
  readonly refunds: readonly LeaseRefund[];
  readonly writeDowns: readonly WriteDown[];
  /** Days after the due date before a row is late (R-C08). */
  readonly graceDays: number;
};

/** The input of plans: a ledger whose write-downs have ids. */
export type PlanLedger = Omit<LeaseLedger, "writeDowns"> & {
  readonly writeDowns: readonly StoredWriteDown[];
};

/** A row of the monthly schedule (R-C04): rent or the monthly charge. */
export function isMonthly({ kind, oneOff }: Pick<NewRentRow, "kind" | "oneOff">): boolean {
  return !oneOff && (kind === "rent" || kind === "charge");
}

/** Key of a monthly row within its lease (R-C04: unique by period and kind). */
export function monthKeyOf({ period, kind }: Pick<NewRentRow, "period" | "kind">): string {
  return `${period}:${kind}`;
}

const KIND_ORDER: Readonly<Record<RentRowKind, number>> = {
  opening: 0,
  rent: 1,
  charge: 2,
  adjustment: 3,
};

type OrderedRow = Pick<RentRow, "dueOn" | "kind"> & { readonly id: string };

/** The order in which money fills rows (R-C09): due date, then opening, rent, charge, adjustment, then id. */
export function compareRows(a: OrderedRow, b: OrderedRow): number {
  return compareText(a.dueOn, b.dueOn) || KIND_ORDER[a.kind] - KIND_ORDER[b.kind] || compareText(a.id, b.id);
}

/** The order in which payments are applied (R-C09): date, then id. */
export function comparePayments(a: LeasePayment, b: LeasePayment): number {
  return compareText(a.paidOn, b.paidOn) || compareText(a.id, b.id);
}

/** The month that an adjustment belongs to (R-C07), rarely that of its due day; null for every other row. */
export function adjustedMonth(
  { adjustsRowId }: Pick<NewRentRow, "adjustsRowId">,
  rows: readonly RentRow[],
): Month | null {
  return adjustsRowId === null ? null : (rows.find(({ id }) => id === adjustsRowId)?.period ?? null);
}

/** `adjustedMonth` of all rows of a lease that have one, by row id. */
export function adjustedMonths(rows: readonly RentRow[]): ReadonlyMap<string, Month> {
  const periods = new Map<string, Month>(rows.map(({ id, period }) => [id, period]));
  return new Map(
    rows.flatMap(({ id, adjustsRowId }) => {
      const period = adjustsRowId === null ? undefined : periods.get(adjustsRowId);
      return period === undefined ? [] : [[id, period] as const];
    }),
  );
}

/** The category of the Income that a payment on this row makes (R-C11): utilities for charges, else rent. */
export function incomeCategoryOf(kind: RentRowKind, adjustedKind: RentRowKind | null = null): RentCategory {
  return kind === "charge" || adjustedKind === "charge" ? "utilities" : "rent";
}
