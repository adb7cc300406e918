import type { AdvancedFigures, MeasureView } from "@keystead/contract/analytics";
import { useState } from "react";
import { Link } from "react-router";

import { formatMonth, formatPercent } from "../../../lib/format/format.ts";
import { Segmented } from "../../../ui/field/segmented.tsx";
import { useIsPhone } from "../../../ui/size/use-is-phone.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { NONE, useFigureText } from "../figures/use-figure-text.ts";
import type { NamedMonth, AnalyticsScreen } from "../use-screen.ts";
import "../../../ui/card.css";
import "../../../ui/figures.css";
import "../../../ui/second.css";
import "../analytics.css";
import "./heat-table.css";

type Line = AdvancedFigures["heat"][number];
type HeatTableProps = { readonly screen: AnalyticsScreen; readonly heat: readonly Line[] };
type Shown = "noi" | "occupancy";

/** Cell intensity from 1 to 4; the number states the same. */
const LEVELS = 4;

/** Properties by month, with strong and weak cells. */
export function HeatTable({ screen, heat }: HeatTableProps) {
  const { t } = useTranslation("analytics");
  const phone = useIsPhone();
  const [shown, setShown] = useState<Shown>("noi");
  const { months } = screen;
  const heads = useMonthHeads(months);
  const cells = useCells({ screen, heat, shown });
  return (
    <section className="ks-card" aria-labelledby="heat">
      <div className="ks-card-head ks-heat-table-head">
        <h2 id="heat">{t("heat")}</h2>
        <Segmented
          label={t("heatOf")}
          value={shown}
          onChange={setShown}
          options={[
            { value: "noi", label: t("metric.noi") },
            { value: "occupancy", label: t("metric.lt_occupancy") },
          ]}
        />
      </div>
      {phone ? (
        <ul className="ks-heat-table-list">
          {heat.map((line) => (
            <li key={line.property.id}>
              <b>{line.property.name}</b>
              <ul>
                {months.map((month, at) => (
                  <li key={month.month}>
                    <small>{heads[at]}</small>
                    {cells(line, month)}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      ) : (
        <table className="ks-figures ks-heat-table">
          <thead>
            <tr>
              <th scope="col">{t("property")}</th>
              {months.map(({ month }, at) => (
                <th key={month} scope="col" className="ks-figures-end">
                  {heads[at]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {heat.map((line) => (
              <tr key={line.property.id}>
                <th scope="row">{line.property.name}</th>
                {months.map((month) => (
                  <td key={month.month}>{cells(line, month)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** With the year if there are two; the current month says that it is up to today. */
function useMonthHeads(months: AnalyticsScreen["months"]): readonly string[] {
  const { t } = useTranslation("analytics");
  const language = useLanguage();
  const years = new Set(months.map(({ month }) => month.slice(0, 4)));
  return months.map(({ month, partial }) => {
    const name = formatMonth(month, language, years.size > 1 ? "medium" : "short");
    return partial ? `${name}, ${t("toDate")}` : name;
  });
}

function useCells({ screen, heat, shown }: HeatTableProps & { readonly shown: Shown }) {
  const { t } = useTranslation("analytics");
  const language = useLanguage();
  const text = useFigureText(screen.currency);
  const all = heat.flatMap(({ months }) => months.map((month) => Number(month[shown].value ?? 0)));
  const most = shown === "occupancy" ? 1 : Math.max(1, ...all.map(Math.abs));
  const measured = (of: MeasureView) =>
    of.value === null
      ? NONE
      : shown === "noi"
        ? text.value("noi", of.value)
        : formatPercent(Number(of.value), language, 0);
  return (line: Line, { month, name }: NamedMonth) => {
    const of = line.months.find((one) => one.month === month)?.[shown];
    if (of === undefined || of.value === null) return <span className="ks-heat-table-cell">{NONE}</span>;
    const value = Number(of.value);
    const metric = shown === "noi" ? "noi" : line.rentalMode === "monthly" ? "lt_occupancy" : "st_occupancy";
    return (
      <Link
        className="ks-heat-table-cell"
        data-level={value === 0 ? 0 : Math.max(1, Math.ceil((Math.abs(value) / most) * LEVELS))}
        data-negative={value < 0}
        to={screen.rowsHref({ metric, period: month, propertyId: line.property.id })}
        preventScrollReset
        replace
        aria-label={t("heatCell", {
          property: line.property.name,
          month: name,
          value: measured(of),
        })}
      >
        {measured(of)}
      </Link>
    );
  };
}
