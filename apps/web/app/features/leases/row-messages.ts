import type { RentRowView } from "@keystead/contract/leases";

import { formatMonth } from "../../lib/format/format.ts";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";

type NamedPart = Pick<RentRowView, "kind" | "oneOff" | "note" | "adjusts">;

/** "Rent", "Service charges", "Adjustment for March 2026", or the name of a one-off charge. */
export function usePartName(): (row: NamedPart) => string {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  return ({ kind, oneOff, note, adjusts }) => {
    if (oneOff && note !== "") return note;
    return adjusts === null
      ? t(`part.${kind}`)
      : t("adjustmentOf", { month: formatMonth(adjusts, language) });
  };
}

/** "March 2026", prefixed with its kind unless it is rent: "Service charges, March 2026". */
export function useRowTitle(): (row: Pick<RentRowView, "kind" | "period" | "adjusts">) => string {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  return ({ kind, period, adjusts }) => {
    if (adjusts !== null) return t("adjustmentOf", { month: formatMonth(adjusts, language) });
    const month = formatMonth(period, language);
    return kind === "rent" ? month : t("partOfMonth", { name: t(`part.${kind}`), month });
  };
}
