import type { PortfolioView } from "@keystead/contract/portfolio";
import { IconBed, IconKey } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { formatMonth } from "../../lib/format.ts";
import { MoneySums } from "../../ui/money-text.tsx";
import { useLanguage } from "../../ui/use-language.ts";

/** What each property brought this month. */
export function PropertiesCard({ portfolio }: { readonly portfolio: PortfolioView }) {
  const { t } = useTranslation("portfolio");
  const language = useLanguage();
  return (
    <section className="ks-card" aria-labelledby="by-property">
      <div className="ks-card-head">
        <h2 id="by-property">{t("byProperty", { month: formatMonth(portfolio.month, language, "name") })}</h2>
        <Link to="/properties">{t("all")}</Link>
      </div>
      <ul className="ks-mini">
        {portfolio.properties.map(({ id, name, rentalMode, received, units, unitsLet }) => (
          <li key={id}>
            {rentalMode === "daily" ? <IconBed size={16} aria-hidden /> : <IconKey size={16} aria-hidden />}
            <span>
              <Link to={`/properties/${id}`}>{name}</Link>
              {units === 0 ? null : <small>{t("unitsLet", { count: units, let: unitsLet })}</small>}
            </span>
            <Link to={`/income?month=${portfolio.month}&propertyId=${id}`}>
              <span className="ks-visually-hidden">{t("incomeOf", { name })} </span>
              <MoneySums sums={received} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
