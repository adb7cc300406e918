import { incomeCategoryOf } from "../leases/index.ts";
import type { LeaseLedger, LeasePayment, LeaseRefund, RentRow } from "../leases/index.ts";
import type { PaymentMethod } from "../ledger/index.ts";

/** A payment as a letter tells of it: one bank line may be several payments (R-C10a). */
export type LetterPayment = LeasePayment & {
  readonly transferId: string;
  readonly method: PaymentMethod;
  /** The credit that tracking began with: nobody handed it over. */
  readonly openingCredit: boolean;
  /** Kept from the deposit (R-C13): settled, and no money came. */
  readonly fromDeposit: boolean;
};

/** Given back: one bank line may be parts of several payments, too. */
export type LetterRefund = LeaseRefund & { readonly transferId: string };

/** Everything of one lease that a letter follows from. */
export type LetterLedger = Omit<LeaseLedger, "payments" | "refunds"> & {
  readonly payments: readonly LetterPayment[];
  readonly refunds: readonly LetterRefund[];
};

/** What a row is to the tenant: rent and charges apart, as each receipt says them; a single charge and an old balance by name. */
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
