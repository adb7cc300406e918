import {
  analyse,
  analysedPeriod,
  compareFigures,
  debtCoverage,
  figureSums,
  historyAt,
  findPayback,
  revenueByMonth,
  withheld,
} from "@keystead/domain/analytics";
import type { AnalysedRecords, PeriodDays } from "@keystead/domain/analytics";
import {
  addDays,
  dateOfLocal,
  localDateTime,
  month,
  monthOf,
  parsePeriod,
  periodOf,
  plainDate,
} from "@keystead/domain/calendar";
import type { PeriodSpan } from "@keystead/domain/calendar";
import { rateTable } from "@keystead/domain/fx";
import { netOfMonth } from "@keystead/domain/ledger";
import type {
  Book,
  ExpenseCategory,
  ExpenseNature,
  IncomeCategory,
  IncomeNature,
} from "@keystead/domain/ledger";
import { currency } from "@keystead/domain/money";
import { operation } from "../operation.ts";
import type { Operations } from "../operation.ts";

type MoneyInput = {
  readonly income: readonly {
    readonly category: IncomeCategory;
    readonly nature?: IncomeNature;
    readonly amount: number;
  }[];
  readonly expenses: readonly {
    readonly category: ExpenseCategory;
    readonly nature?: ExpenseNature;
    readonly amount: number;
  }[];
};

const EURO = currency("EUR");
const MARCH = month("2026-03");
const IN_MARCH: PeriodDays = { from: plainDate("2026-03-01"), until: plainDate("2026-04-01") };

export const analyticsOperations: Operations = {
  "analytics.period": operation(
    (input: { readonly today: string; readonly kind: PeriodSpan; readonly period?: string }) => {
      const today = plainDate(input.today);
      const period =
        input.period === undefined ? periodOf(input.kind, monthOf(today)) : parsePeriod(input.period);
      if (period === null) throw new Error(`no period: ${String(input.period)}`);
      const { current, previous } = analysedPeriod(period, today);
      return {
        current: [current.from, current.until],
        previous: [previous.from, previous.until],
      };
    },
  ),
  "analytics.history": operation((input: { readonly now: string; readonly timezone: string }) =>
    historyAt(Temporal.Instant.from(input.now).epochMilliseconds, input.timezone),
  ),
  "analytics.compare": operation(
    (input: { readonly current: string | null; readonly previous: string | null }) =>
      compareFigures(input.current, input.previous),
  ),
  "analytics.revenue_by_month": operation(
    (input: {
      readonly bookings: readonly { readonly check_in: string; readonly nightly: readonly number[] }[];
    }) => {
      const nights = input.bookings.flatMap(({ check_in, nightly }) => {
        const arrival = dateOfLocal(localDateTime(check_in));
        return nightly.map((minor, index) => ({ date: addDays(arrival, index), minor }));
      });
      return Object.fromEntries(revenueByMonth(nights));
    },
  ),
  "analytics.noi": operation((input: MoneyInput) => {
    const { analysis, span } = booksOf(input, 0);
    return figureSums(analysis, "noi", span).numerator;
  }),
  "analytics.cash_flow": operation(cashFlow),
  "analytics.dscr": operation(
    (input: { readonly noi_minor: number; readonly debt_service_minor: number }) => {
      const { ratio, display, ...rest } = debtCoverage(input.noi_minor, input.debt_service_minor);
      return { ratio, display, ...("reason" in rest ? { reason: rest.reason } : {}) };
    },
  ),
  "analytics.payback": operation(
    (input: {
      readonly purchase_price: number | null;
      readonly closing_costs: number | null;
      readonly initial_works: number | null;
      readonly loan_principal: number | null;
      readonly monthly_noi: readonly number[];
      readonly monthly_debt_service: number | null;
    }) => {
      const outcome = findPayback([
        {
          purchasePriceMinor: input.purchase_price,
          closingCostsMinor: input.closing_costs ?? 0,
          initialWorksMinor: input.initial_works ?? 0,
          loanPrincipalMinor: input.loan_principal ?? 0,
          months: input.monthly_noi.map((noi) => noi - (input.monthly_debt_service ?? 0)),
        },
      ]);
      if ("reason" in outcome) return { years: null, reason: outcome.reason };
      const { investedMinor, annualMinor, years, estimated } = outcome;
      return { invested: investedMinor, annual_cash_flow: annualMinor, years, estimated };
    },
  ),
  "analytics.total_mixed": operation(totalOverCurrencies),
};

