import { Suspense } from "react";

import { formatNumber, formatPercent } from "../../../lib/format/format.ts";
import { Pending } from "../../../ui/loading/pending.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { LazyMissingRates } from "../../fx/public.ts";
import { HistoryChart } from "./history-chart.tsx";
import { NONE, useFigureText } from "../figures/use-figure-text.ts";
import type { AnalyticsScreen } from "../use-screen.ts";
import "./charts.css";

type ChartProps = { readonly screen: AnalyticsScreen };

/** Money in and out of six months; its title states the net of the period, positive or negative. */
export function CashChart({ screen }: ChartProps) {
  const { t } = useTranslation("analytics");
  const language = useLanguage();
  const { answer, currency } = screen;
  const { months } = answer;
  const text = useFigureText(currency);
  const left = answer.figures.cash_flow?.value ?? null;
  return (
    <HistoryChart
      screen={screen}
      title={t("chart.cash", {
        amount: left === null ? NONE : text.money(left),
        period: screen.period,
      })}
      text={t("chart.cashText", { span: screen.history })}
      unit={currency}
      series={[
        {
          key: "in",
          label: t("chart.in"),
          mark: "bar",
          slot: 1,
          texts: months.map(({ moneyIn }) => moneyIn),
        },
        {
          key: "out",
          label: t("chart.out"),
          mark: "bar",
          slot: 2,
          hatched: true,
          texts: months.map(({ moneyOut }) => moneyOut),
        },
        {
          key: "net",
          label: t("chart.net"),
          mark: "line",
          slot: 4,
          texts: months.map(({ figures }) => figures.cash_flow.value),
        },
      ]}
      tick={(value) => formatNumber(value, language)}
      say={text.money}
      foot={
        answer.missing.length === 0 ? null : (
          <div className="ks-charts-foot">
            <Suspense fallback={<Pending />}>
              <LazyMissingRates missing={answer.missing} />
            </Suspense>
          </div>
        )
      }
    />
  );
}

type OccupancyChartProps = ChartProps & { readonly of: "lt_occupancy" | "st_occupancy" };

/** A bar for each month, from 0 to 100 %; its title is about the period. */
export function OccupancyChart({ screen, of }: OccupancyChartProps) {
  const { t } = useTranslation("analytics");
  const language = useLanguage();
  const { months, period, figures } = screen.answer;
  const isLongTerm = of === "lt_occupancy";
  const texts = months.map((month) => month.figures[of].value);
  const percent = (value: number, digits: number) => formatPercent(value, language, digits);
  const value = figures[of]?.value ?? null;
  // The bars are months, so they do not show how a quarter or a year changed.
  const direction = period.span === "month" ? directionOf(texts) : "Is";
  return (
    <HistoryChart
      screen={screen}
      title={t(`chart.${isLongTerm ? "let" : "occupancy"}${direction}`, {
        value: value === null ? NONE : percent(Number(value), 1),
        period: screen.period,
      })}
      text={t(isLongTerm ? "chart.ltOccupancy" : "chart.stOccupancy")}
      unit="%"
      series={[
        {
          key: of,
          label: t(`metric.${of}`),
          mark: "bar",
          slot: isLongTerm ? 1 : 3,
          texts,
        },
      ]}
      tick={(share) => percent(share, 0)}
      say={(share) => percent(Number(share), 1)}
      most={1}
      valued
    />
  );
}

/** Compares the month with the previous one. */
function directionOf(texts: readonly (string | null)[]) {
  const [before = null, last = null] = texts.slice(-2);
  if (before === null || last === null || Number(before) === Number(last)) return "Is";
  return Number(last) > Number(before) ? "Rose" : "Fell";
}

/** Revenue per night, of nights sold and of nights available, on one axis. */
export function RateChart({ screen }: ChartProps) {
  const { t } = useTranslation("analytics");
  const language = useLanguage();
  const { months, figures } = screen.answer;
  const text = useFigureText(screen.currency);
  const value = figures.adr?.value ?? null;
  return (
    <HistoryChart
      screen={screen}
      title={t("chart.rates", { value: value === null ? NONE : text.money(value), period: screen.period })}
      text={t("chart.ratesText")}
      unit={screen.currency}
      series={[
        {
          key: "adr",
          label: t("metric.adr"),
          mark: "line",
          slot: 1,
          texts: months.map((month) => month.figures.adr.value),
        },
        {
          key: "revpar",
          label: t("metric.revpar"),
          mark: "line",
          slot: 3,
          texts: months.map((month) => month.figures.revpar.value),
        },
      ]}
      tick={(amount) => formatNumber(amount, language)}
      say={text.money}
    />
  );
}
