import type {
  AdvancedFigures,
  AnalyticsAnswer,
  AnalyticsMonth,
  AnalyticsQuery,
  AnalyticsSection,
  Figure,
  PropertyFigures,
} from "@keystead/contract/analytics";
import {
  addCash,
  costsByCategory,
  historyMetrics,
  isIn,
  metricFigures,
  metrics,
  monthToDate,
  propertyMetrics,
  sectionMetrics,
  sectionOf,
  sideText,
  standsIn,
  holdingsWithin,
} from "@keystead/domain/analytics";
import type { Analysis, PeriodDays, Holding, Metric, MetricSection } from "@keystead/domain/analytics";
import { addDays, lastDayOf, monthOf, periodText } from "@keystead/domain/calendar";
import type { Month } from "@keystead/domain/calendar";
import { recordOf } from "@keystead/domain/kernel";
import { added } from "@keystead/domain/ledger";
import type { NetAmount } from "@keystead/domain/ledger";

import type { Work } from "#kernel/work.ts";
import { missingView } from "../fx/index.ts";
import { assertFeature } from "../plans/index.ts";
import { figureView, lastsThrough, measureIn } from "./figure-view.ts";
import { loadAnalysis, readScope } from "./load-analysis.ts";
import type { AnalysedScope, Loaded } from "./load-analysis.ts";

/** Everything on the screen, in three statements regardless of the size of the books. */
export async function getAnalytics(work: Work, query: AnalyticsQuery): Promise<AnalyticsAnswer> {
  const isAdvanced = query.view === "advanced";
  if (isAdvanced) assertFeature(work.scope, "advanced_analytics");
  const scope = await readScope(work, query);
  const loaded = await loadAnalysis(work, scope, {
    cash: true,
    standing: true,
    ledgers: true,
    history: true,
    previous: isAdvanced,
    trailingYear: isAdvanced,
  });
  const { analysis, currency } = loaded;
  const answer = {
    today: loaded.today,
    currency,
    view: query.view,
    empty: isEmpty(loaded),
    period: periodView(loaded),
    previous: {
      text: periodText(loaded.period.before),
      ...lastsThrough(loaded.period.previous),
    },
    figures: recordOf(metrics, (metric) => figureOf(loaded, metric, isAdvanced)),
    longTerm: sectionView(loaded, "long_term", isAdvanced),
    shortTerm: sectionView(loaded, "short_term", isAdvanced),
    months: loaded.history.map((month) => monthView(loaded, month)),
    categories: costsByCategory(
      loaded.cash.filter(({ from }) => isIn(from, loaded.period.current)),
      analysis.into,
    ).map(({ category, amount }) => ({ category, amount: moneyText(loaded, amount) })),
    noiByProperty: noiByProperty(loaded),
    advanced: isAdvanced ? advancedFigures(loaded) : null,
  };
  // Must come last: the missing rates are complete only after all amounts have been converted.
  const { missing, ahead } = analysis.into.without();
  return { ...answer, missing: missing.map(missingView), ahead: ahead.map(missingView) };
}

export function periodView({ period }: AnalysedScope): AnalyticsAnswer["period"] {
  const { span } = period.period;
  return {
    text: periodText(period.period),
    span,
    partial: period.partial,
    ...lastsThrough(period.current),
  };
}

function isEmpty({ stored, standing, period }: Loaded): boolean {
  const { until } = period.current;
  return (
    stored.properties.every(
      ({ firstRecord }) => firstRecord === null || firstRecord > monthOf(addDays(until, -1)),
    ) &&
    standing.leases.every(({ startsOn }) => startsOn >= until) &&
    standing.stays.length === 0
  );
}

function figureOf(loaded: Loaded, metric: Metric, isAdvancedView: boolean): Figure | null {
  const { isAdvanced, onlyRunning } = metricFigures[metric];
  if (isAdvanced && !isAdvancedView) return null;
  if (onlyRunning && !loaded.period.partial) return null;
  return figureView(loaded, { metric, compared: isAdvancedView });
}

