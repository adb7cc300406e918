import type { PortfolioView } from "@keystead/contract/portfolio";
import { drillDownAddress, portfolioDrillDowns } from "@keystead/domain/drill-down";
import { IconBed, IconKey } from "@tabler/icons-react";
import { Link } from "react-router";

import { formatMonth } from "../../lib/format/format.ts";
import { MoneySums, MoneyText } from "../../ui/text/money-text.tsx";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import "../../ui/link-lines.css";
import "./properties-card.css";

/** As many as fit beside the chart; the list has them all. */
const SHOWN = 8;

/** What was received for each property this month. */
export function PropertiesCard({ portfolio }: { readonly portfolio: PortfolioView }) {
  const { t } = useTranslation(["month-in-figures", "portfolio"]);
  const language = useLanguage();
  const { month } = portfolio;
  return (
    <section className="ks-card" aria-labelledby="by-property">
      <div className="ks-card-head">
        <h2 id="by-property">{t("byProperty", { month: formatMonth(month, language, "name") })}</h2>
        <Link to="/properties">{t("all")}</Link>
      </div>
      <ul className="ks-properties-card ks-link-lines">
        {portfolio.properties.slice(0, SHOWN).map(({ id, name, rentalMode, received, inBase, occupancy }) => (
          <li key={id}>
            {rentalMode === "daily" ? <IconBed size={16} aria-hidden /> : <IconKey size={16} aria-hidden />}
            <span>
              <Link to={`/properties/${id}`}>{name}</Link>
              <small>
                {occupancy.rentables === 0 ? (
                  t("byTheNight")
                ) : (
                  <Link to={drillDownAddress(portfolioDrillDowns.rentablesOf({ month, propertyId: id }))}>
                    {t("portfolio:kpi.occupancyText", {
                      count: occupancy.let,
                      rentables: occupancy.rentables,
                    })}
                  </Link>
                )}
              </small>
            </span>
            <Link to={drillDownAddress(portfolioDrillDowns.receivedOf({ month, propertyId: id }))}>
              <span className="ks-visually-hidden">{t("incomeOf", { name })} </span>
              <MoneySums sums={received} />
              {inBase === null ? null : (
                <small>
                  <MoneyText {...inBase} display="code" />
                </small>
              )}
            </Link>
          </li>
        ))}
      </ul>
      {portfolio.properties.length > SHOWN ? (
        <p className="ks-card-text">
          <Link to="/properties">{t("moreProperties", { count: portfolio.properties.length - SHOWN })}</Link>
        </p>
      ) : null}
    </section>
  );
}
