import type { IncomeCategory, IncomeNature } from "./record-categories.ts";

/**
 * The fields of an Income that decide on which basis it counts. Minor units of one currency; reversals are negative.
 */
export type CountedIncome = {
  readonly id: string;
  readonly category: IncomeCategory;
  readonly nature: IncomeNature;
  readonly amountMinor: number;
  readonly leasePaymentId: string | null;
  readonly bookingId: string | null;
  readonly reversalOf: string | null;
};

/**
 * R-C11, cash basis: Income records alone, without deposits and pass-through, reversals with their sign. Minor units.
 */
export function cashIncome(records: readonly CountedIncome[]): number {
  return sum(records.filter(isOwnIncome));
}

/**
 * R-C11, accrual basis: rows of the period less write-downs (without opening rows) + booking nights + unlinked Income,
 * in minor units. A record is linked when it belongs to a lease payment or booking or reverses one that does. Never
 * added to cash.
 */
export function accruedIncome(input: {
  readonly records: readonly CountedIncome[];
  readonly rows: readonly {
    readonly kind: string;
    readonly amountMinor: number;
    readonly waivedMinor: number;
  }[];
  readonly nightPricesMinor: readonly number[];
}): number {
  const linked = new Set(
    input.records
      .filter(({ leasePaymentId, bookingId }) => leasePaymentId !== null || bookingId !== null)
      .map(({ id }) => id),
  );
  const unlinked = input.records.filter(
    (record) =>
      isOwnIncome(record) &&
      !linked.has(record.id) &&
      !(record.reversalOf !== null && linked.has(record.reversalOf)),
  );
  const rowsMinor = input.rows
    .filter(({ kind }) => kind !== "opening")
    .reduce((total, { amountMinor, waivedMinor }) => total + amountMinor - waivedMinor, 0);
  const nightsMinor = input.nightPricesMinor.reduce((total, price) => total + price, 0);
  return rowsMinor + nightsMinor + sum(unlinked);
}

function isOwnIncome({ category, nature }: CountedIncome): boolean {
  return category !== "deposit" && nature !== "pass_through";
}

function sum(records: readonly CountedIncome[]): number {
  return records.reduce((total, { amountMinor }) => total + amountMinor, 0);
}
