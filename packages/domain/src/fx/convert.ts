import type { Month } from "../calendar/index.ts";
import { compareText } from "../kernel/index.ts";
import { minorDigits, roundRational } from "../money/index.ts";
import type { Currency, Money } from "../money/index.ts";
import { findRate } from "./find-rate.ts";
import type { FoundRate, RateQuery, RatesByPair } from "./find-rate.ts";

/** R-B05: a month without a rate between two currencies. */
export type MissingRate = RateQuery;

export type Conversion =
  | { readonly status: "converted"; readonly amount: Money; readonly found: FoundRate }
  | { readonly status: "missing_fx"; readonly missing: MissingRate }
  /** The result would exceed what can be counted exactly. */
  | { readonly status: "too_large" };

/**
 * R-B04: the exact amount times the exact rate, adjusted for the digits of both currencies and rounded once to those of
 * the target.
 */
export function convert(
  { minor, currency: from }: Money,
  { period, to }: Pick<RateQuery, "period" | "to">,
  table: RatesByPair,
): Conversion {
  const found = findRate(table, { period, from, to });
  if (found === null) return { status: "missing_fx", missing: { period, from, to } };
  if (from === to) return { status: "converted", amount: { minor, currency: to }, found };
  const digits = minorDigits(to) - minorDigits(from);
  const [up, down] = [10n ** BigInt(Math.max(0, digits)), 10n ** BigInt(Math.max(0, -digits))];
  const exact = {
    numerator: BigInt(minor) * found.factor.numerator * up,
    denominator: found.factor.denominator * down,
  };
  const magnitude = exact.numerator < 0n ? -exact.numerator : exact.numerator;
  if (magnitude >= MOST_MINOR * exact.denominator) return { status: "too_large" };
  return { status: "converted", amount: { minor: roundRational(exact), currency: to }, found };
}

/** `times` records of the same amount, currency and month, each of them converted by itself. */
export type FxRecord = Money & { readonly period: Month; readonly times: number };

/** The records of one currency in one month, and the rate that converted them. */
export type ConvertedGroup = RateQuery & {
  readonly records: number;
  readonly originalMinor: number;
  /** Σ of the records, each converted and rounded. */
  readonly minor: number;
  readonly found: FoundRate;
};

export type FxSum = {
  readonly currency: Currency;
  /** Null as long as one rate is missing (R-B05), or where the result is too large to be exact. */
  readonly totalMinor: number | null;
  /** Sum of all records, convertible or not, by currency. */
  readonly subtotals: readonly Money[];
  /** Records in other currencies that have a rate; by month, then currency. */
  readonly converted: readonly ConvertedGroup[];
  /** Each once, by month, then currency. */
  readonly missing: readonly (MissingRate & { readonly records: number })[];
  /** R-B10: missing rates of months to come. No alarm, but no total either. */
  readonly ahead: readonly (MissingRate & { readonly records: number })[];
};

/**
 * R-B05, R-B06: converts each record by the rate of its own month, rounds it, and adds up, in minor units of `to`. One
 * missing rate withholds the total: it is never replaced by 1:1, another month's rate or zero. Missing rates of months
 * after `currentMonth` are listed in `ahead` (R-B10).
 */
export function sumConverted(
  records: readonly FxRecord[],
  { to, currentMonth }: { readonly to: Currency; readonly currentMonth: Month | null },
  table: RatesByPair,
): FxSum {
  const groups = [...Map.groupBy(records, ({ period, currency }) => `${period} ${currency}`)]
    .toSorted(([one], [other]) => compareText(one, other))
    .flatMap(([, group]) => groupOf(group, to, table));
  const without = groups.filter((group) => group.found === null).map(missingOf);
  const isAhead = ({ period }: MissingRate) => currentMonth !== null && period > currentMonth;
  const total = groups.reduce<number | null>(
    (sum, { minor }) => (sum === null || minor === null ? null : sum + minor),
    0,
  );
  return {
    currency: to,
    totalMinor: total !== null && Number.isSafeInteger(total) ? total : null,
    subtotals: [...Map.groupBy(groups, ({ from }) => from)]
      .toSorted(([one], [other]) => compareText(one, other))
      .map(([from, ofIt]) => ({ currency: from, minor: added(ofIt.map((group) => group.originalMinor)) })),
    converted: groups.flatMap(({ minor, found, ...group }) =>
      minor === null || found === null || group.from === to ? [] : [{ ...group, minor, found }],
    ),
    missing: without.filter((one) => !isAhead(one)),
    ahead: without.filter(isAhead),
  };
}

type Group = RateQuery & {
  readonly records: number;
  readonly originalMinor: number;
  readonly minor: number | null;
  readonly found: FoundRate | null;
};

function groupOf(records: readonly FxRecord[], to: Currency, table: RatesByPair): readonly Group[] {
  const [first] = records;
  if (first === undefined) return [];
  const { period, currency: from } = first;
  let [minor, originalMinor, count]: [number | null, number, number] = [0, 0, 0];
  for (const record of records) {
    const conversion = convert(record, { period, to }, table);
    originalMinor += record.minor * record.times;
    count += record.times;
    minor =
      minor === null || conversion.status !== "converted"
        ? null
        : minor + conversion.amount.minor * record.times;
  }
  const found = findRate(table, { period, from, to });
  return [{ period, from, to, records: count, originalMinor, minor, found }];
}

function missingOf({ period, from, to, records }: Group): MissingRate & { readonly records: number } {
  return { period, from, to, records };
}

function added(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** Above it a rounded result may not be a safe integer. */
const MOST_MINOR = BigInt(Number.MAX_SAFE_INTEGER);
