import { isRecordedDay } from "../calendar/index.ts";
import type { PlainDate } from "../calendar/index.ts";
import { readDayInput } from "./parse-date-input.ts";

/**
 * A day typed on `today`, the nearest where it has no year; null for other text and outside the recorded days (1900 to
 * 2199).
 */
export function parseDayInput(text: string, today: PlainDate): PlainDate | null {
  const input = readDayInput(text, today, "nearest");
  return input.state === "day" && isRecordedDay(input.day) ? input.day : null;
}
