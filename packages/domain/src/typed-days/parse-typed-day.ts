import { isRecordedDay } from "../calendar/index.ts";
import type { PlainDate } from "../calendar/index.ts";
import { readTypedDay } from "./typed-date.ts";

/** A day typed on `today`, the nearest where it has no year, of the days that something can be recorded for: nothing was paid in 1850. */
export function parseTypedDay(text: string, today: PlainDate): PlainDate | null {
  const typed = readTypedDay(text, today, "nearest");
  return typed.state === "day" && isRecordedDay(typed.day) ? typed.day : null;
}
