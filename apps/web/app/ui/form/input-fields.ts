import { isRecordedDay, type PlainDate } from "@keystead/domain/calendar";
import { readDayInput } from "@keystead/domain/day-input";

import { todayHere } from "../../lib/format/today.ts";
import { readMoneyInput } from "../field/read-money-input.ts";
import type { FieldReading } from "./form-reading.ts";

type AmountContext = Parameters<typeof readMoneyInput>[1];

/** A code without a message of the form: the field itself explains what it cannot read. */
export const SHOWN_BY_FIELD = "SHOWN_BY_FIELD";

/** A required amount, as wire text. */
export function requiredAmount(text: string, context: AmountContext): FieldReading<string> {
  const input = readMoneyInput(text, context);
  if (input.state === "amount") return { ok: true, value: input.amount };
  return { ok: false, code: input.state === "empty" ? "AMOUNT_REQUIRED" : SHOWN_BY_FIELD };
}

/** null for an empty field. */
export function optionalAmount(text: string, context: AmountContext): FieldReading<string | null> {
  return text.trim() === "" ? { ok: true, value: null } : requiredAmount(text, context);
}

/** A day typed into a form, with or without its year, that something can be recorded for: not after `latest`. */
export function dayInput(text: string, latest?: string): FieldReading<PlainDate> {
  const input = readDayInput(text, todayHere(), "nearest");
  if (input.state === "unreadable") return { ok: false, code: "INVALID_DATE" };
  if (input.state === "no_such_day") return { ok: false, code: SHOWN_BY_FIELD };
  const { day } = input;
  if (!isRecordedDay(day)) return { ok: false, code: SHOWN_BY_FIELD };
  return latest !== undefined && day > latest
    ? { ok: false, code: "DATE_IN_FUTURE" }
    : { ok: true, value: day };
}

/** Required text, sent as it was typed. */
export function isFilled(value: string, code: string): FieldReading<string> {
  return value.trim() === "" ? { ok: false, code } : { ok: true, value };
}

export function anything<Value>(value: Value): FieldReading<Value> {
  return { ok: true, value };
}
