import { incomeCategoryOf } from "../leases/index.ts";
import type { LeaseLedger, LeasePayment, LeaseRefund, RentRow } from "../leases/index.ts";
import type { PaymentMethod } from "../ledger/index.ts";

/** A payment with what a letter needs; one bank transfer may be several payments (R-C10a). */
export type LetterPayment = LeasePayment & {
  readonly transferId: string;
  readonly method: PaymentMethod;
  /** The initial credit of tracking: no money was received for it. */
  readonly openingCredit: boolean;
  /** Retained from the deposit (R-C13): it settled rows, but no money was received. */
  readonly fromDeposit: boolean;
};

/** A refund; one bank transfer may be several of them, too. */
export type LetterRefund = LeaseRefund & { readonly transferId: string };

/** Everything of one lease that letters are made from. */
export type LetterLedger = Omit<LeaseLedger, "payments" | "refunds"> & {
  readonly payments: readonly LetterPayment[];
  readonly refunds: readonly LetterRefund[];
};

/**
 * What a row is to the tenant: rent and charges separately, as receipts list them; a one-off charge and an opening
 * balance by name.
 */
export const rowParts = ["rent", "charges", "single", "opening"] as const;
export type RowPart = (typeof rowParts)[number];

export function partOf(row: RentRow, rows: readonly RentRow[]): RowPart {
  if (row.kind === "opening") return "opening";
  if (row.oneOff) return "single";
  const adjusted = rows.find(({ id }) => id === row.adjustsRowId)?.kind ?? null;
  return incomeCategoryOf(row.kind, adjusted) === "utilities" ? "charges" : "rent";
}

export function sumOfAmounts(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
