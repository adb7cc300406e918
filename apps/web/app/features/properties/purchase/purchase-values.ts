import type { Language } from "@keystead/domain/languages";
import { parseDecimalInput } from "@keystead/domain/money";
import { isLoanTerm, loanRate, purchaseAmounts, purchaseFields } from "@keystead/domain/properties";
import type { PurchaseAmount, PurchaseAndLoan, PurchaseField } from "@keystead/domain/properties";

import { formatAmountInput } from "../../../lib/format/format.ts";
import { type FieldReading, type AllFieldsReading, together } from "../../../ui/form/form-reading.ts";
import { anything, dayInput, optionalAmount } from "../../../ui/form/input-fields.ts";

/** Purchase and loan as typed; empty for nothing. */
export type PurchaseValues = { readonly [Field in PurchaseField]: string };

/** The stored values as form text. */
export function purchaseValuesOf(fields: PurchaseAndLoan, language: Language): PurchaseValues {
  const input = (text: string | null) => (text === null ? "" : formatAmountInput(text, language));
  return {
    purchasePrice: input(fields.purchasePrice),
    purchaseDate: fields.purchaseDate ?? "",
    closingCosts: input(fields.closingCosts),
    initialWorks: input(fields.initialWorks),
    loanPrincipal: input(fields.loanPrincipal),
    loanAnnualRate: input(fields.loanAnnualRate),
    loanTermYears: fields.loanTermYears === null ? "" : String(fields.loanTermYears),
    loanStartDate: fields.loanStartDate ?? "",
    monthlyDebtService: input(fields.monthlyDebtService),
  };
}

type Reader = {
  readonly language: Language;
  readonly currency: string;
  /** The stored values: an amount that was not edited keeps its number, even if the currency has changed (R-L07). */
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
    loanAnnualRate: ratesInput(values.loanAnnualRate),
    loanTermYears: termInput(values.loanTermYears),
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
  return text.trim() === "" ? anything(null) : dayInput(text);
}

function ratesInput(text: string): FieldReading<string | null> {
  if (text.trim() === "") return anything(null);
  const input = parseDecimalInput(text);
  const rate = input.ok ? loanRate(input.value) : null;
  return rate === null ? { ok: false, code: "LOAN_RATE_OUT_OF_RANGE" } : anything(rate);
}

function termInput(text: string): FieldReading<number | null> {
  if (text.trim() === "") return anything(null);
  const years = Number(text);
  return isLoanTerm(years) ? anything(years) : { ok: false, code: "LOAN_TERM_OUT_OF_RANGE" };
}
