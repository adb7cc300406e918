import { useTranslation } from "../../../ui/text/use-translation.ts";
import { isPurchaseAmount } from "../purchase/purchase-values.ts";

type AmountsWithoutCurrencyProps = { readonly params: Readonly<Record<string, string>> };

/** R-L07: amounts whose currency would change. */
export function AmountsWithoutCurrency({ params }: AmountsWithoutCurrencyProps) {
  const { t } = useTranslation(["properties", "purchase"]);
  const { count, names = "", amounts = "", from = "", to = "" } = params;
  const seasons = Number(count);
  const purchase = amounts.split(",").filter(isPurchaseAmount);
  const fields = purchase.map((field) => t(`purchase:${field}`)).join(", ");
  return (
    <>
      {seasons === 0 ? null : `${t("amountsWithoutCurrency", { count: seasons, names, from, to })} `}
      {purchase.length === 0 ? null : t("purchase:withoutCurrency", { fields, from, to })}
    </>
  );
}
