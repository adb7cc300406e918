import type { PortfolioView } from "@keystead/contract/portfolio";
import { doorAddress, portfolioDoors } from "@keystead/domain/doors";
import { useState } from "react";
import { Link } from "react-router";

import { formatMoney, formatMonth, formatNumber } from "../../lib/format.ts";
import { BarChart } from "../../ui/mini-chart.tsx";
import { MoneySums } from "../../ui/money-text.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import "./income-chart.css";

/** Income of six months. With several currencies one is drawn at a time: their bars share no scale. */
export function IncomeChartCard({ portfolio }: { readonly portfolio: PortfolioView }) {
  const { t } = useTranslation("portfolio");
  const language = useLanguage();
  const { months, month } = portfolio;
  const currencies = [
    ...new Set(months.flatMap(({ income }) => income.map(({ currency }) => currency))),
  ].toSorted();
  const [view, setView] = useState<"chart" | "table">("chart");
  const [chosen, setChosen] = useState<string | null>(null);
  const now = months.find((one) => one.month === month);
  const currency = chosen ?? now?.income[0]?.currency ?? currencies[0] ?? "EUR";
  const amountIn = (income: PortfolioView["income"]) =>
    income.find((money) => money.currency === currency)?.amount ?? "0";
  const title = t("chartTitle", {
    amount: formatMoney({ amount: amountIn(now?.income ?? []), currency }, language),
    month: formatMonth(month, language, "name"),
  });
  return (
    <section className="ks-card" aria-labelledby="income-chart">
      <div className="ks-card-head ks-income-chart-head">
        <div>
          <h2 id="income-chart">
            <Link to={doorAddress(portfolioDoors.received({ month }))}>{title}</Link>
          </h2>
          <p className="ks-second">{t("chartText")}</p>
        </div>
        <div className="ks-income-chart-switches">
          {currencies.length > 1 && view === "chart" ? (
            <Segmented
              label={t("currency")}
              value={currency}
              onChange={setChosen}
              options={currencies.map((code) => ({ value: code, label: code }))}
            />
          ) : null}
          <Segmented<"chart" | "table">
            label={t("view")}
            value={view}
            onChange={setView}
            options={[
              { value: "chart", label: t("chart") },
              { value: "table", label: t("table") },
            ]}
          />
        </div>
      </div>
      {view === "chart" ? (
        <div className="ks-income-chart">
          <p className="ks-income-chart-axis">{currency}</p>
          <BarChart
            summary={t("chartSummary", {
              list: months
                .map(
                  (one) =>
                    `${formatMonth(one.month, language)}: ${formatMoney({ amount: amountIn(one.income), currency }, language)}`,
                )
                .join("; "),
            })}
            bars={months.map((one) => ({
              key: one.month,
              label: formatMonth(one.month, language, "short"),
              value: Number(amountIn(one.income)),
              now: one.month === month,
            }))}
            tick={(value) => formatNumber(value, language)}
          />
        </div>
      ) : (
        <table className="ks-figures">
          <thead>
            <tr>
              <th scope="col">{t("column.month")}</th>
              <th scope="col" className="ks-figures-end">
                {t("kpi.received")}
              </th>
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map((one) => (
              <tr key={one.month}>
                <th scope="row">
                  <Link to={doorAddress(portfolioDoors.receivedIn({ month: one.month }))}>
                    {formatMonth(one.month, language)}
                  </Link>
                </th>
                <td className="ks-figures-end">
                  <MoneySums sums={one.income} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
