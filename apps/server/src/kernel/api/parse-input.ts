import { parseMoney } from "@keystead/domain/money";
import type { AmountRule, Currency } from "@keystead/domain/money";
import { parsePlainDate } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";

import { badField } from "./refusals/refusal.ts";

/** Converts an amount of the API (decimal text) to minor units, or refuses its field (R-A02). */
export function parseAmount(
  text: string,
  currency: Currency,
  { field, rule = "positive" }: { readonly field: string; readonly rule?: AmountRule },
): number {
  const amount = parseMoney(text, currency, rule);
  if (!amount.ok) throw badField([field], amount.code);
  return amount.value.minor;
}

/** Null for absent or empty text, whose meaning the caller defines: mostly "what is outstanding". */
export function optionalAmountIn(
  text: string | null | undefined,
  currency: Currency,
  at: { readonly field: string; readonly rule?: AmountRule },
): number | null {
  if (text === undefined || text === null || text.trim() === "") return null;
  return parseAmount(text, currency, at);
}

/** Parses a day of the API, such as `2026-11-27`, or refuses its field. */
export function parseDay(text: string, field: string): PlainDate {
  const day = parsePlainDate(text);
  if (day === null) throw badField([field], "INVALID_DATE");
  return day;
}
