import type { PropertyListItem, PropertyOverview } from "@keystead/contract/properties";
import { propertyRecordNames, propertyRecords } from "@keystead/domain/described-records";
import { Link } from "react-router";

import { formatMinutes } from "../../../lib/format/format-minutes.ts";
import { intlLocales } from "../../../lib/language/languages.ts";
import { Fact, FactList } from "../../../ui/page/fact-list.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";

type FactsCardProps = {
  readonly property: PropertyListItem;
  /** A number of 0 has no line. */
  readonly records: PropertyOverview["records"];
};

/** The stored facts of the property; empty ones have no line. */
export function FactsCard({ property, records }: FactsCardProps) {
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
        {propertyRecordNames
          .filter((name) => records[name] > 0)
          .map((name) => (
            <Fact key={name} label={t(`property-page:records.${name}.label`)}>
              <Link to={propertyRecords[name](property.id)}>
                {t(`property-page:records.${name}.count`, { count: records[name] })}
              </Link>
            </Fact>
          ))}
      </FactList>
      {property.notes === "" ? null : <p className="ks-card-text ks-card-notes">{property.notes}</p>}
    </section>
  );
}
