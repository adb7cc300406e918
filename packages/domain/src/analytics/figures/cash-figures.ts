import type { Month, PlainDate } from "../../calendar/index.ts";
import { added, cashPart, expenseCategories } from "../../ledger/index.ts";
import type { CashPart, ExpenseCategory, NetAmount } from "../../ledger/index.ts";
import { configuredDebtService, loanRunsIn } from "./debt-service.ts";
import type { LoanOfProperty } from "./debt-service.ts";
import type { FigureTerm } from "../metric-words.ts";
import { isIn, monthsOf } from "../periods/period.ts";
import type { PeriodDays } from "../periods/period.ts";
import type { AnalysedProperty, CashGroup } from "../records.ts";
import { negated } from "../sums.ts";
import type { FigureRecord, Into, SumTerm } from "../sums.ts";

/** The side, sign and term by which a record counts in a figure. */
export type CashShare = {
  readonly side: SumTerm["side"];
  readonly sign: 1 | -1;
  readonly term: FigureTerm;
};

/** The records and loans that a figure consists of. */
export type CashUse = {
  readonly shares: readonly (CashShare & { readonly part: CashPart })[];
  /** Whether Income that belongs to a lease payment or a booking counts. */
  readonly linkedIncome: boolean;
  /** Whether the loan's data are used for months without recorded debt service (R-F08). */
  readonly loans: boolean;
};

/** R-F07. */
export const operatingIncome = {
  part: "income",
  side: "numerator",
  sign: 1,
  term: "operating_income",
} as const;
export const operatingCosts = {
  part: "costs",
  side: "numerator",
  sign: -1,
  term: "operating_costs",
} as const;

/** R-F09. */
export const coverageCash: CashUse = {
  shares: [
    operatingIncome,
    operatingCosts,
    { part: "debt_service", side: "denominator", sign: 1, term: "debt_recorded" },
  ],
  linkedIncome: true,
  loans: true,
};

/** How a record counts in a figure; null where it does not. */
export function shareOf(
  { shares, linkedIncome }: CashUse,
  record: Pick<CashGroup, "book" | "category" | "nature" | "linked">,
): CashShare | null {
  if (!linkedIncome && record.linked) return null;
  const part = cashPart(record);
  return shares.find((share) => share.part === part) ?? null;
}

/** A property's records of one stretch of days, each converted by itself and then added. */
export type CashCell = {
  readonly from: PlainDate;
  readonly month: Month;
  readonly groups: readonly CashGroup[];
  readonly income: NetAmount;
  readonly unlinked: NetAmount;
  readonly costs: NetAmount;
  readonly capital: NetAmount;
  readonly debt: NetAmount;
  readonly hasDebt: boolean;
};

export type CashCells = ReadonlyMap<string, readonly CashCell[]>;

/** R-B06: by property, its stretches of days in chronological order. */
export function cashCells(groups: readonly CashGroup[], into: Into): CashCells {
  const cells = new Map<string, readonly CashCell[]>();
  for (const [propertyId, ofProperty] of Map.groupBy(groups, (group) => group.propertyId)) {
    const stretches = [...Map.groupBy(ofProperty, ({ from }) => from)].toSorted(([a], [b]) =>
      a < b ? -1 : 1,
    );
    cells.set(
      propertyId,
      stretches.map(([from, ofStretch]) => cellOf(from, ofStretch, into)),
    );
  }
  return cells;
}

function cellOf(from: PlainDate, groups: readonly CashGroup[], into: Into): CashCell {
  const sums: Record<"income" | "unlinked" | "costs" | "capital" | "debt_service", NetAmount> = {
    income: 0,
    unlinked: 0,
    costs: 0,
    capital: 0,
    debt_service: 0,
  };
  for (const group of groups) {
    const part = cashPart(group);
    if (part === "deposit" || part === "pass_through") continue;
    const amount = into.amount(group, () => keyOf(group));
    sums[part] = added(sums[part], amount);
    if (part === "income" && !group.linked) sums.unlinked = added(sums.unlinked, amount);
  }
  const { debt_service: debt, ...others } = sums;
  const [first] = groups;
  if (first === undefined) throw new Error("a stretch of days without a record");
  const hasDebt = groups.some((group) => cashPart(group) === "debt_service");
  return { from, month: first.month, groups, ...others, debt, hasDebt };
}

function keyOf({ propertyId, from, book, category, nature, currency, minor, linked }: CashGroup): string {
  return [propertyId, from, book, category, nature, currency, minor, linked].join(" ");
}

/**
 * R-F08: a property's configured debt service for a month without recorded debt service; always a whole month's amount.
 * Minor units.
 */
export type LoanCashMonth = {
  readonly property: AnalysedProperty;
  readonly month: Month;
  readonly minor: number;
};

