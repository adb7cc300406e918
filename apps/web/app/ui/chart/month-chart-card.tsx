import { currenciesByUse } from "@keystead/domain/money";
import { type ReactNode, useState } from "react";

import { formatMoney, formatMonth, formatNumber } from "../../lib/format/format.ts";
import { ChartCard } from "./chart-card.tsx";
import { lazyPart } from "../loading/lazy-part.tsx";
import { MonthPlot } from "./month-plot.tsx";
import { plotMonths } from "./plot-months.ts";
import { isEmptyPlot, type PlotSeries } from "./plot-series.ts";
import type { MonthTableProps } from "./month-table.tsx";
import { Segmented } from "../field/segmented.tsx";
import { useChartView } from "./use-chart-view.ts";
import { useLanguage } from "../text/use-language.ts";
import { useTranslation } from "../text/use-translation.ts";

// The chart is shown first; the table loads on request.
const MonthTable = lazyPart(async () => (await import("./month-table.tsx")).MonthTable);

type MonthChartCardProps = MonthTableProps & {
  /** The current month. */
  readonly now: string;
  /** The currency drawn first, if it has any amounts. */
  readonly currency: string;
  /** The message, computed from the monthly amounts of the currency that is drawn. */
  readonly title: (currency: string, amounts: readonly string[]) => ReactNode;
  readonly text: string;
  /** The money was paid out instead of received. */
  readonly out?: boolean;
};

/**
 * Money by month, received by default, as bars or as a table. One currency is drawn at a time: several share no scale.
 */
export function MonthChartCard({
  months,
  to,
  now,
  currency: initial,
  title,
  text,
  ...more
}: MonthChartCardProps) {
  const { heading, out = false } = more;
  const { t } = useTranslation("ui");
  const language = useLanguage();
  const [chosen, setChosen] = useState<string | null>(null);
  const view = useChartView();
  const currencies = currenciesByUse(
    months.flatMap(({ sums }) => sums.map((sum) => sum.currency)),
    initial,
  );
  const currency = chosen ?? currencies[0] ?? initial;
  const amounts = months.map(({ sums }) => sums.find((sum) => sum.currency === currency)?.amount ?? "0");
  const money = (amount: string) => formatMoney({ amount, currency }, language);
  const named = months.map(({ month }) => ({
    month,
    name: formatMonth(month, language),
    now: month === now,
  }));
  const series: readonly PlotSeries[] = [
    {
      key: "received",
      label: t("chart.received"),
      mark: "bar",
      slot: out ? 2 : 1,
      hatched: out,
      values: amounts.map(Number),
    },
  ];
  return (
    <ChartCard
      title={title(currency, amounts)}
      text={text}
      view={view}
      unit={isEmptyPlot(series) ? null : currency}
      switches={
        currencies.length > 1 ? (
          <Segmented
            label={t("chart.currency")}
            value={currency}
            onChange={setChosen}
            options={currencies.map((code) => ({ value: code, label: code }))}
          />
        ) : null
      }
      chart={
        <MonthPlot
          summary={t("chart.summary", {
            list: amounts.map((amount, at) => `${named[at]?.name}: ${money(amount)}`).join("; "),
          })}
          months={plotMonths(named, language)}
          series={series}
          tick={(value) => formatNumber(value, language)}
          say={(value) => money(String(value))}
        />
      }
      table={<MonthTable months={months} to={to} {...(heading === undefined ? {} : { heading })} />}
    />
  );
}
