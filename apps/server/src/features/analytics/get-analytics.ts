import type {
  AdvancedFigures,
  AnalyticsAnswer,
  AnalyticsMonth,
  AnalyticsQuery,
  LongTermSection,
  PropertyFigures,
  ShortTermSection,
} from "@keystead/contract/analytics";
import {
  addCash,
  costsByCategory,
  isIn,
  monthToDate,
  sectionOf,
  sideText,
  standsIn,
  within,
} from "@keystead/domain/analytics";
import type { Amount, Analysis, Days, Holding, Section } from "@keystead/domain/analytics";
import { addDays, lastDayOf, monthOf, periodText } from "@keystead/domain/calendar";
import type { Month } from "@keystead/domain/calendar";
import { added } from "@keystead/domain/ledger";

import type { Work } from "#kernel/work.ts";
import { missingView } from "../fx/index.ts";
import { assertFeature } from "../plans/index.ts";
import { figureView, lastsThrough, measureIn } from "./figure-view.ts";
import { loadAnalysis, readScope } from "./load-analysis.ts";
import type { AnalysedScope, Loaded } from "./load-analysis.ts";

/** Everything of the screen, in three statements whatever the size of the books. */
export async function getAnalytics(work: Work, asked: AnalyticsQuery): Promise<AnalyticsAnswer> {
  const isAdvanced = asked.view === "advanced";
  if (isAdvanced) assertFeature(work.scope, "advanced_analytics");
  const scope = await readScope(work, asked);
  const loaded = await loadAnalysis(work, scope, {
    cash: true,
    standing: true,
    ledgers: true,
    history: true,
    previous: isAdvanced,
    trailingYear: isAdvanced,
  });
  const { analysis, currency } = loaded;
  const compared = isAdvanced;
  const answer = {
    today: loaded.today,
    currency,
    view: asked.view,
    empty: isEmpty(loaded),
    period: periodView(loaded),
    previous: {
      text: periodText(loaded.period.before),
      ...lastsThrough(loaded.period.previous),
    },
    noi: figureView(loaded, { metric: "noi", compared }),
    cashFlow: figureView(loaded, { metric: "cash_flow", compared }),
    longTerm: longTerm(loaded, isAdvanced),
    shortTerm: shortTerm(loaded, isAdvanced),
    months: loaded.history.map((month) => monthView(loaded, month)),
    categories: costsByCategory(
      loaded.cash.filter(({ from }) => isIn(from, loaded.period.current)),
      analysis.into,
    ).map(({ category, amount }) => ({ category, amount: moneyText(loaded, amount) })),
    noiByProperty: noiByProperty(loaded),
    advanced: isAdvanced ? advancedFigures(loaded) : null,
  };
  // Last: by now every amount that is shown has asked for its rate.
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

function sectionFacts({ analysis, period }: Loaded, section: Section) {
  const own = analysis.holdings.filter((holding) => standsIn(section, holding, period.current));
  const places = own.flatMap((holding) =>
    holding.places.filter(({ count }) => count(period.current).inService > 0),
  );
  return { properties: own.length, units: places.length };
}

function longTerm(loaded: Loaded, compared: boolean): LongTermSection {
  const section = "long_term";
  return {
    ...sectionFacts(loaded, section),
    occupancy: figureView(loaded, { metric: "lt_occupancy", compared }),
    arrears: figureView(loaded, { metric: "arrears", compared }),
    noi: figureView(loaded, { metric: "noi", section, compared }),
    cashFlow: figureView(loaded, { metric: "cash_flow", section, compared }),
    collectionRate: compared ? figureView(loaded, { metric: "collection_rate", compared }) : null,
  };
}

function shortTerm(loaded: Loaded, compared: boolean): ShortTermSection {
  const section = "short_term";
  return {
    ...sectionFacts(loaded, section),
    occupancy: figureView(loaded, { metric: "st_occupancy", compared }),
    adr: figureView(loaded, { metric: "adr", compared }),
    revpar: figureView(loaded, { metric: "revpar", compared }),
    nightsSold: figureView(loaded, { metric: "nights_sold", compared }),
    averageStay: figureView(loaded, { metric: "average_stay", compared }),
    noi: figureView(loaded, { metric: "noi", section, compared }),
    cashFlow: figureView(loaded, { metric: "cash_flow", section, compared }),
    onTheBooks: loaded.period.partial ? figureView(loaded, { metric: "on_the_books" }) : null,
    grossOccupancy: compared ? figureView(loaded, { metric: "gross_occupancy", compared }) : null,
  };
}

function monthView(loaded: Loaded, month: Month): AnalyticsMonth {
  const { analysis, today } = loaded;
  const days = monthToDate(month, today);
  const { holdings } = analysis;
  const cash = addCash(holdings.map((holding) => holding.cash(days)));
  const of = (metric: "lt_occupancy" | "st_occupancy" | "adr" | "revpar") =>
    measureIn(loaded, analysis, { metric, days });
  return {
    month,
    partial: days.until <= lastDayOf(month),
    moneyIn: moneyText(loaded, cash.income),
    moneyOut: moneyText(loaded, added(cash.costs, cash.capital, cash.debt, cash.loan)),
    noi: measureIn(loaded, analysis, { metric: "noi", days }).value,
    cashFlow: measureIn(loaded, analysis, { metric: "cash_flow", days }).value,
    ltOccupancy: of("lt_occupancy"),
    stOccupancy: of("st_occupancy"),
    adr: of("adr"),
    revpar: of("revpar"),
  };
}

function moneyText({ currency }: Loaded, value: Amount): string | null {
  return sideText("noi", "numerator", { value, currency });
}

function factsOf({ byId }: Loaded, { property: { id, rentalMode } }: Holding) {
  const stored = byId.get(id);
  return { property: { id, name: stored?.name ?? "" }, rentalMode, archived: stored?.archived === true };
}

/** Each property as a portfolio of one: no other has any part in its figures. */
function eachAlone(loaded: Loaded): readonly (readonly [Holding, Analysis])[] {
  const { analysis } = loaded;
  return analysis.holdings.map((holding) => [holding, within(analysis, (one) => one === holding)] as const);
}

function noiByProperty(loaded: Loaded): AnalyticsAnswer["noiByProperty"] {
  const { current } = loaded.period;
  const months = loaded.history.map((month) => ({ month, days: monthToDate(month, loaded.today) }));
  const spans = [current, ...months.map(({ days }) => days)];
  return eachAlone(loaded)
    .filter(([{ cells }]) => cells.some(({ from }) => spans.some((days) => isIn(from, days))))
    .map(([holding, alone]) => {
      const { property, rentalMode } = factsOf(loaded, holding);
      const noiIn = (days: Days) => measureIn(loaded, alone, { metric: "noi", days });
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
  const compared = true;
  const alone = eachAlone(loaded);
  return {
    dscr: figureView(loaded, { metric: "dscr", compared }),
    dscr12Months: figureView(loaded, { metric: "dscr_12_months" }),
    payback: figureView(loaded, { metric: "payback" }),
    accrualNoi: figureView(loaded, { metric: "accrual_noi", compared }),
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
  const of = (metric: Parameters<typeof measureIn>[2]["metric"]) =>
    measureIn(loaded, alone, { metric, days: loaded.period.current });
  return {
    ...factsOf(loaded, holding),
    noi: of("noi"),
    cashFlow: of("cash_flow"),
    ltOccupancy: of("lt_occupancy"),
    stOccupancy: of("st_occupancy"),
    adr: of("adr"),
    revpar: of("revpar"),
    arrears: of("arrears"),
    collectionRate: of("collection_rate"),
    dscr: of("dscr"),
  };
}
