import type { Month } from "../calendar/index.ts";
import { added } from "../ledger/index.ts";
import { loanAmount, loanMonths } from "./figures/cash-figures.ts";
import type { CashSums, LoanCashMonth } from "./figures/cash-figures.ts";
import { standsIn } from "./holdings.ts";
import type { Analysis, Holding } from "./holdings.ts";
import type { MetricSection } from "./metric-words.ts";
import type { Invested } from "./figures/payback-figure.ts";
import type { PeriodDays } from "./periods/period.ts";
import type { DayCounts } from "./periods/rentable-days.ts";
import { rentAmount, rentDueIn } from "./figures/rent-figures.ts";
import type { Owing, RentDue } from "./figures/rent-figures.ts";
import { sharesIn, soldIn } from "./figures/booking-figures.ts";
import type { BookingMonth } from "./figures/booking-figures.ts";
import type { NetAmount } from "../ledger/index.ts";

/**
 * What a row contributes to the two sides of its figure, in minor units of the target currency or in whole days;
 * undefined where it contributes nothing, null where its rate is missing.
 */
export type Gives = {
  readonly numerator: NetAmount | undefined;
  readonly denominator: NetAmount | undefined;
};

/** A row behind a figure. Records of the books are not among them: the server lists those (`cashShare`). */
export type MetricRow = Gives & { readonly property: Holding["property"] } & (
    | { readonly kind: "loan"; readonly loan: LoanCashMonth }
    /** `share` holds only the nights of the booking that the figure counts. */
    | { readonly kind: "stay"; readonly share: BookingMonth }
    | {
        readonly kind: "rentable";
        readonly unitId: string | null;
        readonly section: MetricSection;
        readonly days: DayCounts;
      }
    | { readonly kind: "rent_row"; readonly due: RentDue; readonly isEarned: boolean }
    | { readonly kind: "lease"; readonly owing: Owing }
    | { readonly kind: "input"; readonly invested: Invested }
    | { readonly kind: "property_month"; readonly month: Month; readonly cash: CashSums }
    | { readonly kind: "projection"; readonly months: number }
  );

export const none: Gives = { numerator: undefined, denominator: undefined };

export function loanRows(
  { holdings, into }: Analysis,
  days: PeriodDays,
  give: (minor: NetAmount) => Gives,
): readonly MetricRow[] {
  return holdings.flatMap(({ property, cells }) =>
    loanMonths(property, cells, days).map((loan) => ({
      kind: "loan" as const,
      property,
      loan,
      ...give(loanAmount(loan, into)),
    })),
  );
}

export function bookingRows(
  { holdings }: Analysis,
  days: PeriodDays,
  give: (share: BookingMonth) => Gives,
): readonly MetricRow[] {
  return holdings.flatMap(({ property, bookingMonths }) =>
    sharesIn(bookingMonths, days).map((share) => ({
      kind: "stay" as const,
      property,
      share,
      ...give(share),
    })),
  );
}

export function soldRows(analysis: Analysis, days: PeriodDays, side: keyof Gives): readonly MetricRow[] {
  return bookingRows(analysis, days, (share) => ({ ...none, [side]: soldIn(share) })).filter(
    (row) => row[side] !== 0,
  );
}

export function supplyRows(
  analysis: Analysis,
  days: PeriodDays,
  supply: "available" | "gross",
): readonly MetricRow[] {
  return rentableRows(analysis, { section: "short_term", days }, (counts) => ({
    ...none,
    denominator: counts[supply],
  }));
}

/** A row for every unit that was in service on at least one of the days. */
export function rentableRows(
  { holdings }: Analysis,
  { section, days }: { readonly section: MetricSection; readonly days: PeriodDays },
  give: (counts: DayCounts) => Gives,
): readonly MetricRow[] {
  return holdings.flatMap((holding) =>
    standsIn(section, holding, days)
      ? holding.rentables.flatMap(({ unitId, count }) => {
          const counts = count(days);
          return counts.inService === 0
            ? []
            : [
                {
                  kind: "rentable" as const,
                  property: holding.property,
                  unitId,
                  section,
                  days: counts,
                  ...give(counts),
                },
              ];
        })
      : [],
  );
}

/**
 * Rent rows as they stand on the last of the days. An accrual figure counts the billed amount; any other counts the
 * settled part of it.
 */
export function metricRentRows(
  { holdings, into, accounts }: Analysis,
  days: PeriodDays,
  isEarned: boolean,
): readonly MetricRow[] {
  return holdings.flatMap(({ property, leases }) =>
    rentDueIn(leases, days, accounts).map((due) => {
      const expected = rentAmount(due, due.expectedMinor, into);
      const gives = isEarned
        ? { ...none, numerator: expected }
        : { numerator: rentAmount(due, due.settledMinor, into), denominator: expected };
      return { kind: "rent_row" as const, property, due, isEarned, ...gives };
    }),
  );
}

/** The sum of what rows contribute to a side; null as soon as one lacks a rate, undefined where no row contributes. */
export function sideOfRows(rows: readonly Gives[], side: keyof Gives): NetAmount | undefined {
  const given = rows.flatMap((row) => (row[side] === undefined ? [] : [row[side]]));
  return given.length === 0 ? undefined : added(...given);
}
