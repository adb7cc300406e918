import { addDays } from "@keystead/domain/calendar";
import { type QuickWords, taskPriorities } from "@keystead/domain/tasks";

import { todayInTimeZone } from "../../../lib/format/today.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useProfile } from "../../session/public.ts";

/**
 * The words that the quick-add line recognises, in the page's language: today, tomorrow, the next weekdays, the
 * priorities.
 */
export function useQuickWords(): QuickWords {
  const { t } = useTranslation("tasks");
  const language = useLanguage();
  const today = todayInTimeZone(useProfile().data?.timezone);
  const coming = [1, 2, 3, 4, 5, 6, 7].map((days) => addDays(today, days));
  const named = (weekday: "short" | "long") => {
    const words = new Intl.DateTimeFormat(language, { weekday, timeZone: "UTC" });
    return coming.map((day) => ({ word: words.format(new Date(`${day}T12:00:00Z`)), day }));
  };
  return {
    today,
    days: [
      { word: t("chip.today"), day: today },
      { word: t("chip.tomorrow"), day: addDays(today, 1) },
      ...named("short"),
      ...named("long"),
    ],
    priorities: taskPriorities.map((priority) => ({ word: t(`priority.${priority}`), priority })),
  };
}
