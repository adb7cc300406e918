import { addToMonth, type Month, MONTHS_IN, type Period } from "@keystead/domain/calendar";

/**
 * The last of the twelve months to show: the current month if the shown ones are within its last twelve, else the end
 * of their year.
 */
export function barsUpTo(shown: Pick<Period, "first" | "last">, now: Month): Month {
  const near = shown.last >= addToMonth(now, -11) && shown.first <= now;
  return near ? now : addToMonth(shown.first, MONTHS_IN.year - Number(shown.first.slice(5)));
}
