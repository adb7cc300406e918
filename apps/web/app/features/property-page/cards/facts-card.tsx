import type { PropertyListItem } from "@keystead/contract/properties";
import { Link } from "react-router";

import { formatMinutes } from "../../../lib/format/format-minutes.ts";
import { intlLocales } from "../../../lib/language/languages.ts";
import { Fact, FactList } from "../../../ui/page/fact-list.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";

type FactsCardProps = {
  readonly property: PropertyListItem;
  /** The number of campaigns; with 0 there is no line. */
  readonly campaigns: number;
};

/** The stored facts of the property; empty ones have no line. */
export function FactsCard({ property, campaigns }: FactsCardProps) {
  const { t } = useTranslation(["properties", "property-page"]);
  const language = useLanguage();
  const country =
    property.country === null
      ? ""
      : new Intl.DisplayNames(intlLocales[language], { type: "region" }).of(property.country);
  const facts = [
    [t("mode"), t(property.rentalMode)],
    [t("type"), t(property.propertyType)],
    [t("form.address"), property.address],
    [t("city"), property.city],
    [t("form.country"), country],
    [t("form.currency"), property.currency],
    [t("form.timezone"), property.timezone],
    ...(property.rentalMode === "daily"
      ? [
          [t("form.checkIn"), property.checkInTime],
          [t("form.checkOut"), property.checkOutTime],
          [t("minGap"), formatMinutes(property.minGapMinutes, language)],
          [t("cleaning"), formatMinutes(property.cleaningMinutes, language)],
        ]
      : []),
  ] as const;
  return (
    <section className="ks-card" aria-labelledby="facts">
      <div className="ks-card-head">
        <h2 id="facts">{t("property-page:facts")}</h2>
      </div>
      <FactList>
        {facts.map(([label, value]) =>
          value === undefined || value === "" ? null : (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ),
        )}
        {campaigns === 0 ? null : (
          <Fact label={t("property-page:advertising")}>
            <Link to={`/ads?propertyId=${property.id}`}>
              {t("property-page:campaigns", { count: campaigns })}
            </Link>
          </Fact>
        )}
      </FactList>
      {property.notes === "" ? null : <p className="ks-card-text ks-card-notes">{property.notes}</p>}
    </section>
  );
}
