import { type Period, parsePeriod } from "@keystead/domain/calendar";

import { formatMonth } from "../../lib/format/format.ts";
import { useLanguage } from "./use-language.ts";
import { useTranslation } from "./use-translation.ts";

/** "March 2026", "Quarter 1, 2026", "2026": the name of a period, given as in an address or parsed. */
export function usePeriodText(): (period: string | Period) => string {
  const { t } = useTranslation("lists");
  const language = useLanguage();
  return (given) => {
    const period = typeof given === "string" ? parsePeriod(given) : given;
    if (period === null) return "";
    const year = period.first.slice(0, 4);
    if (period.span === "month") return formatMonth(period.first, language);
    if (period.span === "year") return year;
    return t("quarterOf", { quarter: (Number(period.first.slice(5)) + 2) / 3, year });
  };
}
