import { type PlainDate } from "@keystead/domain/calendar";
import { parseDayInput } from "@keystead/domain/day-input";

import { todayHere } from "./today.ts";

/** Parses a day as typed here, or as `YYYY-MM-DD`, for every date field. Null when nothing can be recorded for it. */
export function dayOfInput(text: string, today: PlainDate = todayHere()): PlainDate | null {
  return parseDayInput(text, today);
}
