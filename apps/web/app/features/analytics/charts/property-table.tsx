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

/** Keeps the columns of long-term letting together, and those of nightly letting. */
const columns = metrics.flatMap((metric) => propertyMetrics.filter((one) => one === metric));

/** Every figure of every property; each opens its rows. */
export function PropertyTable({ screen, properties }: PropertyTableProps) {
  const { t } = useTranslation("analytics");
  const phone = useIsPhone();
  const text = useFigureText(screen.currency);
  const cell = (of: PropertyFigures, metric: PropertyMetric) => {
    const measured = text.measure(metric, of.figures[metric]);
    if (measured === NONE && !isOfItsMode(metric, of))
      return (
        <span className="ks-visually-hidden">
          {t(of.rentalMode === "monthly" ? "notByNight" : "notByMonth")}
        </span>
      );
    if (measured === NONE) return <span className="ks-second">{NONE}</span>;
    return (
      <Link
        to={screen.rowsHref({ metric, propertyId: of.property.id })}
        preventScrollReset
        replace
        aria-label={t("openRows", {
          metric: t("ofProperty", { metric: t(`metric.${metric}`), property: of.property.name }),
          value: measured,
        })}
      >
        {measured}
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
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
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

/** Figures of the other kind of letting leave an empty cell; a dash means that the value is not available. */
function isOfItsMode(metric: PropertyMetric, { rentalMode }: PropertyFigures): boolean {
  const others: readonly Metric[] = metricCards[rentalMode === "monthly" ? "short_term" : "long_term"];
  return !others.includes(metric);
}

/** The days that a figure counts, if they differ from those of the table. */
function ownDaysOf({ named, period, answer }: AnalyticsScreen) {
  const days = { from: plainDate(answer.period.from), until: addDays(plainDate(answer.period.to), 1) };
  return (metric: Metric) => {
    const { from, until } = figureDays(metric, { days, whole: days });
    const name = named({ from, to: addDays(until, -1) });
    return name === period ? null : <small>{name}</small>;
  };
}
