import type { AnalyticsQuery } from "@keystead/contract/analytics";
import {
  analyse,
  analysedPeriod,
  completeMonths,
  daysOf,
  historyMonths,
  monthsOf,
} from "@keystead/domain/analytics";
import type { AnalysedPeriod, Analysis, CashGroup, PeriodDays } from "@keystead/domain/analytics";
import {
  addDays,
  earlierOf,
  firstDayOf,
  laterOf,
  monthOf,
  parsePeriod,
  periodOf,
  plainDate,
} from "@keystead/domain/calendar";
import type { Month, PlainDate } from "@keystead/domain/calendar";
import { rateTable } from "@keystead/domain/fx";
import { parseCurrency } from "@keystead/domain/money";
import type { Currency } from "@keystead/domain/money";

import { badField, refusal } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { sumCash } from "./cash-store.ts";
import { findScope } from "./scope-store.ts";
import type { StoredProperty, StoredScope } from "./scope-store.ts";
import { findStanding } from "./standing-records-store.ts";
import type { StandingRecords } from "./standing-records-store.ts";

export type ScopeQuery = Pick<AnalyticsQuery, "period" | "span" | "propertyIds" | "currency">;

/** The scope of a request, before the records are read. */
export type AnalysedScope = {
  readonly stored: StoredScope;
  readonly byId: ReadonlyMap<string, StoredProperty>;
  readonly propertyIds: readonly string[];
  readonly today: PlainDate;
  readonly currency: Currency;
  readonly period: AnalysedPeriod;
  /** The whole period, even if it has not ended yet. */
  readonly whole: PeriodDays;
  /** R-F02. */
  readonly history: readonly Month[];
};

export type Loaded = AnalysedScope & {
  readonly analysis: Analysis;
  readonly cash: readonly CashGroup[];
  readonly standing: StandingRecords;
};

/** The data that the figures of a request need. Only the advanced view uses the period before and twelve months. */
export type Needs = {
  readonly cash: boolean;
  readonly standing: boolean;
  readonly ledgers: boolean;
  readonly history: boolean;
  readonly previous: boolean;
  readonly trailingYear: boolean;
};

/** The properties, days and currency. NOT_FOUND for a property of another workspace. One statement. */
export async function readScope(work: Work, query: ScopeQuery): Promise<AnalysedScope> {
  const propertyIds = [...new Set(query.propertyIds ?? [])];
  const input = query.period === undefined ? null : parsePeriod(query.period);
  const around = input?.last ?? monthOf(plainDate(work.now.toISOString().slice(0, 10)));
  const stored = await findScope(work, { propertyIds, around });
  if (stored.properties.length < propertyIds.length) throw refusal("NOT_FOUND");
  const [only] = stored.properties;
  const single = propertyIds.length === 1 ? only : undefined;
  const today = single?.today ?? stored.today;
  const period = input ?? periodOf(query.span, monthOf(today));
  if (firstDayOf(period.first) > today) throw badField(["period"], "INVALID_PERIOD");
  const currency = query.currency === undefined ? null : parseCurrency(query.currency);
  if (query.currency !== undefined && currency === null) throw badField(["currency"], "UNKNOWN_CURRENCY");
  const analysed = analysedPeriod(period, today);
  return {
    stored,
    byId: new Map(stored.properties.map((property) => [property.id, property])),
    propertyIds,
    today,
    currency: currency ?? single?.currency ?? stored.baseCurrency,
    period: analysed,
    whole: daysOf(period),
    history: historyMonths(monthOf(addDays(analysed.current.until, -1))),
  };
}

/** Reads what the figures need and analyses it. Two statements at most, whatever the size. */
export async function loadAnalysis(work: Work, scope: AnalysedScope, needs: Needs): Promise<Loaded> {
  const { stored, propertyIds, currency } = scope;
  const range = rangeOf(scope, needs);
  const cash = needs.cash
    ? await sumCash(work, { propertyIds, currency, cuts: cutsOf(scope, needs, range) })
    : [];
  const standing = needs.standing
    ? await findStanding(work, { propertyIds, days: range, ledgers: needs.ledgers })
    : NOTHING_STANDS;
  const target = {
    currency,
    table: rateTable(stored.rates, stored.baseCurrency),
    currentMonth: stored.currentMonth,
  };
  const analysis = analyse({ properties: stored.properties, cash, ...standing }, target, range);
  return { ...scope, analysis, cash, standing };
}

const NOTHING_STANDS: StandingRecords = {
  leases: [],
  stays: [],
  blocked: [],
  names: new Map(),
  checkOuts: new Map(),
};

/** All days that any figure of the request uses. */
function rangeOf({ period, whole, history }: AnalysedScope, needs: Needs): PeriodDays {
  const [oldest] = history;
  const starts = [
    ...(needs.previous ? [period.previous.from] : []),
    ...(needs.history && oldest !== undefined ? [firstDayOf(oldest)] : []),
  ];
  return {
    from: starts.reduce(earlierOf, period.current.from),
    until: laterOf(period.current.until, whole.until),
  };
}

/** The days on which the days of any figure begin or end: months, the end of the period before, tomorrow. */
function cutsOf(scope: AnalysedScope, needs: Needs, range: PeriodDays): readonly PlainDate[] {
  const { current, previous } = scope.period;
  const [oldest] = completeMonths(current.until);
  const from =
    needs.trailingYear && oldest !== undefined ? earlierOf(range.from, firstDayOf(oldest)) : range.from;
  const cuts = [
    ...monthsOf({ from, until: current.until }).map(firstDayOf),
    ...(needs.previous ? [previous.until] : []),
    current.until,
  ];
  return [...new Set(cuts)].filter((cut) => cut >= from && cut <= current.until).toSorted();
}
