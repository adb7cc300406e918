import type { ReactNode } from "react";

import { ChartCard } from "../../../ui/chart/chart-card.tsx";
import { MonthPlot } from "../../../ui/chart/month-plot.tsx";
import { plotMonths } from "../../../ui/chart/plot-months.ts";
import { isEmptyPlot, type PlotSeries } from "../../../ui/chart/plot-series.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { NONE } from "../figures/use-figure-text.ts";
import type { AnalyticsScreen } from "../use-screen.ts";
import "../../../ui/figures.css";
import "./history-chart.css";

export type HistorySeries = Omit<PlotSeries, "values"> & {
  /** Decimal text for each month, as the server sends it. */
  readonly texts: readonly (string | null)[];
};

type HistoryChartProps = {
  readonly screen: AnalyticsScreen;
  readonly title: string;
  readonly text: string;
  readonly unit: string;
  readonly series: readonly HistorySeries[];
  readonly tick: (value: number) => string;
  readonly say: (text: string) => string;
  readonly most?: number;
  readonly valued?: boolean;
  readonly foot?: ReactNode;
};

/** Six months of one or more figures, as a chart or as its table. */
export function HistoryChart(props: HistoryChartProps) {
  const { screen, title, text, unit, series, tick, say, most, valued = false, foot } = props;
  const { t } = useTranslation("analytics");
  const language = useLanguage();
  const { months } = screen;
  const drawn = series.map((one) => ({
    ...one,
    values: one.texts.map((value) => (value === null ? null : Number(value))),
  }));
  const valueText = (one: HistorySeries, at: number): string => {
    const value = one.texts[at] ?? null;
    return value === null ? NONE : say(value);
  };
  return (
    <ChartCard
      title={title}
      text={text}
      view={screen.chart}
      unit={isEmptyPlot(drawn, most) ? null : unit}
      foot={foot}
      chart={
        <MonthPlot
          summary={t("summary", {
            title,
            list: months
              .map(
                ({ name }, at) =>
                  `${name}: ${series.map((one) => `${one.label} ${valueText(one, at)}`).join(", ")}`,
              )
              .join("; "),
          })}
          months={plotMonths(
            months.map(({ month, name, partial }) => ({ month, name, now: partial })),
            language,
          )}
          series={drawn}
          tick={tick}
          say={(value) => say(String(value))}
          valued={valued}
          {...(most === undefined ? {} : { most })}
        />
      }
      table={
        <table className="ks-figures ks-history-chart">
          <thead>
            <tr>
              <th scope="col">{t("month")}</th>
              {series.map(({ key, label }) => (
                <th key={key} scope="col" className="ks-figures-end">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map(({ month, name, partial }, back) => {
              const at = months.length - 1 - back;
              return (
                <tr key={month}>
                  <th scope="row">
                    {name}
                    {partial ? <small> {t("toDate")}</small> : null}
                  </th>
                  {series.map((one) => (
                    <td key={one.key} className="ks-figures-end">
                      {valueText(one, at)}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      }
    />
  );
}
