import { accruedIncome, cashIncome } from "@keystead/domain/ledger";
import type { IncomeCategory, IncomeNature } from "@keystead/domain/ledger";

type IncomeInput = {
  readonly id: string;
  readonly category: IncomeCategory;
  readonly nature?: IncomeNature;
  readonly amount: number;
  readonly lease_payment?: string | null;
  readonly booking?: string | null;
  readonly reversal_of?: string | null;
};

export type IncomeTotalInput = {
  readonly basis: "cash" | "accrual";
  readonly income: readonly IncomeInput[];
  readonly schedule_rows: readonly {
    readonly kind?: string;
    readonly amount: number;
    readonly waived: number;
  }[];
  readonly booking_nights: readonly { readonly price: number }[];
};

export function incomeTotalBasis(input: IncomeTotalInput): number {
  const records = input.income.map((income) => ({
    id: income.id,
    category: income.category,
    nature: income.nature ?? "operating",
    amountMinor: income.amount,
    leasePaymentId: income.lease_payment ?? null,
    bookingId: income.booking ?? null,
    reversalOf: income.reversal_of ?? null,
  }));
  if (input.basis === "cash") return cashIncome(records);
  return accruedIncome({
    records,
    rows: input.schedule_rows.map(({ kind, amount, waived }) => ({
      kind: kind ?? "rent",
      amountMinor: amount,
      waivedMinor: waived,
    })),
    nightPricesMinor: input.booking_nights.map(({ price }) => price),
  });
}
