import { currenciesByUse } from "@keystead/domain/money";
import { IconChartBar, IconTable } from "@tabler/icons-react";
import { type ReactNode, Suspense, useId, useState } from "react";

import { formatMoney, formatMonth, formatNumber } from "../lib/format.ts";
import { late } from "./late.tsx";
import { BarChart } from "./mini-chart.tsx";
import type { MonthTableProps } from "./month-table.tsx";
import { Segmented } from "./segmented.tsx";
import { useLanguage } from "./use-language.ts";
import { useTranslation } from "./use-translation.ts";
import "./month-chart.css";

// The bars come first; who wants the figures presses for them.
const MonthTable = late(async () => (await import("./month-table.tsx")).MonthTable);

type MonthChartCardProps = MonthTableProps & {
  /** The running month. */
  readonly now: string;
  /** Drawn first, where anything came in in it. */
  readonly currency: string;
  /** The message, from what came in in each month in the currency that is drawn. */
  readonly title: (currency: string, amounts: readonly string[]) => ReactNode;
  readonly text: string;
  /** Money that went out, where it did not come in. */
  readonly out?: boolean;
};

/** Money by month, what came in unless told, as bars or in figures. With several currencies one is drawn at a time: their bars share no scale. */
export function MonthChartCard({
  months,
  to,
  now,
  currency: wanted,
  title,
  text,
  ...more
}: MonthChartCardProps) {
  const { heading, out = false } = more;
  const { t } = useTranslation("ui");
  const language = useLanguage();
  const id = useId();
  const [view, setView] = useState<"chart" | "table">("chart");
  const [chosen, setChosen] = useState<string | null>(null);
  const currencies = currenciesByUse(
    months.flatMap(({ sums }) => sums.map((sum) => sum.currency)),
    wanted,
  );
  const currency = chosen ?? currencies[0] ?? wanted;
  const drawn = months.map(({ month, sums }) => ({
    month,
    amount: sums.find((sum) => sum.currency === currency)?.amount ?? "0",
  }));
  return (
    <section className="ks-card" aria-labelledby={id}>
      <div className="ks-card-head ks-month-chart-head">
        <div>
          <h2 id={id}>
            {title(
              currency,
              drawn.map(({ amount }) => amount),
            )}
          </h2>
          <p className="ks-second">{text}</p>
        </div>
        <div className="ks-month-chart-switches">
          {currencies.length > 1 && view === "chart" ? (
            <Segmented
              label={t("chart.currency")}
              value={currency}
              onChange={setChosen}
              options={currencies.map((code) => ({ value: code, label: code }))}
            />
          ) : null}
          <Segmented<"chart" | "table">
            label={t("chart.view")}
            value={view}
            onChange={setView}
            options={[
              { value: "chart", label: t("chart.bars"), icon: IconChartBar },
              { value: "table", label: t("chart.table"), icon: IconTable },
            ]}
          />
        </div>
      </div>
      {view === "table" ? (
        <Suspense fallback={null}>
          <MonthTable months={months} to={to} {...(heading === undefined ? {} : { heading })} />
        </Suspense>
      ) : (
        <div className="ks-month-chart">
          <p className="ks-month-chart-axis">{currency}</p>
          <BarChart
            summary={t("chart.summary", {
              list: drawn
                .map(
                  ({ month, amount }) =>
                    `${formatMonth(month, language)}: ${formatMoney({ amount, currency }, language)}`,
                )
                .join("; "),
            })}
            bars={drawn.map(({ month, amount }) => ({
              key: month,
              label: formatMonth(month, language, "short"),
              value: Number(amount),
              ...(out ? { parts: [{ series: 2 as const, value: Number(amount) }] } : {}),
              now: month === now,
            }))}
            tick={(value) => formatNumber(value, language)}
          />
        </div>
      )}
    </section>
  );
}
