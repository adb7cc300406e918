import { AnalyticsQuery } from "@keystead/contract/analytics";
import type { AnalyticsAnswer, Figure, Measure, PropertyFigures } from "@keystead/contract/analytics";
import { figureDays } from "@keystead/domain/analytics";
import type { Metric, Section } from "@keystead/domain/analytics";
import { addDays, firstDayOf, lastDayOf, month as monthFromText, plainDate } from "@keystead/domain/calendar";
import type { ExportCell } from "@keystead/domain/exports";

import { exportedList } from "#kernel/api/index.ts";
import { lastsThrough } from "./figure-view.ts";
import { getAnalytics } from "./get-analytics.ts";

/** The screen as a table: the figures of the period, those of six months, and each property's. */
export const exportedAnalytics = exportedList({
  name: "analytics",
  needs: "analytics.read",
  query: AnalyticsQuery,
  list: async (work, { page: _page, limit: _limit, ids: _ids, ...asked }) => ({
    items: [await getAnalytics(work, asked)],
  }),
  key: ({ today }) => today,
  rows: (answer) => [...ofPeriod(answer), ...ofMonths(answer), ...ofProperties(answer)],
});

type Line = {
  readonly metric: Metric;
  readonly section?: Section | null;
  readonly property?: string;
  readonly from: string;
  readonly to: string;
  readonly measure: Measure;
};

function cells(line: Line, currency: string): readonly ExportCell[] {
  const { metric, section = null, property = null, from, to, measure } = line;
  const { value, numerator, denominator } = measure;
  return [metric, section, property, from, to, value, numerator, denominator, currency];
}

function ofPeriod(answer: AnalyticsAnswer) {
  const { noi, cashFlow, longTerm, shortTerm, advanced, currency } = answer;
  const figures: readonly (readonly [Figure | null, Section | null])[] = [
    ...[noi, cashFlow].map((figure) => [figure, null] as const),
    ...(longTerm.properties === 0
      ? []
      : [longTerm.occupancy, longTerm.collectionRate, longTerm.arrears, longTerm.noi, longTerm.cashFlow].map(
          (figure) => [figure, "long_term"] as const,
        )),
    ...(shortTerm.properties === 0
      ? []
      : [
          shortTerm.occupancy,
          shortTerm.onTheBooks,
          shortTerm.grossOccupancy,
          shortTerm.adr,
          shortTerm.revpar,
          shortTerm.nightsSold,
          shortTerm.averageStay,
          shortTerm.noi,
          shortTerm.cashFlow,
        ].map((figure) => [figure, "short_term"] as const)),
    ...(advanced === null
      ? []
      : [advanced.dscr, advanced.dscr12Months, advanced.payback, advanced.accrualNoi].map(
          (figure) => [figure, null] as const,
        )),
  ];
  return figures.flatMap(([figure, section]) =>
    figure === null
      ? []
      : [cells({ ...figure.days, metric: figure.metric, section, measure: figure }, currency)],
  );
}

function ofMonths({ months, currency, today }: AnalyticsAnswer) {
  const amount = (value: string | null): Measure => ({
    value,
    numerator: value,
    denominator: null,
    reason: null,
  });
  return months.flatMap(({ month: text, partial, noi, cashFlow, ltOccupancy, stOccupancy, adr, revpar }) => {
    const month = monthFromText(text);
    const span = { from: firstDayOf(month), to: partial ? today : lastDayOf(month) };
    const measures: readonly (readonly [Metric, Measure])[] = [
      ["noi", amount(noi)],
      ["cash_flow", amount(cashFlow)],
      ["lt_occupancy", ltOccupancy],
      ["st_occupancy", stOccupancy],
      ["adr", adr],
      ["revpar", revpar],
    ];
    return measures.map(([metric, measure]) => cells({ ...span, metric, measure }, currency));
  });
}

const ofProperty = [
  ["noi", "noi"],
  ["cash_flow", "cashFlow"],
  ["lt_occupancy", "ltOccupancy"],
  ["st_occupancy", "stOccupancy"],
  ["adr", "adr"],
  ["revpar", "revpar"],
  ["arrears", "arrears"],
  ["collection_rate", "collectionRate"],
  ["dscr", "dscr"],
] as const satisfies readonly (readonly [Metric, keyof PropertyFigures])[];

function ofProperties({ advanced, noiByProperty, period, currency }: AnalyticsAnswer) {
  if (advanced === null)
    return noiByProperty.map(({ property, noi }) =>
      cells({ ...period, metric: "noi", property: property.name, measure: noi }, currency),
    );
  const days = { from: plainDate(period.from), until: addDays(plainDate(period.to), 1) };
  return advanced.properties.flatMap((figures) =>
    ofProperty.map(([metric, field]) =>
      cells(
        {
          ...lastsThrough(figureDays(metric, { days, whole: days })),
          metric,
          property: figures.property.name,
          measure: figures[field],
        },
        currency,
      ),
    ),
  );
}
