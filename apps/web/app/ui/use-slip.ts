import {
  FIRST_RECORDED_DAY,
  isRecordedDay,
  LAST_RECORDED_DAY,
  lengthOfMonth,
  monthNumberOf,
  yearOf,
} from "@keystead/domain/calendar";
import { type DayInput } from "@keystead/domain/day-input";

import { formatDay, formatMonth } from "../lib/format/format.ts";
import { useLanguage } from "./text/use-language.ts";
import { useTranslation } from "./text/use-translation.ts";

/** Explains why text that reads as a date is not one that can be recorded. */
export function useSlip(input: DayInput): string | null {
  const { t } = useTranslation("fields");
  const language = useLanguage();
  if (input.state === "no_such_day") {
    const days = lengthOfMonth(yearOf(input.month), monthNumberOf(input.month));
    return t("noSuchDay", { month: formatMonth(input.month, language), days });
  }
  if (input.state === "unreadable" || isRecordedDay(input.day)) return null;
  return t("dateBeyond", {
    first: formatDay(FIRST_RECORDED_DAY, language),
    last: formatDay(LAST_RECORDED_DAY, language),
  });
}
