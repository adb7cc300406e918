import type { Language } from "@keystead/domain/languages";
import {
  type Currency,
  formatMinor,
  moneyText,
  minorDigits,
  parseMoney,
  parseDecimalInput,
} from "@keystead/domain/money";
import {
  downPaymentOf,
  downPaymentShare,
  mortgageIssues,
  type MortgageTerms,
} from "@keystead/domain/mortgage";

import { formatAmountInput } from "../../lib/format/format.ts";
import { readMoneyInput } from "../../ui/field/read-money-input.ts";

/** The fields as typed. The down payment has two fields; the one typed last determines the other. */
export type MortgageInput = {
  readonly price: string;
  readonly down: string;
  readonly share: string;
  readonly rate: string;
  readonly years: string;
  readonly leading: "down" | "share";
};

export type FieldInput = Exclude<keyof MortgageInput, "leading">;

export type ReadMortgage = {
  /** Null while a field is unreadable. */
  readonly terms: MortgageTerms | null;
  /** The invalid fields; amount fields show their own errors. */
  readonly wrong: ReadonlySet<FieldInput>;
  readonly downExceeds: boolean;
};

export type MortgageLocale = { readonly language: Language; readonly currency: Currency };

const mortgageInputFields: readonly FieldInput[] = ["price", "down", "share", "rate", "years"];

/** An example to show before anything is typed. */
const example: Readonly<Record<string, string>> = { price: "250000", share: "20", rate: "3.5", years: "25" };

/** Whether an address contains any value of a mortgage. */
export function hasInput(search: URLSearchParams): boolean {
  return mortgageInputFields.some((field) => search.has(field));
}

/**
 * The values in an address, or the example if there are none. The address holds decimal text, so it opens the same in
 * every language.
 */
export function inputFrom(search: URLSearchParams, locale: MortgageLocale): MortgageInput {
  const isGiven = hasInput(search);
  const written = (field: FieldInput) => {
    const text = (isGiven ? search.get(field) : example[field]) ?? "";
    if (!/^\d+(?:\.\d+)?$/.test(text)) return text;
    return formatAmountInput(
      field === "price" || field === "down" ? withDigits(text, locale) : text,
      locale.language,
    );
  };
  const leading = search.has("down") ? "down" : "share";
  return linked(
    {
      price: written("price"),
      down: written("down"),
      share: written("share"),
      rate: written("rate"),
      years: written("years"),
      leading,
    },
    locale,
  );
}

/** "250000" with the currency's decimals, because without them it could be read in two ways. */
function withDigits(text: string, { currency }: MortgageLocale): string {
  const money = parseMoney(text, currency, "any");
  return money.ok ? moneyText(money.value) : text;
}

/** The address for the input, as far as it is readable. */
export function searchOf(input: MortgageInput, locale: MortgageLocale): URLSearchParams {
  const { priceMinor, downMinor, rate, years } = numbersOf(input, locale);
  const digits = minorDigits(locale.currency);
  const share = decimalOf(input.share);
  const entries: readonly (readonly [FieldInput, string | null])[] = [
    ["price", priceMinor === null ? null : formatMinor(priceMinor, digits)],
    input.leading === "share"
      ? ["share", share]
      : ["down", downMinor === null ? null : formatMinor(downMinor, digits)],
    ["rate", rate],
    ["years", years === null ? null : String(years)],
  ];
  return new URLSearchParams(entries.flatMap(([field, text]) => (text === null ? [] : [[field, text]])));
}

/** Updates the other field of the down payment from the one typed last and the price. */
export function linked(input: MortgageInput, locale: MortgageLocale): MortgageInput {
  const { priceMinor, downMinor } = numbersOf(input, locale);
  if (priceMinor === null || downMinor === null) return input;
  if (input.leading === "share") {
    const down = formatMinor(downMinor, minorDigits(locale.currency));
    return { ...input, down: formatAmountInput(down, locale.language) };
  }
  return { ...input, share: formatAmountInput(downPaymentShare(priceMinor, downMinor), locale.language) };
}

export function readMortgage(input: MortgageInput, locale: MortgageLocale): ReadMortgage {
  const { priceMinor, downMinor, rate, years } = numbersOf(input, locale);
  const issues = mortgageIssues({
    priceMinor: priceMinor ?? 0,
    downMinor: downMinor ?? -1,
    annualRatePercent: rate ?? "",
    years: years ?? 0,
  });
  const wrong = new Set<FieldInput>(issues.map(({ field }) => (field === "down" ? input.leading : field)));
  const downExceeds = issues.some(({ code }) => code === "DOWN_PAYMENT_EXCEEDS_PRICE");
  if (wrong.size > 0 || priceMinor === null || downMinor === null || rate === null || years === null)
    return { terms: null, wrong, downExceeds };
  return { terms: { priceMinor, downMinor, annualRatePercent: rate, years }, wrong, downExceeds };
}

type Numbers = {
  readonly priceMinor: number | null;
  readonly downMinor: number | null;
  readonly rate: string | null;
  readonly years: number | null;
};

/** Each readable number. An empty down payment counts as 0. */
function numbersOf(input: MortgageInput, locale: MortgageLocale): Numbers {
  const price = readMoneyInput(input.price, { ...locale, rule: "positive" });
  const priceMinor = price.state === "amount" ? price.minor : null;
  const years = input.years.trim();
  return {
    priceMinor,
    downMinor: input.leading === "share" ? downOf(priceMinor, input.share) : amountOf(input.down, locale),
    rate: decimalOf(input.rate),
    years: /^\d{1,3}$/.test(years) ? Number(years) : null,
  };
}

function downOf(priceMinor: number | null, share: string): number | null {
  const percent = share.trim() === "" ? "0" : decimalOf(share);
  // Whether the share is readable does not depend on the price.
  return percent === null ? null : downPaymentOf(priceMinor ?? 0, percent);
}

function amountOf(text: string, locale: MortgageLocale): number | null {
  const input = readMoneyInput(text, { ...locale, rule: "not_negative" });
  if (input.state === "empty") return 0;
  return input.state === "amount" ? input.minor : null;
}

function decimalOf(text: string): string | null {
  const input = parseDecimalInput(text.replace("%", ""));
  return input.ok ? input.value : null;
}
