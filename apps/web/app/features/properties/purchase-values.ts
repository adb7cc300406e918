import type { Language } from "@keystead/domain/languages";
import { parseTypedDecimal } from "@keystead/domain/money";
import { isLoanTerm, loanRate, purchaseAmounts, purchaseFields } from "@keystead/domain/properties";
import type { PurchaseAmount, PurchaseAndLoan, PurchaseField } from "@keystead/domain/properties";

import { formatTypedAmount } from "../../lib/format.ts";
import { type FieldReading, type AllFieldsReading, together } from "../../ui/form/form-reading.ts";
import { anything, dayTyped, optionalAmount } from "../../ui/form/typed-fields.ts";

/** Purchase and loan as typed; nothing typed is empty. */
export type PurchaseValues = { readonly [Field in PurchaseField]: string };

/** The stored ones as they stand in the form. */
export function purchaseValuesOf(fields: PurchaseAndLoan, language: Language): PurchaseValues {
  const typed = (text: string | null) => (text === null ? "" : formatTypedAmount(text, language));
  return {
    purchasePrice: typed(fields.purchasePrice),
    purchaseDate: fields.purchaseDate ?? "",
    closingCosts: typed(fields.closingCosts),
    initialWorks: typed(fields.initialWorks),
    loanPrincipal: typed(fields.loanPrincipal),
    loanAnnualRate: typed(fields.loanAnnualRate),
    loanTermYears: fields.loanTermYears === null ? "" : String(fields.loanTermYears),
    loanStartDate: fields.loanStartDate ?? "",
    monthlyDebtService: typed(fields.monthlyDebtService),
  };
}

type Reader = {
  readonly language: Language;
  readonly currency: string;
  /** As they are stored: an amount that nobody touched keeps its number, whatever the currency is now (R-L07). */
  readonly stored: PurchaseAndLoan;
};

export function readPurchase(
  values: PurchaseValues,
  { language, currency, stored }: Reader,
): AllFieldsReading<PurchaseAndLoan, PurchaseAndLoan> {
  const before = purchaseValuesOf(stored, language);
  const amount = (field: PurchaseAmount): FieldReading<string | null> =>
    values[field] === before[field]
      ? anything(stored[field])
      : optionalAmount(values[field], { language, currency, rule: "not_negative" });
  return together<PurchaseAndLoan>({
    purchasePrice: amount("purchasePrice"),
    purchaseDate: optionalDay(values.purchaseDate),
    closingCosts: amount("closingCosts"),
    initialWorks: amount("initialWorks"),
    loanPrincipal: amount("loanPrincipal"),
    loanAnnualRate: rateTyped(values.loanAnnualRate),
    loanTermYears: termTyped(values.loanTermYears),
    loanStartDate: optionalDay(values.loanStartDate),
    monthlyDebtService: amount("monthlyDebtService"),
  });
}

export function isPurchaseField(name: string): name is PurchaseField {
  return purchaseFields.some((field) => field === name);
}

export function isPurchaseAmount(name: string): name is PurchaseAmount {
  return purchaseAmounts.some((field) => field === name);
}

function optionalDay(text: string): FieldReading<string | null> {
  return text.trim() === "" ? anything(null) : dayTyped(text);
}

function rateTyped(text: string): FieldReading<string | null> {
  if (text.trim() === "") return anything(null);
  const typed = parseTypedDecimal(text);
  const rate = typed.ok ? loanRate(typed.value) : null;
  return rate === null ? { ok: false, code: "LOAN_RATE_OUT_OF_RANGE" } : anything(rate);
}

function termTyped(text: string): FieldReading<number | null> {
  if (text.trim() === "") return anything(null);
  const years = Number(text);
  return isLoanTerm(years) ? anything(years) : { ok: false, code: "LOAN_TERM_OUT_OF_RANGE" };
}
