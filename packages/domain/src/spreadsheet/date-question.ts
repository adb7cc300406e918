import type { PlainDate } from "../calendar/index.ts";
import { bothReadings, isAmbiguousDate, provenOrder } from "./reading/read-cell.ts";
import type { DateOrder } from "./reading/read-cell.ts";

/** Dates of a column that read in two ways, by the first of them; `order` is how they are read, null = the answer is missing. */
export type OpenDateOrder = {
  readonly example: string;
  readonly dayFirst: PlainDate;
  readonly monthFirst: PlainDate;
  readonly order: DateOrder | null;
};

/**
 * Whether the dates of a column leave a question. One clear date of it decides for all, unless the person said otherwise or two of
 * them contradict each other. Null where none reads in two ways.
 */
export function dateQuestion(texts: readonly string[], answer: DateOrder | null): OpenDateOrder | null {
  const example = texts.find((text) => isAmbiguousDate(text));
  const readings = example === undefined ? null : bothReadings(example);
  if (example === undefined || readings === null) return null;
  const proven = [...new Set(texts.flatMap((text) => provenOrder(text) ?? []))];
  return { example, ...readings, order: answer ?? (proven.length === 1 ? (proven[0] ?? null) : null) };
}
