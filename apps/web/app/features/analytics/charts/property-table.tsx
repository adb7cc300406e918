import type { PropertyFigures } from "@keystead/contract/analytics";
import {
  figureDays,
  type Metric,
  metricCards,
  metrics,
  type PropertyMetric,
  propertyMetrics,
} from "@keystead/domain/analytics";
import { addDays, plainDate } from "@keystead/domain/calendar";
import { Link } from "react-router";

import { useIsPhone } from "../../../ui/size/use-is-phone.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { NONE, useFigureText } from "../figures/use-figure-text.ts";
import type { AnalyticsScreen } from "../use-screen.ts";
import "../../../ui/card.css";
import "../../../ui/figures.css";
import "../../../ui/second.css";
import "../analytics.css";
import "./property-table.css";

type PropertyTableProps = {
  readonly screen: AnalyticsScreen;
  readonly properties: readonly PropertyFigures[];
};

/** Those of long-term letting stand side by side, and those of the nights. */
const columns = metrics.flatMap((metric) => propertyMetrics.filter((one) => one === metric));

/** Every figure of every property; each opens its rows. */
export function PropertyTable({ screen, properties }: PropertyTableProps) {
  const { t } = useTranslation("analytics");
  const phone = useIsPhone();
  const text = useFigureText(screen.currency);
  const cell = (of: PropertyFigures, metric: PropertyMetric) => {
    const said = text.measure(metric, of.figures[metric]);
    if (said === NONE && !isOfItsMode(metric, of))
      return (
        <span className="ks-visually-hidden">
          {t(of.rentalMode === "monthly" ? "notByNight" : "notByMonth")}
        </span>
      );
    if (said === NONE) return <span className="ks-second">{NONE}</span>;
    return (
      <Link
        to={screen.rowsHref({ metric, propertyId: of.property.id })}
        preventScrollReset
        replace
        aria-label={t("openRows", {
          metric: t("ofProperty", { metric: t(`metric.${metric}`), property: of.property.name }),
          value: said,
        })}
      >
        {said}
      </Link>
    );
  };
  const ownDays = ownDaysOf(screen);
  return (
    <section className="ks-card" aria-labelledby="by-property">
      <div className="ks-card-head">
        <div>
          <h2 id="by-property">{t("byProperty")}</h2>
          <p className="ks-second ks-analytics-text">{screen.period}</p>
        </div>
      </div>
      {phone ? (
        <ul className="ks-property-table-list">
          {properties.map((of) => (
            <li key={of.property.id}>
              <b>{of.property.name}</b>
              <dl>
                {columns
                  .filter((metric) => of.figures[metric].value !== null)
                  .map((metric) => (
                    <div key={metric}>
                      <dt>
                        {t(`metric.${metric}`)} {ownDays(metric)}
                      </dt>
                      <dd>{cell(of, metric)}</dd>
                    </div>
                  ))}
              </dl>
            </li>
          ))}
        </ul>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
        <div className="ks-property-table-scroll" tabIndex={0} role="group" aria-label={t("byProperty")}>
          <table className="ks-figures ks-property-table">
            <thead>
              <tr>
                <th scope="col">{t("property")}</th>
                {columns.map((metric) => (
                  <th key={metric} scope="col" className="ks-figures-end">
                    {metric === "st_occupancy" ? t("nightsOccupancy") : t(`metric.${metric}`)}{" "}
                    {ownDays(metric)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {properties.map((of) => (
                <tr key={of.property.id}>
                  <th scope="row">{of.property.name}</th>
                  {columns.map((metric) => (
                    <td key={metric} className="ks-figures-end">
                      {cell(of, metric)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

/** A figure of the other kind of letting lacks nothing: its place stays empty, and a dash is left for what cannot be said. */
function isOfItsMode(metric: PropertyMetric, { rentalMode }: PropertyFigures): boolean {
  const others: readonly Metric[] = metricCards[rentalMode === "monthly" ? "short_term" : "long_term"];
  return !others.includes(metric);
}

/** Over which days a figure counts, where they are not those of the table. */
function ownDaysOf({ named, period, answer }: AnalyticsScreen) {
  const days = { from: plainDate(answer.period.from), until: addDays(plainDate(answer.period.to), 1) };
  return (metric: Metric) => {
    const { from, until } = figureDays(metric, { days, whole: days });
    const name = named({ from, to: addDays(until, -1) });
    return name === period ? null : <small>{name}</small>;
  };
}