export function loanMonths(
  property: AnalysedProperty,
  cells: readonly CashCell[],
  days: PeriodDays,
): readonly LoanCashMonth[] {
  const minor = debtServiceOf(property.loan);
  if (minor === null || minor === 0) return [];
  const recorded = new Set(cells.flatMap(({ month, hasDebt }) => (hasDebt ? [month] : [])));
  return monthsOf(days)
    .filter((month) => loanRunsIn(property.loan, month) && !recorded.has(month))
    .map((month) => ({ property, month, minor }));
}

/** Cache: an annuity is calculated exactly, which is slow, and every figure of every month needs it. */
const known = new WeakMap<LoanOfProperty, number | null>();

function debtServiceOf(loan: LoanOfProperty): number | null {
  const minor = known.get(loan) ?? configuredDebtService(loan);
  known.set(loan, minor);
  return minor;
}

export function loanAmount(
  { property: { id, currency }, month, minor }: LoanCashMonth,
  into: Into,
): NetAmount {
  return into.amount({ minor, currency, month }, () => `loan ${id} ${month}`);
}

/** Sums of the records of some days and of the loans of their months, at one property. */
export type CashSums = Readonly<
  Record<"income" | "unlinked" | "costs" | "capital" | "debt" | "loan", NetAmount>
>;

export function cashOf(
  property: AnalysedProperty,
  cells: readonly CashCell[],
  { days, into }: { readonly days: PeriodDays; readonly into: Into },
): CashSums {
  let [income, unlinked, costs, capital, debt]: [NetAmount, NetAmount, NetAmount, NetAmount, NetAmount] = [
    0, 0, 0, 0, 0,
  ];
  for (const cell of cells) {
    if (!isIn(cell.from, days)) continue;
    income = added(income, cell.income);
    unlinked = added(unlinked, cell.unlinked);
    costs = added(costs, cell.costs);
    capital = added(capital, cell.capital);
    debt = added(debt, cell.debt);
  }
  const loan = added(...loanMonths(property, cells, days).map((month) => loanAmount(month, into)));
  return { income, unlinked, costs, capital, debt, loan };
}

export function addCash(all: readonly CashSums[]): CashSums {
  const sum = (kind: keyof CashSums) => added(...all.map((one) => one[kind]));
  return {
    income: sum("income"),
    unlinked: sum("unlinked"),
    costs: sum("costs"),
    capital: sum("capital"),
    debt: sum("debt"),
    loan: sum("loan"),
  };
}

/** R-F07. */
export function noiTerms({ income, costs }: CashSums): readonly SumTerm[] {
  return [
    { side: "numerator", term: "operating_income", value: income },
    { side: "numerator", term: "operating_costs", value: negated(costs) },
  ];
}

/** R-F08. */
export function cashFlowTerms(cash: CashSums): readonly SumTerm[] {
  return [
    ...noiTerms(cash),
    { side: "numerator", term: "capital_costs", value: negated(cash.capital) },
    { side: "numerator", term: "debt_recorded", value: negated(cash.debt) },
    { side: "numerator", term: "debt_from_loan", value: negated(cash.loan) },
  ];
}

/** R-F09. */
export function coverageTerms(cash: CashSums): readonly SumTerm[] {
  return [
    ...noiTerms(cash),
    { side: "denominator", term: "debt_recorded", value: cash.debt },
    { side: "denominator", term: "debt_from_loan", value: cash.loan },
  ];
}

/** The records and loans of some days that count in a figure at one property, in their own currencies. */
export function recordsOf(
  use: CashUse,
  { property, cells }: { readonly property: AnalysedProperty; readonly cells: readonly CashCell[] },
  days: PeriodDays,
): readonly FigureRecord[] {
  const ofRecords = cells
    .flatMap(({ from, groups }) => (isIn(from, days) ? groups : []))
    .flatMap((group) => {
      const share = shareOf(use, group);
      const { minor, currency, month: period, times } = group;
      return share === null ? [] : [{ minor: share.sign * minor, currency, period, times, side: share.side }];
    });
  // A loan's months count as the debt service that nobody recorded.
  const debt = use.loans ? use.shares.find(({ part }) => part === "debt_service") : undefined;
  if (debt === undefined) return ofRecords;
  const { sign, side } = debt;
  const { currency } = property;
  const ofLoans = loanMonths(property, cells, days).map(({ month: period, minor }) => ({
    minor: sign * minor,
    currency,
    period,
    times: 1,
    side,
  }));
  return [...ofRecords, ...ofLoans];
}

/** R-F07: running costs of some days by category, largest first; categories without costs are left out. */
export function costsByCategory(
  groups: readonly CashGroup[],
  into: Into,
): readonly { readonly category: ExpenseCategory; readonly amount: NetAmount }[] {
  const costs = groups.filter((group) => cashPart(group) === "costs");
  return expenseCategories
    .flatMap((category) => {
      const own = costs.filter((group) => group.category === category);
      return own.length === 0
        ? []
        : [{ category, amount: added(...own.map((group) => into.amount(group, () => keyOf(group)))) }];
    })
    .toSorted((a, b) => (b.amount ?? 0) - (a.amount ?? 0));
}
