import type { RentRowView } from "@keystead/contract/leases";

import { formatMonth } from "../../lib/format.ts";
import { useLanguage } from "../../ui/use-language.ts";
import { useTranslation } from "../../ui/use-translation.ts";

/** "Rent", "Service charges", or what a single charge was for. */
export function usePartName(): (row: Pick<RentRowView, "kind" | "oneOff" | "note">) => string {
  const { t } = useTranslation("leases");
  return ({ kind, oneOff, note }) => (oneOff && note !== "" ? note : t(`part.${kind}`));
}

/** "March 2026", and what it is where it is not the rent: "Service charges, March 2026". */
export function useRowTitle(): (row: Pick<RentRowView, "kind" | "period">) => string {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  return ({ kind, period }) => {
    const month = formatMonth(period, language);
    return kind === "rent" ? month : t("partOfMonth", { name: t(`part.${kind}`), month });
  };
}
