import { useTranslation } from "../text/use-translation.ts";

/** The names of the arrows of a calendar, which are signs without words: of a month, a year and ten years. */
export function useCalendarNames() {
  const { t } = useTranslation("fields");
  const [before, after] = [t("calendarBefore"), t("calendarAfter")];
  return {
    previousMonth: before,
    nextMonth: after,
    previousYear: before,
    nextYear: after,
    previousDecade: before,
    nextDecade: after,
  };
}
