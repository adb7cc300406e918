import type { NewProperty } from "@keystead/contract/properties";
import { currency, moneyText, MAX_AMOUNT_MINOR, parseMoney, sameNumberIn } from "@keystead/domain/money";
import { loanRate, purchaseAmounts } from "@keystead/domain/properties";
import type { PurchaseAmount, PurchaseAndLoan } from "@keystead/domain/properties";

import { badField } from "#kernel/api/index.ts";

type Column = `${PurchaseAmount}Minor`;
export type AmountColumns = { readonly [Name in Column]: number | null };
/** The columns of a stored property that these functions need. */
type PurchaseRow = AmountColumns &
  Pick<PurchaseAndLoan, "purchaseDate" | "loanAnnualRate" | "loanTermYears" | "loanStartDate"> & {
    readonly currency: string;
  };

/**
 * The amounts of R-F13 in their stored form. The fields have already been validated, so an amount that does not parse
 * is a bug.
 */
export function purchaseColumns(fields: NewProperty): AmountColumns & {
  readonly loanAnnualRate: string | null;
} {
  const minorOf = (field: PurchaseAmount): number | null => {
    const text = fields[field];
    if (text === null) return null;
    const amount = parseMoney(text, currency(fields.currency), "not_negative");
    if (!amount.ok) throw new Error(`an amount that nobody judged: ${field}`);
    return amount.value.minor;
  };
  return {
    purchasePriceMinor: minorOf("purchasePrice"),
    closingCostsMinor: minorOf("closingCosts"),
    initialWorksMinor: minorOf("initialWorks"),
    loanPrincipalMinor: minorOf("loanPrincipal"),
    monthlyDebtServiceMinor: minorOf("monthlyDebtService"),
    loanAnnualRate: fields.loanAnnualRate === null ? null : loanRate(fields.loanAnnualRate),
  };
}

/** The stored amounts in the form of the API. */
export function purchaseView(row: PurchaseRow): PurchaseAndLoan {
  const text = (minor: number | null): string | null =>
    minor === null ? null : moneyText({ minor, currency: currency(row.currency) });
  return {
    purchasePrice: text(row.purchasePriceMinor),
    purchaseDate: row.purchaseDate,
    closingCosts: text(row.closingCostsMinor),
    initialWorks: text(row.initialWorksMinor),
    loanPrincipal: text(row.loanPrincipalMinor),
    loanAnnualRate: row.loanAnnualRate === null ? null : loanRate(row.loanAnnualRate),
    loanTermYears: row.loanTermYears,
    loanStartDate: row.loanStartDate,
    monthlyDebtService: text(row.monthlyDebtServiceMinor),
  };
}

/** R-L07: the same numbers as amounts of another currency, without conversion. */
export function purchaseIn<Row extends PurchaseRow>(row: Row, code: string): Row {
  const [from, to] = [currency(row.currency), currency(code)];
  const same = (minor: number | null): number | null =>
    minor === null ? null : sameNumberIn(minor, from, to);
  return {
    ...row,
    currency: code,
    purchasePriceMinor: same(row.purchasePriceMinor),
    closingCostsMinor: same(row.closingCostsMinor),
    initialWorksMinor: same(row.initialWorksMinor),
    loanPrincipalMinor: same(row.loanPrincipalMinor),
    monthlyDebtServiceMinor: same(row.monthlyDebtServiceMinor),
  };
}

/** Refuses a currency in which one of the amounts would be too large. */
export function assertAmountsFit(row: PurchaseRow): void {
  const isTooLarge = purchaseAmounts.some((field) => (row[`${field}Minor`] ?? 0) > MAX_AMOUNT_MINOR);
  if (isTooLarge) throw badField(["currency"], "AMOUNT_TOO_LARGE");
}

/** The amounts for the audit, in minor units; the caller records their currency. */
export function auditedPurchase(row: PurchaseRow): AmountColumns {
  return {
    purchasePriceMinor: row.purchasePriceMinor,
    closingCostsMinor: row.closingCostsMinor,
    initialWorksMinor: row.initialWorksMinor,
    loanPrincipalMinor: row.loanPrincipalMinor,
    monthlyDebtServiceMinor: row.monthlyDebtServiceMinor,
  };
}

/** The amounts that are set. */
export function purchaseAmountsOf(row: PurchaseRow): readonly PurchaseAmount[] {
  return purchaseAmounts.filter((field) => row[`${field}Minor`] !== null);
}
