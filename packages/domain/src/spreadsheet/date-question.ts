import type { PlainDate } from "../calendar/index.ts";
import { bothReadings, isAmbiguousDate, provenOrder } from "./reading/read-cell.ts";
import type { DateOrder } from "./reading/read-cell.ts";

/**
 * Ambiguous dates of a column, with the first of them as an example; `order` is how they are read, null = not decided
 * yet.
 */
export type OpenDateOrder = {
  readonly example: string;
  readonly dayFirst: PlainDate;
  readonly monthFirst: PlainDate;
  readonly order: DateOrder | null;
};

/**
 * Whether the dates of a column need a question. An unambiguous date decides for all, unless the user chose an order or
 * two of them contradict each other. Null where no date is ambiguous.
 */
export function dateQuestion(texts: readonly string[], answer: DateOrder | null): OpenDateOrder | null {
  const example = texts.find((text) => isAmbiguousDate(text));
  const readings = example === undefined ? null : bothReadings(example);
  if (example === undefined || readings === null) return null;
  const proven = [...new Set(texts.flatMap((text) => provenOrder(text) ?? []))];
  return { example, ...readings, order: answer ?? (proven.length === 1 ? (proven[0] ?? null) : null) };
}
