import { addDays, firstDayOf, monthOf } from "../../calendar/index.ts";
import type { Month } from "../../calendar/index.ts";
import { added } from "../../ledger/index.ts";
import { addCash, coverageCash, recordsOf } from "./cash-figures.ts";
import type { CashSums } from "./cash-figures.ts";
import type { Analysis, Holding } from "../holdings.ts";
import type { FigureTerm, PropertyInput } from "../metric-words.ts";
import { extrapolated, hasHistory, findPayback } from "./payback.ts";
import { completeMonths, daysOf, trailingYear } from "../periods/period.ts";
import type { PeriodDays } from "../periods/period.ts";
import { negated, sumsOf } from "../sums.ts";
import type { FigureSums, SumTerm } from "../sums.ts";
import type { NetAmount } from "../../ledger/index.ts";

/** A field that is part of a property's own cash invested, with its sign, in minor units of the property's currency. */
export type Invested = {
  readonly holding: Holding;
  readonly field: Extract<PropertyInput, "purchasePrice" | "closingCosts" | "initialWorks" | "loanPrincipal">;
  readonly minor: number;
  /** Converted by the month in which the period ends (R-B07); null without a rate. */
  readonly amount: NetAmount;
};

export type PaybackMonth = { readonly holding: Holding; readonly month: Month; readonly cash: CashSums };

/** A property that counts in a payback: its own cash invested, and its last complete months. */
export type PaybackHolding = {
  readonly holding: Holding;
  readonly invested: readonly Invested[];
  readonly months: readonly PaybackMonth[];
  readonly extrapolatedMinor: NetAmount;
};

/** R-F10: the properties with a price and three complete months; if there are none, those with a price. */
export function paybackHoldings(analysis: Analysis, days: PeriodDays): readonly PaybackHolding[] {
  const priced = analysis.holdings
    .filter(({ property }) => (property.loan.purchasePriceMinor ?? 0) > 0)
    .map((holding) => paybackHolding(analysis, holding, days));
  const known = priced.filter(({ months }) => hasHistory({ months: months.map(() => 0) }));
  return known.length === 0 ? priced : known;
}

function paybackHolding({ into }: Analysis, holding: Holding, days: PeriodDays): PaybackHolding {
  const { property } = holding;
  const { loan, currency, firstRecord } = property;
  const month = monthOf(addDays(days.until, -1));
  const fields: readonly (readonly [Invested["field"], number | null])[] = [
    ["purchasePrice", loan.purchasePriceMinor],
    ["closingCosts", loan.closingCostsMinor],
    ["initialWorks", loan.initialWorksMinor],
    ["loanPrincipal", loan.loanPrincipalMinor === null ? null : -loan.loanPrincipalMinor],
  ];
  const invested = fields.flatMap(([field, minor]) =>
    minor === null || minor === 0
      ? []
      : [
          {
            holding,
            field,
            minor,
            amount: into.amount({ minor, currency, month }, () => `${field} ${property.id}`),
          },
        ],
  );
  const months = completeMonths(days.until)
    .filter((one) => firstRecord !== null && one >= firstRecord)
    .map((one) => ({
      holding,
      month: one,
      cash: holding.cash(daysOf({ first: one, last: one })),
    }));
  return { holding, invested, months, extrapolatedMinor: extrapolatedOf(months) };
}

function extrapolatedOf(months: readonly PaybackMonth[]): NetAmount {
  const left = months.map(({ cash }) => leftOf(cash));
  const known = left.flatMap((amount) => amount ?? []);
  if (known.length < left.length) return null;
  return hasHistory({ months: known }) ? extrapolated({ months: known }) : 0;
}

/** NOI less debt service, recorded or configured. */
export function leftOf(cash: CashSums): NetAmount {
  return added(cash.income, negated(cash.costs), negated(cash.debt), negated(cash.loan));
}

/**
 * From the first month that any property contributes to the last complete one; without any month, the trailing twelve.
 */
export function paybackDays(analysis: Analysis, { days }: { readonly days: PeriodDays }): PeriodDays {
  const year = trailingYear(days);
  const months = paybackHoldings(analysis, days).flatMap((one) => one.months.map(({ month }) => month));
  const first = months.reduce((earliest, one) => (one < earliest ? one : earliest), monthOf(year.until));
  return months.length === 0 ? year : { from: firstDayOf(first), until: year.until };
}

const INVESTED: readonly (readonly [Invested["field"], FigureTerm])[] = [
  ["purchasePrice", "purchase_price"],
  ["closingCosts", "closing_costs"],
  ["initialWorks", "initial_works"],
  ["loanPrincipal", "loan_principal"],
];

export function paybackSums(analysis: Analysis, days: PeriodDays): FigureSums {
  const counted = paybackHoldings(analysis, days);
  const invested = counted.flatMap((one) => one.invested);
  const cash = addCash(counted.flatMap(({ months }) => months.map((one) => one.cash)));
  const side = (name: SumTerm["side"], term: FigureTerm, value: NetAmount): SumTerm => ({
    side: name,
    term,
    value,
  });
  const terms = [
    ...INVESTED.map(([field, term]) =>
      side(
        "numerator",
        term,
        added(...invested.filter((one) => one.field === field).map(({ amount }) => amount)),
      ),
    ),
    side("denominator", "noi", added(cash.income, negated(cash.costs))),
    side("denominator", "debt_recorded", negated(cash.debt)),
    side("denominator", "debt_from_loan", negated(cash.loan)),
    side("denominator", "extrapolated", added(...counted.map((one) => one.extrapolatedMinor))),
  ];
  const records = () => [
    ...invested.map(({ holding, minor }) => ({
      minor,
      currency: holding.property.currency,
      period: monthOf(addDays(days.until, -1)),
      times: 1,
      side: "numerator" as const,
    })),
    ...counted.flatMap(({ holding, months }) =>
      months
        .flatMap(({ month }) => recordsOf(coverageCash, holding, daysOf({ first: month, last: month })))
        .map((record) => ({ ...record, side: "denominator" as const })),
    ),
  ];
  const isKnown = terms.every(({ value }) => value !== null);
  if (!isKnown) return sumsOf(terms, { records });
  const outcome = findPayback(counted.map(partOf));
  return "reason" in outcome
    ? sumsOf(terms, { records, reason: outcome.reason })
    : sumsOf(terms, { records, years: outcome.years, estimated: outcome.estimated });
}

function partOf({ invested, months }: PaybackHolding) {
  const amountOf = (field: Invested["field"]): number =>
    invested.find((one) => one.field === field)?.amount ?? 0;
  return {
    purchasePriceMinor: amountOf("purchasePrice"),
    closingCostsMinor: amountOf("closingCosts"),
    initialWorksMinor: amountOf("initialWorks"),
    loanPrincipalMinor: -amountOf("loanPrincipal"),
    months: months.map(({ cash }) => leftOf(cash) ?? 0),
  };
}
