import {
  FIRST_RECORDED_DAY,
  isRecordedDay,
  LAST_RECORDED_DAY,
  lengthOfMonth,
  monthNumberOf,
  yearOf,
} from "@keystead/domain/calendar";
import { type TypedDay } from "@keystead/domain/typed-days";

import { formatDay, formatMonth } from "../lib/format.ts";
import { useLanguage } from "./use-language.ts";
import { useTranslation } from "./use-translation.ts";

/** Of what reads as a date and is none that can be recorded: why. */
export function useSlip(typed: TypedDay): string | null {
  const { t } = useTranslation("fields");
  const language = useLanguage();
  if (typed.state === "no_such_day") {
    const days = lengthOfMonth(yearOf(typed.month), monthNumberOf(typed.month));
    return t("noSuchDay", { month: formatMonth(typed.month, language), days });
  }
  if (typed.state === "unreadable" || isRecordedDay(typed.day)) return null;
  return t("dateBeyond", {
    first: formatDay(FIRST_RECORDED_DAY, language),
    last: formatDay(LAST_RECORDED_DAY, language),
  });
}
