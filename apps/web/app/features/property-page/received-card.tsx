import type { IncomeMonths } from "@keystead/contract/ledger";
import type { PropertyListItem } from "@keystead/contract/properties";
import { IconChartBar, IconTable } from "@tabler/icons-react";
import { useState } from "react";

import { formatMoney, formatMonth, formatNumber } from "../../lib/format.ts";
import { amountOf, minorOf } from "../../lib/minor-units.ts";
import { ErrorPanel } from "../../ui/error-panel.tsx";
import { Bones } from "../../ui/list-page.tsx";
import { BarChart } from "../../ui/mini-chart.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { ReceivedTable } from "./received-table.tsx";
import { useReceivedMonths } from "./use-received-months.ts";
import "./received-card.css";

type ReceivedCardProps = { readonly property: PropertyListItem; readonly month: string };

/** Twelve months of money that came in. With several currencies one is drawn at a time: their bars share no scale. */
export function ReceivedCard({ property, month }: ReceivedCardProps) {
  const { t } = useTranslation("property-page");
  const { data, isError, isFetching, refetch } = useReceivedMonths(property.id, month);
  if (data !== undefined) return <Drawn months={data.months} property={property} month={month} />;
  if (!isError) return <Bones rows={5} />;
  return <ErrorPanel message={t("received.failed")} retrying={isFetching} onRetry={() => void refetch()} />;
}

type DrawnProps = ReceivedCardProps & { readonly months: IncomeMonths["months"] };

function Drawn({ months, property, month }: DrawnProps) {
  const { t } = useTranslation("property-page");
  const language = useLanguage();
  const [view, setView] = useState<"chart" | "table">("chart");
  const [chosen, setChosen] = useState<string | null>(null);
  const currencies = [
    ...new Set(months.flatMap(({ sums }) => sums.map(({ currency }) => currency))),
  ].toSorted();
  const currency =
    chosen ?? currencies.find((code) => code === property.currency) ?? currencies[0] ?? property.currency;
  const amountIn = (sums: DrawnProps["months"][number]["sums"]) =>
    sums.find((money) => money.currency === currency)?.amount ?? "0";
  const totalMinor = months.reduce((sum, one) => sum + minorOf(amountIn(one.sums), currency), 0);
  const [first] = months;
  return (
    <section className="ks-card" aria-labelledby="received">
      <div className="ks-card-head ks-received-card-head">
        <div>
          <h2 id="received">
            {t("received.title", {
              amount: formatMoney({ amount: amountOf(totalMinor, currency), currency }, language),
            })}
          </h2>
          <p className="ks-second">
            {t("received.span", {
              from: formatMonth(first?.month ?? month, language),
              to: formatMonth(month, language),
            })}
          </p>
        </div>
        <div className="ks-received-card-switches">
          {currencies.length > 1 && view === "chart" ? (
            <Segmented
              label={t("received.currency")}
              value={currency}
              onChange={setChosen}
              options={currencies.map((code) => ({ value: code, label: code }))}
            />
          ) : null}
          <Segmented<"chart" | "table">
            label={t("received.view")}
            value={view}
            onChange={setView}
            options={[
              { value: "chart", label: t("received.chart"), icon: IconChartBar },
              { value: "table", label: t("received.table"), icon: IconTable },
            ]}
          />
        </div>
      </div>
      {view === "table" ? (
        <ReceivedTable months={months} propertyId={property.id} />
      ) : (
        <div className="ks-received-card">
          <p className="ks-received-card-axis">{currency}</p>
          <BarChart
            summary={months
              .map(
                (one) =>
                  `${formatMonth(one.month, language)}: ${formatMoney({ amount: amountIn(one.sums), currency }, language)}`,
              )
              .join("; ")}
            bars={months.map((one) => ({
              key: one.month,
              label: formatMonth(one.month, language, "short"),
              value: Number(amountIn(one.sums)),
              now: one.month === month,
            }))}
            tick={(value) => formatNumber(value, language)}
          />
        </div>
      )}
    </section>
  );
}
