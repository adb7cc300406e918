import { addToMonth, month as monthOfText, parseMonth } from "../calendar/index.ts";
import type { Month } from "../calendar/index.ts";
import { accept, refuse } from "../kernel/index.ts";
import type { Decision } from "../kernel/index.ts";
import { parseCurrency } from "../money/index.ts";
import type { Currency } from "../money/index.ts";

/** R-B01: in this month 1 unit of base = `rate` units of quote. The rate is decimal text, normalised by `rateText`. */
export type FxRate = {
  readonly period: Month;
  readonly base: Currency;
  readonly quote: Currency;
  readonly rate: string;
};

/** An unchecked rate. `id` = the record it changes. */
export type ProposedRate = Readonly<Record<"period" | "base" | "quote" | "rate", string>> & {
  readonly id?: string;
};

export type FxRefusal =
  | "UNKNOWN_CURRENCY"
  | "FX_SAME_CURRENCY"
  | "FX_INVALID_RATE"
  | "FX_PERIOD_OUT_OF_RANGE"
  | "FX_DUPLICATE_PAIR";

/** R-B01: most digits before and after the decimal point of a rate. */
export const RATE_BOUNDS = { whole: 9, fraction: 10 } as const;

/** R-B09: the first month that can have a rate, and how many months after the current one rates can be entered. */
export const FIRST_RATE_MONTH: Month = monthOfText("2000-01");
export const RATE_MONTHS_AHEAD = 12;

/**
 * R-B01, R-B09: validates a rate and answers it as it is stored. First match wins: UNKNOWN_CURRENCY, FX_SAME_CURRENCY,
 * FX_INVALID_RATE, FX_PERIOD_OUT_OF_RANGE, FX_DUPLICATE_PAIR (in either direction; a record is not compared with
 * itself).
 */
export function checkRate(
  proposed: ProposedRate,
  existing: readonly (Omit<FxRate, "rate"> & { readonly id?: string })[],
  currentMonth: Month,
): Decision<FxRate, FxRefusal> {
  const [base, quote] = [parseCurrency(proposed.base), parseCurrency(proposed.quote)];
  if (base === null || quote === null) return refuse("UNKNOWN_CURRENCY");
  if (base === quote) return refuse("FX_SAME_CURRENCY");
  const rate = rateText(proposed.rate);
  if (rate === null) return refuse("FX_INVALID_RATE");
  const period = parseMonth(proposed.period);
  if (period === null || !isRateMonth(period, currentMonth)) return refuse("FX_PERIOD_OUT_OF_RANGE");
  const isTaken = existing.some(
    (other) =>
      other.period === period &&
      pairKey(other.base, other.quote) === pairKey(base, quote) &&
      (proposed.id === undefined || other.id !== proposed.id),
  );
  return isTaken ? refuse("FX_DUPLICATE_PAIR") : accept({ period, base, quote, rate });
}

/** R-B09: from 2000-01 to twelve months after the current one. */
export function isRateMonth(period: Month, currentMonth: Month): boolean {
  return period >= FIRST_RATE_MONTH && period <= addToMonth(currentMonth, RATE_MONTHS_AHEAD);
}

/** A rate without unneeded zeros, "0.9412"; null for an invalid rate (R-B01): other text, zero, too many digits. */
export function rateText(text: string): string | null {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text);
  const [whole = "", fraction = ""] = [match?.[1], match?.[2]];
  if (match === null || whole.length > RATE_BOUNDS.whole || fraction.length > RATE_BOUNDS.fraction)
    return null;
  const short = fraction.replace(/0+$/, "");
  const rate = `${whole.replace(/^0+(?=\d)/, "")}${short === "" ? "" : `.${short}`}`;
  return rate === "0" ? null : rate;
}

/** One key for both directions: EUR and CHF are one pair (R-B01). */
export function pairKey(one: Currency, other: Currency): string {
  return one < other ? `${one}/${other}` : `${other}/${one}`;
}
