import { yearOf, month as monthFromText } from "@keystead/domain/calendar";
import { drillDownAddress, drillDowns } from "@keystead/domain/drill-down";
import { Link } from "react-router";

import { ReadDrawer } from "../../../ui/overlay/read-drawer.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { noiOfHistory } from "../charts/noi-by-property.tsx";
import { useFigureText } from "../figures/use-figure-text.ts";
import type { AnalyticsScreen } from "../use-screen.ts";
import "../../../ui/figures.css";
import "../../../ui/link-lines.css";
import "./rows-drawer.css";

type PropertyMonthsDrawerProps = {
  readonly screen: AnalyticsScreen;
  readonly propertyId: string;
  readonly onClose: () => void;
};

/** The six months of a property, each linked to its records, with links to its books. */
export function PropertyMonthsDrawer({ screen, propertyId, onClose }: PropertyMonthsDrawerProps) {
  const { t } = useTranslation(["analytics-rows", "analytics"]);
  const text = useFigureText(screen.currency);
  const line = screen.answer.noiByProperty.find(({ property }) => property.id === propertyId);
  if (line === undefined) return null;
  // Six months may lie in two years, and the books show one year at a time.
  const years = new Set(line.months.toReversed().map(({ month }) => String(yearOf(monthFromText(month)))));
  return (
    <ReadDrawer title={t("monthsOf", { property: line.property.name })} onClose={onClose}>
      <table className="ks-figures ks-rows-drawer">
        <thead>
          <tr>
            <th scope="col">{t("analytics:month")}</th>
            <th scope="col" className="ks-figures-end">
              {t("analytics:metric.noi")}
            </th>
          </tr>
        </thead>
        <tbody>
          {line.months.toReversed().map(({ month, noi }) => (
            <tr key={month}>
              <th scope="row">
                <Link to={screen.rowsHref({ metric: "noi", period: month, propertyId })} replace>
                  {screen.months.find((one) => one.month === month)?.name}
                </Link>
              </th>
              <td className="ks-figures-end">{text.measure("noi", noi)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {t("analytics:sixMonths")} <small>{screen.history}</small>
            </th>
            <td className="ks-figures-end">
              <b>{text.value("noi", noiOfHistory(line, screen.currency))}</b>
            </td>
          </tr>
        </tfoot>
      </table>
      <ul className="ks-link-lines">
        {[...years].map((period) => (
          <li key={period}>
            <Link to={drillDownAddress(drillDowns.spent({ period, propertyId }))}>
              {t("expensesOf", { property: line.property.name, period })}
            </Link>
          </li>
        ))}
        {[...years].map((period) => (
          <li key={period}>
            <Link to={drillDownAddress(drillDowns.received({ period, propertyId }))}>
              {t("incomeOf", { property: line.property.name, period })}
            </Link>
          </li>
        ))}
        <li>
          <Link to={`/properties/${propertyId}`}>{t("openProperty", { property: line.property.name })}</Link>
        </li>
      </ul>
    </ReadDrawer>
  );
}
