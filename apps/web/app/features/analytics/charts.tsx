import { Suspense } from "react";

import { formatMonth, formatNumber, formatPercent } from "../../lib/format.ts";
import { Pending } from "../../ui/pending.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { MissingRates } from "../fx/public.ts";
import { HistoryChart } from "./history-chart.tsx";
import { NONE, useFigureText } from "./use-figure-text.ts";
import type { Screen } from "./use-screen.ts";
import "./charts.css";

type ChartProps = { readonly screen: Screen };

/** Money in and out of six months, and what was left. */
export function CashChart({ screen }: ChartProps) {
  const { t } = useTranslation("analytics");
  const language = useLanguage();
  const { answer, currency } = screen;
  const { months } = answer;
  const text = useFigureText(currency);
  const last = months.at(-1);
  const left = last?.cashFlow ?? null;
  return (
    <HistoryChart
      screen={screen}
      title={t("chart.cash", {
        amount: left === null ? NONE : text.money(left),
        month: last === undefined ? "" : formatMonth(last.month, language, "name"),
      })}
      text={t("chart.cashText", { span: useSpan(screen) })}
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
          texts: months.map(({ cashFlow }) => cashFlow),
        },
      ]}
      tick={(value) => formatNumber(value, language)}
      say={text.money}
      foot={
        answer.missing.length === 0 ? null : (
          <div className="ks-charts-foot">
            <Suspense fallback={<Pending />}>
              <MissingRates missing={answer.missing} />
            </Suspense>
          </div>
        )
      }
    />
  );
}

type OccupancyChartProps = ChartProps & { readonly of: "ltOccupancy" | "stOccupancy" };

/** A column for each month, from nothing to all of it. */
export function OccupancyChart({ screen, of }: OccupancyChartProps) {
  const { t } = useTranslation("analytics");
  const language = useLanguage();
  const { months } = screen.answer;
  const texts = months.map((month) => month[of].value);
  const percent = (value: number, digits: number) => formatPercent(value, language, digits);
  const last = texts.at(-1) ?? null;
  return (
    <HistoryChart
      screen={screen}
      title={t(`chart.${of === "ltOccupancy" ? "let" : "occupancy"}${directionOf(texts)}`, {
        value: last === null ? NONE : percent(Number(last), 1),
      })}
      text={t(`chart.${of}`)}
      unit="%"
      series={[
        {
          key: of,
          label: t(of === "ltOccupancy" ? "metric.lt_occupancy" : "metric.st_occupancy"),
          mark: "bar",
          slot: of === "ltOccupancy" ? 1 : 3,
          texts,
        },
      ]}
      tick={(value) => percent(value, 0)}
      say={(value) => percent(Number(value), 1)}
      most={1}
      valued
    />
  );
}

/** What the month says against the one before. */
function directionOf(texts: readonly (string | null)[]) {
  const [before = null, last = null] = texts.slice(-2);
  if (before === null || last === null || Number(before) === Number(last)) return "Is";
  return Number(last) > Number(before) ? "Rose" : "Fell";
}

/** What a night brought: those sold, and those on offer. One axis for both. */
export function RateChart({ screen }: ChartProps) {
  const { t } = useTranslation("analytics");
  const language = useLanguage();
  const { months } = screen.answer;
  const text = useFigureText(screen.currency);
  const adr = months.map((month) => month.adr.value);
  const last = adr.at(-1) ?? null;
  return (
    <HistoryChart
      screen={screen}
      title={t("chart.rates", { value: last === null ? NONE : text.money(last) })}
      text={t("chart.ratesText")}
      unit={screen.currency}
      series={[
        { key: "adr", label: t("metric.adr"), mark: "line", slot: 1, texts: adr },
        {
          key: "revpar",
          label: t("metric.revpar"),
          mark: "line",
          slot: 3,
          texts: months.map((month) => month.revpar.value),
        },
      ]}
      tick={(value) => formatNumber(value, language)}
      say={text.money}
    />
  );
}

/** "June to November 2026". */
function useSpan({ answer: { months } }: Screen): string {
  const { t } = useTranslation("analytics");
  const language = useLanguage();
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return "";
  return t("span", { from: formatMonth(first.month, language), to: formatMonth(last.month, language) });
}
