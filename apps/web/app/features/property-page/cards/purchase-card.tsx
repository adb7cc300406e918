import type { PropertyListItem } from "@keystead/contract/properties";
import { purchaseFields } from "@keystead/domain/properties";
import { Link } from "react-router";

import { formatDay, formatMoney, formatDecimal } from "../../../lib/format/format.ts";
import { Fact, FactList } from "../../../ui/page/fact-list.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { purchaseAddress } from "../../properties/public.ts";
import { useCan } from "../../session/public.ts";

type PurchaseCardProps = { readonly property: PropertyListItem };

/** The purchase price of the property and its loan (R-F13); empty fields have no line. */
export function PurchaseCard({ property }: PurchaseCardProps) {
  const { t } = useTranslation("purchase");
  const can = useCan();
  const facts = useFacts(property);
  return (
    <section className="ks-card" aria-labelledby="purchase">
      <div className="ks-card-head">
        <h2 id="purchase">{t("title")}</h2>
        {can("property.update") ? (
          <Link to={purchaseAddress(property.id, "purchasePrice")}>
            {facts.length === 0 ? t("add") : t("edit")}
          </Link>
        ) : null}
      </div>
      {facts.length === 0 ? (
        <p className="ks-card-text ks-second">{t("none")}</p>
      ) : (
        <FactList>
          {facts.map(({ field, text }) => (
            <Fact key={field} label={t(field)}>
              {text}
            </Fact>
          ))}
        </FactList>
      )}
    </section>
  );
}

function useFacts(property: PropertyListItem) {
  const { t } = useTranslation("purchase");
  const language = useLanguage();
  const textOf = (field: (typeof purchaseFields)[number]): string | null => {
    const value = property[field];
    if (value === null) return null;
    if (typeof value === "number") return t("years", { count: value });
    if (field === "loanAnnualRate") return t("percent", { rate: formatDecimal(value, language) });
    if (field === "purchaseDate" || field === "loanStartDate") return formatDay(value, language);
    return formatMoney({ amount: value, currency: property.currency }, language);
  };
  return purchaseFields.flatMap((field) => {
    const text = textOf(field);
    return text === null ? [] : [{ field, text }];
  });
}