function cashFlow(input: MoneyInput & { readonly configured_debt_service?: number | null }): unknown {
  const { analysis, span } = booksOf(input, input.configured_debt_service ?? 0);
  const { terms, numerator } = figureSums(analysis, "cash_flow", span);
  const termOf = (name: string): number => terms.find(({ term }) => term === name)?.value ?? 0;
  const { noi, depositsReceived, depositsReturned, passThroughIn, passThroughOut } = netOfMonth([
    ...input.income.map(({ category, nature, amount }) => ({
      book: "income" as const,
      category,
      nature: nature ?? ("operating" as const),
      minor: amount,
    })),
    ...input.expenses.map(({ category, nature, amount }) => ({
      book: "expense" as const,
      category,
      nature: nature ?? ("operating" as const),
      minor: amount,
    })),
  ]);
  const depositsNet = (depositsReceived ?? 0) - (depositsReturned ?? 0);
  const passThroughNet = (passThroughIn ?? 0) - (passThroughOut ?? 0);
  return {
    noi,
    capital: 0 - termOf("capital_costs"),
    debt_service: 0 - termOf("debt_recorded") - termOf("debt_from_loan"),
    cash_flow: numerator,
    deposits_net: depositsNet,
    pass_through_net: passThroughNet,
    net_cash_movement: (numerator ?? 0) + depositsNet + passThroughNet,
  };
}

/** The records of one property and month. */
function booksOf({ income, expenses }: MoneyInput, debtServiceMinor: number) {
  const group = (book: Book) => (one: (typeof income | typeof expenses)[number]) => ({
    propertyId: "P",
    from: IN_MARCH.from,
    month: MARCH,
    book,
    category: one.category,
    nature: one.nature ?? "operating",
    currency: EURO,
    minor: one.amount,
    times: 1,
    linked: false,
  });
  const records: AnalysedRecords = {
    properties: [
      {
        id: "P",
        from: null,
        until: null,
        units: [],
        rentalMode: "monthly",
        currency: EURO,
        loan: {
          purchasePriceMinor: null,
          closingCostsMinor: null,
          initialWorksMinor: null,
          loanPrincipalMinor: null,
          loanAnnualRate: null,
          loanTermYears: null,
          loanStartDate: null,
          monthlyDebtServiceMinor: debtServiceMinor,
        },
        firstRecord: MARCH,
      },
    ],
    cash: [...income.map(group("income")), ...expenses.map(group("expense"))],
    leases: [],
    stays: [],
    blocked: [],
  };
  const target = { currency: EURO, table: rateTable([], EURO), currentMonth: MARCH };
  return {
    analysis: analyse(records, target, IN_MARCH),
    span: { days: IN_MARCH, whole: IN_MARCH, section: null },
  };
}

function totalOverCurrencies(input: {
  readonly to: string;
  readonly month: string;
  readonly base_currency: string;
  readonly rates: readonly Readonly<Record<"period" | "base" | "quote" | "rate", string>>[];
  readonly properties: readonly { readonly noi_minor: number; readonly currency: string }[];
}): unknown {
  const period = month(input.month);
  const rates = input.rates.map(({ rate, ...one }) => ({
    period: month(one.period),
    base: currency(one.base),
    quote: currency(one.quote),
    rate,
  }));
  const records = input.properties.map(({ noi_minor, currency: code }) => ({
    minor: noi_minor,
    currency: currency(code),
    period,
    times: 1,
    side: "numerator" as const,
  }));
  const { totalMinor, missing, subtotals } = withheld(records, {
    currency: currency(input.to),
    table: rateTable(rates, currency(input.base_currency)),
    currentMonth: period,
  });
  if (totalMinor !== null) return { value: totalMinor, status: "ok" };
  return {
    value: null,
    status: "missing_fx",
    missing: missing.map(({ period: month_, from, to }) => ({ period: month_, from, to })),
    subtotals: Object.fromEntries(subtotals.map(({ currency: code, minor }) => [code, minor])),
  };
}