function sectionView(loaded: Loaded, section: MetricSection, compared: boolean): AnalyticsSection {
  const { analysis, period } = loaded;
  const own = analysis.holdings.filter((holding) => standsIn(section, holding, period.current));
  const rentables = own.flatMap((holding) =>
    holding.rentables.filter(({ count }) => count(period.current).inService > 0),
  );
  return {
    properties: own.length,
    units: rentables.length,
    figures: recordOf(sectionMetrics, (metric) => figureView(loaded, { metric, section, compared })),
  };
}

function monthView(loaded: Loaded, month: Month): AnalyticsMonth {
  const { analysis, today } = loaded;
  const days = monthToDate(month, today);
  const { holdings } = analysis;
  const cash = addCash(holdings.map((holding) => holding.cash(days)));
  return {
    month,
    partial: days.until <= lastDayOf(month),
    moneyIn: moneyText(loaded, cash.income),
    moneyOut: moneyText(loaded, added(cash.costs, cash.capital, cash.debt, cash.loan)),
    figures: recordOf(historyMetrics, (metric) => measureIn(loaded, analysis, { metric, days })),
  };
}

function moneyText({ currency }: Loaded, value: NetAmount): string | null {
  return sideText("noi", "numerator", { value, currency });
}

function factsOf({ byId }: Loaded, { property: { id, rentalMode } }: Holding) {
  const stored = byId.get(id);
  return { property: { id, name: stored?.name ?? "" }, rentalMode, archived: stored?.archived === true };
}

/** Analyses each property as a portfolio of its own, so that no other property contributes to its figures. */
function eachAlone(loaded: Loaded): readonly (readonly [Holding, Analysis])[] {
  const { analysis } = loaded;
  return analysis.holdings.map(
    (holding) => [holding, holdingsWithin(analysis, (one) => one === holding)] as const,
  );
}

function noiByProperty(loaded: Loaded): AnalyticsAnswer["noiByProperty"] {
  const { current } = loaded.period;
  const months = loaded.history.map((month) => ({ month, days: monthToDate(month, loaded.today) }));
  const spans = [current, ...months.map(({ days }) => days)];
  return eachAlone(loaded)
    .filter(([{ cells }]) => cells.some(({ from }) => spans.some((days) => isIn(from, days))))
    .map(([holding, alone]) => {
      const { property, rentalMode } = factsOf(loaded, holding);
      const noiIn = (days: PeriodDays) => measureIn(loaded, alone, { metric: "noi", days });
      return {
        property,
        rentalMode,
        noi: noiIn(current),
        months: months.map(({ month, days }) => ({ month, noi: noiIn(days) })),
      };
    })
    .toSorted((a, b) => Number(b.noi.value ?? 0) - Number(a.noi.value ?? 0));
}

function advancedFigures(loaded: Loaded): AdvancedFigures {
  const alone = eachAlone(loaded);
  return {
    properties: alone.map(([holding, analysis]) => propertyFigures(loaded, holding, analysis)),
    heat: alone.map(([holding, analysis]) => {
      const { property, rentalMode } = factsOf(loaded, holding);
      const occupancy = sectionOf(holding.property) === "long_term" ? "lt_occupancy" : "st_occupancy";
      return {
        property,
        rentalMode,
        months: loaded.history.map((month) => {
          const days = monthToDate(month, loaded.today);
          return {
            month,
            noi: measureIn(loaded, analysis, { metric: "noi", days }),
            occupancy: measureIn(loaded, analysis, { metric: occupancy, days }),
          };
        }),
      };
    }),
  };
}

function propertyFigures(loaded: Loaded, holding: Holding, alone: Analysis): PropertyFigures {
  const days = loaded.period.current;
  return {
    ...factsOf(loaded, holding),
    figures: recordOf(propertyMetrics, (metric) => measureIn(loaded, alone, { metric, days })),
  };
}
