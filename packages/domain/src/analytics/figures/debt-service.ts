import { addToMonth, monthOf } from "../../calendar/index.ts";
import type { Month, PlainDate } from "../../calendar/index.ts";
import { loanPayments } from "../../mortgage/index.ts";
import type { PropertyInput } from "../metric-words.ts";

/** R-F13: purchase and loan of a property, in minor units of its currency; every field may be empty (null). */
export type LoanOfProperty = {
  readonly purchasePriceMinor: number | null;
  readonly closingCostsMinor: number | null;
  readonly initialWorksMinor: number | null;
  readonly loanPrincipalMinor: number | null;
  /** Percent a year, decimal text. */
  readonly loanAnnualRate: string | null;
  readonly loanTermYears: number | null;
  readonly loanStartDate: PlainDate | null;
  readonly monthlyDebtServiceMinor: number | null;
};

/**
 * R-F13: monthly principal and interest as configured: the typed amount, else that of the loan (R-H01). Null where
 * neither is known; minor units of the property's currency.
 */
export function configuredDebtService(loan: LoanOfProperty): number | null {
  const { monthlyDebtServiceMinor, loanPrincipalMinor, loanAnnualRate, loanTermYears } = loan;
  if (monthlyDebtServiceMinor !== null) return monthlyDebtServiceMinor;
  if (loanPrincipalMinor === null || loanAnnualRate === null || loanTermYears === null) return null;
  const payments = loanPayments({
    principalMinor: loanPrincipalMinor,
    annualRatePercent: loanAnnualRate,
    years: loanTermYears,
  });
  return payments.ok ? payments.value.monthlyMinor : null;
}

/**
 * R-F08: whether the configured amount counts in a month: from the month after the loan began, for 12 × its years;
 * always where its start is unknown.
 */
export function loanRunsIn({ loanStartDate, loanTermYears }: LoanOfProperty, month: Month): boolean {
  if (loanStartDate === null) return true;
  const began = monthOf(loanStartDate);
  return month > began && (loanTermYears === null || month <= addToMonth(began, 12 * loanTermYears));
}

/**
 * The fields that a property lacks for a debt service, empty where it has one: the empty loan fields, then
 * `monthlyDebtService`, which would do instead of them.
 */
export function missingForDebtService(loan: LoanOfProperty): readonly PropertyInput[] {
  if (configuredDebtService(loan) !== null) return [];
  const fields: readonly (readonly [PropertyInput, unknown])[] = [
    ["loanPrincipal", loan.loanPrincipalMinor],
    ["loanAnnualRate", loan.loanAnnualRate],
    ["loanTermYears", loan.loanTermYears],
  ];
  return [...fields.flatMap(([field, value]) => (value === null ? [field] : [])), "monthlyDebtService"];
}
