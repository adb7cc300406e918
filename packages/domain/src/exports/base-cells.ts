import { convert } from "../fx/index.ts";
import type { MissingRate, RatesByPair } from "../fx/index.ts";
import type { Month } from "../calendar/index.ts";
import type { Currency, Money, Rational } from "../money/index.ts";
import type { ExportCell } from "./export-columns.ts";

const RATE_DIGITS = 10;

/**
 * R-N03, the cells base_currency, fx_rate and amount_base of a record: the amount by R-B04 in minor units, the rate for
 * information with ten decimals. Without a rate both are null and `missed` is called.
 */
export function baseCells(
  money: Money,
  { month, base, table }: { readonly month: Month; readonly base: Currency; readonly table: RatesByPair },
  missed: (missing: MissingRate) => void,
): readonly [base: string, rate: ExportCell, amount: ExportCell] {
  const conversion = convert(money, { period: month, to: base }, table);
  if (conversion.status === "missing_fx") missed(conversion.missing);
  if (conversion.status !== "converted") return [base, null, null];
  return [base, rateOf(conversion.found.factor), conversion.amount.minor];
}

/** Rounded half away from zero (R-A03); rates are positive. */
function rateOf({ numerator, denominator }: Rational): string {
  const scaled = (2n * numerator * 10n ** BigInt(RATE_DIGITS) + denominator) / (2n * denominator);
  const digits = String(scaled).padStart(RATE_DIGITS + 1, "0");
  return `${digits.slice(0, -RATE_DIGITS)}.${digits.slice(-RATE_DIGITS)}`;
}
